package planfile

import (
	"strconv"

	"pgregory.net/rapid"

	"app/gpuplan/model"
)

// drawPlan draws a valid plan: up to three of each list, every value anywhere in its range, unknown, left out or a range.
func drawPlan(t *rapid.T) model.Plan {
	p := model.New()
	for _, list := range []string{"disk", "transfer", "offer"} {
		grow(t, &p, list)
	}
	for i := range p.Offers {
		grow(t, &p, "offer."+strconv.Itoa(i)+".term")
		for range min(rapid.IntRange(0, 3).Draw(t, "storage"), len(p.Disks)) {
			p.Grow("offer." + strconv.Itoa(i) + ".storage")
		}
	}
	for _, f := range p.Fields() {
		drawValue(t, &p, f)
	}
	for i, o := range p.Offers {
		for j := range o.Storage {
			p.Offers[i].Storage[j].Disk = p.Disks[j].Name
		}
	}
	if err := p.Validate(); err != nil {
		t.Fatalf("the drawn plan is not valid: %v", err)
	}
	return p
}

func grow(t *rapid.T, p *model.Plan, list string) {
	for range rapid.IntRange(0, 3).Draw(t, list) {
		p.Grow(list)
	}
}

// drawValue leaves a third of the values as they are.
func drawValue(t *rapid.T, p *model.Plan, f model.Field) {
	section, name := cutLast(f.Path)
	switch choices := model.Choices(f.Value); {
	case name == "name" && section != "":
		_, index := cutLast(section)
		set(t, p, f.Path, drawText(t)+index)
	case name == "disk" || name == "version":
	case name == "days" && section != "workload":
		f.Number().SetInt(rapid.Int64Range(f.Min, f.Max).Draw(t, f.Path))
	case rapid.IntRange(0, 2).Draw(t, "left") == 0 && f.Path != "workload.hours_per_day":
	case choices != nil:
		set(t, p, f.Path, rapid.SampledFrom(choices).Draw(t, f.Path))
	case name == "currency":
		set(t, p, f.Path, rapid.SampledFrom([]string{"CNY", "USD", "JPY", "KWD"}).Draw(t, f.Path))
	case name == "start" || name == "as_of":
		set(t, p, f.Path, rapid.SampledFrom([]string{"2026-12-01", "2028-02-29", "0001-01-01"}).Draw(t, f.Path))
	case name == "refund":
		set(t, p, f.Path, rapid.SampledFrom([]string{"none", "prorata*1.5", "clawback*0.000000001"}).Draw(t, f.Path))
	case f.Number() == nil:
		set(t, p, f.Path, drawText(t))
	default:
		drawNumber(t, p, f)
	}
}

func drawNumber(t *rapid.T, p *model.Plan, f model.Field) {
	n := rapid.Int64Range(f.Min, f.Max).Draw(t, f.Path)
	if rapid.Bool().Draw(t, "round") && n > 3600e9 {
		n = n / 3600e9 * 3600e9
	}
	price, isPrice := f.Value.(model.Price)
	low := f.Min
	if f.Path == "workload.bandwidth" {
		low++ // 0 is none
	}
	p.DropRange(f.Path)
	switch kind := rapid.IntRange(0, 5).Draw(t, "kind"); {
	case kind == 0 && isPrice:
		price.SetUnknown()
	case kind == 1 && n > low && n < f.Max:
		set(t, p, f.Path, f.Write(low)+".."+f.Write(n)+".."+f.Write(f.Max))
	case kind == 2 && n > low:
		set(t, p, f.Path, f.Write(low)+".."+f.Write(n))
	default:
		f.Number().SetInt(n)
	}
}

func drawText(t *rapid.T) string {
	signs := []rune(`aZ 0'"\#[=].,{}é显卡🎛` + "\u00a0")
	return rapid.StringOfN(rapid.SampledFrom(signs), 0, 20, -1).Draw(t, "text")
}

func set(t *rapid.T, p *model.Plan, path, s string) {
	if f := p.Set(path, model.Typed, s); f != nil {
		t.Fatalf("set %s to %q: %v", path, s, f)
	}
}
