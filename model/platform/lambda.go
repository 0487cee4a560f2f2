package platform

import "app/gpuplan/model/text"

var (
	lambdaBilling  = read("https://docs.lambda.ai/public-cloud/billing")
	lambdaInvoices = page("https://old.docs.lambdalabs.com/cloud/on-demand-instance-invoicing/", 2024, 1, 1)
	lambdaProfile  = page("https://github.com/Hanyuyuan6/remote-gpu-trainer/blob/HEAD/profiles/lambda.md", 2026, 6, 1)
)

func lambda() Profile {
	return Profile{"lambda", text.PlatformLambda, "USD", []Rule{
		{"increment", "1m", Documented, lambdaBilling},
		{"boot_billed", "false", Documented, lambdaBilling},         // from the passed health checks on
		{"billed_when_stopped", "false", Documented, lambdaBilling}, // it is terminated, there is no stopped state
		{"storage.*.stopped", "1", Documented, lambdaBilling},
	}, []Fact{
		tells(Meter, text.MeterChecked, Documented, lambdaBilling),
		warns(Stop, text.StopTerminate, Reported, lambdaProfile),
		tells(DiskUnit, text.UnitMonths, Documented, lambdaBilling),
		lasts(720, lambdaBilling),
		tells(Balance, text.BalanceWeekly, Documented, lambdaInvoices),
	}}
}
