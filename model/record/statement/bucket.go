package statement

import (
	"slices"
	"time"
)

// bucket is the time that each row of a bill sums up, where rows say only when it begins.
type bucket struct{ months, days, hours int }

// end is when the one that begins at a time is over.
func (b bucket) end(begins time.Time) time.Time {
	return begins.AddDate(0, b.months, b.days).Add(time.Duration(b.hours) * time.Hour)
}

// bucketOf tells the bucket by the beginnings of some rows: hours where not all are at midnight; months or weeks where enough of them
// are the first of one, or one weekday; else days.
func bucketOf(begins []time.Time) bucket {
	all := func(is func(t time.Time) bool) bool {
		return !slices.ContainsFunc(begins, func(t time.Time) bool { return !is(t) })
	}
	distinct := map[time.Time]bool{}
	for _, t := range begins {
		distinct[t] = true
	}
	switch n := len(distinct); {
	case !all(func(t time.Time) bool { return t.Truncate(24 * time.Hour).Equal(t) }):
		return bucket{hours: 1}
	case n > 1 && all(func(t time.Time) bool { return t.Day() == 1 }):
		return bucket{months: 1}
	case n > 2 && all(func(t time.Time) bool { return t.Weekday() == begins[0].Weekday() }):
		return bucket{days: 7}
	}
	return bucket{days: 1}
}

// findBucket looks at the rows that were read ahead.
func (s *Statement) findBucket() error {
	if !s.layout.begins {
		return nil
	}
	var begins []time.Time
	for _, r := range s.ahead {
		s.now = r
		s.lay()
		t, _, err := s.moment(at)
		if err != nil {
			return err
		}
		if !t.IsZero() {
			begins = append(begins, t.UTC())
		}
	}
	s.bucket = bucketOf(begins)
	return nil
}
