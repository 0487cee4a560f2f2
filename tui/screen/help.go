package screen

import (
	"image"
	"slices"

	"app/gpuplan/model/text"
	"app/gpuplan/tui/widget"
)

// The box of all keys: its size with two columns, and the room of the keys in each.
const (
	helpWidth  = 74
	leftKeys   = 16
	rightKeys  = 5
	rightStart = 40 // column of the right half, from the inside's left edge
)

// helpLine is one line of a column: a head, or a key.
type helpLine struct {
	head string
	key  Key
}

func (o Help) draw(d *drawing) {
	half := (len(o.Groups) + 1) / 2
	left, right := d.helpLines(o.Groups[:half]), d.helpLines(o.Groups[half:])
	if d.Width < helpWidth+2 {
		o.drawStacked(d, append(append(left, helpLine{}), right...))
		return
	}
	rows := max(len(left), len(right))
	in := d.box(helpWidth, rows+7, d.say(text.HelpTitle))
	top, room := d.window(o.Scroll, rows, in.Dy()-1)
	y := in.Min.Y
	if room < in.Dy()-1 {
		y++
	}
	for i := range room {
		d.putHelp(left, top+i, in.Min.X+2, leftKeys, in.Min.X+rightStart-1, y+i)
		d.putHelp(right, top+i, in.Min.X+rightStart, rightKeys, in.Max.X-1, y+i)
	}
	if y+room+3 <= in.Max.Y-1 {
		d.put(in.Min.X+2, y+room+1, in.Max.X, widget.Muted, d.say(text.HelpMouse))
	}
	d.putCloses(in, room < rows)
}

// helpLines are the lines of some groups, a blank one between them.
func (d *drawing) helpLines(groups []KeyGroup) []helpLine {
	var list []helpLine
	for i, g := range groups {
		if i > 0 {
			list = append(list, helpLine{})
		}
		list = append(list, helpLine{head: d.say(g.Head)})
		for _, k := range g.Keys {
			list = append(list, helpLine{key: k})
		}
	}
	return list
}

// putHelp writes line i of a column, if there is one.
func (d *drawing) putHelp(lines []helpLine, i, x, keys, end, y int) {
	if i >= len(lines) {
		return
	}
	l := lines[i]
	d.put(x, y, end, widget.Muted, l.head)
	if l.head != "" {
		return
	}
	at := d.put(x, y, end, widget.Text|widget.Bold, d.press(l.key.Press))
	d.put(max(x+keys, at+1), y, end, widget.Text, d.does(l.key.Does))
}

// drawStacked draws the help in one column, from line Scroll on.
func (o Help) drawStacked(d *drawing, lines []helpLine) {
	in := d.box(helpWidth, len(lines)+4, d.say(text.HelpTitle))
	lines = append(lines, helpLine{})
	for _, s := range wrapped(d.say(text.HelpMouse), in.Dx()-2) {
		lines = append(lines, helpLine{head: s})
	}
	top, room := d.window(o.Scroll, len(lines), in.Dy()-1)
	for i := range room {
		d.putHelp(lines, top+i, in.Min.X+1, leftKeys-1, in.Max.X-1, in.Min.Y+i)
	}
	d.putCloses(in, room < len(lines))
}

// putCloses says in the last line of a box which key closes it, which keys it has of its own and which show the rest.
func (d *drawing) putCloses(in image.Rectangle, scrolls bool, keys ...Key) {
	y, does := in.Max.Y-1, d.say(text.HelpCloses)
	x := d.putRight(in.Max.X-2, y, in.Min.X, widget.Muted, does)
	d.putRight(x-1, y, in.Min.X, widget.Text|widget.Bold, escKey)
	d.hitKey(image.Rect(x-1-len(escKey), y, in.Max.X-2, y+1), escKey)
	if scrolls {
		keys = append(slices.Clip(keys), Key{"↑↓", text.HintScroll})
	}
	d.putKeys(in.Min.X+1, y, x-2-len(escKey), keys)
}

// escKey leaves whatever lies on top.
const escKey = "esc"
