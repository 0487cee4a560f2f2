package platform

import "app/gpuplan/model/text"

var (
	tencentStopped = page("https://www.tencentcloud.com/document/product/213/19922", 2024, 1, 1)
	tencentPayg    = page("https://www.tencentcloud.com/document/product/213/15373", 2024, 1, 1)
)

func tencent() Profile {
	return Profile{"tencent", text.PlatformTencent, "CNY", []Rule{
		{"increment", "1s", Documented, tencentPayg},
		{"boot_billed", "unknown", Unsettled, tencentStopped},
		{"billed_when_stopped", "", Unsettled, tencentStopped}, // free only where "no charge when shut down" was ticked
		{"storage.*.stopped", "1", Documented, tencentStopped},
	}, []Fact{
		warns(Stop, text.StopTicked, Documented, tencentStopped),
		tells(Balance, text.BalanceFrozen, Documented, tencentPayg),
	}}
}
