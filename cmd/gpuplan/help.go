package main

import (
	"strings"

	"github.com/charmbracelet/x/ansi"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"app/gpuplan/model/text"
	"app/gpuplan/pricing/report"
)

// Widths of help, in cells.
const (
	helpWidth = 80
	termWidth = 36 // most of what stands left of an explanation in the same line
)

// helpText is what --help shows: what a command does, how it is called, its flags.
func (a *app) helpText(c *cobra.Command) string {
	var b strings.Builder
	section := func(head text.Word, lines []string) {
		if len(lines) > 0 {
			b.WriteString("\n" + a.lang.Say(text.HelpHead, head) + "\n" + strings.Join(lines, "\n") + "\n")
		}
	}
	for _, paragraph := range strings.Split(description(c), "\n") {
		b.WriteString(strings.Join(report.Wrap(paragraph, helpWidth), "\n") + "\n")
	}
	section(text.HelpUsage, []string{"  " + a.useLine(c)})
	section(text.HelpExamples, lines(c.Example))
	section(text.HelpCommands, listed(commandEntries(c)))
	section(text.HelpFlags, listed(a.flagEntries(ownFlags(c))))
	section(text.HelpGlobal, listed(a.flagEntries(c.Root().PersistentFlags())))
	if c.HasAvailableSubCommands() {
		b.WriteString("\n" + a.lang.Say(text.HelpMore) + "\n")
	}
	return b.String()
}

// ownFlags are the flags of a command that its own commands do not take, in the order that it has chosen: by name, or by use.
func ownFlags(c *cobra.Command) *pflag.FlagSet {
	set := c.LocalNonPersistentFlags()
	set.SortFlags = c.Flags().SortFlags
	return set
}

// description is what a command says of itself at length.
func description(c *cobra.Command) string {
	if c.Long != "" {
		return c.Long
	}
	return c.Short
}

// useLine is how a command is called: "gpuplan show [PLAN] [flags]".
func (a *app) useLine(c *cobra.Command) string {
	line := c.Use
	if c.HasParent() {
		line = c.Parent().CommandPath() + " " + line
	}
	return line + " " + a.lang.Say(text.HelpAnyFlag)
}

// lines are those of a text; none of an empty one.
func lines(s string) []string {
	if s == "" {
		return nil
	}
	return strings.Split(s, "\n")
}

// entry is a command or a flag with what it does.
type entry struct{ name, does string }

func commandEntries(c *cobra.Command) []entry {
	var list []entry
	for _, each := range c.Commands() {
		if each.IsAvailableCommand() {
			list = append(list, entry{each.Name(), each.Short})
		}
	}
	return list
}

func (a *app) flagEntries(flags *pflag.FlagSet) []entry {
	var list []entry
	flags.VisitAll(func(f *pflag.Flag) {
		if !f.Hidden {
			list = append(list, a.flagEntry(f))
		}
	})
	return list
}

// flagEntry names a flag with its letter and what it takes: "-o, --output FILE".
func (a *app) flagEntry(f *pflag.Flag) entry {
	takes, does := pflag.UnquoteUsage(f)
	name := "    --" + f.Name
	if f.Shorthand != "" {
		name = "-" + f.Shorthand + ", --" + f.Name
	}
	if takes == "string" { // its explanation does not name what it takes
		takes = "VALUE"
	}
	if f.Value.Type() == "string" && f.DefValue != "" {
		does = a.lang.Say(text.HelpDefault, does, f.DefValue)
	}
	return entry{strings.TrimRight(name+" "+takes, " "), does}
}

// listed writes entries under each other, explanations in a column of their own; below a name that is too long for that.
func listed(list []entry) []string {
	column := 0
	for _, e := range list {
		if w := ansi.StringWidth(e.name); w <= termWidth {
			column = max(column, w)
		}
	}
	var out []string
	for _, e := range list {
		first := "  " + e.name + strings.Repeat(" ", max(0, column-ansi.StringWidth(e.name)))
		others := strings.Repeat(" ", 2+column)
		if ansi.StringWidth(e.name) > column {
			out, first = append(out, first), others
		}
		for _, line := range report.Wrap(e.does, helpWidth-column-4) {
			out = append(out, first+"  "+line)
			first = others
		}
	}
	return out
}
