package platform

import (
	"strings"

	"app/gpuplan/model"
)

// Standing tells how a plan stands to a rule of its platform.
type Standing uint8

// Kinds of standing.
const (
	Followed  Standing = iota // the plan has what the rule says
	Overruled                 // it has a value of its own in place of it
	Open                      // the sources settle nothing, so the value is the plan's own
)

// Stance is a ruling and how the plan that it meets stands to it.
type Stance struct {
	Ruling
	Standing Standing
}

// Stances tells how an offer of p stands to the rules of its platform: one stance for each value that a rule is for.
func Stances(p model.Plan, offer int) []Stance {
	p.Offers = p.Offers[offer : offer+1] // alone: the others have no part in it, and there may be thousands
	last := map[string]int{}
	all := Rulings(p)
	for i, r := range all {
		last[r.Path] = i
	}
	ruled := Apply(p, func(string) bool { return false })
	var list []Stance
	for i, r := range all {
		if last[r.Path] == i {
			s := Stance{r, standing(p, ruled, r)}
			s.Path, s.Offer = at(offer)+strings.TrimPrefix(r.Path, at(0)), offer
			list = append(list, s)
		}
	}
	return list
}

func standing(p, ruled model.Plan, r Ruling) Standing {
	switch {
	case r.Value == "":
		return Open
	case p.Get(r.Path) == ruled.Get(r.Path):
		return Followed
	}
	return Overruled
}
