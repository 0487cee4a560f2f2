package platform

import "app/gpuplan/model/text"

var (
	dropletPricing = page("https://docs.digitalocean.com/products/droplets/details/pricing/", 2026, 5, 29)
	dropletUse     = read("https://www.digitalocean.com/community/questions/for-billing-what-constitutes-use")
)

func digitalocean() Profile {
	return Profile{"digitalocean", text.PlatformDigitalOcean, "USD", []Rule{
		{"increment", "1s", Reported, dropletPricing}, // by the hour until the end of 2025
		{"minimum", "60s", Reported, dropletPricing},
		{"boot_billed", "true", Documented, dropletPricing}, // from the creation on
		{"billed_when_stopped", "true", Documented, dropletPricing},
		// Said of droplets in general; the price page gives no price of a month for those with a card.
		{"month_cap_hours", "672", Reported, dropletUse},
	}, []Fact{
		tells(Meter, text.MeterDestroyed, Documented, dropletPricing),
		warns(Stop, text.StopDestroy, Documented, dropletPricing),
	}}
}
