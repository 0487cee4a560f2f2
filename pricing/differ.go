package pricing

import (
	"slices"

	"app/gpuplan/model/unit"
)

// Lead is which form is ahead where a charge is unknown and the same in every form, so that it cannot change the order.
type Lead struct {
	Quote, Rival int        // indexes of the cheapest form and the next one in the offer's quotes
	Margin       unit.Money // rival less winner; exact, since the unknown is in both
	Unknown      []string   // keys of the charges that are not known
}

// Lead finds the form that is ahead although the verdict is not decided: ok is false where it is, where only one form is on
// offer, or where what is unknown differs between the forms. The total stays unknown, so a verdict it is not (costmodel §§1, 7).
func (o *Offer) Lead() (l Lead, ok bool) {
	l = Lead{Quote: -1, Rival: -1}
	var same []Charge
	for i := range o.Quotes {
		q := &o.Quotes[i]
		if q.LeftOut || q.Hopeless {
			continue
		}
		unknown := q.unknown()
		if l.Quote < 0 {
			same = unknown
		}
		if q.HasLow || len(unknown) == 0 || !slices.EqualFunc(unknown, same, alike) {
			return Lead{}, false
		}
		l.take(o.Quotes, i)
	}
	if l.Rival < 0 {
		return Lead{}, false
	}
	l.Margin = o.Quotes[l.Rival].Total - o.Quotes[l.Quote].Total
	for _, c := range same {
		l.Unknown = append(l.Unknown, c.Key)
	}
	return l, true
}

// take puts a quote into its place among the two cheapest; of equal ones the first stays.
func (l *Lead) take(quotes []Quote, i int) {
	switch total := quotes[i].Total; {
	case l.Quote < 0 || total < quotes[l.Quote].Total:
		l.Quote, l.Rival = i, l.Quote
	case l.Rival < 0 || total < quotes[l.Rival].Total:
		l.Rival = i
	}
}

// unknown lists the charges of a quote that are not known.
func (q *Quote) unknown() []Charge {
	return slices.DeleteFunc(slices.Clone(q.Charges), func(c Charge) bool { return c.Known })
}

// alike tells whether two charges cost the same, whatever their price is.
func alike(a, b Charge) bool {
	return a.Key == b.Key && a.Quantity == b.Quantity && !a.tooLarge && !b.tooLarge
}
