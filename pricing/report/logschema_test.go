package report_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"app/gpuplan/model/record"
	"app/gpuplan/model/record/tasklog"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/report"
)

// An entry that says all, one that says nothing and was forgotten, and none: each fits the schema. 2 h on with two cards are 4.
func TestLogSchema(t *testing.T) {
	nine := time.Date(2026, 11, 30, 9, 0, 0, 0, time.UTC)
	l := &report.Log{Report: read(t, "plans/article.toml")}
	l.Now, l.Plan.Workload.GPUs = nine.Add(time.Hour), 2
	l.Entries = []record.Entry{
		{Boot: nine.Add(-48 * time.Hour), Until: nine.Add(-47 * time.Hour), Work: -1},
		{
			Line: 3, Instance: "a", Boot: nine, Stop: nine.Add(time.Hour), From: nine, To: nine.Add(time.Hour), Work: time.Hour, Card: "RTX 4090", Offer: "A",
			Task: "lora", Project: "thesis", Output: unit.One, Balance: unit.Known(unit.Money(480_500_000)), Currency: "CNY",
			Downloads: []record.Download{{Name: "llama", Size: 15 * unit.GB}, {Name: "data"}}, Note: "first",
		},
	}
	l.Tally.Told = []tasklog.Told{{Reason: tasklog.Unclosed, Count: 1, Line: 2}}
	at := slices.IndexFunc(report.LogFormats, func(f report.Format[*report.Log]) bool { return f.Name == "json" })
	written := func() string {
		var b bytes.Buffer
		if err := report.LogFormats[at].Write(&b, l); err != nil {
			t.Fatal(err)
		}
		return b.String()
	}
	s, good := schemaOf(t, report.LogSchema), written()
	valid(t, s, good)
	if !strings.Contains(good, `"gpu_hours": 4,`) {
		t.Errorf("no 4 hours of cards in\n%s", good)
	}
	for _, change := range [][2]string{{`"line": 3`, `"line": -3`}, {`"currency": "CNY"`, `"currency": "yuan"`}, {`"stopped_by"`, `"until"`}} {
		value, err := jsonschema.UnmarshalJSON(strings.NewReader(strings.Replace(good, change[0], change[1], 1)))
		if err != nil || !strings.Contains(good, change[0]) {
			t.Fatal(change, err)
		}
		if s.Validate(value) == nil {
			t.Errorf("%s in place of %s is let through", change[1], change[0])
		}
	}
	l.Entries, l.Tally = nil, tasklog.Tally{}
	l.Plan.Offers = nil
	valid(t, s, written())
}
