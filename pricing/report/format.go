package report

import "io"

// Format is one way to write a T: a report, a ranking, the log.
type Format[T any] struct {
	Name   string // as --format takes it
	Write  func(io.Writer, T) error
	Bare   bool // it does not say by itself what was left out: that goes beside it
	Priced bool // of the log: it has costs, where the prices are known
}

// Lookup finds a format of a list by its name; ok is false where there is none.
func Lookup[T any](list []Format[T], name string) (f Format[T], ok bool) {
	for _, f := range list {
		if f.Name == name {
			return f, true
		}
	}
	return Format[T]{}, false
}

// Names gives what the formats of a list are called, in its order.
func Names[T any](list []Format[T]) []string {
	names := make([]string, len(list))
	for i, f := range list {
		names[i] = f.Name
	}
	return names
}
