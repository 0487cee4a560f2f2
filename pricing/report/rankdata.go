package report

import (
	_ "embed" // the schema
	"encoding/csv"
	"io"
	"strconv"

	"app/gpuplan/model/pricelist"
	"app/gpuplan/pricing"
)

// RankingSchema is the JSON Schema (draft 2020-12) of the JSON of a ranking.
//
//go:embed ranking.schema.json
var RankingSchema []byte

// The JSON of a ranking. A nil pointer is null: unknown, or not there.
type (
	jsonRanking struct {
		Schema   int          `json:"schema"`
		Currency string       `json:"currency"`
		Layout   *string      `json:"layout"`
		Spot     bool         `json:"spot"`
		Rows     int          `json:"rows"`
		Ranked   int          `json:"ranked"`
		Doubts   int          `json:"doubts"`
		Offers   []jsonRanked `json:"offers"`
		LeftOut  []jsonLeft   `json:"left_out"`
	}
	jsonRanked struct {
		Rank          int     `json:"rank"`
		Line          int     `json:"line"`
		Name          *string `json:"name"`
		Provider      *string `json:"provider"`
		Card          *string `json:"card"`
		Count         string  `json:"count"`
		VRAM          *string `json:"vram"`
		Region        *string `json:"region"`
		Price         *string `json:"price"`
		Spot          *string `json:"spot"`
		Month         *string `json:"month"`
		Doubt         bool    `json:"doubt"`
		Form          string  `json:"form"`
		Total         string  `json:"total"`
		PerUsefulHour *string `json:"per_useful_hour"`
	}
	jsonLeft struct {
		Reason string  `json:"reason"`
		Count  int     `json:"count"`
		Line   int     `json:"first_line"`
		Text   *string `json:"text"`
	}
)

func writeRankJSON(w io.Writer, r Ranking) error {
	tree := jsonRanking{
		Schema: SchemaVersion, Currency: r.Evaluation.Currency.Code, Layout: optional(r.Layout), Spot: r.Spot,
		Rows: r.Tally.Rows, Ranked: r.Tally.Ranked, Doubts: r.Tally.Doubts, Offers: []jsonRanked{}, LeftOut: []jsonLeft{},
	}
	for i := range r.List {
		tree.Offers = append(tree.Offers, r.jsonRanked(i))
	}
	for _, left := range r.Tally.Left {
		tree.LeftOut = append(tree.LeftOut, jsonLeft{left.Reason.Key(), left.Count, left.Line, optional(left.Text)})
	}
	return writeIndented(w, tree)
}

func (r *Ranking) jsonRanked(i int) jsonRanked {
	of, q := &r.List[i].Of, &r.List[i].Quote
	return jsonRanked{
		Rank: i + 1, Line: of.Line, Name: optional(of.Name), Provider: optional(of.Provider), Card: optional(of.Card),
		Count: of.Cards.String(), VRAM: optional(vramText(of)), Region: optional(of.Region),
		Price: optional(priceText(of.Hourly)), Spot: optional(priceText(of.Spot)), Month: optional(sumText(of.Monthly)),
		Doubt: of.Doubt, Form: q.Form, Total: r.Evaluation.Currency.Format(q.Total), PerUsefulHour: optional(r.usefulText(q)),
	}
}

// rankHead names the columns: where they hold what a price list has, as the list's own, so that a ranking can be ranked.
var rankHead = []string{
	"rank", "line", "name", "provider", "card", "count", "vram", "region", "price", "spot", "month", "currency", "form", "total", "per_useful_hour",
}

func writeRankCSV(w io.Writer, r Ranking) error {
	out := csv.NewWriter(w)
	if err := out.Write(rankHead); err != nil {
		return err
	}
	for i := range r.List {
		of, q := &r.List[i].Of, &r.List[i].Quote
		cells := []string{
			strconv.Itoa(i + 1), strconv.Itoa(of.Line), sheetText(of.Name), sheetText(of.Provider), sheetText(of.Card), of.Cards.String(),
			vramText(of), sheetText(of.Region), priceText(of.Hourly), priceText(of.Spot), sumText(of.Monthly), r.Evaluation.Currency.Code,
			sheetText(q.Form), r.Evaluation.Currency.Format(q.Total), r.usefulText(q),
		}
		if err := out.Write(cells); err != nil {
			return err
		}
	}
	out.Flush()
	return out.Error()
}

// Values for programs; empty where they are not known.

func vramText(of *pricelist.Row) string {
	if of.VRAM == 0 {
		return ""
	}
	return of.VRAM.String()
}

func priceText(p pricelist.Price) string {
	if v, known := p.PerHour().Value(); known {
		return v.String()
	}
	return ""
}

func sumText(p pricelist.Price) string {
	if v, known := p.Money().Value(); known {
		return v.String()
	}
	return ""
}

func (r *Ranking) usefulText(q *pricing.Quote) string {
	if _, hour, ok := r.perUse(q); ok {
		return r.Evaluation.Currency.Format(hour)
	}
	return ""
}
