package vram

import (
	"time"

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

// memory is what each card of an offer gives, and the card; what the offer says of its memory wins over its card's label.
func memory(o model.Offer) (unit.Bytes, Card) {
	card, err := LookupCard(o.Card, o.VRAM)
	if err != nil || o.Card == "" {
		return o.VRAM, Card{}
	}
	card = card.With(o.VRAM)
	return card.Gives(), card
}

// Reference gives the card to tell the time of a round for, and its work in an hour against the card that the plan's hours are
// stated for: the card that is asked about, at the speed of the offer that has it; else that of the first offer of speed 1 whose
// card is known. Of a card that no offer has the speed counts as 1.
func Reference(p model.Plan, asked Card) (card Card, speed unit.Ratio) {
	for _, o := range p.Offers {
		_, c := memory(o)
		switch {
		case asked.Name != "" && c.Name == asked.Name:
			return asked, o.Speed
		case asked.Name == "" && c.Name != "" && o.Speed == unit.One:
			return c, unit.One
		}
	}
	return asked, unit.One
}

// Take gives a plan the cards of a setup, and the time of a round as the length of its tasks: an estimate as a range. t is on a
// card of speed 1; its zero leaves the tasks as they are.
func Take(p *model.Plan, s Setup, t Time) *model.Fault {
	p.Workload.GPUs = int(s.Cards)
	if t.Round.Likely == 0 {
		return nil
	}
	return p.Set("workload.task_hours", model.Typed, t.Written())
}

// Written gives the time of a round as a plan has it: low..likely..high, in minutes from an hour on, else in seconds.
func (t Time) Written() string {
	write := func(d time.Duration) string {
		step := time.Second
		if d >= time.Hour {
			step = time.Minute
		}
		return unit.FormatDuration(max(d.Round(step), time.Second))
	}
	low, likely, high := write(t.Round.Low), write(t.Round.Likely), write(t.Round.High)
	if low == high {
		return likely
	}
	return low + ".." + likely + ".." + high
}
