package main

import (
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

func named(name string) model.Offer {
	o := model.NewOffer()
	o.Name = name
	return o
}
