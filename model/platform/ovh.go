package platform

import "app/gpuplan/model/text"

var (
	ovhDeploy    = page("https://github.com/ovh/docs/blob/HEAD/pages/public_cloud/ai_machine_learning/deploy_guide_06_billing_concept/guide.en-gb.md", 2026, 1, 27)
	ovhNotebooks = read("https://support.us.ovhcloud.com/hc/en-us/articles/35069201682835-AI-Notebooks-Billing-and-lifecycle")
)

func ovh() Profile {
	return Profile{"ovh", text.PlatformOVH, "EUR", []Rule{
		{"increment", "1m", Documented, ovhDeploy},
		{"boot_billed", "unknown", Unsettled, ovhNotebooks}, // "running" alone here, from the image's download on elsewhere
		{"billed_when_stopped", "false", Documented, ovhNotebooks},
	}, []Fact{
		tells(Free, text.FreeForTime, Documented, ovhNotebooks),
	}}
}
