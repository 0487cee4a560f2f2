package vram

import (
	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

// Holding is whether the cards of one offer hold a setup.
type Holding struct {
	Usable unit.Bytes // of each card; 0: the offer says neither vram nor a card that is known
	Card   Card       // zero where it is not known
	Need   Need       // on each card
	Fit    Fit        // empty where Usable is 0
}

// Spare is the memory that stays empty on each card, by the likely need; below 0 it is what is missing.
func (h Holding) Spare() unit.Bytes { return h.Usable - h.Need.Total.Likely }

// Holdings tells for each offer of a plan whether its cards hold the setup; the instance has the plan's number of cards.
func (s Setup) Holdings(p model.Plan) []Holding {
	s.Cards = int64(p.Workload.GPUs)
	need := s.Need()
	list := make([]Holding, len(p.Offers))
	for i, o := range p.Offers {
		list[i] = Holding{Need: need}
		list[i].Usable, list[i].Card = memory(o)
		if list[i].Usable > 0 {
			list[i].Fit = need.On(list[i].Usable)
		}
	}
	return list
}

// memory is what each card of an offer gives. What the offer says wins over what is known of a card by that name: there are cards
// with more memory than their makers give them.
func memory(o model.Offer) (unit.Bytes, Card) {
	card, err := LookupCard(o.Card, o.VRAM)
	switch {
	case err != nil || o.Card == "":
		return o.VRAM, Card{}
	case o.VRAM == 0 || card.labelled(o.VRAM):
		return card.Gives(), card
	}
	return o.VRAM, card
}

// Reference gives the card that the plan's hours are stated for: that of the first offer of speed 1 whose card is known.
func Reference(p model.Plan) (Card, bool) {
	for _, o := range p.Offers {
		if card, err := LookupCard(o.Card, o.VRAM); err == nil && o.Speed == unit.One && o.Card != "" {
			return card, true
		}
	}
	return Card{}, false
}
