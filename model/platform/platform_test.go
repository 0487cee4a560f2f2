package platform

import (
	"net/url"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

func nothing(string) bool { return false }

// planOf gives a plan with one offer of a platform. The offer has a disk and a term by each name that the platform's rules use,
// and one of each that no rule names.
func planOf(p Profile) model.Plan {
	o := model.NewOffer()
	o.Name, o.Platform = "offer", p.Name
	names := map[string][]string{"storage": {"other"}, "term": {"other"}}
	for _, r := range p.Rules {
		if part := strings.Split(r.Field, "."); len(part) == 3 && part[1] != "*" && !slices.Contains(names[part[0]], part[1]) {
			names[part[0]] = append(names[part[0]], part[1])
		}
	}
	plan := model.New()
	plan.Currency = p.Currency
	for _, name := range names["storage"] {
		plan.Disks = append(plan.Disks, model.Disk{Name: name, Size: 200 * unit.GB})
		s := model.NewStorage()
		s.Disk, s.Price = name, unit.Known(unit.PerGBTime(6_600_000))
		o.Storage = append(o.Storage, s)
	}
	for i, name := range names["term"] {
		t := model.NewTerm()
		t.Name, t.Days, t.Price = name, i+1, unit.Known(unit.Money(900_000_000))
		o.Terms = append(o.Terms, t)
	}
	o.Hourly = unit.Known(unit.PerHour(1_980_000_000))
	plan.Offers = []model.Offer{o}
	return plan
}

func TestEveryRuleIsOneThatPlansTake(t *testing.T) {
	for _, p := range All() {
		plan := planOf(p)
		for _, r := range p.Rules {
			paths := r.paths("offer.0", plan.Offers[0])
			if len(paths) == 0 {
				t.Errorf("%s: %s is no value of an offer", p.Name, r.Field)
			}
			for _, path := range paths {
				if _, ok := plan.Field(path); !ok {
					t.Errorf("%s: %s is no value of an offer", p.Name, r.Field)
				} else if fault := plan.Set(path, model.Typed, r.Value); r.Value != "" && fault != nil {
					t.Errorf("%s: %s", p.Name, fault)
				}
			}
		}
		if err := Apply(planOf(p), nothing).Validate(); err != nil {
			t.Errorf("%s: %v", p.Name, err)
		}
	}
}

// saysMoney tells whether a value is an amount, or changes what an amount means.
func saysMoney(f model.Field) bool {
	name := f.Path[strings.LastIndexByte(f.Path, '.')+1:]
	_, isPrice := f.Value.(model.Price)
	return isPrice || slices.Contains([]string{"per", "member", "coupon", "as_of"}, name)
}

func TestNoRuleIsAPrice(t *testing.T) {
	for _, p := range All() {
		plan := planOf(p)
		for _, r := range p.Rules {
			for _, path := range r.paths("offer.0", plan.Offers[0]) {
				if f, _ := plan.Field(path); saysMoney(f) {
					t.Errorf("%s: %s is a price", p.Name, r.Field)
				}
			}
		}
	}
}

// The test above is worth something only if it knows a price when it sees one.
func TestPricesAreRecognised(t *testing.T) {
	plan := planOf(All()[0])
	for _, name := range []string{"hourly", "no_gpu_hourly", "term.0.price", "term.0.hourly", "term.0.coupon", "storage.0.price",
		"storage.0.per", "traffic.in_per_gb", "traffic.out_per_gb", "member", "per"} {
		if f, ok := plan.Field("offer.0." + name); !ok || !saysMoney(f) {
			t.Errorf("%s is not taken for a price", name)
		}
	}
	for _, name := range []string{"increment", "rounding", "storage.0.free", "term.0.refund"} {
		if f, _ := plan.Field("offer.0." + name); saysMoney(f) {
			t.Errorf("%s is taken for a price", name)
		}
	}
}

func TestEveryFactHasItsSourceAndDate(t *testing.T) {
	for _, p := range All() {
		if c, err := unit.LookupCurrency(p.Currency); err != nil || c.Code != p.Currency {
			t.Errorf("%s: currency is %q, want an ISO 4217 code", p.Name, p.Currency)
		}
		seen := map[string]bool{}
		for _, r := range p.Rules {
			sourced(t, p, r.Field, r.Source)
			open := r.Value == "" || r.Value == model.Unknown
			if open != (r.Evidence == Unsettled) {
				t.Errorf("%s: %s is %q, which does not go with %v", p.Name, r.Field, r.Value, r.Evidence)
			}
			if seen[r.Field] {
				t.Errorf("%s: two rules for %s", p.Name, r.Field)
			}
			seen[r.Field] = true
		}
		if !seen["boot_billed"] || !seen["increment"] || len(p.Rules) < 3 {
			t.Errorf("%s: want at least how time is counted and whether boot is billed, or that it is not known", p.Name)
		}
	}
}

// sourced fails where something that is known has no page or no day, or a day to come.
func sourced(t *testing.T, p Profile, of string, s Source) {
	t.Helper()
	if u, err := url.Parse(s.Page); err != nil || u.Scheme != "https" || u.Host == "" || len(u.Path) < 2 {
		t.Errorf("%s: %s has the source %q, want the address of a page", p.Name, of, s.Page)
	}
	if newest := read("").Day; !s.Day.IsReal() || s.Day.DaysSince(newest) > 0 {
		t.Errorf("%s: %s is of %v, want a day up to %v", p.Name, of, s.Day, newest)
	}
}

func TestEveryPlatformIsFoundByItsNames(t *testing.T) {
	for _, p := range All() {
		for _, name := range []string{p.Name, strings.ToUpper(p.Name), text.English.Say(p.Title), text.Chinese.Say(p.Title), " " + p.Name} {
			if found, ok := Lookup(name); !ok || found.Name != p.Name {
				t.Errorf("%q finds %q, want %q", name, found.Name, p.Name)
			}
		}
	}
	for _, name := range []string{"", "*", "auto", "autodl2"} {
		if p, ok := Lookup(name); ok {
			t.Errorf("%q finds %q", name, p.Name)
		}
	}
}

func TestPlatformsStandInOrder(t *testing.T) {
	place := func(p Profile) string { // yuan first, then by name
		if p.Currency == "CNY" {
			return "1 " + p.Name
		}
		return "2 " + p.Name
	}
	if !slices.IsSortedFunc(All(), func(a, b Profile) int { return strings.Compare(place(a), place(b)) }) {
		t.Error("platforms that bill in yuan do not come first, or the names are not in order")
	}
}

// A disk kept by a stopped Pod costs twice as much, one on the network the same, the container's own is gone and costs nothing
// (costmodel §4); savings plans are not paid back.
func TestApplyRunPod(t *testing.T) {
	p := planOf(Profile{Name: "RunPod", Currency: "USD", Rules: []Rule{{Field: "storage.Network.stopped"}, {Field: "storage.container.stopped"}}})
	got := Apply(p, nothing)
	for path, want := range map[string]string{
		"offer.0.increment":         "1s",
		"offer.0.storage.0.stopped": "2", // other
		"offer.0.storage.1.stopped": "1", // Network
		"offer.0.storage.2.stopped": "0", // container
		"offer.0.term.0.refund":     "none",
	} {
		if got.Get(path) != want {
			t.Errorf("%s is %s, want %s", path, got.Get(path), want)
		}
	}
}

// What is written stays, even where it is the default; the rest follows the platform.
func TestWrittenFieldsWin(t *testing.T) {
	vultr, _ := Lookup("vultr")
	p := planOf(vultr)
	got := Apply(p, func(path string) bool { return path == "offer.0.increment" })
	for path, want := range map[string]string{
		"offer.0.increment":           "1s",
		"offer.0.minimum":             "1h",
		"offer.0.billed_when_stopped": "true",
		"offer.0.month_cap_hours":     "730h",
	} {
		if got.Get(path) != want {
			t.Errorf("%s is %s, want %s", path, got.Get(path), want)
		}
	}
}

// Where the sources do not settle a value, the offer keeps what it has: Alibaba's stop bills or does not, as it is done.
func TestUnsettledValuesStay(t *testing.T) {
	alibaba, _ := Lookup("alibaba")
	for _, billed := range []bool{false, true} {
		p := planOf(alibaba)
		p.Offers[0].BilledWhenStopped = billed
		if got := Apply(p, nothing); got.Offers[0].BilledWhenStopped != billed {
			t.Errorf("billed when stopped became %v", got.Offers[0].BilledWhenStopped)
		}
	}
}

func TestUnknownPlatformsAreLeftAlone(t *testing.T) {
	p := model.New()
	for i, platform := range []string{"nimbus", "AutoDL", ""} {
		o := model.NewOffer()
		o.Name, o.Platform = string(rune('a'+i)), platform
		p.Offers = append(p.Offers, o)
	}
	got := Apply(p, nothing)
	for _, c := range model.Changes(&p, &got) {
		if !strings.HasPrefix(c.Path, "offer.1.") {
			t.Errorf("%s became %s", c.Path, c.To)
		}
	}
}

func TestApplyProperties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		profile := rapid.SampledFrom(All()).Draw(t, "platform")
		p := planOf(profile)
		var all []string
		for _, f := range p.Fields() {
			all = append(all, f.Path)
		}
		kept := rapid.SliceOf(rapid.SampledFrom(all)).Draw(t, "written")
		written := func(path string) bool { return slices.Contains(kept, path) }

		before := p.Clone()
		once := Apply(p, written)
		twice := Apply(once, written)
		if c := model.Changes(&before, &p); len(c) > 0 {
			t.Fatalf("the plan itself changed: %v", c)
		}
		if c := model.Changes(&once, &twice); len(c) > 0 {
			t.Fatalf("applied twice it changes again: %v", c)
		}
		for _, c := range model.Changes(&p, &once) {
			if f, _ := p.Field(c.Path); written(c.Path) || saysMoney(f) {
				t.Fatalf("%s was written or is a price, and became %s", c.Path, c.To)
			}
		}
	})
}

func TestEvidenceHasItsWord(t *testing.T) {
	seen := map[text.Word]bool{}
	for e := Unsettled; e <= Documented; e++ {
		if seen[e.Word()] || e.Word() == (text.Word{}) {
			t.Errorf("evidence %d has no word of its own", e)
		}
		seen[e.Word()] = true
	}
}

func TestEveryFactInWordsHasItsSource(t *testing.T) {
	for _, p := range All() {
		seen := map[Topic]bool{}
		for _, f := range p.Facts {
			sourced(t, p, string(f.Topic), f.Source)
			if f.Evidence == Unsettled || f.Says.Word == (text.Word{}) {
				t.Errorf("%s: %s says nothing", p.Name, f.Topic)
			}
			if seen[f.Topic] || !slices.Contains(Topics, f.Topic) {
				t.Errorf("%s: %s is told twice or is no topic", p.Name, f.Topic)
			}
			if (f.Days > 0) != (f.Topic == Release) {
				t.Errorf("%s: %s has %d days", p.Name, f.Topic, f.Days)
			}
			seen[f.Topic] = true
		}
	}
}

// Every topic has its word and its entry, every rule its topic; an entry that no source speaks of is not known.
func TestEntriesTellAllThatIsAsked(t *testing.T) {
	for _, p := range All() {
		told, asked := 0, map[Topic]bool{}
		for _, e := range p.Entries() {
			if e.Topic.Word() == (text.Word{}) {
				t.Errorf("%s has no word", e.Topic)
			}
			if e.Source != (Source{}) {
				told++
			} else if e.Evidence != Unsettled || e.Value != "" {
				t.Errorf("%s: %s is known without a source", p.Name, e.Topic)
			}
			asked[e.Topic] = true
		}
		if len(asked) != len(Topics) || told != len(p.Rules)+len(p.Facts) {
			t.Errorf("%s: %d topics of %d, %d rules and facts of %d", p.Name, len(asked), len(Topics), told, len(p.Rules)+len(p.Facts))
		}
		if p.Known() == 0 || !p.Checked().IsReal() {
			t.Errorf("%s: %d known as of %v", p.Name, p.Known(), p.Checked())
		}
	}
}

// AutoDL's oldest source is its guide; an instance there is deleted after 15 days off.
func TestFactsOfAutoDL(t *testing.T) {
	p, _ := Lookup("autodl")
	if want := autodlGuide.Day; p.Checked() != want {
		t.Errorf("checked on %v, want %v", p.Checked(), want)
	}
	if f, ok := p.Fact(Release); !ok || f.Days != 15 || text.English.Phrase(f.Says) != "after 15 days off, with all data" {
		t.Errorf("released is %+v, %v", f, ok)
	}
	if f, ok := p.Fact(Wiped); ok {
		t.Errorf("wiped is %+v", f)
	}
}
