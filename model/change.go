package model

import (
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// Change is one value that two plans have differently.
type Change struct {
	Path     string
	From, To string // as Set reads them; empty: left out, or the plan has no such value
}

// Changes lists the values in which to differs from from: those of from's order first, then what only to has.
func Changes(from, to *Plan) []Change {
	var list []Change
	alike := alikeOffers(from, to)
	for _, f := range from.fields(alike) {
		if a, b := from.Get(f.Path), to.Get(f.Path); a != b {
			list = append(list, Change{f.Path, a, b})
		}
	}
	for _, f := range to.fields(alike) {
		if _, ok := from.Field(f.Path); !ok && to.Get(f.Path) != "" {
			list = append(list, Change{Path: f.Path, To: to.Get(f.Path)})
		}
	}
	return list
}

// alikeOffers tells of the sections of a plan which belong to an offer that two plans have alike: in a plan of many offers
// that is nearly all, and there is nothing to compare.
func alikeOffers(from, to *Plan) func(section string) bool {
	if !slices.Equal(from.Ranges, to.Ranges) {
		return func(string) bool { return false }
	}
	alike := make([]bool, min(len(from.Offers), len(to.Offers)))
	for i := range alike {
		alike[i] = reflect.DeepEqual(from.Offers[i], to.Offers[i])
	}
	return func(section string) bool {
		rest, ok := strings.CutPrefix(section, "offer.")
		index, _, _ := strings.Cut(rest, ".")
		i, err := strconv.Atoi(index)
		return ok && err == nil && i < len(alike) && alike[i]
	}
}
