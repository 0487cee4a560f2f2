package platform

import "app/gpuplan/model/text"

var azureStopped = page("https://techcommunity.microsoft.com/blog/itopstalkblog/am-i-billed-for-an-azure-virtual-machine-if-its-shut-down/2456669", 2021, 1, 1)

func azure() Profile {
	return Profile{"azure", text.PlatformAzure, "USD", []Rule{
		{"increment", "1s", Documented, azureStopped},
		{"boot_billed", "unknown", Unsettled, azureStopped},
		{"billed_when_stopped", "false", Documented, azureStopped}, // once deallocated; a shutdown from inside goes on billing
		{"storage.*.stopped", "1", Documented, azureStopped},
	}, []Fact{
		warns(Stop, text.StopDeallocate, Documented, azureStopped),
	}}
}
