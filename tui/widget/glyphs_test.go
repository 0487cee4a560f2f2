package widget

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"github.com/mattn/go-runewidth"
)

// signs are all signs of a set that stand in a cell, by name of their field.
func signs(g Glyphs) map[string]string {
	all := map[string]string{}
	v := reflect.ValueOf(g)
	for i := range v.NumField() {
		name := v.Type().Field(i).Name
		switch field := v.Field(i); {
		case name == "Name" || strings.HasPrefix(name, "Arrow"):
		case field.Kind() == reflect.Array:
			for j := range field.Len() {
				all[fmt.Sprint(name, j)] = field.Index(j).String()
			}
		default:
			all[name] = field.String()
		}
	}
	return all
}

func TestGlyphsAreOneCell(t *testing.T) {
	for _, g := range GlyphSets {
		for name, s := range signs(g) {
			if Cells(s) != 1 && (s != "" || !strings.HasPrefix(name, "Curves")) {
				t.Errorf("%s: %s is %q, %d cells", g.Name, name, s, Cells(s))
			}
		}
	}
}

// Narrow and ASCII hold where characters of ambiguous width take two columns (case C69).
func TestGlyphsAreNarrowEverywhere(t *testing.T) {
	wide := runewidth.Condition{EastAsianWidth: true}
	for _, g := range []Glyphs{Narrow, ASCII} {
		all := signs(g)
		for _, arrow := range []string{g.ArrowLeft, g.ArrowRight, g.ArrowUp, g.ArrowDown} {
			all[arrow] = arrow
		}
		for name, s := range all {
			if wide.StringWidth(s) != Cells(s) {
				t.Errorf("%s: %s is %q, %d columns wide", g.Name, name, s, wide.StringWidth(s))
			}
		}
	}
	if wide.StringWidth(Full.Knob) != 2 {
		t.Error("the measure does not see ambiguous width")
	}
	for name, s := range signs(ASCII) {
		if s != "" && (s[0] > '~' || len(s) != 1) {
			t.Errorf("%s is %q, not ascii", name, s)
		}
	}
}

// Signs that stand for different things in one place differ.
func TestGlyphsDiffer(t *testing.T) {
	for _, g := range GlyphSets {
		for _, group := range [][]string{
			{g.Filled, g.Rest, g.Knob, g.Tick, g.KnobOnTick, g.Typed, g.Unknown, brackets[0], brackets[1]},
			{g.Parts[0], g.Parts[1], g.Parts[2], " "},
			{g.Focus, g.Good, g.Close, "!", "?"},
			{g.Off, g.Idle},
		} {
			for i, s := range group {
				for _, other := range group[:i] {
					if s == other {
						t.Errorf("%s: %q stands for two things", g.Name, s)
					}
				}
			}
		}
	}
}
