package report

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/charmbracelet/x/ansi"

	cells "app/gpuplan/model/table"
)

// Names come from a file that somebody else may have written. Each place that they go to has its own way of being
// misled, and one function here that prevents it; a format passes every text through its own.

// plainLine makes s one line that a terminal only shows: no escape sequence, no control character, nothing that turns the
// direction of writing or is invisible; runs of space become one.
func plainLine(s string) string {
	if cells.IsPlain(s) {
		return s
	}
	s = strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case invisible(r):
			return -1
		}
		return r
	}, ansi.Strip(strings.ToValidUTF8(s, "?")))
	return strings.Join(strings.Fields(s), " ")
}

// invisible tells whether r is shown as nothing and does something: control, format and private characters.
func invisible(r rune) bool {
	return unicode.In(r, unicode.Cc, unicode.Cf, unicode.Co, unicode.Zl, unicode.Zp)
}

// markdownText makes s plain text of Markdown (CommonMark with GitHub's extensions): no emphasis, link, code, HTML, table
// edge, mention or formula comes out of it, and no line of it becomes a heading or a list.
func markdownText(s string) string {
	var b strings.Builder
	for i, r := range plainLine(s) {
		if strings.ContainsRune("\\`*_[]<>|~&#@$", r) || i == 0 && strings.ContainsRune("-+=", r) {
			b.WriteByte('\\')
		}
		b.WriteRune(r)
	}
	s = strings.ReplaceAll(b.String(), "://", `:\//`)
	s = strings.ReplaceAll(s, "www.", `www\.`)
	return unlisted(s)
}

// unlisted keeps a text that begins with "1. " or "1) " from becoming a list.
func unlisted(s string) string {
	digits := len(s) - len(strings.TrimLeft(s, "0123456789"))
	rest := s[digits:] + " "
	if digits > 0 && (rest[0] == '.' || rest[0] == ')') && rest[1] == ' ' {
		return s[:digits] + `\` + s[digits:]
	}
	return s
}

// sheetText makes s a cell of text: a spreadsheet takes a text that begins with one of = + - @ (or their wide twins) for a
// formula, so it gets an apostrophe in front. Numbers do not pass through here.
func sheetText(s string) string {
	s = plainLine(s)
	first, _ := utf8.DecodeRuneInString(s)
	if strings.ContainsRune("=+-@＝＋－＠", first) {
		return "'" + s
	}
	return s
}

// jsonText hides in a JSON document what a terminal would obey, without losing it: such characters stand within strings
// only, and become \u escapes.
func jsonText(document []byte) []byte {
	var out []byte
	for _, r := range string(document) {
		switch {
		case r == '\n' || !invisible(r):
			out = utf8.AppendRune(out, r)
		default:
			out = appendEscaped(out, r)
		}
	}
	return out
}

// shellWord quotes one argument of a command line for a POSIX shell. Characters that a terminal would obey become escapes
// of the form $'\x1b', which bash, zsh and ksh read.
func shellWord(s string) string {
	switch {
	case strings.ContainsFunc(s, invisible) || !utf8.ValidString(s):
		return dollarQuoted(s)
	case s != "" && strings.IndexFunc(s, unquotable) < 0:
		return s
	}
	return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
}

// unquotable tells whether a shell gives r a meaning of its own.
func unquotable(r rune) bool {
	return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("-_./:=,+%", r)
}
