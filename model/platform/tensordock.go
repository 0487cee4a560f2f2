package platform

import "app/gpuplan/model/text"

var tensordockFinOps = page("https://raw.githubusercontent.com/api-evangelist/tensordock/refs/heads/main/finops/tensordock-finops.yml", 2026, 5, 25)

func tensordock() Profile {
	return Profile{"tensordock", text.PlatformTensorDock, "USD", []Rule{
		{"increment", "0.000001s", Reported, tensordockFinOps}, // a microsecond
		{"boot_billed", "unknown", Unsettled, tensordockFinOps},
		{"billed_when_stopped", "", Unsettled, tensordockFinOps},
	}, nil}
}
