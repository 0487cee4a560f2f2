package widget

import (
	"math"
	"strings"
	"testing"

	"github.com/muesli/termenv"
)

// The contrast against the ground that screens.md §7 states for each colour.
func TestPaletteContrast(t *testing.T) {
	tests := []struct {
		palette Palette
		ground  uint32
		want    map[Ink]float64
	}{
		{Dark, 0x1e1e1e, map[Ink]float64{Muted: 5.9, Accent: 8.2, Good: 10.0, Warn: 10.8, PartA: 7.2, PartB: 7.4, PartC: 9.0}},
		{Light, 0xffffff, map[Ink]float64{Muted: 5.8, Accent: 6.7, Good: 8.1, Warn: 7.1, PartA: 5.2, PartB: 5.2, PartC: 5.3}},
	}
	for _, tt := range tests {
		for ink, want := range tt.want {
			got := contrast(tt.palette.rgb[ink], tt.ground)
			if math.Abs(got-want) > 0.05 {
				t.Errorf("%s, role %c: contrast %.2f, want %.1f", tt.palette.Name, ink.letter(), got, want)
			}
			if got := contrast(cubeColour(tt.palette.cube[ink]), tt.ground); got < 4.5 {
				t.Errorf("%s, role %c of 256: contrast %.2f, want 4.5", tt.palette.Name, ink.letter(), got)
			}
		}
	}
}

// cubeColour is a colour of the 256: a cube of 6 by 6 by 6, then 24 greys.
func cubeColour(i int) uint32 {
	if i >= 232 {
		return uint32(8+10*(i-232)) * 0x010101
	}
	levels := [6]uint32{0, 95, 135, 175, 215, 255}
	i -= 16
	return levels[i/36]<<16 | levels[i/6%6]<<8 | levels[i%6]
}

// contrast is the ratio of WCAG 2.1: (L1 + 0.05) / (L2 + 0.05).
func contrast(a, b uint32) float64 {
	la, lb := luminance(a), luminance(b)
	return (max(la, lb) + 0.05) / (min(la, lb) + 0.05)
}

func luminance(rgb uint32) float64 {
	sum := 0.0
	for i, weight := range []float64{0.2126, 0.7152, 0.0722} {
		v := float64(rgb>>(16-8*i)&0xff) / 255
		if v <= 0.03928 {
			sum += weight * v / 12.92
		} else {
			sum += weight * math.Pow((v+0.055)/1.055, 2.4)
		}
	}
	return sum
}

func TestThemes(t *testing.T) {
	c := NewCanvas(5, 1)
	for i, ink := range []Ink{Text, Muted, Accent, Good | Bold, PartA} {
		c.Put(i, 0, ink, "x")
	}
	tests := []struct {
		palette Palette
		profile termenv.Profile
		want    string
	}{
		{Dark, termenv.TrueColor, "x\x1b[38;2;154;154;154mx\x1b[0;38;2;196;167;255mx\x1b[0;1;38;2;141;219;140mx\x1b[0;38;2;86;180;233mx\x1b[0m"},
		{Dark, termenv.ANSI256, "x\x1b[38;5;247mx\x1b[0;38;5;183mx\x1b[0;1;38;5;114mx\x1b[0;38;5;74mx\x1b[0m"},
		{Dark, termenv.ANSI, "xx\x1b[35mx\x1b[0;1;32mx\x1b[0;34mx\x1b[0m"},
		{Light, termenv.ANSI, "xx\x1b[35mx\x1b[0;1;32mx\x1b[0;34mx\x1b[0m"},
		{Contrast, termenv.TrueColor, "xx\x1b[35mx\x1b[0;1;32mx\x1b[0;34mx\x1b[0m"},
		{Mono, termenv.TrueColor, "xxx\x1b[1mx\x1b[0mx"},
		{Dark, termenv.Ascii, "xxx\x1b[1mx\x1b[0mx"},
	}
	for _, tt := range tests {
		if got := c.String(tt.palette.Theme(tt.profile)); got != tt.want {
			t.Errorf("%s, profile %v:\n got %q\nwant %q", tt.palette.Name, tt.profile, got, tt.want)
		}
	}
}

// No theme sets a ground, dims, or reverses: only weight and the foreground.
func TestThemesOnlyColourText(t *testing.T) {
	for _, p := range Palettes {
		for _, profile := range []termenv.Profile{termenv.TrueColor, termenv.ANSI256, termenv.ANSI, termenv.Ascii} {
			for _, s := range p.Theme(profile).on {
				params := strings.TrimSuffix(strings.TrimPrefix(s, "\x1b["), "m")
				params = strings.TrimPrefix(strings.TrimPrefix(params, "1"), ";")
				if params != "" && !strings.HasPrefix(params, "3") {
					t.Errorf("%s: %q is not a foreground", p.Name, s)
				}
			}
		}
	}
}
