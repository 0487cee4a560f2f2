package screen

import (
	"strings"
	"testing"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
)

// Names that are too long leave room for each other, for which offer it is, and for all signs.
func TestLongNames(t *testing.T) {
	for _, test := range []struct {
		w            int
		plan, offer  string
		unsaved      int
		want, unless string
	}{
		{80, "LoRA", "RTX 4090", 1, " gpuplan  LoRA*  RTX 4090 (1/2)", ""},
		{80, "LoRA", "RTX 4090", 0, " gpuplan  LoRA   RTX 4090 (1/2)", ""},
		{100, strings.Repeat("a long name ", 9), "RTX 4090", 1, "..*  RTX 4090 (1/2)", ""},
		{80, strings.Repeat("a long name ", 9), strings.Repeat("another one ", 9), 1, ".. (1/2)", ""},
		{40, "LoRA", strings.Repeat("another one ", 9), 1, ".. (1/2)*", "LoRA"},
	} {
		p := article(text.English)
		p.Name = test.plan
		p.Offers = append(p.Offers, article(text.English).Offers...)
		p.Offers[0].Name, p.Offers[1].Name = test.offer, "H800"
		s := shown(t, p, text.English, test.w, 24)
		s.Unsaved = test.unsaved
		title := Draw(s).Canvas.Plain()[0]
		if !strings.Contains(title, test.want) || test.unless != "" && strings.Contains(title, test.unless) {
			t.Errorf("%d wide: got %q, want %q", test.w, title, test.want)
		}
	}
}

// Prices that are old are marked by a sign in every window, not by their colour alone.
func TestOldPricesHaveASign(t *testing.T) {
	p := article(text.English)
	p.Offers[0].AsOf = model.Date{Year: 2026, Month: 10, Day: 16}
	for _, size := range [][2]int{{40, 12}, {79, 24}, {80, 16}, {80, 24}, {120, 36}} {
		page := strings.Join(Draw(shown(t, p, text.English, size[0], size[1])).Canvas.Plain(), "\n")
		if !strings.Contains(page, "! 16 Oct") && !strings.Contains(page, "! prices 16 Oct, 45 d") && !strings.Contains(page, "! Prices of 16 Oct 2026, 45 d") {
			t.Errorf("%v: nothing says that the prices are old", size)
		}
	}
}

// In another period than the plan's, one column says which.
func TestOneColumnNamesThePeriod(t *testing.T) {
	s := shown(t, article(text.English), text.English, 40, 12)
	s.Scaled, s.Period = &s.Evaluation.Offers[0], pricing.PerTask
	if got := lineOf(s, 1); !strings.HasSuffix(got, "475.20 ¥ a task") {
		t.Errorf("got %q", got)
	}
}

// The head of the prices says in words what their age means, in either language.
func TestHeadOfPricesSaysWhatTheirAgeMeans(t *testing.T) {
	for asOf, want := range map[model.Date]string{
		{Year: 2026, Month: 11, Day: 28}: "PRICES read 28 Nov, 2 d ",
		{Year: 2026, Month: 11, Day: 20}: "PRICES read 20 Nov, 10 d: read again ",
		{Year: 2026, Month: 10, Day: 16}: "PRICES read 16 Oct, 45 d: old ",
		{Year: 2026, Month: 7, Day: 3}:   "PRICES read 3 Jul, 150 d: too old ",
		{}:                               "PRICES without a date ",
	} {
		p := article(text.English)
		p.Offers[0].AsOf = asOf
		if page := strings.Join(Draw(shown(t, p, text.English, 80, 24)).Canvas.Plain(), "\n"); !strings.Contains(page, want) {
			t.Errorf("%v: no %q in\n%s", asOf, want, page)
		}
	}
}
