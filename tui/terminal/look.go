package terminal

import (
	"io"

	"github.com/muesli/termenv"
)

// Color says when to use colour.
type Color string

// When to use colour. Auto asks the environment.
const (
	Auto   Color = "auto"
	Always Color = "always"
	Never  Color = "never"
)

// Colors are the values that a flag may have.
var Colors = []Color{Auto, Always, Never}

// Look is what an output can be painted with. The zero Look is 24-bit colour.
type Look struct {
	Profile termenv.Profile // for lipgloss.SetColorProfile; Ascii is plain text
	Mono    bool            // no colour, only attributes: bold, faint, reverse
}

// LookFor chooses how to paint an output. The first of these that says
// something decides: color, NO_COLOR, CLICOLOR_FORCE and FORCE_COLOR, CLICOLOR=0,
// then what the terminal can do according to TERM and COLORTERM. A terminal
// without colour keeps attributes, since Lip Gloss's Ascii profile would drop
// them and with them the mark of what has the focus.
func LookFor(color Color, getenv func(string) string, terminal bool) Look {
	switch {
	case color == Never || color != Always && getenv("NO_COLOR") != "":
		return mono(terminal)
	case color == Always || set(getenv("CLICOLOR_FORCE")) || set(getenv("FORCE_COLOR")):
		return Look{Profile: min(detect(getenv), termenv.ANSI)} // 16 colours or more: fewer is greater
	case !terminal || getenv("CLICOLOR") == "0":
		return mono(terminal)
	}
	if profile := detect(getenv); profile != termenv.Ascii {
		return Look{Profile: profile}
	}
	return mono(terminal)
}

// mono is attributes on a terminal and plain text elsewhere.
func mono(terminal bool) Look {
	if terminal {
		return Look{Profile: termenv.ANSI, Mono: true}
	}
	return Look{Profile: termenv.Ascii, Mono: true}
}

// set tells whether a variable asks for something.
func set(value string) bool { return value != "" && value != "0" }

// detect gives what the environment tells of the terminal. It asks nothing.
func detect(getenv func(string) string) termenv.Profile {
	return termenv.NewOutput(io.Discard, termenv.WithTTY(true), termenv.WithEnvironment(variables(getenv))).ColorProfile()
}

// variables lets termenv read the environment that was handed in.
type variables func(string) string

// Environ is nothing: termenv asks for each variable by its name.
func (v variables) Environ() []string { return nil }

// Getenv gives one variable.
func (v variables) Getenv(name string) string { return v(name) }
