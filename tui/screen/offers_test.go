package screen

import (
	"fmt"
	"strings"
	"testing"

	"github.com/charmbracelet/x/exp/golden"
	"pgregory.net/rapid"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/chance"
	"app/gpuplan/tui/action"
	"app/gpuplan/tui/widget"
)

// fiveOffers are the offers of page 2 in screens.md §9, for the plan of the article.
func fiveOffers(l *text.Language) model.Plan {
	p := article(l)
	first := p.Offers[0]
	first.Card, first.VRAM, first.Platform = "RTX 4090", 24*unit.GB, "autodl"
	p.Offers = []model.Offer{first}
	for _, o := range []struct {
		name, card    string
		gb            unit.Bytes
		speed         unit.Ratio
		hourly, month int64 // thousandths
		days          int
	}{
		{"A100-D", "A100 40GB", 40, 1_450_000_000, 3280, 1650_000, 0},
		{"4080S-C", "RTX 4080S", 16, 720_000_000, 1580, 800_000, 2},
		{"3090-B", "RTX 3090", 24, 580_000_000, 1280, 620_000, 0},
		{"H800-E", "H800 80GB", 80, 2_900_000_000, 8880, 0, 45},
	} {
		next := p.Clone().Offers[0]
		next.Name, next.Card, next.VRAM, next.Speed, next.Platform = o.name, o.card, o.gb*unit.GB, o.speed, ""
		next.Hourly = unit.Known(unit.PerHour(o.hourly * 1_000_000))
		next.Terms = next.Terms[2:]
		next.Terms[0].Price = unit.Unknown[unit.Money]()
		if o.month > 0 {
			next.Terms[0].Price = unit.Known(unit.Money(o.month * 1000))
		}
		next.AsOf = today.AddDays(-o.days)
		p.Offers = append(p.Offers, next)
	}
	return p
}

// inOrder is page 2 of a scene, its rows by the cost of output, with the focus on one of them.
func inOrder(s Scene, focus int) Offers {
	o := Offers{Focus: focus}
	for _, r := range pricing.ByOutput(s.Evaluation.Rates(&s.Plan)) {
		o.Order = append(o.Order, r.Offer)
	}
	return o
}

// pageTwo is page 2 of a plan.
func pageTwo(t testing.TB, p model.Plan, l *text.Language, w, h, focus int) Scene {
	s := shown(t, p, l, w, h)
	s.Page, s.Keys, s.Offers = 1, hints(action.Offers), inOrder(s, focus)
	s.Offers.Wins = text.WinsBelow.With("1.25 /h", text.FormOf("hourly").Object, "0.59")
	for i := range s.Evaluation.Offers {
		s.Offers.Lowest = append(s.Offers.Lowest, s.Evaluation.Offers[i].Lowest())
	}
	s.Offers.Standings = chance.Standings(p, chance.UsualSeed)
	return s
}

func TestOffers(t *testing.T) {
	for _, size := range [][2]int{{120, 36}, {100, 30}, {80, 24}, {60, 20}, {40, 12}} {
		t.Run(fmt.Sprintf("%dx%d", size[0], size[1]), func(t *testing.T) {
			var frames strings.Builder
			for _, l := range text.Languages {
				frames.WriteString(plainFrame(pageTwo(t, fiveOffers(l), l, size[0], size[1], 3)))
			}
			golden.RequireEqual(t, frames.String())
		})
	}
}

// The page in signs of one width everywhere, with fifty offers, with one and with none, and with a filter that fits none.
func TestOffersInOtherStates(t *testing.T) {
	many := fiveOffers(text.English)
	for i := range 45 {
		o := many.Clone().Offers[i%5]
		o.Name = fmt.Sprintf("%s %d", o.Name, i)
		many.Offers = append(many.Offers, o)
	}
	none := fiveOffers(text.English)
	none.Offers = nil
	narrow, ascii, filtered := pageTwo(t, fiveOffers(text.Chinese), text.Chinese, 80, 24, 0),
		pageTwo(t, fiveOffers(text.English), text.English, 80, 24, 0), pageTwo(t, fiveOffers(text.English), text.English, 80, 24, 0)
	narrow.Glyphs, ascii.Glyphs = widget.Narrow, widget.ASCII
	filtered.Offers = Offers{Filter: "B200"}
	empty := Scene{
		Width: 80, Height: 24, Language: text.English, Glyphs: widget.Full, Page: 1, Plan: none,
		Evaluation: pricing.Evaluation{Currency: narrow.Evaluation.Currency}, Keys: hints(action.Offers),
	}
	for name, s := range map[string]Scene{
		"many": pageTwo(t, many, text.English, 80, 24, 30), "one": pageTwo(t, article(text.English), text.English, 80, 24, 0),
		"none": empty, "filtered": filtered, "narrow": narrow, "ascii": ascii,
	} {
		t.Run(name, func(t *testing.T) { golden.RequireEqual(t, plainFrame(s)) })
	}
}

// The first of five offers has prices, the others not yet: there is no need for a sixth.
func TestOffersWithoutPricesBeside(t *testing.T) {
	p := fiveOffers(text.English)
	for i := 1; i < len(p.Offers); i++ {
		p.Offers[i].Hourly, p.Offers[i].Terms = unit.Unknown[unit.PerHour](), nil
	}
	if frame := plainFrame(pageTwo(t, p, text.English, 80, 24, 0)); !strings.Contains(frame, text.English.Say(text.NoneBeside)) {
		t.Errorf("nothing says that the others have no price:\n%s", frame)
	}
}

// Where no offer is known in full, the answer says what to do about it.
func TestOffersThatAllLackAPrice(t *testing.T) {
	p := fiveOffers(text.English)
	for i := range p.Offers {
		p.Offers[i].Hourly, p.Offers[i].Terms = unit.Unknown[unit.PerHour](), nil
	}
	for _, l := range text.Languages {
		if frame := plainFrame(pageTwo(t, p, l, 80, 24, 0)); !strings.Contains(frame, l.Say(text.NoneKnown)) {
			t.Errorf("%s: the page does not say what is missing:\n%s", l.Code, frame)
		}
	}
}

func plainFrame(s Scene) string {
	return strings.Join(Draw(s).Canvas.Plain(), "\n") + "\n\n"
}

// anyOffers is page 2 with any offers in sight, more or less of them found out.
func anyOffers(t *rapid.T, e pricing.Evaluation) Offers {
	n := len(e.Offers)
	o := Offers{Sort: Sort(rapid.IntRange(0, int(Unsorted)).Draw(t, "sort"))}
	o.Order = rapid.Permutation(indexes(n)).Draw(t, "order")
	if rapid.Bool().Draw(t, "filtered") {
		o.Order, o.Filter = o.Order[:n/2], anyName(t)
	}
	o.Focus = rapid.IntRange(0, max(len(o.Order)-1, 0)).Draw(t, "focused offer")
	if rapid.Bool().Draw(t, "found out") {
		o.Wins = text.WinsBelow.With(anyName(t), "the month", "0.59")
		for i := range e.Offers {
			o.Lowest = append(o.Lowest, e.Offers[i].Lowest())
		}
	}
	return o
}

// Two decimals leave 0.0015 nothing: an offer does not stand as one of speed 0.
func TestSpeedOfASlowOffer(t *testing.T) {
	for speed, want := range map[unit.Ratio]string{
		1_500_000: "0.0015", 58_000_000: "0.058", unit.One / 10: "0.10", 1_450_000_000: "1.45", 1000 * unit.One: "1000.00",
	} {
		p := fiveOffers(text.English)
		p.Offers[0].Speed = speed
		frame := plainFrame(pageTwo(t, p, text.English, 120, 36, 0))
		row := frame[strings.Index(frame, "4090-A   "):]
		if row = row[:strings.Index(row, "\n")]; !strings.Contains(row, " "+want+" ") {
			t.Errorf("a speed of %d billionths is not %s in %q", speed, want, row)
		}
	}
}

// Prices of a day to come: one day ahead is today in another zone, two are said to be ahead, as in the summary.
func TestPricesOfADayToCome(t *testing.T) {
	for ahead, want := range map[int]string{0: "today", 1: "today", 2: "2 d ahead", 31: "31 d ahead"} {
		p := fiveOffers(text.English)
		p.Offers[0].AsOf = today.AddDays(ahead)
		for name, s := range map[string]Scene{
			"page 1": shown(t, p, text.English, 120, 36), "page 2": pageTwo(t, p, text.English, 120, 36, 0),
		} {
			if frame := plainFrame(s); !strings.Contains(frame, want) || (ahead > 1 && name == "page 1" && strings.Contains(frame, "today")) {
				t.Errorf("%s does not say %q of prices %d days ahead:\n%s", name, want, ahead, frame)
			}
		}
	}
}

// A plan in which nothing is used, 0 hours a day or no instance, has totals but no task and no hour of output: all pages draw
// it, and page 2 names the least total, as the summary does.
func TestNothingUsed(t *testing.T) {
	for _, path := range []string{"workload.hours_per_day", "workload.instances"} {
		for _, l := range text.Languages {
			p := fiveOffers(l)
			if fault := p.Set(path, model.Typed, "0"); fault != nil {
				t.Fatal(fault)
			}
			for _, w := range []int{40, 60, 80, 100, 120, 200} {
				s := pageTwo(t, p, l, w, 36, 0)
				for s.Page = range All {
					fits(t, s)
				}
			}
			s := pageTwo(t, p, l, 120, 36, 0)
			best := s.Evaluation.Offers[s.Evaluation.Best.Offer]
			total := s.Evaluation.Currency.Format(best.Quotes[s.Evaluation.Best.Quote].Total)
			if want := l.Say(text.NothingUsed, best.Name, total); !strings.Contains(plainFrame(s), want) {
				t.Errorf("%s: nothing says %q:\n%s", path, want, plainFrame(s))
			}
		}
	}
}

// Two offers alike are said to cost the same: no offer is "0.000 more".
func TestNextToTheBest(t *testing.T) {
	p := fiveOffers(text.English)
	p.Offers = p.Offers[:2]
	p.Offers[1] = p.Clone().Offers[0]
	p.Offers[1].Name = "twin"
	if frame := plainFrame(pageTwo(t, p, text.English, 120, 36, 0)); !strings.Contains(frame, "twin costs the same") {
		t.Errorf("the twin does not cost the same:\n%s", frame)
	}
}
