package platform

import (
	"time"

	"app/gpuplan/model/text"
)

var (
	compshareBill    = page("https://github.com/BennielAllan/compshare-docs/blob/HEAD/pages/operation/charge/bill.md", 2026, 6, 26)
	compshareMethods = page("https://github.com/BennielAllan/compshare-docs/blob/HEAD/pages/operation/charge/billdescribe.md", 2026, 6, 26)
	compshareRecycle = page("https://github.com/BennielAllan/compshare-docs/blob/HEAD/pages/operation/charge/recycle.md", 2026, 6, 26)
	compshareNoGPU   = page("https://github.com/BennielAllan/compshare-docs/blob/HEAD/pages/operation/gpu/cardlessmode.md", 2026, 6, 26)
	compshareFAQ     = page("https://github.com/guli20001221/compshare-agent/blob/HEAD/docs/faq/gpu_instance_faq.md", 2026, 4, 13)
)

func compshare() Profile {
	return Profile{"compshare", text.PlatformCompshare, "CNY", []Rule{
		{"increment", "1s", Documented, compshareMethods},
		{"rounding", "floor", Measured, compshareBill}, // all 12 rows of its price table are cut to 0.01
		// "Starting" is free, "initialising" is not, and a plan's boot is both.
		{"boot_billed", "unknown", Unsettled, compshareFAQ},
		{"billed_when_stopped", "false", Documented, compshareMethods},
		{"term.day.refund", "prorata*1.25", Documented, compshareMethods},
		{"term.month.refund", "prorata*1.5", Documented, compshareMethods},
		{"term.*.at_end", "renew", Documented, compshareMethods},
		{"storage.*.stopped", "1", Documented, compshareBill},
		{"storage.system.free", "100GB", Documented, compshareBill},
	}, []Fact{
		tells(Meter, text.MeterInit, Documented, compshareFAQ),
		tells(Stop, text.StopPower, Documented, compshareMethods),
		tells(DiskUnit, text.UnitAny, Measured, compshareBill),
		releases(7, Documented, compshareRecycle),
		tells(Month, text.MonthCalendar, Documented, compshareMethods),
		tells(NoGPU, text.NoGPUOne, Documented, compshareNoGPU),
		loses(12*time.Hour, text.BalanceSteps, Documented, compshareRecycle),
	}}
}
