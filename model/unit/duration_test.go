package unit

import (
	"errors"
	"math"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"
)

func TestParseDuration(t *testing.T) {
	for in, want := range map[string]string{
		"90m":                      "1h30m",
		"90 min":                   "1h30m",
		"1d4h":                     "28h",
		"1d 4h":                    "28h",
		"1 day 4":                  "28h",
		"1天4小时":                    "28h",
		"2小时30分":                   "2h30m",
		"2小时30分钟":                  "2h30m",
		"2小时30":                    "2h30m",
		"2 个小时":                    "2h",
		"６小时":                      "6h",
		"30秒":                      "30s",
		"6h30":                     "6h30m",
		"5m30":                     "5m30s",
		"6:30":                     "6h30m",
		"６：３０":                     "6h30m",
		"100:05:09":                "100h5m9s",
		"6.5":                      "6h30m",
		"6,5":                      "6h30m",
		"6.5h":                     "6h30m",
		"390 min":                  "6h30m",
		"30s":                      "30s",
		"0":                        "0s",
		"-0":                       "0s",
		"2W":                       "336h",
		"1,000h":                   "1000h",
		"0.0005h":                  "1.8s",
		"1/3":                      "", // no fractions
		"0.333333333":              "19m59.9999988s",
		"2562047h47m16.854775807s": "2562047h47m16.854775807s",
	} {
		d, err := ParseDuration(in, time.Hour)
		if got := FormatDuration(d); want != "" && (err != nil || got != want) || want == "" && err == nil {
			t.Errorf("%q is %s, %v, want %s", in, got, err, want)
		}
	}
	if d, err := ParseDuration("90", time.Minute); err != nil || d != 90*time.Minute {
		t.Errorf("90 in minutes is %v, %v", d, err)
	}
}

func TestParseDurationRefuses(t *testing.T) {
	for _, c := range []struct {
		in     string
		reason Reason
		at     int
	}{
		{"", Empty, 0},
		{"long", NotNumber, 0},
		{"15", NoUnit, 0},
		{"0", NoUnit, 0},
		{"30s5", NoUnit, 0},
		{"-5h", Negative, 0},
		{"6h-3m", UnknownWord, 3},
		{"6h apples", UnknownWord, 4},
		{"1.2.5h", SecondPoint, 4},
		{"1h2h", UnitOrder, 3},
		{"30m6h", UnitOrder, 4},
		{"6:75", BadClock, 3},
		{"6:5", BadClock, 3},
		{"6:300", BadClock, 3},
		{"6:30:5", BadClock, 6},
		{"6:30:00:00", UnknownWord, 8},
		{"6:30 h", UnknownWord, 6},
		{"1 month", UnknownWord, 3},
		{"5 6h", TwoNumbers, 3},
		{"1e3h", Exponent, 2},
		{"0.0000000001s", TooManyDecimals, 0},
		{"2562048h", TooLarge, 0},
		{strings.Repeat("9", 150) + "h", TooLarge, 0},
		{strings.Repeat("1h", 1<<19), TooLong, 0},
	} {
		d, err := ParseDuration(c.in, 0)
		var syntax *SyntaxError
		if !errors.As(err, &syntax) || syntax.Reason != c.reason || syntax.At != c.at || d != 0 {
			t.Errorf("%.40q: %v, %v", c.in, d, err)
		}
	}
	_, err := ParseDuration("15", 0)
	if want := `"15" has no unit, want a time such as 6h30m, 90m or 1d4h`; err == nil || err.Error() != want {
		t.Errorf("error is %v, want %s", err, want)
	}
}

func TestFormatDuration(t *testing.T) {
	for d, want := range map[time.Duration]string{
		0:                                "0s",
		90 * time.Second:                 "1m30s",
		6*time.Hour + 30*time.Minute:     "6h30m",
		225 * time.Hour:                  "225h",
		time.Hour + time.Second:          "1h1s",
		1500 * time.Millisecond:          "1.5s",
		1:                                "0.000000001s",
		-30 * time.Minute:                "-30m",
		math.MinInt64:                    "-2562047h47m16.854775808s",
		12*time.Hour + 1*time.Minute:     "12h1m",
		24*time.Hour - 1*time.Nanosecond: "23h59m59.999999999s",
	} {
		if got := FormatDuration(d); got != want {
			t.Errorf("%d is %s, want %s", d, got, want)
		}
	}
}

func TestDurationsReadBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := time.Duration(rapid.Int64Min(0).Draw(t, "d"))
		if got, err := ParseDuration(FormatDuration(d), 0); err != nil || got != d {
			t.Fatalf("%d prints as %s and reads back as %d, %v", d, FormatDuration(d), got, err)
		}
	})
}

func FuzzParseDuration(f *testing.F) {
	for _, s := range []string{
		"90m", "90 min", "1d4h", "2小时30分", "6h30", "6:30", "6:30:15", "6.5", "6,5", "30秒", "-1h", "1h1h", "9e9h", "999999999h", "\xff1s",
	} {
		f.Add(s, int64(time.Hour))
	}
	f.Fuzz(func(t *testing.T, s string, bare int64) {
		d, err := ParseDuration(s, time.Duration(magnitude(bare)>>1))
		if err != nil {
			return
		}
		if d < 0 {
			t.Fatalf("%q is %v", s, d)
		}
		if again, err := ParseDuration(FormatDuration(d), 0); err != nil || again != d {
			t.Fatalf("%q is %d, then %d, %v", s, d, again, err)
		}
	})
}
