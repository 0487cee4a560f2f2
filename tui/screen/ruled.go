package screen

import (
	"strconv"
	"strings"

	"app/gpuplan/model/platform"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/report"
)

// ruled are the lines of a bill's line that tell which of the values behind it are those of the offer's platform, and which the
// plan has in place of them.
func (d *drawing) ruled(q pricing.Quote, c pricing.Charge) []sum {
	r := report.Report{Plan: d.Plan, Lang: d.Language}
	var sums []sum
	for _, o := range r.Origins(d.Offer) {
		if o.Standing == platform.Open || !d.behind(o.Path, q, c) {
			continue
		}
		s := sum{left: "  " + o.Name, right: o.Value}
		if o.Standing == platform.Overruled {
			s.left = "  " + d.say(text.ExplainOwn, o.Name, o.Ruled)
		}
		sums = append(sums, s)
	}
	if len(sums) == 0 {
		return nil
	}
	p, _ := platform.Lookup(d.planOffer().Platform)
	head := sum{left: d.say(text.ExplainRules, p.Title, d.Language.Date(p.Checked().Time()))}
	return append([]sum{{}, head}, sums...)
}

// behind tells whether the value of a path has a part in a charge of a form.
func (d *drawing) behind(path string, q pricing.Quote, c pricing.Charge) bool {
	list, rest, ofItem := strings.Cut(strings.TrimPrefix(path, "offer."+strconv.Itoa(d.Offer)+"."), ".")
	if !ofItem {
		return c.Part == pricing.Compute && c.Key != prepaid
	}
	number, _, _ := strings.Cut(rest, ".")
	i, _ := strconv.Atoi(number)
	switch o := d.planOffer(); list {
	case "storage":
		return c.Key == "storage."+o.Storage[i].Disk
	case "term":
		return c.Key == prepaid && o.Terms[i].Name == q.Form
	}
	return false
}
