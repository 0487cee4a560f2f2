package report

import (
	_ "embed" // the schema
	"encoding/csv"
	"encoding/json"
	"io"
	"strconv"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/vram"
)

// SizeSchema is the JSON Schema (draft 2020-12) of the JSON of what a model needs.
//
//go:embed size.schema.json
var SizeSchema []byte

// The JSON of what a model needs. Sizes are bytes on each card. A nil pointer is null: unknown, or not there.
type (
	jsonSize struct {
		Schema  int              `json:"schema"`
		Model   jsonSized        `json:"model"`
		Task    vram.Task        `json:"task"`
		Cards   int64            `json:"cards"`
		Terms   []jsonTerm       `json:"terms"`
		Needed  jsonBytes        `json:"needed"`
		Host    unit.Bytes       `json:"host"` // in the memory of the machine, by offload
		Card    *jsonFit         `json:"card"`
		Changes []jsonSizeChange `json:"changes"`
		Time    *jsonTime        `json:"time"`
		Offers  []jsonSizeOffer  `json:"offers"`
		Scaling *jsonScaling     `json:"scaling"`
	}
	jsonSized struct {
		Name    *string `json:"name"`
		Params  int64   `json:"params"`
		Active  int64   `json:"active_params"`
		Assumed bool    `json:"assumed"` // layers, heads and vocabulary are usual ones for the size
		Source  *string `json:"source"`
		Date    *string `json:"date"`
	}
	jsonBytes struct {
		Low    unit.Bytes `json:"low"`
		Likely unit.Bytes `json:"likely"`
		High   unit.Bytes `json:"high"`
	}
	jsonTerm struct {
		Key string `json:"key"`
		jsonBytes
		Formula [][]jsonFactor `json:"formula"` // of the likely value: products that are added up
		Source  string         `json:"source"`
	}
	jsonFactor struct {
		Key   string      `json:"key"`
		Value json.Number `json:"value"`
		Over  bool        `json:"over,omitempty"` // divided by
	}
	jsonFit struct {
		Name   *string     `json:"name"`
		Usable unit.Bytes  `json:"usable"`
		Spare  *unit.Bytes `json:"spare"`
		Fit    *vram.Fit   `json:"fit"`
		Source *string     `json:"source"`
	}
	jsonSizeChange struct {
		Key    string    `json:"key"`
		Needed jsonBytes `json:"needed"`
		Fit    vram.Fit  `json:"fit"`
	}
	jsonTime struct {
		Tokens   int64        `json:"tokens"`
		Low      *json.Number `json:"low_hours"`
		Likely   *json.Number `json:"likely_hours"`
		High     *json.Number `json:"high_hours"`
		Measured bool         `json:"measured"`

		Formula [][]jsonFactor `json:"formula"` // of the likely value, in seconds
		Source  *string        `json:"source"`
	}
	jsonSizeOffer struct {
		Offer string `json:"offer"`
		jsonFit
		Form       *string `json:"form"`
		PerTask    *string `json:"per_task"`
		PerMillion *string `json:"per_million_tokens"`
		Cheapest   bool    `json:"cheapest"`

		Several *jsonSeveral `json:"several"`
	}
	jsonSeveral struct {
		Cards   int64     `json:"cards"`
		Needed  jsonBytes `json:"needed"`
		PerTask *string   `json:"per_task"`
	}
	jsonScaling struct {
		Pays    *int64  `json:"pays_up_to"` // null: no limit shows
		Wait    float64 `json:"wait"`
		Clash   float64 `json:"clash"`
		PerHour float64 `json:"one_alone_per_hour"`
	}
)

func writeSizeJSON(w io.Writer, s *Size) error {
	need, m := s.Setup.Need(), s.Setup.Model
	doc := jsonSize{
		Schema: SchemaVersion, Task: s.Setup.Task, Cards: s.Setup.Cards, Needed: jsonBytes(need.Total), Host: need.Host,
		Model: jsonSized{optional(m.Name), m.Counts.Total, m.Counts.Active, m.Assumed, optional(m.Source), optional(m.Date.String())},
		Terms: []jsonTerm{}, Changes: []jsonSizeChange{}, Offers: []jsonSizeOffer{}, Time: s.jsonTime(), Scaling: s.jsonScaling(),
	}
	for _, t := range need.Terms {
		doc.Terms = append(doc.Terms, jsonTerm{t.Key, jsonBytes(t.Bytes), jsonFormula(t.Formula.Likely), t.Source})
	}
	if usable := s.Card.Gives(); usable > 0 {
		fit := jsonFitOf(vram.Holding{Usable: usable, Card: s.Card, Need: need, Fit: need.On(usable)})
		doc.Card = &fit
		for _, c := range s.Setup.Changes(usable) {
			doc.Changes = append(doc.Changes, jsonSizeChange{c.Key, jsonBytes(c.Need.Total), c.Fit})
		}
	}
	for _, o := range s.SizeOffers() {
		doc.Offers = append(doc.Offers, jsonSizeOffer{
			o.Name, jsonFitOf(o.Holding), optional(o.Form), s.jsonMoney(o.PerTask), s.jsonMoney(o.PerMillion), o.Cheapest, s.jsonSeveral(o.Several),
		})
	}
	return writeIndented(w, doc)
}

func jsonFormula(sum vram.Sum) [][]jsonFactor {
	var list [][]jsonFactor
	for _, p := range sum {
		var factors []jsonFactor
		for _, f := range p {
			factors = append(factors, jsonFactor{f.Key, json.Number(strconv.FormatFloat(float64(f.Num)/float64(f.Den), 'f', -1, 64)), f.Over})
		}
		list = append(list, factors)
	}
	return list
}

func jsonFitOf(h vram.Holding) jsonFit {
	f := jsonFit{Name: optional(h.Card.Name), Usable: h.Usable, Source: optional(h.Card.Measured.Source)}
	if h.Usable > 0 {
		spare := h.Spare()
		f.Spare, f.Fit = &spare, &h.Fit
	}
	return f
}

// toldHours writes the hours of a round; nil where they are more than can be told.
func toldHours(d time.Duration) *json.Number {
	if d == vram.Longest {
		return nil
	}
	n := hours(d)
	return &n
}

func (s *Size) jsonTime() *jsonTime {
	if !s.timed() {
		return nil
	}
	r := s.Time.Round
	return &jsonTime{s.Time.Tokens, toldHours(r.Low), toldHours(r.Likely), toldHours(r.High), s.Time.Measured, jsonFormula(s.Time.Formula.Likely), optional(s.Time.Source)}
}

func (s *Size) jsonScaling() *jsonScaling {
	if s.Scaling == nil {
		return nil
	}
	out := &jsonScaling{Wait: s.Scaling.Wait, Clash: s.Scaling.Clash, PerHour: s.Scaling.PerHour(1)}
	if n := s.Scaling.Pays(); n < vram.MostParallel {
		out.Pays = &n
	}
	return out
}

func (s *Size) jsonSeveral(v Several) *jsonSeveral {
	if v.Cards == 0 {
		return nil
	}
	return &jsonSeveral{v.Cards, jsonBytes(v.Need.Total), s.jsonMoney(v.PerTask)}
}

func (s *Size) jsonMoney(m model.Maybe[unit.Money]) *string { return s.known(m.Value, m.Given) }

// sizeHead names the columns: a row is a part of the memory on each card in bytes, the last one all of it.
var sizeHead = []string{"term", "low", "likely", "high", "source"}

func writeSizeCSV(w io.Writer, s *Size) error {
	rows := [][]string{sizeHead}
	add := func(key string, b vram.Range[unit.Bytes], source string) {
		whole := func(b unit.Bytes) string { return strconv.FormatInt(int64(b), 10) }
		rows = append(rows, []string{key, whole(b.Low), whole(b.Likely), whole(b.High), source})
	}
	need := s.Setup.Need()
	for _, t := range need.Terms {
		add(t.Key, t.Bytes, t.Source)
	}
	add("needed", need.Total, "")
	return csv.NewWriter(w).WriteAll(rows)
}
