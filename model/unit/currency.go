package unit

import (
	"fmt"
	"strings"
	"sync"

	"golang.org/x/text/currency"
)

// Currency is a currency of ISO 4217 with what Unicode CLDR says of it. Made
// by [LookupCurrency]; can be compared with ==.
type Currency struct {
	Code   string // three capital letters: "CNY"
	Digits int    // decimals of the minor unit: CNY 2, JPY 0, KWD 3
	symbol string
}

// lookedUp are the currencies that were asked for, by their codes as they were
// written: the tables are slow, and a log asks for one with each row.
var lookedUp sync.Map

// LookupCurrency returns the currency of an ISO 4217 code, in any case. The
// error is a [SyntaxError].
func LookupCurrency(code string) (Currency, error) {
	if c, known := lookedUp.Load(code); known {
		return c.(Currency), nil
	}
	u, err := currency.ParseISO(code)
	if err != nil || u == currency.XXX {
		return Currency{}, &SyntaxError{kind: kindCurrency, Reason: UnknownName, Input: code}
	}
	digits, _ := currency.Standard.Rounding(u)
	symbol := fmt.Sprint(currency.NarrowSymbol(u))
	c := Currency{Code: u.String(), Digits: digits, symbol: symbol}
	lookedUp.Store(strings.Clone(code), c)
	return c, nil
}

// Step returns the minor unit, the step that charges are rounded to: 0.01 for
// CNY.
func (c Currency) Step() Money {
	step := Money(million)
	for range c.Digits {
		step /= 10
	}
	return step
}

// Symbol returns the short sign, "¥", "$", "€", or the code where there is none.
func (c Currency) Symbol() string { return c.symbol }

// Format writes m with the digits of the currency, and with more where m has
// more, so that nothing is lost: "475.20", "94.905", in JPY "1229".
func (c Currency) Format(m Money) string { return decimal(int64(m), 6, c.Digits) }
