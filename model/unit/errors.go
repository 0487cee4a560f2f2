package unit

import (
	"fmt"
	"math"
	"strconv"
	"time"
)

// Kind is the quantity that was asked for.
type Kind uint8

// The quantities that can be read, or be too large to hold.
const (
	KindAmount Kind = iota // a number with anything beside it: [ParseAmount]
	KindNumber             // a whole number: [Rounding.Int]
	KindMoney
	KindPerHour
	KindPerGB
	KindPerGBTime
	KindRatio
	KindDuration
	KindBytes
	KindPerSecond
	KindCurrency
	KindRounding
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

// SyntaxError says why a text could not be read. Error says it in English; a
// face with other words makes its own from Kind, Reason, Quoted and At.
type SyntaxError struct {
	Kind   Kind
	Reason Reason
	Input  string // the text as given; Quoted is safe to show
	At     int    // the character that is wrong, counted from 1; 0 is the whole
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
	KindAmount:    "one number such as 1.98 or 1,100.50",
	KindNumber:    "a whole number",
	KindMoney:     "an amount such as 900 or 1,100.50",
	KindPerHour:   "a price per hour such as 1.98 or ¥1.98/h",
	KindPerGB:     "a price per GB such as 0.09 or $0.09/GB",
	KindPerGBTime: "a price of storage such as 0.0066 or 0.0066/GB/day",
	KindRatio:     "a factor such as 0.93",
	KindDuration:  "a time such as 6h30m, 90m or 1d4h",
	KindBytes:     "a size such as 50GB or 24GiB",
	KindPerSecond: "a bandwidth such as 50MB/s or 400Mbps",
	KindCurrency:  "a code of three letters (ISO 4217) such as CNY, USD or EUR",
	KindRounding:  "half-up, floor or ceil",
}

// Error tells what is wrong, where, and what would be right.
func (e *SyntaxError) Error() string {
	at := ""
	if e.At > 0 {
		at = " at character " + strconv.Itoa(e.At)
	}
	return fmt.Sprintf("%s %s%s, want %s", e.Quoted(), reasons[e.Reason], at, e.want())
}

func (e *SyntaxError) want() string {
	switch e.Reason {
	case Exponent:
		return "it written out, 1000 in place of 1e3"
	case TooLarge:
		return "at most " + limit(e.Kind)
	case TooManyDecimals:
		return finest(e.Kind)
	}
	return wants[e.Kind]
}

// Quoted returns the input in quotes, cut to 40 characters, with control
// characters escaped.
func (e *SyntaxError) Quoted() string {
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
	Kind  Kind   // KindMoney, KindPerHour or KindNumber
	Value string // the result, to the nearest whole number
}

// Error tells the value and the limit.
func (e *OverflowError) Error() string {
	return fmt.Sprintf("%s is too large, want at most %s either side of 0", e.Value, limit(e.Kind))
}

func overflow(e Exact, k Kind) error {
	return &OverflowError{Kind: k, Value: e.Rat().FloatString(0)}
}

// limit is the most that a quantity can be.
func limit(k Kind) string {
	const most = math.MaxInt64
	switch k {
	case KindMoney:
		return Money(most).String()
	case KindDuration:
		return FormatDuration(time.Duration(most).Truncate(time.Hour))
	case KindBytes:
		return (Bytes(most) / PB * PB).String()
	case KindPerSecond:
		return PerSecond(Bytes(most) / PB * PB).String()
	case KindNumber:
		return strconv.Itoa(most)
	}
	return PerHour(most).String()
}

// finest is the smallest part that a quantity can have.
func finest(k Kind) string {
	switch k {
	case KindMoney:
		return "at most 6"
	case KindDuration:
		return "nothing below a nanosecond"
	case KindBytes, KindPerSecond:
		return "a whole byte or more"
	}
	return "at most 9"
}
