package report

import (
	"strings"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/platform"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

// entryName names what an entry of a platform's profile is about.
func (r *Report) entryName(e platform.Entry) string {
	list, _, _ := strings.Cut(string(e.Topic), ".")
	switch {
	case e.Item == "":
		return r.say(e.Topic.Word())
	case list == "term" && e.Item == "*":
		return r.say(text.TopicOf, e.Topic.Word(), text.EveryTerm)
	case list == "term":
		return r.say(text.TopicOf, e.Topic.Word(), form(e.Item).Object)
	case e.Item == "*":
		return r.say(text.TopicOf, e.Topic.Word(), text.EveryDisk)
	}
	return r.say(text.TopicOf, e.Topic.Word(), text.TopicDisk.With(short(e.Item)))
}

// entryValue says what is known, or that it is not.
func (r *Report) entryValue(e platform.Entry) string {
	switch {
	case e.Says.Word != text.Word{}:
		return r.Lang.Phrase(e.Says)
	case e.Evidence == platform.Unsettled:
		return r.say(text.FactNotKnown)
	}
	return r.ruleValue(e.Topic, e.Value)
}

// ruleValue writes a value of a plan file as a sentence says it.
func (r *Report) ruleValue(t platform.Topic, value string) string {
	switch t {
	case platform.Increment, platform.Minimum, platform.Cap:
		if d, err := unit.ParseDuration(value, time.Hour); err == nil { // the month's cap alone may be a bare number
			return r.Lang.Duration(d)
		}
	case platform.Free:
		if n, err := unit.ParseBytes(value); err == nil {
			return r.Lang.Size(int64(n))
		}
	case platform.DiskOff:
		return r.say(text.FactTimes, plainLine(value))
	case platform.Refund:
		if rule, known := (model.Term{Refund: value}).RefundRule(); known {
			return r.say(refundWords[rule.Kind], rule.Factor.String())
		}
	}
	if w, ok := ruleWords[value]; ok {
		return r.say(w)
	}
	return plainLine(value)
}

var refundWords = map[string]text.Word{
	model.RefundNone: text.FactNoRefund, model.RefundProrata: text.FactProrata, model.RefundClawback: text.FactClawback,
}

// ruleWords are the values of rules that are words of the plan file.
var ruleWords = map[string]text.Word{
	model.Yes: text.FactYes, model.No: text.FactNo, model.Unknown: text.FactNotKnown,
	unit.HalfUp.String(): text.RoundedHalfUp, unit.Floor.String(): text.RoundedDown, unit.Ceil.String(): text.RoundedUp,
	model.EndStop: text.FactEndsStop, model.EndRenew: text.FactEndsRenew, model.EndPayg: text.FactEndsPayg,
}

// Origin is a value of an offer that its platform has a rule for.
type Origin struct {
	platform.Stance
	Name  string // of the value, in words
	Value string // what the plan has
	Ruled string // what the rule says
}

// Origins tells of an offer's values that its platform has a rule for, where each comes from: the rule, or the plan itself.
func (r *Report) Origins(offer int) []Origin {
	var list []Origin
	for _, s := range platform.Stances(r.Plan, offer) {
		e := s.Entry()
		list = append(list, Origin{s, r.entryName(e), r.ruleValue(e.Topic, r.Plan.Get(s.Path)), r.entryValue(e)})
	}
	return list
}
