package screen

import (
	"image"
	"slices"
	"strings"

	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/tui/widget"
)

// outputRow is a line of two offers' hour of output, side by side.
type outputRow struct {
	name       string
	own, other unit.Money
}

// drawApart takes the focused offer's hour of output apart, against the best one; the best one against the next.
func (d *drawing) drawApart(rates, best []pricing.Rate) {
	i, ok := d.focusedOffer()
	if !ok || d.apart.Empty() {
		return
	}
	own, known := d.perOutput(rates[i])
	if !known {
		return
	}
	against := best[0]
	if against.Offer == i && len(best) > 1 {
		against = best[1]
	}
	other, compared := d.perOutput(against)
	compared = compared && against.Offer != i
	names := []string{d.Evaluation.Offers[i].Name}
	if compared {
		names = append(names, d.Evaluation.Offers[against.Offer].Name)
	}
	rows := d.outputRows(&own, &other, compared)
	edges := d.apartEdges(names, rows)
	d.drawApartHead(names, edges)
	for i, row := range rows {
		d.drawOutputRow(row, edges, d.apart.Min.Y+1+i, i == len(rows)-1)
	}
}

// drawWins says what the focused offer needs to be the best one.
func (d *drawing) drawWins() {
	said := d.Language.Phrase(d.Offers.Wins)
	if said == "" || d.wins.Empty() {
		return
	}
	for i, s := range atMost(d.wins.Dy(), wrapped(said, d.wins.Dx()), d.wins.Dx()) {
		d.put(d.wins.Min.X, d.wins.Min.Y+i, d.wins.Max.X, widget.Text, s)
	}
}

// apartEdges are the columns before which the amounts of the two offers and their difference end. The difference, then the
// other offer, give way where the amounts are too long for all three.
func (d *drawing) apartEdges(names []string, rows []outputRow) widget.Columns {
	const least = 10 // cells for the names of the lines
	step := 10
	if d.grade < medium {
		step = 8
	}
	columns := 1
	if len(names) > 1 {
		columns = 3
	}
	for _, name := range names {
		step = max(step, min(widget.Cells(name), d.apart.Dx()/5)+2)
	}
	for _, r := range rows {
		for _, said := range d.outputsOf(r)[:columns] {
			step = max(step, widget.Cells(said)+2)
		}
	}
	first := d.apart.Max.X - 2*step
	for columns > 1 && first < d.apart.Min.X+least {
		columns--
		first += step
	}
	edges := make(widget.Columns, columns)
	for i := range edges {
		edges[i] = first + i*step
	}
	return edges
}

// outputsOf are the amounts of a line: of the two offers, and their difference.
func (d *drawing) outputsOf(r outputRow) []string {
	more := d.output(r.own - r.other)
	if r.own > r.other {
		more = "+" + more
	}
	return []string{d.output(r.own), d.output(r.other), more}
}

func (d *drawing) drawApartHead(names []string, edges widget.Columns) {
	y, start := d.apart.Min.Y, edges[0]
	for i := len(edges) - 1; i >= 0; i-- {
		said := d.say(text.OutputMore)
		if i < len(names) {
			said = names[i]
		}
		room := edges[0] - d.apart.Min.X
		if i > 0 {
			room = edges[i] - edges[i-1]
		}
		start = d.putRight(edges[i], y, edges[i]-min(room, 14)+1, widget.Muted, said)
	}
	d.put(d.apart.Min.X, y, start-1, widget.Muted, fitting(start-1-d.apart.Min.X, d.say(text.OutputHead, d.sign()), d.say(text.OutputHeadTight, d.sign())))
}

// outputRows are the lines: the shares of compute, storage, traffic, and the total.
func (d *drawing) outputRows(own, other *pricing.Quote, compared bool) []outputRow {
	costs := map[string]*outputRow{}
	var keys []string
	for i, q := range []*pricing.Quote{own, other} {
		if i == 1 && !compared {
			break
		}
		for _, s := range computeShares(q) {
			if costs[s.Key] == nil {
				costs[s.Key] = &outputRow{name: d.shareName(s.Key)}
				keys = append(keys, s.Key)
			}
			costs[s.Key].add(i, s.Cost)
		}
	}
	slices.SortStableFunc(keys, func(a, b string) int { return shareRank(a) - shareRank(b) })
	var rows []outputRow
	for _, key := range keys {
		if row := *costs[key]; row.own != 0 || row.other != 0 {
			rows = append(rows, row)
		}
	}
	rows = d.folded(rows, max(d.apart.Dy()-4, 1))
	for _, part := range []string{pricing.Storage, pricing.Traffic} {
		rows = append(rows, outputRow{strings.ToLower(d.say(text.Part(part))), own.Parts[part], other.Parts[part]})
	}
	return append(rows, outputRow{strings.ToLower(d.say(text.Total)), own.Total, other.Total})
}

func (r *outputRow) add(which int, m unit.Money) {
	if which == 0 {
		r.own += m
	} else {
		r.other += m
	}
}

// folded puts the smallest lines together until n are left.
func (d *drawing) folded(rows []outputRow, n int) []outputRow {
	if len(rows) <= n {
		return rows
	}
	other := outputRow{name: d.shareName(otherShare)}
	for len(rows) >= n && len(rows) > 0 {
		least := 0
		for i := range rows {
			if max(rows[i].own, rows[i].other) < max(rows[least].own, rows[least].other) {
				least = i
			}
		}
		other.own += rows[least].own
		other.other += rows[least].other
		rows = slices.Delete(rows, least, least+1)
	}
	return append(rows, other)
}

func (d *drawing) drawOutputRow(r outputRow, edges widget.Columns, y int, last bool) {
	if y >= d.apart.Max.Y {
		return
	}
	ink := widget.Text
	if last {
		ink |= widget.Bold
	}
	start := edges[0]
	for i, said := range d.outputsOf(r)[:len(edges)] {
		at := d.putRight(edges[i], y, d.apart.Min.X, ink, said)
		start = min(start, at)
	}
	d.put(d.apart.Min.X, y, start-1, ink, r.name)
}

// divideOffers deals out the body of page 2: the table first, then the focused offer taken apart with its rules beside it, then
// a chart.
func (d *drawing) divideOffers(out *layout, body image.Rectangle) {
	const apartRows, leastRows, leastChart = 10, 4, leastPlot + axisRows + 1
	left := rows{body.Min.X, body.Max.X, body.Min.Y}
	n := 1 + max(len(d.Offers.Order), 1) // a row says that there is none
	room := body.Dy() - apartRows - 1
	if room < 1+leastRows || out.grade == single {
		out.offerTable = left.take(min(n, body.Dy()))
		out.wins = textAt(left.take(min(body.Max.Y-left.y, 2)), 1)
		return
	}
	out.offerTable = left.take(min(n, room))
	out.rules = append(out.rules, left.take(1))
	right := [4]int{small: 44, medium: 49, wide: 56}[out.grade]
	r := left.take(apartRows - 1)
	out.wins = textAt(left.take(1), 1)
	out.apart = image.Rect(3, r.Min.Y, right-2, r.Max.Y)
	out.billing = image.Rect(right, r.Min.Y, min(r.Max.X-1, right+widest), r.Max.Y)
	if rest := body.Max.Y - left.y - 1; rest >= leastChart {
		out.rules = append(out.rules, left.take(1))
		out.chartHead = textAt(left.take(1), 1)
		out.chart = textAt(left.take(min(rest-1, plotRows+axisRows)), 1)
	}
}

// textAt is the part of r from the column where text starts, without some columns at its right.
func textAt(r image.Rectangle, right int) image.Rectangle {
	return image.Rect(r.Min.X+3, r.Min.Y, r.Max.X-right, r.Max.Y)
}
