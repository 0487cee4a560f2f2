package model

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

// Kind is how a value was written.
type Kind uint8

// Typed values come from a person's hands; the others are the kinds of the plan file.
const (
	Typed   Kind = iota
	Integer      // 30
	Decimal      // 1.98
	Text         // "50GB", without its quotes
	Boolean      // true
	Day          // 2026-11-30
	Other        // a list or a table: no value is written so
)

// Value is one value of a plan, in its place there: setting it changes the plan.
type Value interface {
	// Set reads the value from s, written as k. Where it cannot, the plan is unchanged and the fault, without the value's path,
	// says what would be right.
	Set(k Kind, s string) *Fault
	// String writes the value so that Set reads it back; empty where there is none.
	String() string
	// Literal writes the value as the plan file does; empty where there is none.
	Literal() string
	// check tells whether the value may be what it is.
	check() (want text.Phrase, ok bool)
}

// Choices lists the words that a value may be; nil where it is free.
func Choices(v Value) []string {
	switch v := v.(type) {
	case choice:
		return v.choices
	case truth:
		return []string{No, Yes}
	case rounding:
		return roundings
	}
	return nil
}

// fine is the answer for a value that is right.
func fine() (text.Phrase, bool) { return text.Phrase{}, true }

// refuse makes the fault of a text that is not what is wanted; nil where it is.
func refuse(k Kind, s string, want text.Phrase, ok bool) *Fault {
	if ok {
		return nil
	}
	return newFault("", k, s, want)
}

// word is a free text of min to max characters.
type word struct {
	at *string
	limits
}

func (v word) String() string             { return *v.at }
func (v word) Literal() string            { return quoteText(*v.at) }
func (v word) check() (text.Phrase, bool) { return v.fits(*v.at) }

func (v word) Set(k Kind, s string) *Fault {
	if k != Typed && k != Text {
		return newFault("", k, s, text.WantText.With())
	}
	want, ok := v.fits(s)
	if ok {
		*v.at = s
	}
	return refuse(k, s, want, ok)
}

func (v word) fits(s string) (text.Phrase, bool) {
	switch n := int64(utf8.RuneCountInString(s)); {
	case n < v.min || v.min > 0 && looks(s) == "":
		return text.WantName.With(), false
	case n > v.max:
		return text.WantLength.With(v.max), false
	case !utf8.ValidString(s) || strings.ContainsFunc(s, isControl):
		return text.WantPrintable.With(), false
	}
	return fine()
}

// looks gives what a text looks like: without what is not shown, and with one space for many. Names that look alike cannot be told
// apart.
func looks(s string) string {
	s = strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case unicode.IsPrint(r):
			return r
		}
		return -1
	}, s)
	return strings.Join(strings.Fields(s), " ")
}

// isControl tells whether r would do something to a screen in place of standing on it: move, colour, break or turn a line.
func isControl(r rune) bool {
	return unicode.In(r, unicode.Cc, unicode.Zl, unicode.Zp, unicode.Bidi_Control)
}

// choice is one of a list of words; one that may be left out is empty then.
type choice struct {
	at      *string
	choices []string
	mayLack bool
}

func (v choice) String() string { return *v.at }

func (v choice) check() (text.Phrase, bool) {
	return text.WantOneOf.With(strings.Join(v.choices, ", ")), slices.Contains(v.choices, *v.at) || *v.at == "" && v.mayLack
}

func (v choice) Literal() string {
	if isTruth(*v.at) {
		return *v.at
	}
	return quoteText(*v.at)
}

func (v choice) Set(k Kind, s string) *Fault {
	kind := Text
	if isTruth(s) {
		kind = Boolean
	}
	want, ok := choice{&s, v.choices, v.mayLack && k == Typed}.check()
	if !ok || k != Typed && k != kind {
		return newFault("", k, s, want)
	}
	*v.at = s
	return nil
}

func isTruth(s string) bool { return s == Yes || s == No }

// truth is yes or no.
type truth struct{ at *bool }

func (v truth) String() string             { return strconv.FormatBool(*v.at) }
func (v truth) Literal() string            { return v.String() }
func (v truth) check() (text.Phrase, bool) { return fine() }

func (v truth) Set(k Kind, s string) *Fault {
	if (k == Typed || k == Boolean) && isTruth(s) {
		*v.at = s == Yes
		return nil
	}
	return newFault("", k, s, text.WantOneOf.With(Yes+", "+No))
}

// rounding is the way charges are rounded.
type rounding struct{ at *unit.Rounding }

var roundings = []string{unit.HalfUp.String(), unit.Floor.String(), unit.Ceil.String()}

func (v rounding) String() string  { return v.at.String() }
func (v rounding) Literal() string { return quoteText(v.String()) }

func (v rounding) check() (text.Phrase, bool) {
	return text.WantOneOf.With(strings.Join(roundings, ", ")), slices.Contains(roundings, v.String())
}

func (v rounding) Set(k Kind, s string) *Fault {
	r, err := unit.ParseRounding(s)
	if err != nil || k != Typed && k != Text {
		return newFault("", k, s, text.WantOneOf.With(strings.Join(roundings, ", ")))
	}
	*v.at = r
	return nil
}

// coin is the code of a currency.
type coin struct{ at *string }

func (v coin) String() string  { return *v.at }
func (v coin) Literal() string { return quoteText(*v.at) }

func (v coin) check() (text.Phrase, bool) {
	c, err := unit.LookupCurrency(*v.at)
	return text.WantCurrencyCode.With(), err == nil && c.Code == *v.at
}

func (v coin) Set(k Kind, s string) *Fault {
	c, err := unit.LookupCurrency(s)
	if err != nil || k != Typed && k != Text {
		return newFault("", k, s, text.WantCurrencyCode.With())
	}
	*v.at = c.Code
	return nil
}

// day is a date, or none.
type day struct{ at *Date }

func (v day) String() string  { return v.at.String() }
func (v day) Literal() string { return v.String() }

func (v day) check() (text.Phrase, bool) {
	return text.WantDate.With(), v.at.IsZero() || v.at.IsReal()
}

func (v day) Set(k Kind, s string) *Fault {
	if k == Typed && s == "" {
		*v.at = Date{}
		return nil
	}
	d, err := ParseDate(s)
	if err != nil || k != Typed && k != Text && k != Day {
		return newFault("", k, s, text.WantDate.With())
	}
	*v.at = d
	return nil
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
