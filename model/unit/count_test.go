package unit

import "testing"

func TestParseCount(t *testing.T) {
	for in, want := range map[string]int64{
		"7B": 7e9, "7 b": 7e9, "0.5B": 5e8, "50M": 5e7, "1.5T": 15e11, "6738415616": 6738415616, "6,738,415,616": 6738415616,
		"2k": 2000, "70亿": 7e9, "5000万": 5e7, "8G": 8e9, "0": 0,
	} {
		if got, err := ParseCount(in); err != nil || got != want {
			t.Errorf("%q is %d (%v), want %d", in, got, err, want)
		}
	}
	for _, in := range []string{"", "B", "7 billion", "7BB", "-7B", "7B 8B", "1e9", "99999999T", "0.1"} {
		if got, err := ParseCount(in); err == nil {
			t.Errorf("%q is read as %d", in, got)
		}
	}
}
