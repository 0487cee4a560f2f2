package report

import (
	"slices"

	"app/gpuplan/model"
	"app/gpuplan/model/platform"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

// assumed lists what the amounts were worked out with.
func (t *teller) assumed() []string {
	w := &t.Plan.Workload
	list := []string{
		t.say(text.AssumedUse, t.spelled(w.HoursPerDay), t.spelled(w.TaskHours), text.Days.Of(w.Days), text.Days.Of(w.DaysPerWeek)),
		t.say(text.AssumedSize, text.Instances.Of(w.Instances), text.Cards.Of(w.GPUs)),
		t.Lang.Sentences(t.say(restartWords[w.Restart]),
			t.say(text.AssumedBoot, t.Lang.Duration(w.Boot), t.Lang.Duration(w.Setup), t.Lang.Duration(w.Idle))),
	}
	if !t.Plan.Start.IsZero() {
		list = append(list, t.say(text.AssumedFirstDay, t.day(t.Plan.Start)))
	}
	list = append(list, t.assumedData()...)
	for i := range t.Plan.Offers {
		list = append(list, t.Lang.Sentences(append([]string{t.assumedOffer(&t.Plan.Offers[i])}, t.assumedRules(i)...)...))
	}
	list = append(list, t.assumedRanges()...)
	return append(list, t.assumedBudget()...)
}

var restartWords = map[string]text.Word{model.RestartTask: text.AssumedTask, model.RestartDay: text.AssumedDay}

// assumedData lists disks and transfers.
func (t *teller) assumedData() []string {
	var list []string
	for _, d := range t.Plan.Disks {
		list = append(list, t.say(text.AssumedDisk, short(d.Name), t.Lang.Size(int64(d.Size))))
	}
	if t.Plan.Workload.KeepDiskDays > 0 {
		list = append(list, t.say(text.AssumedKept, text.Days.Of(t.Plan.Workload.KeepDiskDays)))
	}
	for _, each := range t.Plan.Transfers {
		list = append(list, t.transfer(&each))
	}
	switch speed := t.Plan.Workload.Bandwidth; {
	case len(t.Plan.Transfers) == 0:
	case speed == 0:
		list = append(list, t.say(text.AssumedNoSpeed))
	default:
		list = append(list, t.say(text.AssumedSpeed, t.Lang.Speed(int64(speed))))
	}
	return list
}

func (t *teller) transfer(each *model.Transfer) string {
	way, when := text.DataIn, whenWords[each.When]
	if each.Direction == model.Out {
		way = text.DataOut
	}
	if each.Kept && each.When == model.WhenBoot {
		when = text.KeptOnDisk
	}
	return t.say(text.AssumedTransfer, short(each.Name), t.Lang.Size(int64(each.Size)), way, when)
}

var whenWords = map[string]text.Word{model.WhenBoot: text.AtBoot, model.WhenDay: text.AtDay, model.WhenOnce: text.AtOnce}

var bootWords = map[string]text.Word{model.Yes: text.BootBilled, model.No: text.BootFree, model.Unknown: text.BootUnsure}

// assumedOffer tells by which rules an offer bills; what it shares with most offers is left out.
func (t *teller) assumedOffer(o *model.Offer) string {
	per := text.PerCard
	if o.Per == model.PerInstance {
		per = text.PerInstance
	}
	told := []string{t.say(text.AssumedBilling, short(o.Name), per, t.Lang.Duration(o.Increment), roundingWords[o.Rounding], bootWords[o.BootBilled])}
	add := func(ok bool, w text.Word, args ...any) {
		if ok {
			told = append(told, t.say(w, args...))
		}
	}
	add(o.Minimum != 0, text.AssumedMinimum, t.Lang.Duration(o.Minimum))
	add(o.Speed != unit.One, text.AssumedSpeedOf, o.Speed.String())
	add(o.Member != unit.One, text.AssumedMember, o.Member.String())
	add(o.BilledWhenStopped, text.AssumedStopped)
	add(o.MonthCap != 0, text.AssumedCap, t.Lang.Hours(o.MonthCap))
	add(o.SetupInNoGPU, text.AssumedNoGPU)
	add(o.Interruptions != 0, text.AssumedInterrupted, o.Interruptions.String())
	add(o.Interruptions != 0 && o.CheckpointEvery != 0, text.AssumedCheckpoint,
		t.Lang.Duration(o.CheckpointEvery), t.Lang.Duration(o.CheckpointCost))
	add(slices.ContainsFunc(o.Storage, func(s model.Storage) bool { return s.Per == model.GBMonth }),
		text.AssumedMonth, t.Lang.Duration(t.Plan.Month))
	return t.Lang.Sentences(told...)
}

// assumedRules tells which values of an offer are those of its platform's profile, which are its own in place of them, and what
// the profile leaves open.
func (t *teller) assumedRules(offer int) []string {
	told := [...][]string{platform.Followed: nil, platform.Overruled: nil, platform.Open: nil}
	for _, o := range t.Origins(offer) {
		item := t.say(text.RuleItem, o.Name, o.Value)
		if o.Standing == platform.Open {
			item = o.Name
		}
		if !slices.Contains(told[o.Standing], item) { // a rule for every term is met once for each
			told[o.Standing] = append(told[o.Standing], item)
		}
	}
	p, _ := platform.Lookup(t.Plan.Offers[offer].Platform)
	var list []string
	for s, w := range [...]text.Word{text.AssumedFollowed, text.AssumedOverruled, text.AssumedOpen} {
		if len(told[s]) > 0 {
			list = append(list, t.say(w, p.Title, t.day(p.Checked()), t.ruled(told[s])))
		}
	}
	return list
}

// ruled puts rules behind one another.
func (t *teller) ruled(items []string) string {
	said := items[0]
	for _, item := range items[1:] {
		said = t.say(text.RuleAnd, said, item)
	}
	return said
}

var roundingWords = map[unit.Rounding]text.Word{
	unit.HalfUp: text.RoundedHalfUp, unit.Floor: text.RoundedDown, unit.Ceil: text.RoundedUp,
}

// assumedRanges names the values that were given as ranges.
func (t *teller) assumedRanges() []string {
	var list []string
	for _, r := range t.Plan.Ranges {
		if f, ok := t.Plan.Field(r.Path); ok {
			list = append(list, t.say(text.AssumedRange, r.Path, rangeText(f, r), f.Value.String()))
		}
	}
	return list
}

func (t *teller) assumedBudget() []string {
	b := &t.Plan.Budget
	var list []string
	for _, each := range []struct {
		word   text.Word
		amount model.Maybe[unit.Money]
	}{{text.AssumedPlanCap, b.PlanCap}, {text.AssumedTaskCap, b.TaskCap}, {text.AssumedBalance, b.Balance}} {
		if each.amount.Given {
			list = append(list, t.say(each.word, t.price(each.amount.Value)))
		}
	}
	return list
}

// unknown lists what the report does not know.
func (t *teller) unknown() []string {
	half := t.Evaluation.Currency.Format(t.Evaluation.Currency.Step() / 2)
	list := []string{
		t.say(text.UnknownPrices),
		t.say(text.UnknownRounding, half+" "+t.Evaluation.Currency.Code),
		t.say(text.UnknownSupply),
	}
	list = append(list, t.unknownRefunds()...)
	b := &t.Plan.Budget
	if b.Balance.Given && !b.PlanCap.Given && !b.TaskCap.Given {
		list = append(list, t.say(text.UnknownBalance))
	}
	return list
}
