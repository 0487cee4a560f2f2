package text

import (
	"strings"
	"time"
)

// Figure is a number as a column shows it. In rows under each other the integer parts end in one column; the unit is left
// out whole where there is no room for it.
type Figure struct {
	Number string // "6 h 00", "0.0066", "?"
	Unit   string // "min", "/GB/d"; may be empty
}

// FigureOf takes what a language wrote apart: "0.0066 /GB/d", "30 d".
func FigureOf(written string) Figure {
	number, unit, _ := strings.Cut(written, " ")
	return Figure{number, unit}
}

// ClockFigure is d, cut to whole minutes, in hours and minutes, which stay together: "6 h 00".
func (l *Language) ClockFigure(d time.Duration) Figure { return Figure{Number: l.Clock(d)} }

// TimeFigure is d in hours and minutes from one hour on, below to the nanosecond: "2 h 00", "15 min", "90 s".
func (l *Language) TimeFigure(d time.Duration) Figure {
	if d >= time.Hour {
		return l.ClockFigure(d)
	}
	return FigureOf(l.Duration(d))
}

// String writes the figure as a line of text.
func (f Figure) String() string {
	if f.Unit == "" {
		return f.Number
	}
	return f.Number + " " + f.Unit
}

// IsZero tells whether there is no figure.
func (f Figure) IsZero() bool { return f == Figure{} }
