package pricing

import "app/gpuplan/model/unit"

// closeShare is the margin, as a part of the rival's total, under which a verdict is too close to call: 5 % (costmodel §7).
const closeShare = 20

// verdict finds the cheapest complete form and the next one.
func verdict(quotes []Quote, forms []form) Verdict {
	v := Verdict{Quote: -1, Rival: -1}
	cheaper := func(i, j int) bool { return forms[i].cheaper(quotes[i].Total, forms[j], quotes[j].Total) }
	for i := range quotes {
		if !quotes[i].Complete {
			continue
		}
		switch {
		case v.Quote < 0 || cheaper(i, v.Quote):
			v.Quote, v.Rival = i, v.Quote
		case v.Rival < 0 || cheaper(i, v.Rival):
			v.Rival = i
		}
	}
	v.Decided = v.Quote >= 0 && !open(quotes, v.Quote)
	if v.Rival >= 0 {
		v.measure(quotes[v.Quote].Total, quotes[v.Rival].Total)
	}
	return v
}

// open tells whether something unknown could still make another form cheaper than the winner.
func open(quotes []Quote, winner int) bool {
	for i := range quotes {
		q := &quotes[i]
		if i != winner && !q.Hopeless && !q.LeftOut && q.least() < quotes[winner].Total {
			return true
		}
	}
	return false
}

// least is what the form costs at least, whatever is unknown about it.
func (q *Quote) least() unit.Money {
	if q.HasLow {
		return q.TotalLow
	}
	return q.Total
}

// measure sets the margin between the two totals.
func (v *Verdict) measure(winner, rival unit.Money) {
	v.Margin = rival - winner
	if rival != 0 {
		v.Percent = 100 * float64(v.Margin) / float64(rival)
	}
	v.Close = v.Margin == 0 || v.Margin <= (rival-1)/closeShare
}

// best finds the cheapest complete form over all offers; where two cost the same, the first.
func best(offers []Offer) Best {
	var b Best
	for i := range offers {
		v := offers[i].Verdict
		if v.Quote < 0 {
			continue
		}
		if !b.Found || offers[i].Quotes[v.Quote].Total < offers[b.Offer].Quotes[b.Quote].Total {
			b = Best{Offer: i, Quote: v.Quote, Found: true}
		}
	}
	return b
}
