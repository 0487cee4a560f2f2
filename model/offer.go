package model

import (
	"time"

	"app/gpuplan/model/unit"
)

// Offer is one way to rent a card: its prices and the rules by which it is billed (costmodel §3–6). A price is a number,
// unknown, or left out; each says what left out means.
type Offer struct {
	Name     string // unique in the plan
	Platform string // profile that its billing rules come from; may be empty
	Card     string
	VRAM     unit.Bytes // memory of one card; 0: not given
	Speed    unit.Ratio // work per hour against the card that the workload is stated for

	Hourly            unit.Price[unit.PerHour] // left out: there is no hourly form
	Per               string                   // what Hourly and the terms' prices are for: PerCard or PerInstance
	Increment         time.Duration            // billed time of a session goes up to whole ones of it, at least 1 ns
	Minimum           time.Duration            // least billed time of a session
	Rounding          unit.Rounding            // of all its charges
	BootBilled        string                   // Yes, No or Unknown
	BilledWhenStopped bool                     // billed in full until destroyed
	NoGPUHourly       unit.Price[unit.PerHour] // of an instance started without a card; left out: unknown
	SetupInNoGPU      bool                     // setup and downloads run without a card
	MonthCap          time.Duration            // most hours billed in a block of 30 days; 0: no cap
	Member            unit.Ratio               // factor on Hourly, above 0 to 1

	Interruptions   unit.Ratio           // expected interruptions per hour of the hourly form
	CheckpointEvery time.Duration        // 0: no checkpoints
	CheckpointCost  time.Duration        // time that one checkpoint takes
	RestartCost     Maybe[time.Duration] // left out: boot, setup and downloads of the session

	AsOf   Date   // the day on which the prices were read; zero: not given
	Source string // where they were read

	Terms   []Term
	Storage []Storage
	Traffic Traffic
}

// What a price is for.
const (
	PerCard     = "card"
	PerInstance = "instance"
)

// Answers to a question that may have none.
const (
	Yes     = "true"
	No      = "false"
	Unknown = "unknown"
)

// Term is a prepaid form: a length and a price (costmodel §3).
type Term struct {
	Name   string                   // unique in the offer: "month"
	Days   int                      // length, 1 to 366
	Price  unit.Price[unit.Money]   // left out: the term is not on offer (IsOffered)
	Hourly unit.Price[unit.PerHour] // paid on top for billed time while it runs; 0 or left out: all hours included
	Coupon unit.Money               // taken off once per plan
	Refund string                   // none, prorata*K, clawback*K; empty: not known
	AtEnd  string                   // EndStop, EndRenew, EndPayg; empty: not known
}

// What happens when a term ends.
const (
	EndStop  = "stop"
	EndRenew = "renew"
	EndPayg  = "payg"
)

// HasOwnHourly tells whether billed time is paid on top of the term's price.
func (t Term) HasOwnHourly() bool {
	v, known := t.Hourly.Value()
	return t.Hourly.IsUnknown() || known && v != 0
}

// IsOffered tells whether anything is said about what the term costs. One of which nothing is said is not on offer, or not
// entered: it is shown, but nothing is decided by it.
func (t Term) IsOffered() bool { return !t.Price.IsLeftOut() || t.HasOwnHourly() }

// Month gives the term of about a month: the one of that name, else the first one of that length; ok is false where there is none.
func (o Offer) Month() (t Term, ok bool) {
	for _, t := range o.Terms {
		if t.Name == "month" {
			return t, true
		}
	}
	for _, t := range o.Terms {
		if t.period() == "month" {
			return t, true
		}
	}
	return Term{}, false
}

// period gives the time that a price of the term may be said to be for ("month"); empty where it has no name.
func (t Term) period() string {
	switch {
	case t.Days == 1:
		return "day"
	case t.Days == 7:
		return "week"
	case t.Days >= 28 && t.Days <= 31:
		return "month"
	case t.Days >= 365:
		return "year"
	}
	return ""
}

// Storage is what an offer asks for one disk of the plan (costmodel §4).
type Storage struct {
	Disk           string                     // name of the disk
	Free           unit.Bytes                 // not charged
	Price          unit.Price[unit.PerGBTime] // left out: unknown
	Per            string                     // GBHour, GBDay or GBMonth
	Stopped        unit.Ratio                 // price multiplier while the instance is off
	IncludedInTerm bool                       // a prepaid term pays for it
	PartGB         bool                       // the charged size goes up to whole GB
}

// What a storage price is for.
const (
	GBHour  = "GB-hour"
	GBDay   = "GB-day"
	GBMonth = "GB-month"
)

// Period gives the charged time that the storage price is for, where a month is as long as given.
func (s Storage) Period(month time.Duration) time.Duration {
	switch s.Per {
	case GBHour:
		return time.Hour
	case GBMonth:
		return month
	default:
		return 24 * time.Hour
	}
}

// Traffic is what an offer asks for data across its border (costmodel §5). Prices left out are 0.
type Traffic struct {
	InPerGB  unit.Price[unit.PerGB]
	OutPerGB unit.Price[unit.PerGB]
	Free     unit.Bytes // free per 30 days, instance and direction
}

// NewOffer gives an offer with every default and no price.
func NewOffer() Offer {
	return Offer{
		Speed: unit.One, Per: PerCard, Increment: time.Second, BootBilled: Yes, Member: unit.One,
	}
}

// NewTerm gives a term with every default and no price.
func NewTerm() Term { return Term{} }

// NewStorage gives a storage line with every default and no price.
func NewStorage() Storage { return Storage{Per: GBDay, Stopped: unit.One} }
