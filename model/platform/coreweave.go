package platform

import "app/gpuplan/model/text"

var (
	coreweaveCharges = read("https://docs.coreweave.com/resources/billing-and-charges")
	coreweaveStorage = read("https://docs.coreweave.com/docs/pricing/pricing-storage")
)

func coreweave() Profile {
	return Profile{"coreweave", text.PlatformCoreWeave, "USD", []Rule{
		{"increment", "1m", Documented, coreweaveCharges},
		{"minimum", "0s", Documented, coreweaveCharges},
		{"boot_billed", "unknown", Unsettled, coreweaveCharges},
	}, []Fact{
		tells(DiskUnit, text.UnitMonths, Documented, coreweaveStorage),
		lasts(720, coreweaveStorage),
	}}
}
