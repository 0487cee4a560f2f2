package unit

import "time"

// Elapsed is a sum of times. A time.Duration ends at 292 years, which the times of a million boots pass; this one does not.
// The zero value is no time.
type Elapsed struct {
	hours int64
	rest  time.Duration // below an hour, of the sign of hours
}

// Add gives the sum with a time more.
func (e Elapsed) Add(d time.Duration) Elapsed {
	e.rest += d % time.Hour
	e.hours += int64(d/time.Hour + e.rest/time.Hour)
	e.rest %= time.Hour
	if e.hours > 0 && e.rest < 0 {
		return Elapsed{e.hours - 1, e.rest + time.Hour}
	}
	if e.hours < 0 && e.rest > 0 {
		return Elapsed{e.hours + 1, e.rest - time.Hour}
	}
	return e
}

// Times gives the sum n times over; n is at most a million, as cards are.
func (e Elapsed) Times(n int64) Elapsed {
	return Elapsed{hours: e.hours * n}.Add(e.rest * time.Duration(n))
}

// Minutes gives the whole minutes of the sum; what is left of one is cut off.
func (e Elapsed) Minutes() int64 { return e.hours*60 + int64(e.rest/time.Minute) }

// Hours gives the sum as a number of hours, as Duration.Hours does.
func (e Elapsed) Hours() float64 { return float64(e.hours) + e.rest.Hours() }
