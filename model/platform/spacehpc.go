package platform

import "app/gpuplan/model/text"

var spacehpcBilling = read("https://help.spacehpc.com/document/recharge_billing/recharge_billing.html")

func spacehpc() Profile {
	return Profile{"spacehpc", text.PlatformSpaceHPC, "CNY", []Rule{
		{"increment", "1s", Documented, spacehpcBilling},
		{"boot_billed", "true", Documented, spacehpcBilling}, // from power-on to power-off
		{"billed_when_stopped", "false", Documented, spacehpcBilling},
		{"term.*.at_end", "payg", Documented, spacehpcBilling},
		{"storage.*.stopped", "1", Documented, spacehpcBilling},
	}, []Fact{
		tells(Meter, text.MeterPower, Documented, spacehpcBilling),
		tells(Stop, text.StopPower, Documented, spacehpcBilling),
		tells(DiskUnit, text.UnitDays, Documented, spacehpcBilling),
	}}
}
