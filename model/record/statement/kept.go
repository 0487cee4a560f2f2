package statement

import "strings"

// kept remembers what cells mean, by cell: bills say the same again and again.
type kept[T any] struct {
	last [fields]struct {
		cell  string
		means T
	}
	all map[string]T
}

// mostKept is how many different cells are remembered.
const mostKept = 4096

// of gives what a cell means: as remembered, else as the function tells.
func (k *kept[T]) of(f field, cell string, tell func(string) T) T {
	last := &k.last[f]
	if last.cell == cell && cell != "" {
		return last.means
	}
	means, ok := k.all[cell]
	if !ok {
		cell = strings.Clone(cell) // the row's bytes are not kept
		means = tell(cell)
		if k.all == nil {
			k.all = map[string]T{}
		}
		if len(k.all) < mostKept {
			k.all[cell] = means
		}
	}
	last.cell, last.means = cell, means
	return means
}
