package platform

import "app/gpuplan/model/text"

func matpool() Profile {
	return Profile{"matpool", text.PlatformMatpool, "CNY", []Rule{
		{"increment", "", Unsettled, chinaProfiles},
		{"boot_billed", "unknown", Unsettled, chinaProfiles},
		{"billed_when_stopped", "false", Reported, chinaProfiles}, // stopping releases the machine
		{"storage.net.free", "5GB", Reported, chinaProfiles},
	}, []Fact{
		tells(Stop, text.StopRelease, Reported, chinaProfiles),
		warns(Wiped, text.WipedSnapshot, Reported, chinaProfiles),
	}}
}
