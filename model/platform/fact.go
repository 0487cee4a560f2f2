package platform

import (
	"strings"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
)

// Source is a page that says how a platform bills.
type Source struct {
	Page string     // its address
	Day  model.Date // the day that it bears; the day of reading where it bears none
}

// page is a source of a day.
func page(address string, year int, month time.Month, day int) Source {
	return Source{address, model.Date{Year: year, Month: month, Day: day}}
}

// read is a source that bears no day: that of reading counts.
func read(address string) Source { return page(address, 2026, time.November, 30) }

// Fact is something about how a platform bills that no value of an offer holds.
type Fact struct {
	Topic    Topic
	Says     text.Phrase
	Days     int           // of Release: days off after which it is deleted; of others 0
	Loses    bool          // of Balance: it is known after how long without money what is on disks is lost
	After    time.Duration // that time, where Loses; 0: at once
	Trap     bool          // what people are used to costs money or data here: every plan on the platform is warned
	Evidence Evidence
	Source   Source
}

// tells is a fact in words.
func tells(t Topic, w text.Word, e Evidence, s Source) Fact {
	return Fact{Topic: t, Says: w.With(), Evidence: e, Source: s}
}

// warns is a fact in words that every plan on the platform is warned of.
func warns(t Topic, w text.Word, e Evidence, s Source) Fact {
	f := tells(t, w, e, s)
	f.Trap = true
	return f
}

// releases tells that an instance is deleted after so many days off.
func releases(days int, e Evidence, s Source) Fact {
	return Fact{Topic: Release, Says: text.ReleaseAfter.With(text.Days.Of(days)), Days: days, Trap: true, Evidence: e, Source: s}
}

// loses tells what happens without money, and that what is on disks is lost after so long.
func loses(after time.Duration, w text.Word, e Evidence, s Source) Fact {
	f := tells(Balance, w, e, s)
	f.Loses, f.After = true, after
	return f
}

// lasts tells how many hours a month has where the platform documents it.
func lasts(hours int, s Source) Fact {
	return Fact{Topic: Month, Says: text.MonthHours.With(text.Count(hours)), Evidence: Documented, Source: s}
}

// Entry is what is known of one topic, or that it is not known.
type Entry struct {
	Topic    Topic
	Item     string      // the disk or term that it is of; "*": each; empty: the instance
	Value    string      // of a rule, as in a plan file
	Says     text.Phrase // of a fact
	Evidence Evidence    // Unsettled: not known
	Source   Source      // zero: no source speaks of it
}

// Entries tells what is known of the platform, topic by topic in the order of Topics; each has at least one entry.
func (p Profile) Entries() []Entry {
	var list []Entry
	for _, t := range Topics {
		before := len(list)
		for _, r := range p.Rules {
			if e := r.Entry(); e.Topic == t {
				list = append(list, e)
			}
		}
		for _, f := range p.Facts {
			if f.Topic == t {
				list = append(list, Entry{t, "", "", f.Says, f.Evidence, f.Source})
			}
		}
		if len(list) == before {
			list = append(list, Entry{Topic: t})
		}
	}
	return list
}

// Entry is the rule as an entry of its platform's profile.
func (r Rule) Entry() Entry {
	e := Entry{Topic: Topic(r.Field), Value: r.Value, Evidence: r.Evidence, Source: r.Source}
	list, rest, _ := strings.Cut(r.Field, ".")
	if item, field, ofItem := strings.Cut(rest, "."); ofItem {
		e.Topic, e.Item = Topic(list+"."+field), item
	}
	return e
}

// Known counts the entries that are known.
func (p Profile) Known() int {
	n := 0
	for _, e := range p.Entries() {
		if e.Evidence != Unsettled {
			n++
		}
	}
	return n
}

// Checked gives the oldest day of a source of the profile.
func (p Profile) Checked() model.Date {
	var oldest model.Date
	for _, e := range p.Entries() {
		if d := e.Source.Day; !d.IsZero() && (oldest.IsZero() || d.DaysSince(oldest) < 0) {
			oldest = d
		}
	}
	return oldest
}

// Fact finds what the platform says about a topic in words; ok is false where it says nothing.
func (p Profile) Fact(t Topic) (f Fact, ok bool) {
	for _, f := range p.Facts {
		if f.Topic == t {
			return f, true
		}
	}
	return Fact{}, false
}
