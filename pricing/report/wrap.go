package report

import (
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// atom is a piece of text that a line is not broken within: a word, or one character of a script that has no spaces.
type atom struct {
	text   string
	width  int
	spaced bool // a space stands before it, unless it begins a line
}

// Wrap breaks a line of text into lines of at most width cells, at spaces and between wide characters; a word that is
// longer than a line is cut.
func Wrap(s string, width int) []string {
	lines := []string{""}
	used := 0
	for _, a := range atoms(s, width) {
		space := ""
		if a.spaced && used > 0 {
			space = " "
		}
		if used > 0 && used+len(space)+a.width > width {
			lines, used, space = append(lines, ""), 0, ""
		}
		lines[len(lines)-1] += space + a.text
		used += len(space) + a.width
	}
	return lines
}

// atoms takes a text apart.
func atoms(s string, width int) []atom {
	var list []atom
	fresh, spaced, wide := true, false, false
	for len(s) > 0 {
		c, w := ansi.FirstGraphemeCluster(s, ansi.GraphemeWidth)
		s = s[len(c):]
		if c == " " {
			fresh, spaced = true, true
			continue
		}
		last, isWide, closes := len(list)-1, w > 1, strings.Contains(closing, c)
		if fresh && closes && last >= 0 && list[last].width+1+w <= width {
			c, w, fresh = " "+c, w+1, false // "49 %" is one word
		}
		apart := (isWide || wide) && !closes && (last < 0 || !strings.HasSuffix(list[last].text, opening))
		if fresh || apart || list[last].width+w > width {
			list, last = append(list, atom{spaced: spaced}), last+1
		}
		list[last].text += c
		list[last].width += w
		fresh, spaced, wide = false, false, isWide
	}
	return list
}

// Wide characters that must not begin a line, and the one that must not end it.
const (
	closing = "，。、：；！？）」%"
	opening = "（"
)
