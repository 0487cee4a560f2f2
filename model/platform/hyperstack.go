package platform

import "app/gpuplan/model/text"

var (
	hyperstackStates   = read("https://infrahub-doc.nexgencloud.com/docs/billing/states-and-billing")
	hyperstackPolicies = read("https://docs.hyperstack.cloud/docs/billing/billing-policies")
)

func hyperstack() Profile {
	return Profile{"hyperstack", text.PlatformHyperstack, "USD", []Rule{
		{"increment", "1m", Documented, hyperstackPolicies},
		{"boot_billed", "false", Documented, hyperstackStates},        // states of transition are free
		{"billed_when_stopped", "true", Documented, hyperstackStates}, // shut off, that is; hibernated, only what it keeps
		{"storage.*.stopped", "1", Documented, hyperstackStates},
	}, []Fact{
		tells(Meter, text.MeterShutOff, Documented, hyperstackStates),
		warns(Stop, text.StopSleep, Documented, hyperstackStates),
	}}
}
