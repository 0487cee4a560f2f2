package input

import (
	"strconv"
	"strings"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

// Figure writes v as the list and the ruler show it: "6 h 00", "0.0066 /GB/d".
func (in Input) Figure(l *text.Language, v int64) text.Figure {
	switch in.Track.Unit {
	case Clock:
		return l.ClockFigure(time.Duration(v))
	case Time:
		return timeFigure(l, time.Duration(v))
	default:
		return in.end(l, v, in.currency.Digits)
	}
}

// Mark writes v as it stands under a tick: like Figure, but a short time in minutes.
func (in Input) Mark(l *text.Language, v int64) text.Figure {
	if d, ok := in.Duration(v); ok {
		return timeFigure(l, d)
	}
	return in.Figure(l, v)
}

// timeFigure writes no time at all in minutes.
func timeFigure(l *text.Language, d time.Duration) text.Figure {
	if d == 0 {
		return text.Figure{Number: "0", Unit: l.TimeFigure(time.Minute).Unit}
	}
	return l.TimeFigure(d)
}

// End writes v as at the end of a scale: "24 h", "20 /h"; an amount that is not whole as money is written, "0.20 /h".
func (in Input) End(l *text.Language, v int64) text.Figure {
	if in.isPrice() && v%in.Track.One != 0 {
		return in.end(l, v, in.currency.Digits)
	}
	return in.short(l, v)
}

// short writes v as short as can be: "2 h", "1.5 /h".
func (in Input) short(l *text.Language, v int64) text.Figure {
	if d, ok := in.Duration(v); ok {
		return shortTime(l, d)
	}
	return in.end(l, v, 0)
}

// Span writes a range as short as can be: "4..6..9 h". Times whose units differ are all written in minutes or in hours,
// "0.5..2..6 h"; other values keep their units then, "500 MB..2 GB".
func (in Input) Span(l *text.Language, values ...int64) text.Figure {
	figures, numbers, alike := make([]string, len(values)), make([]string, len(values)), true
	first := in.short(l, values[0]).Unit
	for i, v := range values {
		f := in.short(l, v)
		figures[i], numbers[i] = f.String(), f.Number
		alike = alike && f.Unit == first
	}
	if alike && first != "" {
		return text.Figure{Number: strings.Join(numbers, span), Unit: first}
	}
	for _, one := range []time.Duration{time.Minute, time.Hour} {
		if f, ok := in.spanIn(l, one, values); ok {
			return f
		}
	}
	return text.Figure{Number: strings.Join(figures, span)}
}

// span stands between the values of a range.
const span = ".."

// spanIn writes times in one unit; ok is false where the values are none, are too many units, or do not come out in twentieths of one.
func (in Input) spanIn(l *text.Language, one time.Duration, values []int64) (f text.Figure, ok bool) {
	const most = 120 // minutes beyond it are read more easily as hours
	numbers := make([]string, len(values))
	for i, v := range values {
		d, timed := in.Duration(v)
		if !timed || d%(one/20) != 0 || d > most*one {
			return f, false
		}
		numbers[i] = l.Number(strconv.FormatFloat(float64(d)/float64(one), 'f', -1, 64))
	}
	return text.Figure{Number: strings.Join(numbers, span), Unit: shortTime(l, one).Unit}, true
}

// Say writes v as a sentence says it: "12 h 30 min".
func (in Input) Say(l *text.Language, v int64) string {
	if d, ok := in.Duration(v); ok {
		return l.Duration(d)
	}
	return in.Figure(l, v).String()
}

// Unknown writes a value that is not known: a price "? /h"; of others, such as a cap, that there is none.
func (in Input) Unknown(l *text.Language) text.Figure {
	if !in.isPrice() || in.Track.Aside {
		return text.Figure{Number: l.Say(text.None)}
	}
	return text.Figure{Number: "?", Unit: in.end(l, 0, 0).Unit}
}

// end writes all but times, money with at least so many decimals.
func (in Input) end(l *text.Language, v int64, decimals int) text.Figure {
	switch in.Track.Unit {
	case Days:
		return text.FigureOf(l.Days(int(v)))
	case Count:
		return text.FigureOf(l.Count(v))
	case Size:
		return text.FigureOf(l.Size(v))
	case Speed:
		return text.FigureOf(l.Speed(v))
	case Factor:
		return text.Figure{Number: l.Number(in.decimal(v, 2))}
	case Word:
		return text.Figure{Number: l.Say(in.ChoiceAt(v))}
	default:
		return text.Figure{Number: l.Number(in.decimal(v, decimals)), Unit: in.unit(l)}
	}
}

// ChoiceAt gives the word of the v-th choice.
func (in Input) ChoiceAt(v int64) text.Word { return in.Words.Choices[v] }

// decimal writes an amount of money with at least so many decimals.
func (in Input) decimal(v int64, decimals int) string {
	s := unit.Ratio(v).String()
	if in.Track.Unit == Money {
		s = unit.Money(v).String()
	}
	_, fraction, pointed := strings.Cut(s, ".")
	if !pointed && decimals > 0 {
		s += "."
	}
	return s + strings.Repeat("0", max(decimals-len(fraction), 0))
}

func (in Input) unit(l *text.Language) string {
	switch in.Track.Unit {
	case Hour:
		return l.Say(text.PerHour)
	case Moved:
		return l.Say(text.PerGB)
	case Stored:
		return l.Say(storedUnits[in.per])
	}
	return ""
}

var storedUnits = map[string]text.Word{
	model.GBHour: text.PerGBHour, model.GBDay: text.PerGBDay, model.GBMonth: text.PerGBMonth,
}

// shortTime writes whole hours without minutes: "72 h".
func shortTime(l *text.Language, d time.Duration) text.Figure {
	if d%time.Hour != 0 {
		return l.TimeFigure(d)
	}
	return text.FigureOf(strings.Replace(l.Hours(d), ".00", "", 1))
}
