package report_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/report"
)

// schema compiles the schema of a report.
func schema(t testing.TB) *jsonschema.Schema {
	t.Helper()
	return schemaOf(t, report.Schema)
}

// schemaOf compiles one of the schemas that the package gives.
func schemaOf(t testing.TB, data []byte) *jsonschema.Schema {
	t.Helper()
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	c := jsonschema.NewCompiler()
	if err := c.AddResource("schema.json", doc); err != nil {
		t.Fatal(err)
	}
	s, err := c.Compile("schema.json")
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func valid(t testing.TB, s *jsonschema.Schema, doc string) {
	t.Helper()
	value, err := jsonschema.UnmarshalJSON(strings.NewReader(doc))
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Validate(value); err != nil {
		t.Errorf("%v", err)
	}
}

func TestSchemaHoldsForGoldens(t *testing.T) {
	files, err := filepath.Glob("testdata/golden/*.json")
	if err != nil || len(files) != len(plans)*len(text.Languages) {
		t.Fatal(files, err)
	}
	s := schema(t)
	for _, file := range files {
		doc, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		valid(t, s, string(doc))
	}
}

// The forty worked plans of package pricing, in every period.
func TestSchemaHoldsForWorkedPlans(t *testing.T) {
	s := schema(t)
	for _, p := range workedPlans(t) {
		r := of(t, p)
		for _, r.Period = range pricing.Periods {
			valid(t, s, written(t, "json", r))
		}
	}
}

// A schema that lets everything through would hold for all of the above.
func TestSchemaRefuses(t *testing.T) {
	s := schema(t)
	good := written(t, "json", read(t, "plans/ranges.toml"))
	for _, change := range [][2]string{
		{`"distribution": "pert"`, `"distribution": "normal"`},
		{`"cheapest": 0.`, `"cheapest": 1.`},
		{`"clean_chance": 0.`, `"clean_chance": 7.`},
		{`"range": "3h..6h..18h"`, `"range": "6h"`},
		{`"rival_wins_from": 0.`, `"rival_wins_from": "now", "x": 0.`},
	} {
		refused(t, s, good, change)
	}
	good = written(t, "json", read(t, "plans/article.toml"))
	for _, change := range [][2]string{
		{`"total": "475.20"`, `"total": 475.20`},
		{`"complete": true`, `"complete": true, "extra": 1`},
		{`"key": "idle"`, `"key": "lunch"`},
		{`"hourly": 1.98`, `"hourly": true`},
		{`"12h1m"`, `"noon"`},
		{`"best": {`, `"worst": null, "best": {`},
	} {
		refused(t, s, good, change)
	}
}

// refused checks that the schema does not let a change of a good document through.
func refused(t *testing.T, s *jsonschema.Schema, good string, change [2]string) {
	t.Helper()
	doc := strings.Replace(good, change[0], change[1], 1)
	value, err := jsonschema.UnmarshalJSON(strings.NewReader(doc))
	if err != nil || doc == good {
		t.Fatal(change, err)
	}
	if s.Validate(value) == nil {
		t.Errorf("%s in place of %s is let through", change[1], change[0])
	}
}

// Every key of the plan that a file may have is in the schema, so that additionalProperties can be false.
func TestSchemaKnowsEveryField(t *testing.T) {
	r := read(t, "plans/unknown.toml")
	for _, section := range r.Plan.Sections() {
		for _, name := range r.Plan.Names(section) {
			if !bytes.Contains(report.Schema, []byte(`"`+name+`": {`)) {
				t.Errorf("%s.%s is missing", section, name)
			}
		}
	}
}
