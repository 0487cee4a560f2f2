package report

import (
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/platform"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
)

// Keys of the warnings that an offer's platform is a reason for; their Form is the platform as the offer names it.
const (
	unknownPlatform = "platform.unknown" // a slip of the pen there takes other rules than were meant
	released        = "platform.release"
	stopping        = "platform.stop"
	wiped           = "platform.wiped"
)

// traps are the topics whose traps are warned of (platform.Fact.Trap).
var traps = []struct {
	topic platform.Topic
	key   string
}{{platform.Stop, stopping}, {platform.Wiped, wiped}, {platform.Release, released}}

// platformWarnings lists what an offer's platform is a reason for.
func platformWarnings(o *model.Offer) []pricing.Warning {
	p, known := platform.Lookup(o.Platform)
	switch {
	case o.Platform == "":
		return nil
	case !known:
		return []pricing.Warning{{Key: unknownPlatform, Offer: o.Name, Form: o.Platform}}
	}
	var list []pricing.Warning
	for _, t := range traps {
		f, ok := p.Fact(t.topic)
		said := t.topic == platform.Stop && o.BilledWhenStopped // the evaluation warns of it
		if ok && f.Trap && !said {
			list = append(list, pricing.Warning{Key: t.key, Offer: o.Name, Form: o.Platform, Time: time.Duration(f.Days) * 24 * time.Hour})
		}
	}
	return list
}

// platformWarning says a warning of a platform; ok is false for any other.
func (r *Report) platformWarning(w pricing.Warning) (said string, ok bool) {
	p, _ := platform.Lookup(w.Form)
	switch w.Key {
	case unknownPlatform:
		return r.say(text.Warning(w.Key), short(w.Form)), true
	case released:
		return r.release(int(w.Time / (24 * time.Hour))), true
	case stopping:
		f, _ := p.Fact(platform.Stop)
		return r.Lang.Phrase(f.Says), true
	case wiped:
		f, _ := p.Fact(platform.Wiped)
		return r.Lang.Phrase(f.Says), true
	}
	return "", false
}

// release says when an instance that is left off after the plan's last use is deleted: by its day where the plan has a start.
func (r *Report) release(days int) string {
	if r.Plan.Start.IsZero() {
		return r.say(text.Warning(released), "", text.Days.Of(days))
	}
	return r.say(text.Warning(released+"_day"), "", r.day(r.Plan.ReleaseDay(days)))
}
