package widget

import (
	"strconv"

	"github.com/muesli/termenv"
)

// Palette is a choice of colours, before it is known what the terminal can
// show. The ground is always the terminal's own.
type Palette struct {
	Name string        // as --theme takes it
	full [roles]string // "#rrggbb"; "" is the terminal's own
	base [roles]int    // of the 16 colours, by SGR number; 0 is the terminal's own
}

var (
	noColours = [roles]string{}
	// base16 follows the user's own palette. Muted is not faint: faint text
	// is unreadable on many of them.
	base16 = [roles]int{Accent: 35, Good: 32, Warn: 33, PartA: 34, PartB: 31, PartC: 36}
)

// The palettes. Colours and their contrast are those of screens.md §7.
var (
	Dark = Palette{Name: "dark", base: base16, full: [roles]string{
		Muted: "#9a9a9a", Accent: "#c4a7ff", Good: "#8ddb8c", Warn: "#f2cc60",
		PartA: "#56b4e9", PartB: "#e69f00", PartC: "#2fd6a4",
	}}
	Light = Palette{Name: "light", base: base16, full: [roles]string{
		Muted: "#5f6670", Accent: "#7a2fd0", Good: "#0a5c36", Warn: "#8a4600",
		PartA: "#0072b2", PartB: "#b35000", PartC: "#007a5a",
	}}
	// Contrast is the 16 colours alone, so that the user's palette rules.
	Contrast = Palette{Name: "contrast", base: base16, full: noColours}
	// Mono is weight alone, as NO_COLOR asks.
	Mono = Palette{Name: "mono", full: noColours}
)

// Palettes is every palette, in the order to offer them in.
var Palettes = []Palette{Dark, Light, Contrast, Mono}

// Theme is a palette made ready for a terminal: for each ink the escape
// sequence that turns it on. The zero Theme writes no sequences at all.
type Theme struct {
	on   [2][roles]string // [weight][role]: the sequence, on a plain ground
	over [2][roles]string // the same, when another ink must go first
}

// Theme is p for a terminal of that profile, which is asked nothing. Without
// colours the weight stays: a focus that is not seen is worse than a bold one.
func (p Palette) Theme(profile termenv.Profile) Theme {
	var t Theme
	for bold := range t.on {
		for role := range roles {
			params := p.colour(Ink(role), profile)
			if bold == 1 {
				params = join("1", params)
			}
			if params != "" {
				t.on[bold][role] = "\x1b[" + params + "m"
			}
			t.over[bold][role] = "\x1b[" + join("0", params) + "m"
		}
	}
	return t
}

// colour is the SGR parameters of a role, "" for the terminal's own colour.
func (p Palette) colour(role Ink, profile termenv.Profile) string {
	if profile == termenv.Ascii {
		return ""
	}
	if p.full[role] != "" && profile != termenv.ANSI {
		return profile.Color(p.full[role]).Sequence(false)
	}
	if p.base[role] != 0 && (profile == termenv.ANSI || p.full == noColours) {
		return strconv.Itoa(p.base[role])
	}
	return ""
}

// join puts a semicolon between two lists of SGR parameters.
func join(a, b string) string {
	if b == "" {
		return a
	}
	return a + ";" + b
}

// change is the sequence from one ink to another.
func (t Theme) change(from, to Ink) string {
	if from == to {
		return ""
	}
	if from == Text {
		return t.on[to>>7][to.Role()]
	}
	return t.over[to>>7][to.Role()]
}
