package report

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/chance"
)

// curves is a block that shows what each form costs by hours per day, where a format can draw.
type curves struct {
	title, says string // says is the same in words
	banded      string // the title of a drawing with bands
	list        []namedCurve
	bands       func() []chance.Band // around the curves, where values are ranges; only a drawing asks
	marks       []hourMark
	writeHours  func(hours int) string
	writeAmount func(units float64) string
}

// namedCurve is a form's total at each minute of hours per day.
type namedCurve struct {
	name string
	pricing.Curve
}

// hourMark is a place on the axis of hours.
type hourMark struct {
	minute int
	label  string
}

// curves are those of an offer; nil where no form is known at every use.
func (t *teller) curves(o *offer) *curves {
	c := &curves{
		title:      t.say(text.ChartHead, text.Days.Of(t.Plan.Workload.Days), t.Evaluation.Currency.Code),
		writeHours: func(hours int) string { return t.Lang.Count(int64(hours)) },
		writeAmount: func(units float64) string {
			return t.Lang.Number(strconv.FormatFloat(units, 'f', -1, 64))
		},
	}
	c.banded = t.say(text.ChartBanded, c.title)
	for _, each := range o.Curves {
		if each.Totals != nil {
			c.list = append(c.list, namedCurve{t.say(form(each.Form).Name), each})
		}
	}
	if len(c.list) == 0 {
		return nil
	}
	c.bands = func() []chance.Band {
		if ranges := t.outlook(o.number).Ranges; ranges != nil {
			return chance.Bands(t.Plan, o.number, ranges.Seed)
		}
		return nil
	}
	c.says = t.Lang.Sentences(t.ladder(o), t.planned())
	c.marks = append(c.marks, hourMark{int(t.Plan.Workload.HoursPerDay / time.Minute), t.say(text.ChartYou, t.Lang.Clock(t.Plan.Workload.HoursPerDay))})
	if at, ok := o.pays(); ok {
		c.marks = append(c.marks, hourMark{at, t.Lang.Clock(time.Duration(at) * time.Minute)})
	}
	return c
}

// planned says how many hours a day the plan has.
func (t *teller) planned() string {
	return t.say(text.PaysUnknown, t.Lang.Spell(t.Plan.Workload.HoursPerDay))
}

// pays is the minute from which on the term pays that won, or else lost to the hourly form.
func (o *offer) pays() (minute int, ok bool) {
	for _, i := range []int{o.Verdict.Quote, o.Verdict.Rival} {
		at := slices.IndexFunc(o.Breakeven, func(b pricing.Breakeven) bool {
			return i >= 0 && b.Form == o.Quotes[i].Form && b.Against == model.HourlyForm && b.Reaches && b.From > 0
		})
		if at >= 0 {
			return o.Breakeven[at].From, true
		}
	}
	return 0, false
}

// Where things stand in the drawing of curves, in its own units.
const (
	curvesWidth, curvesHeight = 620, 320
	curvesLeft, curvesRight   = 92, 480
	curvesTop, curvesBottom   = 14, 250
	nameHeight                = 18  // least distance between the names of two curves
	markRoom                  = 120 // least distance between two marks whose labels stand side by side
	lineStyles                = 4   // kinds of lines that the page has
)

// curveFigure is the drawing as its template takes it.
type curveFigure struct {
	ID, Title, Says          string
	Width, Height            int
	Left, Right, Top, Bottom int
	NameLeft                 int
	Rises, Hours             []tick
	Marks                    []mark
	Lines                    []line
}

// tick is a place on an axis and what stands there.
type tick struct {
	At    string
	Label string
}

// mark is a place across the drawing, and the height of its label.
type mark struct {
	tick
	LabelAt int
}

// line is a curve, and its name at the right.
type line struct {
	Style        int
	Path         string
	Band         string // the area that holds 80 of 100 cases; empty: there is none
	Name, NameAt string
}

func (c *curves) figure(id string) *curveFigure {
	f := &curveFigure{
		ID: id, Title: c.title, Says: c.says, Width: curvesWidth, Height: curvesHeight,
		Left: curvesLeft, Right: curvesRight, Top: curvesTop, Bottom: curvesBottom, NameLeft: curvesRight + 12,
	}
	bands := c.bands()
	if len(bands) > 0 {
		f.Title = c.banded
	}
	step, top := steps(max(c.greatest(), greatestOf(bands)))
	for v := 0.0; v <= top; v += step {
		f.Rises = append(f.Rises, tick{coordinate(rise(v, top)), c.writeAmount(v)})
	}
	for h := 0; h <= 24; h += 4 {
		f.Hours = append(f.Hours, tick{coordinate(across(h * 60)), c.writeHours(h)})
	}
	f.Marks = c.placed()
	names := c.names(top)
	for i, each := range c.list {
		f.Lines = append(f.Lines, line{i % lineStyles, each.path(top), area(bandOf(bands, each.Form), top), each.name, coordinate(names[i])})
	}
	return f
}

// placed are the marks; the label of one that is near to the one before stands a line lower.
func (c *curves) placed() []mark {
	const first, second = curvesBottom + 38, curvesBottom + 58
	var list []mark
	for i, m := range c.marks {
		at := first
		if i > 0 && math.Abs(across(m.minute)-across(c.marks[i-1].minute)) < markRoom {
			at = second
		}
		list = append(list, mark{tick{coordinate(across(m.minute)), m.label}, at})
	}
	return list
}

// greatest is the greatest total that is drawn, in units of the currency.
func (c *curves) greatest() float64 {
	greatest := 0.0
	for _, each := range c.list {
		for m := range each.Totals {
			if each.drawn(m) {
				greatest = max(greatest, each.units(m))
			}
		}
	}
	return greatest
}

func (c namedCurve) units(m int) float64 { return float64(c.Totals[m]) / 1e6 }
func (c namedCurve) drawn(m int) bool    { return c.Loses == nil || !c.Loses[m] }

// steps gives the distance between lines of the axis, 1, 2 or 5 times a power of ten, and its upper end: at most five of them.
func steps(greatest float64) (step, top float64) {
	if greatest <= 0 {
		return 1, 1
	}
	step = math.Pow(10, math.Floor(math.Log10(greatest))-1)
	for i := 0; step*5 < greatest; i++ {
		step *= [...]float64{2, 2.5, 2}[i%3]
	}
	return step, step * math.Ceil(greatest/step)
}

func across(minute int) float64 {
	return curvesLeft + float64(minute)/(24*60)*(curvesRight-curvesLeft)
}

func rise(units, top float64) float64 { return curvesBottom - units/top*(curvesBottom-curvesTop) }

// coordinate writes a place in a drawing.
func coordinate(v float64) string { return strconv.FormatFloat(math.Round(v*10)/10, 'f', -1, 64) }

// names are the heights of the names: as near to the ends of their curves as they go without touching.
func (c *curves) names(top float64) []float64 {
	order, at := make([]int, len(c.list)), make([]float64, len(c.list))
	for i, each := range c.list {
		order[i], at[i] = i, rise(each.units(len(each.Totals)-1), top)
		at[i] = max(at[i], curvesTop)
	}
	slices.SortStableFunc(order, func(a, b int) int { return int(at[a] - at[b]) })
	below := math.Inf(-1)
	for _, i := range order {
		at[i] = max(at[i], below+nameHeight)
		below = at[i]
	}
	above := float64(curvesBottom + nameHeight)
	for _, i := range slices.Backward(order) {
		at[i] = min(at[i], above-nameHeight)
		above = at[i]
	}
	return at
}

// path draws a curve through its corners.
func (c namedCurve) path(top float64) string {
	var b strings.Builder
	for _, stretch := range c.corners(top) {
		for i, m := range stretch {
			command := "L"
			if i == 0 {
				command = "M"
			}
			b.WriteString(command + c.point(m, top))
		}
	}
	return b.String()
}

// corners are as few minutes as keep straight lines between them near the curve: a list for each stretch on which the form is
// not hopeless.
func (c namedCurve) corners(top float64) [][]int {
	var stretches [][]int
	for m := 0; m < len(c.Totals); m++ {
		if !c.drawn(m) {
			continue
		}
		stretch := []int{m}
		for next := c.straight(m, top); next > m; next = c.straight(m, top) {
			m = next
			stretch = append(stretch, m)
		}
		stretches = append(stretches, stretch)
	}
	return stretches
}

func (c namedCurve) point(m int, top float64) string {
	return coordinate(across(m)) + " " + coordinate(rise(c.units(m), top))
}

// straight gives the last minute up to which a straight line from a minute keeps near the curve; the minute itself at its end.
func (c namedCurve) straight(from int, top float64) int {
	const near = 0.5
	low, high := math.Inf(-1), math.Inf(1) // slopes that all points so far allow
	start := rise(c.units(from), top)
	last := from
	for m := from + 1; m < len(c.Totals) && c.drawn(m); m++ {
		n, y := float64(m-from), rise(c.units(m), top)
		if slope := (y - start) / n; slope < low || slope > high {
			break
		}
		low, high = max(low, (y-near-start)/n), min(high, (y+near-start)/n)
		last = m
	}
	return last
}
