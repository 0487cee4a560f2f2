package tui

import (
	"testing"
	"testing/synctest"
)

// A at 1.98, B at 1.00 and C at 3.00 an hour do the same with the same card: A and C win at B's price, B stays best up to A's.
// Faster, A boots 90 times for half an hour besides its 180 h ÷ speed: 1.98 × (45 + 180 ÷ speed) is at most 225 from 2.63 on; of
// C 3.00 × (45 + 180 ÷ speed) from 6.00 on.
func TestWhatAnOfferNeeds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m := threeOffers(t)
		m.study = study{} // nothing was done outside
		for _, test := range []struct{ key, want string }{
			{"t", "It wins at 1.00 /h or less (by the hour), or at a speed of 2.63 or more."},
			{"home", "It stays the best one up to 1.98 /h (by the hour)."},
			{"end", "It wins at 1.00 /h or less (by the hour), or at a speed of 6 or more."},
		} {
			m, _ = perform(m, keys(test.key)...)
			if got := m.said(m.scene().Offers.Wins); got != test.want {
				t.Errorf("%s: got %q, want %q", test.key, got, test.want)
			}
		}
	})
}

// The curves of all offers stay while the focus moves, and are gone as soon as the plan changes, until the new ones are there.
func TestCurvesAreThoseOfThePlan(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m := threeOffers(t)
		m.study = study{}
		m, _ = perform(m, keys("up")...)
		if got := len(m.scene().Offers.Lowest); got != 3 {
			t.Fatalf("%d curves of 3 offers", got)
		}
		if m = send(m, keys("down")...); len(m.scene().Offers.Lowest) != 3 {
			t.Error("moving the focus lost the curves")
		}
		m.study.busy = false
		if m = send(m, keys("d")...); m.scene().Offers.Lowest != nil {
			t.Error("curves of a plan before are shown")
		}
		m.study.busy, m.study.asked = false, subject{}
		if m, _ = perform(m, keys("up")...); len(m.scene().Offers.Lowest) != 2 {
			t.Errorf("%d curves of 2 offers", len(m.scene().Offers.Lowest))
		}
	})
}

// One thing is found out at a time; what follows is of the page as it is then.
func TestOneStudyAtATime(t *testing.T) {
	m := threeOffers(t)
	m.study = study{}
	m, first := m.research()
	if first == nil {
		t.Fatal("nothing is found out")
	}
	m = m.moveOffer(-1)
	if _, second := m.research(); second != nil {
		t.Error("a second study began beside the first")
	}
	next, again := m.Update(first())
	m = next.(Model)
	if again == nil || m.study.asked.at != m.offers.at {
		t.Error("no study followed for the offer that has the focus now")
	}
	if _, ok := m.known(); ok {
		t.Error("what was found about another offer is shown")
	}
}
