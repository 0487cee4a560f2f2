package widget

import (
	"image"
	"slices"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"github.com/muesli/termenv"
	"pgregory.net/rapid"
)

// text draws strings as people and attackers type them: wide characters,
// marks, flags, controls, escape sequences, broken bytes.
func text() *rapid.Generator[string] {
	pieces := rapid.SampledFrom([]string{
		"a", "7", " ", ".", "中", "文", "，", "é", "e\u0301", "\u0301", "👩‍🚀", "❤️", "🇨🇳", "🇨",
		"한", "ᄒ", "ᅡ", "\x1b[31m", "\x1b]0;x\x07", "\x1b", "\x9b", "\u009b", "\n", "\t", "\r\n", "\x00", "\x7f", "\xff",
		"\u202e", "\u200b", "\ufeff", "\u200d", "●", "⠿", "¥", "ก็", "؀", "\u0600a",
	})
	return rapid.OneOf(
		rapid.Custom(func(t *rapid.T) string {
			return strings.Join(rapid.SliceOfN(pieces, 0, 12).Draw(t, "pieces"), "")
		}),
		rapid.String(),
	)
}

func TestPut(t *testing.T) {
	tests := []struct {
		name string
		x    int
		s    string
		want string
		next int
	}{
		{"inside", 1, "ab", " ab     ", 3},
		{"over the right edge", 6, "abc", "      ab", 9},
		{"over the left edge", -2, "abc", "c       ", 1},
		{"outside", 20, "abc", "        ", 23},
		{"wide", 1, "中文", " 中文   ", 5},
		{"wide, cut on the right", 5, "中文", "     中 ", 9},
		{"wide, cut on the left", -1, "中文", " 文     ", 3},
		{"a mark stays on its letter", 0, "e\u0301x", "e\u0301x      ", 2},
		{"a mark on nothing", 0, "\u0301x", "x       ", 1},
		{"control characters", 0, "a\tb\r\nc\x1b[m", "a b  c [", 9},
		{"C1, also as bytes", 0, "a\u009bm\x9bm", "a m m   ", 5},
		{"not UTF-8", 0, "a\xff\xfeb", "a  b    ", 4},
		{"signs of direction", 0, "a\u202eb\u200bc", "a b c   ", 5},
		{"marks without end", 0, "a" + strings.Repeat("\u0301", 1000) + "b", " b      ", 2},
		{"emoji", 0, "👩‍🚀!", "👩‍🚀!     ", 3},
	}
	for _, tt := range tests {
		c := NewCanvas(8, 1)
		next := c.Put(tt.x, 0, Text, tt.s)
		if got := c.Plain()[0]; got != tt.want || next != tt.next {
			t.Errorf("%s: got %q, %d, want %q, %d", tt.name, got, next, tt.want, tt.next)
		}
	}
}

// Half of a wide character that is written over becomes a space.
func TestPutOverWide(t *testing.T) {
	tests := []struct {
		x    int
		s    string
		want string
	}{
		{0, "a", "a 文字"},
		{1, "a", " a文字"},
		{2, "a", "中a 字"},
		{1, "国", " 国 字"},
		{2, "国", "中国字"},
		{1, "abcd", " abcd "},
	}
	for _, tt := range tests {
		c := NewCanvas(6, 1)
		c.Put(0, 0, Text, "中文字")
		c.Put(tt.x, 0, Text, tt.s)
		if got := c.Plain()[0]; got != tt.want {
			t.Errorf("%q at %d: got %q, want %q", tt.s, tt.x, got, tt.want)
		}
	}
}

func TestPutRight(t *testing.T) {
	c := NewCanvas(8, 2)
	if x := c.putRight(8, 0, Text, "475.20"); x != 2 {
		t.Errorf("starts at %d, want 2", x)
	}
	c.putRight(3, 1, Text, "小时")
	want := []string{"  475.20", " 时     "}
	if got := c.Plain(); !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

// screens.md §2, the ends that were cut at 40x12 and 80x24.
func TestFit(t *testing.T) {
	tests := []struct {
		s    string
		n    int
		want string
	}{
		{"LoRA on a 24 GB card", 14, "LoRA on a 24.."},
		{"LoRA", 4, "LoRA"},
		{"数据盘、其中免费、磁盘单价", 24, "数据盘、其中免费、磁盘.."},
		{"数据盘、其中免费、磁盘单价", 23, "数据盘、其中免费、磁.."},
		{"abc", 2, ".."},
		{"abc", 1, "."},
		{"abc", 0, ""},
		{"abc", -1, ""},
		{"", -1, ""},
	}
	for _, tt := range tests {
		if got := Fit(tt.s, tt.n); got != tt.want {
			t.Errorf("Fit(%q, %d) = %q, want %q", tt.s, tt.n, got, tt.want)
		}
	}
}

func TestSub(t *testing.T) {
	c := NewCanvas(8, 3)
	c.Put(0, 1, Text, "中中中中")
	part := c.Sub(image.Rect(1, 1, 6, 9))
	if got := part.Bounds(); got != image.Rect(0, 0, 5, 2) {
		t.Errorf("bounds %v", got)
	}
	if got, want := part.Plain(), []string{" 中中", "     "}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
	part.Put(-1, 0, Text, "国ab国国")
	part.Sub(image.Rect(2, 1, 9, 9)).Put(0, 0, Text, "xyzw")
	want := []string{"        ", "  ab国中", "   xyz  "}
	if got := c.Plain(); !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
	if got := c.Sub(image.Rect(20, 20, 30, 30)); got.Put(0, 0, Text, "x") != 1 || got.String(Theme{}) != "" {
		t.Error("a part outside is not empty")
	}
}

func TestFillAndMute(t *testing.T) {
	c := NewCanvas(4, 2)
	c.Put(0, 0, Good|Bold, "中中")
	c.Fill(image.Rect(1, 0, 3, 9), Warn, "#")
	c.Fill(image.Rect(3, 1, 9, 9), Accent, "中")
	c.Sub(image.Rect(2, 0, 9, 1)).mute()
	plain, roles := []string{" ## ", " ## "}, []string{" wm ", " ww "}
	if got := c.Plain(); !slices.Equal(got, plain) {
		t.Errorf("got %q, want %q", got, plain)
	}
	if got := c.Roles(); !slices.Equal(got, roles) {
		t.Errorf("got %q, want %q", got, roles)
	}
}

// Cells of one ink share a sequence, blanks between them too.
func TestString(t *testing.T) {
	c := NewCanvas(10, 2)
	c.Put(0, 0, Good|Bold, "a b")
	c.Put(4, 0, Accent, "中")
	c.Put(7, 0, Text, "c")
	c.Put(1, 1, Muted, "d")
	want := "\x1b[1;32ma b \x1b[0;35m中 \x1b[0mc  \n d        "
	if got := c.String(Contrast.Theme(termenv.TrueColor)); got != want {
		t.Errorf("\n got %q\nwant %q", got, want)
	}
	if got, want := c.String(Theme{}), "a b 中 c  \n d        "; got != want {
		t.Errorf("\n got %q\nwant %q", got, want)
	}
}

// Whatever is put wherever: every line is as wide as the canvas, and the only
// escape sequences are the theme's.
func TestCanvasKeepsItsShape(t *testing.T) {
	theme := Dark.Theme(termenv.TrueColor)
	rapid.Check(t, func(t *rapid.T) {
		c := NewCanvas(rapid.IntRange(0, 30).Draw(t, "w"), rapid.IntRange(0, 4).Draw(t, "h"))
		at := rapid.IntRange(-4, 34)
		for range rapid.IntRange(0, 8).Draw(t, "puts") {
			x, y := at.Draw(t, "x"), rapid.IntRange(-1, 4).Draw(t, "y")
			r := image.Rect(x, y, at.Draw(t, "right"), at.Draw(t, "foot"))
			ink := Ink(rapid.Byte().Draw(t, "ink"))
			s := text().Draw(t, "s")
			switch rapid.IntRange(0, 5).Draw(t, "what") {
			case 0:
				c.Put(x, y, ink, s)
			case 1:
				c.putRight(x, y, ink, s)
			case 2:
				c.putMax(x, y, ink, s, at.Draw(t, "n"))
			case 3:
				c.Sub(r).Put(at.Draw(t, "dx"), 0, ink, s)
			case 4:
				c.Fill(r, ink, "中"+s)
			case 5:
				c.Box(r, s, Full).Put(0, 0, ink, s)
			}
		}
		checkShape(t, c, theme)
		checkShape(t, c.Sub(image.Rect(1, 0, 9, 3)), theme)
	})
}

func checkShape(t interface{ Fatalf(string, ...any) }, c Canvas, theme Theme) {
	lines := strings.Split(c.String(theme), "\n")
	if c.Height() > 0 && len(lines) != c.Height() {
		t.Fatalf("%d lines for %d rows", len(lines), c.Height())
	}
	for y, plain := range c.Plain() {
		if strings.ContainsAny(plain, "\x1b\u009b\a\r\n") || ansi.Strip(lines[y]) != plain {
			t.Fatalf("sequences in row %d: %q", y, plain)
		}
		if ansi.StringWidth(lines[y]) != c.Width() {
			t.Fatalf("row %d is %d wide, want %d: %q", y, ansi.StringWidth(lines[y]), c.Width(), plain)
		}
		if len(c.Roles()[y]) != c.Width() {
			t.Fatalf("row %d has roles %q", y, c.Roles()[y])
		}
	}
}

func FuzzPut(f *testing.F) {
	f.Add("a\x1b[31mb中", 1)
	f.Add("\xe2\x80\xae👩‍🚀\u0301", -1)
	f.Fuzz(func(t *testing.T, s string, x int) {
		c := NewCanvas(20, 1)
		c.Put(x%30, 0, Good, s)
		checkShape(t, c, Mono.Theme(termenv.ANSI))
	})
}

// A frame of 120x36 as dense as page 1, built and written.
func BenchmarkFrame(b *testing.B) {
	theme := Dark.Theme(termenv.TrueColor)
	for b.Loop() {
		c := NewCanvas(120, 36)
		for y := range 36 {
			x := c.Put(3, y, Text, "Hours per day")
			Track{Knob: 0.25, Ticks: []float64{0.5}}.Draw(c, x+1, y, 16, Full, y == 9)
			Slot{4, 11}.Draw(c, x+20, y, Text, "6 小时 00", "/天")
			for i, cost := range []string{"445.50", "29.70", "0.00", "475.20"} {
				c.putRight(80+13*i, y, Muted, cost)
			}
		}
		if len(c.String(theme)) == 0 {
			b.Fatal("empty")
		}
	}
}

func BenchmarkChart(b *testing.B) {
	ch := figure(64, 12, 5, inEnglish)
	for b.Loop() {
		ch.Draw(NewCanvas(64, 12), Full)
	}
}
