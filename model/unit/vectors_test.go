package unit

import "testing"

// Vectors of formulas.json, topic 8: a line is rounded once, to the minor unit of its currency, half away from zero.
func TestRoundingVectors(t *testing.T) {
	for _, v := range []struct{ id, currency, amount, want string }{
		{"T8-P01", "JPY", "1.5", "2"}, // 30 × 0.05 of the smallest coin
		{"T8-P02", "USD", "0.025", "0.03"},
		{"T8-P03", "USD", "0.024", "0.02"},
		{"T8-P04", "USD", "10", "10.00"},
		{"T8-P04", "JPY", "500", "500"},
		{"T8-P04", "KWD", "5.124", "5.124"},
		{"T8-P04, the fourth digit", "KWD", "5.1245", "5.125"},
	} {
		c, m := inCurrency(t, v.currency, v.amount)
		if rounded, err := HalfUp.Money(m.Exact(), c.Step()); err != nil || c.Format(rounded) != v.want {
			t.Errorf("%s: %s %s is %s, %v, want %s", v.id, v.amount, v.currency, c.Format(rounded), err, v.want)
		}
	}
}

// T8-P04: 10 USD are 1000 of the smallest unit, 500 JPY are 500, 5.124 KWD are 5124.
func TestMinorUnitVectors(t *testing.T) {
	for _, v := range []struct {
		currency, amount string
		minor            Money
	}{{"USD", "10", 1000}, {"JPY", "500", 500}, {"KWD", "5.124", 5124}} {
		if c, m := inCurrency(t, v.currency, v.amount); m/c.Step() != v.minor || m%c.Step() != 0 {
			t.Errorf("%s %s are %d and %d millionths, want %d", v.amount, v.currency, m/c.Step(), m%c.Step(), v.minor)
		}
	}
}

// T8-D01: three lines of 0.335 are 0.34 each and 1.02 together; as one line they were 1.005, 1.01.
func TestLinesAreRoundedEach(t *testing.T) {
	c, line := inCurrency(t, "USD", "0.335")
	each, err := HalfUp.Money(line.Exact(), c.Step())
	if err != nil || c.Format(3*each) != "1.02" {
		t.Errorf("three lines make %s, %v", c.Format(3*each), err)
	}
	if whole, err := HalfUp.Money(line.Exact().Times(3), c.Step()); err != nil || c.Format(whole) != "1.01" {
		t.Errorf("one line makes %s, %v", c.Format(whole), err)
	}
}

func inCurrency(t *testing.T, code, amount string) (Currency, Money) {
	t.Helper()
	c, err := LookupCurrency(code)
	if err != nil {
		t.Fatal(err)
	}
	m, err := ParseMoney(amount)
	if err != nil {
		t.Fatal(err)
	}
	return c, m
}
