package platform

import "app/gpuplan/model/text"

var (
	vastBilling  = page("https://docs.vast.ai/guides/reference/billing", 2026, 8, 7)
	vastPricing  = page("https://docs.vast.ai/guides/instances/pricing", 2026, 8, 7)
	vastReserved = page("https://docs.vast.ai/guides/instances/choosing/reserved-instances", 2026, 8, 7)
)

func vast() Profile {
	return Profile{"vast", text.PlatformVast, "USD", []Rule{
		{"increment", "1s", Documented, vastBilling},
		{"boot_billed", "false", Documented, vastBilling}, // "loading" is free
		{"billed_when_stopped", "false", Documented, vastBilling},
		{"term.*.refund", "clawback*1.05", Documented, vastReserved},
		{"storage.*.stopped", "", Unsettled, vastPricing}, // each host sets it, 1 or more
	}, []Fact{
		tells(Meter, text.MeterConnected, Documented, vastBilling),
		warns(Stop, text.StopPaid, Documented, vastBilling),
		tells(DiskUnit, text.UnitHours, Documented, vastPricing),
		lasts(720, vastReserved),
		tells(Balance, text.BalanceDebt, Documented, vastBilling),
	}}
}
