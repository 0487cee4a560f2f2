package widget

import (
	"slices"
	"strings"
	"testing"
	"unicode"

	"pgregory.net/rapid"
)

// row draws f into n cells and marks the cursor's column with ^ below.
func (f Field) row(n int, edited bool) (text string, cursor int) {
	c := NewCanvas(n, 1)
	cursor = f.Draw(c, 0, 0, n, Accent, edited)
	return c.Plain()[0], cursor
}

// screens.md §6, the fields of the frames "typing" and "export".
func TestFieldFrames(t *testing.T) {
	tests := []struct {
		text   string
		n      int
		edited bool
		want   string
		cursor int
	}{
		{"12.5", 10, true, "[12.5_   ]", 5},
		{"12.5", 14, true, "[12.5_       ]", 5},
		{"lora-24gb.summary.txt", 46, false, "[lora-24gb.summary.txt                       ]", 22},
	}
	for _, tt := range tests {
		got, cursor := NewField(tt.text).row(tt.n, tt.edited)
		if got != tt.want || cursor != tt.cursor {
			t.Errorf("got %q, cursor %d, want %q, %d", got, cursor, tt.want, tt.cursor)
		}
	}
}

func TestFieldScrolls(t *testing.T) {
	long := NewField("abcdefghijkl")
	tests := []struct {
		field  Field
		want   string
		cursor int
	}{
		{long, "[hijkl_]", 6},                             // the cursor needs a cell
		{long.Left(), "[hijkl ]", 5},                      // nothing moves yet
		{long.Left().Left().Left().Left(), "[fghijk]", 4}, // the middle: text moves
		{long.Home(), "[abcdef]", 1},
		{long.Home().Right().Right().Right().Right(), "[bcdefg]", 4},
		{NewField("一二三四五"), "[ 四五_]", 6}, // 二 would be cut: a blank
		{NewField("一二三四五").Home(), "[一二三]", 1},
		{NewField("一二三四五").Left(), "[ 四五 ]", 4},
	}
	for _, tt := range tests {
		got, cursor := tt.field.row(8, true)
		if got != tt.want || cursor != tt.cursor {
			t.Errorf("%q at %d: got %q, cursor %d, want %q, %d",
				tt.field.Text(), tt.field.cursor, got, cursor, tt.want, tt.cursor)
		}
	}
}

func TestFieldEdits(t *testing.T) {
	f := NewField("6 h 30")
	tests := []struct {
		name  string
		field Field
		want  string // | is the cursor
	}{
		{"at the end", f, "6 h 30|"},
		{"backspace", f.Backspace(), "6 h 3|"},
		{"delete at the end", f.Delete(), "6 h 30|"},
		{"delete", f.Home().Delete(), "| h 30"},
		{"backspace at the start", f.Home().Backspace(), "|6 h 30"},
		{"right at the end", f.Right(), "6 h 30|"},
		{"left at the start", f.Home().Left(), "|6 h 30"},
		{"end", f.Home().End(), "6 h 30|"},
		{"word", f.DeleteWord(), "6 h |"},
		{"two words", f.DeleteWord().DeleteWord(), "6 |"},
		{"word left", f.Left().WordLeft(), "6 h |30"},
		{"no word", f.Home().DeleteWord(), "|6 h 30"},
		{"insert", f.Home().Right().Insert(".5"), "6.5| h 30"},
		{"paste of lines", Field{}.Insert("12.5\r\nk\t中文\x1b[31m\x00"), "12.5k中文[31m|"},
		{"not UTF-8", Field{}.Insert("a\xff\xfeb"), "ab|"},
		{"wide", NewField("小时").Left(), "小|时"},
		{"a mark joins its letter", NewField("e").Insert("\u0301"), "e\u0301|"},
		{"and goes with it", NewField("xe").Insert("\u0301").Backspace(), "x|"},
		{"a mark on nothing", Field{}.Insert("\u0301a"), "a|"},
		{"a mark brought to a letter", NewField("ab").Home().Insert("\u0301"), "|ab"},
		{"direction signs", Field{}.Insert("a\u202eb\u200bc"), "abc|"},
		{"nothing", Field{}.Backspace().Delete().DeleteWord().Left().Right(), "|"},
	}
	for _, tt := range tests {
		before, after := tt.field.halves()
		if got := before + "|" + after; got != tt.want {
			t.Errorf("%s: got %q, want %q", tt.name, got, tt.want)
		}
	}
	if f.Text() != "6 h 30" {
		t.Errorf("an edit changed the field it was asked of: %q", f.Text())
	}
}

func TestFieldTakesOnlyFieldMax(t *testing.T) {
	paste := strings.Repeat("1234567890", 100_000) // 1 MB
	if got := NewField(paste).Text(); got != paste[:fieldMax] {
		t.Errorf("kept %d bytes, want %d", len(got), fieldMax)
	}
	wide := NewField("x" + strings.Repeat("中", fieldMax))
	if got := Cells(wide.Text()); got != fieldMax-1 {
		t.Errorf("kept %d cells, want %d: half a character has no room", got, fieldMax-1)
	}
	full := NewField(paste)
	if got := full.Home().Insert("x"); got.Text() != full.Text() {
		t.Error("a full field took one more")
	}
}

// Whatever is typed, in whatever order, the field stays whole.
func TestFieldStaysWhole(t *testing.T) {
	edits := []func(Field) Field{
		Field.Backspace, Field.Delete, Field.DeleteWord, Field.Left, Field.Right,
		Field.Home, Field.End, Field.WordLeft,
	}
	rapid.Check(t, func(t *rapid.T) {
		var f Field
		for range rapid.IntRange(0, 12).Draw(t, "steps") {
			if i := rapid.IntRange(0, 2*len(edits)).Draw(t, "edit"); i < len(edits) {
				f = edits[i](f)
			} else {
				f = f.Insert(text().Draw(t, "text"))
			}
			if !slices.Equal(f.characters, split(f.Text())) {
				t.Fatalf("%q is not split as %q", f.Text(), f.characters)
			}
			if strings.ContainsFunc(f.Text(), unicode.IsControl) || Cells(f.Text()) > fieldMax {
				t.Fatalf("took %q", f.Text())
			}
			n := rapid.IntRange(3, 30).Draw(t, "cells")
			row, cursor := f.row(n, true)
			if Cells(row) != n || cursor < 1 || cursor > n-2 {
				t.Fatalf("%q with the cursor at %d in %d cells", row, cursor, n)
			}
		}
	})
}
