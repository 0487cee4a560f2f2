package screen

import (
	"image"
	"math"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/vram"
	"app/gpuplan/tui/widget"
)

// threeColumns is the width from which on the memory has a low and a high end for each term.
const threeColumns = 52

// sizeSlot is the room of a size in GiB.
const sizeSlot = 8

// memoryRows are a head, the terms and what they come to; without columns for the ends these have a row of their own.
func (d *drawing) memoryRows(width int) int {
	n := 2 + len(d.Size.Need.Terms)
	if width < threeColumns {
		n++
	}
	return n
}

// drawMemory draws the terms one after another as far as they reach, so that each begins where the one before ended.
func (d *drawing) drawMemory() {
	r, n := d.memory, d.Size.Need
	if r.Dy() < 3 || len(n.Terms) == 0 {
		return
	}
	y := r.Min.Y
	d.drawMemoryHead(y)
	terms := n.Terms
	room := r.Dy() - d.memoryRows(r.Dx()) + len(terms)
	var before unit.Bytes
	for i, t := range terms[:max(min(len(terms), room), 0)] {
		y++
		d.drawTerm(t, before, y)
		d.hit(image.Rect(r.Min.X, y, r.Max.X, y+1), OnTerm, i)
		before += t.Bytes.Likely
	}
	y++
	ink := widget.Text | widget.Bold
	d.put(r.Min.X, y, r.Max.X-sizeSlot, ink, d.say(text.SizeTotal))
	if r.Dx() >= threeColumns {
		d.drawEndsOf(n.Total, y, ink)
		return
	}
	d.putRight(r.Max.X, y, r.Max.X-sizeSlot, ink, d.gib(n.Total.Likely))
	d.putRight(r.Max.X, y+1, r.Min.X, widget.Muted, d.say(text.SizeBetween, d.gib(n.Total.Low), d.gib(n.Total.High)))
}

func (d *drawing) drawMemoryHead(y int) {
	r := d.memory
	end := r.Max.X
	if r.Dx() >= threeColumns {
		for i, w := range []text.Word{text.SizeHigh, text.SizeLikely, text.SizeLow} {
			end = r.Max.X - i*sizeSlot
			d.putRight(end, y, end-sizeSlot, widget.Muted, d.say(w))
		}
		end -= sizeSlot
	}
	d.put(r.Min.X, y, end, widget.Muted, fitting(end-r.Min.X, d.say(text.SizeMemoryHead), d.say(text.SizeMemoryTiny)))
}

// drawEndsOf writes an estimate with its ends.
func (d *drawing) drawEndsOf(b vram.Range[unit.Bytes], y int, likely widget.Ink) {
	end := d.memory.Max.X
	for i, each := range []struct {
		b   unit.Bytes
		ink widget.Ink
	}{{b.High, widget.Muted}, {b.Likely, likely}, {b.Low, widget.Muted}} {
		d.putRight(end-i*sizeSlot, y, end-(i+1)*sizeSlot+1, each.ink, d.gib(each.b))
	}
}

// drawTerm draws a term behind those before it.
func (d *drawing) drawTerm(t vram.Term, before unit.Bytes, y int) {
	r := d.memory
	names := min(17, r.Dx()/2)
	d.put(r.Min.X, y, r.Min.X+names, widget.Text, d.say(text.SizeTerm(t.Key)))
	end := r.Max.X - sizeSlot
	if r.Dx() >= threeColumns {
		end = r.Max.X - 3*sizeSlot
		d.drawEndsOf(t.Bytes, y, widget.Text)
	} else {
		d.putRight(r.Max.X, y, end+1, widget.Text, d.gib(t.Bytes.Likely))
	}
	bar := image.Rect(r.Min.X+names+1, y, end, y+1)
	if bar.Dx() < 1 || d.Size.Need.Total.Likely <= 0 {
		return
	}
	cell := func(b unit.Bytes) int {
		return int(math.Round(float64(b) / float64(d.Size.Need.Total.Likely) * float64(bar.Dx())))
	}
	from, to := cell(before), cell(before+t.Bytes.Likely)
	from = min(from, bar.Dx()-1)
	to = min(max(to, from+1), bar.Dx())
	part := termParts[t.Key]
	c := d.canvas(bar)
	c.Fill(image.Rect(from, 0, to, 1), widget.PartA+widget.Ink(part), d.Glyphs.Parts[part])
}

// termParts are the fills of the terms: what is held, what training adds, what comes and goes.
var termParts = map[string]int{
	"gradients": 1, "optimizer": 1, "adapters": 1, "gathered": 1, "context": 1,
	"activations": 2, "logits": 2, "kv_cache": 2, "fragmentation": 2,
}

// SizeExplain is the box that tells where a term of the need comes from, or the time: formula, inputs, source.
type SizeExplain struct {
	At     int   // a term; behind the last one the time
	Scroll int   // the first line to show, where not all fit and so many are left
	Keys   []Key // of the box; nil: those of the scene
}

func (o SizeExplain) draw(d *drawing) {
	name, lines := d.termOnPaper(o.At, min(explainWidth, d.Width-2)-6)
	in := d.box(explainWidth, max(len(lines)+4, explainHeight), name)
	room := in.Dy() - d.putKeysIn(in, 2, 0, d.own(o.Keys))
	lines = thin(lines, room, func(s string) bool { return s == "" })
	top, shown := d.window(o.Scroll, len(lines), max(room, 1))
	for i, line := range lines[top : top+shown] {
		d.put(in.Min.X+2, in.Min.Y+i, in.Max.X-1, widget.Text, line)
	}
	d.drawEnds(in.Max.X-1, in.Min.Y, in.Min.Y+shown, top > 0, d.Below > 0)
}

// termOnPaper gives the name of a term, or of the time behind the last one, and the lines that tell where it comes from.
func (d *drawing) termOnPaper(at, width int) (name string, lines []string) {
	terms, s := d.Size.Need.Terms, &d.Size.Sized
	if at >= len(terms) {
		lines = append(wrapped(s.Formula(s.Time.Formula.Likely), width), "", "= "+s.Roughly(s.Time.Round.Likely))
		return d.say(text.SizeSeconds), append(lines, addressLines(s.Time.Source, width)...)
	}
	t := terms[max(at, 0)]
	lines = append(wrapped(s.Formula(t.Formula.Likely), width), "", "= "+d.say(text.SizeFitsLine, d.gib(t.Bytes.Likely)))
	if b := t.Bytes; b.Low < b.High {
		lines = append(lines, d.say(text.SizeBetween, d.gib(b.Low), d.say(text.SizeFitsLine, d.gib(b.High))))
	}
	return d.say(text.SizeTerm(t.Key)), append(lines, addressLines(t.Source, width)...)
}

// addressLines are a blank line and an address in lines of at most n cells; none where there is no address.
func addressLines(s string, n int) []string {
	if s == "" {
		return nil
	}
	return append([]string{""}, strings.Split(ansi.Hardwrap(s, max(n, 1), false), "\n")...)
}
