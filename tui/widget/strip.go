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
	for i := range n {
		state := s.fills(int64(i), int64(n))
		c.Put(x+i, y, inks[state], signs[state])
	}
	return x + n
}

// fills is what filled most of cell i of n. It counts in n-ths, so that edges that lie between two units are exact.
func (s Strip) fills(i, n int64) State {
	if s.Length <= 0 {
		return Off
	}
	from, to := i*s.Length, (i+1)*s.Length
	var filled [states]int64
	all := int64(0)
	for _, spell := range s.Spells {
		part := max(0, min(spell.To*n, to)-max(spell.From*n, from))
		filled[spell.State] += part
		all += part
	}
	if all*2 < to-from {
		return Off
	}
	most := Working
	for state := SettingUp; state < states; state++ {
		if filled[state] >= filled[most] && filled[state] > 0 {
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
