// Package platform holds how rental platforms bill, as rules and facts with their sources and days. An offer that names a
// platform takes the rules for the fields that nobody gave (interface §2); what no field holds is a fact, and is told.
//
// There is no price here, and nothing that changes what a price means: its unit (per), its factor (member) and its rebate
// (coupon) are read where the price is read.
package platform

import (
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode/utf8"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
)

// Profile is what is known of one platform.
type Profile struct {
	Name     string    // as an offer names it: "autodl"
	Title    text.Word // what its customers call it
	Currency string    // ISO 4217 code of its bills; of several, that of its home market
	Rules    []Rule    // values of its offers; a later rule for the same value wins over an earlier one
	Facts    []Fact    // what no value of an offer holds
}

// Rule is one fact of how a platform bills.
type Rule struct {
	// Field is a path within an offer, as in the plan file: "increment". In a list it goes by the disk's or the term's name, or
	// by * for each one: "storage.data.free", "term.*.refund".
	Field    string
	Value    string   // as a person would type it; empty: the sources do not settle it, and the offer keeps its own
	Evidence Evidence // how it is known
	Source   Source   // of an Unsettled rule, where the answer was looked for
}

// Evidence is how a rule is known.
type Evidence uint8

// Kinds of evidence, the weakest first.
const (
	Unsettled  Evidence = iota // the sources are silent, depend on the machine, or contradict each other
	Reported                   // by a third party that read the platform's own page, or was billed so
	Measured                   // on a real bill or price table
	Documented                 // by the platform
)

var evidence = [...]struct {
	name string
	word text.Word
}{
	{"unsettled", text.RuleUnsettled}, {"reported", text.RuleReported}, {"measured", text.RuleMeasured}, {"documented", text.RuleDocumented},
}

// Word says what kind of evidence e is.
func (e Evidence) Word() text.Word { return evidence[e].word }

// String gives the name of e for programs.
func (e Evidence) String() string { return evidence[e].name }

// All lists the platforms that are known: those that bill in yuan, then the others, each in the order of their names. They are
// put together when first asked for: most runs need none.
var All = sync.OnceValue(func() []Profile {
	return []Profile{
		alibaba(), autodl(), compshare(), featurize(), gpushare(), huawei(), lanrui(), matpool(), mornai(), spacehpc(), tencent(),

		aws(), azure(), coreweave(), digitalocean(), gcp(), hyperstack(), lambda(), ovh(), runpod(), scaleway(), tensordock(),
		vast(), vultr(),
	}
})

// Lookup finds a profile by its name or its title in any language, whatever the case; ok is false where there is none.
func Lookup(name string) (p Profile, ok bool) {
	name = strings.TrimSpace(name)
	i := slices.IndexFunc(All(), func(p Profile) bool { return p.isCalled(name) })
	if i < 0 {
		return Profile{}, false
	}
	return All()[i], true
}

func (p Profile) isCalled(name string) bool {
	return slices.ContainsFunc(p.names(), func(n string) bool { return strings.EqualFold(n, name) })
}

// names are the platform's, whatever the case: its titles, and as an offer has it.
func (p Profile) names() []string {
	list := []string{text.English.Say(p.Title)}
	for _, name := range []string{text.Chinese.Say(p.Title), p.Name} {
		if !slices.ContainsFunc(list, func(n string) bool { return strings.EqualFold(n, name) }) {
			list = append(list, name)
		}
	}
	return list
}

// Payees are the names by which a wallet or a bank may say that it paid the platform: all that it has, and of a Chinese title with a
// product behind it the title alone, "阿里云".
func (p Profile) Payees() []string {
	list := p.names()
	if title, product, _ := strings.Cut(text.Chinese.Say(p.Title), " "); product != "" && title[0] >= utf8.RuneSelf {
		list = append(list, title)
	}
	return list
}

// Ruling is a rule as it meets a plan: the value that it is for, and whose rule it is.
type Ruling struct {
	Rule
	Path     string // "offer.0.increment"
	Offer    int    // index of the offer that it is of
	Platform Profile
}

// Rulings lists the rules of the platforms of p's offers, those that are not settled too. A later one for the same path wins.
func Rulings(p model.Plan) []Ruling {
	var list []Ruling
	for i, o := range p.Offers {
		profile, _ := Lookup(o.Platform)
		for _, r := range profile.Rules {
			for _, path := range r.paths(at(i), o) {
				list = append(list, Ruling{r, path, i, profile})
			}
		}
	}
	return list
}

// Apply gives p with the rules of its offers' platforms. Values for which written is true stay; written gets paths of the
// plan, such as "offer.0.increment". Offers of no or of an unknown platform stay as they are.
func Apply(p model.Plan, written func(path string) bool) model.Plan {
	p = p.Clone()
	for _, r := range Rulings(p) {
		if r.Value != "" && !written(r.Path) {
			_ = p.Set(r.Path, model.Typed, r.Value) // a test holds that every plan takes every rule
		}
	}
	return p
}

// at is the path of an offer in its plan.
func at(offer int) string { return "offer." + strconv.Itoa(offer) }

// paths lists the values of an offer that the rule is for. The offer's own path is offer.
func (r Rule) paths(offer string, o model.Offer) []string {
	list, rest, _ := strings.Cut(r.Field, ".")
	name, field, ofItem := strings.Cut(rest, ".")
	if !ofItem {
		return []string{offer + "." + r.Field}
	}
	var paths []string
	for i, item := range itemNames(o, list) {
		if name == "*" || strings.EqualFold(name, item) {
			paths = append(paths, offer+"."+list+"."+strconv.Itoa(i)+"."+field)
		}
	}
	return paths
}

// itemNames lists the names of the items in one of an offer's lists: "storage" or "term".
func itemNames(o model.Offer, list string) []string {
	var names []string
	switch list {
	case "storage":
		for _, s := range o.Storage {
			names = append(names, s.Disk)
		}
	case "term":
		for _, t := range o.Terms {
			names = append(names, t.Name)
		}
	}
	return names
}
