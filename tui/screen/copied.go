package screen

import (
	"strings"

	"github.com/charmbracelet/x/ansi"

	"app/gpuplan/model/text"
	"app/gpuplan/tui/widget"
)

const copiedWidth = 76

// draw shows the command line whole, in as many lines as it needs: a terminal may refuse to put it into the clipboard.
func (o Copied) draw(d *drawing) {
	width := min(copiedWidth, d.Width-2) - 6
	lines, note := flagwise(o.Line, width), wrapped(d.say(text.CopiedNote), width)
	in := d.box(copiedWidth, len(lines)+len(note)+6, d.say(text.CopiedTitle))
	y, foot := in.Min.Y, in.Max.Y-2-len(note)
	if y+1+len(lines) <= foot {
		y++
	}
	top, room := d.window(o.Scroll, len(lines), max(foot-y, 1))
	for i, s := range lines[top : top+room] {
		d.put(in.Min.X+2, y+i, in.Max.X-1, widget.Text|widget.Bold, s)
	}
	for i, s := range note {
		d.put(in.Min.X+2, foot+i, in.Max.X-1, widget.Muted, s)
	}
	d.putCloses(in, room < len(lines))
}

// flagwise is a command line in lines of at most n cells. A flag stays with its value where a line can hold both, and no
// word is parted that a line can hold.
func flagwise(s string, n int) []string {
	var lines []string
	for i, flag := range strings.Split(s, " --") {
		if i > 0 {
			flag = "--" + flag
		}
		words := []string{flag}
		if widget.Cells(flag) > n {
			words = strings.Split(flag, " ")
		}
		for _, word := range words {
			last := len(lines) - 1
			if last >= 0 && widget.Cells(lines[last]+" "+word) <= n {
				lines[last] += " " + word
				continue
			}
			lines = append(lines, strings.Split(ansi.Hardwrap(word, n, false), "\n")...)
		}
	}
	return lines
}
