package model_test

import (
	"testing"
	"time"

	"app/gpuplan/model"
)

// A day begins at its midnight, and in Chile, where clocks were put forward at midnight, at 1:00 of 8 September 2024.
func TestDayBeginsInAZone(t *testing.T) {
	for zone, want := range map[string]string{
		"UTC": "2024-09-08T00:00:00Z", "Asia/Shanghai": "2024-09-08T00:00:00+08:00", "America/Santiago": "2024-09-08T01:00:00-03:00",
	} {
		place, err := time.LoadLocation(zone)
		if err != nil {
			t.Skip(err) // a machine without zones
		}
		if got := (model.Date{Year: 2024, Month: time.September, Day: 8}).In(place).Format(time.RFC3339); got != want {
			t.Errorf("in %s the day begins at %s, want %s", zone, got, want)
		}
	}
}
