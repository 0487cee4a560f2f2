package report

import (
	"io"
	"slices"

	"app/gpuplan/model"
	"app/gpuplan/model/platform"
	"app/gpuplan/model/text"
)

// Platforms lists platforms: how they are called in a plan, how many facts are known of each and how old the oldest source is.
// Of the report only the language, the present and Plain count.
func Platforms(w io.Writer, r Report, list []platform.Profile) error {
	d := &document{title: r.say(text.PlatformsTitle)}
	d.paragraph(r.say(text.PlatformsHead, text.Platforms.Of(len(list))))
	t := &table{head: []string{
		r.say(text.ColumnPlatform), r.say(text.ColumnCurrency), r.say(text.ColumnFacts), r.say(text.ColumnOldest), r.say(text.ColumnAge),
	}}
	for _, p := range list {
		name, facts, checked, age := r.platformName(p), text.Count(p.Known()), r.day(p.Checked()), r.Lang.Days(r.factAge(p.Checked()))
		t.rows = append(t.rows, row{
			cells:    []string{name, p.Currency, r.Lang.Count(int64(facts)), checked, age},
			sentence: r.say(text.PlatformLine, name, p.Currency, text.Facts.Of(p.Known()), checked, age),
		})
	}
	d.heading(r.say(text.PlatformsKnown))
	d.table(t)
	return d.writeText(w, r.Plain)
}

// platformName is how a plan names a platform, and what its customers call it.
func (r *Report) platformName(p platform.Profile) string {
	return r.say(text.PlatformCalled, p.Name, p.Title)
}

// factAge gives how many days ago something was read.
func (r *Report) factAge(day model.Date) int { return model.DateOf(r.Now).DaysSince(day) }

// Platform tells all that is known of a platform, topic by topic, each with its source and its day, and what is not known.
// Of the report only the language, the present and Plain count.
func Platform(w io.Writer, r Report, p platform.Profile) error {
	t := &teller{Report: &r}
	d := &document{title: t.say(p.Title)}
	d.paragraph(t.Lang.Sentences(
		t.say(text.PlatformIs, p.Name, p.Currency),
		t.say(text.PlatformKnown, text.Facts.Of(p.Known()), t.day(p.Checked()), t.ago(t.factAge(p.Checked()))),
		t.say(text.PlatformNoPrices),
	))
	var facts []string
	var sources []platform.Source
	for _, e := range p.Entries() {
		if e.Source == (platform.Source{}) {
			facts = append(facts, t.say(text.FactSilent, t.entryName(e), t.entryValue(e)))
			continue
		}
		if !slices.Contains(sources, e.Source) {
			sources = append(sources, e.Source)
		}
		number := text.Count(slices.Index(sources, e.Source) + 1)
		facts = append(facts, t.say(text.FactLine, t.entryName(e), t.entryValue(e), e.Evidence.Word(), number))
	}
	d.section(t.say(text.PlatformFacts), facts)
	d.heading(t.say(text.PlatformSources))
	for i, s := range sources {
		d.paragraph(t.say(text.SourceLine, text.Count(i+1), t.day(s.Day), t.ago(t.factAge(s.Day))))
		d.add(address(s.Page))
	}
	return d.writeText(w, r.Plain)
}

// The JSON of platforms.
type (
	jsonPlatforms struct {
		Schema    int            `json:"schema"`
		Platforms []jsonPlatform `json:"platforms"`
	}
	jsonPlatform struct {
		Name     string     `json:"name"`
		Title    string     `json:"title"`
		Currency string     `json:"currency"`
		Known    int        `json:"facts"`
		Oldest   string     `json:"oldest"`
		Age      int        `json:"age_days"`
		Facts    []jsonFact `json:"entries"`
	}
	jsonFact struct {
		Topic    platform.Topic `json:"topic"`
		Of       *string        `json:"of"`    // disk or term; "*": each
		Value    *string        `json:"value"` // as in a plan file; null where no offer has it or it is not known
		Text     string         `json:"text"`
		Evidence string         `json:"evidence"`
		Source   *string        `json:"source"`
		Date     *string        `json:"date"`
		Age      *int           `json:"age_days"`
	}
)

// PlatformsJSON writes all that is known of platforms for programs.
func PlatformsJSON(w io.Writer, r Report, list []platform.Profile) error {
	doc := jsonPlatforms{Schema: SchemaVersion, Platforms: []jsonPlatform{}}
	for _, p := range list {
		each := jsonPlatform{p.Name, r.say(p.Title), p.Currency, p.Known(), p.Checked().String(), r.factAge(p.Checked()), nil}
		for _, e := range p.Entries() {
			each.Facts = append(each.Facts, r.jsonFact(e))
		}
		doc.Platforms = append(doc.Platforms, each)
	}
	return writeIndented(w, doc)
}

func (r *Report) jsonFact(e platform.Entry) jsonFact {
	f := jsonFact{Topic: e.Topic, Of: optional(e.Item), Text: r.entryValue(e), Evidence: e.Evidence.String()}
	if e.Evidence != platform.Unsettled {
		f.Value = optional(e.Value)
	}
	if e.Source != (platform.Source{}) {
		age := r.factAge(e.Source.Day)
		f.Source, f.Date, f.Age = &e.Source.Page, optional(e.Source.Day.String()), &age
	}
	return f
}
