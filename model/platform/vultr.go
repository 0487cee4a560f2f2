package platform

import "app/gpuplan/model/text"

var vultrBilling = page("https://docs.vultr.com/support/platform/billing/how-am-i-billed-for-my-servers", 2025, 9, 15)

func vultr() Profile {
	return Profile{"vultr", text.PlatformVultr, "USD", []Rule{
		{"increment", "1h", Documented, vultrBilling},
		{"minimum", "1h", Documented, vultrBilling},
		{"boot_billed", "true", Documented, vultrBilling}, // from the deployment on
		{"billed_when_stopped", "true", Documented, vultrBilling},
		{"month_cap_hours", "730", Documented, vultrBilling}, // with a card; other servers 672
	}, []Fact{
		tells(Meter, text.MeterDestroyed, Documented, vultrBilling),
		warns(Stop, text.StopDestroy, Documented, vultrBilling),
		lasts(730, vultrBilling),
		tells(Balance, text.BalanceMonthly, Documented, vultrBilling),
	}}
}
