package widget

import (
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// A day of 1440 minutes in cells of 20 minutes, 72 of them.
func TestStripShowsWhatFilledMost(t *testing.T) {
	tests := []struct {
		name   string
		spells []Spell
		want   string // from the cell of 9:00 to that of 12:00
	}{
		{"off all day", nil, "·········"},
		// 9:00 to 9:15 set-up, to 11:15 work, to 11:30 idle, then off. 9:00-9:20: 15 against 5. 11:00-11:20: 15 work, 5 idle.
		// 11:20-11:40: 10 idle, 10 off: half is enough.
		{"a boot", []Spell{{540, 555, SettingUp}, {555, 675, Working}, {675, 690, Idling}}, "▒██████░·"},
		{"less than half a cell is off", []Spell{{540, 549, Working}}, "·········"},
		{"of equals the one to look for", []Spell{{540, 550, Working}, {550, 560, Idling}}, "░········"},
		{"two instances, one idle longer", []Spell{{540, 555, Working}, {540, 560, Idling}}, "░········"},
	}
	for _, tt := range tests {
		c := NewCanvas(72, 1)
		if end := (Strip{Length: 1440, Spells: tt.spells}).Draw(c, 0, 0, 72, Full); end != 72 {
			t.Errorf("%s: ends at %d, want 72", tt.name, end)
		}
		cells := []rune(c.Plain()[0])
		if got := string(cells[27:36]); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.want)
		}
	}
}

// On a day of 25 hours the axis is longer, and the last hour has its cells.
func TestStripOfALongDay(t *testing.T) {
	c := NewCanvas(25, 1)
	Strip{Length: 1500, Spells: []Spell{{1440, 1500, Working}}}.Draw(c, 0, 0, 25, Full)
	if got, want := c.Plain()[0], strings.Repeat("·", 24)+"█"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestStripAxis(t *testing.T) {
	for _, tt := range []struct {
		n    int
		want string
	}{
		{72, "0        3        6        9        12       15       18       21       24"},
		{24, "0     6     12    18    24"},
	} {
		c := NewCanvas(tt.n+2, 1)
		StripAxis(c, 0, 0, tt.n)
		if got := c.Plain()[0]; got != tt.want {
			t.Errorf("%d cells: %q, want %q", tt.n, got, tt.want)
		}
	}
}

// Whatever the spells are, each cell has one sign, and one that nothing touches is off.
func TestStripFillsEveryCell(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(0, 100).Draw(t, "n")
		s := Strip{Length: rapid.Int64Range(0, 2000).Draw(t, "length")}
		for range rapid.IntRange(0, 6).Draw(t, "spells") {
			from := rapid.Int64Range(-500, 2500).Draw(t, "from")
			s.Spells = append(s.Spells, Spell{from, from + rapid.Int64Range(1, 900).Draw(t, "for"), State(rapid.IntRange(1, 4).Draw(t, "state"))})
		}
		c := NewCanvas(n+1, 1)
		s.Draw(c, 0, 0, n, ASCII)
		for i, sign := range []byte(c.Plain()[0])[:n] {
			if !strings.ContainsRune(".#+=-", rune(sign)) {
				t.Fatalf("cell %d is %q", i, sign)
			}
			touched := false
			for _, spell := range s.Spells {
				touched = touched || spell.To*int64(n) > int64(i)*s.Length && spell.From*int64(n) < int64(i+1)*s.Length
			}
			if !touched && sign != '.' {
				t.Fatalf("cell %d is %q, and nothing touches it", i, sign)
			}
		}
	})
}
