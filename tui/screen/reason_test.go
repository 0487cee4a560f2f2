package screen

import (
	"strings"
	"testing"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

// lineOf is row y of a scene, without the blanks around it.
func lineOf(s Scene, y int) string { return strings.TrimSpace(Draw(s).Canvas.Plain()[y]) }

// Nothing is said of a term that cannot be compared: no span in which it pays is not the same as a term that never pays.
func TestReasonWithAPriceMissing(t *testing.T) {
	for _, test := range []struct {
		name string
		miss func(*model.Offer)
		want string
	}{
		{"hour", func(o *model.Offer) { o.Hourly = unit.Unknown[unit.PerHour]() },
			"Known already: a month pays below 225 times the hourly price."},
		{"month", func(o *model.Offer) { o.Terms[0].Price = unit.Unknown[unit.Money]() },
			"Known already: a month pays below 445.50."}, // 225 h × 1.98
		{"disk", func(o *model.Offer) { o.Storage[0].Price = unit.Unknown[unit.PerGBTime]() },
			"Known already: a month pays below 445.50."},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := article(text.English)
			p.Offers[0].Terms = p.Offers[0].Terms[2:]
			test.miss(&p.Offers[0])
			if got := lineOf(shown(t, p, text.English, 120, 36), 3); !strings.HasPrefix(got, test.want) {
				t.Errorf("got %q", got)
			}
		})
	}
}

// What one term may cost does not grow with the instances that each need one.
func TestReasonOfTwoInstances(t *testing.T) {
	p := article(text.English)
	p.Offers[0].Terms = p.Offers[0].Terms[2:]
	p.Offers[0].Terms[0].Price = unit.Unknown[unit.Money]()
	p.Workload.Instances = 2
	if got, want := lineOf(shown(t, p, text.English, 120, 36), 3), "Known already: a month pays below 445.50."; !strings.HasPrefix(got, want) {
		t.Errorf("got %q", got)
	}
}

// One column says as much as it has room for.
func TestReasonByWidth(t *testing.T) {
	for w, want := range map[int]string{
		40: "month pays from 12 h 01; you  6 h 00",
		52: "month pays from 12 h 01 min; you  6 h 00",
		60: "Month pays from 12 h 01 min a day; you plan  6 h 00.",
		79: "The month pays from 12 h 01 min a day; you plan  6 h 00 min.",
	} {
		if got := lineOf(shown(t, article(text.English), text.English, w, 16), 3); got != want {
			t.Errorf("%d wide: got %q", w, got)
		}
	}
}

// What is known without the hourly price is whole in every window.
func TestRatioByWidth(t *testing.T) {
	p := article(text.English)
	p.Offers[0].Terms = p.Offers[0].Terms[2:]
	p.Offers[0].Hourly = unit.Unknown[unit.PerHour]()
	for w, want := range map[int]string{
		40: "month pays below 225 times the hour",
		60: "The month pays below 225 times the hour",
		79: "Known already: a month pays below 225 times the hourly price.",
	} {
		if got := lineOf(shown(t, p, text.English, w, 16), 3); got != want {
			t.Errorf("%d wide: got %q", w, got)
		}
	}
}

// Waste is that of the hourly form: of a month that won it is no part, and one that is taken apart has none.
func TestWasteNamesItsForm(t *testing.T) {
	p := article(text.English)
	p.Workload.HoursPerDay = 14 * time.Hour
	if got := lineOf(shown(t, p, text.English, 120, 36), 2); !strings.HasSuffix(got, " waste by the hour") {
		t.Errorf("got %q", got)
	}
	if page := strings.Join(Draw(shown(t, p, text.English, 40, 12)).Canvas.Plain(), "\n"); strings.Contains(page, "!") {
		t.Errorf("waste is named beside the parts of the month:\n%s", page)
	}
	s := shown(t, p, text.English, 80, 24)
	for form, want := range map[int]bool{0: true, 3: false} {
		s.Apart = form
		if got := lineOf(s, 17); strings.Contains(got, "! waste") != want {
			t.Errorf("form %d: got %q", form, got)
		}
	}
}
