package unit

import (
	"fmt"
	"math"
	"strconv"
	"time"
)

// kind is the quantity that was asked for.
type kind uint8

// The quantities that can be read, or be too large to hold.
const (
	kindAmount  kind = iota // a number with anything beside it: [ParseAmount]
	kindNumber              // a whole number, of [Rounding.Int]; not read
	kindPerHour             // a price, of [Rounding.PerHour]; not read
	kindMoney
	kindRatio
	kindDuration
	kindBytes
	kindCount
	kindPerSecond
	kindCurrency
	kindRounding
)

// Reason is why a text is not the quantity that was asked for.
type Reason uint8

// The reasons; "at At" are those that point at a character.
const (
	NotNumber       Reason = iota // no digit at all: words, NaN, Inf
	Empty                         // nothing but space
	TooLong                       // more text than any number has
	SecondPoint                   // a second decimal point, at At
	BadGroups                     // groups of digits that are not of 3 or of 4, at At
	TwoNumbers                    // a second number, at At
	Exponent                      // 1e3, the exponent at At
	TooManyDecimals               // digits that would be lost
	TooLarge                      // does not fit
	Negative                      // below 0 where that has no meaning
	UnknownWord                   // a word or sign that does not belong there, at At
	TwoCurrencies                 // a second currency that is not the first, at At
	WrongPer                      // a price for another time or size than asked for, at At
	NoUnit                        // a bare number where a unit is required
	UnitOrder                     // a unit twice, or units not from large to small, at At
	BadClock                      // minutes or seconds of 6:30:00 that are not 00 to 59, at At
	BitsOrBytes                   // "mb/s" may be either, at At
	UnknownName                   // not one of the names that there are
)

// SyntaxError says why a text could not be read. Error says it in English;
// other words are made of Reason.
type SyntaxError struct {
	Reason Reason
	Input  string // the text as given, not safe to show
	At     int    // the character that is wrong, counted from 1; 0 is the whole

	kind kind
}

var reasons = [...]string{
	NotNumber:       "has no number",
	Empty:           "is empty",
	TooLong:         "is too long",
	SecondPoint:     "has a second decimal point",
	BadGroups:       "has groups of digits that are not of 3 or 4",
	TwoNumbers:      "has a second number",
	Exponent:        "has an exponent",
	TooManyDecimals: "has too many decimals",
	TooLarge:        "is too large",
	Negative:        "is below 0",
	UnknownWord:     "has something that does not belong there",
	TwoCurrencies:   "has a second currency",
	WrongPer:        "has a unit that does not fit",
	NoUnit:          "has no unit",
	UnitOrder:       "has a unit twice or out of order",
	BadClock:        "has minutes or seconds that are not 00 to 59",
	BitsOrBytes:     "may be bits or bytes",
	UnknownName:     "is not known",
}

var wants = [...]string{
	kindAmount:    "one number such as 1.98 or 1,100.50",
	kindMoney:     "an amount such as 900 or 1,100.50",
	kindRatio:     "a factor such as 0.93",
	kindDuration:  "a time such as 6h30m, 90m or 1d4h",
	kindBytes:     "a size such as 50GB or 24GiB",
	kindCount:     "a number such as 7B or 50M",
	kindPerSecond: "a bandwidth such as 50MB/s or 400Mbps",
	kindCurrency:  "a code of three letters (ISO 4217) such as CNY, USD or EUR",
	kindRounding:  "half-up, floor or ceil",
}

// Error tells what is wrong, where, and what would be right.
func (e *SyntaxError) Error() string {
	at := ""
	if e.At > 0 {
		at = " at character " + strconv.Itoa(e.At)
	}
	return fmt.Sprintf("%s %s%s, want %s", e.quoted(), reasons[e.Reason], at, e.want())
}

func (e *SyntaxError) want() string {
	switch e.Reason {
	case Exponent:
		return "it written out, 1000 in place of 1e3"
	case TooLarge:
		return "at most " + limit(e.kind)
	case TooManyDecimals:
		return finest(e.kind)
	}
	return wants[e.kind]
}

// quoted returns the input in quotes, cut to 40 characters, with control
// characters escaped.
func (e *SyntaxError) quoted() string {
	const most = 40
	n := 0
	for i := range e.Input {
		if n == most {
			return strconv.Quote(e.Input[:i] + "…")
		}
		n++
	}
	return strconv.Quote(e.Input)
}

// OverflowError is a result that its type cannot hold.
type OverflowError struct {
	Value string // the result, to the nearest whole number

	kind kind // kindMoney, kindPerHour or kindNumber
}

// Error tells the value and the limit.
func (e *OverflowError) Error() string {
	return fmt.Sprintf("%s is too large, want at most %s either side of 0", e.Value, limit(e.kind))
}

func overflow(e Exact, k kind) error {
	return &OverflowError{kind: k, Value: e.asRat().FloatString(0)}
}

// limit is the most that a quantity can be.
func limit(k kind) string {
	const most = math.MaxInt64
	switch k {
	case kindMoney:
		return Money(most).String()
	case kindDuration:
		return FormatDuration(time.Duration(most).Truncate(time.Hour))
	case kindBytes:
		return (Bytes(most) / PB * PB).String()
	case kindPerSecond:
		return PerSecond(Bytes(most) / PB * PB).String()
	case kindNumber, kindCount:
		return strconv.Itoa(most)
	}
	return PerHour(most).String()
}

// finest is the smallest part that a quantity can have.
func finest(k kind) string {
	switch k {
	case kindMoney:
		return "at most 6"
	case kindDuration:
		return "nothing below a nanosecond"
	case kindBytes, kindPerSecond:
		return "a whole byte or more"
	case kindCount:
		return "a whole number"
	}
	return "at most 9"
}
