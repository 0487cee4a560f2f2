package screen

import (
	"cmp"
	"slices"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
	"app/gpuplan/tui/widget"
)

// shareOrder is the order in which shares are told; those that it does not know come last.
var shareOrder = []string{
	"run", "boot", "setup", "idle", "download", "rerun", "roundup", "off", "capped", "used", "unused", "hourly", "coupon",
}

// avoidable names the waste that a share is, where a habit would save it.
var avoidable = map[string]string{"idle": wasteIdle, "download": wasteDownload, "rerun": "waste.rerun", "roundup": "waste.roundup"}

// otherShare stands for all that have no row of their own.
const otherShare = "other"

// sharesOf are what the compute part of a form consists of, in at most n rows: the largest, and the others together.
func sharesOf(q *pricing.Quote, n int) []pricing.Share {
	list := computeShares(q)
	if len(list) > n && n > 0 {
		list = fold(list, n)
	}
	slices.SortStableFunc(list, func(a, b pricing.Share) int { return cmp.Compare(shareRank(a.Key), shareRank(b.Key)) })
	return list
}

// withHabits adds to shares of the hourly form those of nothing that the plan's habits would make at other hours, up to n in all: while the hours
// are moved, no row comes or goes.
func (d *drawing) withHabits(list []pricing.Share, n int) []pricing.Share {
	w := d.Plan.Workload
	for _, habit := range []struct {
		key  string
		kept bool
	}{{"run", true}, {"boot", w.Boot > 0}, {"setup", w.Setup > 0}, {"idle", w.Idle > 0}, {"download", d.fetches()}} {
		there := slices.ContainsFunc(list, func(s pricing.Share) bool { return s.Key == habit.key || s.Key == otherShare })
		if habit.kept && !there && len(list) < n {
			list = append(list, pricing.Share{Key: habit.key})
		}
	}
	slices.SortStableFunc(list, func(a, b pricing.Share) int { return cmp.Compare(shareRank(a.Key), shareRank(b.Key)) })
	return list
}

// fetches tells whether a boot waits for data.
func (d *drawing) fetches() bool {
	return d.Plan.Workload.Bandwidth > 0 && slices.ContainsFunc(d.Plan.Transfers, func(t model.Transfer) bool {
		return t.Direction == model.In && t.EachBoot() && t.Size > 0
	})
}

// computeShares are the shares of all compute charges, each key once; those of nothing are left out.
func computeShares(q *pricing.Quote) []pricing.Share {
	var list []pricing.Share
	for _, c := range q.Charges {
		if c.Part != pricing.Compute {
			continue
		}
		for _, s := range c.Of {
			at := slices.IndexFunc(list, func(other pricing.Share) bool { return other.Key == s.Key })
			switch {
			case at >= 0:
				list[at] = together(list[at], s)
			case s.Cost != 0 || s.Quantity.Time != 0:
				list = append(list, s)
			}
		}
	}
	return list
}

// fold keeps the n-1 dearest shares, of unknown cost the longest, and puts the others together.
func fold(list []pricing.Share, n int) []pricing.Share {
	slices.SortStableFunc(list, func(a, b pricing.Share) int {
		return cmp.Or(cmp.Compare(b.Cost, a.Cost), cmp.Compare(b.Quantity.Time, a.Quantity.Time))
	})
	other := pricing.Share{Key: otherShare}
	for _, s := range list[n-1:] {
		other = together(other, s)
	}
	return append(slices.Clip(list[:n-1]), other)
}

func together(a, b pricing.Share) pricing.Share {
	a.Cost += b.Cost
	a.Quantity.Time += b.Quantity.Time
	return a
}

func shareRank(key string) int {
	if i := slices.Index(shareOrder, key); i >= 0 {
		return i
	}
	return len(shareOrder)
}

func (d *drawing) shareName(key string) string {
	if key == otherShare {
		return d.say(text.ShareOther)
	}
	return d.say(text.Share(key))
}

// shareTable is where the columns of the shares stand: they continue those of the forms, if names and hours have room there.
type shareTable struct {
	sign, name   int // first columns
	hours, money int // columns before which they end
	remark       int // first column of the remarks
}

func (d *drawing) shareColumns(list []pricing.Share) shareTable {
	t := shareTable{sign: d.shares.Min.X}
	if d.grade >= medium {
		t.sign++
	}
	t.name = t.sign + 2
	named, cost := 0, 0
	for _, s := range list {
		named = max(named, widget.Cells(d.shareName(s.Key)+" "+d.Language.Hours(s.Quantity.Time)))
		cost = max(cost, widget.Cells(d.money(s.Cost)))
	}
	gap := max([4]int{single: 14, small: 14, medium: 9, wide: 11}[d.grade], cost+2)
	if t.name+named+gap > d.shares.Max.X {
		gap = cost + 2
	}
	t.money = max(d.table().compute(), min(t.name+named+gap, d.shares.Max.X))
	t.hours = t.money - gap
	t.remark = t.money + 2
	return t
}

// drawShares takes one form apart.
func (d *drawing) drawShares() {
	if d.shares.Dy() < 2 || !d.hasQuote(d.Apart) {
		return
	}
	q := &d.offer.Quotes[d.Apart]
	list := sharesOf(q, d.shares.Dy()-1)
	if q.Form == model.HourlyForm {
		list = d.withHabits(list, d.shares.Dy()-1)
	}
	t := d.shareColumns(list)
	d.drawSharesHead(t, q)
	for i, s := range list {
		s.Quantity.Time = d.inPeriod(q, s.Quantity.Time)
		d.drawShare(t, s, partKnown(q, pricing.Compute), d.shares.Min.Y+1+i)
	}
}

func (d *drawing) drawSharesHead(t shareTable, q *pricing.Quote) {
	x, y, end := t.name, d.shares.Min.Y, d.shares.Max.X
	if d.grade < medium {
		x = t.sign
	}
	if cost, form, ok := d.waste(); ok && d.wasteBeside && form == q.Form {
		end = min(d.putRight(end, y, x, widget.Warn|widget.Bold, cost), end-amountSlot) - 1
		end = d.putRight(end, y, x, widget.Warn|widget.Bold, "! "+d.say(text.WasteShort)) - 1
	}
	d.put(x, y, end, widget.Muted, d.say(text.SharesHead, text.FormOf(q.Form).Name))
}

func (d *drawing) drawShare(t shareTable, s pricing.Share, known bool, y int) {
	found, saves := d.finding(avoidable[s.Key])
	if saves {
		d.put(t.sign, y, t.name, widget.Warn|widget.Bold, "!")
	}
	end := t.hours
	if s.Quantity.Time != 0 || s.Cost == 0 {
		end = d.putRight(t.hours, y, t.name, widget.Muted, d.Language.Hours(s.Quantity.Time)) - 1
	}
	d.put(t.name, y, end, widget.Text, d.shareName(s.Key))
	cost := unknownAmount
	if known {
		cost = d.money(s.Cost)
	}
	d.putRight(t.money, y, t.hours, widget.Text, cost)
	if saves && d.grade >= medium {
		d.put(t.remark, y, d.shares.Max.X, widget.Muted, d.remark(found))
	}
}

// finding is the waste of a key; ok is false where there is none. What it costs may be unknown.
func (d *drawing) finding(key string) (w pricing.Waste, ok bool) {
	for _, w := range d.offer.Waste {
		if w.Key == key && (w.Cost > 0 || !w.Known) {
			return w, true
		}
	}
	return w, false
}

// remark says what to do about waste, or how it comes about, in few words.
func (d *drawing) remark(w pricing.Waste) string {
	switch w.Key {
	case wasteIdle:
		return d.say(text.StopWhenDone)
	case wasteDownload:
		return d.say(text.FetchedAgain, text.Count(w.Basis.Count), text.Count(w.Basis.Boots))
	}
	return ""
}

// drawParts writes the three parts of the verdict's form in one row, where there is no room for tables.
func (d *drawing) drawParts() {
	if d.parts.Empty() || len(d.offer.Quotes) == 0 {
		return
	}
	y, end := d.parts.Min.Y, d.Width-1
	if cost, form, ok := d.waste(); ok && form == d.quote().Form {
		end = d.putRight(end, y, 1, widget.Warn|widget.Bold, "! "+cost) - 1
	}
	x := 1
	for i, key := range pricing.Parts {
		x = d.put(x, y, end, widget.PartA+widget.Ink(i), d.Glyphs.Parts[i])
		x = d.put(x+1, y, end, widget.Text, d.part(d.quote(), key)) + 1
	}
}
