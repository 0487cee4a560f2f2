package screen

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// Where costs are not known the longest shares have a row of their own; boot and setup are 3 h together.
func TestSharesWithoutPrices(t *testing.T) {
	charge := pricing.Charge{Part: pricing.Compute}
	for key, hours := range map[string]time.Duration{"run": 8, "boot": 1, "setup": 2, "idle": 4} {
		charge.Of = append(charge.Of, pricing.Share{Key: key, Quantity: pricing.Quantity{Time: hours * time.Hour}})
	}
	got := ""
	for _, s := range sharesOf(&pricing.Quote{Charges: []pricing.Charge{charge}}, 3) {
		got += fmt.Sprint(s.Key, " ", s.Quantity.Time.Hours(), "; ")
	}
	if want := "run 8; idle 4; other 3; "; got != want {
		t.Errorf("shares are %s, want %s", got, want)
	}
}

// While hours are moved from nothing to a day that is full, no row of the shares comes or goes.
func TestSharesStay(t *testing.T) {
	for half := range 49 {
		p := article(text.English)
		p.Workload.HoursPerDay = time.Duration(half) * 30 * time.Minute
		rows := Draw(shown(t, p, text.English, 80, 24)).Canvas.Plain()
		for i, want := range []string{"run", "setup", "idle", "download"} {
			if !strings.Contains(rows[18+i], " "+want+" ") {
				t.Errorf("%d half hours: no %s in %q", half, want, rows[18+i])
			}
		}
	}
}

// Where the totals are so wide that the compute column lies far left, names and hours of the shares still have their room.
func TestSharesBesideWideTotals(t *testing.T) {
	p := article(text.English)
	p.Offers[0].Storage = nil // "at least"
	p.Offers[0].Hourly = unit.Known(unit.PerHour(1_980_000_000_000))
	for _, l := range text.Languages {
		for _, size := range [][2]int{{80, 24}, {100, 30}, {120, 36}} {
			page := unwrapped(Draw(shown(t, p, l, size[0], size[1])))
			for key, hours := range map[string]time.Duration{"setup": 15 * time.Hour, "download": 15 * time.Hour / 2} {
				if want := strings.ReplaceAll(l.Say(text.Share(key))+l.Hours(hours), " ", ""); !strings.Contains(page, want) {
					t.Errorf("%v: no %q in\n%s", size, want, page)
				}
			}
		}
	}
}
