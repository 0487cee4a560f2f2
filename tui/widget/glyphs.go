package widget

// Glyphs is a set of signs. All sets have the same geometry: every sign is
// one cell wide, save the arrows, which stand in running text. Words never
// hold a character whose width depends on the terminal; such signs come from
// here (screens.md §7).
type Glyphs struct {
	Name string // as --glyphs takes it

	// Lines of the page and of boxes.
	Rule, Edge                                 string
	TopLeft, TopRight, BottomLeft, BottomRight string

	// Axes of a chart: the upright, the upright at a value, where the two
	// meet, and the mark of a value on the lower one.
	Upright, UprightMark, Origin, AxisMark string

	// A track: what lies before the knob, what lies after it, the knob, the
	// tick of a flip, the knob on a tick, the knob of a typed value, and the
	// whole track of a value that is not known.
	Filled, Rest, Knob, Tick, KnobOnTick, Typed, Unknown string

	// Parts of a bar: compute, storage, traffic.
	Parts [3]string

	// Signs in the margin.
	Focus, Good, Close string

	// Ends of a choice; beyond the left and the right end of a scale.
	Left, Right string

	// A log's cells beside the first part of a bar, which is work: off, on but
	// idle, set-up.
	Off, Idle, Setup string

	// Keys, in running text.
	ArrowLeft, ArrowRight, ArrowUp, ArrowDown string

	// Times stands between two factors.
	Times string

	// Curves of a chart, one sign a cell: solid, dashed, dotted, plumb line.
	// Where they are "" the curves are drawn in braille.
	Curves [4]string
}

// The glyph sets. Full is for terminals that draw characters of ambiguous
// width in one column; Narrow holds only characters that are narrow
// everywhere, its lines and bars from braille, which fonts have that lack most
// other signs; ASCII is for the rest.
var (
	Full = Glyphs{
		Name: "full",
		Rule: "─", Edge: "│", TopLeft: "┌", TopRight: "┐", BottomLeft: "└", BottomRight: "┘",
		Upright: "│", UprightMark: "┤", Origin: "└", AxisMark: "┬",
		Filled: "━", Rest: "─", Knob: "●", Tick: "┃", KnobOnTick: "◆", Typed: "○", Unknown: "╌",
		Parts: [3]string{"█", "▓", "▒"},
		Focus: "▸", Good: "✓", Close: "~",
		Left: "«", Right: "»", Off: "·", Idle: "░", Setup: "▒",
		ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓", Times: "×",
	}
	Narrow = Glyphs{
		Name: "narrow",
		Rule: "⠒", Edge: "⡇", TopLeft: " ", TopRight: " ", BottomLeft: " ", BottomRight: " ",
		Upright: "⢸", UprightMark: "⢸", Origin: " ", AxisMark: "⡇",
		Filled: "⠶", Rest: "⠤", Knob: "◉", Tick: "⡇", KnobOnTick: "◊", Typed: "◌", Unknown: "⠄",
		Parts: [3]string{"⣿", "⢕", "⠒"},
		Focus: "▸", Good: "✓", Close: "~",
		Left: "«", Right: "»", Off: ".", Idle: "⠂", Setup: "⢕",
		ArrowLeft: "<-", ArrowRight: "->", ArrowUp: "^", ArrowDown: "v", Times: "x",
	}
	ASCII = Glyphs{
		Name: "ascii",
		Rule: "-", Edge: "|", TopLeft: "+", TopRight: "+", BottomLeft: "+", BottomRight: "+",
		Upright: "|", UprightMark: "|", Origin: "+", AxisMark: "+",
		Filled: "=", Rest: "-", Knob: "O", Tick: "|", KnobOnTick: "X", Typed: "o", Unknown: ".",
		Parts: [3]string{"#", "=", "-"},
		Focus: ">", Good: "+", Close: "~",
		Left: "<", Right: ">", Off: ".", Idle: "-", Setup: "+",
		ArrowLeft: "<-", ArrowRight: "->", ArrowUp: "^", ArrowDown: "v", Times: "x",
		Curves: [4]string{"*", "-", ".", ":"},
	}
)

// GlyphSets is every set, in the order to offer them in.
var GlyphSets = []Glyphs{Full, Narrow, ASCII}
