package unit

import (
	"testing"

	"golang.org/x/text/currency"
)

func TestLookupCurrency(t *testing.T) {
	for _, c := range []struct {
		code, symbol, step string
		digits             int
	}{
		{"CNY", "¥", "0.01", 2},
		{"USD", "$", "0.01", 2},
		{"EUR", "€", "0.01", 2},
		{"JPY", "¥", "1", 0},
		{"KRW", "₩", "1", 0},
		{"KWD", "KWD", "0.001", 3},
		{"CHF", "CHF", "0.01", 2},
	} {
		got, err := LookupCurrency(c.code)
		if err != nil || got.Code != c.code || got.Symbol() != c.symbol || got.Step().String() != c.step || got.Digits != c.digits {
			t.Errorf("%s is %+v with step %v, %v", c.code, got, got.Step(), err)
		}
	}
	lower, _ := LookupCurrency("cny")
	upper, _ := LookupCurrency("CNY")
	if lower != upper {
		t.Errorf("cny is %+v, CNY is %+v", lower, upper)
	}
}

func TestLookupCurrencyRefuses(t *testing.T) {
	for _, code := range []string{"", "RMB", "XXX", "CN", "CNYY", "¥", "人民币"} {
		if c, err := LookupCurrency(code); err == nil {
			t.Errorf("%q is %+v", code, c)
		}
	}
	_, err := LookupCurrency("RMB")
	const want = `"RMB" is not known, want a code of three letters (ISO 4217) such as CNY, USD or EUR`
	if err == nil || err.Error() != want {
		t.Errorf("error is %v, want %s", err, want)
	}
}

// Step is a power of ten because CLDR's standard rounding increments are all 1
// and no currency has more digits than Money.
func TestEveryCurrencyHasAStep(t *testing.T) {
	for it := currency.Query(currency.Historical, currency.NonTender); it.Next(); {
		digits, increment := currency.Standard.Rounding(it.Unit())
		if increment != 1 || digits > 6 {
			t.Errorf("%v rounds to %d in the %d. decimal", it.Unit(), increment, digits)
		}
	}
}

func TestCurrencyFormat(t *testing.T) {
	for _, c := range []struct {
		code string
		m    Money
		want string
	}{
		{"CNY", 475_200_000, "475.20"},
		{"CNY", 94_905_000, "94.905"},
		{"CNY", 0, "0.00"},
		{"CNY", -14_850_000, "-14.85"},
		{"CNY", -1, "-0.000001"},
		{"JPY", 1_229_000_000, "1229"},
		{"JPY", 1_229_500_000, "1229.5"},
		{"JPY", 100_000_000_000, "100000"}, // vectors C36
		{"KWD", 1_500_000, "1.500"},
	} {
		cur, err := LookupCurrency(c.code)
		if err != nil {
			t.Fatal(err)
		}
		if got := cur.Format(c.m); got != c.want {
			t.Errorf("%v in %s is %s, want %s", c.m, c.code, got, c.want)
		}
		if back, err := ParseMoney(cur.Format(c.m)); err != nil || back != c.m {
			t.Errorf("%s reads back as %v, %v", c.want, back, err)
		}
	}
}
