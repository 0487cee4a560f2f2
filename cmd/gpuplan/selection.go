package main

import (
	"cmp"
	"errors"
	"io"
	"os"
	"slices"
	"strings"

	"app/gpuplan/model"
	"app/gpuplan/model/planfile"
	"app/gpuplan/model/pricelist"
	"app/gpuplan/model/table"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/report"
)

// selection takes the rows of a price list, ranks those that are wanted and counts the others. It holds no more rows than it keeps.
type selection struct {
	plan   model.Plan
	choice pricelist.Choice
	top    int

	kept  *pricing.Ranking[pricelist.Row] // nil until a row is wanted: that may decide the currency
	tally pricelist.Tally
	list  *pricelist.List
	cards []string // that the list has, while the one that is asked for was not met
	met   bool
}

// mostCards is how many cards a message names.
const mostCards = 20

// readList ranks the rows of a file, or of standard input, and gives the day of the prices: that on which the file was written.
func (a *app) readList(path string, mapping pricelist.Mapping, s *selection) (model.Date, error) {
	in, day := a.stdin, model.DateOf(a.presentOrNow())
	if path != "-" {
		f, err := os.Open(path)
		if err != nil {
			return day, planfile.NewFileError(path, text.FileCannotRead, err)
		}
		defer func() { _ = f.Close() }()
		in, day = f, modified(path)
	}
	list, err := pricelist.Open(in, mapping)
	if err == nil {
		err = s.read(list)
	}
	var fault *table.Error
	switch {
	case errors.As(err, &fault):
		return day, usage(text.ListFault, shown(path), fault.What)
	case err != nil:
		return day, planfile.NewFileError(path, text.FileCannotRead, err)
	}
	return day, nil
}

// read takes all rows of a list.
func (s *selection) read(list *pricelist.List) error {
	s.list = list
	for {
		row, err := list.Next()
		if errors.Is(err, io.EOF) {
			s.tally.Broken(list.Broken())
			return s.begin()
		}
		if err == nil {
			err = s.take(&row)
		}
		if err != nil {
			return err
		}
	}
}

func (s *selection) take(row *pricelist.Row) error {
	offer, reason := s.choice.Offer(row)
	if reason == pricelist.Wanted {
		if err := s.begin(); err != nil {
			return err
		}
		if !s.kept.Add(&offer, *row) {
			reason = pricelist.TooLarge
		}
	}
	s.tally.Count(row, &s.choice, reason)
	s.meet(row)
	return nil
}

// begin starts the ranking, in the currency that is known by then or the plan's.
func (s *selection) begin() (err error) {
	if s.kept == nil {
		s.choice.Currency = cmp.Or(s.choice.Currency, s.plan.Currency)
		s.plan.Currency = s.choice.Currency
		s.kept, err = pricing.NewRanking[pricelist.Row](s.plan, s.top)
	}
	return err
}

// meet notes the cards of the list until the one that is asked for is among them.
func (s *selection) meet(row *pricelist.Row) {
	s.met = s.met || row.IsCalled(s.choice.Card)
	if !s.met && row.Cards > 0 && len(s.cards) <= mostCards && !slices.Contains(s.cards, row.Title()) {
		s.cards = append(s.cards, row.Title())
	}
}

// checkCard refuses a card that the list does not have, and names those that it has.
func (s *selection) checkCard() error {
	if s.met || len(s.cards) == 0 {
		return nil
	}
	if len(s.cards) > mostCards {
		s.cards[mostCards] = ".."
	}
	return usage(text.ErrNoCard, s.choice.Card, strings.Join(s.cards, ", "))
}

// ranking gives what was found.
func (s *selection) ranking(spot bool) report.Ranking {
	currency, _ := unit.LookupCurrency(s.plan.Currency) // the ranking has begun: it is one
	r := report.Ranking{List: s.kept.Ranked(), Tally: s.tally, Layout: s.list.Layout().Name, Place: s.list.Place(), Spot: spot}
	r.Plan, r.Evaluation.Currency = s.plan, currency
	return r
}

// listSource is a price list as a plan names it: its path, and the day of its prices.
type listSource struct {
	path string
	day  model.Date
}

// word names the list.
func (s listSource) word() text.Word {
	if s.path == "-" {
		return text.RankStdin
	}
	return text.Verbatim(s.path)
}

// checkList tells, as an exit code, what --max-price-age and --strict find.
func (a *app) checkList(r report.Ranking, from listSource) error {
	dated := model.Plan{Offers: []model.Offer{{Name: shown(from.path), AsOf: from.day}}}
	if most, _ := a.maxPriceAge(); most.Given && a.tooOld(dated, most) {
		return exit(exitOld)
	}
	if a.flags.strict && r.Tally.Unknown() > 0 {
		a.note(text.RankUnknown.With(text.Rows.Of(r.Tally.Unknown())))
		return exit(exitIncomplete)
	}
	return nil
}
