package widget

// Ink is what a cell means: a role, and with Bold added a heavy one: Good|Bold.
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

// Bold makes an ink heavy. It is the bit above the roles.
const Bold Ink = roles

// How many roles there are, a power of two, and how many inks.
const (
	roles = 8
	inks  = 2 * roles
)

// role is the ink without its weight.
func (i Ink) role() Ink { return i % roles }

// letter is the role as one letter, as in the figure "Roles of the 80x24
// frame" of screens.md §7.
func (i Ink) letter() byte { return "tmagwABC"[i.role()] }
