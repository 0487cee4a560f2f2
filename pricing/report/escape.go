package report

import (
	"fmt"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// appendEscaped appends r as JSON writes what it cannot show: \u001b, or two of them.
func appendEscaped(out []byte, r rune) []byte {
	if high, low := utf16.EncodeRune(r); high != 0xfffd {
		return fmt.Appendf(out, `\u%04x\u%04x`, high, low)
	}
	return fmt.Appendf(out, `\u%04x`, r)
}

// dollarQuoted writes s in the quotes $'...' of a shell, octet by octet where a character is not plain.
func dollarQuoted(s string) string {
	var b strings.Builder
	b.WriteString("$'")
	for len(s) > 0 {
		r, size := utf8.DecodeRuneInString(s)
		switch {
		case r == '\'' || r == '\\':
			b.WriteString(`\` + s[:size])
		case r == utf8.RuneError && size == 1 || invisible(r):
			for _, octet := range []byte(s[:size]) {
				fmt.Fprintf(&b, `\x%02x`, octet)
			}
		default:
			b.WriteString(s[:size])
		}
		s = s[size:]
	}
	b.WriteByte('\'')
	return b.String()
}
