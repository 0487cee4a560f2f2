package model

import (
	"strconv"
	"strings"
	"time"

	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

// size is an amount of data. A bare number counts GB where the plan file's name says so (free_gb).
type size struct {
	at   *unit.Bytes
	inGB bool
}

func (v size) Int() int64     { return int64(*v.at) }
func (v size) SetInt(n int64) { *v.at = unit.Bytes(n) }
func (v size) Known() bool    { return true }
func (v size) String() string { return v.at.String() }
func (v size) Literal() string {
	if v.inGB {
		return unit.PerHour(*v.at).String() // bytes are billionths of a GB
	}
	return quoteText(v.String())
}
func (v size) Set(k Kind, s string) (text.Phrase, bool) {
	b, err := unit.ParseBytes(s)
	if err != nil || k != Typed && (k == Text) == v.inGB || k == Boolean || k == Day {
		return text.WantSize.With(), false
	}
	*v.at = b
	return text.Phrase{}, true
}

// speed is data per second.
type speed struct{ at *unit.PerSecond }

func (v speed) Int() int64      { return int64(*v.at) }
func (v speed) SetInt(n int64)  { *v.at = unit.PerSecond(n) }
func (v speed) Known() bool     { return *v.at != 0 }
func (v speed) String() string  { return v.at.String() }
func (v speed) Literal() string { return quoteText(v.String()) }
func (v speed) Set(k Kind, s string) (text.Phrase, bool) {
	r, err := unit.ParsePerSecond(s)
	if err != nil || k != Typed && k != Text {
		return text.WantBandwidth.With(), false
	}
	*v.at = r
	return text.Phrase{}, true
}

// ratio is a plain factor.
type ratio struct{ at *unit.Ratio }

func (v ratio) Int() int64      { return int64(*v.at) }
func (v ratio) SetInt(n int64)  { *v.at = unit.Ratio(n) }
func (v ratio) Known() bool     { return true }
func (v ratio) String() string  { return v.at.String() }
func (v ratio) Literal() string { return v.String() }
func (v ratio) Set(k Kind, s string) (text.Phrase, bool) {
	a, err := unit.ParseAmount(s)
	if err != nil || !isNumber(k) || a.Currency != "" || a.Per != "" {
		return text.WantNumber.With(), false
	}
	*v.at = unit.Ratio(a.Nanos)
	return text.Phrase{}, true
}

func isNumber(k Kind) bool { return k == Typed || k == Integer || k == Decimal }

// amount is a price or a sum of money that may be unknown or left out. Its base unit is a billionth divided by nanos.
type amount[T ~int64] struct {
	at       *unit.Price[T]
	nanos    int64  // billionths in one base unit: 1000 for money, 1 for rates
	currency string // of the plan; typed amounts in another one are refused
	per      string // what the price is for: "hour", "GB-day" …; empty for plain money
}

func (v amount[T]) Int() int64     { n, _ := v.at.Value(); return int64(n) }
func (v amount[T]) SetInt(n int64) { *v.at = unit.Known(T(n)) }
func (v amount[T]) clear()         { *v.at = unit.Price[T]{} }
func (v amount[T]) SetUnknown()    { *v.at = unit.Unknown[T]() }
func (v amount[T]) Known() bool    { return v.at.IsKnown() }
func (v amount[T]) Literal() string {
	if v.at.IsUnknown() {
		return quoteText(Unknown)
	}
	return v.String()
}
func (v amount[T]) String() string {
	switch n, known := v.at.Value(); {
	case known && v.nanos == 1000:
		return unit.Money(n).String()
	case known:
		return unit.PerHour(n).String()
	case v.at.IsUnknown():
		return Unknown
	}
	return ""
}

func (v amount[T]) Set(k Kind, s string) (text.Phrase, bool) {
	if s == Unknown && (k == Typed || k == Text) || k == Typed && (s == "?" || s == "？" || s == "") {
		v.SetUnknown()
		return text.Phrase{}, true
	}
	n, want, ok := readAmount(k, s, v.nanos, v.currency, v.per)
	if ok {
		v.SetInt(n)
	}
	return want, ok
}

// readAmount reads money for what per says, in the plan's currency, as whole units of nanos billionths.
func readAmount(k Kind, s string, nanos int64, currency, per string) (int64, text.Phrase, bool) {
	a, err := unit.ParseAmount(s)
	switch {
	case err != nil || k == Boolean || k == Day:
		return 0, text.WantPrice.With(), false
	case a.Currency != "" && !sameCurrency(s, a.Currency, currency):
		return 0, text.WantCurrency.With(currency), false
	case a.Per != "" && a.Per != per:
		return 0, text.WantPer.With(per), false
	case a.Nanos%nanos != 0:
		return 0, text.WantDecimals.With(6), false
	}
	return a.Nanos / nanos, text.Phrase{}, true
}

// sameCurrency allows the yuan sign for the yen: both write ¥.
func sameCurrency(s, found, plan string) bool {
	return found == plan || strings.ContainsAny(s, "¥￥") && (plan == "JPY" || plan == "CNY")
}

// cash is money that may be left out but is not a price: a cap, a balance.
type cash struct {
	at       *Maybe[unit.Money]
	currency string
}

func (v cash) Int() int64      { return int64(v.at.Value) }
func (v cash) SetInt(n int64)  { *v.at = Given(unit.Money(n)) }
func (v cash) clear()          { *v.at = Maybe[unit.Money]{} }
func (v cash) Known() bool     { return v.at.Given }
func (v cash) Literal() string { return v.String() }
func (v cash) String() string {
	if !v.at.Given {
		return ""
	}
	return v.at.Value.String()
}
func (v cash) Set(k Kind, s string) (text.Phrase, bool) {
	n, want, ok := readAmount(k, s, 1000, v.currency, "")
	if ok {
		v.SetInt(n)
	}
	return want, ok
}

// money is a sum that is 0 where it is left out.
type money struct {
	at       *unit.Money
	currency string
}

func (v money) Int() int64      { return int64(*v.at) }
func (v money) SetInt(n int64)  { *v.at = unit.Money(n) }
func (v money) Known() bool     { return true }
func (v money) String() string  { return v.at.String() }
func (v money) Literal() string { return v.String() }
func (v money) Set(k Kind, s string) (text.Phrase, bool) {
	n, want, ok := readAmount(k, s, 1000, v.currency, "")
	if ok {
		v.SetInt(n)
	}
	return want, ok
}

// optionalSpan is a time that may be left out.
type optionalSpan struct{ at *Maybe[time.Duration] }

func (v optionalSpan) Int() int64     { return int64(v.at.Value) }
func (v optionalSpan) SetInt(n int64) { *v.at = Given(time.Duration(n)) }
func (v optionalSpan) clear()         { *v.at = Maybe[time.Duration]{} }
func (v optionalSpan) Known() bool    { return v.at.Given }
func (v optionalSpan) Literal() string {
	return quoteText(v.String())
}
func (v optionalSpan) String() string {
	if !v.at.Given {
		return ""
	}
	return unit.FormatDuration(v.at.Value)
}
func (v optionalSpan) Set(k Kind, s string) (text.Phrase, bool) {
	d, err := unit.ParseDuration(s, 0)
	if err != nil || k != Typed && k != Text {
		return text.WantDuration.With(), false
	}
	*v.at = Given(d)
	return text.Phrase{}, true
}

// refund is the rule by which a term is paid back: none, prorata*K or clawback*K.
type refund struct{ at *string }

func (v refund) String() string  { return *v.at }
func (v refund) Literal() string { return quoteText(*v.at) }
func (v refund) Set(_ Kind, s string) (text.Phrase, bool) {
	rule, factor, starred := strings.Cut(s, "*")
	_, err := unit.ParseRatio(factor)
	if s != "none" && (rule != "prorata" && rule != "clawback" || starred && err != nil) {
		return text.WantRefund.With(), false
	}
	*v.at = s
	return text.Phrase{}, true
}

// quoteText writes a TOML basic string; nothing where s is empty.
func quoteText(s string) string {
	if s == "" {
		return ""
	}
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range s {
		switch {
		case r == '"' || r == '\\':
			b.WriteRune('\\')
			b.WriteRune(r)
		case r < ' ' || r == 0x7f:
			b.WriteString(`\u` + strconv.FormatInt(0x10000+int64(r), 16)[1:])
		default:
			b.WriteRune(r)
		}
	}
	b.WriteByte('"')
	return b.String()
}
