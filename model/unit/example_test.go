package unit_test

import (
	"fmt"
	"time"

	"app/gpuplan/model/unit"
)

// 90 boots of 2 h 30 min at 1.98 an hour.
func Example() {
	price, _ := unit.ParseAmount("¥1.98/小时")
	yuan, _ := unit.LookupCurrency(price.Currency)
	cost := unit.PerHour(price.Nanos).Cost(90*150*time.Minute, 1)
	m, _ := unit.HalfUp.Money(cost, yuan.Step())
	fmt.Println(yuan.Symbol() + yuan.Format(m))
	// Output: ¥445.50
}

func ExampleParseAmount() {
	for _, s := range []string{"¥1.98/小时", "1.355,90 €", "1,100", "0.0066/GB/天"} {
		a, _ := unit.ParseAmount(s)
		fmt.Printf("%v %q %q\n", unit.PerHour(a.Nanos), a.Currency, a.Per)
	}
	// Output:
	// 1.98 "CNY" "hour"
	// 1355.9 "EUR" ""
	// 1100 "" ""
	// 0.0066 "" "GB-day"
}

func ExampleSyntaxError() {
	_, err := unit.ParseMoney("1.2.5")
	fmt.Println(err)
	// Output: "1.2.5" has a second decimal point at character 4, want an amount such as 900 or 1,100.50
}

func ExampleRounding_Money() {
	// 237.5 GB of traffic at 0.09 are 21.375
	cost := unit.PerGB(90_000_000).Cost(237*unit.GB + 500*unit.MB)
	for _, r := range []unit.Rounding{unit.HalfUp, unit.Floor, unit.Ceil} {
		m, _ := r.Money(cost, 10_000)
		fmt.Println(r, m)
	}
	// Output:
	// half-up 21.38
	// floor 21.37
	// ceil 21.38
}

func ExampleParseDuration() {
	for _, s := range []string{"90m", "2小时30分", "6:30", "6h30", "1d4h", "6.5"} {
		d, _ := unit.ParseDuration(s, time.Hour)
		fmt.Println(unit.FormatDuration(d))
	}
	// Output:
	// 1h30m
	// 2h30m
	// 6h30m
	// 6h30m
	// 28h
	// 6h30m
}
