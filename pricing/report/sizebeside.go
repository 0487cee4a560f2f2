package report

import (
	"slices"

	"app/gpuplan/model/text"
	"app/gpuplan/pricing/vram"
)

// Parallel says how many tasks at once pay, and what comes of fewer and of more. s.Scaling must be known.
func (s *Size) Parallel() []string {
	n := s.Scaling.Pays()
	said := []string{s.pays()}
	tried := []int64{1, 2, 4, 8}
	if n < vram.MostParallel {
		tried = []int64{1, max(n/2, 1), n, n + 1, 2 * n}
	}
	for _, n := range slices.Compact(tried) {
		said = append(said, s.say(text.SizeAtOnce, s.Lang.Count(n), s.Roughly(s.Scaling.Took(n)), s.decimal(s.Scaling.PerHour(n), 1)))
	}
	return said
}

// Against says of each offer how many of its cards hold the need, and what a task then costs: several small ones against one large.
func (s *Size) Against() []string {
	var said []string
	for _, o := range s.SizeOffers() {
		switch {
		case o.Usable == 0:
		case o.Fit != vram.Short:
			said = append(said, s.alone(o))
		case o.Several.Cards > 0:
			said = append(said, s.together(o.Name, o.Several))
		default:
			said = append(said, s.say(text.SizeNeverHolds, short(o.Name)))
		}
	}
	if said == nil {
		return []string{s.say(text.SizeNoneKnown)}
	}
	return append(said, s.say(text.SizeShareRule))
}

// alone says that the cards of the plan hold the need on an offer.
func (s *Size) alone(o SizeOffer) string {
	cards, each := text.Cards.Of(int(s.setup().Cards)), s.GiB(o.Need.Total.Likely)
	if !o.PerTask.Given {
		return s.say(text.SizeAloneOnly, short(o.Name), cards, each)
	}
	return s.say(text.SizeAlone, short(o.Name), cards, each, s.money(o.PerTask.Value))
}
