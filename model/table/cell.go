package table

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// longest is the most characters of a text of a row that are kept; a plan takes no longer names.
const longest = 200

// Clean gives a text in one line (OneLine), cut to the most characters that are kept.
func Clean(s string) string {
	s = OneLine(s)
	if len(s) <= longest {
		return s
	}
	if r := []rune(s); len(r) > longest {
		s = string(r[:longest])
	}
	return s
}

// OneLine gives a text without what a terminal would obey and with one space for many.
func OneLine(s string) string {
	if IsPlain(s) {
		return s
	}
	s = strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case r == utf8.RuneError:
			return '?'
		case !unicode.IsGraphic(r):
			return -1
		}
		return r
	}, s)
	return strings.Join(strings.Fields(s), " ")
}

// IsPlain reports whether a text is of ASCII alone, one cell a byte, and OneLine leaves it as it is. Most are.
func IsPlain(s string) bool {
	for i := range len(s) {
		if s[i] < ' ' || s[i] >= 0x7f || s[i] == ' ' && (i == 0 || i == len(s)-1 || s[i-1] == ' ') {
			return false
		}
	}
	return true
}

// Column finds a column by its name, in any case; -1 where there is none.
func Column(head []string, name string) int {
	return slices.IndexFunc(head, func(h string) bool { return strings.EqualFold(h, strings.TrimSpace(name)) })
}

// mostListed is how many columns a message names.
const mostListed = 20

// Listed names columns for a message: the first 20 that have a name.
func Listed(head []string) string {
	names := make([]string, 0, mostListed+1)
	for _, h := range head {
		if len(names) == mostListed {
			names = append(names, "..")
			break
		}
		if h = Clean(h); h != "" {
			names = append(names, shorten(h))
		}
	}
	return strings.Join(names, ", ")
}

// shorten cuts a text that a message repeats.
func shorten(s string) string {
	const most = 40
	if r := []rune(s); len(r) > most {
		return string(r[:most]) + ".."
	}
	return s
}
