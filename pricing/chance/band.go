package chance

import (
	"slices"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

// Band is between which amounts the total of one form lies in 80 of 100 cases, by hours per day: what a chart of the pricing
// evaluation's curves can show around each of them.
type Band struct {
	Form string
	// P10 and P90 are at every half hour from 0 to 24 h, 49 of them. Where the form is hopeless they are the greatest amount.
	P10, P90 []unit.Money
}

const (
	halfHours = 49
	bandDraws = 128
)

// Bands gives the bands of an offer's forms, in the order of the evaluation's quotes; those of forms that are not known
// throughout have no amounts. The axis takes the place of a range of hours per day; nil where no other range concerns the
// offer. The plan is a valid one and has that offer.
func Bands(p model.Plan, offer int, seed int64) []Band {
	inputs := slices.DeleteFunc(inputsOf(p, ofOffer(offer)), func(in Input) bool { return in.Path == model.HoursPerDay })
	if len(inputs) == 0 {
		return nil
	}
	c := newCases(p, offer, inputs)
	list := make([]Band, len(c.forms))
	for i := range list {
		list[i].Form = c.forms[i]
	}
	for step := range halfHours {
		c.plan.Workload.HoursPerDay = time.Duration(step) * 30 * time.Minute
		c.collect(bandDraws, func() func([]int64) { return draws(c.inputs, bandDraws, seed) })
		for i := range list {
			sorted := c.sorted(i)
			list[i].P10, list[i].P90 = append(list[i].P10, point(sorted, 0.1)), append(list[i].P90, point(sorted, 0.9))
		}
	}
	for i := range list {
		if c.ask.Dropped(i) {
			list[i].P10, list[i].P90 = nil, nil
		}
	}
	return list
}
