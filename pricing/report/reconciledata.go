package report

import (
	_ "embed" // the schema
	"encoding/csv"
	"encoding/json"
	"io"
	"strconv"
	"time"

	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/reconcile"
)

// ReconciliationSchema is the JSON Schema (draft 2020-12) of the JSON of a reconciliation.
//
//go:embed reconciliation.schema.json
var ReconciliationSchema []byte

// The JSON of a reconciliation. Times are in hours, with two decimals; moments are of RFC 3339; null is not known, or not there.
type (
	jsonReconciliation struct {
		Schema     int                    `json:"schema"`
		Currency   string                 `json:"currency"`
		Only       *string                `json:"only"`
		From       *string                `json:"from"`
		To         *string                `json:"to"`
		Agrees     bool                   `json:"agrees"`
		BillZone   *string                `json:"bill_zone"`
		Billed     *string                `json:"billed"`
		Planned    *string                `json:"planned"`
		Difference *string                `json:"difference"`
		Parts      map[string]string      `json:"parts"`
		Wasted     string                 `json:"wasted"`
		Findings   []jsonFinding          `json:"findings"`
		Days       []jsonDay              `json:"days"`
		Undated    string                 `json:"undated"`
		Tasks      []jsonGroup            `json:"tasks"`
		Projects   []jsonGroup            `json:"projects"`
		Boots      []jsonBoot             `json:"boots"`
		Peak       int                    `json:"peak"`
		Learned    map[string]jsonLearned `json:"learned"`
		Tolerance  jsonLimits             `json:"tolerance"`
		Bill       *jsonBill              `json:"bill"`
		Rows       int                    `json:"rows"`
		Matched    int                    `json:"matched"`
	}
	jsonFinding struct {
		Key    string  `json:"key"`
		Kind   string  `json:"kind"`
		Cost   string  `json:"cost"`
		Level  string  `json:"level"`
		State  string  `json:"state"`
		Waste  bool    `json:"waste"`
		Basis  string  `json:"basis"`
		Do     string  `json:"do"`
		Reason *string `json:"reason"`
	}
	jsonDay struct {
		Day     string      `json:"day"`
		On      json.Number `json:"on"`
		Working json.Number `json:"working"`
		SetUp   json.Number `json:"setup"`
		Idle    json.Number `json:"idle"`
		Cost    string      `json:"cost"`
	}
	jsonGroup struct {
		Name      string      `json:"name"`
		Entries   int         `json:"entries"`
		Billed    int         `json:"entries_billed"`
		Working   json.Number `json:"working"`
		Cost      string      `json:"cost"`
		PerTask   *string     `json:"per_task"`
		PerOutput *string     `json:"per_output"`
	}
	jsonBoot struct {
		Instance string  `json:"instance"`
		From     string  `json:"from"`
		To       string  `json:"to"`
		CloseAt  *string `json:"close_at"`
		NoEnd    bool    `json:"end_unknown"`
		State    string  `json:"state"`
		Rows     int     `json:"rows"`
		Billed   string  `json:"billed"`
		Should   string  `json:"should"`
	}
	jsonLearned struct {
		Count     int         `json:"count"`
		Mean      json.Number `json:"mean"`
		Deviation json.Number `json:"deviation"`
		P90       json.Number `json:"p90"`
		Margin    json.Number `json:"margin"`
	}
	jsonLimits struct {
		Clock   string `json:"clock"`
		Grace   string `json:"grace"`
		Price   string `json:"price"`
		Cents   string `json:"cents"`
		Unknown string `json:"unknown"`
	}
)

func writeReconcileJSON(w io.Writer, r Reconciliation) error {
	res, l := &r.Result, &r.Result.Learned
	tree := jsonReconciliation{
		Schema: SchemaVersion, Currency: res.Currency.Code, Only: optional(r.Only), From: r.stamp(res.From), To: r.stamp(res.To), Agrees: res.Agrees, BillZone: optional(res.BillZone()),
		Wasted: r.sum(res.Wasted), Undated: r.sum(res.Undated), Peak: res.Peak.Instances, Bill: r.jsonBill(), Rows: res.Tally.Rows, Matched: res.Tally.Matched,
		Findings: []jsonFinding{}, Days: []jsonDay{}, Tasks: r.jsonGroups(res.Tasks), Projects: r.jsonGroups(res.Projects), Boots: []jsonBoot{},
		Learned: map[string]jsonLearned{
			"hours_per_day": spreadJSON(l.PerDay), "task_hours": spreadJSON(l.TaskTime), "setup": spreadJSON(l.SetUp), "idle": spreadJSON(l.Idle),
		},
		Tolerance: jsonLimits{
			unit.FormatDuration(res.Limits.Clock), unit.FormatDuration(res.Limits.Grace), strconv.FormatFloat(res.Limits.Drift, 'f', -1, 64),
			r.sum(res.Limits.Cents), r.sum(res.Limits.Unknown),
		},
	}
	if res.HasBill {
		tree.Billed = optional(r.sum(res.Billed))
	}
	if res.Comparable {
		tree.Planned, tree.Difference, tree.Parts = optional(r.sum(res.Planned)), optional(r.sum(res.Difference)), map[string]string{}
		for _, p := range res.Parts {
			tree.Parts[string(p.Cause)] = r.sum(p.Cost)
		}
	}
	r.jsonLists(&tree)
	return writeIndented(w, tree)
}

func (r *Reconciliation) jsonLists(tree *jsonReconciliation) {
	for i := range r.Result.Findings {
		f := &r.Result.Findings[i]
		tree.Findings = append(tree.Findings, jsonFinding{
			Key: f.Key, Kind: string(f.Kind), Cost: r.sum(f.Cost), Level: string(f.Level), State: string(f.State), Waste: f.Kind.IsWaste(),
			Basis: r.FindingBasis(f), Do: r.FindingAdvice(f), Reason: optional(f.Reason),
		})
	}
	for i := range r.Result.Days {
		d := &r.Result.Days[i]
		tree.Days = append(tree.Days, jsonDay{d.Date.String(), hoursJSON(d.On), hoursJSON(d.Working), hoursJSON(d.SetUp), hoursJSON(d.Idle), r.sum(d.Cost)})
	}
	for i := range r.Result.Boots {
		b := &r.Result.Boots[i]
		tree.Boots = append(tree.Boots, jsonBoot{
			b.Instance, *r.stamp(b.From), *r.stamp(b.To), r.stamp(b.CloseAt), b.NoEnd, string(b.State), b.Rows, r.sum(b.Billed), r.sum(b.Should),
		})
	}
}

func (r *Reconciliation) jsonGroups(list []reconcile.Group) []jsonGroup {
	groups := []jsonGroup{}
	for i := range list {
		g := jsonGroup{Name: list[i].Name, Entries: list[i].Entries, Billed: list[i].Billed, Working: hoursJSON(list[i].Working), Cost: r.sum(list[i].Cost)}
		if g.Billed > 0 {
			g.PerTask = optional(r.sum(list[i].PerTask))
		}
		if list[i].BilledOutput.Sign() > 0 {
			g.PerOutput = optional(r.sum(list[i].PerOutput))
		}
		groups = append(groups, g)
	}
	return groups
}

// sum writes an amount for programs.
func (r *Reconciliation) sum(m unit.Money) string { return r.Result.Currency.Format(m) }

// stamp writes a moment for programs; nil where there is none.
func (r *Reconciliation) stamp(t time.Time) *string {
	if t.IsZero() {
		return nil
	}
	return optional(t.In(r.Result.Zone).Format(time.RFC3339))
}

func hoursJSON[T interface{ Hours() float64 }](d T) json.Number {
	return json.Number(strconv.FormatFloat(d.Hours(), 'f', 2, 64))
}

func spreadJSON(s reconcile.Spread) jsonLearned {
	return jsonLearned{s.N, hoursJSON(s.Mean), hoursJSON(s.Deviation), hoursJSON(s.P90), hoursJSON(s.Margin)}
}

// plainExact writes an amount as a decimal, to a millionth.
func plainExact(e unit.Exact) string {
	m, err := unit.HalfUp.Money(e, 1)
	if err != nil {
		return e.String()
	}
	return m.String()
}

// reconcileHead names the columns: findings, one in a row.
var reconcileHead = []string{"kind", "key", "cost", "currency", "level", "state", "from", "to", "instance", "basis", "do", "reason"}

func writeReconcileCSV(w io.Writer, r Reconciliation) error {
	out := csv.NewWriter(w)
	if err := out.Write(reconcileHead); err != nil {
		return err
	}
	moment := func(t time.Time) string {
		if s := r.stamp(t); s != nil {
			return *s
		}
		return ""
	}
	for i := range r.Result.Findings {
		f := &r.Result.Findings[i]
		cells := []string{
			string(f.Kind), sheetText(f.Key), r.sum(f.Cost), r.Result.Currency.Code, string(f.Level), string(f.State), moment(f.Basis.From),
			moment(f.Basis.To), sheetText(f.Basis.Instance), sheetText(r.FindingBasis(f)), sheetText(r.FindingAdvice(f)), sheetText(f.Reason),
		}
		if err := out.Write(cells); err != nil {
			return err
		}
	}
	out.Flush()
	return out.Error()
}
