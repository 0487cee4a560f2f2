package input

import (
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

// Starter gives the plan that a first start opens with: the example's habits, every price still to be read on the site
// (screens.md §6, "first run"). Its prices are unknown, never made up; day and week are left out, since many sites have none.
func Starter() model.Plan {
	p := model.New()
	p.Workload.HoursPerDay = 6 * time.Hour
	p.Workload.Setup = 10 * time.Minute
	p.Workload.Idle = 15 * time.Minute
	p.Workload.Bandwidth = 50 * unit.PerSecond(unit.MB)
	p.Disks = []model.Disk{{Name: "data", Size: 200 * unit.GB}}
	weights := model.NewTransfer()
	weights.Name, weights.Size = "weights", 15*unit.GB
	p.Transfers = []model.Transfer{weights}
	p.Offers = []model.Offer{starterOffer()}
	return p
}

func starterOffer() model.Offer {
	o := model.NewOffer()
	o.Name = "offer"
	o.Hourly = unit.Unknown[unit.PerHour]()
	o.Terms = []model.Term{term("day", 1), term("week", 7), term("month", 30)}
	o.Terms[2].Price = unit.Unknown[unit.Money]()
	disk := model.NewStorage()
	disk.Disk, disk.Price = "data", unit.Unknown[unit.PerGBTime]()
	o.Storage = []model.Storage{disk}
	return o
}

func term(name string, days int) model.Term {
	t := model.NewTerm()
	t.Name, t.Days = name, days
	return t
}
