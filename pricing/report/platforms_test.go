package report_test

import (
	"encoding/json"
	"strings"
	"testing"

	"app/gpuplan/model/platform"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing/report"
)

// Of every platform, in every language, all sources are told, each topic has its line, and no word is left without its value.
func TestPlatformsAreToldInFull(t *testing.T) {
	for _, p := range platform.All() {
		for _, l := range text.Languages {
			var b strings.Builder
			if err := report.Platform(&b, report.Report{Lang: l, Now: now}, p); err != nil {
				t.Fatal(err)
			}
			told := b.String()
			for _, e := range p.Entries() {
				if !strings.Contains(told, e.Source.Page) || !strings.Contains(told, "- "+l.Say(e.Topic.Word())) {
					t.Errorf("%s, %s: %s or its source is missing in\n%s", p.Name, l.Code, e.Topic, told)
				}
			}
			if strings.Contains(told, "%!") || strings.Contains(told, "%[") {
				t.Errorf("%s, %s: a value is missing in\n%s", p.Name, l.Code, told)
			}
			if lines := strings.Count(told, "\n- "); lines != len(p.Entries()) {
				t.Errorf("%s, %s: %d lines for %d entries", p.Name, l.Code, lines, len(p.Entries()))
			}
		}
	}
}

// A program finds every entry, with null for what is not known, and counts the same facts.
func TestPlatformsForPrograms(t *testing.T) {
	var b strings.Builder
	if err := report.PlatformsJSON(&b, report.Report{Lang: text.English, Now: now}, platform.All()); err != nil {
		t.Fatal(err)
	}
	var doc struct {
		Platforms []struct {
			Name    string
			Facts   int
			Entries []struct {
				Text, Evidence string
				Source, Date   *string
			}
		}
	}
	if err := json.Unmarshal([]byte(b.String()), &doc); err != nil || len(doc.Platforms) != len(platform.All()) {
		t.Fatalf("%v, %d platforms", err, len(doc.Platforms))
	}
	for i, p := range doc.Platforms {
		known := 0
		for _, e := range p.Entries {
			if e.Text == "" || (e.Source == nil) != (e.Date == nil) || e.Evidence != "unsettled" && e.Source == nil {
				t.Errorf("%s: %+v", p.Name, e)
			}
			if e.Evidence != "unsettled" {
				known++
			}
		}
		if known != p.Facts || p.Facts != platform.All()[i].Known() {
			t.Errorf("%s: %d facts, counted %d", p.Name, p.Facts, known)
		}
	}
}
