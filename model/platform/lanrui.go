package platform

import "app/gpuplan/model/text"

func lanrui() Profile {
	return Profile{"lanrui", text.PlatformLanRui, "CNY", []Rule{
		{"increment", "", Unsettled, chinaProfiles},
		{"boot_billed", "unknown", Unsettled, chinaProfiles},
		{"billed_when_stopped", "false", Reported, chinaProfiles},
		{"storage.data.stopped", "1", Reported, chinaProfiles}, // until the disk is destroyed
		{"storage.net.free", "10GB", Reported, chinaProfiles},
	}, []Fact{
		tells(Stop, text.StopPower, Reported, chinaProfiles),
		tells(DiskUnit, text.UnitTwo, Reported, chinaProfiles),
		warns(Wiped, text.WipedSystem, Reported, chinaProfiles),
	}}
}
