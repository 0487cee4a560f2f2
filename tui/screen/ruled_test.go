package screen

import (
	"strings"
	"testing"
	"time"

	"app/gpuplan/model/text"
)

// The box that explains a line tells which values behind it are the platform's, and which the plan has in place of them.
func TestExplainTellsThePlatformsRules(t *testing.T) {
	p := article(text.English)
	p.Offers[0].Platform, p.Offers[0].Increment = "autodl", time.Minute
	for _, test := range []struct {
		charge     string
		want, lack []string
	}{
		{"compute.use", []string{"by the rules of AutoDL, oldest source 20 Aug 2026", "Billed when stopped", "Billing step, your own in place of 1 s"}, []string{"Free part, disk", "Refund"}},
		{"storage.data", []string{"Free part, disk data", "50 GB"}, []string{"Billed when stopped"}},
	} {
		s := shown(t, p, text.English, 120, 36)
		q := s.Evaluation.Offers[0].Quotes[0]
		for i, at := range BillLines(q) {
			if q.Charges[at.Charge].Key == test.charge && at.Share < 0 {
				s.Overlay = Explain{Quote: 0, Line: i}
			}
		}
		page := strings.Join(Draw(s).Canvas.Plain(), "\n")
		for _, want := range test.want {
			if !strings.Contains(page, want) {
				t.Errorf("%s: no %q in\n%s", test.charge, want, page)
			}
		}
		for _, lack := range test.lack {
			if strings.Contains(page, lack) {
				t.Errorf("%s: %q in\n%s", test.charge, lack, page)
			}
		}
	}
}

// The page warns of what an offer's platform is a reason for, as the summary does.
func TestPageWarnsOfPlatforms(t *testing.T) {
	p := article(text.English)
	p.Offers[0].Platform = "nimbus"
	if page := strings.Join(Draw(shown(t, p, text.English, 80, 24)).Canvas.Plain(), "\n"); !strings.Contains(page, "! platform nimbus is not known") {
		t.Errorf("no warning in\n%s", page)
	}
}
