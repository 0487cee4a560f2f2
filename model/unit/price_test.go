package unit

import "testing"

func TestPrice(t *testing.T) {
	var zero Price[Money]
	for _, c := range []struct {
		name                    string
		p                       Price[Money]
		value                   Money
		known, leftOut, unknown bool
	}{
		{"left out", zero, 0, false, true, false},
		{"unknown", Unknown[Money](), 0, false, false, true},
		{"free", Known(Money(0)), 0, true, false, false},
		{"900", Known(Money(900_000_000)), 900_000_000, true, false, false},
	} {
		v, ok := c.p.Value()
		if v != c.value || ok != c.known || c.p.IsKnown() != c.known ||
			c.p.IsLeftOut() != c.leftOut || c.p.IsUnknown() != c.unknown {
			t.Errorf("%s is %+v", c.name, c.p)
		}
	}
	one, same := Known(PerHour(1)), Known(PerHour(1))
	if one != same || one == Known(PerHour(2)) || Known(PerHour(0)) == Unknown[PerHour]() {
		t.Error("prices do not compare as values")
	}
}
