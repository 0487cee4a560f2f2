package reconcile

import (
	"testing"
	"time"

	"pgregory.net/rapid"

	"app/gpuplan/model/record"
)

// The calendar has on each day the boots that were on at some time of it, as a walk through all of them finds them.
func TestCalendarIsAWalkThroughAllBoots(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := month{plan: fortnight()}
		for range rapid.IntRange(0, 8).Draw(t, "boots") {
			boot := at(17, 0, 0).Add(time.Duration(rapid.IntRange(0, 14*24*4).Draw(t, "start")) * 15 * time.Minute)
			e := record.Entry{Instance: rapid.SampledFrom([]string{"a", "b"}).Draw(t, "instance"), Boot: boot, Work: -1}
			if rapid.IntRange(0, 4).Draw(t, "open") > 0 {
				e.Stop = boot.Add(time.Duration(rapid.IntRange(0, 3*24*4).Draw(t, "on")) * 15 * time.Minute)
			}
			m.entries = append(m.entries, e)
		}
		r, err := New(m.plan, m.entries, Options{Zone: beijing, Now: at(30, 23, 0)})
		if err != nil {
			t.Fatal(err)
		}
		res, err := r.Result()
		if err != nil {
			t.Fatal(err)
		}
		calendar := res.Calendar()
		for i, day := range res.Days {
			from := time.Date(day.Date.Year, day.Date.Month, day.Date.Day, 0, 0, 0, 0, beijing)
			has := map[*Boot]bool{}
			for _, b := range calendar.Boots(i) {
				has[b] = true
			}
			for k := range res.Boots {
				b := &res.Boots[k]
				if want := b.To.After(from) && b.From.Before(from.AddDate(0, 0, 1)); b.To.After(b.From) && has[b] != want {
					t.Fatalf("%v: boot from %v to %v is there: %v, want %v", day.Date, b.From, b.To, has[b], want)
				}
			}
		}
	})
}
