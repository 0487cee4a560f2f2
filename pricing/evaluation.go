// Package pricing works out what a plan costs: one evaluation for every face. It reads no clock, file or environment and
// writes no words; charges, warnings and findings carry keys that package text turns into words.
package pricing

import (
	"time"

	"app/gpuplan/model/unit"
)

// Evaluation is everything that follows from a plan.
type Evaluation struct {
	Currency unit.Currency
	Offers   []Offer   // in the plan's order
	Best     Best      // over all offers
	Warnings []Warning // doubts about the result, in the plan's order
}

// Offer is what follows from one offer of the plan.
type Offer struct {
	Name      string
	Quotes    []Quote     // hourly first where the offer has it, then its terms in the file's order
	Breakeven []Breakeven // each term on offer against hourly; none where there is no hourly form
	Ladder    []Rung      // which form is cheapest at which hours per day
	Mix       *Mix        // cheapest mix of packs; nil where there is none (costmodel §3, §8)
	Verdict   Verdict
	Waste     []Waste // habits that cost money in the hourly form (costmodel §7), the headline waste.all last
	Curves    []Curve // total of each quote by hours per day, in the order of Quotes
}

// Best is the cheapest complete form over all offers.
type Best struct {
	Offer, Quote int  // indices into Offers and its Quotes
	Found        bool // false where no form is complete
}

// Quote is what one form of an offer costs over the plan.
type Quote struct {
	Form     string // model.HourlyForm or the term's name
	Charges  []Charge
	Total    unit.Money            // sum of the known charges; where Complete is false it is "at least"
	Parts    map[string]unit.Money // by Compute, Storage, Traffic; always all three
	Complete bool                  // every charge is known
	Hopeless bool                  // interruptions make it endless: it loses to every complete one (costmodel §6)
	LeftOut  bool                  // nothing is said about the term's price: it is not on offer, and nothing is decided by it
	TotalLow unit.Money            // where HasLow: the total without billed boots
	HasLow   bool                  // boot_billed is unknown

	Boots    int           // sessions, per instance
	On       time.Duration // time on, per instance
	Useful   time.Duration // useful time, per instance
	Billed   time.Duration // billed time, per instance; 0 for a term without its own hourly price
	AlwaysOn bool          // nobody would shut down
	Tasks    float64       // tasks done by all instances; 0 with nothing used
	TaskTime time.Duration // length of one task on this offer
	Session  time.Duration // useful time of an ordinary session, the longest one
	Expected time.Duration // what that takes on average, reruns and checkpoints included; the greatest number where nothing holds it
	Clean    float64       // chance that an ordinary session is not interrupted, 1 without interruptions
	BestTau  time.Duration // best time between checkpoints; 0 where it does not matter
}

// The parts of a bill.
const (
	Compute = "compute"
	Storage = "storage"
	Traffic = "traffic"
)

// Charge is one line of a bill: rounded once, to the currency's minor unit (costmodel §1).
type Charge struct {
	Key       string // compute.use, compute.no_gpu, compute.term, storage.<disk>, traffic.in, traffic.out
	Part      string // Compute, Storage or Traffic
	Quantity  Quantity
	UnitPrice string // plain decimal of the price that it is multiplied by; empty where unknown or mixed
	Cost      unit.Money
	Known     bool
	Of        []Share // what it consists of; adds up to Cost

	tooLarge bool // no amount of money holds it, or one of its shares
}

// Share is a part of a charge.
type Share struct {
	Key      string // run, boot, setup, download, idle, rerun, roundup, off, capped; used, unused, hourly, coupon; first, repeat
	Quantity Quantity
	Cost     unit.Money // 0 where the charge is not known
}

// Quantity is how much was charged, per instance. A disk uses Size and Time, all else one field alone.
type Quantity struct {
	Time  time.Duration // billed; of a disk: charged, a stopped hour counting as its part of a full one
	Size  unit.Bytes    // charged
	Count int           // terms bought; 1 for a coupon
}

// Breakeven tells at which hours per day a term costs no more than the other form (costmodel §7).
type Breakeven struct {
	Form, Against string
	Spans         []Span
	From          int  // start of the last span in minutes, where it reaches 24 h
	Reaches       bool // the last span reaches 24 h
	Step          bool // at From a further boot begins, which makes the total jump

	// Worth is what needs no price: the billed hours that one term stands for at the plan's hours per day. The term pays where
	// it costs less than they do; 0 where the two forms differ in more than that.
	Worth time.Duration
}

// Span is a range of whole minutes per day, both ends included; of a Horizon it is one of days.
type Span struct{ From, To int }

// Rung is a range of hours per day in which one form is cheapest.
type Rung struct {
	Span
	Form string
}

// Verdict is the cheapest complete form of an offer.
type Verdict struct {
	Quote   int        // index of the winner in the offer's quotes; -1 where no form is complete
	Rival   int        // index of the next cheapest complete form; -1 where there is none
	Margin  unit.Money // rival less winner
	Percent float64    // margin as a part of the rival, in percent; 0 where the rival costs nothing
	Decided bool       // false where no form is complete, or something unknown on offer could change the winner
	Close   bool       // the margin is under 5 % of the rival, or nothing
}

// Mix is the cheapest mix of packs over the calendar, compute only (costmodel §8).
type Mix struct {
	Compute unit.Money // the costs of the items and NoGPU together
	Items   []MixItem  // by calendar
	NoGPU   unit.Money // setup and downloads without a card, on all days that pay billed time
	Left    []string   // what was left out: "coupon", "cap", "unknown"
}

// MixItem is a stretch of the calendar that is paid in one form.
type MixItem struct {
	Form    string
	FromDay int // from 0
	Days    int // to the last active day by the hour; the length of a term, which may end after the plan
	Cost    unit.Money
}

// Waste is what a habit costs: total(plan) − total(plan with the habit mended).
type Waste struct {
	Key   string // waste.idle, waste.download, waste.setup, waste.roundup, waste.rerun, waste.disk_off, waste.concurrency, waste.all
	Form  string // the form that it was asked of
	Cost  unit.Money
	Known bool // both totals are complete; else Cost is the difference of what is known, at least 0
	Basis Basis
}

// Basis is what a finding rests on; a key uses the fields that it needs, the others are 0. All is per instance.
type Basis struct {
	Boots     int           // sessions
	Count     int           // download: boots that repeat it; setup: boots that are enough; concurrency: instances
	Time      time.Duration // idle, setup: of one boot; roundup, rerun, disk_off: over the plan
	Size      unit.Bytes    // download: of one boot
	Price     unit.PerHour  // idle: of one instance with all its cards
	Instances int           // that it happens on
}

// Warning is a doubt about the result; it is part of the result and no error.
type Warning struct {
	// Key is day.full, offer.slow, offer.stopped, price.unknown, disk.unpriced, charge.too_large, offer.hopeless, offer.interrupted,
	// task.split, download.untimed, boot.unknown, term.stop, term.renew or term.payg.
	Key   string
	Offer string        // name of the offer
	Form  string        // of the form, the disk or else the charge that it is about; empty: the whole offer
	Time  time.Duration // offer.slow: hours of an active day that do not fit into it; term.*: from the plan's start to the first end of one
}

// Curve is the total of one form by hours per day.
type Curve struct {
	Form   string
	Totals []unit.Money // at each whole minute from 0 to 24 h: 1441 of them; nil where the form is not known at every minute
	Loses  []bool       // hopeless at that minute; nil where it never is
}
