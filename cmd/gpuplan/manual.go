package main

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"app/gpuplan/model/text"
)

func (a *app) manCommand() *cobra.Command {
	return &cobra.Command{
		Use: "man", Short: a.lang.Say(text.CmdMan), Args: a.atMost(0),
		RunE: func(c *cobra.Command, _ []string) error {
			_, err := io.WriteString(a.stdout, a.manual(c.Root()))
			return err
		},
	}
}

// variables are what the program takes from the environment.
var variables = []struct {
	name string
	does text.Word
}{
	{"LC_ALL, LC_MESSAGES, LANG", text.EnvLocale},
	{"NO_COLOR", text.EnvColor},
	{"XDG_STATE_HOME", text.EnvState},
}

// manual is the manual page, in the roff that man reads.
func (a *app) manual(root *cobra.Command) string {
	p := page{say: a.lang.Say}
	fmt.Fprintf(&p.b, ".TH GPUPLAN 1 \"\" \"gpuplan %s\"\n", versionName())
	p.head(text.ManName)
	p.line("gpuplan - " + root.Short)
	p.head(text.ManSynopsis)
	for _, c := range append([]*cobra.Command{root}, below(root)...) {
		p.macro(".B", a.useLine(c))
		p.macro(".br")
	}
	p.head(text.ManDescription)
	p.paragraphs(root.Long)
	p.entries(a.flagEntries(root.LocalNonPersistentFlags()))
	p.head(text.ManCommands)
	for _, c := range below(root) {
		p.macro(".SS", a.useLine(c))
		p.paragraphs(description(c))
		p.entries(a.flagEntries(c.LocalNonPersistentFlags()))
	}
	p.head(text.ManGlobal)
	p.entries(a.flagEntries(root.PersistentFlags()))
	p.head(text.ManExit)
	p.entries(a.exitEntries())
	p.head(text.ManEnvironment)
	for _, v := range variables {
		p.entries([]entry{{v.name, a.lang.Say(v.does)}})
	}
	p.head(text.ManExamples)
	for _, c := range below(root) {
		p.example(c.Example)
	}
	return p.b.String()
}

func (a *app) exitEntries() []entry {
	var list []entry
	for _, e := range exitCodes {
		list = append(list, entry{fmt.Sprint(e.code), a.lang.Say(e.means)})
	}
	return append(list, entry{"128+N", a.lang.Say(text.ExitSignal)})
}

// page is a manual page as it grows. Its methods write macros and escape what roff would obey.
type page struct {
	b   strings.Builder
	say func(text.Word, ...any) string
}

func (p *page) head(w text.Word) { p.macro(".SH", p.say(w)) }

// macro writes a macro with one argument, or none.
func (p *page) macro(name string, args ...string) {
	p.b.WriteString(name)
	for _, arg := range args {
		p.b.WriteString(` "` + strings.ReplaceAll(roff(arg), `"`, `\(dq`) + `"`)
	}
	p.b.WriteByte('\n')
}

func (p *page) line(s string) { p.b.WriteString(roff(s) + "\n") }

func (p *page) paragraphs(s string) {
	for _, line := range strings.Split(s, "\n") {
		p.macro(".PP")
		p.line(line)
	}
}

func (p *page) entries(list []entry) {
	for _, e := range list {
		p.macro(".TP")
		p.macro(".B", strings.TrimSpace(e.name))
		p.line(e.does)
	}
}

// example writes lines as they stand.
func (p *page) example(s string) {
	if s == "" {
		return
	}
	p.macro(".PP")
	p.macro(".nf")
	for _, line := range strings.Split(s, "\n") {
		p.line(line)
	}
	p.macro(".fi")
}

// roff escapes a line: a backslash, a dash that must stay one, and a first character that would make it a macro.
func roff(s string) string {
	s = strings.NewReplacer(`\`, `\e`, "-", `\-`).Replace(s)
	if strings.HasPrefix(s, ".") || strings.HasPrefix(s, "'") {
		return `\&` + s
	}
	return s
}
