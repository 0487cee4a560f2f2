package screen

import (
	"image"
	"slices"
	"strings"

	"app/gpuplan/model/text"
	"app/gpuplan/tui/widget"
)

// from are the widths from which on a key of the key row is shown; the others are shown at all widths.
var from = map[string]int{"p": 120, "u": 120, "g": 120, "shift": 100, "s": 100}

// drawKeys writes the key row.
func (d *drawing) drawKeys() {
	keys := d.Keys
	if d.grade == single {
		keys = d.wordless(tight(keys, d.Width), "0-9")
	} else {
		keys = slices.DeleteFunc(slices.Clone(keys), func(k Key) bool { return d.Width < from[k.Press] })
	}
	d.putKeys(1, d.keys.Min.Y, d.Width-1, d.needed(keys, d.Width-2))
}

// spare are keys of the key row that give way where not all fit, the least needed first: the way out never does. Where no
// value can be typed, other keys do the most.
var (
	spare          = []string{"p", "u", "g", "[ ]", "s", "/", "o", "x"}
	spareElsewhere = []string{"u", "d", "r", "g", "s", "x", "c", "N", "n", "/", "t", "w", "b", "tab"}
)

// needed leaves out keys that can be spared until the others fit n cells.
func (d *drawing) needed(keys []Key, n int) []Key {
	order := spare
	if !typesValues(keys) {
		order = spareElsewhere
	}
	for _, press := range order {
		if len(d.rowsOf(keys, n)) > 1 {
			keys = slices.DeleteFunc(slices.Clone(keys), func(k Key) bool { return k.Press == press })
		}
	}
	return keys
}

// typesValues tells whether the keys are those of a page of values.
func typesValues(keys []Key) bool {
	return slices.ContainsFunc(keys, func(k Key) bool { return k.Press == "0-9" })
}

// roomyRow is the width from which on one column has room for more than the keys that it needs.
const roomyRow = 60

// tight is the key row for one column: the arrows without words, the others by how much they are needed.
func tight(keys []Key, w int) []Key {
	if !typesValues(keys) {
		return keys
	}
	order := []string{"←→", "↑↓", "0-9", "enter", "x", helpKey}
	if w >= roomyRow || slices.ContainsFunc(keys, func(k Key) bool { return k.Press == "enter" }) {
		order = append(order, "q")
	}
	if w >= roomyRow {
		order = append(order, "e", "s", "p", "u", "g")
	}
	var list []Key
	for _, press := range order {
		for _, k := range keys {
			if k.Press == press {
				if press == "←→" || press == "↑↓" {
					k.Does = text.Word{}
				}
				list = append(list, k)
			}
		}
	}
	return list
}

// wordless takes the words from a key where a narrow row has no room for them.
func (d *drawing) wordless(keys []Key, press string) []Key {
	if d.Width >= roomyRow || len(d.rowsOf(keys, d.Width-2)) < 2 {
		return keys
	}
	keys = slices.Clone(keys)
	for i := range keys {
		if keys[i].Press == press {
			keys[i].Does = text.Word{}
		}
	}
	return keys
}

// putKeys writes keys and what they do from column x on, those that fit whole before column end.
func (d *drawing) putKeys(x, y, end int, keys []Key) {
	for _, k := range keys {
		if x+d.keyWidth(k) > end {
			continue
		}
		at := d.put(x, y, end, widget.Text|widget.Bold, d.press(k.Press))
		does := d.does(k.Does)
		if does != "" {
			at = d.put(at+1, y, end, widget.Muted, does)
		}
		d.hitKey(image.Rect(x, y, at, y+1), k.Press)
		x = at + keyGap(k)
	}
}

// keyWidth is the width of a key with what it does.
func (d *drawing) keyWidth(k Key) int {
	n := widget.Cells(d.press(k.Press))
	if does := d.does(k.Does); does != "" {
		n += 1 + widget.Cells(does)
	}
	return n
}

// keyGap is what stands between a key and the next one: a key without words is nearer to it.
func keyGap(k Key) int {
	if k.Does == (text.Word{}) {
		return 1
	}
	return 2
}

// rowsOf deals keys out to rows of n cells.
func (d *drawing) rowsOf(keys []Key, n int) [][]Key {
	var rows [][]Key
	left := 0
	for _, k := range keys {
		if len(rows) == 0 || d.keyWidth(k) > left {
			rows, left = append(rows, nil), n
		}
		last := len(rows) - 1
		rows[last] = append(rows[last], k)
		left -= d.keyWidth(k) + keyGap(k)
	}
	return rows
}

// putKeysIn writes keys into the last rows of a box, from column indent on and without its last cells, and gives how many rows
// they need.
func (d *drawing) putKeysIn(in image.Rectangle, indent, without int, keys []Key) int {
	rows := d.rowsOf(keys, in.Dx()-1-indent-without)
	for i, row := range rows {
		d.putKeys(in.Min.X+indent, in.Max.Y-len(rows)+i, in.Max.X-1, row)
	}
	return len(rows)
}

// hitKey lets a click on a hint press its key.
func (d *drawing) hitKey(r image.Rectangle, press string) {
	d.Hits = append(d.Hits, Hit{Rect: r, Target: OnKey, Press: press})
}

// does is what a key does; the key of the languages says the next one's own name.
func (d *drawing) does(w text.Word) string {
	switch w {
	case text.Word{}:
		return ""
	case text.DoLanguage:
		return d.Language.Next().Name
	}
	return d.say(w)
}

// press writes keys with the arrows of the glyph set. Arrows of several cells stand apart.
func (d *drawing) press(keys string) string {
	g := d.Glyphs
	apart := func(a, b string) string {
		if a == widget.Full.ArrowLeft || a == widget.Full.ArrowUp {
			return a + b
		}
		return a + " " + b
	}
	return strings.NewReplacer(
		"←→", apart(g.ArrowLeft, g.ArrowRight), "↑↓", apart(g.ArrowUp, g.ArrowDown),
		"←", g.ArrowLeft, "→", g.ArrowRight, "↑", g.ArrowUp, "↓", g.ArrowDown,
	).Replace(keys)
}
