package statement

import "hash/maphash"

// memory remembers rows by their hashes: at least the last half of most, so that it does not grow with the bill.
type memory struct {
	seed     maphash.Seed
	now, old map[uint64]struct{}
}

// mostSeen is how many rows are remembered at most.
const mostSeen = 2 << 20

// twice reports whether a row was seen before.
func (m *memory) twice(hash uint64) bool {
	if _, ok := m.now[hash]; ok {
		return true
	}
	if _, ok := m.old[hash]; ok {
		return true
	}
	if len(m.now) >= mostSeen/2 {
		m.now, m.old = m.old, m.now
		clear(m.now)
	}
	if m.now == nil {
		m.now = map[uint64]struct{}{}
	}
	m.now[hash] = struct{}{}
	return false
}

// again looks whether the row stands above already: with an id it is a copy, without one a twin, which is kept and told.
func (s *Statement) again() Reason {
	var h maphash.Hash
	h.SetSeed(s.seen.seed)
	named := s.cell(id)
	if named == "" {
		for _, c := range s.now.cells {
			h.WriteString(c)
			h.WriteByte(0)
		}
	} else {
		for _, c := range [...]string{named, s.cell(from), s.cell(at), s.cell(cost)} {
			h.WriteString(c)
			h.WriteByte(0)
		}
	}
	switch {
	case !s.seen.twice(h.Sum64()):
		return Read
	case named != "":
		return Copy
	}
	if s.tally.Twins == 0 {
		s.tally.twin = s.now.line
	}
	s.tally.Twins++
	return Read
}
