package main

import (
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/report"
)

// quickFlag is a flag of breakeven that stands for a part of the plan: setting it makes the part.
type quickFlag struct {
	name  string
	usage text.Word
	part  func(*model.Plan) (path string)
}

// quickFlags are those beside the fields of the workload and of the offer.
var quickFlags = []quickFlag{
	{"daily", text.FlagDaily, prepaid("day", 1)},
	{"weekly", text.FlagWeekly, prepaid("week", 7)},
	{"monthly", text.FlagMonthly, prepaid("month", 30)},
	{"disk", text.FlagDisk, disk("disk.0.size")},
	{"disk-free", text.FlagDiskFree, disk("offer.0.storage.0.free")},
	{"disk-price", text.FlagDiskPrice, disk("offer.0.storage.0.price")},
	{"download", text.FlagDownload, download},
	{"currency", text.FlagCurrency, func(*model.Plan) string { return "currency" }},
}

// left out of breakeven: fields that say nothing about a cost.
var wordsOnly = map[string]bool{"name": true, "platform": true, "card": true, "vram": true, "source": true, "as_of": true}

func (a *app) breakevenCommand() *cobra.Command {
	c := &cobra.Command{
		Use: "breakeven", Short: a.lang.Say(text.CmdBreakeven), Long: a.lang.Say(text.CmdBreakevenLong), Args: a.atMost(0),
		Example: "  gpuplan breakeven --hourly 1.98 --monthly 900 --hours-per-day 6 \\\n    --task-hours 2 --setup 10m --idle 15m",
	}
	for _, q := range quickFlags {
		c.Flags().String(q.name, "", a.lang.Say(q.usage))
	}
	plan := quickPlan()
	for _, section := range []string{"workload", "offer.0"} {
		for _, name := range plan.Names(section) {
			if !wordsOnly[name] {
				c.Flags().String(strings.ReplaceAll(name, "_", "-"), "", a.fieldHelp(section, name))
			}
		}
	}
	c.RunE = func(c *cobra.Command, _ []string) error { return a.breakeven(c.Flags()) }
	return c
}

// fieldHelp says what a flag for a value of the plan means.
func (a *app) fieldHelp(section, name string) string {
	path := strings.TrimSuffix(section, ".0") + "." + name
	if note, ok := text.PlanNote(path); ok {
		return a.lang.Say(note)
	}
	return path
}

// breakeven answers from flags alone.
func (a *app) breakeven(flags *pflag.FlagSet) error {
	q := ask(flags)
	if q.fault != nil {
		return q.fault
	}
	plan, err := a.complete(q.plan, func(path string) bool { return q.given[path] })
	if err != nil {
		return err
	}
	e, verdict, err := a.evaluate(plan)
	if err != nil {
		return err
	}
	a.askPrices(plan)
	now, _ := a.time()
	if err := report.Breakeven(a.stdout, report.Report{Plan: plan, Evaluation: e, Lang: a.lang, Now: now, Plain: a.flags.plain}); err != nil {
		return err
	}
	return verdict
}

// askPrices says which flags give the prices without which nothing can be compared.
func (a *app) askPrices(plan model.Plan) {
	for _, o := range plan.Offers {
		if !o.Hourly.IsKnown() || len(o.Terms) == 0 {
			a.note(text.BreakevenPrices.With())
			return
		}
	}
}

// quickPlan is what breakeven asks about where no flag says otherwise.
func quickPlan() model.Plan {
	plan := model.New()
	plan.Offers = []model.Offer{blankOffer()}
	return plan
}

// blankOffer is an offer of which nothing is known.
func blankOffer() model.Offer {
	o := model.NewOffer()
	o.Name, o.Hourly = "offer", unit.Unknown[unit.PerHour]()
	return o
}

// question is what the flags of breakeven ask about.
type question struct {
	plan  model.Plan
	given map[string]bool // paths of the values that flags give
	fault error           // the first of them that is wrong
}

func (q *question) set(path string, f *pflag.Flag) {
	q.given[path] = true
	if fault := q.plan.Set(path, model.Typed, f.Value.String()); fault != nil && q.fault == nil {
		fault.Path = "--" + f.Name + " (" + path + ")" // what was typed, and what it is in a plan
		q.fault = fault
	}
}

// ask gives the plan that the flags describe. The currency comes first: amounts are read in it.
func ask(flags *pflag.FlagSet) question {
	q := question{plan: quickPlan(), given: map[string]bool{}}
	if f := flags.Lookup("currency"); f.Changed {
		q.set("currency", f)
	}
	for _, quick := range quickFlags {
		if f := flags.Lookup(quick.name); f.Changed {
			q.set(quick.part(&q.plan), f)
		}
	}
	for _, section := range []string{"workload", "offer.0"} {
		for _, name := range q.plan.Names(section) {
			if f := flags.Lookup(strings.ReplaceAll(name, "_", "-")); f != nil && f.Changed {
				q.set(section+"."+name, f)
			}
		}
	}
	return q
}

func prepaid(name string, days int) func(*model.Plan) string {
	return func(p *model.Plan) string {
		path := p.Grow("offer.0.term")
		t := &p.Offers[0].Terms[len(p.Offers[0].Terms)-1]
		t.Name, t.Days = name, days
		return path + ".price"
	}
}

// disk gives a path about the data disk, and makes the disk where it is missing.
func disk(path string) func(*model.Plan) string {
	return func(p *model.Plan) string {
		if len(p.Disks) == 0 {
			p.Disks = []model.Disk{{Name: "data"}}
			p.Grow("offer.0.storage")
			line := &p.Offers[0].Storage[0]
			line.Disk, line.Price = "data", unit.Unknown[unit.PerGBTime]()
		}
		return path
	}
}

func download(p *model.Plan) string {
	path := p.Grow("transfer")
	p.Transfers[len(p.Transfers)-1].Name = "download"
	return path + ".size"
}
