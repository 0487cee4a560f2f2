package model

import (
	"errors"
	"reflect"
	"testing"
)

// limitsOf lists each number of a plan with its least and greatest value, and the next one beyond either (costmodel §2 where
// it gives a range). An empty text: there is nothing beyond.
var limitsOf = []struct{ path, below, least, most, above string }{
	{"version", "0", "1", "1", "2"},
	{"month", "59m59.999999999s", "1h", "8784h", "8784h0m1s"},
	{"workload.days", "0", "1", "366", "367"},
	{"workload.days_per_week", "0", "1", "7", "8"},
	{"workload.hours_per_day", "-1", "0", "24", "24h0m0.000000001s"},
	{"workload.task_hours", "0", "0.000000001s", "8784", "8784h0m1s"},
	{"workload.instances", "-1", "0", "1000", "1001"},
	{"workload.gpus", "0", "1", "64", "65"},
	{"workload.boot", "-1s", "0s", "24h", "24h1s"},
	{"workload.setup", "-1s", "0s", "24h", "25h"},
	{"workload.idle", "-1s", "0s", "1d", "1d1s"},
	{"workload.keep_disk_days", "-1", "0", "366", "367"},
	{"workload.bandwidth", "-1MB/s", "0MB/s", "1PB/s", "1000000000000001B/s"},
	{"disk.0.size", "-1GB", "0GB", "1PB", "1000000000000001B"},
	{"transfer.0.size", "-1GB", "0GB", "1PB", "1000000000000001B"},
	{"budget.task_cap", "-0.000001", "0", "1000000000", "1000000000.000001"},
	{"budget.plan_cap", "-0.000001", "0", "1000000000", "1000000000.000001"},
	{"budget.balance", "-0.000001", "0", "1000000000", "1000000000.000001"},
	{"offer.0.vram", "-1GB", "0GB", "1PB", "1000000000000001B"},
	{"offer.0.speed", "0.000999999", "0.001", "1000", "1000.000000001"},
	{"offer.0.hourly", "-0.000000001", "0", "100000000", "100000000.000000001"},
	{"offer.0.increment", "0s", "0.000000001s", "8784h", "8784h0m1s"},
	{"offer.0.minimum", "-1s", "0s", "8784h", "8784h0m1s"},
	{"offer.0.no_gpu_hourly", "-0.000000001", "0", "100000000", "100000000.000000001"},
	{"offer.0.month_cap_hours", "-1", "0", "744", "744h0m1s"},
	{"offer.0.member", "0", "0.000000001", "1", "1.000000001"},
	{"offer.0.interruptions_per_hour", "-0.1", "0", "1000", "1000.000000001"},
	{"offer.0.checkpoint_every", "-1s", "0s", "8784h", "8784h0m1s"},
	{"offer.0.checkpoint_cost", "-1s", "0s", "24h", "24h0m1s"},
	{"offer.0.restart_cost", "-1s", "0s", "24h", "24h0m1s"},
	{"offer.0.term.0.days", "0", "1", "366", "367"},
	{"offer.0.term.0.price", "-0.000001", "0", "1000000000", "1000000000.000001"},
	{"offer.0.term.0.hourly", "-0.000000001", "0", "100000000", "100000000.000000001"},
	{"offer.0.term.0.coupon", "-0.000001", "0", "1000000000", "1000000000.000001"},
	{"offer.0.storage.0.free", "-1GB", "0GB", "1PB", "1000000000000001B"},
	{"offer.0.storage.0.price", "-0.000000001", "0", "100000000", "100000000.000000001"},
	{"offer.0.storage.0.stopped", "-0.000000001", "0", "1000", "1000.000000001"},
	{"offer.0.traffic.in_per_gb", "-0.000000001", "0", "100000000", "100000000.000000001"},
	{"offer.0.traffic.out_per_gb", "-0.000000001", "0", "100000000", "100000000.000000001"},
	{"offer.0.traffic.free_gb", "-1", "0", "1000000", "1000000.000000001"},
	{"own.price", "-0.000001", "0", "1000000000", "1000000000.000001"},
	{"own.resale", "-0.000001", "0", "1000000000", "1000000000.000001"},
	{"own.lifetime_years", "0", "1", "30", "31"},
	{"own.watts", "0", "1", "100000", "100001"},
	{"own.pue", "0.999999999", "1", "5", "5.000000001"},
	{"own.per_kwh", "-0.000000001", "0", "100000000", "100000000.000000001"},
	{"own.interest_per_year", "-0.000000001", "0", "1", "1.000000001"},
	{"own.fixed_per_year", "-0.000001", "0", "1000000000", "1000000000.000001"},
}

func TestLimits(t *testing.T) {
	for _, test := range limitsOf {
		for _, s := range []string{test.least, test.most} {
			p := example()
			if fault := p.Set(test.path, Typed, s); fault != nil {
				t.Errorf("set to %s: %v", s, fault)
			}
			if err := p.Validate(); err != nil {
				t.Errorf("%s = %s: %v", test.path, s, err)
			}
		}
		for _, s := range []string{test.below, test.above} {
			p := example()
			if fault := p.Set(test.path, Typed, s); fault == nil {
				t.Errorf("%s took %s", test.path, s)
			} else if !reflect.DeepEqual(p, example()) {
				t.Errorf("%s refused %s and changed the plan all the same", test.path, s)
			}
		}
	}
}

// Numbers that come from elsewhere than a text, such as a slider, are held to the same limits by Validate.
func TestLimitsOfNumbersThatWereNotTyped(t *testing.T) {
	for _, test := range limitsOf {
		p := example()
		f, _ := p.Field(test.path)
		for _, n := range []int64{f.Min - 1, f.Max + 1} {
			f.Number().SetInt(n)
			var faults Faults
			errors.As(p.Validate(), &faults)
			if len(faults) != 1 || faults[0].Path != test.path {
				t.Errorf("%s = %d: %v, want one fault there", test.path, n, faults)
			}
		}
	}
}

func TestLimitsListsEveryNumber(t *testing.T) {
	p := example()
	var numbers, listed []string
	for _, f := range p.Fields() {
		if f.Number() != nil {
			numbers = append(numbers, f.Path)
		}
	}
	for _, test := range limitsOf {
		listed = append(listed, test.path)
	}
	if !reflect.DeepEqual(numbers, listed) {
		t.Errorf("the plan has the numbers\n%v\nthe test has\n%v", numbers, listed)
	}
}
