package tasklog

import (
	"hash/maphash"

	"app/gpuplan/model/record"
	"app/gpuplan/model/unit"
)

// twins remembers entries by their hashes: at least the last mostRemembered, so that memory does not grow with the log.
type twins struct {
	seed     maphash.Seed
	now, old map[uint64]struct{}
}

// mostRemembered is how many hashes a half of the memory holds.
const mostRemembered = 1 << 15

func newTwins() *twins { return &twins{seed: maphash.MakeSeed(), now: map[uint64]struct{}{}} }

// twin is what two entries have alike where one was pasted twice.
type twin struct {
	key
	stop          int64 // seconds since 1970
	task, project string
	output        unit.Ratio
}

// again reports whether an equal entry came before.
func (t *twins) again(e *record.Entry) bool {
	h := maphash.Comparable(t.seed, twin{keyOf(e), e.Stop.Unix(), e.Task, e.Project, e.Output})
	_, now := t.now[h]
	_, old := t.old[h]
	if len(t.now) == mostRemembered {
		t.now, t.old = map[uint64]struct{}{}, t.now
	}
	t.now[h] = struct{}{}
	return now || old
}
