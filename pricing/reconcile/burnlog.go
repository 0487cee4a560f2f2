package reconcile

import (
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

// mostWeeks is how many weeks of a log are taken to go on as they were.
const mostWeeks = 4

// goesOn gives a burn the hours that the log's last days had: the last whole weeks, up to four; of a shorter log all its days.
// Today is left out while it lasts. By the hour the rates are those that make these days cost what they did.
func (b *Burn) goesOn(res *Result, now time.Time, byHour bool) {
	days := res.Days
	if n := len(days); n > 1 && days[n-1].Date == model.DateOf(now) {
		days = days[:n-1]
	}
	if n := len(days); n >= 7 {
		days = days[n-min(n/7, mostWeeks)*7:]
	}
	b.First, b.Pattern = days[0].Date, make([][]Stint, len(days))
	for i := range res.Boots {
		b.lie(&res.Boots[i], res.Zone)
	}
	if byHour {
		b.cost(days, res)
	}
}

// lie lays a boot into the days of the pattern. Boots are by their start; those that overlap become one stretch.
func (b *Burn) lie(boot *Boot, zone *time.Location) {
	for at := boot.From.In(zone); at.Before(boot.To); {
		day := model.DateOf(at)
		begins, ends := day.In(zone), day.AddDays(1).In(zone)
		s := Stint{min(aDay, at.Sub(begins)), min(aDay, earlier(boot.To, ends).Sub(begins))}
		at = ends
		i := day.DaysSince(b.First)
		if i < 0 || i >= len(b.Pattern) {
			continue
		}
		list := b.Pattern[i]
		if n := len(list); n > 0 && s.From <= list[n-1].To {
			list[n-1].To = max(list[n-1].To, s.To)
			continue
		}
		b.Pattern[i] = append(list, s)
	}
}

// cost sets the rates so that the pattern costs what its days did: disks as planned where that leaves something, and the rest for
// the time on. What is on no day belongs evenly to all.
func (b *Burn) cost(days []Day, res *Result) {
	sum := res.Undated.Exact().Times(int64(len(days))).Over(int64(len(res.Days)))
	var on time.Duration
	for i, d := range days {
		sum = sum.Add(d.Cost.Exact())
		for _, s := range b.Pattern[i] {
			on += s.To - s.From
		}
	}
	all := aDay * time.Duration(len(days))
	off := all - on
	if !res.HasBill { // its days have no disks
		sum = sum.Add(spent(b.Off, all))
	}
	if sum.Sign() < 0 { // more was paid back than paid
		sum = unit.Exact{}
	}
	if rest := sum.Sub(spent(b.Off, off)); on > 0 && rest.Cmp(spent(b.Off, on)) >= 0 {
		b.Run = hourly(rest, on)
		return
	}
	b.Off = hourly(sum, all)
	b.Run = b.Off
}
