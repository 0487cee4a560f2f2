package main

import (
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"app/gpuplan/model"
	"app/gpuplan/model/pricelist"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/report"
)

// rankFlags are the flags of rank.
type rankFlags struct {
	plan, format, vram, card, region, add string
	columns                               []string
	top                                   int
	spot                                  bool
}

// Places of a ranking that are shown.
const (
	usualTop = 10
	mostTop  = 100_000
)

func (a *app) rankCommand() *cobra.Command {
	var f rankFlags
	c := &cobra.Command{
		Use: "rank CATALOGUE", Short: a.lang.Say(text.CmdRank), Args: a.between(1, 1, "CATALOGUE"),
		Long:    a.lang.Say(text.CmdRankLong, strings.Join(pricelist.Fields, ", "), strings.Join(layoutNames(), ", ")),
		Example: "  gpuplan rank prices.csv --plan plan.toml --vram 24GB.. --top 5\n  vastai search offers --raw | gpuplan rank - --card 4090\n  gpuplan rank prices.csv --map price=Rate --map card=Model --add 1,3",
		RunE:    func(_ *cobra.Command, args []string) error { return a.rank(args[0], f) },
	}
	a.formatFlag(c, &f.format, report.Names(report.RankFormats))
	c.Flags().StringVar(&f.plan, "plan", "", a.lang.Say(text.FlagRankPlan))
	c.Flags().IntVar(&f.top, "top", usualTop, a.lang.Say(text.FlagRankTop, usualTop))
	c.Flags().StringArrayVar(&f.columns, "map", nil, a.lang.Say(text.FlagRankMap))
	c.Flags().StringVar(&f.vram, "vram", "", a.lang.Say(text.FlagRankVRAM))
	c.Flags().StringVar(&f.card, "card", "", a.lang.Say(text.FlagRankCard))
	c.Flags().StringVar(&f.region, "region", "", a.lang.Say(text.FlagRankRegion))
	c.Flags().BoolVar(&f.spot, "spot", false, a.lang.Say(text.FlagRankSpot))
	c.Flags().StringVar(&f.add, "add", "", a.lang.Say(text.FlagRankAdd))
	return c
}

// rank orders a price list for the work of a plan.
func (a *app) rank(path string, f rankFlags) error {
	mapping, err := f.check()
	if err != nil {
		return err
	}
	if path == "-" && f.plan == "-" {
		return usage(text.ErrStdinTwice)
	}
	l, err := a.loadTold(f.plan)
	if err != nil {
		return err
	}
	r, from, err := a.ranked(path, mapping, l, f)
	if err != nil {
		return err
	}
	if err := a.tellRanking(r, f.format); err != nil {
		return err
	}
	if f.add != "" {
		if err := a.addRanked(l.file, r, f.add, from); err != nil {
			return err
		}
	}
	return a.checkList(r, from)
}

// ranked ranks the rows of a list that the flags ask for.
func (a *app) ranked(path string, mapping pricelist.Mapping, l loaded, f rankFlags) (report.Ranking, listSource, error) {
	s := selection{plan: l.plan, choice: f.choice(l.plan), top: f.top}
	if l.file.Path != "" || a.isSet("currency") { // the starter's currency is nobody's
		s.choice.Currency = l.plan.Currency
	}
	day, err := a.readList(path, mapping, &s)
	if err == nil {
		err = s.checkCard()
	}
	if err != nil {
		return report.Ranking{}, listSource{}, err
	}
	r := s.ranking(f.spot)
	r.Lang, r.Now, r.Plain = a.lang, a.presentOrNow(), a.flags.plain
	return r, listSource{path, day}, nil
}

// check refuses flags that mean nothing, and gives the mapping of columns.
func (f *rankFlags) check() (pricelist.Mapping, error) {
	if err := oneOf("--format", f.format, report.Names(report.RankFormats)); err != nil {
		return nil, err
	}
	if f.top < 1 || f.top > mostTop {
		return nil, usage(text.ErrTop, f.top, mostTop)
	}
	if _, _, ok := memoryRange(f.vram); !ok {
		return nil, usage(text.ErrVRAM, f.vram)
	}
	if _, ok := places(f.add, f.top); !ok {
		return nil, usage(text.ErrAdd, f.add, f.top)
	}
	return mapping(f.columns, pricelist.Fields)
}

// choice says which rows the flags ask for.
func (f *rankFlags) choice(plan model.Plan) pricelist.Choice {
	least, most, _ := memoryRange(f.vram)
	return pricelist.Choice{
		Card: f.card, Region: f.region, Least: least, Most: most, Spot: f.spot, Cards: plan.Workload.GPUs,
	}
}

// memoryRange reads 24GB.., ..48GB, 16GB..48GB or 24GB; 0 is no end.
func memoryRange(s string) (least, most unit.Bytes, ok bool) {
	low, _, high, n := unit.SplitRange(s)
	if n == 1 {
		high = low
	}
	for _, end := range []struct {
		text string
		at   *unit.Bytes
	}{{low, &least}, {high, &most}} {
		if end.text == "" {
			continue
		}
		size, err := unit.ParseBytes(end.text)
		if err != nil || size == 0 {
			return 0, 0, false
		}
		*end.at = pricelist.Sold(size)
	}
	return least, most, n < 3 && (s == "" || least+most > 0) && (most == 0 || least <= most)
}

// places reads the places of a ranking, from 1; none of an empty text.
func places(s string, top int) (list []int, ok bool) {
	if s == "" {
		return nil, true
	}
	for _, each := range strings.Split(s, ",") {
		n, err := strconv.Atoi(strings.TrimSpace(each))
		if err != nil || n < 1 || n > top || slices.Contains(list, n) {
			return nil, false
		}
		list = append(list, n)
	}
	return list, true
}

// tellRanking writes the ranking; where its format does not say what was left out, that goes to standard error.
func (a *app) tellRanking(r report.Ranking, format string) error {
	f, _ := report.Lookup(report.RankFormats, format) // check has seen that it is one
	if err := f.Write(a.stdout, r); err != nil {
		return err
	}
	if f.Bare {
		for _, s := range r.LeftOut() {
			a.note(text.Verbatim(s).With())
		}
	}
	if code := r.OtherCurrency(); code != "" {
		a.note(text.RankOther.With(r.Evaluation.Currency.Code, code))
	}
	return nil
}

func layoutNames() []string {
	return names(pricelist.Layouts, func(l pricelist.Layout) string { return l.Name })
}
