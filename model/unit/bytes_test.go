package unit

import (
	"errors"
	"math"
	"testing"
	"time"

	"pgregory.net/rapid"
)

func TestParseBytes(t *testing.T) {
	for in, want := range map[string]Bytes{
		"50GB": 50 * GB, "50 GB": 50 * GB, "50G": 50 * GB, "50gb": 50 * GB, "５０ＧＢ": 50 * GB,
		"0.5GB": 500 * MB, "0,5 GB": 500 * MB, "1.5TB": 1500 * GB, "1,000 GB": TB, "500MB": 500 * MB,
		"24GiB": 24 * GiB, "24Gi": 24 * GiB, "7": 7 * GB, "0": 0, "-0": 0, "12 bytes": 12, "1KiB": 1024, "3 PB": 3 * PB,
		"0.1GiB":               107_374_182, // 107374182.4
		"9223372036854775807B": math.MaxInt64,
	} {
		if got, err := ParseBytes(in); err != nil || got != want {
			t.Errorf("%q is %d, %v, want %d", in, got, err, want)
		}
	}
}

func TestParseBytesRefuses(t *testing.T) {
	for _, c := range []struct {
		in     string
		reason Reason
		at     int
	}{
		{"", Empty, 0},
		{"GB", NotNumber, 0},
		{"-5GB", Negative, 0},
		{"5 apples", UnknownWord, 3},
		{"5GBs", UnknownWord, 2},
		{"5Gbit", UnknownWord, 2},
		{"5GB/s", UnknownWord, 4},
		{"5 6GB", TwoNumbers, 3},
		{"0.1B", TooManyDecimals, 0},
		{"9223372036854775808B", TooLarge, 0},
		{"10000PB", TooLarge, 0},
	} {
		b, err := ParseBytes(c.in)
		var syntax *SyntaxError
		if !errors.As(err, &syntax) || syntax.Reason != c.reason || syntax.At != c.at || b != 0 {
			t.Errorf("%q: %v, %v", c.in, b, err)
		}
	}
}

func TestBytesString(t *testing.T) {
	for b, want := range map[Bytes]string{
		0: "0GB", 200 * GB: "200GB", 500 * MB: "500MB", 1500 * GB: "1500GB", 2 * TB: "2TB",
		24 * GiB: "24GiB", 125 * GiB: "125GiB", 1024: "1KiB", 1000: "1KB", 123_457: "123457B",
		math.MaxInt64: "9223372036854775807B",
	} {
		if got := b.String(); got != want {
			t.Errorf("%d is %s, want %s", int64(b), got, want)
		}
	}
}

func TestSizesReadBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		unit := rapid.SampledFrom(byteUnits).Draw(t, "unit").size
		b := unit * Bytes(rapid.Int64Range(0, math.MaxInt64/int64(unit)).Draw(t, "n"))
		if got, err := ParseBytes(b.String()); err != nil || got != b {
			t.Fatalf("%d prints as %v and reads back as %d, %v", int64(b), b, int64(got), err)
		}
		p := PerSecond(b)
		if got, err := ParsePerSecond(p.String()); err != nil || got != p {
			t.Fatalf("%d prints as %v and reads back as %d, %v", int64(p), p, int64(got), err)
		}
	})
}

func TestParsePerSecond(t *testing.T) {
	for in, want := range map[string]string{
		"50MB/s": "50MB/s", "50 MB/s": "50MB/s", "50M": "50MB/s", "50M/s": "50MB/s", "50MB": "50MB/s", "50MBps": "50MB/s",
		"50": "50MB/s", "50MB/秒": "50MB/s", "50 MB per second": "50MB/s", "50 MiB/s": "50MiB/s",
		"400Mbps": "50MB/s", "400 Mbit/s": "50MB/s", "400Mb/s": "50MB/s", "400mbps": "50MB/s", "1Gbps": "125MB/s",
		"0": "0MB/s", "8bps": "1B/s",
	} {
		if got, err := ParsePerSecond(in); err != nil || got.String() != want {
			t.Errorf("%q is %v, %v, want %s", in, got, err, want)
		}
	}
}

// "mb/s" is written for bits and for bytes, a factor of 8.
func TestParsePerSecondRefuses(t *testing.T) {
	for in, want := range map[string]Reason{
		"50mb/s": BitsOrBytes, "50 gb/s": BitsOrBytes, "-5": Negative, "5ps": UnknownWord, "5 apples": UnknownWord,
		"fast": NotNumber, "1bps": TooManyDecimals, "99999999TB/s": TooLarge, "50MB/s/s": UnknownWord, "50 60": TwoNumbers,
	} {
		p, err := ParsePerSecond(in)
		var syntax *SyntaxError
		if !errors.As(err, &syntax) || syntax.Reason != want || p != 0 {
			t.Errorf("%q: %v, %v", in, p, err)
		}
	}
}

func TestDownloadTime(t *testing.T) {
	for _, c := range []struct {
		p    PerSecond
		size Bytes
		want time.Duration
	}{
		{50_000_000, 15 * GB, 5 * time.Minute}, // 15000 MB ÷ 50 MB/s = 300 s
		{3, 1, 333_333_333},                    // a third of a second
		{3, 2, 666_666_667},
		{50_000_000, 0, 0},
		{0, 15 * GB, 0},
		{1, math.MaxInt64, math.MaxInt64},
	} {
		if got := c.p.Time(c.size); got != c.want {
			t.Errorf("%v at %v takes %v, want %v", c.size, c.p, got, c.want)
		}
	}
}

func FuzzParseBytes(f *testing.F) {
	for _, s := range []string{"50GB", "50 GB", "50G", "0.5GB", "24GiB", "7", "400Mbps", "50mb/s", "1e3GB", "-1", "\xff1B", "9999999PB"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		if b, err := ParseBytes(s); err == nil {
			if again, err := ParseBytes(b.String()); err != nil || again != b || b < 0 {
				t.Fatalf("%q is %d, then %d, %v", s, int64(b), int64(again), err)
			}
		}
		if p, err := ParsePerSecond(s); err == nil {
			if again, err := ParsePerSecond(p.String()); err != nil || again != p || p < 0 {
				t.Fatalf("%q is %d, then %d, %v", s, int64(p), int64(again), err)
			}
		}
	})
}
