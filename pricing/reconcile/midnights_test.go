package reconcile

import (
	"testing"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/record"
	"app/gpuplan/model/unit"
)

// Days are counted as the calendar of the zone has them, in zones that put clocks forward at 0:00 and in one that left out a day.
func TestDaysOfAZone(t *testing.T) {
	for _, name := range []string{"UTC", "Asia/Shanghai", "Europe/Berlin", "Africa/Cairo", "America/Santiago", "America/Havana", "Pacific/Apia"} {
		zone := zoneOf(t, name)
		first := model.Date{Year: 2011, Month: 1, Day: 1}
		m := newMidnights(first, 400, zone)
		for at := m.at[0].Add(-aDay); at.Before(m.at[400].Add(aDay)); at = at.Add(30 * time.Minute) {
			if got, want := m.of(at), model.DateOf(at.In(zone)).DaysSince(first); got != want {
				t.Fatalf("%v is on day %d, want %d", at.In(zone), got, want)
			}
		}
	}
}

// In Chile, 8 September 2024 began at 1:00: the three hours from 23:00 on are one hour of the 7th and two of the 8th, at 3 an hour.
func TestNightWithoutMidnight(t *testing.T) {
	zone := zoneOf(t, "America/Santiago")
	from := time.Date(2024, 9, 7, 23, 0, 0, 0, zone)
	to := from.Add(3 * time.Hour)
	r, err := New(fortnight(), []record.Entry{{Boot: from, Stop: to, Work: -1}}, Options{Zone: zone, Now: to})
	if err != nil {
		t.Fatal(err)
	}
	r.Add(&record.Line{Kind: record.Compute, From: from, To: to, Cost: unit.Whole(9)})
	res, err := r.Result()
	if err != nil {
		t.Fatal(err)
	}
	if len(res.Days) != 2 || res.Days[0].On != time.Hour || res.Days[1].On != 2*time.Hour || res.Days[0].Cost != 3_000_000 || res.Days[1].Cost != 6_000_000 {
		t.Errorf("days %+v", res.Days)
	}
}
