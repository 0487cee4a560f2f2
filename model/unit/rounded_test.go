package unit

import (
	"testing"

	"pgregory.net/rapid"
)

// What is finer than a billionth is rounded, half away from zero; all else is read as ever.
func TestParseRounded(t *testing.T) {
	for s, want := range map[string]int64{
		"0.33333333333333331": 333_333_333, "0.30000000000000004": 300_000_000, "0.0000000005": 1, "0.00000000049": 0,
		"-0.0000000005": -1, "1.98": 1_980_000_000, "¥1.9800000000001/小时": 1_980_000_000, "0.00012345678万": 1_234_567_800,
	} {
		if a, err := ParseRounded(s); err != nil || a.Nanos != want {
			t.Errorf("%q: got %d, %v, want %d", s, a.Nanos, err, want)
		}
	}
	for _, s := range []string{"", "x", "1e3", "99999999999", "99999999999.0000000001", "1.2.3"} {
		if a, err := ParseRounded(s); err == nil {
			t.Errorf("%q: got %d", s, a.Nanos)
		}
	}
}

// The short cut for plain numbers reads them as the scanner does.
func TestPlainIsWhatTheScannerReads(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.StringMatching(`[0-9]{0,11}(\.[0-9]{0,11})?|[0-9.,-]{0,6}`).Draw(t, "s")
		n, ok := plain(s)
		if !ok {
			return
		}
		r, err := read(s, kindAmount)
		if err != nil {
			t.Fatal(s, err)
		}
		if want, err := r.integer(9); err != nil || n != want {
			t.Fatalf("%q: got %d, want %d, %v", s, n, want, err)
		}
	})
}
