package screen

import (
	"image"
	"slices"
	"strings"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/report"
	"app/gpuplan/pricing/vram"
	"app/gpuplan/tui/widget"
)

// Size is what page 5 shows. The inputs of the model are those of the scene.
type Size struct {
	Sized    report.Size // the setup, the time of a round, and the plan that has taken both over
	Need     vram.Need   // of the setup
	Card     SizeCard
	Holdings []vram.Holding // of the plan's offers
	Changes  []vram.Change  // what would make the need smaller
	Priced   SizePriced     // what is found out after a frame has shown the rest
}

// SizeCard is the card that the answer of page 5 is about.
type SizeCard struct {
	Name   string
	Label  unit.Bytes // what it is called by; 0: not known
	Usable unit.Bytes // what a program gets of it; 0: not known
	Fit    vram.Fit   // empty where Usable is 0
}

// SizePriced is what output costs.
type SizePriced struct {
	Offers []report.SizeOffer         // of each offer; nil: not known yet
	Rounds [3]model.Maybe[unit.Money] // a task of the shortest, the likely and the longest time on the offer that is shown
}

// sizeLayout is where the parts of page 5 stand, below what all pages have.
type sizeLayout struct {
	sizeHead, memory, holders, long, smaller image.Rectangle
}

// laySize is the layout of page 5: at the left the inputs, the time, what would make it fit; at the right memory and offers.
func (d *drawing) laySize() layout {
	out, body := pageOut(d.Width, d.Height)
	m, ok := measured[d.Language]
	if !ok {
		m = measured[text.English]
	}
	out.measures, out.margin, out.track = m[out.grade], 3, 10
	if out.grade == single {
		d.stackSize(&out, body)
		return out
	}
	if out.grade == wide {
		out.track = 16
	}
	gap := 1
	x := rightSides[out.grade]
	left := rows{0, x - 2, body.Min.Y}
	out.sizeHead = left.take(1)
	out.list = left.take(min(len(d.Inputs), body.Max.Y-left.y))
	left.take(gap)
	out.long = left.take(min(longRows, max(body.Max.Y-left.y, 0)))
	left.take(gap)
	out.smaller = left.take(max(body.Max.Y-left.y, 0))
	right := rows{x, x + min(d.Width-x-1, widest), body.Min.Y}
	out.memory = right.take(min(d.memoryRows(right.x1-right.x0), body.Dy()))
	right.take(gap)
	out.holders = right.take(max(body.Max.Y-right.y, 0))
	return out
}

// stackSize is the layout in one column. Spare rows go to the inputs, then to the memory, then to the offers.
func (d *drawing) stackSize(out *layout, body image.Rectangle) {
	out.margin = 2
	out.track = max(d.Width-out.margin-out.label-out.value.Width()-3, 0)
	all := rows{0, d.Width, body.Min.Y}
	out.list = all.take(min(len(d.Inputs), body.Dy()))
	if left := body.Max.Y - all.y; left > leastPlot {
		all.take(1)
		all.x0, all.x1 = out.margin, d.Width-1
		out.memory = all.take(min(d.memoryRows(all.x1-all.x0), left-1))
	}
	if left := body.Max.Y - all.y; left > leastPlot {
		all.take(1)
		out.holders = all.take(left - 1)
	}
}

// size is page 5.
func (d *drawing) size() {
	d.Size.Sized.Lang = d.Language
	d.drawEnough()
	d.drawSizeHead()
	if len(d.Inputs) > 0 && !d.list.Empty() {
		d.drawList()
	}
	d.drawMemory()
	d.drawHolders()
	d.drawLong()
	d.drawSmaller()
	d.drawSizeParts()
	d.drawHelp()
	d.drawKeys()
}

// drawEnough writes the answer: whether the card holds the need, and why.
func (d *drawing) drawEnough() {
	y, end := d.verdict.Min.Y, d.Width-1
	sign, ink, said := d.enough()
	d.put(1, y, end, ink|widget.Bold, sign)
	x := d.put(3, y, end, ink|widget.Bold, said)
	if d.grade == single {
		d.putInked(3, y+1, end, widget.Muted, d.neededOf(end-3))
		d.put(3, y+2, end, widget.Text, d.because(end-3))
		return
	}
	guess := d.say(text.SizeGuess)
	if d.grade < wide {
		guess = d.say(text.SizeGuessTight)
	}
	stop := d.putRight(end, y, x+2, widget.Muted, guess) - 2
	at := max(x+2, d.sizeColumn())
	d.putInked(at, y, stop, widget.Muted, d.neededOf(stop-at))
	d.put(3, y+1, end, widget.Text, d.because(end-3))
}

// sizeColumn is where what is needed starts, so that it stands still while the headline changes.
func (d *drawing) sizeColumn() int { return 3 + headlineSlot + 7 }

// enough is the headline.
func (d *drawing) enough() (sign string, ink widget.Ink, said string) {
	c := d.Size.Card
	label := d.Language.Count(int64((c.Label + unit.GB/2) / unit.GB))
	switch c.Fit {
	case vram.Fits:
		return d.Glyphs.Good, widget.Good, d.say(text.SizeEnough, label)
	case vram.Tight:
		return d.Glyphs.Close, widget.Warn, d.say(text.SizeClose, label)
	case vram.Short:
		return "!", widget.Warn, d.say(text.SizeTooLittle, label)
	}
	return unknownAmount, widget.Warn, d.say(text.SizeNoCard)
}

// neededOf says what is needed and what the card gives.
func (d *drawing) neededOf(room int) string {
	s, c := &d.Size.Sized, d.Size.Card
	need := strong(d.gib(d.Size.Need.Total.Likely))
	if c.Usable == 0 {
		return d.say(text.SizeNeeds, need)
	}
	usable := s.GiB(c.Usable)
	return fitting(room, d.say(text.SizeNeedsOf, need, usable, c.Name), d.say(text.SizeNeedsTight, need, usable))
}

// because says what takes the most and, where it does not fit, what would make it fit.
func (d *drawing) because(room int) string {
	n := d.Size.Need
	if len(n.Terms) == 0 {
		return ""
	}
	t := n.Largest()
	largest := d.say(text.SizeLargest, text.SizeTerm(t.Key), d.gib(t.Bytes.Likely))
	var more string
	switch c := d.Size.Card; {
	case c.Usable == 0:
		more = d.say(text.SizeSayCard)
	case n.Wasteful(c.Usable):
		more = d.say(text.SizeEmpty)
	case c.Fit == vram.Fits:
		more = d.inFourBits()
	default:
		more = d.firstFit()
	}
	if more == "" {
		return largest
	}
	return fitting(room, d.Language.Sentences(largest, more), more, largest)
}

// firstFit says the first change that makes it fit.
func (d *drawing) firstFit() string {
	for _, c := range d.Size.Changes {
		if c.Fit == vram.Fits || c.Fit == vram.Tight && d.Size.Card.Fit == vram.Short {
			return d.say(text.SizeWouldFit, d.Size.Sized.Change(c), d.gib(c.Need.Total.Likely))
		}
	}
	return d.say(text.SizeNothing)
}

// inFourBits says what fewer bits would come to: a smaller card might do.
func (d *drawing) inFourBits() string {
	i := slices.IndexFunc(d.Size.Changes, func(c vram.Change) bool { return c.Key == "quantize" })
	if i < 0 {
		return ""
	}
	c := d.Size.Changes[i]
	return d.say(text.SizeWouldBe, d.Size.Sized.Change(c), d.gib(c.Need.Total.Likely))
}

// gib writes bytes in GiB.
func (d *drawing) gib(b unit.Bytes) string { return d.Size.Sized.GiB(b) }

// drawSizeHead writes the head of the inputs, with the name of a model that is known.
func (d *drawing) drawSizeHead() {
	if d.sizeHead.Empty() {
		return
	}
	r, name := d.sizeHead, d.Size.Sized.Setup.Model.Name
	said := d.say(text.SizeModelHead)
	if name != "" {
		said = d.say(text.SizeNamedHead, name)
	}
	d.put(d.margin, r.Min.Y, r.Max.X, widget.Muted, said)
}

// drawSizeParts writes what one column has no blocks for: how long a round takes and what it costs.
func (d *drawing) drawSizeParts() {
	if d.parts.Empty() || !d.timed() {
		return
	}
	said := d.Size.Sized.Roughly(d.Size.Sized.Time.Round.Likely)
	if cost := d.Size.Priced.Rounds[1]; cost.Given {
		said = d.say(text.SizeTakes, said, d.amount(cost.Value))
	}
	d.put(1, d.parts.Min.Y, d.Width-1, widget.Muted, strings.TrimSpace(said))
}

func (d *drawing) timed() bool { return d.Size.Sized.Time.Round.Likely > 0 }
