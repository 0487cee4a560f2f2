package model

import (
	"strings"

	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

// Number is a Value that can be counted, in its base unit: days, nanoseconds, bytes, millionths or billionths.
type Number interface {
	Value
	// Int gives the number; 0 where it is not known.
	Int() int64
	// SetInt sets the number, without looking at its range; Validate does.
	SetInt(n int64)
	// Known tells whether there is a number; a price may be unknown, others may be left out.
	Known() bool
}

// Price is a Number that may be unknown.
type Price interface {
	Number
	SetUnknown()
}

// number is a Number as a Field needs it: its texts without its place in the plan.
type number interface {
	Number
	read(k Kind, s string) (int64, *Fault)
	write(n int64) string
	literal(n int64) string
	clear() (ok bool) // leaves it out, where it may be
}

// limits are the least and the greatest number that a value may be, and what the sections around it say of its money.
type limits struct {
	min, max int64
	currency string // of the plan
	per      string // what the offer's prices are for: PerCard or PerInstance; empty outside of an offer
}

// bounded is a quantity within limits.
type bounded struct {
	quantity
	limits
}

// read reads a number that lies within the limits.
func (b bounded) read(k Kind, s string) (int64, *Fault) {
	n, fault := b.parse(k, s)
	if fault != nil {
		return 0, fault
	}
	want, ok := b.within(n)
	return n, refuse(k, s, want, ok)
}

func (b bounded) within(n int64) (text.Phrase, bool) {
	switch {
	case n >= b.min && n <= b.max:
		return fine()
	case b.min == b.max:
		return text.WantThis.With(b.write(b.min)), false
	case b.min == 1 && b.write(1) != "1":
		return text.WantAbove.With(b.write(b.max)), false
	default:
		return text.WantRange.With(b.write(b.min), b.write(b.max)), false
	}
}

// plain is a number that is always there.
type plain[T ~int | ~int64] struct {
	at *T
	bounded
}

func (v plain[T]) Int() int64                 { return int64(*v.at) }
func (v plain[T]) SetInt(n int64)             { *v.at = T(n) }
func (v plain[T]) Known() bool                { return true }
func (v plain[T]) String() string             { return v.write(v.Int()) }
func (v plain[T]) Literal() string            { return v.literal(v.Int()) }
func (v plain[T]) check() (text.Phrase, bool) { return v.within(v.Int()) }
func (v plain[T]) clear() bool                { return false }

func (v plain[T]) Set(k Kind, s string) *Fault {
	n, fault := v.read(k, s)
	if fault == nil {
		v.SetInt(n)
	}
	return fault
}

// optional is a number that may be left out.
type optional[T ~int | ~int64] struct {
	at *Maybe[T]
	bounded
}

func (v optional[T]) Int() int64      { return int64(v.at.Value) }
func (v optional[T]) SetInt(n int64)  { *v.at = Given(T(n)) }
func (v optional[T]) Known() bool     { return v.at.Given }
func (v optional[T]) String() string  { return ifKnown(v, v.write) }
func (v optional[T]) Literal() string { return ifKnown(v, v.literal) }
func (v optional[T]) clear() bool     { *v.at = Maybe[T]{}; return true }

func (v optional[T]) check() (text.Phrase, bool) {
	if !v.Known() {
		return fine()
	}
	return v.within(v.Int())
}

func (v optional[T]) Set(k Kind, s string) *Fault {
	if k == Typed && s == "" {
		v.clear()
		return nil
	}
	n, fault := v.read(k, s)
	if fault == nil {
		v.SetInt(n)
	}
	return fault
}

// price is an amount that may be unknown or left out.
type price[T ~int64] struct {
	at *unit.Price[T]
	bounded
	mayLack bool // ? and nothing leave it out; else they make it unknown
}

func (v price[T]) Int() int64     { n, _ := v.at.Value(); return int64(n) }
func (v price[T]) SetInt(n int64) { *v.at = unit.Known(T(n)) }
func (v price[T]) SetUnknown()    { *v.at = unit.Unknown[T]() }
func (v price[T]) Known() bool    { return v.at.IsKnown() }
func (v price[T]) clear() bool    { *v.at = unit.Price[T]{}; return true }

func (v price[T]) String() string {
	if v.at.IsUnknown() {
		return Unknown
	}
	return ifKnown(v, v.write)
}

func (v price[T]) Literal() string {
	if v.at.IsUnknown() {
		return quoteText(Unknown)
	}
	return ifKnown(v, v.literal)
}

func (v price[T]) check() (text.Phrase, bool) {
	if !v.Known() {
		return fine()
	}
	return v.within(v.Int())
}

func (v price[T]) Set(k Kind, s string) *Fault {
	switch {
	case v.mayLack && isEmptied(k, s):
		v.clear()
		return nil
	case saysUnknown(k, s) || isEmptied(k, s):
		v.SetUnknown()
		return nil
	}
	n, fault := v.read(k, s)
	if fault == nil {
		v.SetInt(n)
	}
	return fault
}

// saysUnknown tells whether s is a price that is not known.
func saysUnknown(k Kind, s string) bool {
	return k == Text && s == Unknown || k == Typed && strings.TrimSpace(s) == Unknown
}

// isEmptied tells whether a field was left with no price in it (screens.md §5).
func isEmptied(k Kind, s string) bool {
	s = strings.TrimSpace(s)
	return k == Typed && (s == "?" || s == "？" || s == "")
}

func ifKnown(n Number, write func(int64) string) string {
	if !n.Known() {
		return ""
	}
	return write(n.Int())
}

// rate is a bandwidth; 0 is none.
type rate struct{ plain[unit.PerSecond] }

func (v rate) Known() bool     { return *v.at != 0 }
func (v rate) String() string  { return ifKnown(v, v.write) }
func (v rate) Literal() string { return ifKnown(v, v.literal) }
func (v rate) clear() bool     { *v.at = 0; return true }

func (v rate) Set(k Kind, s string) *Fault {
	if k == Typed && s == "" {
		v.clear()
		return nil
	}
	return v.plain.Set(k, s)
}

// read reads an end of a range, which cannot be none.
func (v rate) read(k Kind, s string) (int64, *Fault) {
	n, fault := v.plain.read(k, s)
	if fault == nil && n == 0 {
		return 0, newFault("", k, s, text.WantAbove.With(v.write(v.max)))
	}
	return n, fault
}
