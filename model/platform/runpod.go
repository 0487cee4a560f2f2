package platform

import "app/gpuplan/model/text"

var (
	runpodPricing = page("https://docs.runpod.io/pods/pricing", 2026, 8, 20)
	runpodBilling = page("https://docs.runpod.io/accounts-billing/billing", 2026, 8, 20)
	runpodBoot    = read("https://github.com/openai/parameter-golf/issues/821")
	runpodProfile = read("https://github.com/Hanyuyuan6/remote-gpu-trainer/blob/HEAD/profiles/runpod.md")
)

func runpod() Profile {
	return Profile{"runpod", text.PlatformRunPod, "USD", []Rule{
		{"increment", "1s", Documented, runpodPricing},
		{"boot_billed", "true", Reported, runpodBoot},
		{"billed_when_stopped", "false", Documented, runpodPricing},
		{"term.*.refund", "none", Documented, runpodPricing},
		{"storage.*.stopped", "2", Documented, runpodPricing}, // what a Pod keeps is a volume disk, unless it is called otherwise
		{"storage.container.stopped", "0", Documented, runpodPricing},
		{"storage.network.stopped", "1", Documented, runpodPricing},
	}, []Fact{
		tells(Meter, text.MeterPulling, Reported, runpodBoot),
		tells(Stop, text.StopLarge, Documented, runpodPricing),
		tells(DiskUnit, text.UnitMonths, Documented, runpodPricing),
		releases(30, Reported, runpodProfile),
		warns(Wiped, text.WipedContainer, Documented, runpodPricing),
		loses(0, text.BalancePods, Documented, runpodBilling),
	}}
}
