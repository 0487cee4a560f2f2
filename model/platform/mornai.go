package platform

import "app/gpuplan/model/text"

var mornaiHourly = read("https://www.mornai.cn/doc/index/detail/bid/1000/id/1140.html")

func mornai() Profile {
	return Profile{"mornai", text.PlatformMornai, "CNY", []Rule{
		{"increment", "1h", Documented, mornaiHourly}, // each hour in advance; stopping forfeits its rest
		{"minimum", "1h", Documented, mornaiHourly},
		{"boot_billed", "true", Documented, mornaiHourly}, // the first hour is taken at creation
		{"billed_when_stopped", "false", Documented, mornaiHourly},
		{"term.*.at_end", "stop", Documented, mornaiHourly},
	}, []Fact{
		tells(Meter, text.MeterAhead, Documented, mornaiHourly),
		tells(Stop, text.StopHour, Documented, mornaiHourly),
		tells(Balance, text.BalanceAhead, Documented, mornaiHourly),
	}}
}
