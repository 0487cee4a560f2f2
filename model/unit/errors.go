package unit

import (
	"fmt"
	"strconv"
)

// Kind is the quantity that was asked for.
type Kind uint8

const (
	KindNumber Kind = iota
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
	UnknownWord                   // a word or sign that is no unit and no currency, at At
	WrongPer                      // a price for another span or size than asked for
	NoUnit                        // a bare number where a unit is required
	UnitOrder                     // units repeated or not from large to small, at At
	BitsOrBytes                   // "mb/s": bits or bytes
	UnknownName                   // not one of the names there are
)

// SyntaxError says why a text could not be read. Error says it in English; a
// face that speaks another language writes its own from Kind, Reason and At.
type SyntaxError struct {
	Kind   Kind
	Reason Reason
	Input  string // the whole text as given; Quoted is safe to show
	At     int    // the character that is wrong, counted from 1; 0 is the whole
}

var reasons = [...]string{
	NotNumber:       "has no number",
	Empty:           "is empty",
	TooLong:         "is too long for a number",
	SecondPoint:     "has a second decimal point",
	BadGroups:       "has groups of digits that are not of 3 or 4",
	TwoNumbers:      "has a second number",
	Exponent:        "has an exponent",
	TooManyDecimals: "has more decimals than can be kept",
	TooLarge:        "is too large",
	Negative:        "is below 0",
	UnknownWord:     "has a word that is no unit or currency",
	WrongPer:        "is a price for something else",
	NoUnit:          "has no unit",
	UnitOrder:       "has a unit twice or out of order",
	BitsOrBytes:     "may be bits or bytes",
	UnknownName:     "is not known",
}

var wants = [...]string{
	KindNumber:    "a number such as 1.98 or 1,100.50",
	KindMoney:     "one number such as 1.98 or 1,100.50",
	KindPerHour:   "a price per hour such as 1.98 or ¥1.98/h",
	KindPerGB:     "a price per GB such as 0.09 or $0.09/GB",
	KindPerGBTime: "a price of storage such as 0.0066 or 0.0066/GB/day",
	KindRatio:     "a factor such as 0.93",
	KindDuration:  "a time such as 6h30m, 90m or 1d4h",
	KindBytes:     "a size such as 50GB or 24GiB",
	KindPerSecond: "a speed such as 50MB/s or 400Mbps",
	KindCurrency:  "an ISO 4217 code such as CNY, USD or EUR",
	KindRounding:  "half-up, floor or ceil",
}

// Error tells what is wrong, where, and what would be right.
func (e *SyntaxError) Error() string {
	at := ""
	if e.At > 0 {
		at = " at character " + strconv.Itoa(e.At)
	}
	return fmt.Sprintf("%s %s%s, want %s", e.Quoted(), reasons[e.Reason], at, wants[e.Kind])
}

// Quoted returns the input in quotes, cut to 40 characters, control characters
// escaped.
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
	Kind  Kind
	Value string // about how much, a whole number
}

// Error tells the value and the limit.
func (e *OverflowError) Error() string {
	return fmt.Sprintf("%s is too large, want at most %s", e.Value, limits(e.Kind))
}

func limits(k Kind) string {
	switch k {
	case KindMoney:
		return Money(1<<63 - 1).String()
	case KindPerHour:
		return PerHour(1<<63 - 1).String()
	}
	return strconv.Itoa(1<<63 - 1)
}

func overflow(e Exact, k Kind) error {
	return &OverflowError{Kind: k, Value: e.Rat().FloatString(0)}
}
