package model

import (
	"slices"
	"strconv"
	"strings"
)

// DuplicateOffer puts a copy of an offer, with its ranges, behind it under another name.
func (p *Plan) DuplicateOffer(i int, name string) {
	o := p.Clone().Offers[i]
	o.Name = name
	p.Offers = slices.Insert(p.Offers, i+1, o)
	p.renumber(func(offer int) int {
		if offer > i {
			return offer + 1
		}
		return offer
	})
	for _, r := range p.Ranges {
		if offer, rest := r.ofOffer(); offer == i {
			r.Path = itemPath("offer", i+1, rest)
			p.Ranges = append(p.Ranges, r)
		}
	}
	slices.SortFunc(p.Ranges, Range.Compare)
}

// RemoveOffer takes an offer and its ranges out of the plan.
func (p *Plan) RemoveOffer(i int) {
	p.Offers = slices.Delete(p.Offers, i, i+1)
	p.Ranges = slices.DeleteFunc(p.Ranges, func(r Range) bool {
		offer, _ := r.ofOffer()
		return offer == i
	})
	p.renumber(func(offer int) int {
		if offer > i {
			return offer - 1
		}
		return offer
	})
}

// SwapOffers makes two offers change places.
func (p *Plan) SwapOffers(i, j int) {
	p.Offers[i], p.Offers[j] = p.Offers[j], p.Offers[i]
	p.renumber(func(offer int) int {
		switch offer {
		case i:
			return j
		case j:
			return i
		}
		return offer
	})
}

// renumber makes the ranges of offers follow them to their new places: a range names its value by a path with the place.
func (p *Plan) renumber(place func(offer int) int) {
	for i, r := range p.Ranges {
		if offer, rest := r.ofOffer(); offer >= 0 {
			p.Ranges[i].Path = itemPath("offer", place(offer), rest)
		}
	}
	slices.SortFunc(p.Ranges, Range.Compare)
}

// ofOffer gives the place of the offer whose value the range is of, and the path within it; -1 where it is of none.
func (r Range) ofOffer() (offer int, rest string) {
	path, found := strings.CutPrefix(r.Path, "offer.")
	index, rest, _ := strings.Cut(path, ".")
	offer, err := strconv.Atoi(index)
	if !found || err != nil {
		return -1, ""
	}
	return offer, rest
}
