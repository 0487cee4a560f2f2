package platform

import "app/gpuplan/model/text"

var (
	featurizePrices = page("https://github.com/louis-she/featurize-doc/blob/HEAD/docs/prices.md", 2021, 8, 1)
	featurizeKept   = page("https://github.com/louis-she/featurize-doc/blob/HEAD/docs/persistance.md", 2021, 8, 1)
)

func featurize() Profile {
	return Profile{"featurize", text.PlatformFeaturize, "CNY", []Rule{
		{"increment", "", Unsettled, featurizePrices},
		{"boot_billed", "unknown", Unsettled, featurizePrices},
		{"billed_when_stopped", "false", Reported, chinaProfiles}, // it is returned, there is no stopped state
		{"term.*.refund", "none", Documented, featurizePrices},
		{"term.*.at_end", "", Unsettled, featurizePrices}, // return or hourly, as chosen at the start
		{"storage.work.free", "30GB", Reported, chinaProfiles},
	}, []Fact{
		tells(Stop, text.StopReturn, Documented, featurizeKept),
		tells(DiskUnit, text.UnitHours, Documented, featurizePrices),
		warns(Wiped, text.WipedReturn, Documented, featurizeKept),
		tells(Month, text.MonthDays, Documented, featurizePrices),
		tells(Balance, text.BalanceTaken, Documented, featurizePrices),
	}}
}
