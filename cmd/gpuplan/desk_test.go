package main

import (
	"slices"
	"strings"
	"testing"

	"app/gpuplan/model"
	"app/gpuplan/model/planfile"
	"app/gpuplan/model/platform"
)

const twoPlatforms = `version = 1

[workload]
hours_per_day = 6

[[offer]]
name = "A"
platform = "autodl"
hourly = 1.98

[[offer]]
name = "B"
platform = "featurize"
hourly = 2.00
`

// What the platforms say stays out of the file, whatever becomes of the order, the names and the number of the offers.
func TestSavedOffersFollowTheirPlatforms(t *testing.T) {
	file, err := planfile.Parse("plan.toml", []byte(twoPlatforms))
	if err != nil {
		t.Fatal(err)
	}
	d := &desk{file: file, saved: platform.Apply(file.Plan, file.Written)}
	for name, change := range map[string]func(offers []model.Offer) []model.Offer{
		"as it was": func(o []model.Offer) []model.Offer { return o },
		"reordered": func(o []model.Offer) []model.Offer { return []model.Offer{o[1], o[0]} },
		"one less":  func(o []model.Offer) []model.Offer { return o[1:] },
		"one more":  func(o []model.Offer) []model.Offer { return append([]model.Offer{named("new")}, o...) },
		"renamed": func(o []model.Offer) []model.Offer {
			o[0].Name = "another"
			return o
		},
	} {
		p := d.saved.Clone()
		p.Offers = change(p.Offers)
		own := d.own(p)
		for i, o := range p.Offers {
			if own.Offers[i].Name != o.Name || own.Offers[i].Hourly != o.Hourly {
				t.Errorf("%s: offer %d is %q", name, i, own.Offers[i].Name)
			}
		}
		if written := string(file.Encode(own)); strings.Contains(written, "increment") || strings.Contains(written, "boot_billed") {
			t.Errorf("%s: a platform's rule is in the file:\n%s", name, written)
		}
	}
}

// A plan with ranges is saved as it is, whatever became of the order and the number of its offers.
func TestSavedRangesFollowTheirOffers(t *testing.T) {
	file, err := planfile.Parse("plan.toml", []byte(strings.Replace(twoPlatforms, "2.00", `"1..2..3"`, 1)))
	if err != nil {
		t.Fatal(err)
	}
	d := &desk{file: file, saved: platform.Apply(file.Plan, file.Written)}
	for name, change := range map[string]func(p *model.Plan){
		"as it was":         func(*model.Plan) {},
		"swapped":           func(p *model.Plan) { p.SwapOffers(0, 1) },
		"first removed":     func(p *model.Plan) { p.RemoveOffer(0) },
		"ranged removed":    func(p *model.Plan) { p.RemoveOffer(1) },
		"all removed":       func(p *model.Plan) { p.RemoveOffer(0); p.RemoveOffer(0) },
		"ranged copied":     func(p *model.Plan) { p.DuplicateOffer(1, "C") },
		"no range any more": func(p *model.Plan) { p.DropRange("offer.1.hourly") },
	} {
		p := d.saved.Clone()
		change(&p)
		own := d.own(p)
		if err := own.Validate(); err != nil {
			t.Errorf("%s: cannot be saved: %v", name, err)
		}
		written := string(file.Encode(own))
		if again, err := planfile.Parse("plan.toml", []byte(written)); err != nil || !slices.Equal(again.Plan.Ranges, p.Ranges) {
			t.Errorf("%s: ranges are %v, want %v: %v", name, again.Plan.Ranges, p.Ranges, err)
		}
		if strings.Contains(written, "increment") {
			t.Errorf("%s: a platform's rule is in the file:\n%s", name, written)
		}
	}
}

func named(name string) model.Offer {
	o := model.NewOffer()
	o.Name = name
	return o
}
