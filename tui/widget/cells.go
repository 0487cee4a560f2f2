package widget

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/charmbracelet/x/ansi"
)

// longest is the most bytes that a character may have. Families of emoji have
// some 25; marks heaped on one letter have no end.
const longest = 64

// more ends a text that was cut to its room. It is the same in all glyph sets.
const more = ".."

// Cells is the number of columns that Put takes for s.
func Cells(s string) int {
	n := 0
	for s != "" {
		var g cell
		g, s = next(s)
		n += int(g.width)
	}
	return n
}

// Fit is s cut to n cells, with more at its end if something was cut.
func Fit(s string, n int) string {
	if n <= 0 {
		return ""
	}
	if Cells(s) <= n {
		return s
	}
	room := n - len(more)
	end, used := 0, 0
	for rest := s; ; {
		var g cell
		g, rest = next(rest)
		if used += int(g.width); used > room {
			break
		}
		end = len(s) - len(rest)
	}
	return s[:end] + more[:min(len(more), n)]
}

// next takes one character off s, which is not empty, as a cell without ink.
// What no terminal should be sent is a space: control characters, signs that
// turn the direction of writing, bytes that are not UTF-8. A mark on nothing
// is a cell of width 0 and not drawn.
func next(s string) (cell, string) {
	if s[0] < utf8.RuneSelf && (len(s) == 1 || s[1] < utf8.RuneSelf) {
		if s[0] < ' ' || s[0] == 0x7f {
			return blank, s[1:]
		}
		return cell{text: s[:1], width: 1}, s[1:]
	}
	text, width := cluster(s)
	rest := s[len(text):]
	switch {
	case !printable(text) || joinsNext(text):
		return blank, rest
	case joinsLast(text):
		return cell{}, rest
	}
	return cell{text: text, width: uint8(width)}, rest
}

// cluster is the first character of s as people count them, and its columns.
func cluster(s string) (text string, width int) {
	text, width = ansi.FirstGraphemeCluster(s, ansi.GraphemeWidth)
	return text, min(width, 2)
}

// printable tells whether a terminal may be sent the cluster.
func printable(cluster string) bool {
	if len(cluster) > longest || !utf8.ValidString(cluster) {
		return false
	}
	return !strings.ContainsFunc(cluster, invisible)
}

// invisible tells of control characters and of those that turn the direction
// of writing or hide. What holds emoji, Indic and Arabic letters together or
// apart, and the tags in flags of regions, may stand in a character.
func invisible(r rune) bool {
	joiner := r == 0x200c || r == 0x200d || r >= 0xe0020 && r <= 0xe007f
	return unicode.IsControl(r) || unicode.Is(unicode.Cf, r) && !joiner
}

// joinsLast tells whether a cluster would melt into the cell before it: a mark
// without a letter.
func joinsLast(text string) bool {
	return !selfContained(text) && len(first("a"+text)) > 1
}

// joinsNext tells whether a cluster might melt into the cell after it: half a
// flag, part of a Korean syllable, a joiner at the end.
func joinsNext(text string) bool {
	if selfContained(text) {
		return false
	}
	last, _ := utf8.DecodeLastRuneInString(text)
	return len(first(text+"a")) > len(text) || len(first(text+text)) > len(text) && !unicode.IsMark(last)
}

func first(s string) string {
	text, _ := cluster(s)
	return text
}

// selfContained answers for the most of what is drawn, without a search: one
// character of Latin, of the signs and braille, of Chinese.
func selfContained(text string) bool {
	r, size := utf8.DecodeRuneInString(text)
	return size == len(text) && (r >= 0xa1 && r < 0x300 && r != 0xad || r >= 0x2190 && r < 0x2c00 ||
		r >= 0x3000 && r < 0x302a || r >= 0x3400 && r < 0xa000 || r >= 0xff01 && r < 0xff9e)
}
