package screen

import (
	"strings"
	"testing"

	"app/gpuplan/model"
	"app/gpuplan/model/input"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

// What is to be read on the site is named by what is missing; where nothing is, there is no list.
func TestWhatIsToBeRead(t *testing.T) {
	for _, test := range []struct {
		name string
		with func(*model.Plan)
		want string
	}{
		{"all", func(*model.Plan) {}, ""},
		{"disk a month", func(p *model.Plan) {
			p.Offers[0].Storage[0].Price, p.Offers[0].Storage[0].Per = unit.Unknown[unit.PerGBTime](), model.GBMonth
		}, "one GB of disk a month"},
		{"another disk", func(p *model.Plan) {
			p.Disks = append(p.Disks, model.Disk{Name: "system", Size: unit.GB})
		}, "disk system: add it to the file"},
		{"month", func(p *model.Plan) { p.Offers[0].Terms[2].Price = unit.Unknown[unit.Money]() }, "30 days in advance"},
	} {
		p := article(text.English)
		test.with(&p)
		s := shown(t, p, text.English, 80, 24)
		d := drawing{Scene: s, offer: s.Evaluation.Offers[0]}
		var got []string
		prices, _ := d.unread()
		for _, price := range prices {
			got = append(got, text.English.Phrase(price))
		}
		if strings.Join(got, ", ") != test.want {
			t.Errorf("%s: got %q", test.name, got)
		}
	}
}

// One column tells it where the tables will stand.
func TestOneColumnSaysWhatToRead(t *testing.T) {
	page := strings.Join(Draw(shown(t, input.Starter(), text.English, 60, 24)).Canvas.Plain(), "\n")
	for _, want := range []string{"READ ON THE SITE, THEN TYPE", "one hour of the card", "30 days in advance"} {
		if !strings.Contains(page, want) {
			t.Errorf("%q is missing in\n%s", want, page)
		}
	}
}
