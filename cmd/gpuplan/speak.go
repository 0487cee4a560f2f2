package main

import (
	"errors"
	"io/fs"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"app/gpuplan/model/text"
	"app/gpuplan/pricing/report"
)

// speak gives the command and all below it help and errors in the language of the run.
func (a *app) speak(root *cobra.Command) {
	root.SetHelpCommand(&cobra.Command{Use: "help [COMMAND]", Short: a.lang.Say(text.CmdHelp), RunE: a.help(root)})
	root.SetHelpFunc(func(c *cobra.Command, _ []string) { c.Print(a.helpText(c)) })
	root.SetFlagErrorFunc(func(c *cobra.Command, err error) error {
		return usage(text.FlagFault, flagFault(err, c.Flags()), c.CommandPath())
	})
	describe := func(c *cobra.Command) {
		c.InitDefaultHelpFlag()
		c.Flags().Lookup("help").Usage = a.lang.Say(text.FlagHelp)
	}
	describe(root)
	for _, c := range below(root) {
		describe(c)
	}
}

// below lists all commands under one, each ahead of those under itself.
func below(c *cobra.Command) (list []*cobra.Command) {
	for _, each := range c.Commands() {
		list = append(append(list, each), below(each)...)
	}
	return list
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
	return usage(text.ErrUnknownCommand, name, commandNames(root))
}

// planOrCommand refuses more than a plan; where several words begin with no file, the first was meant as a command.
func (a *app) planOrCommand(root *cobra.Command, args []string) error {
	if len(args) > 1 {
		_, err := os.Stat(args[0])
		if err = a.orCommand(root, args[0], err); errors.As(err, new(*failure)) {
			return err
		}
	}
	return a.atMost(1)(root, args)
}

// orCommand tells of the commands where a file that is not there looks like a mistyped one.
func (a *app) orCommand(root *cobra.Command, name string, err error) error {
	if errors.Is(err, fs.ErrNotExist) && name != "" && !strings.ContainsAny(name, "./\\") {
		return usage(text.ErrNoFileNorCommand, name, commandNames(root))
	}
	return err
}

func commandNames(root *cobra.Command) string {
	var names []string
	for _, c := range root.Commands() {
		if !c.Hidden {
			names = append(names, c.Name())
		}
	}
	return strings.Join(names, ", ")
}

// atMost refuses more than n arguments, and names them; an empty one is most often a variable of a script that is not set.
func (a *app) atMost(n int) cobra.PositionalArgs {
	return func(c *cobra.Command, args []string) error {
		switch {
		case len(args) > n:
			return usage(text.ErrTooMany, c.CommandPath(), text.Arguments.Of(n), len(args), report.CommandLine(args))
		case slices.Contains(args, ""):
			_, takes, _ := strings.Cut(c.Use, " ")
			return usage(text.ArgEmpty, c.CommandPath()+" "+takes)
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
