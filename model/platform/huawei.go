package platform

import "app/gpuplan/model/text"

var huaweiPayg = page("https://support.huaweicloud.com/eu/price-ecs/ecs_billing_2003.html", 2024, 5, 11)

func huawei() Profile {
	return Profile{"huawei", text.PlatformHuawei, "CNY", []Rule{
		{"increment", "1s", Documented, huaweiPayg},
		{"boot_billed", "false", Documented, huaweiPayg}, // from "launched" on
		// Ordinary machines are free; with local disks, P1 and P2 cards they bill until deleted.
		{"billed_when_stopped", "", Unsettled, huaweiPayg},
		{"storage.*.stopped", "1", Documented, huaweiPayg},
	}, []Fact{
		tells(Meter, text.MeterLaunched, Documented, huaweiPayg),
		warns(Stop, text.StopDelete, Documented, huaweiPayg),
	}}
}
