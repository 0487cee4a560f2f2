package unit

import "testing"

func TestSplitRange(t *testing.T) {
	for _, c := range []struct {
		in                string
		low, likely, high string
		n                 int
	}{
		{"4..6..9", "4", "6", "9", 3},
		{"4..9", "4", "", "9", 2},
		{"4．．6．．9", "4", "6", "9", 3},
		{"4h .. 6h30m", "4h ", "", " 6h30m", 2},
		{".5..1.5", ".5", "", "1.5", 2},
		{"4..", "4", "", "", 2},
		{"6", "6", "", "", 1},
		{"6.5", "6.5", "", "", 1},
		{"4-9", "4-9", "", "", 1},
		{"4...9", "4...9", "", "", 1},
		{"1..2..3..4", "1..2..3..4", "", "", 1},
		{"", "", "", "", 1},
	} {
		low, likely, high, n := SplitRange(c.in)
		if low != c.low || likely != c.likely || high != c.high || n != c.n {
			t.Errorf("%q is %q, %q, %q, %d", c.in, low, likely, high, n)
		}
	}
}
