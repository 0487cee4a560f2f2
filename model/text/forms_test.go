package text_test

import (
	"math"
	"strconv"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"app/gpuplan/model/text"
)

// written is one value as English and Chinese write it.
type written struct{ what, got, want string }

func check(t *testing.T, cases []written) {
	t.Helper()
	for _, c := range cases {
		if c.got != c.want {
			t.Errorf("%s: got %q, want %q", c.what, c.got, c.want)
		}
	}
}

func TestDurations(t *testing.T) {
	en, zh := text.English, text.Chinese
	const h, m, s = time.Hour, time.Minute, time.Second
	check(t, []written{
		{"clock", en.Clock(6 * h), "6 h 00"},
		{"clock zh", zh.Clock(6 * h), "6 小时 00"},
		{"clock is cut to minutes", en.Clock(12*h + m + 59*s), "12 h 01"},
		{"spell", en.Spell(12*h + m), "12 h 01 min"},
		{"spell zh", zh.Spell(12*h + m), "12 小时 01 分"},
		{"spell below 0", en.Spell(-90 * m), "-1 h 30 min"},
		{"spell of many hours", en.Spell(10_000*h + 5*m), "10,000 h 05 min"},
		{"nothing", en.Duration(0), "0 s"},
		{"nothing zh", zh.Duration(0), "0 秒"},
		{"seconds", en.Duration(90 * s), "90 s"},
		{"part of a second", en.Duration(1500 * time.Millisecond), "1.5 s"},
		{"a nanosecond", en.Duration(1), "0.000000001 s"},
		{"minutes", en.Duration(15 * m), "15 min"},
		{"minutes zh", zh.Duration(15 * m), "15 分"},
		{"minutes and seconds", en.Duration(5*m + 20500*time.Millisecond), "5 min 20.5 s"},
		{"minutes and seconds zh", zh.Duration(5*m + 20*s), "5 分 20 秒"},
		{"hours", en.Duration(2*h + 30*m), "2 h 30 min"},
		{"hours and seconds", en.Duration(1*h + 1*s), "1 h 00 min 1 s"},
		{"below 0", en.Duration(-15 * m), "-15 min"},
		{"days", en.Days(30), "30 d"},
		{"days zh", zh.Days(30), "30 天"},
	})
}

// Hours stand beside a price: 22.50 x 1.98 = 44.55. 18 s are half a hundredth of an hour.
func TestHours(t *testing.T) {
	check(t, []written{
		{"idle of the article", text.English.Hours(90 * 15 * time.Minute), "22.50 h"},
		{"the same zh", text.Chinese.Hours(90 * 15 * time.Minute), "22.50 小时"},
		{"a half goes up", text.English.Hours(18 * time.Second), "0.01 h"},
		{"below a half goes down", text.English.Hours(18*time.Second - 1), "0.00 h"},
		{"grouped", text.English.Hours(12345 * time.Hour), "12,345.00 h"},
		{"below 0", text.English.Hours(-90 * time.Minute), "-1.50 h"},
		{"multiple", text.English.Multiple(225 * time.Hour), "225"},
		{"part of one", text.Chinese.Multiple(56*time.Hour + 15*time.Minute), "56.25"},
	})
}

func TestNumbers(t *testing.T) {
	en := text.English
	check(t, []written{
		{"below 10,000", en.Number("1229.70"), "1229.70"},
		{"10,000", en.Number("10000.00"), "10,000.00"},
		{"millions", en.Number("1234567.891"), "1,234,567.891"},
		{"below -10,000", en.Number("-12345"), "-12,345"},
		{"-9999", en.Number("-9999.5"), "-9999.5"},
		{"count", en.Count(12000), "12,000"},
		{"percent", en.Percent(48.9), "49 %"},
		{"sentences", en.Sentences("One.", "", "Two."), "One. Two."},
		{"sentences zh", text.Chinese.Sentences("一。", "二。"), "一。二。"},
		{"change up", en.Change(100.2), "+100 %"},
		{"change down", en.Change(-49.6), "-50 %"},
		{"date", en.Date(time.Date(2026, 11, 30, 0, 0, 0, 0, time.UTC)), "30 Nov 2026"},
		{"date zh", text.Chinese.Date(time.Date(2026, 11, 3, 0, 0, 0, 0, time.UTC)), "2026-11-03"},
		{"short date", en.ShortDate(time.Date(2026, 11, 3, 0, 0, 0, 0, time.UTC)), "3 Nov"},
		{"short date zh", text.Chinese.ShortDate(time.Date(2026, 11, 3, 0, 0, 0, 0, time.UTC)), "11-03"},
	})
}

func TestSizes(t *testing.T) {
	en := text.English
	check(t, []written{
		{"GB", en.Size(200e9), "200 GB"},
		{"part of a GB", en.Size(1_500_000_000), "1.5 GB"},
		{"a byte over", en.Size(1_000_000_001), "1.000000001 GB"},
		{"TB are many GB", en.Size(12_000e9), "12,000 GB"},
		{"MB", en.Size(750e6), "750 MB"},
		{"kB", en.Size(1500), "1.5 kB"},
		{"B", en.Size(999), "999 B"},
		{"none", en.Size(0), "0 GB"},
		{"below 0", en.Size(-2e9), "-2 GB"},
		{"speed", en.Speed(50e6), "50 MB/s"},
		{"a fast one", en.Speed(1_008_000_000_000), "1008 GB/s"},
		{"slow", en.Speed(1), "0.000001 MB/s"},
	})
}

// The extremes of a whole number are written and not run in circles over.
func TestExtremes(t *testing.T) {
	for _, n := range []int64{math.MinInt64, math.MaxInt64} {
		for _, l := range text.Languages {
			for _, s := range []string{l.Duration(time.Duration(n)), l.Spell(time.Duration(n)), l.Hours(time.Duration(n)), l.Size(n), l.Count(n)} {
				if strings.HasPrefix(s, "-") != (n < 0) || strings.Contains(s, "--") {
					t.Errorf("%s: %d is written %q", l.Code, n, s)
				}
			}
		}
	}
}

// Grouping adds commas and changes no digit; three digits follow each comma.
func TestNumberKeepsItsDigits(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.Int64().Draw(t, "n")
		decimal := strconv.FormatInt(n, 10) + rapid.SampledFrom([]string{"", ".5", ".000001"}).Draw(t, "decimals")
		got := text.Chinese.Number(decimal)
		if strings.ReplaceAll(got, ",", "") != decimal {
			t.Fatalf("%s became %s", decimal, got)
		}
		groups := strings.Split(strings.TrimPrefix(strings.Split(got, ".")[0], "-"), ",")
		for _, g := range groups[1:] {
			if len(g) != 3 || len(groups[0]) > 3 {
				t.Fatalf("%s is grouped as %s", decimal, got)
			}
		}
	})
}
