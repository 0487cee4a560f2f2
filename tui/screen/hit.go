package screen

import (
	"image"

	"app/gpuplan/tui/widget"
)

// Target is what a pointer can meet on a frame.
type Target uint8

// The targets. Index is the input's index in Scene.Inputs unless another meaning is given.
const (
	OnRow     Target = iota // a row of the list beside its track: takes the focus
	OnTrack                 // a slider, in the list or the ruler: sets the value
	OnChoice                // a choice: the next word
	OnPlot                  // the chart: sets the hours per day; Index is their input, -1 where there is none
	OnPage                  // a page's name; Index into All
	OnKey                   // a hint of the key row, or an answer of a question; Press is the key
	OnOverlay               // a box: nothing under it is met
	OnLine                  // a line of the export dialog, a match of the search or a line of a choice; Index counts them
	OnOffer                 // a row of page 2; Index into Evaluation.Offers
	OnSort                  // the head of a column of page 2; Index is its Sort
	OnFlip                  // a row of page 3; Index is the input's
	OnDay                   // a row of page 4; Index into the days
	OnFinding               // a finding of page 4; Index counts those to look at
	OnTerm                  // a term of page 5; Index counts them
	OnMore                  // the row that names what does not fit: scrolls on; Index is the first input out of sight
)

// Hit is a rectangle of a frame that answers to the pointer.
type Hit struct {
	Rect   image.Rectangle
	Target Target
	Index  int
	Press  string
}

// At gives the place on the scale that column x stands for, 0 to 1: a column outside is the nearer end.
func (h Hit) At(x int) float64 { return widget.Position(x-h.Rect.Min.X, h.Rect.Dx()) }

// Column gives the column that a place on the scale is drawn in: a pointer there means exactly that place.
func (h Hit) Column(at float64) int {
	if h.Target == OnPlot { // drawn in dots, two to a cell
		return h.Rect.Min.X + widget.CellOf(at, 2*h.Rect.Dx())/2
	}
	return h.Rect.Min.X + widget.CellOf(at, h.Rect.Dx())
}

// Hit gives what a pointer at column x of row y meets; ok is false where it meets nothing.
func (f Frame) Hit(x, y int) (found Hit, ok bool) {
	for _, h := range f.Hits {
		if (image.Point{x, y}).In(h.Rect) {
			found, ok = h, true
		}
	}
	return found, ok
}
