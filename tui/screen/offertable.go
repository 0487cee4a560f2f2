package screen

import (
	"image"
	"math"
	"strconv"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/tui/widget"
)

// offerColumn is a column of page 2.
type offerColumn struct {
	head   func(*drawing) string
	cell   func(*drawing, pricing.Rate) string
	sort   Sort // that it is the column of; Unsorted: none
	left   bool // what it holds begins in one column; else it ends in one
	spare  int  // columns give way in this order where not all fit, the highest first; 0 stays
	behind bool // it stands behind the bars, which stand beside the output
}

var offerColumns = []offerColumn{
	{head: headed(text.ColumnOffer), cell: (*drawing).nameCell, sort: ByName, left: true},
	{head: headed(text.ColumnCard), cell: (*drawing).cardCell, sort: Unsorted, left: true, spare: 9},
	{head: headed(text.ColumnMemory), cell: (*drawing).memoryCell, sort: Unsorted, spare: 6},
	{head: headed(text.ColumnSpeed), cell: (*drawing).speedCell, sort: Unsorted, spare: 4},
	{head: headed(text.ColumnHour), cell: (*drawing).hourCell, sort: ByHour, spare: 2},
	{head: headed(text.ColumnMonth), cell: (*drawing).monthCell, sort: ByMonth, spare: 5},
	{head: headed(text.ColumnPay), cell: (*drawing).payCell, sort: Unsorted, left: true, spare: 1},
	{head: (*drawing).wholePlan, cell: (*drawing).totalCell, sort: ByTotal},
	{head: headed(text.ColumnTask), cell: perUse(pricing.PerTask), sort: Unsorted, spare: 7},
	{head: headed(text.ColumnUseful), cell: perUse(pricing.PerHour), sort: Unsorted, spare: 8},
	{head: headed(text.ColumnOutput), cell: (*drawing).outputCell, sort: ByOutput},
	{head: headed(text.ColumnRead), cell: (*drawing).readCell, sort: Unsorted, spare: 3, behind: true},
}

func headed(w text.Word) func(*drawing) string {
	return func(d *drawing) string { return d.say(w) }
}

const (
	mostName  = 24 // cells of an offer's name or card
	columnGap = 2
	leastBars = 8 // cells of the bars, else there are none
	mostBars  = 40
)

// placed is a column with its room.
type placed struct {
	offerColumn
	x, width int
}

// drawTable draws the offers, a row each, and how the cost of one hour of output divides into the parts of a bill.
func (d *drawing) drawTable(rates, best []pricing.Rate) {
	shown := d.windowOfOffers()
	columns, bars := d.placeColumns(rates)
	d.drawTableHead(columns, bars)
	if len(d.Offers.Order) == 0 && d.Offers.Filter != "" {
		d.put(d.margin, d.offerTable.Min.Y+1, d.Width-1, widget.Muted, d.say(text.NoMatches, d.Offers.Filter))
	}
	scale := greatestOutput(rates)
	for row, at := range shown {
		y := d.offerTable.Min.Y + 1 + row
		r := rates[d.Offers.Order[at]]
		sign, ink := d.rowSign(best, r)
		d.drawOfferRow(columns, r, y, at == d.Offers.Focus, sign, ink)
		d.drawOutputBar(bars, r, y, scale)
	}
	if n := len(shown); n > 0 {
		d.drawEnds(0, d.offerTable.Min.Y+1, d.offerTable.Min.Y+1+n, shown[0] > 0, shown[n-1]+1 < len(d.Offers.Order))
	}
}

// windowOfOffers are the rows that there is room for: those about the focused one.
func (d *drawing) windowOfOffers() []int {
	n, room := len(d.Offers.Order), max(d.offerTable.Dy()-1, 0)
	top := min(max(d.Offers.Focus-(room-2), 0), max(n-room, 0))
	return indexes(n)[top:min(top+room, n)]
}

// placeColumns fits the columns to what they hold; the bars have what is left.
func (d *drawing) placeColumns(rates []pricing.Rate) (columns []placed, bars image.Rectangle) {
	for _, c := range offerColumns {
		columns = append(columns, placed{offerColumn: c, width: d.columnWidth(c, rates)})
	}
	room := d.Width - 1 - d.margin
	for widthOf(columns) > room && spareOf(columns) >= 0 {
		i := spareOf(columns)
		columns = append(columns[:i:i], columns[i+1:]...)
	}
	if over := widthOf(columns) - room; over > 0 {
		columns[0].width = max(columns[0].width-over, 4)
	}
	left := min(room-widthOf(columns)-columnGap, mostBars)
	if left < leastBars {
		left = -columnGap
	}
	x := d.margin
	for i := range columns {
		if columns[i].behind && left > 0 {
			bars = image.Rect(x, 0, x+left, 0)
			x += left + columnGap
		}
		columns[i].x = x
		x += columns[i].width + columnGap
	}
	if bars.Dx() == 0 && left > 0 {
		bars = image.Rect(x, 0, x+left, 0)
	}
	return columns, bars
}

func (d *drawing) columnWidth(c offerColumn, rates []pricing.Rate) int {
	n := widget.Cells(d.columnHead(c))
	for _, i := range d.Offers.Order {
		n = max(n, widget.Cells(c.cell(d, rates[i])))
	}
	if c.left {
		n = min(n, mostName)
	}
	return n
}

// widthOf is the room that columns take together.
func widthOf(columns []placed) int {
	n := -columnGap
	for _, c := range columns {
		n += c.width + columnGap
	}
	return n
}

// spareOf is the column that gives way next, -1 where all stay.
func spareOf(columns []placed) int {
	at := -1
	for i, c := range columns {
		if c.spare > 0 && (at < 0 || c.spare > columns[at].spare) {
			at = i
		}
	}
	return at
}

// columnHead is the head of a column: with a sign where the rows are sorted by it, and over the names which of how many rows
// has the focus, where not all are in sight.
func (d *drawing) columnHead(c offerColumn) string {
	said, n := c.head(d), len(d.Offers.Order)
	if c.sort != Unsorted && c.sort == d.Offers.Sort {
		said += " " + d.Glyphs.ArrowDown
	}
	if c.sort == ByName && n > len(d.windowOfOffers()) {
		said += " " + d.say(text.OneOf, text.Count(d.Offers.Focus+1), text.Count(n))
	}
	return said
}

// sortName is the head of the column that rows are sorted by.
func (d *drawing) sortName(s Sort) string {
	for _, c := range offerColumns {
		if c.sort == s {
			return c.head(d)
		}
	}
	return ""
}

func (d *drawing) drawTableHead(columns []placed, bars image.Rectangle) {
	y := d.offerTable.Min.Y
	for _, c := range columns {
		start := d.putCell(c, y, widget.Muted, d.columnHead(c.offerColumn))
		if c.sort != Unsorted {
			d.hit(image.Rect(start, y, c.x+c.width, y+1), OnSort, int(c.sort))
		}
	}
	if bars.Dx() > 0 {
		d.drawLegend(bars.Min.X, y, bars.Max.X)
	}
}

// drawLegend names the parts of the bars, as far as there is room.
func (d *drawing) drawLegend(x, y, end int) {
	for i, part := range pricing.Parts {
		name := d.say(text.Part(part))
		if x+2+widget.Cells(name) > end {
			return
		}
		x = d.put(x, y, end, widget.PartA+widget.Ink(i), d.Glyphs.Parts[i])
		x = d.put(x+1, y, end, widget.Muted, name) + 1
	}
}

// putCell writes into a column and gives the column of the window where it begins.
func (d *drawing) putCell(c placed, y int, ink widget.Ink, said string) int {
	if c.left {
		d.put(c.x, y, c.x+c.width, ink, said)
		return c.x
	}
	return d.putRight(c.x+c.width, y, c.x, ink, said)
}

// drawOfferRow draws a row, with the sign of the answer where it is about it.
func (d *drawing) drawOfferRow(columns []placed, r pricing.Rate, y int, focused bool, sign string, mark widget.Ink) {
	d.hit(image.Rect(0, y, d.Width, y+1), OnOffer, r.Offer)
	ink := widget.Text
	if sign != "" {
		ink = mark | widget.Bold
		d.put(2, y, 3, ink, sign)
	}
	best := sign == d.Glyphs.Good
	if focused {
		d.put(1, y, 2, widget.Accent|widget.Bold, d.Glyphs.Focus)
	}
	for i, c := range columns {
		cell := widget.Text
		switch {
		case i == 0 && focused:
			cell = widget.Accent | widget.Bold
		case i == 0 || best && (c.sort == ByOutput || c.sort == ByTotal):
			cell = ink
		case c.sort == Unsorted && !c.left:
			cell = widget.Muted
		}
		d.putCell(c, y, cell, c.cell(d, r))
	}
}

// drawOutputBar draws the parts of one hour of output.
func (d *drawing) drawOutputBar(bars image.Rectangle, r pricing.Rate, y int, scale float64) {
	if q, ok := d.perOutput(r); ok && bars.Dx() > 0 {
		at := image.Rect(bars.Min.X, y, bars.Max.X, y+1)
		bar(&q).Draw(d.canvas(at), 0, 0, at.Dx(), scale, d.Glyphs)
	}
}

// perOutput is the cheapest form of an offer in amounts of one hour of output.
func (d *drawing) perOutput(r pricing.Rate) (pricing.Quote, bool) {
	if !r.Known {
		return pricing.Quote{}, false
	}
	q := d.Evaluation.Offers[r.Offer].Quotes[r.Quote]
	f, ok := pricing.Output(&d.Plan, r.Offer, &q, d.Evaluation.Currency)
	if !ok {
		return q, false
	}
	q, err := f.Quote(q)
	return q, err == nil
}

func greatestOutput(rates []pricing.Rate) float64 {
	greatest := 0.0
	for _, r := range rates {
		greatest = math.Max(greatest, inUnits(r.Output))
	}
	return greatest
}

// output writes an amount for one hour of output, with a decimal more than amounts have.
func (d *drawing) output(m unit.Money) string {
	c := d.Evaluation.Currency
	c.Digits = min(c.Digits+1, 6)
	return d.Language.Number(c.Format(m))
}

func (d *drawing) planOfferOf(r pricing.Rate) model.Offer { return d.Plan.Offers[r.Offer] }

func (d *drawing) nameCell(r pricing.Rate) string { return d.planOfferOf(r).Name }
func (d *drawing) cardCell(r pricing.Rate) string { return d.planOfferOf(r).Card }

// speedCell is an offer's speed with two decimals; a small one whole, of which they would leave little or nothing.
func (d *drawing) speedCell(r pricing.Rate) string {
	speed := d.planOfferOf(r).Speed
	if speed < unit.One/10 {
		return speed.String()
	}
	return strconv.FormatFloat(float64(speed)/float64(unit.One), 'f', 2, 64)
}

func (d *drawing) hourCell(r pricing.Rate) string {
	switch price, known := d.planOfferOf(r).Hourly.Value(); {
	case known:
		return d.decimals(price.String())
	case d.planOfferOf(r).Hourly.IsLeftOut():
		return ""
	}
	return unknownAmount
}

// monthCell is the price of the term that is called month, else of the first one of about that length.
func (d *drawing) monthCell(r pricing.Rate) string {
	t, ok := d.planOfferOf(r).Month()
	switch price, known := t.Price.Value(); {
	case known:
		return d.money(price)
	case !ok || t.Price.IsLeftOut():
		return ""
	}
	return unknownAmount
}

func (d *drawing) payCell(r pricing.Rate) string {
	if r.Quote < 0 {
		return unknownAmount
	}
	return d.say(text.FormOf(d.Evaluation.Offers[r.Offer].Quotes[r.Quote].Form).Short)
}

func (d *drawing) totalCell(r pricing.Rate) string {
	if r.Quote < 0 {
		return unknownAmount
	}
	return d.money(d.Evaluation.Offers[r.Offer].Quotes[r.Quote].Total)
}

func (d *drawing) outputCell(r pricing.Rate) string {
	if !r.Known {
		return unknownAmount
	}
	return d.output(r.Output)
}

// readCell is how long ago the prices were read, with a sign where they are old.
func (d *drawing) readCell(r pricing.Rate) string {
	a := d.ageOf(r.Offer)
	switch {
	case a.date.IsZero():
		return unknownAmount
	case a.grade >= model.Old:
		return "! " + d.ago(a)
	}
	return d.ago(a)
}
