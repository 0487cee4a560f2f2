package tasklog

import (
	"testing"

	"pgregory.net/rapid"
)

// The short cut for times as the log writes them takes what a person could have typed alike, and nothing else.
func TestWrittenTimesAreReadAsTyped(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.StringMatching(`2[01][0-9]{2}-[01][0-9]-[0-3][0-9] [0-2][0-9]:[0-6][0-9]:[0-6][0-9] [+-][01][0-9]:[0-6][0-9]`).Draw(t, "time")
		m, ok := written(s)
		if want, wantOK := typed(s); ok != wantOK || ok && m != want {
			t.Fatalf("%q is %+v, %v, want %+v, %v", s, m, ok, want, wantOK)
		}
	})
	for _, s := range []string{"", "2026-11-30 09:20:00", "2026-11-30T09:20:00 +08:00", "2026-11-30 09:20:00 +0800 ", "2026-11-3a 09:20:00 +08:00"} {
		if m, ok := written(s); ok {
			t.Errorf("%q is %+v", s, m)
		}
	}
}
