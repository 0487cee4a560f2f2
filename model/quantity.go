package model

import (
	"math"
	"strconv"
	"strings"
	"time"

	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

// quantity is how one kind of number is read and written. The number counts base units.
type quantity interface {
	parse(k Kind, s string) (int64, *Fault)
	write(n int64) string   // so that parse reads it back as Typed
	literal(n int64) string // as the plan file has it
}

func isNumber(k Kind) bool { return k == Integer || k == Decimal }

// unread answers for a text that could not be read. One that is too large for 64 bits is too large for every limit.
func unread(k Kind, s string, err error, want text.Phrase) (int64, *Fault) {
	if isReason(err, unit.TooLarge) {
		return math.MaxInt64, nil
	}
	fault := newFault("", k, s, want)
	if k == Typed || k == Text || isNumber(k) {
		fault.What = reason(fault.Value, err)
	}
	return 0, fault
}

// whole is a whole number.
type whole struct{}

func (whole) write(n int64) string     { return strconv.FormatInt(n, 10) }
func (q whole) literal(n int64) string { return q.write(n) }

func (whole) parse(k Kind, s string) (int64, *Fault) {
	a, err := unit.ParseAmount(s)
	if err != nil || k != Typed && k != Integer || a.Currency != "" || a.Per != "" || a.Nanos%1e9 != 0 {
		return unread(k, s, err, text.WantWhole.With())
	}
	return a.Nanos / 1e9, nil
}

// days is a number of days: a whole number, typed with its unit as well, as the planner shows it: 28 d, 4 weeks.
type days struct{ whole }

func (q days) parse(k Kind, s string) (int64, *Fault) {
	n, fault := q.whole.parse(k, s)
	if fault == nil || k != Typed {
		return n, fault
	}
	d, err := unit.ParseDuration(s, 0)
	if err != nil || int64(d)%fullDay != 0 {
		return 0, fault
	}
	return int64(d) / fullDay, nil
}

// duration is a time. A bare number counts in units of bare; where that is 0 a unit is required.
type duration struct{ bare time.Duration }

func (q duration) write(n int64) string {
	if n == 0 && q.bare == time.Hour {
		return "0h"
	}
	return unit.FormatDuration(time.Duration(n))
}

// literal writes a bare number where two decimals say all.
func (q duration) literal(n int64) string {
	if hundredth := int64(q.bare / 100); hundredth != 0 && n%hundredth == 0 {
		return unit.Ratio(n / hundredth * 1e7).String()
	}
	return quoteText(q.write(n))
}

func (q duration) parse(k Kind, s string) (int64, *Fault) {
	bare := q.bare
	if k == Text {
		bare = 0
	}
	d, err := unit.ParseDuration(s, bare)
	if err != nil || k != Typed && k != Text && !isNumber(k) {
		return unread(k, s, err, q.want())
	}
	return int64(d), nil
}

func (q duration) want() text.Phrase {
	if q.bare == time.Hour {
		return text.WantHours.With()
	}
	return text.WantDuration.With()
}

// size is an amount of data.
type size struct{}

func (size) write(n int64) string     { return unit.Bytes(n).String() }
func (q size) literal(n int64) string { return quoteText(q.write(n)) }

func (size) parse(k Kind, s string) (int64, *Fault) {
	b, err := unit.ParseBytes(s)
	if err != nil || k != Typed && k != Text {
		return unread(k, s, err, text.WantSize.With())
	}
	return int64(b), nil
}

// gigabytes is an amount of data whose name in the plan file says GB.
type gigabytes struct{ size }

func (gigabytes) literal(n int64) string { return unit.Ratio(n).String() } // a byte is a billionth of a GB

func (q gigabytes) parse(k Kind, s string) (int64, *Fault) {
	b, err := unit.ParseBytes(s)
	if err != nil || k != Typed && !isNumber(k) {
		return unread(k, s, err, text.WantGigabytes.With())
	}
	return int64(b), nil
}

// bandwidth is data per second.
type bandwidth struct{}

func (bandwidth) write(n int64) string     { return unit.PerSecond(n).String() }
func (q bandwidth) literal(n int64) string { return quoteText(q.write(n)) }

func (bandwidth) parse(k Kind, s string) (int64, *Fault) {
	r, err := unit.ParsePerSecond(s)
	if err != nil || k != Typed && k != Text {
		return unread(k, s, err, text.WantBandwidth.With())
	}
	return int64(r), nil
}

// factor is a plain number with decimals.
type factor struct{}

func (factor) write(n int64) string     { return unit.Ratio(n).String() }
func (q factor) literal(n int64) string { return q.write(n) }

func (factor) parse(k Kind, s string) (int64, *Fault) {
	r, err := unit.ParseRatio(s)
	switch {
	case isReason(err, unit.TooManyDecimals):
		return 0, newFault("", k, s, text.WantDecimals.With(9))
	case err != nil || k != Typed && !isNumber(k):
		return unread(k, s, err, text.WantNumber.With())
	}
	return int64(r), nil
}

// money is an amount for what per says, in one currency.
type money struct {
	decimals int    // 6: the base unit is a millionth; 9: a billionth
	currency string // typed amounts in another one are refused
	of       string // PerCard or PerInstance where that matters
	per      string // "hour", "GB-day", "month" …; empty: not per anything
	known    bool   // a sum that is there or left out; else a price, which may be unknown
}

// want says what is right where it is no amount.
func (q money) want(k Kind) text.Phrase {
	switch {
	case q.known:
		return text.WantMoney.With()
	case k == Typed:
		return text.WantTypedPrice.With()
	default:
		return text.WantPrice.With()
	}
}

func (q money) literal(n int64) string { return q.write(n) }

func (q money) write(n int64) string {
	if q.decimals == 6 {
		return unit.Money(n).String()
	}
	return unit.PerHour(n).String()
}

func (q money) parse(k Kind, s string) (int64, *Fault) {
	a, err := unit.ParseAmount(s)
	base := int64(1)
	if q.decimals == 6 {
		base = 1000
	}
	switch {
	case isReason(err, unit.TooManyDecimals) || a.Nanos%base != 0:
		return 0, newFault("", k, s, text.WantDecimals.With(q.decimals))
	case err != nil:
		return unread(k, s, err, q.want(k))
	case !a.IsIn(q.currency):
		return 0, newFault("", k, s, text.WantCurrency.With(q.currency))
	case k != Typed && !isNumber(k):
		return 0, newFault("", k, s, q.want(k))
	case !q.isFor(a):
		return 0, newFault("", k, s, q.wantPer())
	}
	return a.Nanos / base, nil
}

// isFor tells whether the amount may be for what the plan's value is for.
func (q money) isFor(a unit.Amount) bool {
	forCard, forInstance := strings.HasPrefix(a.Per, PerCard), strings.HasPrefix(a.Per, PerInstance)
	if forCard && q.of != PerCard || forInstance && q.of != PerInstance {
		return false
	}
	return a.IsPer(q.per) || a.Per == q.of
}

func (q money) wantPer() text.Phrase {
	if q.per == "" {
		return text.WantSum.With()
	}
	return text.WantPer.With(text.PriceUnit(strings.TrimPrefix(q.of+"-"+q.per, "-")))
}
