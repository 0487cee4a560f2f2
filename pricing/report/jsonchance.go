package report

import (
	"encoding/json"
	"math"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/chance"
)

// chancePlaces are the decimals of a probability.
const chancePlaces = 4

// The JSON of what is not certain (schema.json).
type (
	jsonChance struct {
		Inputs  []jsonInput  `json:"inputs"`
		Exact   bool         `json:"exact"`
		Draws   int          `json:"draws"`
		Seed    int64        `json:"seed"`
		Forms   []jsonSpread `json:"forms"`
		Knowing *string      `json:"knowing"`
	}
	jsonInput struct {
		Path         string `json:"path"`
		Range        string `json:"range"`
		Distribution string `json:"distribution"`
	}
	jsonSpread struct {
		Form     string       `json:"form"`
		Known    bool         `json:"known"`
		P10      *string      `json:"p10"`
		P50      *string      `json:"p50"`
		P90      *string      `json:"p90"`
		Mean     *string      `json:"mean"`
		Cheapest json.Number  `json:"cheapest"`
		OverCap  *json.Number `json:"over_cap"`
		Hopeless json.Number  `json:"hopeless"`
		Error    json.Number  `json:"error"`
	}
	jsonStanding struct {
		Known    bool        `json:"known"`
		Cheapest json.Number `json:"cheapest"`
		Error    json.Number `json:"error"`
	}
	jsonInterruption struct {
		Clean     json.Number  `json:"clean_chance"`
		Session   string       `json:"session"`
		Expected  *string      `json:"expected"`
		Hopeless  bool         `json:"hopeless"`
		On        json.Number  `json:"on_hours"`
		Total     *string      `json:"total"`
		CalmOn    json.Number  `json:"calm_on_hours"`
		CalmTotal *string      `json:"calm_total"`
		Best      *string      `json:"best_checkpoint"`
		BestTotal *string      `json:"best_total"`
		Ratio     json.Number  `json:"price_ratio"`
		Rival     *jsonBest    `json:"rival"`
		Flip      *json.Number `json:"rival_wins_from"`
	}
)

// jsonChance is nil where no range concerns the offer.
func (r *Report) jsonChance(of *chance.Result) *jsonChance {
	if of == nil {
		return nil
	}
	out := &jsonChance{
		Exact: of.Exact, Draws: of.Draws, Seed: of.Seed, Forms: []jsonSpread{}, Knowing: r.given(of.Knowing),
	}
	for _, in := range of.Inputs {
		out.Inputs = append(out.Inputs, jsonInput{in.Path, r.Plan.Get(in.Path), in.Distribution})
	}
	for _, s := range of.Forms {
		out.Forms = append(out.Forms, r.jsonSpread(s))
	}
	return out
}

func (r *Report) jsonSpread(s chance.Spread) jsonSpread {
	out := jsonSpread{
		Form: s.Form, Known: s.Known, P10: r.given(s.P10), P50: r.given(s.P50), P90: r.given(s.P90), Mean: r.given(s.Mean),
		Cheapest: decimals(s.Wins, chancePlaces), Hopeless: decimals(s.Hopeless, chancePlaces), Error: decimals(s.Error, chancePlaces),
	}
	if r.Plan.Budget.PlanCap.Given {
		over := decimals(s.Over, chancePlaces)
		out.OverCap = &over
	}
	return out
}

// jsonStandingOf is nil where no value is a range, or the offer is the only one.
func jsonStandingOf(s *chance.Standing) *jsonStanding {
	if s == nil {
		return nil
	}
	return &jsonStanding{s.Known, decimals(s.Wins, chancePlaces), decimals(s.Error, chancePlaces)}
}

// jsonInterruption is nil where nothing interrupts the offer.
func (r *Report) jsonInterruption(i *chance.Interruption) *jsonInterruption {
	if i == nil {
		return nil
	}
	out := &jsonInterruption{
		Clean: decimals(i.Clean, 6), Session: unit.FormatDuration(i.Session), Hopeless: i.Hopeless,
		On: hours(i.Now.On), Total: r.given(i.Now.Total), CalmOn: hours(i.Calm.On), CalmTotal: r.given(i.Calm.Total),
		Ratio: decimals(i.Ratio, chancePlaces),
	}
	if i.Expected < math.MaxInt64 {
		out.Expected = optional(unit.FormatDuration(i.Expected))
	}
	if i.BestEvery > 0 {
		out.Best, out.BestTotal = optional(unit.FormatDuration(i.BestEvery)), r.given(i.Best.Total)
	}
	if i.Rival.Form != "" {
		out.Rival = &jsonBest{r.Plan.Offers[i.Rival.Offer].Name, i.Rival.Form, r.amount(i.Rival.Total)}
	}
	if i.Flip.Given {
		rate := json.Number(i.Flip.Value.String())
		out.Flip = &rate
	}
	return out
}

// given writes an amount; null where it is not given.
func (r *Report) given(m model.Maybe[unit.Money]) *string { return r.known(m.Value, m.Given) }
