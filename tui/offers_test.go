package tui

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
	"app/gpuplan/tui/screen"
)

// threeOffers are A at 1.98, B at 1.00 and C at 3.00 an hour, of the example's plan, shown on page 2.
func threeOffers(t *testing.T) Model {
	t.Helper()
	p := example()
	for i, price := range []unit.PerHour{1_980_000_000, 1_000_000_000, 3_000_000_000} {
		o := p.Clone().Offers[0]
		o.Name, o.Hourly = string(rune('A'+i)), unit.Known(price)
		p.Offers = append(p.Offers, o)
	}
	p.Offers = p.Offers[1:]
	return send(start(p), alt('2'))
}

func names(p model.Plan) string {
	var list []string
	for _, o := range p.Offers {
		list = append(list, o.Name)
	}
	return strings.Join(list, " ")
}

// rowsOf are the names of the offers in sight, in their order.
func rowsOf(m Model) string {
	var list []string
	for _, i := range m.scene().Offers.Order {
		list = append(list, m.plan.Offers[i].Name)
	}
	return strings.Join(list, " ")
}

// What the keys of page 2 make of the plan A B C; the focus is on A, the rows are B A C.
func TestKeysOfTheOffers(t *testing.T) {
	for _, test := range []struct {
		keys  []string
		plan  string
		focus string
	}{
		{nil, "A B C", "A"},
		{[]string{"up"}, "A B C", "B"},
		{[]string{"down"}, "A B C", "C"},
		{[]string{"down", "down"}, "A B C", "C"},
		{[]string{"home"}, "A B C", "B"},
		{[]string{"end"}, "A B C", "C"},
		{[]string{"n"}, "A B C offer 4", "offer 4"},
		{[]string{"n", "n"}, "A B C offer 4 offer 5", "offer 5"},
		{[]string{"N"}, "A A 2 B C", "A 2"},
		{[]string{"N", "u"}, "A B C", "B"},
		{[]string{"N", "u", "ctrl+r"}, "A A 2 B C", "A 2"},
		{[]string{"N", "up", "N"}, "A A 3 A 2 B C", "A 3"},
		{[]string{"d"}, "B C", "B"},
		{[]string{"d", "u"}, "A B C", "A"},
		{[]string{"d", "d", "d"}, "", ""},
		{[]string{"d", "d", "d", "n"}, "offer 1", "offer 1"},
		{[]string{"J"}, "B A C", "A"},
		{[]string{"J", "J", "J"}, "B C A", "A"},
		{[]string{"J", "J", "u"}, "B A C", "A"},
		{[]string{"K"}, "A B C", "A"},
		{[]string{"r", "ctrl+u", "first", "enter"}, "first B C", "first"},
		{[]string{"r", "ctrl+u", "first", "enter", "u"}, "A B C", "A"},
		{[]string{"r", "ctrl+u", "first", "esc"}, "A B C", "A"},
		{[]string{"r", "ctrl+u", "B", "enter", "esc"}, "A B C", "A"},          // there is a B
		{[]string{"r", "ctrl+u", "enter", "esc"}, "A B C", "A"},               // no name
		{[]string{"r", "ctrl+u", "B", "enter", "2", "enter"}, "B2 B C", "B2"}, // the line stays open with what was typed
	} {
		m := send(threeOffers(t), keys(test.keys...)...)
		focus := ""
		if o := m.scene().Offers; len(o.Order) > 0 {
			focus = m.plan.Offers[o.Order[o.Focus]].Name
		}
		if got := names(m.plan); got != test.plan || focus != test.focus {
			t.Errorf("%q: got %q with the focus on %q, want %q and %q", test.keys, got, focus, test.plan, test.focus)
		}
		sameEvaluation(t, m, m.plan)
	}
}

// r asks for the name of A, the arrows take it and go on to its other details, round the ends; each is one step of undo.
func TestDetailsOfAnOffer(t *testing.T) {
	for _, test := range []struct {
		keys []string
		want string // card, memory, speed, source, day
		past int
	}{
		{[]string{"r", "down", "R", "T", "X", "enter"}, "RTX 0GB 1  ", 1},
		{[]string{"r", "tab", "R", "tab", "2", "4", "tab", "0", ".", "5", "tab", "s", "enter"}, "R 24GB 0.5 s ", 4},
		{[]string{"r", "down", "down", "8", "0", "G", "i", "B", "enter"}, " 80GiB 1  ", 1},
		{[]string{"r", "down", "down", "x", "enter", "esc"}, " 0GB 1  ", 0},       // what would be right is told, and nothing is changed
		{[]string{"r", "down", "down", "down", "0", "down"}, " 0GB 1  ", 0},       // a card that does nothing
		{[]string{"r", "down", "down", "down", "2", "esc"}, " 0GB 1  ", 0},        // left
		{[]string{"r", "down", "down", "down", "2", "enter", "u"}, " 0GB 1  ", 0}, // taken back
		{[]string{"r", "down", "down", "down", "2", "up", "down", "ctrl+u", "enter"}, " 0GB 1  ", 2},
		{[]string{"r", "up", "2", "0", "2", "6", "-", "1", "1", "-", "3", "0", "enter"}, " 0GB 1  2026-11-30", 1},
	} {
		p := threeOffers(t).plan.Clone()
		p.Offers[0].Card, p.Offers[0].VRAM, p.Offers[0].AsOf, p.Offers[0].Source = "", 0, model.Date{}, ""
		m := send(send(start(p), alt('2')), keys(test.keys...)...)
		var got []string
		for _, field := range []string{"card", "vram", "speed", "source", "as_of"} {
			got = append(got, m.plan.Get("offer.0."+field))
		}
		if said := strings.Join(got, " "); said != test.want || len(m.past) != test.past {
			t.Errorf("%q: got %q after %d steps, want %q after %d; %v", test.keys, said, len(m.past), test.want, test.past, m.fault)
		}
		sameEvaluation(t, m, m.plan)
	}
}

// Page 2 says whether a model fits only where page 5 was asked about one.
func TestFitIsOfTheModelThatWasAskedFor(t *testing.T) {
	m := threeOffers(t)
	if m.scene().Offers.Holdings != nil {
		t.Error("nobody has asked about a model")
	}
	m = send(m, append([]tea.Msg{alt('5')}, keys("down", "right", "esc")...)...)
	m = send(m, alt('2'))
	if got := m.scene().Offers.Holdings; len(got) != 3 || got[0].Need.Total.Likely == 0 {
		t.Errorf("holdings are %v", got)
	}
}

// The price of A is 1 to 3, likely 1.98: keys of page 2 leave the range with A, whatever A's place. B and C have no range.
func TestKeysOfTheOffersKeepRanges(t *testing.T) {
	for _, test := range []struct {
		keys   []string
		prices string
	}{
		{[]string{"J"}, "1 1..1.98..3 3"},
		{[]string{"J", "J"}, "1 3 1..1.98..3"},
		{[]string{"N"}, "1..1.98..3 1..1.98..3 1 3"},
		{[]string{"d"}, "1 3"},
		{[]string{"d", "u"}, "1..1.98..3 1 3"},
		{[]string{"up", "d"}, "1..1.98..3 3"},
	} {
		p := threeOffers(t).plan.Clone()
		p.Ranges = []model.Range{{Path: "offer.0.hourly", Low: 1_000_000_000, High: 3_000_000_000}}
		m := send(start(p), append([]tea.Msg{alt('2')}, keys(test.keys...)...)...)
		var prices []string
		for i := range m.plan.Offers {
			prices = append(prices, m.plan.Get("offer."+strconv.Itoa(i)+".hourly"))
		}
		if got := strings.Join(prices, " "); got != test.prices {
			t.Errorf("%q: prices are %s, want %s; %v", test.keys, got, test.prices, m.fault)
		}
	}
}

func TestSortingOffers(t *testing.T) {
	m := threeOffers(t)
	want := map[screen.Sort]string{
		screen.ByOutput: "B A C", screen.ByTotal: "B A C", screen.ByHour: "B A C", screen.ByMonth: "A B C", screen.ByName: "A B C", screen.Unsorted: "A B C",
	}
	for range want {
		if got := rowsOf(m); got != want[m.offers.sort] {
			t.Errorf("sort %d: got %q, want %q", m.offers.sort, got, want[m.offers.sort])
		}
		m = send(m, keys("t")...)
	}
	if m.offers.sort != screen.ByOutput {
		t.Errorf("the sorts end with %d", m.offers.sort)
	}
}

// The rows follow what is typed; enter keeps them, esc shows all again.
func TestFilteringOffers(t *testing.T) {
	m := send(threeOffers(t), keys("/", "c")...)
	if got := rowsOf(m); got != "C" {
		t.Errorf("while typing c: %q", got)
	}
	if m = send(m, keys("enter", "d")...); names(m.plan) != "A B" {
		t.Errorf("removed with the filter on c: %q are left", names(m.plan))
	}
	if m = send(m, keys("d")...); names(m.plan) != "A B" {
		t.Errorf("nothing is in sight, and one was removed: %q", names(m.plan))
	}
	if m = send(m, keys("esc")...); rowsOf(m) != "B A" || m.page != 1 {
		t.Errorf("esc: %q on page %d", rowsOf(m), m.page+1)
	}
	if m = send(m, keys("esc")...); m.page != 0 {
		t.Error("esc did not lead back to the plan")
	}
	if m = send(threeOffers(t), keys("/", "c", "esc")...); rowsOf(m) != "B A C" {
		t.Errorf("esc while typing: %q", rowsOf(m))
	}
}

// Enter plans with the focused offer: page 1 shows it whole, and begins with the first price that is not known.
func TestPlanningWithAnOffer(t *testing.T) {
	m := send(threeOffers(t), keys("end", "enter")...)
	if m.page != 0 || m.plan.Offers[m.offer].Name != "C" || m.evaluation.Offers[m.offer].Curves == nil {
		t.Errorf("page %d shows %s", m.page+1, m.plan.Offers[m.offer].Name)
	}
	m = send(threeOffers(t), keys("n", "enter")...)
	if got := m.input().Key; got != "offer.3.hourly" {
		t.Errorf("the focus is on %s", got)
	}
}

// The offer that is planned with stays it, wherever it goes.
func TestTheShownOfferIsFollowed(t *testing.T) {
	m := send(threeOffers(t), keys("end", "enter")...)
	m = send(m, alt('2'))
	for _, test := range []struct{ keys, want string }{{"K", "C"}, {"K", "C"}, {"u", "C"}, {"d", "B"}, {"u", "B"}} {
		if m = send(m, keys(test.keys)...); m.plan.Offers[m.offer].Name != test.want {
			t.Errorf("after %s it is %s, want %s", test.keys, m.plan.Offers[m.offer].Name, test.want)
		}
	}
}

func TestClicksOnTheOffers(t *testing.T) {
	m := threeOffers(t)
	hit := func(want screen.Target, index int) screen.Hit {
		i := slices.IndexFunc(m.frame.Hits, func(h screen.Hit) bool { return h.Target == want && h.Index == index })
		if i < 0 {
			t.Fatal("there is nothing to click at")
		}
		return m.frame.Hits[i]
	}
	row := hit(screen.OnOffer, 2)
	if m = send(m, press(row.Rect.Min.X, row.Rect.Min.Y)); m.offers.at != 2 || m.page != 1 {
		t.Errorf("a click put the focus on %d of page %d", m.offers.at, m.page+1)
	}
	if m = send(m, press(row.Rect.Min.X, row.Rect.Min.Y)); m.offer != 2 || m.page != 0 {
		t.Errorf("a second click shows offer %d on page %d", m.offer, m.page+1)
	}
	m = threeOffers(t)
	if m = send(m, wheel(row.Rect.Min.X, row.Rect.Min.Y, tea.MouseButtonWheelDown)); m.plan.Offers[m.offers.at].Name != "C" {
		t.Errorf("the wheel leads from A to %s, want C", m.plan.Offers[m.offers.at].Name)
	}
	head := hit(screen.OnSort, int(screen.ByName))
	if m = send(m, press(head.Rect.Min.X, head.Rect.Min.Y)); rowsOf(m) != "A B C" {
		t.Errorf("a click on the head: %q", rowsOf(m))
	}
}

// C does 500 hours of work in one, at 3000: 6.00 for each, six times B's 1.00. It would have to be some six times as fast, which
// no plan may say: a speed is at most 1000. Only its price is named.
func TestWinningSpeedIsOneThatAPlanMayHave(t *testing.T) {
	p := threeOffers(t).plan.Clone()
	p.Workload.Setup, p.Workload.Idle, p.Workload.Boot, p.Transfers, p.Disks = 0, 0, 0, nil, nil
	for i := range p.Offers {
		p.Offers[i].Terms, p.Offers[i].Storage = nil, nil
	}
	p.Offers[2].Speed, p.Offers[2].Hourly = 500*unit.One, unit.Known(unit.PerHour(3000_000_000_000))
	m := send(start(p), alt('2'))
	m.offers.at = 2
	said := m.language.Phrase(m.wins())
	if !strings.Contains(said, "It wins at") || strings.Contains(said, "speed") {
		t.Errorf("it says %q", said)
	}
	p.Offers[2].Hourly = unit.Known(unit.PerHour(600_000_000_000)) // 1.20 for each: 600 and a little are enough
	m = send(start(p), alt('2'))
	m.offers.at = 2
	if said := m.language.Phrase(m.wins()); !strings.Contains(said, "at a speed of 6") {
		t.Errorf("it says %q", said)
	}
}
