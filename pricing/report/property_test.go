package report_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/charmbracelet/x/ansi"
	"pgregory.net/rapid"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/chance"
	"app/gpuplan/pricing/report"
)

// anyPlan draws a plan of any values, in any currency, with names of any characters that a plan may have.
func anyPlan() *rapid.Generator[model.Plan] {
	return rapid.Custom(func(t *rapid.T) model.Plan {
		p := model.New()
		for _, array := range []string{"disk", "transfer", "offer"} {
			for range rapid.IntRange(0, 2).Draw(t, array) {
				path := p.Grow(array)
				for _, inner := range []string{"term", "storage"} {
					for range rapid.IntRange(0, 2).Draw(t, inner) {
						p.Grow(path + "." + inner)
					}
				}
			}
		}
		p.Currency = rapid.SampledFrom([]string{"CNY", "JPY", "KWD", "EUR"}).Draw(t, "currency")
		for _, f := range p.Fields() {
			draw(t, f)
		}
		settle(&p)
		return p
	})
}

// draw gives one field any value.
func draw(t *rapid.T, f model.Field) {
	words := model.Choices(f.Value)
	number := f.Number()
	switch {
	case f.Path == "version" || f.Path == "currency" || rapid.Bool().Draw(t, "keep "+f.Path):
	case len(words) > 0:
		_ = f.Value.Set(model.Typed, rapid.SampledFrom(words).Draw(t, f.Path))
	case isPrice(f) && rapid.IntRange(0, 9).Draw(t, "clear "+f.Path) == 0:
		f.Value.(model.Price).SetUnknown()
	case number != nil:
		number.SetInt(rapid.Int64Range(f.Min, min(f.Max, f.Min+rapid.SampledFrom([]int64{1, 50, 1e9, 1e13, 1e17}).Draw(t, "size"))).Draw(t, f.Path))
	default:
		_ = f.Value.Set(model.Typed, rapid.StringN(0, 60, 180).Draw(t, f.Path))
	}
}

func isPrice(f model.Field) bool {
	_, ok := f.Value.(model.Price)
	return ok
}

// settle makes names unique and lets storage lines find their disks.
func settle(p *model.Plan) {
	for i := range p.Disks {
		p.Disks[i].Name = fmt.Sprint(i, " ", p.Disks[i].Name)
	}
	for i := range p.Transfers {
		p.Transfers[i].Name = fmt.Sprint(i, " ", p.Transfers[i].Name)
	}
	for i := range p.Offers {
		o := &p.Offers[i]
		o.Name = fmt.Sprint(i, " ", o.Name)
		o.Storage = o.Storage[:min(len(o.Storage), len(p.Disks))]
		for j := range o.Storage {
			o.Storage[j].Disk = p.Disks[j].Name
		}
		for j := range o.Terms {
			o.Terms[j].Name = fmt.Sprint(j, " ", o.Terms[j].Name)
			o.Terms[j].Days = max(o.Terms[j].Days, 1)
		}
	}
}

// anyReport draws a report of any plan that is a valid one.
func anyReport() *rapid.Generator[report.Report] {
	return rapid.Custom(func(t *rapid.T) report.Report {
		p := anyPlan().Draw(t, "plan")
		e, err := pricing.Evaluate(p)
		if err != nil {
			t.Skip(err)
		}
		return report.Report{
			Plan: p, Evaluation: e, Outlooks: chance.Outlooks(p, 1), Lang: rapid.SampledFrom(text.Languages).Draw(t, "language"), Now: now,
			Period: rapid.SampledFrom(pricing.Periods).Draw(t, "period"),
			Plain:  rapid.Bool().Draw(t, "plain"),
			Command: []string{
				"gpuplan", "show", rapid.String().Draw(t, "file"), "--set", "name=" + p.Name, "--lang", "en",
			},
		}
	})
}

// Every line of the text goes into 80 cells and is a whole one.
func TestTextFitsItsWidth(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		r := anyReport().Draw(rt, "report")
		for _, line := range strings.Split(written(t, "text", r), "\n") {
			badly := strings.Contains(line, "EXTRA string") || strings.Contains(line, "BADINDEX")
			if w := ansi.StringWidth(line); w > 80 || badly || !utf8.ValidString(line) || strings.HasSuffix(line, " ") {
				rt.Fatalf("%d cells: %q", w, line)
			}
		}
	})
}

// Whatever the plan: the JSON keeps to its schema, and in every period charges add up to parts, parts to the total, shares
// to their charge.
func TestAmountsAddUp(t *testing.T) {
	s := schema(t)
	rapid.Check(t, func(rt *rapid.T) {
		r := anyReport().Draw(rt, "report")
		out := written(t, "json", r)
		valid(t, s, out)
		var doc document
		if err := json.Unmarshal([]byte(out), &doc); err != nil {
			rt.Fatal(err)
		}
		for _, o := range doc.Offers {
			for _, f := range o.Forms {
				if f.Total != nil {
					f.check(rt)
				}
			}
			o.Mix.check(rt)
		}
	})
}

// document is what of the JSON must add up.
type document struct {
	Offers []struct {
		Forms []formDocument
		Mix   *mixDocument
	}
}

type mixDocument struct {
	Compute *string
	NoGPU   *string `json:"no_gpu"`
	Items   []struct{ Cost *string }
}

func (m *mixDocument) check(t *rapid.T) {
	if m == nil || m.Compute == nil {
		return
	}
	var sum unit.Money
	if m.NoGPU != nil {
		sum = money(t, *m.NoGPU)
	}
	for _, item := range m.Items {
		sum += money(t, *item.Cost)
	}
	if sum != money(t, *m.Compute) {
		t.Fatalf("the items of the mix add up to %v, not %s", sum, *m.Compute)
	}
}

type formDocument struct {
	Total   *string
	Parts   map[string]string
	Charges []struct {
		Part string
		Cost *string
		Of   []struct{ Cost *string }
	}
}

func (f formDocument) check(t *rapid.T) {
	sums, total := map[string]unit.Money{}, unit.Money(0)
	for _, c := range f.Charges {
		if c.Cost == nil {
			continue
		}
		sums[c.Part] += money(t, *c.Cost)
		var shares unit.Money
		for _, s := range c.Of {
			shares += money(t, *s.Cost)
		}
		if len(c.Of) > 0 && shares != money(t, *c.Cost) {
			t.Fatalf("shares add up to %v, not %s", shares, *c.Cost)
		}
	}
	for part, amount := range f.Parts {
		if sums[part] != money(t, amount) {
			t.Fatalf("the charges of %s add up to %v, not %s", part, sums[part], amount)
		}
		total += sums[part]
	}
	if total != money(t, *f.Total) {
		t.Fatalf("parts add up to %v, not %s", total, *f.Total)
	}
}

func money(t *rapid.T, s string) unit.Money {
	m, err := unit.ParseMoney(s)
	if err != nil {
		t.Fatal(err)
	}
	return m
}
