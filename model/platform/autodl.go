package platform

import "app/gpuplan/model/text"

var (
	autodlPrice   = page("https://www.autodl.com/docs/price/", 2026, 9, 8)
	autodlGuide   = page("https://github.com/wuzihuang/AUTODL-PLUGIN/blob/HEAD/skills/autodl/references/operations-guide.md", 2026, 8, 20)
	autodlChange  = page("https://www.autodl.com/docs/change_billing_method/", 2026, 8, 20)
	autodlLedger  = page("https://github.com/grenbel/autodl-autogpu", 2026, 9, 29)
	autodlArrears = read("https://github.com/Hanyuyuan6/remote-gpu-trainer/blob/HEAD/profiles/autodl.md")
)

func autodl() Profile {
	return Profile{"autodl", text.PlatformAutoDL, "CNY", []Rule{
		{"increment", "1s", Reported, autodlPrice},
		{"rounding", "", Unsettled, autodlLedger}, // one measured run fits floor and half-up
		// Readers of the documentation say from "running" on; no bill has shown it.
		{"boot_billed", "unknown", Unsettled, autodlGuide},
		{"billed_when_stopped", "false", Reported, autodlPrice},
		{"term.*.refund", "", Unsettled, autodlChange},
		{"storage.*.stopped", "1", Reported, autodlGuide}, // by the calendar day, running or not
		{"storage.system.free", "30GB", Reported, autodlGuide},
		{"storage.data.free", "50GB", Reported, autodlGuide},
		{"storage.fs.free", "20GB", Reported, autodlGuide},
		{"storage.nas.free", "20GB", Reported, autodlGuide},
	}, []Fact{
		tells(Meter, text.MeterPower, Reported, autodlPrice),
		tells(Stop, text.StopPowerGone, Reported, autodlGuide),
		tells(DiskUnit, text.UnitDays, Reported, autodlGuide),
		releases(15, Reported, autodlGuide),
		tells(NoGPU, text.NoGPUSingle, Reported, autodlGuide),
		tells(Balance, text.BalanceStops, Reported, autodlArrears),
	}}
}
