package platform

import (
	"time"

	"app/gpuplan/model/text"
)

var chinaProfiles = page("https://github.com/Hanyuyuan6/remote-gpu-trainer/blob/HEAD/profiles/china.md", 2026, 6, 1)

func gpushare() Profile {
	return Profile{"gpushare", text.PlatformGpushare, "CNY", []Rule{
		{"increment", "", Unsettled, chinaProfiles},
		{"boot_billed", "unknown", Unsettled, chinaProfiles},
		{"billed_when_stopped", "false", Reported, chinaProfiles},
		{"storage.system.free", "20GB", Reported, chinaProfiles},
	}, []Fact{
		tells(Stop, text.StopPower, Reported, chinaProfiles),
		tells(DiskUnit, text.UnitHours, Reported, chinaProfiles),
		releases(10, Reported, chinaProfiles),
		warns(Wiped, text.WipedTemp, Reported, chinaProfiles),
		tells(NoGPU, text.NoGPUThere, Reported, chinaProfiles),
		loses(15*24*time.Hour, text.BalanceNoon, Reported, chinaProfiles),
	}}
}
