package pricing_test

import "fmt"

// The parts of plan files that the tests put together. A plan's own values and the offer's come last in their tables, so that
// a test can add to them.

func work(days int, hours, task string) string {
	return fmt.Sprintf("[workload]\ndays = %d\nhours_per_day = %s\ntask_hours = %s\n", days, hours, task)
}

func disk(size string) string {
	return fmt.Sprintf("[[disk]]\nname = \"data\"\nsize = %q\n", size)
}

func data(size, direction, when string) string {
	return fmt.Sprintf("[[transfer]]\nname = \"data\"\nsize = %q\ndirection = %q\nwhen = %q\n", size, direction, when)
}

func offer(fields string) string { return named("A", fields) }

func named(name, fields string) string {
	return fmt.Sprintf("[[offer]]\nname = %q\n%s\n", name, fields)
}

func term(name string, days int, price string) string {
	return fmt.Sprintf("[[offer.term]]\nname = %q\ndays = %d\nprice = %s\n", name, days, price)
}

func space(fields, per string) string {
	return fmt.Sprintf("[[offer.storage]]\ndisk = \"data\"\n%s\nper = %q\n", fields, per)
}
