package model

import "app/gpuplan/model/unit"

// Own is a card of one's own that renting is held against (formulas §6). All of it may be left out; without a price there is
// nothing to hold.
type Own struct {
	Price         unit.Price[unit.Money]  // of one card, with its share of the machine around it
	Resale        unit.Price[unit.Money]  // what it brings at the end of its life; left out: unknown
	LifetimeYears Maybe[int]              // 1 to 30; left out: unknown
	Watts         Maybe[int]              // that the card and its share of the machine draw while on; left out: unknown
	PUE           Maybe[unit.Ratio]       // power drawn at the meter over that of the machine, 1 to 5; left out: 1
	PerKWh        unit.Price[unit.PerKWh] // electricity; left out: unknown
	Interest      Maybe[unit.Ratio]       // a year, on what the card costs, 0 to 1; left out: 0
	FixedPerYear  Maybe[unit.Money]       // for one card: hosting, insurance, spares; left out: 0
}

// IsFilled tells whether anything is said about what the card costs.
func (o *Own) IsFilled() bool { return !o.Price.IsLeftOut() }
