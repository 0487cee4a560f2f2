package pricing

import (
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

// rule is one sentence of a contract: it puts what the sentence charges on the bill.
type rule func(d *deal, b *bill)

// rules are the sentences that a bill consists of. Quotes, breakeven, curves, waste and goal seek all ask these; there is
// no second formula.
var rules = []rule{
	timeOn,
	termPrice,
	timeWithoutCard,
	diskSpace,
	dataIn,
	dataOut,
}

// deal is one form of an offer with the use that is made of it: what a rule is asked about.
type deal struct {
	*contract
	form
	use      *use
	hopeless bool // interruptions make the use endless
}

// form is a way to pay for an offer.
type form struct {
	meter meter

	term    *model.Term // nil: by the hour
	bought  purchase    // of the term
	prepaid unit.Exact  // what all terms bought cost; 0 where the price is not known
}

// ask puts what the deal costs on the bill.
func (b *bill) ask(d *deal) {
	b.start(d.offer.Rounding, d.step)
	for _, r := range rules {
		r(d, b)
	}
}

// name is the form's name in the plan file.
func (f *form) name() string {
	if f.term == nil {
		return model.HourlyForm
	}
	return f.term.Name
}

// leftOut tells whether the form is a term that is not on offer.
func (f *form) leftOut() bool { return f.term != nil && !f.term.IsOffered() }

// paysTime tells whether billed time costs anything in this form.
func (f *form) paysTime() bool { return f.term == nil || f.term.HasOwnHourly() }

// forms lists the offer's forms: hourly where it has it, then its terms.
func (c *contract) forms(list []form) []form {
	list = list[:0]
	m := meterOf(c.offer)
	if !c.offer.Hourly.IsLeftOut() {
		list = append(list, form{meter: m})
	}
	for i := range c.offer.Terms {
		list = append(list, c.prepay(&c.offer.Terms[i], m))
	}
	return list
}

// prepay buys as few of the term as cover every active day, for each instance, and card where the price is for one.
func (c *contract) prepay(t *model.Term, m meter) form {
	bought := c.calendar.cover(t.Days)
	price, _ := t.Price.Value()
	return form{meter: m, term: t, bought: bought, prepaid: price.Exact().Times(int64(bought.count)).Times(c.units())}
}

// units is how many times an hour or a term is paid: for each instance, and each card where the price is for one.
func (c *contract) units() int64 { return c.instances * c.cards }

// meter is how the time of a session becomes billed time (costmodel §3).
type meter struct {
	increment, minimum time.Duration
	boot               bool // the platform's own start is billed
	cardless           bool // setup and downloads run without a card and are billed apart
}

func meterOf(o *model.Offer) meter {
	return meter{o.Increment, o.Minimum, o.BootBilled != model.No, o.SetupInNoGPU}
}

// counted is the time of a session that the meter runs.
func (m meter) counted(s *session) time.Duration {
	t := plus(s.useful+s.idle, s.rerun)
	if m.boot {
		t = plus(t, s.boot)
	}
	if !m.cardless {
		t = plus(t, plus(s.setup, s.download))
	}
	return t
}

// billed is the billed time of a session: up to the increment, and then at least the minimum.
func (m meter) billed(s *session) time.Duration {
	return max(roundUp(m.counted(s), m.increment), m.minimum)
}

// withoutCard is the time of a session that is billed at the price without a card, to the second.
func (m meter) withoutCard(s *session) time.Duration {
	if !m.cardless {
		return 0
	}
	return roundUp(plus(s.setup, s.download), time.Second)
}

// hours gives the cost of billed time at a price per hour; known is false where the price is not, unless there is no time.
func hours(price unit.Price[unit.PerHour], t time.Duration, units int64) (cost unit.Exact, known bool) {
	p, known := price.Value()
	return p.Cost(t, units), (known || t == 0) && t != forever
}
