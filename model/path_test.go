package model

import (
	"reflect"
	"strings"
	"testing"

	"app/gpuplan/model/text"
)

func TestSectionsInTheOrderOfThePlanFile(t *testing.T) {
	p := example()
	p.Grow("disk")
	p.Grow("offer")
	p.Grow("offer.1.term")
	p.Grow("offer.1.term")
	want := []string{"", "workload", "disk.0", "disk.1", "transfer.0", "budget",
		"offer.0", "offer.0.term.0", "offer.0.storage.0", "offer.0.traffic",
		"offer.1", "offer.1.term.0", "offer.1.term.1", "offer.1.traffic", "own"}
	if got := p.Sections(); !reflect.DeepEqual(got, want) {
		t.Errorf("got  %v\nwant %v", got, want)
	}
}

func TestFieldsAreThoseOfTheSections(t *testing.T) {
	p := example()
	var want []string
	for _, section := range p.Sections() {
		for _, name := range p.Names(section) {
			want = append(want, strings.TrimPrefix(section+"."+name, "."))
		}
	}
	var got []string
	for _, f := range p.Fields() {
		got = append(got, f.Path)
		if one, ok := p.Field(f.Path); !ok || one.Value.String() != f.Value.String() {
			t.Errorf("%s is not found by its path", f.Path)
		}
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got  %v\nwant %v", got, want)
	}
}

func TestFieldOfAPathThatLeadsNowhere(t *testing.T) {
	p := example()
	for _, path := range []string{"", ".", "days", "workload", "workload.", "workload.x", "workload.x.days", "disk", "disk.0", "disk.1.name",
		"disk.-1.name", "disk.00.name", "disk.0.x.name", "offer.0.term", "offer.0.term.0.x.days", "offer.term.0.days", "offer.0.traffic.0.free_gb",
		"offer.99999999999999999999.name", "budget.0.balance"} {
		if f, ok := p.Field(path); ok {
			t.Errorf("%q leads to %v", path, f.Value)
		}
		if p.Get(path) != "" || p.Literal(path) != "" {
			t.Errorf("%q has a text", path)
		}
	}
}

func TestSetNamesWhatThereIs(t *testing.T) {
	for path, want := range map[string]string{
		"workload.hours_per_dya": "workload.hours_per_dya: no such value, want hours_per_day",
		"hours_per_day":          "hours_per_day: no such value, want workload.hours_per_day",
		"hourly":                 "hourly: no such value, want offer.0.hourly",
		"wrkload.days":           "wrkload.days: no such value, want workload",
		"workload.xyz":           "workload.xyz: no such value, want one of days, days_per_week, hours_per_day, task_hours, restart, instances, gpus, boot, setup, idle, keep_disk_days, bandwidth",
		"budget":                 "budget: no such value, want one of task_cap, plan_cap, balance",
		"offer.1.hourly":         "offer.1.hourly: no such value, want offer.0",
		"offer.hourly":           "offer.hourly: no such value, want offer.0",
		"offer.0.storage.5.free": "offer.0.storage.5.free: no such value, want offer.0.storage.0 to offer.0.storage.1",
		"transfer.0.size":        "transfer.0.size: no such value, want a plan that has [[transfer]]",
		"offer.0.currency":       "offer.0.currency: no such value, want one currency for the whole plan, at its top",
		"offer.0.trafic.free_gb": "offer.0.trafic.free_gb: no such value, want traffic",
		"a\x1b[2J":               "a\uFFFD[2J: no such value, want one of version, name, currency, month, start, workload, disk, transfer, budget, offer, own",
	} {
		p := example()
		p.Transfers = nil
		p.Grow("offer.0.storage")
		if fault := p.Set(path, Typed, "1"); fault == nil || fault.Error() != want {
			t.Errorf("got  %v\nwant %s", fault, want)
		}
	}
}

func TestGrow(t *testing.T) {
	p := New()
	for _, list := range []string{"disk", "transfer", "offer", "offer.0.term", "offer.0.storage"} {
		if got := p.Grow(list); got != list+".0" || p.Len(list) != 1 {
			t.Errorf("grown to %q", got)
		}
	}
	before := p.Clone()
	for _, list := range []string{"", "workload", "x.disk", "term", "offer.1.term", "offer.0.disk", "disk.0.term", "offer.0.term.0.term"} {
		if got := p.Grow(list); got != "" || p.Len(list) != 0 {
			t.Errorf("%q grew to %q", list, got)
		}
	}
	if !reflect.DeepEqual(p, before) {
		t.Error("a list that is none grew")
	}
}

func TestFaultsInBothLanguages(t *testing.T) {
	p := example()
	faults := Faults{
		p.Set("workload.days", Typed, "400"),
		p.Set("workload.task_hours", Typed, ""),
		p.Set("workload.dais", Typed, "1"),
		{What: text.WhatEmpty.With(), Want: text.WantPlan.With()},
	}
	for l, want := range map[*text.Language]string{
		text.English: "workload.days: 400, want 1 to 366\n" +
			"workload.task_hours: missing, want hours such as 6, 6.5 or 6h30m\n" +
			"workload.dais: no such value, want days\n" +
			"the file is empty, want a plan; gpuplan init writes one to start from",
		text.Chinese: "workload.days: 400，应为：1 到 366\n" +
			"workload.task_hours: 没有填，应为：小时数，如 6、6.5、6h30m\n" +
			"workload.dais: 没有这一项，应为：days\n" +
			"文件是空的，应为：一份方案；gpuplan init 可以写一份起步的",
	} {
		if got := faults.In(l); got != want {
			t.Errorf("%s:\n%s\nwant\n%s", l.Name, got, want)
		}
	}
}
