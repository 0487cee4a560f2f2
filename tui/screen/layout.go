package screen

import (
	"image"

	"app/gpuplan/model/text"
	"app/gpuplan/tui/widget"
)

// The smallest window that a page fits.
const (
	LeastWidth  = 40
	LeastHeight = 12
)

// grade is how much stands beside each other, by width (screens.md §3).
type grade int

const (
	single grade = iota // one column: under 80 wide, or under 18 rows
	small               // from 80
	medium              // from 100
	wide                // from 120
)

// measures are the columns that a language needs for its words, at one grade.
type measures struct {
	label     int         // width of a label in the list
	value     widget.Slot // of an input's value
	totalEnd  int         // column before which the verdict's total ends; 0: at the right end of the window
	lessStart int         // column where its difference starts
}

// Chinese labels are shorter and Chinese units longer, so that label and value trade columns; their sum is the same.
var measured = map[*text.Language][4]measures{
	text.English: {
		single: {16, widget.Slot{Whole: 4, Rest: 6}, 0, 3},
		small:  {16, widget.Slot{Whole: 4, Rest: 6}, 28, 43},
		medium: {16, widget.Slot{Whole: 4, Rest: 7}, 30, 49},
		wide:   {17, widget.Slot{Whole: 4, Rest: 11}, 30, 49},
	},
	text.Chinese: {
		single: {12, widget.Slot{Whole: 4, Rest: 10}, 0, 3},
		small:  {12, widget.Slot{Whole: 4, Rest: 10}, 29, 43},
		medium: {13, widget.Slot{Whole: 4, Rest: 10}, 30, 46},
		wide:   {15, widget.Slot{Whole: 4, Rest: 13}, 30, 46},
	},
}

// rightSides are the columns at which the right side starts; it is at most widest cells wide.
var rightSides = [4]int{small: 43, medium: 44, wide: 55}

const widest = 100

// layout is where everything stands in a window of a size. Rectangles of what is not there are empty.
type layout struct {
	grade grade
	measures
	margin int // column where labels start; the focus mark stands two columns before it
	track  int // cells of a track

	title, verdict, ruler, list image.Rectangle
	chartHead, chart            image.Rectangle
	forms, shares               image.Rectangle
	reasons                     image.Rectangle // the whole right side
	parts, help, keys           image.Rectangle
	rules                       []image.Rectangle
	offersLayout
	whatIfLayout
	logLayout
	sizeLayout
	roomy                   bool // gaps between groups and the reasons
	heads                   bool // all groups have heads, not only the prices
	wasteOnTop, wasteBeside bool // where waste is named: in the verdict, in the head of the shares
}

// layOut places everything in a window of w by h cells for an offer with so many forms.
func layOut(w, h int, l *text.Language, forms int) layout {
	g := gradeOf(w, h)
	m, ok := measured[l]
	if !ok {
		m = measured[text.English]
	}
	out := layout{grade: g, measures: m[g], margin: 3, track: 10}
	if g == single {
		out.stack(w, h, forms)
		return out
	}
	if g == wide {
		out.track = 16
	}
	out.beside(w, h, forms)
	return out
}

func gradeOf(w, h int) grade {
	switch {
	case w < 80 || h < 18:
		return single
	case w < 100:
		return small
	case w < 120:
		return medium
	}
	return wide
}

// rows deals out rows of a window from the top.
type rows struct{ x0, x1, y int }

func (r *rows) take(n int) image.Rectangle {
	r.y += n
	return image.Rect(r.x0, r.y-n, r.x1, r.y)
}

// beside is the layout in two columns.
func (out *layout) beside(w, h, forms int) {
	top := rows{x1: w}
	out.title = top.take(1)
	if h >= 28 {
		out.rules = append(out.rules, top.take(1))
	}
	out.verdict = top.take(2)
	if h >= 34 {
		top.take(1)
	}
	out.ruler = top.take(2)
	out.rules = append(out.rules, top.take(1))
	foot := rows{x1: w, y: h - 2}
	bottom := foot.y
	if h >= 34 {
		bottom--
		out.rules = append(out.rules, image.Rect(0, bottom, w, bottom+1))
	}
	out.help, out.keys = foot.take(1), foot.take(1)
	out.roomy, out.heads = h >= 34, h >= 31
	out.wasteOnTop, out.wasteBeside = w >= 110, w < 110
	x := rightSides[out.grade]
	out.list = image.Rect(0, top.y, x-2, bottom)
	out.reasons = image.Rect(x, top.y, x+min(w-x-1, widest), bottom)
	out.divide(h, forms)
}

const (
	shareRows = 5
	plotRows  = 16 // at most
	leastPlot = 3
)

// divide deals out the right side: the chart takes what the tables leave.
func (out *layout) divide(h, forms int) {
	head, gap := 0, 0
	if h >= 29 {
		head, gap = 1, 1
	}
	right := rows{out.reasons.Min.X, out.reasons.Max.X, out.reasons.Min.Y}
	left := out.reasons.Dy() - head - 2*gap - shareRows - (1 + forms)
	if h >= 24 && left >= leastPlot+axisRows {
		out.chartHead = right.take(head)
		out.chart = right.take(min(left, plotRows+axisRows))
		right.take(gap)
	}
	room := out.reasons.Max.Y - right.y
	out.forms = right.take(min(1+forms, max(room-shareRows-gap, 0)))
	right.take(gap)
	out.shares = right.take(min(shareRows, out.reasons.Max.Y-right.y))
}

// axisRows are the rows under a plot.
const axisRows = 2

// stack is the layout in one column. Spare rows go to four inputs, the forms, the shares, more inputs.
func (out *layout) stack(w, h, forms int) {
	out.margin = 2
	out.track = max(w-out.margin-out.label-out.value.Width()-3, 0)
	top := rows{x1: w}
	out.title, out.verdict, out.ruler = top.take(1), top.take(3), top.take(2)
	spare := h - 2 - top.y - 4
	formRows, shares := 0, 0
	if spare >= 1+forms {
		formRows = 1 + forms
		spare -= formRows
	}
	if formRows > 0 && spare >= shareRows {
		shares = shareRows
		spare -= shares
	}
	out.list = top.take(4 + max(spare, 0))
	narrow := rows{1, w - 1, top.y}
	out.forms, out.shares = narrow.take(formRows), narrow.take(shares)
	top.y = narrow.y
	out.parts, out.keys = top.take(1), top.take(1)
}
