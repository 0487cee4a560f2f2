package statement

import (
	"math"
	"strings"
	"time"

	"app/gpuplan/model/record"
	"app/gpuplan/model/unit"
)

// affix is what stands beside numbers.
type affix struct {
	currency string
	factor   int64 // 万: 10000
	ok       bool
}

// amount reads the cost of the row and its currency.
func (s *Statement) amount() (e unit.Exact, code string, reason Reason, err error) {
	cell := s.cell(cost)
	code, ok := s.code()
	if !ok {
		return e, code, OddCurrency, nil
	}
	s.few = few{}
	if n, decimals, ok := program(cell); ok && s.plainPoint(decimals) {
		s.few = few{n, decimals, true}
		return s.few.exact(), code, Read, nil
	}
	n, ok := cut(cell)
	if !ok {
		return e, code, OddCost, nil
	}
	m, doubt := n.mark()
	if err := s.showMark(m, cell); err != nil {
		return e, code, Read, err
	}
	if doubt && s.tally.doubt == "" {
		s.tally.doubt = strings.Clone(cell)
	}
	beside := s.affix(n.beside)
	e, ok = n.read(s.mark.is)
	if !ok || !beside.ok {
		return e, code, OddCost, nil
	}
	if s.cell(currency) == "" && beside.currency != "" {
		code = beside.currency
	}
	return e.Times(beside.factor), code, Read, nil
}

// plainPoint reports whether a number as programs write it means what it says in this column.
func (s *Statement) plainPoint(decimals int) bool {
	return decimals == 0 || s.mark.is == Point && (s.mark.line > 0 || s.mark.said || s.tally.doubt != "")
}

// affix tells what stands beside a number, the same one quickly.
func (s *Statement) affix(beside string) affix {
	if beside == "1" {
		return affix{factor: 1, ok: true}
	}
	return s.affixes.of(cost, beside, func(beside string) affix { return affixOf(beside, s.usual) })
}

// affixOf reads what stands beside a 1; where the sign may be one of the usual currency, it is.
func affixOf(beside, usual string) affix {
	a, err := unit.ParseAmount(beside)
	if err != nil || a.Nanos < int64(unit.One) || a.Per != "" {
		return affix{}
	}
	if usual != "" && a.IsIn(usual) {
		a.Currency = usual
	}
	return affix{currency: a.Currency, factor: a.Nanos / int64(unit.One), ok: true}
}

// code gives the currency of the row; ok is false where the cell has none that there is.
func (s *Statement) code() (code string, ok bool) {
	c := s.cell(currency)
	if c == "" {
		return s.usual, true
	}
	code = s.currencies.of(currency, c, codeOf)
	return code, code != ""
}

// codeOf reads a currency by its code, its sign or its name: CNY, ¥, 元; empty where there is none.
func codeOf(c string) string {
	if known, err := unit.LookupCurrency(c); err == nil {
		return known.Code
	}
	if a, err := unit.ParseAmount("1 " + c); err == nil && a.Nanos == int64(unit.One) {
		return a.Currency
	}
	return ""
}

// currencyOf gives the currency of amounts that name none: as the column's name says it, "金额(元)", else as the person does, else as
// the layout does.
func (s *Statement) currencyOf(head []string) string {
	name := head[s.columns[cost]]
	if b := base(name); b != name {
		if code := codeOf(strings.Trim(name[len(b):], " ()（）[]")); code != "" {
			return code
		}
	}
	if s.options.Currency != "" {
		return s.options.Currency
	}
	return s.layout.Currency
}

// spans are the units of time that quantities are in.
var spans = map[string]time.Duration{
	"ms": time.Millisecond, "milliseconds": time.Millisecond, "second": time.Second, "seconds": time.Second, "s": time.Second, "sec": time.Second,
	"秒": time.Second, "minute": time.Minute, "minutes": time.Minute, "min": time.Minute, "分钟": time.Minute, "hour": time.Hour, "hours": time.Hour,
	"h": time.Hour, "hr": time.Hour, "hrs": time.Hour, "1 hour": time.Hour, "小时": time.Hour, "day": 24 * time.Hour, "days": 24 * time.Hour, "天": 24 * time.Hour,
}

// measure reads how much time was billed and its price per hour, where they stand in the row.
func (s *Statement) measure(l *record.Line) {
	span, isTime := s.span()
	if c := s.cell(quantity); c != "" && (isTime || strings.Trim(c, "0123456789.") != "") {
		l.Quantity = s.duration(c, span)
	}
	if c := s.cell(price); c != "" && (span == 0 || span == time.Hour) {
		l.Price = s.prices.of(price, c, hourly)
	}
}

// hourly reads a price of an hour; left out where it is none.
func hourly(c string) (p unit.Price[unit.PerHour]) {
	if a, err := unit.ParseRounded(c); err == nil && a.IsPer("hour") {
		p = unit.Known(unit.PerHour(a.Nanos))
	}
	return p
}

// span is the unit of the quantity; isTime is false where it is none of time or not said.
func (s *Statement) span() (d time.Duration, isTime bool) {
	name := s.cell(unitName)
	if name == "" {
		name = s.layout.unit
	}
	if name == "" && s.columns[quantity] >= 0 && strings.Contains(strings.ToLower(s.rows.Head()[s.columns[quantity]]), "hour") {
		name = "hour"
	}
	if name == "" {
		return 0, false
	}
	d = s.spans.of(unitName, name, func(name string) time.Duration { return spans[strings.ToLower(name)] })
	return d, d > 0
}

// mostWhole is how many of the longest span a duration holds.
const mostWhole = int64(math.MaxInt64 / (24 * time.Hour))

// duration reads a quantity of time; 0 where it is none.
func (s *Statement) duration(c string, span time.Duration) time.Duration {
	if n, decimals, ok := program(c); ok {
		if decimals == 0 && n >= 0 && n <= mostWhole { // without rounding
			return time.Duration(n) * span
		}
		v, err := unit.HalfUp.Int(unit.Whole(n).Times(int64(span)).Over(tens[decimals]))
		if err != nil || span == 0 {
			return 0
		}
		return max(0, time.Duration(v))
	}
	if span == 0 {
		span = time.Hour
	}
	d, err := unit.ParseDuration(c, span)
	if err != nil {
		return 0
	}
	return d
}
