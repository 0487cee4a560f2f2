package model

// Age is how old the prices of an offer are, in whole days of the calendar.
type Age struct {
	Days  int  // since they were read; below 0: that day is yet to come
	Dated bool // false: the day is not given, and Days is 0
}

// PriceAge gives how old the offer's prices are on a day.
func (o *Offer) PriceAge(today Date) Age {
	if o.AsOf.IsZero() {
		return Age{}
	}
	return Age{Days: today.DaysSince(o.AsOf), Dated: true}
}

// Grade is how far prices of an age can be relied on.
type Grade uint8

// Grades of prices, the best first.
const (
	Fresh  Grade = iota // up to 7 days old
	Reread              // to be read again before renting: up to 30 days old, or of a day to come
	Old                 // up to 90 days old, or without a date
	Stale               // no longer to be relied on
)

// Days up to which prices have a grade.
const (
	freshDays  = 7
	rereadDays = 30
	oldDays    = 90
)

// Grade gives the grade of prices of that age. Where most is given, prices are old after so many days and no sooner.
func (a Age) Grade(most Maybe[int]) Grade {
	allowed := rereadDays
	if most.Given {
		allowed = most.Value
	}
	switch {
	case !a.Dated:
		return Old
	case a.Days > max(allowed, oldDays):
		return Stale
	case a.Days > allowed:
		return Old
	case a.Days > freshDays || a.Days < -1: // a day ahead is today in another zone
		return Reread
	}
	return Fresh
}
