package screen

import (
	"cmp"
	"image"
	"math"
	"slices"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/vram"
	"app/gpuplan/tui/widget"
)

// holderOrder lists the offers by what their cards give, the least first; those that say nothing last.
func (d *drawing) holderOrder() []int {
	order := make([]int, len(d.Size.Holdings))
	for i := range order {
		order[i] = i
	}
	usable := func(i int) unit.Bytes {
		if u := d.Size.Holdings[i].Usable; u > 0 {
			return u
		}
		return math.MaxInt64
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(usable(a), usable(b)) })
	return order
}

// drawHolders draws which offers hold the need: a bar against what the card really gives, what is spare or missing, and what a
// task costs where that is known.
func (d *drawing) drawHolders() {
	r, order := d.holders, d.holderOrder()
	if r.Dy() < 2 || len(order) == 0 {
		return
	}
	y, room := r.Min.Y, r.Dy()-1
	d.putRight(r.Max.X, y, r.Max.X-taskSlot, widget.Muted, d.say(text.SizeATask))
	end := d.putRight(r.Max.X-taskSlot, y, r.Max.X-taskSlot-spareSlot, widget.Muted, d.say(text.SizeSpareGiB))
	head := fitting(end-1-r.Min.X, d.say(text.SizeOffersHead), d.say(text.SizeOffersTiny))
	if len(order) > room {
		head = d.say(text.SizeTakes, head, d.say(text.SizeMoreOffers, text.Count(len(order)-room)))
	}
	d.put(r.Min.X, y, end-1, widget.Muted, head)
	top := min(max(slices.Index(order, d.Offer)-(room-2), 0), max(len(order)-room, 0))
	for _, i := range order[top:min(top+room, len(order))] {
		y++
		d.drawHolder(i, y)
	}
}

// The columns at the right end of the offers.
const (
	taskSlot  = 9
	spareSlot = 11
)

func (d *drawing) drawHolder(i, y int) {
	r, h := d.holders, d.Size.Holdings[i]
	d.hit(image.Rect(r.Min.X, y, r.Max.X, y+1), OnOffer, i)
	sign, ink := d.holderSign(h)
	d.put(r.Min.X, y, r.Max.X, ink|widget.Bold, sign)
	label := widget.Text
	if i == d.Offer {
		label = widget.Accent | widget.Bold
	}
	names := min(12, r.Dx()/4)
	d.put(r.Min.X+2, y, r.Min.X+2+names, label, d.Plan.Offers[i].Name)
	end := r.Max.X - taskSlot
	d.putRight(r.Max.X, y, end, widget.Text, d.taskOn(i))
	spare, spareInk := unknownAmount, widget.Muted
	if h.Usable > 0 {
		spare, spareInk = d.gib(h.Spare()), widget.Text
		if h.Spare() < 0 {
			spareInk = widget.Warn | widget.Bold
		}
	}
	d.putRight(end, y, end-sizeSlot, spareInk, spare)
	d.drawHolderBar(h, image.Rect(r.Min.X+2+names+1, y, end-sizeSlot-1, y+1))
}

// holderSign is whether the cards of an offer hold the need, without colour.
func (d *drawing) holderSign(h vram.Holding) (string, widget.Ink) {
	switch h.Fit {
	case vram.Fits:
		return d.Glyphs.Good, widget.Good
	case vram.Tight:
		return d.Glyphs.Close, widget.Warn
	case vram.Short:
		return "!", widget.Warn
	}
	return unknownAmount, widget.Muted
}

// taskOn is what a task costs on an offer that holds the need; nothing where that is not found out yet.
func (d *drawing) taskOn(i int) string {
	list := d.Size.Priced.Offers
	switch {
	case i >= len(list) || list[i].Fit == vram.Short:
		return ""
	case !list[i].PerTask.Given:
		return unknownAmount
	}
	return d.money(list[i].PerTask.Value)
}

// drawHolderBar draws the need up to what the card gives; what stays empty is dotted, what is missing beyond it is
// light; the end of the card is a mark. All bars have one scale.
func (d *drawing) drawHolderBar(h vram.Holding, r image.Rectangle) {
	most := h.Need.Total.Likely
	for _, each := range d.Size.Holdings {
		most = max(most, each.Usable)
	}
	if r.Dx() < 3 || h.Usable <= 0 || most <= 0 {
		return
	}
	cell := func(b unit.Bytes) int {
		return int(math.Round(float64(b) / float64(most) * float64(r.Dx()-1)))
	}
	c, need, gives := d.canvas(r), cell(h.Need.Total.Likely), cell(h.Usable)
	c.Fill(image.Rect(0, 0, max(min(need, gives), 1), 1), widget.PartA, d.Glyphs.Parts[0])
	if need < gives {
		c.Fill(image.Rect(max(need, 1), 0, gives, 1), widget.Muted, d.Glyphs.Off)
	} else {
		c.Fill(image.Rect(gives+1, 0, need+1, 1), widget.Warn, d.Glyphs.Idle)
	}
	c.Put(gives, 0, widget.Text, d.Glyphs.Tick)
}

// longRows are a head, three times, and what the money is of.
const longRows = 5

// drawLong draws how long a round takes, and what it costs on the offer that is shown.
func (d *drawing) drawLong() {
	r, s := d.long, &d.Size.Sized
	if r.Dy() < 2 {
		return
	}
	y := r.Min.Y
	head := d.say(text.SizeRoundHead)
	if s.Time.Tokens > 0 {
		head = d.say(text.SizeLongHead, s.Amount(float64(s.Time.Tokens)))
	}
	end := r.Max.X
	if d.timed() && !s.Time.Measured && s.On.Name != "" {
		end = d.putRight(r.Max.X, y, r.Min.X+r.Dx()/2, widget.Muted, d.say(text.SizeOnCard, s.On.Name)) - 1
	}
	d.put(d.margin, y, end, widget.Muted, fitting(end-d.margin, head, d.say(text.SizeRoundTiny)))
	if !d.timed() {
		for i, line := range wrapped(d.say(text.SizeAskSpeed), r.Max.X-d.margin) {
			if y+1+i < r.Max.Y {
				d.put(d.margin, y+1+i, r.Max.X, widget.Muted, line)
			}
		}
		return
	}
	rounds := d.rounds()
	if len(rounds) > r.Dy()-1 {
		rounds = d.inShort(rounds)
	}
	for i, line := range rounds[:min(len(rounds), r.Dy()-1)] {
		d.drawRound(line, y+1+i)
	}
	if y += 1 + len(rounds); y < r.Max.Y && d.Offer < len(d.Plan.Offers) {
		said := fitting(r.Max.X-d.margin, d.say(text.SizeWhoPays, d.Plan.Offers[d.Offer].Name), d.say(text.SizeWhoPaysTiny))
		d.put(d.margin, y, r.Max.X, widget.Muted, said)
	}
}

// round is a line of how long it takes.
type round struct {
	name, long string
	cost       model.Maybe[unit.Money]
	ink        widget.Ink
}

func (d *drawing) rounds() []round {
	s, costs := &d.Size.Sized, d.Size.Priced.Rounds
	t, u := s.Time.Round, s.Speed.Utilization
	if s.Time.Measured {
		return []round{{d.say(text.SizeOwnRun), s.Roughly(t.Likely), costs[1], widget.Text | widget.Bold}}
	}
	name := func(w text.Word, percent int64) string {
		if !s.Setup.Task.Trains() || d.grade < wide {
			return d.say(w)
		}
		return d.say(text.SizeAtPercent, w, text.Count(percent))
	}
	return []round{
		{name(text.SizeLikeliest, u.Likely), s.Roughly(t.Likely), costs[1], widget.Text | widget.Bold},
		{name(text.SizeShortest, u.High), s.Roughly(t.Low), costs[0], widget.Text},
		{name(text.SizeLongest, u.Low), s.Roughly(t.High), costs[2], widget.Text},
	}
}

// inShort puts the ends of the time into one line, where there is no room for one each.
func (d *drawing) inShort(rounds []round) []round {
	t := d.Size.Sized.Time.Round
	ends := d.say(text.SizeBetween, d.Size.Sized.Roughly(t.Low), d.Size.Sized.Roughly(t.High))
	return []round{rounds[0], {name: ends, ink: widget.Muted}}
}

func (d *drawing) drawRound(line round, y int) {
	r := d.long
	end := r.Max.X - 1
	money := end
	if line.long != "" {
		money -= amountSlot + 1
	}
	if line.cost.Given {
		d.putRight(end, y, money, line.ink, d.money(line.cost.Value))
	}
	start := money
	if line.long != "" {
		start = d.putRight(money, y, d.margin+10, line.ink, line.long)
	}
	d.put(d.margin, y, start-1, line.ink, line.name)
}

// drawSmaller lists what would make the need smaller, and whether it then fits.
func (d *drawing) drawSmaller() {
	r, s := d.smaller, &d.Size.Sized
	if r.Dy() < 2 || len(d.Size.Changes) == 0 {
		return
	}
	head := text.SizeSmallHead
	if d.Size.Card.Fit == vram.Short || d.Size.Card.Fit == vram.Tight {
		head = text.SizeFitHead
	}
	d.put(d.margin, r.Min.Y, r.Max.X, widget.Muted, d.say(head))
	for i, c := range d.Size.Changes[:min(len(d.Size.Changes), r.Dy()-1)] {
		y := r.Min.Y + 1 + i
		sign, ink := d.holderSign(vram.Holding{Fit: c.Fit})
		d.put(1, y, d.margin, ink|widget.Bold, sign)
		start := d.putRight(r.Max.X-1, y, d.margin+10, widget.Text, d.say(text.SizeFitsLine, d.gib(c.Need.Total.Likely)))
		d.put(d.margin, y, start-1, widget.Text, s.Change(c))
	}
}
