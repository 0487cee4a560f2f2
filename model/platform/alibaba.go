package platform

import "app/gpuplan/model/text"

var (
	alibabaPayg   = page("https://www.alibabacloud.com/help/en/ecs/product-overview/pay-as-you-go-1", 2026, 6, 24)
	alibabaFAQ    = read("https://help.aliyun.com/zh/ecs/billing-method-faqs")
	alibabaRefund = page("https://www.alibabacloud.com/help/ja/user-center/description-of-downgrade-refund-rules", 2025, 4, 1)
)

func alibaba() Profile {
	return Profile{"alibaba", text.PlatformAlibaba, "CNY", []Rule{
		{"increment", "1s", Documented, alibabaPayg},
		{"boot_billed", "true", Documented, alibabaPayg}, // from the creation on
		// Only a stop in economical mode ends it, which machines with local disks do not have.
		{"billed_when_stopped", "", Unsettled, alibabaPayg},
		{"storage.*.stopped", "1", Documented, alibabaPayg},
	}, []Fact{
		tells(Meter, text.MeterCreated, Documented, alibabaPayg),
		warns(Stop, text.StopEconomic, Documented, alibabaFAQ),
		tells(Refund, text.RefundShort, Documented, alibabaRefund),
		tells(Balance, text.BalanceFree, Documented, alibabaFAQ),
	}}
}
