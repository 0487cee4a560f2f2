package pricing_test

import (
	"testing"

	"pgregory.net/rapid"

	"app/gpuplan/pricing"
)

// TestDecideIsTheVerdictOfEvaluate: for any plan, what is told of a value that is being typed is what taking it will show.
func TestDecideIsTheVerdictOfEvaluate(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := usual(t)
		e, err := pricing.Evaluate(p)
		if err != nil {
			t.Fatal(err)
		}
		for i, o := range e.Offers {
			form, v := pricing.Decide(p, i)
			want := ""
			if o.Verdict.Quote >= 0 {
				want = o.Quotes[o.Verdict.Quote].Form
			}
			if form != want || v != o.Verdict {
				t.Fatalf("offer %d: got %q, %+v, want %q, %+v", i, form, v, want, o.Verdict)
			}
		}
	})
}
