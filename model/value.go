package model

import (
	"strconv"
	"strings"
	"time"

	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

// Kind is how a value was written.
type Kind uint8

// Typed values come from a person's hands; the others are the kinds of the plan file.
const (
	Typed Kind = iota
	Integer
	Decimal
	Text
	Boolean
	Day
)

// Value is one value of a plan, in its place there: setting it changes the plan.
type Value interface {
	// Set reads the value from s, written as k. The phrase says what would be right where ok is false; the plan is unchanged then.
	Set(k Kind, s string) (want text.Phrase, ok bool)
	// String writes the value so that Set reads it back; empty where there is none.
	String() string
	// Literal writes the value as the plan file does; empty where there is none.
	Literal() string
}

// Number is a Value that can be counted, in its base unit: days, nanoseconds, bytes, millionths or billionths.
type Number interface {
	Value
	Int() int64
	SetInt(n int64)
	// Known tells whether there is a number; a price may be unknown or left out.
	Known() bool
}

// Price is a Number that may be unknown.
type Price interface {
	Number
	SetUnknown()
}

// word is a free text.
type word struct{ at *string }

func (v word) String() string  { return *v.at }
func (v word) Literal() string { return quoteText(*v.at) }
func (v word) Set(k Kind, s string) (text.Phrase, bool) {
	if k != Typed && k != Text {
		return text.WantText.With(), false
	}
	if len(s) > maxText {
		return text.WantShortText.With(maxText), false
	}
	*v.at = s
	return text.Phrase{}, true
}

// maxText is the most bytes that a name or source may have.
const maxText = 10_000

// choice is one of a list of words.
type choice struct {
	at      *string
	choices []string
}

func (v choice) String() string { return *v.at }
func (v choice) Literal() string {
	if *v.at == Yes || *v.at == No {
		return *v.at
	}
	return quoteText(*v.at)
}
func (v choice) Set(_ Kind, s string) (text.Phrase, bool) {
	for _, c := range v.choices {
		if s == c {
			*v.at = c
			return text.Phrase{}, true
		}
	}
	return text.WantOneOf.With(strings.Join(v.choices, ", ")), false
}

// Choices lists the words that a value may be; nil where it is free.
func Choices(v Value) []string {
	switch v := v.(type) {
	case choice:
		return v.choices
	case truth:
		return []string{No, Yes}
	case rounding:
		return []string{unit.HalfUp.String(), unit.Floor.String(), unit.Ceil.String()}
	}
	return nil
}

// truth is yes or no.
type truth struct{ at *bool }

func (v truth) String() string  { return strconv.FormatBool(*v.at) }
func (v truth) Literal() string { return v.String() }
func (v truth) Set(k Kind, s string) (text.Phrase, bool) {
	if (k == Typed || k == Boolean) && (s == Yes || s == No) {
		*v.at = s == Yes
		return text.Phrase{}, true
	}
	return text.WantOneOf.With(Yes + ", " + No), false
}

// rounding is the way charges are rounded.
type rounding struct{ at *unit.Rounding }

func (v rounding) String() string  { return v.at.String() }
func (v rounding) Literal() string { return quoteText(v.String()) }
func (v rounding) Set(_ Kind, s string) (text.Phrase, bool) {
	r, err := unit.ParseRounding(s)
	if err != nil {
		return text.WantOneOf.With(strings.Join(Choices(v), ", ")), false
	}
	*v.at = r
	return text.Phrase{}, true
}

// day is a date.
type day struct{ at *Date }

func (v day) String() string  { return v.at.String() }
func (v day) Literal() string { return v.String() }
func (v day) Set(k Kind, s string) (text.Phrase, bool) {
	d, err := ParseDate(s)
	if err != nil || k == Integer || k == Decimal || k == Boolean {
		return text.WantDate.With(), false
	}
	*v.at = d
	return text.Phrase{}, true
}

// count is a whole number.
type count struct{ at *int }

func (v count) Int() int64      { return int64(*v.at) }
func (v count) SetInt(n int64)  { *v.at = int(n) }
func (v count) Known() bool     { return true }
func (v count) String() string  { return strconv.Itoa(*v.at) }
func (v count) Literal() string { return v.String() }
func (v count) Set(k Kind, s string) (text.Phrase, bool) {
	a, err := unit.ParseAmount(s)
	if err != nil || k != Typed && k != Integer || a.Currency != "" || a.Per != "" || a.Nanos%1e9 != 0 {
		return text.WantWhole.With(), false
	}
	*v.at = int(a.Nanos / 1e9)
	return text.Phrase{}, true
}

// span is a time. A bare number counts in units of bare; where that is 0 a unit is required.
type span struct {
	at   *time.Duration
	bare time.Duration
}

func (v span) Int() int64     { return int64(*v.at) }
func (v span) SetInt(n int64) { *v.at = time.Duration(n) }
func (v span) Known() bool    { return true }
func (v span) String() string { return unit.FormatDuration(*v.at) }
func (v span) Literal() string {
	if v.bare != 0 && *v.at%(v.bare/100) == 0 {
		return strconv.FormatFloat(float64(*v.at)/float64(v.bare), 'f', -1, 64)
	}
	return quoteText(v.String())
}
func (v span) Set(k Kind, s string) (text.Phrase, bool) {
	bare := v.bare
	if k == Text {
		bare = 0
	}
	d, err := unit.ParseDuration(s, bare)
	if err != nil || k == Boolean || k == Day || bare == 0 && (k == Integer || k == Decimal) {
		return wantSpan(v.bare), false
	}
	*v.at = d
	return text.Phrase{}, true
}

func wantSpan(bare time.Duration) text.Phrase {
	if bare == time.Hour {
		return text.WantHours.With()
	}
	return text.WantDuration.With()
}
