package report

import (
	"slices"
	"strings"

	"app/gpuplan/model/text"
)

// Told says what became of the rows of log, bill and readings.
func (r *Reconciliation) Told() []string { return slices.Concat(r.ofLog(), r.ofBill(), r.ofReadings()) }

// ofLog says what became of the log's rows.
func (r *Reconciliation) ofLog() (list []string) {
	for _, p := range r.Log {
		list = append(list, r.Lang.Phrase(p))
	}
	return list
}

// ofBill says what a bill was taken for, and what became of its rows.
func (r *Reconciliation) ofBill() (list []string) {
	t := r.Bill
	if t == nil {
		return nil
	}
	list = append(list, r.say(text.BillPlain, t.Encoding))
	if t.Layout != "" {
		list[0] = r.say(text.BillLayout, t.Layout, t.Encoding)
	}
	for _, s := range t.Sums() {
		if s.Currency == "" {
			list = append(list, r.say(text.BillInPlans, text.Rows.Of(s.Rows), r.Result.Currency.Code))
		}
	}
	if t.Credited > 0 {
		list = append(list, r.say(text.BillCredited, text.Rows.Of(t.Credited)))
	}
	for _, s := range t.Skipped {
		list = append(list, r.say(text.BillSkipped, text.Rows.Of(s.Count), s.Reason.Says(), t.Place.With(s.Row)))
	}
	if len(t.Others) > 0 {
		list = append(list, r.say(text.BillPayees, strings.Join(t.Others, ", ")))
	}
	if t.Twins > 0 {
		list = append(list, r.say(text.BillTwins, text.Rows.Of(t.Twins), t.Place.With(t.Twin)))
	}
	for i := range t.Stated {
		if s := &t.Stated[i]; !t.Agrees(s) {
			list = append(list, r.say(text.BillStated, short(s.Text)))
		}
	}
	if doubt := t.Doubt(); doubt != "" {
		list = append(list, r.say(text.BillDoubt, short(doubt)))
	}
	return list
}

// ofReadings says which readings were skipped.
func (r *Reconciliation) ofReadings() (list []string) {
	for _, s := range r.Readings {
		list = append(list, r.say(text.ReadingsSkipped, text.Rows.Of(s.Count), s.Reason.Says(), text.PlaceLine.With(s.Row)))
	}
	return list
}

// The JSON of what a bill was taken for.
type (
	jsonBill struct {
		Layout   *string       `json:"layout"`
		Encoding string        `json:"encoding"`
		Rows     int           `json:"rows"`
		Read     int           `json:"read"`
		Twins    int           `json:"twins"`
		Skipped  []jsonSkipped `json:"skipped"`
		Stated   []jsonStated  `json:"stated"`
	}
	jsonSkipped struct {
		Reason string `json:"reason"`
		Rows   int    `json:"rows"`
		First  int    `json:"first"`
	}
	jsonStated struct {
		Text   string `json:"text"`
		Agrees bool   `json:"agrees"`
	}
)

// jsonBill gives what the bill was taken for; nil where there is none.
func (r *Reconciliation) jsonBill() *jsonBill {
	t := r.Bill
	if t == nil {
		return nil
	}
	b := &jsonBill{Layout: optional(t.Layout), Encoding: t.Encoding, Rows: t.Rows, Read: t.Lines, Twins: t.Twins, Skipped: []jsonSkipped{}, Stated: []jsonStated{}}
	for _, s := range t.Skipped {
		b.Skipped = append(b.Skipped, jsonSkipped{r.say(s.Reason.Says()), s.Count, s.Row})
	}
	for i := range t.Stated {
		b.Stated = append(b.Stated, jsonStated{t.Stated[i].Text, t.Agrees(&t.Stated[i])})
	}
	return b
}
