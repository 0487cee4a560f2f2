package platform

import "app/gpuplan/model/text"

var (
	awsUsage   = page("https://exchangetuts.com/how-exactly-does-aws-ec2-count-hourly-costs-1640725984586886", 2021, 12, 28)
	awsVolumes = page("https://aws.amazon.com/premiumsupport/knowledge-center/ebs-volume-charges/", 2017, 1, 1)
)

func aws() Profile {
	return Profile{"aws", text.PlatformAWS, "USD", []Rule{
		{"increment", "1s", Reported, awsUsage},
		{"minimum", "60s", Reported, awsUsage}, // of each start
		{"boot_billed", "unknown", Unsettled, awsUsage},
		{"billed_when_stopped", "false", Documented, awsVolumes},
		{"storage.*.stopped", "1", Documented, awsVolumes},
	}, []Fact{
		tells(Meter, text.MeterRunning, Reported, awsUsage),
		tells(Stop, text.StopPower, Documented, awsVolumes),
		tells(DiskUnit, text.UnitMonths, Documented, awsVolumes),
		tells(Month, text.MonthCalendar, Documented, awsVolumes),
	}}
}
