package report

import (
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"pgregory.net/rapid"
)

func TestWrap(t *testing.T) {
	for _, test := range []struct {
		in    string
		width int
		want  string
	}{
		{"", 10, ""},
		{"a few words here", 10, "a few|words here"},
		{"abcdefghijklm", 5, "abcde|fghij|klm"},
		{"按量付费更省，包月", 12, "按量付费更|省，包月"},              // a comma does not begin a line
		{"单价多（每小时）", 8, "单价多|（每小|时）"},                // nor does a bracket end one
		{"the month (49 %)", 15, "the month|(49 %)"}, // what closes a word stays with it, across a space too
		{"用 12 小时 01 分。", 8, "用 12 小|时 01|分。"},
	} {
		if got := strings.Join(Wrap(test.in, test.width), "|"); got != test.want {
			t.Errorf("%q in %d: %q, want %q", test.in, test.width, got, test.want)
		}
	}
}

// No line is too wide, and nothing but spaces is lost.
func TestWrapKeepsTheText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := plainLine(rapid.String().Draw(t, "text"))
		width := rapid.IntRange(4, 40).Draw(t, "width")
		lines := Wrap(s, width)
		for _, line := range lines {
			if ansi.StringWidth(line) > width {
				t.Fatalf("%q is wider than %d", line, width)
			}
		}
		if bare(strings.Join(lines, "")) != bare(s) {
			t.Fatalf("%q became %q", s, lines)
		}
	})
}

func bare(s string) string { return strings.ReplaceAll(s, " ", "") }

func TestPlainLine(t *testing.T) {
	for in, want := range map[string]string{
		"plain":                              "plain",
		"two\nlines\tand   more ":            "two lines and more",
		"\x1b[31mred\x1b[0m":                 "red",
		"\x1b]8;;http://x\x07link\x1b]8;;\a": "link",
		"a\u202eb\u200bc\ufeff":              "abc",
		"\xff":                               "?",
		"卡 é":                                "卡 é",
	} {
		if got := plainLine(in); got != want {
			t.Errorf("%q became %q, want %q", in, got, want)
		}
	}
}

// Nothing that a terminal obeys is left, and nothing more is taken the second time.
func TestPlainLineIsSafe(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		parts := rapid.SliceOf(rapid.OneOf(rapid.String(), rapid.SampledFrom([]string{"\x1b", "[31m", "]8;;", "\x07", "\u009b", "\u202e", "\xc2", "\x9b", "1;2H"})))
		s := strings.Join(parts.Draw(t, "parts"), "")
		got := plainLine(s)
		if strings.ContainsFunc(got, invisible) || strings.ContainsRune(got, '\n') || got != plainLine(got) {
			t.Fatalf("%q became %q, then %q", s, got, plainLine(got))
		}
	})
}

func TestMarkdownText(t *testing.T) {
	for in, want := range map[string]string{
		"a * b_c":          `a \* b\_c`,
		"# head":           `\# head`,
		"- item":           `\- item`,
		"a - b":            "a - b",
		"1. item":          `1\. item`,
		"12) item":         `12\) item`,
		"475.20":           "475.20",
		"[a](http://b)":    `\[a\](http:\//b)`,
		"www.x.org @me":    `www\.x.org \@me`,
		"a | b `c` <d> $e": "a \\| b \\`c\\` \\<d\\> \\$e",
	} {
		if got := markdownText(in); got != want {
			t.Errorf("%q became %s, want %s", in, got, want)
		}
	}
}
