package widget

// Ink is what a cell means: a role, and with Bold added a heavy one.
// The zero Ink is Text. How a role looks is up to the Theme.
type Ink uint8

// The roles of screens.md §7. Each meaning has a sign of its own as well, so
// that nothing is lost where a role has no colour.
const (
	Text   Ink = iota // numbers and labels
	Muted             // units, heads, rules, what lost
	Accent            // where the hand is
	Good              // the verdict, the zone the knob is in
	Warn              // waste, stale, unsaved, close, unknown
	PartA             // compute
	PartB             // storage
	PartC             // traffic
)

// roles is how many there are, a power of two.
const roles = 8

// Bold makes an ink heavy: Good|Bold.
const Bold Ink = 0x80

// Role is the ink without its weight.
func (i Ink) Role() Ink { return i & (roles - 1) }

// IsBold tells whether the ink is heavy.
func (i Ink) IsBold() bool { return i&Bold != 0 }

// Letter is the role as one letter, as in the figure "Roles of the 80x24
// frame" of screens.md §7.
func (i Ink) Letter() byte { return "tmagwABC"[i.Role()] }
