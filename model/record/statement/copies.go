package statement

import (
	"cmp"
	"hash/maphash"
)

// memory remembers rows by their hashes: at least the last mostSeen, so that it does not grow with the bill.
type memory struct {
	seed     maphash.Seed
	now, old hashes

	// While each id is above the one before it, or each below, none comes twice: the rows are only noted.
	noted    []uint64
	last     []byte
	turn     int  // 1: above, -1: below, 0: not known yet
	unsorted bool // they were not any more

	waiting []waiting // rows that are only counted: they are looked up together
	touched uint64
}

// waiting is a row that is still to be looked up.
type waiting struct {
	hash uint64
	line int
}

// mostWaiting is how many rows wait.
const mostWaiting = 256

// mostSeen is how many rows a half of the memory holds.
const mostSeen = 1 << 20

// twice reports whether a row was seen before.
func (m *memory) twice(hash uint64) bool {
	hash = max(hash, 1)
	if m.old.count > 0 && m.old.slots[m.old.find(hash)] != 0 {
		return true
	}
	if m.now.count == mostSeen {
		m.now, m.old = m.old, m.now
		clear(m.now.slots)
		m.now.count = 0
	}
	return m.now.put(hash)
}

// touch reads the slots of all rows that wait, one loop ahead of what needs them: so they come out of the slow memory side by side.
func (m *memory) touch() {
	for _, w := range m.waiting {
		m.touched += m.now.slot(w.hash) + m.old.slot(w.hash)
	}
}

// sorted notes a row by its id while that tells that it is new.
func (m *memory) sorted(id string, hash uint64) bool {
	if m.unsorted {
		return false
	}
	turn := compare(id, m.last)
	if len(m.noted) > 0 && (turn == 0 || m.turn != 0 && turn != m.turn) || len(m.noted) == mostSeen {
		m.unsorted = true
		for _, h := range m.noted {
			m.twice(h)
		}
		m.noted = nil
		return false
	}
	if len(m.noted) > 0 {
		m.turn = turn
	}
	m.noted, m.last = append(m.noted, hash), append(m.last[:0], id...)
	return true
}

// compare orders ids by length, then by their signs: numbers as numbers.
func compare(id string, last []byte) int {
	if c := cmp.Compare(len(id), len(last)); c != 0 {
		return c
	}
	return cmp.Compare(id, string(last))
}

// mix takes a cell into the hash of a row.
func (m *memory) mix(hash uint64, cell string) uint64 {
	const odd = 0x9e3779b97f4a7c15
	return (hash ^ maphash.String(m.seed, cell)) * odd
}

// hashes is a set of numbers above 0, each in the first free slot from its own on.
type hashes struct {
	slots []uint64 // a power of two, at most half full
	count int
}

// find gives the slot of a hash, or the free one where it belongs.
func (h *hashes) find(hash uint64) uint64 {
	mask := uint64(len(h.slots) - 1)
	i := hash & mask
	for h.slots[i] != 0 && h.slots[i] != hash {
		i = (i + 1) & mask
	}
	return i
}

// slot gives what stands where a hash belongs.
func (h *hashes) slot(hash uint64) uint64 {
	if len(h.slots) == 0 {
		return 0
	}
	return h.slots[hash&uint64(len(h.slots)-1)]
}

// put takes a hash in, and reports whether it was there.
func (h *hashes) put(hash uint64) bool {
	if h.count >= len(h.slots)/2 {
		h.grow()
	}
	i := h.find(hash)
	if h.slots[i] != 0 {
		return true
	}
	h.slots[i] = hash
	h.count++
	return false
}

// leastSlots is a power of two that growing fourfold takes to twice mostSeen.
const leastSlots = 2048

func (h *hashes) grow() {
	old := h.slots
	h.slots, h.count = make([]uint64, max(leastSlots, 4*len(old))), 0
	for _, hash := range old {
		if hash != 0 {
			h.put(hash)
		}
	}
}

// again looks whether the row stands above already: with an id it is a copy, without one a twin, which is kept and told (twins).
func (s *Statement) again() Reason {
	hash := uint64(0)
	if s.cell(id) == "" {
		for _, c := range s.now.cells {
			hash = s.seen.mix(hash, c)
		}
		s.seen.waiting = append(s.seen.waiting, waiting{hash, s.now.line})
		if len(s.seen.waiting) == mostWaiting {
			s.twins()
		}
		return Read
	}
	for _, f := range [...]field{id, from, at, cost} {
		hash = s.seen.mix(hash, s.cell(f))
	}
	if s.seen.sorted(s.cell(id), hash) || !s.seen.twice(hash) {
		return Read
	}
	return Copy
}

// twins counts the twins among the rows that wait.
func (s *Statement) twins() {
	s.seen.touch()
	for _, w := range s.seen.waiting {
		if !s.seen.twice(w.hash) {
			continue
		}
		if s.tally.Twins == 0 {
			s.tally.Twin = w.line
		}
		s.tally.Twins++
	}
	s.seen.waiting = s.seen.waiting[:0]
}
