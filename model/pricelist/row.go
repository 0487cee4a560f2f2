package pricelist

import (
	"strings"
	"unicode"

	"app/gpuplan/model/table"
	"app/gpuplan/model/unit"
)

// Row is one row of a price list: what an instance has and what it costs. Texts are safe to show.
type Row struct {
	Line     int        // in the list, from 1; of JSON the number of the object
	Name     string     // what the platform calls the instance; may be empty
	Provider string     // who rents it out; may be empty
	Card     string     // empty: the list does not name it
	Cards    unit.Ratio // of the instance: 8, 0.25; 0: it has none
	VRAM     unit.Bytes // of one card, as it is sold: 24564 MiB is 24 GB; 0: not known
	Region   string     // may be empty

	Hourly  Price // of an hour of the whole instance
	Spot    Price // of an hour of one that can be taken away
	Monthly Price // of 30 days in advance

	// Doubt tells that the list gives the instance and its cards prices that contradict each other by more than a cent for
	// each card; Hourly is then the instance's, which is what is billed.
	Doubt bool
}

// Price is an amount as a list has it. The zero Price is none.
type Price struct {
	Text  string // as it stands there, safe to show
	State State

	amount unit.Amount
}

// State is how much is known of a price.
type State uint8

// A price is a number above 0. A list that says 0, a dash or "on request" does not know it; nobody rents for nothing.
const (
	Missing    State = iota // nothing, words without a number, or 0
	Unreadable              // a number with something about it that is not understood, or for another time
	Known
)

// PerHour gives an hourly price.
func (p Price) PerHour() unit.Price[unit.PerHour] {
	if p.State != Known {
		return unit.Unknown[unit.PerHour]()
	}
	return unit.Known(unit.PerHour(p.amount.Nanos))
}

// Money gives a sum; left out where it is not known.
func (p Price) Money() unit.Price[unit.Money] {
	if p.State != Known {
		return unit.Price[unit.Money]{}
	}
	m, _ := unit.HalfUp.Money(unit.PerHour(p.amount.Nanos).Exact(), 1) // it fits: no price is above most
	return unit.Known(m)
}

// Currency gives the currency that the price or its list names; empty where neither does.
func (p Price) Currency() string { return p.amount.Currency }

// row reads the cells of a row.
func (l *List) row(cells []string) Row {
	cell := func(f field) string {
		if i := l.at[f]; i >= 0 && i < len(cells) {
			return cells[i]
		}
		return ""
	}
	r := Row{
		Line: l.rows.Line(), Name: table.Clean(cell(name)), Provider: table.Clean(cell(provider)), Card: table.Clean(cell(card)), Region: table.Clean(cell(region)),
	}
	cards := cell(count)
	if l.layout.fromName != nil {
		r.Card, cards = l.layout.fromName(r.Name)
	}
	r.Cards = r.cardsOf(cards, l.at[card] >= 0)
	r.VRAM = r.memory(l.measures[vram].sized(cell(vram)), l.measures[totalVRAM].sized(cell(totalVRAM)), cell(gpuInfo))
	coin := func(f field) unit.Amount {
		if in := l.measures[f].price; in.Currency != "" && cell(currency) == "" {
			return in
		}
		return l.money.named(cell(currency))
	}
	r.Hourly = priceOf(cell(price), "hour", coin(price), r.Cards)
	r.Spot = priceOf(cell(spot), "hour", coin(spot), r.Cards)
	r.Monthly = priceOf(cell(month), "month", coin(month), r.Cards)
	r.weigh(priceOf(cell(cardPrice), "hour", coin(cardPrice), unit.One))
	return r
}

// weigh holds the price of one card against that of the instance, and takes it where there is no other.
func (r *Row) weigh(card Price) {
	if card.State != Known || r.Cards == 0 {
		return
	}
	all := unit.PerHour(card.amount.Nanos).Exact().Scale(r.Cards)
	switch r.Hourly.State {
	case Known:
		apart := all.Sub(unit.PerHour(r.Hourly.amount.Nanos).Exact())
		if apart.Sign() < 0 {
			apart = apart.Neg()
		}
		cents := unit.Fraction([]int64{int64(r.Cards)}, []int64{int64(unit.One), 100})
		r.Doubt = apart.Cmp(cents) > 0
	case Missing:
		r.Hourly = card.times(r.Cards)
	}
}

// most is the most that a plan takes for an hour or a month, in billionths.
const most = int64(1e17)

// priceOf reads the price of a cell: for one hour or month of an instance, where it does not say that it is for one card. It is in
// the currency of coin where it names none.
func priceOf(cell, per string, coin unit.Amount, cards unit.Ratio) Price {
	p := Price{Text: table.Clean(cell), State: Unreadable}
	if !strings.ContainsFunc(cell, unicode.IsDigit) {
		p.State = Missing
		return p
	}
	a, err := unit.ParseRounded(cell)
	if err != nil || a.Nanos < 0 || a.Nanos > most || !a.IsPer(per) {
		return p
	}
	if p.State, p.amount = Known, a; a.Nanos == 0 {
		p.State = Missing
	}
	if a.Currency == "" {
		p.amount = coin
		p.amount.Nanos = a.Nanos
	}
	if strings.HasPrefix(a.Per, "card") {
		return p.times(cards)
	}
	return p
}

// coin finds the currency of a list's prices.
type coin struct {
	usual unit.Amount // of rows that name none
	cell  string      // that was read last, and its currency
	found unit.Amount
}

// named gives an amount that has the currency of a cell: a code, a sign or a word for it.
func (c *coin) named(cell string) unit.Amount {
	switch cell {
	case "":
		return c.usual
	case c.cell:
		return c.found
	}
	a, err := unit.ParseAmount("1 " + cell)
	if err != nil {
		a = unit.Amount{Currency: table.Clean(cell)} // no currency that there is: it agrees with none
	}
	c.cell, c.found = cell, a
	return a
}

// times gives the price of so many cards.
func (p Price) times(cards unit.Ratio) Price {
	if cards == unit.One || p.State != Known {
		return p
	}
	n, err := unit.HalfUp.Int(unit.Fraction([]int64{p.amount.Nanos, int64(cards)}, []int64{int64(unit.One)}))
	if p.amount.Nanos = n; err != nil || n > most {
		p.State = Unreadable
	}
	return p
}
