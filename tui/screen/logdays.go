package screen

import (
	"image"
	"slices"
	"time"

	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/reconcile"
	"app/gpuplan/tui/widget"
)

// dayColumns are where the parts of a day's row stand; 0 where a part is not there.
type dayColumns struct {
	strip, cells         int // the start of the strip, and its cells
	on, work, idle, cost int // ends
}

// across are the ways to fill a row, the roomiest first: cells of the strip, and which times stand beside it.
var across = []struct {
	cells          int
	on, work, idle bool
}{{72, true, true, true}, {48, true, true, true}, {48, false, true, true}, {48, false, false, true}, {36, false, false, true}, {24, false, false, true}}

// Least room of the money at the end of a day's row, and the room of the sign of a finding behind it.
const (
	dayCostSlot = 9
	daySignSlot = 2
)

// daysAcross are the columns of the table of days: the roomiest that fit.
func (d *drawing) daysAcross() dayColumns {
	all := d.Log.Calendar.Totals()
	slot := max(widget.Cells(d.clock(10*time.Hour)), widget.Cells(d.sum(all.On))) + 1
	cost := max(dayCostSlot, widget.Cells(d.money(all.Cost))+1)
	at := d.margin + dayNameSlot
	for _, way := range across {
		c := dayColumns{strip: at, cells: way.cells}
		x := at + way.cells
		for _, column := range []struct {
			there bool
			end   *int
		}{{way.on, &c.on}, {way.work, &c.work}, {way.idle, &c.idle}} {
			if column.there {
				x += slot
				*column.end = x
			}
		}
		if c.cost = x + cost; c.cost+daySignSlot < d.Width {
			return c
		}
	}
	return dayColumns{strip: at, cells: 24}
}

// dayNameSlot is the room of a day's name: "Tue 17  ", "周二 17 ".
const dayNameSlot = 9

// drawDays draws a row for each day that there is room for, those about the focused one, and what the signs mean.
func (d *drawing) drawDays() {
	r, days := d.dayRows, d.Log.Result.Days
	if r.Empty() {
		return
	}
	c := d.daysAcross()
	d.drawDaysHead(c)
	room := r.Dy() - 2
	top := min(max(d.Log.Day-(room-1), 0), max(len(days)-room, 0))
	shown := days[top:min(top+room, len(days))]
	for i, day := range shown {
		d.drawDay(c, day, r.Min.Y+1+i, top+i)
	}
	d.drawEnds(0, r.Min.Y+1, r.Min.Y+1+len(shown), top > 0, top+len(shown) < len(days))
	d.drawDaysFoot(c, r.Min.Y+1+len(shown))
}

func (d *drawing) drawDaysHead(c dayColumns) {
	y := d.dayRows.Min.Y
	d.put(d.margin, y, c.strip, widget.Muted, d.say(text.LogPageDay))
	head := image.Rect(c.strip, y, min(c.strip+c.cells+2, d.Width), y+1)
	widget.StripAxis(d.canvas(head), 0, 0, c.cells)
	for _, column := range []struct {
		end  int
		said string
	}{{c.on, d.say(text.LogPageOn)}, {c.work, d.say(text.LogPageWork)}, {c.idle, d.say(text.LogPageIdle)}, {c.cost, d.sign()}} {
		if column.end > 0 {
			d.putRight(column.end, y, c.strip+c.cells, widget.Muted, column.said)
		}
	}
}

// drawDay draws one day. The sign of a finding stands behind its money.
func (d *drawing) drawDay(c dayColumns, day reconcile.Day, y, index int) {
	ink := widget.Text
	if index == d.Log.Day && d.Log.Finding < 0 {
		ink |= widget.Bold
		d.put(1, y, d.margin, widget.Accent|widget.Bold, d.Glyphs.Focus)
	}
	d.put(d.margin, y, c.strip, ink, d.dayName(day))
	d.stripOf(index).Draw(d.canvas(image.Rect(c.strip, y, c.strip+c.cells, y+1)), 0, 0, c.cells, d.Glyphs)
	end := c.strip + c.cells
	if day.On > 0 {
		for _, column := range []struct {
			end  int
			time time.Duration
		}{{c.on, day.On}, {c.work, day.Working}, {c.idle, day.Idle}} {
			if column.end > 0 {
				d.putRight(column.end, y, c.strip+c.cells, ink, d.clock(column.time))
			}
		}
	}
	if c.cost > 0 {
		end = c.cost
		if day.Cost != 0 {
			d.putRight(c.cost, y, c.strip+c.cells, ink, d.money(day.Cost))
		}
	}
	if day.Findings > 0 {
		d.put(end+1, y, d.Width-1, widget.Warn|widget.Bold, "!")
	}
	d.hit(image.Rect(0, y, d.Width, y+1), OnDay, index)
}

// drawDaysFoot says what the signs of the strips mean, and sums the columns up.
func (d *drawing) drawDaysFoot(c dayColumns, y int) {
	x := c.strip
	end := c.strip + c.cells
	if c.cost == 0 {
		x, end = d.margin, d.Width-1
	}
	for _, sign := range []struct {
		sign string
		ink  widget.Ink
		said text.Word
	}{
		{d.Glyphs.Parts[0], widget.PartA, text.LogPageWorking},
		{d.Glyphs.Parts[1], widget.PartB, text.LogPageUntold},
		{d.Glyphs.Idle, widget.Warn, text.LogPageIdling},
		{d.Glyphs.Setup, widget.PartC, text.LogPageSetUp},
		{d.Glyphs.Off, widget.Muted, text.LogPageOff},
	} {
		if sign.said == text.LogPageUntold && !d.hasUntold() {
			continue
		}
		if said := d.say(sign.said); x+2+widget.Cells(said) <= end {
			x = d.put(x, y, end, sign.ink, sign.sign)
			x = d.put(x+1, y, end, widget.Muted, said) + 2
		}
	}
	if cell := d.say(text.LogPageCell, d.Language.Duration(24*time.Hour/time.Duration(c.cells))); x+2+widget.Cells(cell) <= end {
		d.put(x+2, y, end, widget.Muted, cell)
	}
	d.drawDaySums(c, y, end)
}

// drawDaySums sums the columns up.
func (d *drawing) drawDaySums(c dayColumns, y, from int) {
	all := d.Log.Calendar.Totals()
	for _, sum := range []struct {
		end  int
		said string
	}{{c.on, d.sum(all.On)}, {c.work, d.sum(all.Working)}, {c.idle, d.sum(all.Idle)}, {c.cost, d.money(all.Cost)}} {
		if sum.end > 0 {
			d.putRight(sum.end, y, from, widget.Text|widget.Bold, sum.said)
		}
	}
}

// sum writes the time of many days as clock writes that of one.
func (d *drawing) sum(e unit.Elapsed) string { return d.slotted(d.Language.ClockMinutes(e.Minutes())) }

// hasUntold tells whether an instance was on in some time of which nobody said what ran.
func (d *drawing) hasUntold() bool {
	return slices.ContainsFunc(d.Log.Result.Days, func(day reconcile.Day) bool { return day.Untold > 0 })
}

// mostWeekdays is the most days whose rows a weekday and the day of the month name well enough.
const mostWeekdays = 62

// dayName is a weekday with the day of the month, "Tue 17", or of many days "17 Nov".
func (d *drawing) dayName(day reconcile.Day) string {
	t := day.Date.Time()
	if len(d.Log.Result.Days) > mostWeekdays {
		return d.Language.ShortDate(t)
	}
	return d.say(text.Weekdays[t.Weekday()]) + " " + t.Format("02")
}

// dayDated is a weekday with its date; the year is in the heading, and stands here too where there are several.
func (d *drawing) dayDated(day reconcile.Day) string {
	t, days := day.Date.Time(), d.Log.Result.Days
	date := d.Language.ShortDate(t)
	if days[0].Date.Year != days[len(days)-1].Date.Year {
		date = d.Language.Date(t)
	}
	return d.say(text.Weekdays[t.Weekday()]) + " " + date
}

// fillings are the states of a strip by what an instance does.
var fillings = map[reconcile.Filling]widget.State{
	reconcile.Working: widget.Working, reconcile.SetUp: widget.SettingUp, reconcile.Idle: widget.Idling, reconcile.On: widget.Untold,
}

// stripOf is a day by the clock on the wall, over all instances.
func (d *drawing) stripOf(index int) widget.Strip {
	const minutes = 24 * 60
	s := widget.Strip{Length: minutes}
	day, zone := d.Log.Result.Days[index].Date, d.Log.Result.Zone
	from, to := day.In(zone), day.AddDays(1).In(zone)
	for _, b := range d.Log.Calendar.Boots(index) {
		for _, use := range b.Uses {
			begin, end := onWall(use.From, from, to, zone), onWall(use.To, from, to, zone)
			if state, on := fillings[use.What]; on && begin < end {
				s.Spells = append(s.Spells, widget.Spell{From: begin, To: end, State: state})
			}
		}
	}
	return s
}

// onWall is a time as the minutes that a clock on the wall shows, held to the day from midnight to midnight.
func onWall(t, from, to time.Time, zone *time.Location) int64 {
	switch {
	case !t.After(from):
		return 0
	case !t.Before(to):
		return 24 * 60
	}
	t = t.In(zone)
	return int64(t.Hour()*60 + t.Minute())
}
