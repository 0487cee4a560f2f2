package main

import (
	"slices"
	"strconv"
	"strings"

	"app/gpuplan/model"
	"app/gpuplan/model/input"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
)

// offerOf finds an offer by its name or its number; the first where none is named.
func offerOf(plan model.Plan, name string) (int, error) {
	if len(plan.Offers) == 0 {
		return 0, usage(text.ErrOffers)
	}
	names := make([]string, len(plan.Offers))
	for i, o := range plan.Offers {
		names[i] = o.Name
	}
	number, err := strconv.Atoi(name)
	switch at := slices.Index(names, name); {
	case name == "":
		return 0, nil
	case at >= 0:
		return at, nil
	case err == nil && number >= 0 && number < len(names):
		return number, nil
	}
	return 0, usage(text.ErrNoOffer, name, strings.Join(names, ", "))
}

// offerIn gives the number of the offer that an input's path names; empty where it names none.
func offerIn(path string) string {
	rest, _ := strings.CutPrefix(path, "offer.")
	number, _, inside := strings.Cut(rest, ".")
	if rest == path || !inside {
		return ""
	}
	return number
}

// inputOf finds an input by its path; else by a name that only one has.
func inputOf(plan model.Plan, offer int, name string) (input.Input, error) {
	var all, meant []string
	var found input.Input
	for _, in := range input.List(plan, offer) {
		if in.Key == name {
			return in, nil
		}
		all = append(all, in.Key)
		if isCalled(plan, in, name) {
			meant, found = append(meant, in.Key), in
		}
	}
	switch len(meant) {
	case 0:
		return input.Input{}, usage(text.ErrNoInput, name, strings.Join(all, ", "))
	case 1:
		return found, nil
	}
	return input.Input{}, usage(text.ErrInputs, name, strings.Join(meant, ", "))
}

// isCalled tells whether an input has a name: the end of its path, its label on the screen in any language, or the term whose
// price it is.
func isCalled(plan model.Plan, in input.Input, name string) bool {
	if strings.HasSuffix(in.Key, "."+name) || name == termName(plan, in) {
		return true
	}
	return slices.ContainsFunc(text.Languages, func(l *text.Language) bool { return strings.EqualFold(l.Say(in.Words.Label), name) })
}

// termName is the name of the term whose price the input is; empty of other inputs.
func termName(plan model.Plan, in input.Input) string {
	term, isPrice := strings.CutSuffix(in.Key, ".price")
	if !isPrice || !strings.Contains(term, ".term.") {
		return ""
	}
	return plan.Get(term + ".name")
}

// formOf finds a form of an offer by its name; the first where none is named.
func formOf(plan model.Plan, offer int, name string) (string, error) {
	var names []string
	for _, t := range pricing.Totals(plan, offer) {
		names = append(names, t.Form)
	}
	switch {
	case len(names) == 0:
		return "", usage(text.ErrOffers)
	case name == "":
		return names[0], nil
	case slices.Contains(names, name):
		return name, nil
	}
	return "", usage(text.ErrNoForm, name, strings.Join(names, ", "))
}
