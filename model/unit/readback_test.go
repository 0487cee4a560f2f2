package unit

import (
	"strconv"
	"testing"

	"pgregory.net/rapid"
)

// Vectors C36: what is printed is read back to the same value, for every value.
func TestNumbersReadBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.Int64().Draw(t, "n")
		if m, err := ParseMoney(Money(n).String()); err != nil || m != Money(n) {
			t.Fatalf("money %v reads back as %v, %v", Money(n), m, err)
		}
		for _, price := range []string{PerHour(n).String(), PerGB(n).String(), PerGBTime(n).String(), PerKWh(n).String()} {
			if a, err := ParseAmount(price); err != nil || a != (Amount{Nanos: n}) {
				t.Fatalf("price %s reads back as %+v, %v", price, a, err)
			}
		}
		if r, err := ParseRatio(Ratio(n).String()); err != nil || r != Ratio(n) {
			t.Fatalf("factor %v reads back as %v, %v", Ratio(n), r, err)
		}
	})
}

// A number with both separators, or with several groups, means the same in
// every way of writing.
func TestWaysOfWriting(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		whole := rapid.Int64Range(1000, 9_000_000_000).Draw(t, "whole")
		cents := rapid.Int64Range(0, 99).Draw(t, "cents")
		way := rapid.SampledFrom([]struct {
			size         int
			group, point string
		}{{3, ",", "."}, {3, ".", ","}, {3, " ", ","}, {3, "'", "."}, {3, "_", "."}, {4, ",", "."}}).Draw(t, "way")
		if way.size == 4 && whole < 10_000 {
			return
		}
		text := grouped(strconv.FormatInt(whole, 10), way.size, way.group) + way.point + strconv.FormatInt(100+cents, 10)[1:]
		a, err := ParseAmount(text)
		if want := (whole*100 + cents) * 10_000_000; err != nil || a.Nanos != want {
			t.Fatalf("%q is %+v, %v, want %d", text, a, err, want)
		}
	})
}

func grouped(digits string, size int, sep string) string {
	for at := len(digits) - size; at > 0; at -= size {
		digits = digits[:at] + sep + digits[at:]
	}
	return digits
}

func FuzzParseAmount(f *testing.F) {
	for _, s := range []string{
		"1.98", "¥1.98/小时", "￥１．９８", "1,100", "1.355,90 €", "1万", "1.2k", "$11", " 12 元/小时 ", "1 100,50",
		"1’100", "CNY 1.98", "0.0066/GB/天", "-3", "1.2.5", "NaN", "1e309", "1,0000", "\xff5", "5.", ",5", "9223372037",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		a, err := ParseAmount(s)
		if err != nil {
			if a != (Amount{}) || len(err.Error()) > 600 {
				t.Fatalf("%q: %+v and an error of %d bytes", s, a, len(err.Error()))
			}
			return
		}
		again, err := ParseAmount(PerHour(a.Nanos).String() + " " + a.Currency)
		if err != nil || again.Nanos != a.Nanos || again.Currency != a.Currency {
			t.Fatalf("%q is %+v, then %+v, %v", s, a, again, err)
		}
		if a.Per != "" {
			again, err = ParseAmount("1/" + a.Per)
			if err != nil || again.Per != a.Per {
				t.Fatalf("%q is per %s, then %s, %v", s, a.Per, again.Per, err)
			}
		}
	})
}
