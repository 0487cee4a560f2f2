package report

import (
	_ "embed" // the schema
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"app/gpuplan/model/record"
	"app/gpuplan/model/record/tasklog"
	"app/gpuplan/model/text"
)

// writeLogCSV writes the entries as they stand in a log: gpuplan log import reads them.
func writeLogCSV(w io.Writer, l *Log) error {
	out := csv.NewWriter(w)
	if err := out.Write(tasklog.Columns); err != nil {
		return err
	}
	for i := range l.Entries {
		row := tasklog.Row{Entry: l.Entries[i]}
		if row.Entry.Open() {
			row.What = tasklog.Start
		}
		if err := out.Write(row.Cells()); err != nil {
			return err
		}
	}
	out.Flush()
	return out.Error()
}

// LogSchema is the JSON Schema (draft 2020-12) of the JSON of the log.
//
//go:embed log.schema.json
var LogSchema []byte

// The JSON of the log. A nil pointer is null: not noted.
type (
	jsonLog struct {
		Schema   int             `json:"schema"`
		Now      string          `json:"now"`
		Entries  []jsonEntry     `json:"entries"`
		Open     int             `json:"open"`
		On       json.Number     `json:"on_hours"`
		GPUs     *json.Number    `json:"gpu_hours"`
		Work     json.Number     `json:"work_hours"`
		Projects []jsonOfProject `json:"projects"`
		Told     []jsonTold      `json:"told"`
	}
	jsonOfProject struct {
		Project *string     `json:"project"`
		Entries int         `json:"entries"`
		On      json.Number `json:"on_hours"`
		Work    json.Number `json:"work_hours"`
	}
	jsonEntry struct {
		Line      int            `json:"line"`
		Boot      string         `json:"boot"`
		Stop      *string        `json:"stop"`
		Until     *string        `json:"stopped_by"`
		On        json.Number    `json:"on_hours"`
		From      *string        `json:"from"`
		To        *string        `json:"to"`
		Work      *json.Number   `json:"work_hours"`
		Instance  *string        `json:"instance"`
		Card      *string        `json:"card"`
		Offer     *string        `json:"offer"`
		Task      *string        `json:"task"`
		Project   *string        `json:"project"`
		Output    *string        `json:"output"`
		Balance   *string        `json:"balance"`
		Currency  *string        `json:"currency"`
		Downloads []jsonDownload `json:"downloads"`
		Note      *string        `json:"note"`
	}
	jsonDownload struct {
		Name string  `json:"name"`
		Size *string `json:"size"`
	}
	jsonTold struct {
		Text    string `json:"text"`
		Skipped bool   `json:"skipped"`
		Count   int    `json:"count"`
		Line    int    `json:"first_line"`
	}
)

func writeLogJSON(w io.Writer, l *Log) error {
	tree := jsonLog{
		Schema: SchemaVersion, Now: l.Now.Format(time.RFC3339), Entries: []jsonEntry{}, Open: l.open(), On: hours(l.timeOn(every)),
		Work: hours(l.work(every)), Projects: []jsonOfProject{}, Told: []jsonTold{},
	}
	if l.Priced() {
		cards := hours(l.gpuTime())
		tree.GPUs = &cards
	}
	for i := range l.Entries {
		tree.Entries = append(tree.Entries, l.jsonEntry(&l.Entries[i]))
	}
	names, count := l.projects()
	for _, name := range names {
		of := func(e *record.Entry) bool { return e.Project == name }
		tree.Projects = append(tree.Projects, jsonOfProject{optional(name), count[name], hours(l.timeOn(of)), hours(l.work(of))})
	}
	for _, told := range l.Tally.Told {
		tree.Told = append(tree.Told, jsonTold{l.say(told.Reason.Word()), told.Reason.Left(), told.Count, told.Line})
	}
	return writeIndented(w, tree)
}

func (l *Log) jsonEntry(e *record.Entry) jsonEntry {
	j := jsonEntry{
		Line: e.Line, Boot: e.Boot.Format(time.RFC3339), Stop: optionalTime(e.Stop), Until: optionalTime(e.Until), On: hours(e.On(l.Now)), From: optionalTime(e.From), To: optionalTime(e.To),
		Instance: optional(e.Instance), Card: optional(e.Card), Offer: optional(e.Offer), Task: optional(e.Task), Project: optional(e.Project),
		Currency: optional(e.Currency), Downloads: []jsonDownload{}, Note: optional(e.Note),
	}
	if e.Work >= 0 {
		work := hours(e.Work)
		j.Work = &work
	}
	if e.Output != 0 {
		j.Output = optional(e.Output.String())
	}
	if m, known := e.Balance.Value(); known {
		j.Balance = optional(m.String())
	}
	for _, d := range e.Downloads {
		size := (*string)(nil)
		if d.Size > 0 {
			size = optional(d.Size.String())
		}
		j.Downloads = append(j.Downloads, jsonDownload{d.Name, size})
	}
	return j
}

func optionalTime(t time.Time) *string {
	if t.IsZero() {
		return nil
	}
	return optional(t.Format(time.RFC3339))
}

// writeLogHledger writes entries as transactions of hledger's journal: costs where prices are known, else minutes alone, which
// no account has to balance. An entry that nothing closed is pending (!).
func writeLogHledger(w io.Writer, l *Log) error {
	for i := range l.Entries {
		e := &l.Entries[i]
		pending := ""
		if e.Open() {
			pending = "! "
		}
		account := "gpu:" + ledgerName(e.Project, l.say(text.LogNoProject))
		minutes := int64(e.On(l.Now) / time.Minute)
		lines := fmt.Sprintf("    (%s)  %d min\n", account, minutes)
		if m, known := l.cost(e); known {
			amount := l.Evaluation.Currency.Format(m) + " " + l.Evaluation.Currency.Code
			lines = fmt.Sprintf("    expenses:%s  %s\n    liabilities:gpu\n", account, amount)
		}
		_, err := fmt.Fprintf(w, "%s %s%s  ; boot: %s, on: %d min, instance: %s\n%s\n",
			e.Boot.Format(time.DateOnly), pending, ledgerName(e.Task, l.say(text.LogUntitled)), e.Boot.Format("2006-01-02 15:04 -07:00"), minutes,
			ledgerName(e.Instance, "-"), lines)
		if err != nil {
			return err
		}
	}
	return nil
}

// ledgerName makes a text a name in a journal: one line, nothing that ends a description, a tag or a part of an account.
func ledgerName(s, none string) string {
	s = strings.Map(func(r rune) rune {
		if strings.ContainsRune(";:,|()[]{}=@\"!*", r) {
			return '-'
		}
		return r
	}, plainLine(s))
	if s == "" {
		return none
	}
	return s
}

// focusHead names the columns, as FOCUS 1.0 names them; a cost that is not known is empty.
var focusHead = []string{
	"BilledCost", "BillingCurrency", "ChargeCategory", "ChargeDescription", "ChargePeriodEnd", "ChargePeriodStart", "ConsumedQuantity", "ConsumedUnit",
	"EffectiveCost", "ResourceId", "ResourceName", "ServiceCategory", "Tags",
}

func writeLogFocus(w io.Writer, l *Log) error {
	out := csv.NewWriter(w)
	if err := out.Write(focusHead); err != nil {
		return err
	}
	for i := range l.Entries {
		e := &l.Entries[i]
		cost, currency := "", ""
		if m, known := l.cost(e); known {
			cost, currency = l.Evaluation.Currency.Format(m), l.Evaluation.Currency.Code
		}
		tags, err := json.Marshal(map[string]string{"project": plainLine(e.Project)})
		if err != nil {
			return err
		}
		const utc = "2006-01-02T15:04:05Z"
		cells := []string{
			cost, currency, "Usage", sheetText(e.Task), l.end(e).UTC().Format(utc), e.Boot.UTC().Format(utc),
			strconv.FormatFloat(e.On(l.Now).Hours(), 'f', -1, 64), "Hours", cost, sheetText(e.Instance), sheetText(e.Card), "Compute", string(tags),
		}
		if err := out.Write(cells); err != nil {
			return err
		}
	}
	out.Flush()
	return out.Error()
}
