package platform

import "app/gpuplan/model/text"

// Topic is something that is asked of every platform. Those that an offer has a value for are called as in the plan file.
type Topic string

// Topics that no value of an offer answers; facts do.
const (
	Meter    Topic = "meter"     // from when to when it bills
	Stop     Topic = "stop"      // what has to be done to end the bill
	DiskUnit Topic = "disk_unit" // what a disk's price is for
	Release  Topic = "release"   // after how many days off it is deleted
	Wiped    Topic = "wiped"     // what is lost when it is off
	Month    Topic = "month"     // how long a month is
	NoGPU    Topic = "no_gpu"    // whether it starts without a card
	Balance  Topic = "balance"   // what happens without money
)

// Topics that rules answer.
const (
	Increment  Topic = "increment"
	Minimum    Topic = "minimum"
	Rounding   Topic = "rounding"
	BootBilled Topic = "boot_billed"
	Stopped    Topic = "billed_when_stopped"
	DiskOff    Topic = "storage.stopped"
	Free       Topic = "storage.free"
	Refund     Topic = "term.refund"
	AtEnd      Topic = "term.at_end"
	Cap        Topic = "month_cap_hours"
)

// Topics lists what is asked of every platform, in the order in which it is told.
var Topics = []Topic{
	Meter, Increment, Minimum, Rounding, BootBilled, Stopped, Stop, DiskOff, Free, DiskUnit, Release, Wiped, Refund, AtEnd, Month, Cap,
	NoGPU, Balance,
}

var topics = map[Topic]text.Word{
	Meter: text.TopicMeter, Increment: text.TopicIncrement, Minimum: text.TopicMinimum, Rounding: text.TopicRounding,
	BootBilled: text.TopicBoot, Stopped: text.TopicStopped, Stop: text.TopicStop, DiskOff: text.TopicDiskOff, Free: text.TopicFree,
	DiskUnit: text.TopicDiskUnit, Release: text.TopicRelease, Wiped: text.TopicWiped, Refund: text.TopicRefund, AtEnd: text.TopicAtEnd,
	Month: text.TopicMonth, Cap: text.TopicCap, NoGPU: text.TopicNoGPU, Balance: text.TopicBalance,
}

// Word names the topic.
func (t Topic) Word() text.Word { return topics[t] }
