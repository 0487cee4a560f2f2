package platform

import (
	"app/gpuplan/model"
	"app/gpuplan/model/text"
)

// Sources of several rules.
const (
	awsUsage         = "https://exchangetuts.com/how-exactly-does-aws-ec2-count-hourly-costs-1640725984586886"
	awsVolumes       = "https://aws.amazon.com/premiumsupport/knowledge-center/ebs-volume-charges/"
	azureStopped     = "https://techcommunity.microsoft.com/blog/itopstalkblog/am-i-billed-for-an-azure-virtual-machine-if-its-shut-down/2456669"
	coreweaveCharges = "https://docs.coreweave.com/resources/billing-and-charges"
	dropletPricing   = "https://docs.digitalocean.com/products/droplets/details/pricing/"
	gcpOptions       = "https://architecturesimplified.blogspot.com/2020/10/gcp-compute-engine-pricing-options.html"
	gcpPricing       = "https://cloud.google.com/compute/vm-instance-pricing"
	hyperstackStates = "https://infrahub-doc.nexgencloud.com/docs/billing/states-and-billing"
	lambdaBilling    = "https://docs.lambda.ai/public-cloud/billing"
	ovhNotebooks     = "https://support.us.ovhcloud.com/hc/en-us/articles/35069201682835-AI-Notebooks-Billing-and-lifecycle"
	runpodPricing    = "https://docs.runpod.io/pods/pricing"
	scalewayFAQ      = "https://github.com/scaleway/docs-content/pull/5727"
	tensordockFinOps = "https://raw.githubusercontent.com/api-evangelist/tensordock/refs/heads/main/finops/tensordock-finops.yml"
	vastBilling      = "https://docs.vast.ai/guides/reference/billing"
	vultrBilling     = "https://docs.vultr.com/support/platform/billing/how-am-i-billed-for-my-servers"
)

// others are the platforms that bill in other currencies.
var others = []Profile{
	{"aws", text.PlatformAWS, "USD", model.Date{Year: 2017, Month: 1, Day: 1}, []Rule{
		{"increment", "1s", Reported, awsUsage},
		{"minimum", "60s", Reported, awsUsage}, // of each start
		{"boot_billed", "unknown", Unsettled, awsUsage},
		{"billed_when_stopped", "false", Documented, awsVolumes},
		{"storage.*.stopped", "1", Documented, awsVolumes},
	}},
	{"azure", text.PlatformAzure, "USD", model.Date{Year: 2021, Month: 1, Day: 1}, []Rule{
		{"increment", "1s", Documented, azureStopped},
		{"boot_billed", "unknown", Unsettled, azureStopped},
		{"billed_when_stopped", "false", Documented, azureStopped}, // once deallocated; a shutdown from inside goes on billing
		{"storage.*.stopped", "1", Documented, azureStopped},
	}},
	{"coreweave", text.PlatformCoreWeave, "USD", model.Date{Year: 2026, Month: 11, Day: 30}, []Rule{
		{"increment", "1m", Documented, coreweaveCharges},
		{"minimum", "0s", Documented, coreweaveCharges},
		{"boot_billed", "unknown", Unsettled, coreweaveCharges},
	}},
	{"digitalocean", text.PlatformDigitalOcean, "USD", model.Date{Year: 2026, Month: 5, Day: 29}, []Rule{
		{"increment", "1s", Reported, dropletPricing}, // by the hour until the end of 2025
		{"minimum", "60s", Reported, dropletPricing},
		{"boot_billed", "true", Documented, dropletPricing}, // from the creation on
		{"billed_when_stopped", "true", Documented, dropletPricing},
		// Said of droplets in general; the price page gives no price of a month for those with a card.
		{"month_cap_hours", "672", Reported, "https://www.digitalocean.com/community/questions/for-billing-what-constitutes-use"},
	}},
	{"gcp", text.PlatformGCP, "USD", model.Date{Year: 2020, Month: 10, Day: 1}, []Rule{
		{"increment", "1s", Documented, gcpPricing},
		{"minimum", "1m", Documented, gcpPricing},
		{"boot_billed", "true", Documented, gcpPricing}, // from the start on
		{"billed_when_stopped", "false", Reported, gcpOptions},
		{"storage.*.stopped", "1", Reported, gcpOptions},
	}},
	{"hyperstack", text.PlatformHyperstack, "USD", model.Date{Year: 2026, Month: 11, Day: 30}, []Rule{
		{"increment", "1m", Documented, "https://docs.hyperstack.cloud/docs/billing/billing-policies"},
		{"boot_billed", "false", Documented, hyperstackStates},        // states of transition are free
		{"billed_when_stopped", "true", Documented, hyperstackStates}, // shut off, that is; hibernated, only what it keeps
		{"storage.*.stopped", "1", Documented, hyperstackStates},
	}},
	{"lambda", text.PlatformLambda, "USD", model.Date{Year: 2026, Month: 11, Day: 30}, []Rule{
		{"increment", "1m", Documented, lambdaBilling},
		{"boot_billed", "false", Documented, lambdaBilling},         // from the passed health checks on
		{"billed_when_stopped", "false", Documented, lambdaBilling}, // it is terminated, there is no stopped state
		{"storage.*.stopped", "1", Documented, lambdaBilling},
	}},
	{"ovh", text.PlatformOVH, "EUR", model.Date{Year: 2026, Month: 1, Day: 27}, []Rule{
		{"increment", "1m", Documented, "https://github.com/ovh/docs/blob/HEAD/pages/public_cloud/ai_machine_learning/deploy_guide_06_billing_concept/guide.en-gb.md"},
		{"boot_billed", "unknown", Unsettled, ovhNotebooks}, // "running" alone here, from the image's download on elsewhere
		{"billed_when_stopped", "false", Documented, ovhNotebooks},
	}},
	{"runpod", text.PlatformRunPod, "USD", model.Date{Year: 2026, Month: 8, Day: 20}, []Rule{
		{"increment", "1s", Documented, runpodPricing},
		{"boot_billed", "true", Reported, "https://github.com/openai/parameter-golf/issues/821"},
		{"billed_when_stopped", "false", Documented, runpodPricing},
		{"term.*.refund", "none", Documented, runpodPricing},
		{"storage.*.stopped", "2", Documented, runpodPricing}, // what a Pod keeps is a volume disk, unless it is called otherwise
		{"storage.container.stopped", "0", Documented, runpodPricing},
		{"storage.network.stopped", "1", Documented, runpodPricing},
	}},
	{"scaleway", text.PlatformScaleway, "EUR", model.Date{Year: 2025, Month: 10, Day: 28}, []Rule{
		{"increment", "1m", Documented, scalewayFAQ},
		{"boot_billed", "true", Documented, scalewayFAQ},
		{"billed_when_stopped", "", Unsettled, scalewayFAQ}, // powered off is free, on standby it bills
		{"storage.*.stopped", "1", Documented, scalewayFAQ},
	}},
	{"tensordock", text.PlatformTensorDock, "USD", model.Date{Year: 2026, Month: 5, Day: 25}, []Rule{
		{"increment", "0.000001s", Reported, tensordockFinOps}, // a microsecond
		{"boot_billed", "unknown", Unsettled, tensordockFinOps},
		{"billed_when_stopped", "", Unsettled, tensordockFinOps},
	}},
	{"vast", text.PlatformVast, "USD", model.Date{Year: 2026, Month: 8, Day: 7}, []Rule{
		{"increment", "1s", Documented, vastBilling},
		{"boot_billed", "false", Documented, vastBilling}, // "loading" is free
		{"billed_when_stopped", "false", Documented, vastBilling},
		{"term.*.refund", "clawback*1.05", Documented, "https://docs.vast.ai/guides/instances/choosing/reserved-instances"},
		{"storage.*.stopped", "", Unsettled, "https://docs.vast.ai/guides/instances/pricing"}, // each host sets it, 1 or more
	}},
	{"vultr", text.PlatformVultr, "USD", model.Date{Year: 2025, Month: 9, Day: 15}, []Rule{
		{"increment", "1h", Documented, vultrBilling},
		{"minimum", "1h", Documented, vultrBilling},
		{"boot_billed", "true", Documented, vultrBilling}, // from the deployment on
		{"billed_when_stopped", "true", Documented, vultrBilling},
		{"month_cap_hours", "730", Documented, vultrBilling}, // with a card; other servers 672
	}},
}
