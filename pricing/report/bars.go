package report

import (
	"strings"

	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
)

// bars is a block that shows the three parts of each form, where a format can draw.
type bars struct {
	title, says string
	legend      [3]string // names of the parts, in the order of pricing.Parts
	list        []formBar
}

// formBar is what one form costs.
type formBar struct {
	name, total string
	best        bool
	parts       [3]float64 // in units of the currency
}

// bars are those of an offer's forms; rows are those of its table. One form alone has none: there is nothing to compare.
func (t *teller) bars(o *offer, title string, rows []row) *bars {
	if len(o.Quotes) < 2 {
		return nil
	}
	b := &bars{title: title, legend: [...]string{t.say(text.Compute), t.say(text.Storage), t.say(text.Traffic)}}
	var said []string
	for i := range o.Quotes {
		bar := formBar{name: t.say(form(o.Quotes[i].Form).Name), total: rows[i].cells[len(rows[i].cells)-1], best: rows[i].mark != ""}
		for j, part := range pricing.Parts {
			bar.parts[j] = max(float64(o.Quotes[i].Parts[part])/1e6, 0)
		}
		b.list = append(b.list, bar)
		said = append(said, rows[i].sentence)
	}
	b.says = t.Lang.Sentences(said...)
	return b
}

// Where things stand in the drawing of bars, in its own units.
const (
	barsWidth         = 620
	barsLeft, barsEnd = 110, 480
	barsTop, barPitch = 34, 30
	legendPitch       = 130
)

// barFigure is the drawing as its template takes it.
type barFigure struct {
	ID, Title, Says string
	Width, Height   int
	Legend          []piece
	Bars            []bar
}

// bar is one row of the drawing.
type bar struct {
	Name, Total, At, End string
	Best                 bool
	Pieces               []piece
}

// piece is a stretch of a bar, or of the legend.
type piece struct{ Class, At, Length, Label string }

// partClasses are the classes of the parts in the page, in the order of pricing.Parts.
var partClasses = [...]string{"compute", "storage", "traffic"}

func (b *bars) figure(id string) *barFigure {
	f := &barFigure{ID: id, Title: b.title, Says: b.says, Width: barsWidth, Height: barsTop + len(b.list)*barPitch}
	for i, name := range b.legend {
		f.Legend = append(f.Legend, piece{Class: partClasses[i], At: coordinate(float64(barsLeft + i*legendPitch)), Label: name})
	}
	longest := 0.0
	for _, each := range b.list {
		longest = max(longest, each.parts[0]+each.parts[1]+each.parts[2])
	}
	for i, each := range b.list {
		f.Bars = append(f.Bars, each.row(barsTop+i*barPitch, longest))
	}
	return f
}

// row draws a bar at a height, where the longest of all has the whole width.
func (b formBar) row(at int, longest float64) bar {
	r := bar{Name: shortLabel(b.name), Total: b.total, Best: b.best, At: coordinate(float64(at))}
	x := float64(barsLeft)
	for i, amount := range b.parts {
		if amount > 0 {
			length := amount / longest * (barsEnd - barsLeft)
			r.Pieces = append(r.Pieces, piece{Class: partClasses[i], At: coordinate(x), Length: coordinate(length)})
			x += length
		}
	}
	r.End = coordinate(x)
	return r
}

// labelWidth is the room of a name in a drawing, in characters.
const labelWidth = 13

// shortLabel makes a name fit into a drawing.
func shortLabel(name string) string {
	name = strings.TrimSpace(short(name))
	if cut := []rune(name); len(cut) > labelWidth {
		return string(cut[:labelWidth-2]) + ".."
	}
	return name
}
