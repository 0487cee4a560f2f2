package report

import (
	"slices"
	"strconv"
	"strings"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
)

// difference is a value that two plans have differently, or a disk, transfer, offer, term or storage line that one of them lacks.
type difference struct {
	path     string // in the first plan; of what came, in the second
	from, to string // of a value: as the plan file has it, empty: left out; else the name of what is gone or came
	item     bool   // it is no value
}

// differences lists them. What lists hold is paired by name, else by place, as files are read by people: an offer that moved up is
// the same offer.
func differences(a, b *model.Plan) []difference {
	w := walker{a: a, b: b}
	w.section("", "")
	return w.found
}

// walker goes through two plans at once.
type walker struct {
	a, b  *model.Plan
	found []difference
}

// section compares a section of the first plan with that of the second that it is paired with.
func (w *walker) section(a, b string) {
	for _, name := range w.a.Names(a) {
		from, to := below(a, name), below(b, name)
		if was, is := w.a.Get(from), w.b.Get(to); was != is {
			w.found = append(w.found, difference{path: from, from: was, to: is})
		}
	}
	for _, c := range model.Children(a) {
		from, to := below(a, c.Name), below(b, c.Name)
		if c.List {
			w.list(from, to)
		} else {
			w.section(from, to)
		}
	}
}

// list compares the items of a list that both plans have, then names those that only one has.
func (w *walker) list(a, b string) {
	before, after := itemNames(w.a, a), itemNames(w.b, b)
	pairs := paired(before, after)
	for i, j := range pairs {
		if j < 0 {
			w.found = append(w.found, difference{path: below(a, strconv.Itoa(i)), from: before[i], item: true})
			continue
		}
		w.section(below(a, strconv.Itoa(i)), below(b, strconv.Itoa(j)))
	}
	for j := range after {
		if !slices.Contains(pairs, j) {
			w.found = append(w.found, difference{path: below(b, strconv.Itoa(j)), to: after[j], item: true})
		}
	}
}

// itemNames gives what the items of a list are called.
func itemNames(p *model.Plan, list string) []string {
	field := "name"
	if strings.HasSuffix(list, "storage") {
		field = "disk"
	}
	names := make([]string, p.Len(list))
	for i := range names {
		names[i] = p.Get(below(below(list, strconv.Itoa(i)), field))
	}
	return names
}

// paired gives for each name the index of its twin: the same name, else one that stands in the same place and has no twin; -1: none.
func paired(before, after []string) []int {
	pairs := make([]int, len(before))
	for i, name := range before {
		pairs[i] = slices.Index(after, name)
	}
	for i := range pairs {
		if pairs[i] < 0 && i < len(after) && !slices.Contains(pairs, i) && !slices.Contains(before, after[i]) {
			pairs[i] = i
		}
	}
	return pairs
}

func below(section, name string) string {
	if section == "" {
		return name
	}
	return section + "." + name
}

// told puts a difference into words.
func (c *comparer) told(d difference) string {
	switch {
	case d.item && d.to == "":
		return c.a.say(text.DiffGone, d.path, short(d.from))
	case d.item:
		return c.a.say(text.DiffCame, d.path, short(d.to))
	}
	return c.a.say(text.DiffInput, d.path, c.value(d.path, d.from), c.value(d.path, d.to))
}
