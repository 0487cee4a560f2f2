package pricing

import "app/gpuplan/model/unit"

// bill collects what the rules charge. Without detail it only adds up, which is what curves and searches ask for.
type bill struct {
	rounding unit.Rounding
	step     unit.Money
	detail   bool

	total    unit.Money // of the known charges
	parts    [len(Parts)]unit.Money
	complete bool
	charges  []Charge // with detail
}

// part is a part of a bill.
type part int

const (
	compute part = iota
	storage
	traffic
)

// Parts lists the parts of a bill in the order in which they are told.
var Parts = [...]string{compute: Compute, storage: Storage, traffic: Traffic}

// start makes the bill an empty one for an offer with that rounding.
func (b *bill) start(rounding unit.Rounding, step unit.Money) {
	*b = bill{rounding: rounding, step: step, detail: b.detail, complete: true}
}

// charge puts a line on the bill, rounded once, here (costmodel §1). It gives the line to be filled in, nil without detail.
// A line that is not known, or too large to be, leaves the bill incomplete.
func (b *bill) charge(p part, cost unit.Exact, known bool) *Charge {
	line := Charge{Part: Parts[p]}
	if known {
		line.Cost, line.Known = b.enter(p, cost)
		line.tooLarge = !line.Known
	}
	b.complete = b.complete && line.Known
	if !b.detail {
		return nil
	}
	b.charges = append(b.charges, line)
	return &b.charges[len(b.charges)-1]
}

// enter rounds a cost and adds it to its part and the total; ok is false, and nothing is added, where it is too large.
func (b *bill) enter(p part, cost unit.Exact) (m unit.Money, ok bool) {
	m, err := b.rounding.Money(cost, b.step)
	if err != nil {
		return 0, false
	}
	total, err := b.total.Add(m)
	if err != nil {
		return 0, false
	}
	b.total = total
	b.parts[p] += m
	return m, true
}

// share notes what a part of the charge costs; one of nothing is left out.
func (b *bill) share(c *Charge, key string, q Quantity, cost unit.Exact) {
	m, err := b.rounding.Money(cost, b.step)
	c.tooLarge = c.tooLarge || err != nil
	if q != (Quantity{}) || m != 0 {
		c.Of = append(c.Of, Share{Key: key, Quantity: q, Cost: m})
	}
}

// settle gives the first share what the others leave, so that the shares add up to their charge (costmodel §1). Where the
// charge is not known, shares keep their quantities alone; where something of it is too large, there are none.
func (c *Charge) settle() {
	if c.tooLarge || c.Quantity.Time == forever || c.Quantity.Size == forever {
		c.Of = nil
	}
	rest := c.Cost
	for i := range c.Of {
		switch {
		case !c.Known:
			c.Of[i].Cost = 0
		case i > 0:
			rest -= c.Of[i].Cost
		}
	}
	if len(c.Of) > 0 {
		c.Of[0].Cost = rest
	}
}
