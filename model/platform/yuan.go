package platform

import (
	"app/gpuplan/model"
	"app/gpuplan/model/text"
)

// Sources of several rules.
const (
	alibabaPayg      = "https://www.alibabacloud.com/help/en/ecs/product-overview/pay-as-you-go-1"
	autodlGuide      = "https://github.com/wuzihuang/AUTODL-PLUGIN/blob/HEAD/skills/autodl/references/operations-guide.md"
	autodlPrice      = "https://www.autodl.com/docs/price/"
	chinaProfiles    = "https://github.com/Hanyuyuan6/remote-gpu-trainer/blob/HEAD/profiles/china.md"
	compshareBill    = "https://github.com/BennielAllan/compshare-docs/blob/HEAD/pages/operation/charge/bill.md"
	compshareMethods = "https://github.com/BennielAllan/compshare-docs/blob/HEAD/pages/operation/charge/billdescribe.md"
	featurizePrices  = "https://github.com/louis-she/featurize-doc/blob/HEAD/docs/prices.md"
	huaweiPayg       = "https://support.huaweicloud.com/eu/price-ecs/ecs_billing_2003.html"
	mornaiHourly     = "https://www.mornai.cn/doc/index/detail/bid/1000/id/1140.html"
	spacehpcBilling  = "https://help.spacehpc.com/document/recharge_billing/recharge_billing.html"
	tencentStopped   = "https://www.tencentcloud.com/document/product/213/19922"
)

// yuan are the platforms that bill in yuan.
var yuan = []Profile{
	{"alibaba", text.PlatformAlibaba, "CNY", model.Date{Year: 2026, Month: 6, Day: 24}, []Rule{
		{"increment", "1s", Documented, alibabaPayg},
		{"boot_billed", "true", Documented, alibabaPayg}, // from the creation on
		// Only a stop in economical mode ends it, which machines with local disks do not have.
		{"billed_when_stopped", "", Unsettled, alibabaPayg},
		{"storage.*.stopped", "1", Documented, alibabaPayg},
	}},
	{"autodl", text.PlatformAutoDL, "CNY", model.Date{Year: 2026, Month: 8, Day: 20}, []Rule{
		{"increment", "1s", Reported, autodlPrice},
		{"rounding", "", Unsettled, "https://github.com/grenbel/autodl-autogpu"}, // one measured run fits floor and half-up
		// Readers of the documentation say from "running" on; no bill has shown it.
		{"boot_billed", "unknown", Unsettled, autodlGuide},
		{"billed_when_stopped", "false", Reported, autodlPrice},
		{"term.*.refund", "", Unsettled, "https://www.autodl.com/docs/change_billing_method/"},
		{"storage.*.stopped", "1", Reported, autodlGuide}, // by the calendar day, running or not
		{"storage.system.free", "30GB", Reported, autodlGuide},
		{"storage.data.free", "50GB", Reported, autodlGuide},
		{"storage.fs.free", "20GB", Reported, autodlGuide},
		{"storage.nas.free", "20GB", Reported, autodlGuide},
	}},
	{"compshare", text.PlatformCompshare, "CNY", model.Date{Year: 2026, Month: 4, Day: 13}, []Rule{
		{"increment", "1s", Documented, compshareMethods},
		{"rounding", "floor", Measured, compshareBill}, // all 12 rows of its price table are cut to 0.01
		// "Starting" is free, "initialising" is not, and a plan's boot is both.
		{"boot_billed", "unknown", Unsettled, "https://github.com/guli20001221/compshare-agent/blob/HEAD/docs/faq/gpu_instance_faq.md"},
		{"billed_when_stopped", "false", Documented, compshareMethods},
		{"term.day.refund", "prorata*1.25", Documented, compshareMethods},
		{"term.month.refund", "prorata*1.5", Documented, compshareMethods},
		{"term.*.at_end", "renew", Documented, compshareMethods},
		{"storage.*.stopped", "1", Documented, compshareBill},
		{"storage.system.free", "100GB", Documented, compshareBill},
	}},
	{"featurize", text.PlatformFeaturize, "CNY", model.Date{Year: 2021, Month: 8, Day: 1}, []Rule{
		{"increment", "", Unsettled, featurizePrices},
		{"boot_billed", "unknown", Unsettled, featurizePrices},
		{"billed_when_stopped", "false", Reported, chinaProfiles}, // it is returned, there is no stopped state
		{"term.*.refund", "none", Documented, featurizePrices},
		{"term.*.at_end", "", Unsettled, featurizePrices}, // return or hourly, as chosen at the start
		{"storage.work.free", "30GB", Reported, chinaProfiles},
	}},
	{"gpushare", text.PlatformGpushare, "CNY", model.Date{Year: 2026, Month: 6, Day: 1}, []Rule{
		{"increment", "", Unsettled, chinaProfiles},
		{"boot_billed", "unknown", Unsettled, chinaProfiles},
		{"billed_when_stopped", "false", Reported, chinaProfiles},
		{"storage.system.free", "20GB", Reported, chinaProfiles},
	}},
	{"huawei", text.PlatformHuawei, "CNY", model.Date{Year: 2024, Month: 5, Day: 11}, []Rule{
		{"increment", "1s", Documented, huaweiPayg},
		{"boot_billed", "false", Documented, huaweiPayg}, // from "launched" on
		// Ordinary machines are free; with local disks, P1 and P2 cards they bill until deleted.
		{"billed_when_stopped", "", Unsettled, huaweiPayg},
		{"storage.*.stopped", "1", Documented, huaweiPayg},
	}},
	{"lanrui", text.PlatformLanRui, "CNY", model.Date{Year: 2026, Month: 6, Day: 1}, []Rule{
		{"increment", "", Unsettled, chinaProfiles},
		{"boot_billed", "unknown", Unsettled, chinaProfiles},
		{"billed_when_stopped", "false", Reported, chinaProfiles},
		{"storage.data.stopped", "1", Reported, chinaProfiles}, // until the disk is destroyed
		{"storage.net.free", "10GB", Reported, chinaProfiles},
	}},
	{"matpool", text.PlatformMatpool, "CNY", model.Date{Year: 2026, Month: 6, Day: 1}, []Rule{
		{"increment", "", Unsettled, chinaProfiles},
		{"boot_billed", "unknown", Unsettled, chinaProfiles},
		{"billed_when_stopped", "false", Reported, chinaProfiles}, // stopping releases the machine
		{"storage.net.free", "5GB", Reported, chinaProfiles},
	}},
	{"mornai", text.PlatformMornai, "CNY", model.Date{Year: 2026, Month: 11, Day: 30}, []Rule{
		{"increment", "1h", Documented, mornaiHourly}, // each hour in advance; stopping forfeits its rest
		{"minimum", "1h", Documented, mornaiHourly},
		{"boot_billed", "true", Documented, mornaiHourly}, // the first hour is taken at creation
		{"billed_when_stopped", "false", Documented, mornaiHourly},
		{"term.*.at_end", "stop", Documented, mornaiHourly},
	}},
	{"spacehpc", text.PlatformSpaceHPC, "CNY", model.Date{Year: 2026, Month: 11, Day: 30}, []Rule{
		{"increment", "1s", Documented, spacehpcBilling},
		{"boot_billed", "true", Documented, spacehpcBilling}, // from power-on to power-off
		{"billed_when_stopped", "false", Documented, spacehpcBilling},
		{"term.*.at_end", "payg", Documented, spacehpcBilling},
		{"storage.*.stopped", "1", Documented, spacehpcBilling},
	}},
	{"tencent", text.PlatformTencent, "CNY", model.Date{Year: 2024, Month: 1, Day: 1}, []Rule{
		{"increment", "1s", Documented, "https://www.tencentcloud.com/document/product/213/15373"},
		{"boot_billed", "unknown", Unsettled, tencentStopped},
		{"billed_when_stopped", "", Unsettled, tencentStopped}, // free only where "no charge when shut down" was ticked
		{"storage.*.stopped", "1", Documented, tencentStopped},
	}},
}
