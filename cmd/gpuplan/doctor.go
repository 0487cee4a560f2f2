package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"runtime"
	"runtime/debug"
	"strings"
	"time"

	"github.com/charmbracelet/x/ansi"
	"github.com/spf13/cobra"
	"golang.org/x/term"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing/report"
	"app/gpuplan/tui/screen"
	"app/gpuplan/tui/terminal"
)

// finding is one thing that doctor looked at.
type finding struct {
	what text.Word
	said string
	look bool  // it wants attention
	err  error // a fault, which decides the exit code
}

func (a *app) doctorCommand() *cobra.Command {
	return &cobra.Command{
		Use: "doctor [PLAN]", Short: a.lang.Say(text.CmdDoctor), Long: a.lang.Say(text.CmdDoctorLong), Args: a.atMost(1),
		RunE: func(_ *cobra.Command, args []string) error { return a.doctor(first(args)) },
	}
}

// doctor looks at everything and tells it; the first fault is the one that it ends with.
func (a *app) doctor(path string) error {
	list := []finding{a.build(), a.clock(), a.speech(), a.window()}
	list = append(list, a.planAndPrices(path)...)
	var failed error
	for _, f := range append(list, a.unsaved(path)) {
		if err := a.tellFinding(f); err != nil {
			return err
		}
		if failed == nil && f.err != nil {
			failed = exit(exitUsage)
		}
	}
	return failed
}

// doctorLabel is the cells of a label, so that what was found begins in one column in either language.
const doctorLabel = 14

// indent puts further lines below what was found.
var indent = strings.Repeat(" ", 2+doctorLabel)

func (a *app) tellFinding(f finding) error {
	mark := " "
	if f.look || f.err != nil {
		mark = "!"
	}
	label := a.lang.Say(f.what)
	_, err := fmt.Fprintf(a.stdout, "%s %s%*s%s\n", mark, label, doctorLabel-ansi.StringWidth(label), "", f.said)
	return err
}

func (a *app) build() finding {
	return finding{what: text.DoctorVersion, said: a.lang.Say(text.DoctorBuild, versionName(), runtime.Version()+" "+runtime.GOOS+"/"+runtime.GOARCH)}
}

// clock tells the present. One that lies before the program was made is wrong.
func (a *app) clock() finding {
	now, _ := a.time()
	said := now.Format("2006-01-02 15:04 -07:00")
	switch {
	case a.flags.now != "":
		return finding{what: text.DoctorClock, said: a.lang.Say(text.DoctorSet, said)}
	case now.Before(made()):
		return finding{what: text.DoctorClock, said: a.lang.Say(text.DoctorClockOff, said), look: true}
	}
	return finding{what: text.DoctorClock, said: said}
}

// made is when the program's source was committed; zero where the build does not know.
func made() time.Time {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return time.Time{}
	}
	for _, s := range info.Settings {
		if s.Key == "vcs.time" {
			at, _ := time.Parse(time.RFC3339, s.Value)
			return at
		}
	}
	return time.Time{}
}

func (a *app) speech() finding {
	return finding{what: text.DoctorLanguage, said: a.lang.Say(text.DoctorSpeaks, a.lang.Name, a.glyphs().Name)}
}

// window tells whether the planner could be drawn here.
func (a *app) window() finding {
	f := finding{what: text.DoctorTerminal}
	if !onTerminal(a.stdout) {
		f.said = a.lang.Say(text.DoctorNoTerminal)
		return f
	}
	if err := terminal.Check(a.stdin, a.stdout, a.env); err != nil {
		var why *failure
		_ = errors.As(a.refusal(err), &why)
		f.said, f.look = a.lang.Say(text.DoctorNoPlanner, why.phrase), true
		return f
	}
	width, height, err := term.GetSize(int(a.stdout.Fd()))
	if err != nil {
		f.said, f.err = err.Error(), err
		return f
	}
	colours := text.DoctorColours
	if terminal.LookFor(terminal.Color(a.flags.color), a.env, true).Mono {
		colours = text.DoctorNoColours
	}
	f.said = a.lang.Say(text.DoctorWindow, width, height, colours)
	if f.look = width < screen.LeastWidth || height < screen.LeastHeight; f.look {
		f.said = a.lang.Say(text.DoctorSmall, width, height, colours, screen.LeastWidth, screen.LeastHeight)
	}
	return f
}

// planAndPrices tells of the plan, and how old the prices of each offer are.
func (a *app) planAndPrices(path string) []finding {
	l, err := a.load(path)
	if err != nil {
		return []finding{{what: text.DoctorPlan, said: strings.ReplaceAll(a.describe(err), "\n", "\n"+indent), err: err}}
	}
	if l.file.Path == "" {
		return []finding{{what: text.DoctorPlan, said: a.lang.Say(text.DoctorStarter)}}
	}
	list := []finding{{what: text.DoctorPlan, said: a.lang.Say(text.CheckFine, shown(l.file.Path), text.Offers.Of(len(l.plan.Offers)))}}
	now := a.presentOrNow()
	most, _ := a.maxPriceAge()
	r := report.Report{Plan: l.plan, Lang: a.lang, Now: now, MaxPriceAge: most}
	for i := range l.plan.Offers {
		grade := l.plan.Offers[i].PriceAge(model.DateOf(now)).Grade(most)
		list = append(list, finding{what: text.DoctorPrices, said: r.PriceAge(i), look: grade > model.Fresh})
	}
	if len(l.plan.Offers) == 0 {
		list = append(list, finding{what: text.DoctorPrices, said: a.lang.Say(text.DoctorNoOffers), look: true})
	}
	return list
}

// unsaved tells of the folder for unsaved work, and of what lies there for the plan.
func (a *app) unsaved(path string) finding {
	f := finding{what: text.DoctorState}
	folder := a.stateFolder()
	stat, err := os.Stat(folder)
	switch {
	case folder == "":
		f.said, f.look = a.lang.Say(text.DoctorNoFolder), true
	case errors.Is(err, fs.ErrNotExist):
		f.said = a.lang.Say(text.DoctorNoneKept, shown(folder))
	case err != nil:
		f.said, f.err = a.lang.Say(text.DoctorUnreachable, shown(folder), err), err
	case !stat.IsDir():
		f.said, f.err = a.lang.Say(text.DoctorNotAFolder, shown(folder)), fs.ErrInvalid
	default:
		f.said, f.look = a.kept(path, folder)
	}
	return f
}

func (a *app) kept(path, folder string) (said string, look bool) {
	if path == "" {
		path = a.state().Last()
	}
	if _, at, ok := a.state().Kept(path); ok {
		return a.lang.Say(text.DoctorKept, a.lang.Date(at), shown(folder)), true
	}
	return a.lang.Say(text.DoctorNoneKept, shown(folder)), false
}
