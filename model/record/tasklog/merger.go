package tasklog

import (
	"iter"
	"slices"

	"app/gpuplan/model/record"
)

// merger makes entries of rows.
type merger struct {
	tally *Tally
	open  map[key][]record.Entry
	back  map[key]*held
	seen  *twins // nil: what is alike is not told
	yield func(record.Entry, error) bool
	ended bool // nobody wants more
}

// held is the rows of one entry that are kept back while some of them may be taken back.
type held struct {
	undos int // rows to come that take one back
	rows  []Row
}

// take takes a row in: as it is, or held back until no row can take it back any more.
func (m *merger) take(row *Row) {
	h := m.back[keyOf(&row.Entry)]
	switch {
	case h == nil || h.undos == 0:
		m.apply(row)
		return
	case row.What != Undo:
		h.rows = append(h.rows, *row)
		return
	case len(h.rows) == 0:
		m.tell(UndoNothing, row)
	default:
		h.rows = h.rows[:len(h.rows)-1]
		m.tally.Back++
	}
	if h.undos--; h.undos > 0 {
		return
	}
	for i := range h.rows {
		m.apply(&h.rows[i])
	}
	h.rows = nil
}

func (m *merger) tell(why Reason, row *Row) {
	m.tally.tell(Told{Reason: why, Count: 1, Line: row.Entry.Line})
}

// apply lets a row do what it says.
func (m *merger) apply(row *Row) {
	k := keyOf(&row.Entry)
	open := m.open[k]
	switch {
	case row.Entry.Open():
		if len(open) > 0 {
			m.tell(StartTwice, row)
		}
		m.open[k] = append(open, row.Entry)
		return
	case row.What == Stop && len(open) == 0:
		m.tell(StopAlone, row)
	case row.What == Stop:
		row.Entry.Line = open[len(open)-1].Line
		row.Entry.Inherit(&open[len(open)-1])
		m.close(k)
	}
	m.give(row.Entry)
}

// close forgets the last open entry of a boot.
func (m *merger) close(k key) {
	open := m.open[k]
	if m.open[k] = open[:len(open)-1]; len(open) == 1 {
		delete(m.open, k)
	}
}

func (m *merger) give(e record.Entry) {
	if m.ended {
		return
	}
	m.tally.Taken++
	if m.seen != nil && !e.Open() && m.seen.again(&e) {
		m.tally.tell(Told{Reason: Alike, Count: 1, Line: e.Line})
	}
	m.ended = !m.yield(e, nil)
}

// rest gives what is still open.
func (m *merger) rest() {
	for _, e := range slices.SortedFunc(values(m.open), byLine) {
		if e.Forgotten() {
			m.tally.tell(Told{Reason: Unclosed, Count: 1, Line: e.Line})
		}
		m.give(e)
	}
}

// byInstance gives the entries that are open, in the order of their boots, to be changed.
func (m *merger) byInstance() map[string][]*record.Entry {
	list := map[string][]*record.Entry{}
	for k, open := range m.open {
		for i := range open {
			list[k.instance] = append(list[k.instance], &open[i])
		}
	}
	for _, open := range list {
		slices.SortFunc(open, func(a, b *record.Entry) int { return a.Boot.Compare(b.Boot) })
	}
	return list
}

// values gives all entries of a map.
func values(lists map[key][]record.Entry) iter.Seq[record.Entry] {
	return func(yield func(record.Entry) bool) {
		for _, list := range lists {
			for _, e := range list {
				if !yield(e) {
					return
				}
			}
		}
	}
}

func byLine(a, b record.Entry) int { return a.Line - b.Line }
