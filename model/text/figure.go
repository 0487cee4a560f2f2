package text

import (
	"strings"
	"time"
)

// Figure is a number as a column shows it: the integer part ends in one column for all rows, what follows starts in the
// next, and the unit is left out whole where there is no room for it.
type Figure struct {
	Whole string // "6", "12,345", "?"
	Rest  string // belongs to the number: " h 00", ".0066"; may be empty
	Unit  string // with the space before it: " min", " /GB/d"; may be empty
}

// FigureOf takes a written number apart: "0.0066 /GB/d", "30 d".
func FigureOf(written string) Figure {
	number, unit, spaced := strings.Cut(written, " ")
	whole, rest, pointed := strings.Cut(number, ".")
	if pointed {
		rest = "." + rest
	}
	if spaced {
		unit = " " + unit
	}
	return Figure{whole, rest, unit}
}

// ClockFigure is d, cut to whole minutes, in hours and minutes: "6 h 00".
func (l *Language) ClockFigure(d time.Duration) Figure {
	f := FigureOf(l.Clock(d))
	f.Rest, f.Unit = f.Unit, ""
	return f
}

// TimeFigure is d in hours and minutes from one hour on, below to the nanosecond: "2 h 00", "15 min", "90 s".
func (l *Language) TimeFigure(d time.Duration) Figure {
	if d >= time.Hour {
		return l.ClockFigure(d)
	}
	return FigureOf(l.Duration(d))
}

// String writes the figure as a line of text.
func (f Figure) String() string { return f.Whole + f.Rest + f.Unit }

// IsZero tells whether there is no figure.
func (f Figure) IsZero() bool { return f == Figure{} }
