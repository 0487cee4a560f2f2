package table

import "app/gpuplan/model/text"

// Order is the order of day and month in dates such as 03/04/2026; those that begin with the year need none. It is the same in a
// whole column.
type Order uint8

// The orders. Unordered, the column decides.
const (
	Unordered  Order = iota
	DayFirst         // 24/03/2026
	MonthFirst       // 03/24/2026
)

// ParseOrder reads what --dates says: dmy or mdy.
func ParseOrder(s string) (Order, error) {
	switch s {
	case "dmy":
		return DayFirst, nil
	case "mdy":
		return MonthFirst, nil
	}
	return Unordered, Fault(text.BillNoOrder, s)
}

// OrderOf tells the order as far as the first two numbers of a date show it; doubt is a date that may be either.
func OrderOf(first, second int) (o Order, doubt bool) {
	switch {
	case first == second:
		return Unordered, false
	case first > 12:
		return DayFirst, false
	case second > 12:
		return MonthFirst, false
	}
	return Unordered, true
}

// Sort gives day and month of the first two numbers of a date.
func (o Order) Sort(first, second int) (day, month int) {
	if o == MonthFirst {
		return second, first
	}
	return first, second
}
