package main

import (
	"cmp"
	"fmt"
	"io"
	"runtime/debug"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"app/gpuplan/model/text"
	"app/gpuplan/pricing/chance"
	"app/gpuplan/tui/terminal"
)

// app is one run of the program: the world outside and the flags of every command.
type app struct {
	system
	lang    *text.Language
	flags   globalFlags
	planner plannerFlags
}

// globalFlags are the flags of every command.
type globalFlags struct {
	set         []string
	lang        string
	now         string
	seed        int64
	color       string
	plain       bool
	maxPriceAge string
	strict      bool
}

// run does what args ask for and gives the exit code.
func run(s system, args []string) (code int) {
	a := &app{system: s, lang: s.language(args)}
	defer func() {
		if r := recover(); r != nil {
			fmt.Fprintf(a.stderr, "%s\n%s", a.lang.Say(text.ErrPanic, r), debug.Stack())
			code = exitDiffers
		}
	}()
	root := a.root()
	root.SetArgs(args)
	root.SetIn(s.stdin)
	out := &output{to: s.stdout}
	root.SetOut(out)
	root.SetErr(s.stderr)
	err := root.Execute()
	return a.report(cmp.Or(err, out.failed))
}

// output keeps the first error of writing, which cobra passes over when it writes help.
type output struct {
	to     io.Writer
	failed error
}

func (o *output) Write(p []byte) (int, error) {
	n, err := o.to.Write(p)
	o.failed = cmp.Or(o.failed, err)
	return n, err
}

// root builds the command and all below it.
func (a *app) root() *cobra.Command {
	root := &cobra.Command{
		Use:               "gpuplan [PLAN]",
		Short:             a.lang.Say(text.CmdRoot),
		Long:              a.lang.Say(text.CmdRootLong),
		Args:              a.planOrCommand,
		SilenceErrors:     true,
		SilenceUsage:      true,
		CompletionOptions: cobra.CompletionOptions{DisableDefaultCmd: true},
		RunE: func(c *cobra.Command, args []string) error {
			return a.orCommand(c, first(args), a.plan(first(args)))
		},
		PersistentPreRunE: func(c *cobra.Command, _ []string) error { return a.checkFlags(c.Flags()) },
	}
	a.addGlobalFlags(root)
	a.addPlannerFlags(root)
	for _, command := range a.commands() {
		root.AddCommand(command)
	}
	a.speak(root)
	return root
}

// commands lists every subcommand, in the order of the help.
func (a *app) commands() []*cobra.Command {
	return []*cobra.Command{
		a.showCommand(), a.breakevenCommand(), a.initCommand(), a.checkCommand(), a.solveCommand(),
		a.mixCommand(), a.sizeCommand(), a.diffCommand(), a.rankCommand(), a.logCommand(), a.reconcileCommand(), a.calibrateCommand(), a.budgetCommand(), a.platformsCommand(), a.doctorCommand(), a.completionCommand(), a.manCommand(),
		a.versionCommand(),
	}
}

func (a *app) addGlobalFlags(root *cobra.Command) {
	f := root.PersistentFlags()
	f.StringArrayVar(&a.flags.set, "set", nil, a.lang.Say(text.FlagSet))
	f.StringVar(&a.flags.lang, "lang", "", a.lang.Say(text.FlagLang, strings.Join(languageCodes(), ", ")))
	f.StringVar(&a.flags.now, "now", "", a.lang.Say(text.FlagNow))
	f.Int64Var(&a.flags.seed, "seed", chance.UsualSeed, a.lang.Say(text.FlagSeed))
	f.StringVar(&a.flags.color, "color", string(terminal.Auto), a.lang.Say(text.FlagColor))
	complete(root, "lang", languageCodes())
	complete(root, "color", colours())
	f.BoolVar(&a.flags.plain, "plain", false, a.lang.Say(text.FlagPlain))
	f.StringVar(&a.flags.maxPriceAge, "max-price-age", "", a.lang.Say(text.FlagMaxPriceAge))
	f.BoolVar(&a.flags.strict, "strict", false, a.lang.Say(text.FlagStrict))
}

// colours are the words of --color.
func colours() []string {
	return names(terminal.Colors, func(c terminal.Color) string { return string(c) })
}

// checkFlags refuses values of the global flags that mean nothing.
func (a *app) checkFlags(flags *pflag.FlagSet) error {
	if err := checkGiven(flags); err != nil {
		return err
	}
	if a.flags.lang != "" {
		if err := oneOf("--lang", a.flags.lang, languageCodes()); err != nil {
			return err
		}
	}
	if err := oneOf("--color", a.flags.color, colours()); err != nil {
		return err
	}
	if _, err := a.maxPriceAge(); err != nil {
		return err
	}
	_, err := a.time()
	return err
}

// time is the present, or what --now says it is.
func (a *app) time() (time.Time, error) { return a.timeIn(a.now().Location()) }

// timeIn is time where what --now says is of a zone unless it names its own.
func (a *app) timeIn(zone *time.Location) (time.Time, error) {
	if a.flags.now == "" {
		return a.now(), nil
	}
	for _, layout := range []string{time.RFC3339, time.DateOnly, "2006-01-02 15:04"} {
		if t, err := time.ParseInLocation(layout, a.flags.now, zone); err == nil {
			return t, nil
		}
	}
	return time.Time{}, usage(text.ErrNow, a.flags.now)
}

// presentOrNow is the present as checkFlags has found it readable.
func (a *app) presentOrNow() time.Time {
	t, _ := a.time()
	return t
}

// presentIn is presentOrNow in a zone.
func (a *app) presentIn(zone *time.Location) time.Time {
	t, _ := a.timeIn(zone)
	return t.In(zone)
}

func languageCodes() []string {
	return names(text.Languages, func(l *text.Language) string { return l.Code })
}

// oneOf refuses a value that is not in the list, and names the list.
func oneOf(flag, value string, list []string) error {
	for _, each := range list {
		if value == each {
			return nil
		}
	}
	return usage(text.ErrChoice, flag, value, strings.Join(list, ", "))
}

// first is the only argument, or empty.
func first(args []string) string {
	if len(args) == 0 {
		return ""
	}
	return args[0]
}
