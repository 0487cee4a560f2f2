package platform

import "app/gpuplan/model/text"

var (
	gcpPricing = read("https://cloud.google.com/compute/vm-instance-pricing")
	gcpOptions = page("https://architecturesimplified.blogspot.com/2020/10/gcp-compute-engine-pricing-options.html", 2020, 10, 1)
)

func gcp() Profile {
	return Profile{"gcp", text.PlatformGCP, "USD", []Rule{
		{"increment", "1s", Documented, gcpPricing},
		{"minimum", "1m", Documented, gcpPricing},
		{"boot_billed", "true", Documented, gcpPricing}, // from the start on
		{"billed_when_stopped", "false", Reported, gcpOptions},
		{"storage.*.stopped", "1", Reported, gcpOptions},
	}, []Fact{
		tells(Stop, text.StopPower, Reported, gcpOptions),
	}}
}
