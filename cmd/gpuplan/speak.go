package main

import (
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"app/gpuplan/model/text"
)

// speak gives the command and all below it help and errors in the language of the run.
func (a *app) speak(root *cobra.Command) {
	root.SetHelpCommand(&cobra.Command{Use: "help [COMMAND]", Short: a.lang.Say(text.CmdHelp), RunE: a.help(root)})
	root.SetUsageTemplate(a.usageTemplate())
	root.SetFlagErrorFunc(func(c *cobra.Command, err error) error {
		return usage(text.ErrUnknownFlag, err.Error(), c.CommandPath())
	})
	describe := func(c *cobra.Command) {
		c.InitDefaultHelpFlag()
		c.Flags().Lookup("help").Usage = a.lang.Say(text.FlagHelp)
	}
	describe(root)
	for _, c := range root.Commands() {
		describe(c)
	}
}

// help explains the command that args name.
func (a *app) help(root *cobra.Command) func(*cobra.Command, []string) error {
	return func(_ *cobra.Command, args []string) error {
		c, rest, err := root.Find(args)
		if err != nil || len(rest) > 0 {
			return a.unknownCommand(root, strings.Join(args, " "))
		}
		return c.Help()
	}
}

func (a *app) unknownCommand(root *cobra.Command, name string) error {
	var names []string
	for _, c := range root.Commands() {
		if !c.Hidden {
			names = append(names, c.Name())
		}
	}
	return usage(text.ErrUnknownCommand, name, strings.Join(names, ", "))
}

func (a *app) usageTemplate() string {
	say := a.lang.Say
	return say(text.HelpUsage) + `:
  {{.UseLine}}{{if .HasExample}}

` + say(text.HelpExamples) + `:
{{.Example}}{{end}}{{if .HasAvailableSubCommands}}

` + say(text.HelpCommands) + `:{{range .Commands}}{{if .IsAvailableCommand}}
  {{rpad .Name .NamePadding}} {{.Short}}{{end}}{{end}}{{end}}{{if .HasAvailableLocalFlags}}

` + say(text.HelpFlags) + `:
{{.LocalFlags.FlagUsages | trimTrailingWhitespaces}}{{end}}{{if .HasAvailableInheritedFlags}}

` + say(text.HelpGlobal) + `:
{{.InheritedFlags.FlagUsages | trimTrailingWhitespaces}}{{end}}{{if .HasAvailableSubCommands}}

` + say(text.HelpMore) + `{{end}}
`
}

// atMost refuses more than n arguments, and names them.
func (a *app) atMost(n int) cobra.PositionalArgs {
	return func(c *cobra.Command, args []string) error {
		if len(args) > n {
			return usage(text.ErrTooMany, c.CommandPath(), n, len(args), strings.Join(args, " "))
		}
		return nil
	}
}

// between refuses fewer than least arguments, which what names, and more than most.
func (a *app) between(least, most int, what string) cobra.PositionalArgs {
	return func(c *cobra.Command, args []string) error {
		if len(args) < least {
			return usage(text.ErrTooFew, c.CommandPath(), what)
		}
		return a.atMost(most)(c, args)
	}
}

// changed lists the flags that were given, with their values, in the order of the help.
func changed(flags *pflag.FlagSet, each func(name, value string)) {
	flags.VisitAll(func(f *pflag.Flag) {
		if f.Changed {
			each(f.Name, f.Value.String())
		}
	})
}
