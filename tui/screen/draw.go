package screen

import (
	"fmt"
	"image"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
	"app/gpuplan/tui/widget"
)

// Page is one page of the planner.
type Page struct {
	Number int // in its name, and the digit that opens it
	Name   text.Word
	lay    func(*drawing) layout
	draw   func(*drawing)
	offers bool // it is about all offers, not about the one that is shown
}

// All lists the pages that there are, in the order of their names in the title.
var All = []Page{
	{Number: 1, Name: text.PagePlan, lay: (*drawing).layPlan, draw: (*drawing).plan},
	{Number: 2, Name: text.PageOffers, lay: (*drawing).layOffers, draw: (*drawing).offers, offers: true},
	{Number: 3, Name: text.PageWhatIf, lay: (*drawing).layWhatIf, draw: (*drawing).whatIf},
	{Number: 4, Name: text.PageLog, lay: (*drawing).layLog, draw: (*drawing).log, offers: true},
	{Number: 5, Name: text.PageSize, lay: (*drawing).laySize, draw: (*drawing).size},
}

// drawing is a frame in the making.
type drawing struct {
	Scene
	Frame
	layout
	pages []Page
	offer pricing.Offer                         // the one shown, in amounts of the period; zero: the plan has none
	form  int                                   // the quote that the verdict is about; -1: none
	rival int                                   // the quote that it is compared with; -1: none
	watch func(r image.Rectangle, cleared bool) // told of every rectangle that is written to or cleared; nil: nobody asks
}

// Draw makes the frame of a scene. It is exactly as large as the window.
func Draw(s Scene) Frame { return compose(s, All, nil) }

func compose(s Scene, pages []Page, watch func(image.Rectangle, bool)) Frame {
	d := &drawing{Scene: s, pages: pages, form: -1, rival: -1, watch: watch}
	d.Canvas = widget.NewCanvas(s.Width, s.Height)
	if s.Width < LeastWidth || s.Height < LeastHeight {
		d.tooSmall()
		return d.Frame
	}
	d.choose()
	d.Moved = d.Moved || pages[s.Page].offers // the doubts are about the offer that is shown
	d.layout = pages[s.Page].lay(d)
	d.drawTitle()
	d.drawRules()
	pages[s.Page].draw(d)
	if s.Overlay != nil {
		s.Overlay.draw(d)
	}
	return d.Frame
}

// choose finds what the page is about: the offer and its two forms.
func (d *drawing) choose() {
	if d.Offer < 0 || d.Offer >= len(d.Evaluation.Offers) {
		return
	}
	d.offer = d.Evaluation.Offers[d.Offer]
	if d.Scaled != nil {
		d.offer = *d.Scaled
	}
	v := d.offer.Verdict
	if d.hasQuote(v.Quote) && d.offer.Quotes[v.Quote].Complete {
		d.form = v.Quote
	}
	if d.form >= 0 && d.hasQuote(v.Rival) && v.Rival != v.Quote {
		d.rival = v.Rival
	}
}

func (d *drawing) hasQuote(i int) bool { return i >= 0 && i < len(d.offer.Quotes) }

// drawRules draws the lines that part a page.
func (d *drawing) drawRules() {
	for _, r := range d.rules {
		d.canvas(r).Fill(r.Sub(r.Min), widget.Muted, d.Glyphs.Rule)
	}
}

// layPlan is the layout of page 1.
func (d *drawing) layPlan() layout {
	return layOut(d.Width, d.Height, d.Language, len(d.offer.Quotes))
}

// plan is page 1.
func (d *drawing) plan() {
	d.drawVerdict()
	d.drawRuler()
	d.drawList()
	if d.firstRun() {
		d.drawFirstRun()
	} else {
		d.drawChart()
		d.drawForms()
		d.drawShares()
		d.drawParts()
	}
	d.drawHelp()
	d.drawKeys()
}

// tooSmall says which size is needed, as far as there is room.
func (d *drawing) tooSmall() {
	size := fmt.Sprintf("%dx%d", d.Width, d.Height)
	line := d.say(text.TooSmall, size)
	if widget.Cells(line) > d.Width {
		line = d.say(text.TooSmallTight, size)
	}
	d.Canvas.Put(0, 0, widget.Text, line)
}

func (d *drawing) say(w text.Word, args ...any) string { return d.Language.Say(w, args...) }

// put writes s from column x of row y on, cut to end before column end, and gives the column after it.
func (d *drawing) put(x, y, end int, ink widget.Ink, s string) int {
	if x >= end || s == "" {
		return x
	}
	s = widget.Fit(s, end-x)
	d.claim(image.Rect(x, y, x+widget.Cells(s), y+1))
	return d.Canvas.Put(x, y, ink, s)
}

// putRight writes s to end before column end, cut to start at column start at the earliest, and gives the column where it starts.
func (d *drawing) putRight(end, y, start int, ink widget.Ink, s string) int {
	s = widget.Fit(s, max(end-start, 0))
	x := end - widget.Cells(s)
	d.put(x, y, end, ink, s)
	return x
}

// What stands between these two is bold where putInked writes it.
const strongOn, strongOff = "\x0e", "\x0f"

func strong(s string) string { return strongOn + s + strongOff }

// putInked is put in two inks: what was marked by strong is bold text.
func (d *drawing) putInked(x, y, end int, base widget.Ink, s string) int {
	for s != "" {
		before, after, _ := strings.Cut(s, strongOn)
		heavy, rest, _ := strings.Cut(after, strongOff)
		x = d.put(x, y, end, base, before)
		x = d.put(x, y, end, widget.Text|widget.Bold, heavy)
		s = rest
	}
	return x
}

// wrapped is s in lines of at most n cells. Chinese ones break after a mark.
func wrapped(s string, n int) []string {
	return strings.Split(ansi.Wrap(s, n, "，。、；："), "\n")
}

// atMost cuts lines of at most width cells to n of them.
func atMost(n int, lines []string, width int) []string {
	if len(lines) <= n {
		return lines
	}
	return append(lines[:n-1:n-1], widget.Fit(lines[n-1]+" "+lines[n], width))
}

// canvas gives a part of the frame to a widget, which has it for itself.
func (d *drawing) canvas(r image.Rectangle) widget.Canvas {
	d.claim(r)
	return d.Canvas.Sub(r)
}

func (d *drawing) claim(r image.Rectangle) {
	if d.watch != nil {
		d.watch(r, false)
	}
}

// clear makes a rectangle blank, with all that could be hit in it.
func (d *drawing) clear(r image.Rectangle) {
	if d.watch != nil {
		d.watch(r, true)
	}
	d.Canvas.Fill(r, widget.Text, " ")
	d.hit(r, OnOverlay, 0)
}

func (d *drawing) hit(r image.Rectangle, target Target, index int) {
	d.Hits = append(d.Hits, Hit{Rect: r, Target: target, Index: index})
}
