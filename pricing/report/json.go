package report

import (
	"bytes"
	_ "embed" // the schema
	"encoding/json"
	"io"

	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// SchemaVersion is the version of the JSON that is written, the value of "schema" in it.
const SchemaVersion = 1

// Schema is the JSON Schema (draft 2020-12) of the JSON that is written.
//
//go:embed schema.json
var Schema []byte

// The JSON of a report (interface §3). A nil pointer is null: unknown, or not there.
type (
	jsonReport struct {
		Schema   int            `json:"schema"`
		Currency string         `json:"currency"`
		Plan     object         `json:"plan"`
		Period   pricing.Period `json:"period"`
		Offers   []jsonOffer    `json:"offers"`
		Best     *jsonBest      `json:"best"`
		Own      *jsonOwn       `json:"own"`
		Waste    []jsonWaste    `json:"waste"`
		Warnings []jsonWarning  `json:"warnings"`
	}
	jsonOffer struct {
		Name      string          `json:"name"`
		Forms     []jsonForm      `json:"forms"`
		Breakeven []jsonBreakeven `json:"breakeven"`
		Ladder    []jsonRung      `json:"ladder"`
		Mix       *jsonMix        `json:"mix"`
		Verdict   jsonVerdict     `json:"verdict"`

		Horizon      []jsonHorizon     `json:"horizon"`
		HourlyFirst  []jsonHourlyFirst `json:"hourly_first"`
		Refunds      []jsonRefund      `json:"refunds"`
		Chance       *jsonChance       `json:"chance,omitempty"`
		Standing     *jsonStanding     `json:"standing,omitempty"`
		Interruption *jsonInterruption `json:"interruption,omitempty"`
	}
	jsonForm struct {
		Form          string             `json:"form"`
		Total         *string            `json:"total"`
		TotalLow      *string            `json:"total_low,omitempty"`
		Complete      bool               `json:"complete"`
		Hopeless      bool               `json:"hopeless,omitempty"`
		LeftOut       bool               `json:"left_out,omitempty"`
		Parts         map[string]*string `json:"parts"`
		Charges       []jsonCharge       `json:"charges"`
		Boots         int                `json:"boots"`
		OnHours       json.Number        `json:"on_hours"`
		UsefulHours   json.Number        `json:"useful_hours"`
		BilledHours   json.Number        `json:"billed_hours"`
		AlwaysOn      bool               `json:"always_on"`
		PerTask       *string            `json:"per_task"`
		PerUsefulHour *string            `json:"per_useful_hour"`
		PerOutputHour *string            `json:"per_output_hour"`
	}
	jsonCharge struct {
		Key       string      `json:"key"`
		Part      string      `json:"part"`
		Quantity  string      `json:"quantity"`
		UnitPrice *string     `json:"unit_price"`
		Cost      *string     `json:"cost"`
		Of        []jsonShare `json:"of,omitempty"`
	}
	jsonShare struct {
		Key      string  `json:"key"`
		Quantity string  `json:"quantity"`
		Cost     *string `json:"cost"`
	}
	jsonBreakeven struct {
		Form        string       `json:"form"`
		Against     string       `json:"against"`
		Axis        string       `json:"axis"`
		Spans       [][2]string  `json:"spans"`
		HoursPerDay *json.Number `json:"hours_per_day"`
		Step        bool         `json:"step"`
	}
	jsonRung struct {
		From string `json:"from"`
		To   string `json:"to"`
		Form string `json:"form"`
	}
	jsonMix struct {
		Compute *string       `json:"compute"`
		NoGPU   *string       `json:"no_gpu,omitempty"`
		Items   []jsonMixItem `json:"items"`
		LeftOut []string      `json:"left_out,omitempty"`
	}
	jsonMixItem struct {
		Form    string  `json:"form"`
		FromDay int     `json:"from_day"`
		Days    int     `json:"days"`
		Cost    *string `json:"cost"`
	}
	jsonVerdict struct {
		Form    *string      `json:"form"`
		Rival   *string      `json:"rival"`
		Margin  *string      `json:"margin"`
		Percent *json.Number `json:"margin_percent"`
		Decided bool         `json:"decided"`
		Close   bool         `json:"close"`
	}
	jsonBest struct {
		Offer string  `json:"offer"`
		Form  string  `json:"form"`
		Total *string `json:"total"`
	}
	jsonWaste struct {
		Key   string  `json:"key"`
		Offer string  `json:"offer"`
		Form  string  `json:"form"`
		Cost  *string `json:"cost"`
		Basis string  `json:"basis"`
		Do    string  `json:"do"`
	}
	jsonWarning struct {
		Key   string  `json:"key"`
		Offer *string `json:"offer"`
		Form  *string `json:"form"`
		Text  string  `json:"text"`
	}
)

func writeJSON(w io.Writer, r Report) error { return writeIndented(w, r.tree()) }

// json gives the report as an indented document.
func (r *Report) json() ([]byte, error) {
	var b bytes.Buffer
	err := writeIndented(&b, r.tree())
	return b.Bytes(), err
}

// writeIndented writes JSON that people can read as well, on a terminal too.
func writeIndented(w io.Writer, doc any) error {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	if err := e.Encode(doc); err != nil {
		return err
	}
	_, err := w.Write(jsonText(b.Bytes()))
	return err
}

func (r *Report) tree() *jsonReport {
	offers := r.offers()
	tree := &jsonReport{
		Schema: SchemaVersion, Currency: r.Evaluation.Currency.Code, Plan: planObject(&r.Plan), Period: r.period(),
		Offers: []jsonOffer{}, Waste: []jsonWaste{}, Warnings: []jsonWarning{},
	}
	for i := range offers {
		tree.Offers = append(tree.Offers, r.jsonOffer(&offers[i], r.outlook(i)))
		tree.Waste = append(tree.Waste, r.jsonWaste(&offers[i])...)
	}
	tree.Best, tree.Own = r.jsonBest(offers), r.jsonOwn()
	for _, w := range r.Warnings() {
		tree.Warnings = append(tree.Warnings, jsonWarning{w.Key, optional(w.Offer), optional(w.Form), r.Warning(w)})
	}
	return tree
}

func (r *Report) jsonBest(offers []offer) *jsonBest {
	best := r.Evaluation.Best
	if !best.Found {
		return nil
	}
	o := &offers[best.Offer]
	q := &o.Quotes[best.Quote]
	return &jsonBest{o.Name, q.Form, r.known(q.Total, !o.absent[best.Quote])}
}

func (r *Report) jsonWaste(o *offer) []jsonWaste {
	var list []jsonWaste
	for _, w := range o.Waste {
		list = append(list, jsonWaste{
			Key: w.Key, Offer: o.Name, Form: w.Form, Cost: r.known(w.Cost, w.Known && o.exists(w.Form)),
			Basis: r.Basis(w), Do: r.Advice(w),
		})
	}
	return list
}

// known gives an amount of money as JSON writes it; null where it is not known.
func (r *Report) known(m unit.Money, known bool) *string {
	if !known {
		return nil
	}
	s := r.Evaluation.Currency.Format(m)
	return &s
}

// optional gives nil for no text.
func optional(s string) *string {
	if s == "" {
		return nil
	}
	return &s
}
