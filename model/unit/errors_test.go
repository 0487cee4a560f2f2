package unit

import (
	"strings"
	"testing"
	"time"
)

// Every kind says what would be right, for the reasons that depend on it.
func TestWhatWouldBeRight(t *testing.T) {
	for _, c := range []struct {
		parse func(string) error
		in    string
		want  string
	}{
		{parses(ParseAmount), "9223372037", "at most 9223372036.854775807"},
		{parses(ParseMoney), "9223372036855", "at most 9223372036854.775807"},
		{parses(ParseRatio), "9223372037", "at most 9223372036.854775807"},
		{parses(ParseBytes), "10000PB", "at most 9223PB"},
		{parses(ParsePerSecond), "10000PB", "at most 9223PB/s"},
		{parses(parseHours), "9999999", "at most 2562047h"},
		{parses(ParseMoney), "0.0000001", "at most 6"},
		{parses(ParseAmount), "0.0000000001", "at most 9"},
		{parses(ParseBytes), "0.0000000001", "a whole byte or more"},
		{parses(parseHours), "0.0000000000001", "nothing below a nanosecond"},
		{parses(ParseRatio), "", "a factor such as 0.93"},
		{parses(ParsePerSecond), "5mb/s", "a bandwidth such as 50MB/s or 400Mbps"},
	} {
		err := c.parse(c.in)
		if err == nil || !strings.HasSuffix(err.Error(), ", want "+c.want) {
			t.Errorf("%q: %v, want %s", c.in, err, c.want)
		}
	}
}

func parses[T any](parse func(string) (T, error)) func(string) error {
	return func(s string) error { _, err := parse(s); return err }
}

func parseHours(s string) (time.Duration, error) { return ParseDuration(s, time.Hour) }

// What the messages give as right can be read.
func TestExamplesInMessagesAreRead(t *testing.T) {
	for kind, c := range map[kind]struct {
		parse    func(string) error
		examples string
	}{
		kindAmount:    {parses(ParseAmount), "1.98 1,100.50"},
		kindMoney:     {parses(ParseMoney), "900 1,100.50"},
		kindRatio:     {parses(ParseRatio), "0.93"},
		kindDuration:  {parses(parseHours), "6h30m 90m 1d4h"},
		kindBytes:     {parses(ParseBytes), "50GB 24GiB"},
		kindCount:     {parses(ParseCount), "7B 50M"},
		kindPerSecond: {parses(ParsePerSecond), "50MB/s 400Mbps"},
		kindCurrency:  {parses(LookupCurrency), "CNY USD EUR"},
		kindRounding:  {parses(ParseRounding), "half-up floor ceil"},
	} {
		for _, in := range strings.Fields(c.examples) {
			if err := c.parse(in); err != nil || !strings.Contains(wants[kind], in) {
				t.Errorf("%q of %q: %v", in, wants[kind], err)
			}
		}
	}
}

// The scanner looks at most 10 characters ahead for a word.
func TestWordsAreFound(t *testing.T) {
	checkWords(t, coins)
	checkWords(t, multipliers)
	checkWords(t, counts)
	checkWords(t, perUnits)
	checkWords(t, perJoins)
	checkWords(t, perMarks)
	checkWords(t, perSeconds)
	checkWords(t, durationUnits)
}

func checkWords[V comparable](t *testing.T, table map[string]V) {
	for text, want := range table {
		s := &scanner{text: []rune(strings.ToUpper(text))}
		if got, ok := word(s, table); !ok || got != want || s.pos != len(s.text) {
			t.Errorf("%q is %v, %v up to %d", text, got, ok, s.pos)
		}
	}
}
