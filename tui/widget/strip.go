package widget

import "strconv"

// State is what an instance did.
type State uint8

// The states, the one to look for last. Off is none.
const (
	Off State = iota
	Working
	SettingUp // set-up, downloads
	Untold    // on; nobody said what ran
	Idling    // on, with nothing running
	states    = iota
)

// Spell is a stretch of an axis of time in one state.
type Spell struct {
	From, To int64 // in any unit; From is less than To
	State    State
}

// Strip is an axis of time from 0 to Length and what filled it. Where spells overlap, several instances were on: the
// stretch counts for each of them.
type Strip struct {
	Length int64
	Spells []Spell
}

// Draw puts the strip into n cells from column x of row y on, and returns the column after it. A cell shows what filled most
// of it; of equals the one to look for. Off counts only where it fills more than all others together.
func (s Strip) Draw(c Canvas, x, y, n int, g Glyphs) int {
	signs := [states]string{Off: g.Off, Working: g.Parts[0], SettingUp: g.Setup, Untold: g.Parts[1], Idling: g.Idle}
	inks := [states]Ink{Off: Muted, Working: PartA, SettingUp: PartC, Untold: PartB, Idling: Warn}
	for i, filled := range s.cells(n) {
		state := filled.most(s.Length)
		c.Put(x+i, y, inks[state], signs[state])
	}
	return x + n
}

// filled is how much of each state is in a cell, in n-ths of the strip's unit, so that edges that lie between two units are exact.
type filled [states]int64

// cells deals the spells out to n cells.
func (s Strip) cells(n int) []filled {
	list := make([]filled, n)
	if s.Length <= 0 {
		return list
	}
	of := int64(n)
	for _, spell := range s.Spells {
		from, to := max(spell.From, 0)*of, min(spell.To, s.Length)*of
		for i := from / s.Length; i*s.Length < to; i++ {
			list[i][spell.State] += min(to, (i+1)*s.Length) - max(from, i*s.Length)
		}
	}
	return list
}

// most is what filled most of a cell of so many n-ths.
func (c filled) most(length int64) State {
	all := int64(0)
	for _, part := range c {
		all += part
	}
	if all*2 < length || all == 0 {
		return Off
	}
	most := Working
	for state := SettingUp; state < states; state++ {
		if c[state] >= c[most] && c[state] > 0 {
			most = state
		}
	}
	return most
}

// StripAxis writes the hours of a day over a strip of n cells: 0, 3, 6 .. 24 where there is room, else every sixth. Each
// stands at the left edge of its cell; the last one ends behind the strip.
func StripAxis(c Canvas, x, y, n int) {
	step := 3
	if n < 48 {
		step = 6
	}
	for hour := 0; hour <= 24; hour += step {
		c.Put(x+hour*n/24, y, Muted, strconv.Itoa(hour))
	}
}
