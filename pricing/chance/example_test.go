package chance_test

import (
	"fmt"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/chance"
)

// Two an hour against 480 a month, for 4 to 12 hours a day: the month pays from 8 h on, in half of all cases.
func ExampleOf() {
	p := model.New()
	p.Workload.HoursPerDay, p.Workload.Restart = 8*time.Hour, model.RestartDay
	p.Ranges = []model.Range{{Path: model.HoursPerDay, Low: int64(4 * time.Hour), High: int64(12 * time.Hour), Uniform: true}}
	o := model.NewOffer()
	o.Name, o.Hourly = "A", unit.Known[unit.PerHour](2e9)
	o.Terms = []model.Term{{Name: "month", Days: 30, Price: unit.Known[unit.Money](480e6)}}
	p.Offers = []model.Offer{o}

	r, _ := chance.Of(p, 0, chance.UsualSeed)
	fmt.Println(r.Inputs[0].Path, r.Inputs[0].Distribution)
	for _, s := range r.Forms {
		fmt.Printf("%s: P10 %s, P90 %s, cheapest in %d of 100 cases\n", s.Form, s.P10.Value, s.P90.Value, chance.Hundredths(s.Wins))
	}
	fmt.Println("knowing first is worth", r.Knowing.Value)
	// Output:
	// workload.hours_per_day uniform
	// hourly: P10 288, P90 672, cheapest in 50 of 100 cases
	// month: P10 480, P90 480, cheapest in 50 of 100 cases
	// knowing first is worth 60
}
