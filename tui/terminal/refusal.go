package terminal

import (
	"os"

	"github.com/charmbracelet/x/term"
)

// Refusal is why the planner cannot be drawn. Nothing has been written then.
type Refusal int

// The reasons, in the order in which they are looked for.
const (
	OutputElsewhere Refusal = iota + 1 // standard output is no terminal but a file or a pipe
	InputElsewhere                     // standard input is none: there would be no keys
	Dumb                               // TERM=dumb: the terminal cannot place the cursor
)

// Error gives the reason for a log; words for people are in model/text.
func (r Refusal) Error() string {
	switch r {
	case OutputElsewhere:
		return "standard output is not a terminal"
	case InputElsewhere:
		return "standard input is not a terminal"
	case Dumb:
		return "TERM is dumb, want a terminal that can place the cursor"
	}
	return "not refused"
}

// Check gives the [Refusal] that [Run] would return for these, or nil.
func Check(in, out *os.File, getenv func(string) string) error {
	if r := refuse(term.IsTerminal(in.Fd()), term.IsTerminal(out.Fd()), getenv("TERM")); r != 0 {
		return r
	}
	return nil
}

// refuse is 0 where the planner can be drawn.
func refuse(in, out bool, termName string) Refusal {
	switch {
	case !out:
		return OutputElsewhere
	case !in:
		return InputElsewhere
	case termName == "dumb":
		return Dumb
	}
	return 0
}
