package screen

import (
	"image"

	"app/gpuplan/model/text"
	"app/gpuplan/tui/widget"
)

const (
	exportWidth = 68
	exportField = 47 // cells of the path's field
	exportText  = 50 // cells of a line of text
)

// exportRow is a row of the dialog: a label and what stands after it.
type exportRow struct {
	line  ExportLine // -1: cannot be changed
	label text.Word
	draw  func(x, y, end int)
	spare bool // may go where there is no room
}

func (o Export) draw(d *drawing) {
	indent := 4 + d.exportLabels() + 2
	rows := o.rows(d, min(exportText, d.inside(exportWidth)-1-indent))
	in := d.box(exportWidth, len(rows)+2, d.say(text.ExportTitle))
	room := in.Dy() - d.putKeysIn(in, 4, 0, d.own(o.Keys))
	rows = thin(rows, room, func(r exportRow) bool { return r.spare && r.draw == nil })
	rows = fit(rows, room, func(r exportRow) bool { return r.spare })
	for i, r := range rows {
		y := in.Min.Y + i
		if r.label != (text.Word{}) {
			o.drawLabel(d, r, in, y)
		}
		if r.draw != nil {
			r.draw(in.Min.X+indent, y, in.Max.X-1)
		}
	}
}

// exportLabels is the width of the dialog's labels.
func (d *drawing) exportLabels() int {
	n := 0
	for _, w := range []text.Word{
		text.ExportFile, text.ExportFormat, text.ExportPeriod, text.ExportLanguage, text.ExportWrites, text.ExportSays,
	} {
		n = max(n, widget.Cells(d.say(w)))
	}
	return n
}

func (o Export) drawLabel(d *drawing, r exportRow, in image.Rectangle, y int) {
	ink := widget.Text
	if r.line == o.Line {
		ink = widget.Accent | widget.Bold
		d.put(in.Min.X+2, y, in.Max.X, ink, d.Glyphs.Focus)
	}
	d.put(in.Min.X+4, y, in.Max.X, ink, d.say(r.label))
	if r.line >= 0 {
		d.hit(image.Rect(in.Min.X, y, in.Max.X, y+1), OnLine, int(r.line))
	}
}

// rows are the dialog's rows, with texts of at most n cells; those of the keys are apart.
func (o Export) rows(d *drawing, n int) []exportRow {
	blank := exportRow{line: -1, spare: true}
	list := []exportRow{
		blank,
		{line: ExportPath, label: text.ExportFile, draw: o.drawPath(d)},
		blank,
		{line: ExportFormat, label: text.ExportFormat, draw: o.drawFormats(d)},
	}
	if o.Holds == (text.Word{}) {
		list = append(list, exportRow{line: ExportPeriod, label: text.ExportPeriod, draw: o.plain(d, ExportPeriod, d.periodOf(o.Period))})
	}
	list = append(list, []exportRow{
		{line: ExportLanguage, label: text.ExportLanguage, draw: o.plain(d, ExportLanguage, o.Language.Name)},
		blank,
		{line: -1, label: text.ExportWrites, draw: o.plain(d, -1, o.size(d, n)), spare: true},
	}...)
	list = append(append(list, o.says(d, n)...), blank)
	doubts := o.doubts(d, n)
	for _, s := range doubts {
		list = append(list, exportRow{line: -1, draw: func(x, y, end int) { d.put(x, y, end, widget.Warn|widget.Bold, s) }})
	}
	for range max(doubtRows-len(doubts), 1) {
		list = append(list, blank)
	}
	return list
}

// doubtRows is the room of doubts, with what keeps them from the keys.
const doubtRows = 4

// says are the lines that tell what the file will hold: as many for every format, so that nothing moves.
func (o Export) says(d *drawing, n int) []exportRow {
	most := 0
	for i := range o.Formats {
		most = max(most, len(wrapped(d.say(o.contentOf(i)), n)))
	}
	rows := make([]exportRow, most)
	lines := wrapped(d.say(o.contentOf(o.Format)), n)
	for i := range rows {
		rows[i] = exportRow{line: -1, spare: true}
		if i < len(lines) {
			rows[i].draw = o.plain(d, -1, lines[i])
		}
	}
	rows[0].label = text.ExportSays
	return rows
}

// contentOf says what a file of a format holds.
func (o Export) contentOf(format int) text.Word {
	if o.Holds != (text.Word{}) {
		return o.Holds
	}
	switch o.Formats[format] {
	case "json":
		return text.ExportNumbers
	case "csv":
		return text.ExportRows
	case "html":
		return text.ExportPage
	case "ics":
		return text.ExportDays
	}
	return text.ExportContent
}

func (o Export) size(d *drawing, n int) string {
	lines, size := text.Count(o.Lines), d.Language.Size(int64(o.Bytes)/100*100)
	return fitting(n, d.say(text.ExportSize, lines, size, text.Count(o.Columns)), d.say(text.Listed, d.say(text.ExportLines, lines), size))
}

// plain writes s, in the accent on the line with the focus.
func (o Export) plain(d *drawing, line ExportLine, s string) func(x, y, end int) {
	return func(x, y, end int) {
		ink := widget.Text
		if line >= 0 && line == o.Line {
			ink = widget.Accent | widget.Bold
		}
		d.put(x, y, end, ink, s)
	}
}

func (o Export) drawPath(d *drawing) func(x, y, end int) {
	return func(x, y, end int) {
		r := image.Rect(x, y, min(x+exportField, end), y+1)
		focused := o.Line == ExportPath
		ink := widget.Text
		if focused {
			ink = widget.Accent | widget.Bold
		}
		cursor := o.Path.Draw(d.canvas(r), 0, 0, r.Dx(), ink, false)
		d.Cursor = Cursor{X: x + cursor, Y: y, Visible: focused}
	}
}

// drawFormats writes the names of the formats, the chosen one as a choice; where there is no room for all, that alone.
func (o Export) drawFormats(d *drawing) func(x, y, end int) {
	return func(x, y, end int) {
		all := x + o.formatsWidth(d)
		for i := range o.Formats {
			switch {
			case i == o.Format:
				r := image.Rect(x, y, x+widget.Cells(o.formatName(d, i))+4, y+1)
				d.canvas(r).PutChoice(0, 0, widget.Text, o.formatName(d, i), d.Glyphs)
				x = r.Max.X + 3
			case all <= end:
				x = d.put(x, y, end, widget.Muted, o.formatName(d, i)) + 3
			}
		}
	}
}

// formatsWidth is the width of all names, three blanks apart, with the signs of the choice.
func (o Export) formatsWidth(d *drawing) int {
	n := 4 - 3
	for i := range o.Formats {
		n += widget.Cells(o.formatName(d, i)) + 3
	}
	return n
}

func (o Export) formatName(d *drawing, i int) string {
	if o.Formats[i] == textFormat {
		return d.say(text.ExportText)
	}
	return o.Formats[i]
}

// textFormat is the one format whose name is a word of the language.
const textFormat = "text"

// doubts say why the file cannot be written, or that it takes the place of another.
func (o Export) doubts(d *drawing, n int) []string {
	switch {
	case o.Fault.Word != (text.Word{}):
		return atMost(mostAsked, wrapped("! "+d.Language.Phrase(o.Fault), n), n)
	case !o.Replaces.IsZero():
		return wrapped("! "+d.say(text.ExportReplaces, d.Language.Date(o.Replaces.Time())), n)
	}
	return nil
}
