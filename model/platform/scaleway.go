package platform

import "app/gpuplan/model/text"

var scalewayFAQ = page("https://github.com/scaleway/docs-content/pull/5727", 2025, 10, 28)

func scaleway() Profile {
	return Profile{"scaleway", text.PlatformScaleway, "EUR", []Rule{
		{"increment", "1m", Documented, scalewayFAQ},
		{"boot_billed", "true", Documented, scalewayFAQ},
		{"billed_when_stopped", "", Unsettled, scalewayFAQ}, // powered off is free, on standby it bills
		{"storage.*.stopped", "1", Documented, scalewayFAQ},
	}, []Fact{
		tells(Meter, text.MeterStandby, Documented, scalewayFAQ),
		warns(Stop, text.StopStandby, Documented, scalewayFAQ),
	}}
}
