package main

import (
	"cmp"
	"errors"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/input"
	"app/gpuplan/model/planfile"
	"app/gpuplan/model/platform"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/report"
)

// loaded is a plan as a command uses it.
type loaded struct {
	file  planfile.File // as it stands on disk; zero: no file
	saved model.Plan    // the file's plan with its platforms' rules
	plan  model.Plan    // that with every --set
}

// load reads the plan of a path ("-": standard input; empty: the last one used, else the starter) and sets every --set.
func (a *app) load(path string) (loaded, error) {
	file, err := a.read(path)
	if err != nil {
		return loaded{}, err
	}
	return a.settle(file)
}

// loadTold is load that says on standard error which plan it took, where none was named.
func (a *app) loadTold(path string) (loaded, error) {
	l, err := a.load(path)
	if path == "" && l.file.Path != "" {
		a.note(text.LastUsed.With(shown(l.file.Path)))
	}
	return l, err
}

func (a *app) read(path string) (planfile.File, error) {
	switch path {
	case "-":
		return planfile.ReadFrom("-", a.stdin)
	case "":
		return a.lastPlan()
	}
	file, err := planfile.Read(path)
	if errors.Is(err, fs.ErrNotExist) && filepath.Ext(path) == ".toml" {
		err = &hinted{err, text.InitWould.With(shown(report.FileArgument(path)))}
	}
	return file, err
}

// lastPlan is the plan used last, or the starter where there is none any more.
func (a *app) lastPlan() (planfile.File, error) {
	if path := a.state().Last(); path != "" {
		file, err := planfile.Read(path)
		if !errors.Is(err, fs.ErrNotExist) {
			return file, err
		}
	}
	return planfile.File{Plan: input.Starter()}, nil
}

func (a *app) state() planfile.State { return planfile.State{Folder: a.stateFolder()} }

// settle gives the file's plan its platforms' rules and every --set.
func (a *app) settle(file planfile.File) (loaded, error) {
	plan, err := a.complete(file.Plan, file.Written)
	return loaded{file, platform.Apply(file.Plan, file.Written), plan}, err
}

// complete gives a plan every --set, then the rules of its platforms, which a --set may have named: they are for what neither the
// plan's own text nor a --set gives.
func (a *app) complete(plan model.Plan, written func(path string) bool) (model.Plan, error) {
	plan, err := a.set(plan.Clone())
	if err != nil {
		return plan, err
	}
	return platform.Apply(plan, func(path string) bool { return written(path) || a.isSet(path) }), nil
}

// isSet tells whether a --set gives the value of a path.
func (a *app) isSet(path string) bool {
	return slices.ContainsFunc(a.flags.set, func(s string) bool { return strings.HasPrefix(s, path+"=") })
}

// set gives the plan every --set.
func (a *app) set(plan model.Plan) (model.Plan, error) {
	for _, setting := range a.flags.set {
		path, value, found := strings.Cut(setting, "=")
		if !found {
			return plan, usage(text.ErrSetForm, setting)
		}
		if fault := plan.Set(path, model.Typed, value); fault != nil {
			return plan, fault
		}
	}
	return plan, plan.Validate()
}

// evaluate works out the plan and holds the checks that flags ask for: they decide the exit code, not the output.
func (a *app) evaluate(plan model.Plan) (pricing.Evaluation, error, error) {
	e, err := pricing.Evaluate(plan)
	if err != nil {
		return e, nil, err
	}
	return e, a.checks(plan, e), nil
}

// asked holds the same checks for a command that needs no evaluation; it works the plan out only where a check does.
func (a *app) asked(plan model.Plan) error {
	if !a.flags.strict && a.flags.maxPriceAge == "" {
		return nil
	}
	_, verdict, err := a.evaluate(plan)
	return cmp.Or(err, verdict)
}

// checks tells, as an exit code, what --max-price-age and --strict find. The older reason wins over the missing one.
func (a *app) checks(plan model.Plan, e pricing.Evaluation) error {
	if most, _ := a.maxPriceAge(); most.Given && a.tooOld(plan, most) {
		return exit(exitOld)
	}
	if a.flags.strict && incomplete(e) {
		a.note(text.PlanUnknown.With())
		return exit(exitIncomplete)
	}
	return nil
}

// maxPriceAge is the most days that --max-price-age allows: the whole ones of what it says, since prices bear a day and no time.
func (a *app) maxPriceAge() (model.Maybe[int], error) {
	if a.flags.maxPriceAge == "" {
		return model.Maybe[int]{}, nil
	}
	const day = 24 * time.Hour
	age, err := unit.ParseDuration(a.flags.maxPriceAge, day)
	if err != nil || age <= 0 {
		return model.Maybe[int]{}, usage(text.ErrAge, a.flags.maxPriceAge)
	}
	return model.Given(int(age / day)), nil
}

// tooOld names every offer whose prices are older than that or carry no date.
func (a *app) tooOld(plan model.Plan, most model.Maybe[int]) bool {
	now, _ := a.time()
	found := false
	for i := range plan.Offers {
		o := &plan.Offers[i]
		age := o.PriceAge(model.DateOf(now))
		if age.Grade(most) < model.Old {
			continue
		}
		found = true
		said := text.PricesUndated.With(o.Name)
		if age.Dated {
			said = text.PricesOld.With(o.Name, a.lang.Date(o.AsOf.Time()), text.Days.Of(age.Days))
		}
		a.note(said)
	}
	return found
}

// incomplete tells whether any form on offer has an unknown charge, or an offer has no form at all.
func incomplete(e pricing.Evaluation) bool {
	for _, o := range e.Offers {
		if len(o.Quotes) == 0 {
			return true
		}
		for _, q := range o.Quotes {
			if !q.Complete && !q.LeftOut {
				return true
			}
		}
	}
	return false
}
