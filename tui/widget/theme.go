package widget

import (
	"fmt"
	"strconv"

	"github.com/muesli/termenv"
)

// Palette is a choice of colours, before it is known how many the terminal
// can show. A role without one has the terminal's own; the ground always has.
type Palette struct {
	Name string        // as --theme takes it
	rgb  [roles]uint32 // 0xrrggbb
	cube [roles]int    // of 256 colours, the nearest that keeps a contrast of 4.5
	base [roles]int    // of 16 colours, by SGR number
}

// base16 follows the user's own palette. Muted is not faint: faint text
// cannot be read on many of them.
var base16 = [roles]int{Accent: 35, Good: 32, Warn: 33, PartA: 34, PartB: 31, PartC: 36}

// The palettes. Colours and their contrast are those of screens.md §7.
var (
	Dark = Palette{
		Name: "dark",
		rgb: [roles]uint32{
			Muted: 0x9a9a9a, Accent: 0xc4a7ff, Good: 0x8ddb8c, Warn: 0xf2cc60,
			PartA: 0x56b4e9, PartB: 0xe69f00, PartC: 0x2fd6a4,
		},
		cube: [roles]int{Muted: 247, Accent: 183, Good: 114, Warn: 221, PartA: 74, PartB: 214, PartC: 43},
		base: base16,
	}
	Light = Palette{
		Name: "light",
		rgb: [roles]uint32{
			Muted: 0x5f6670, Accent: 0x7a2fd0, Good: 0x0a5c36, Warn: 0x8a4600,
			PartA: 0x0072b2, PartB: 0xb35000, PartC: 0x007a5a,
		},
		cube: [roles]int{Muted: 241, Accent: 92, Good: 22, Warn: 94, PartA: 25, PartB: 130, PartC: 29},
		base: base16,
	}
	// Contrast is the 16 colours alone, so that the user's palette rules.
	Contrast = Palette{Name: "contrast", base: base16}
	// Mono is weight alone, as NO_COLOR asks.
	Mono = Palette{Name: "mono"}
)

// Palettes is every palette, in the order to offer them in.
var Palettes = []Palette{Dark, Light, Contrast, Mono}

// Theme is a palette made ready for a terminal: for each ink the escape
// sequence that turns it on. The zero Theme writes no sequences at all.
type Theme struct {
	on   [inks]string // the sequence, on a plain ground
	over [inks]string // the same, when another ink must go first
}

// Theme is p for a terminal of that profile, which is asked nothing. Without
// colours the weight stays: a focus that is not seen is worse than a bold one.
func (p Palette) Theme(profile termenv.Profile) Theme {
	var t Theme
	for ink := range Ink(inks) {
		params := p.colour(ink.role(), profile)
		if ink&Bold != 0 {
			params = join("1", params)
		}
		if params != "" {
			t.on[ink] = "\x1b[" + params + "m"
		}
		t.over[ink] = "\x1b[" + join("0", params) + "m"
	}
	return t
}

// colour is the SGR parameters of a role, "" for the terminal's own colour.
func (p Palette) colour(role Ink, profile termenv.Profile) string {
	rgb, cube, base := p.rgb[role], p.cube[role], p.base[role]
	switch {
	case profile == termenv.Ascii:
		return ""
	case profile == termenv.TrueColor && rgb != 0:
		return fmt.Sprintf("38;2;%d;%d;%d", rgb>>16, rgb>>8&0xff, rgb&0xff)
	case profile == termenv.ANSI256 && cube != 0:
		return fmt.Sprintf("38;5;%d", cube)
	case base != 0:
		return strconv.Itoa(base)
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

// change is the sequence from one ink to another, "" where they look alike.
func (t Theme) change(from, to Ink) string {
	from, to = from%inks, to%inks
	switch {
	case t.over[from] == t.over[to]:
		return ""
	case t.on[from] == "":
		return t.on[to]
	}
	return t.over[to]
}
