package tasklog

import (
	"time"

	"app/gpuplan/model/table"
)

// newest is the latest boot of all rows, as far as a glance tells it.
type newest struct {
	boot time.Time
	odd  bool // a boot stands there without a date or a zone, as gpuplan writes none
}

func (n *newest) see(boot string) {
	m, ok := parseMoment(boot, table.Unordered)
	if !ok || !m.Dated || !m.Zoned {
		n.odd = n.odd || boot != ""
		return
	}
	if t := m.day.Add(m.Clock - m.Offset); t.After(n.boot) {
		n.boot = t
	}
}

// mayBound tells whether a boot may stand somewhere that ends an open entry. Mostly the open one is the newest, and the log need
// not be read for that.
func (r *Reading) mayBound(m *merger) bool {
	for e := range values(m.open) {
		if r.newest == nil || r.newest.odd || r.newest.boot.After(e.Boot) {
			return true
		}
	}
	return false
}
