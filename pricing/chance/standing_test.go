package chance_test

import (
	"math"
	"reflect"
	"testing"

	"app/gpuplan/pricing/chance"
)

// twoOffers is A by the hour against B by the month for 480.
const twoOffers = `
[workload]
hours_per_day = "4..12"
restart = "day"
[[offer]]
name = "A"
hourly = "1..3"
[[offer]]
name = "B"
[[offer.term]]
name = "month"
days = 30
price = 480
[[offer]]
name = "C"
hourly = "unknown"
`

// The case of TestDraws, its two forms at two offers: B is the cheapest in (20 − 16 ln 2.25) ÷ 16 = 0.4391. Nothing is known of C.
func TestStandings(t *testing.T) {
	s := chance.Standings(readPlan(t, twoOffers), 1)
	month := (20 - 16*math.Log(2.25)) / 16
	near(t, "wins of A", s[0].Wins, 1-month, 0.004)
	near(t, "wins of B", s[1].Wins, month, 0.004)
	near(t, "error", s[1].Error, 0.002, 0.002)
	if !s[0].Known || !s[1].Known || s[2] != (chance.Standing{}) {
		t.Errorf("known: %+v", s)
	}
	if !reflect.DeepEqual(s, chance.Standings(readPlan(t, twoOffers), 1)) {
		t.Error("the same seed gives something else")
	}
	if reflect.DeepEqual(s, chance.Standings(readPlan(t, twoOffers), 2)) {
		t.Error("another seed gives the same")
	}
}

// One draw of the hours is that of all offers: what is always dearer never wins, whatever they are; of equals the first wins.
func TestOffersShareTheirDraws(t *testing.T) {
	p := readPlan(t, `
[workload]
hours_per_day = "1..6..20"
[[offer]]
name = "A"
hourly = 2.01
[[offer]]
name = "B"
hourly = 2
[[offer]]
name = "C"
hourly = 2
`)
	for offer, want := range []float64{0, 1, 0} {
		near(t, "wins", chance.Standings(p, 1)[offer].Wins, want, 0)
	}
}

// No range, or one of a card of one's own alone, or a single offer: there is nothing to tell.
func TestNoStandings(t *testing.T) {
	own := changed(t, twoOffers+"[own]\nwatts = \"300..450\"\n", map[string]string{"workload.hours_per_day": "6", "offer.0.hourly": "2"})
	for name, s := range map[string][]chance.Standing{
		"own": chance.Standings(own, 1), "one offer": chance.Standings(readPlan(t, twoForms), 1),
	} {
		if s != nil {
			t.Errorf("%s: %v", name, s)
		}
	}
}
