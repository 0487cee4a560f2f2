package tasklog

import "app/gpuplan/model/record"

// Merged counts what became of entries that were merged into a log.
type Merged struct {
	Added   int // new ones
	Closed  int // those that the log had open
	Already int // those that the log had, or that stand twice among them
}

// identity is what entries have to share to be one: the same boot, instance and task.
type identity struct {
	key
	task string
}

func identityOf(e *record.Entry) identity { return identity{keyOf(e), e.Task} }

// Merge adds the entries that the log does not have, and closes those that it has open, all or none of them.
func (w *Writer) Merge(list []record.Entry) (m Merged, err error) {
	kinds := make(map[identity]What, len(list))
	for i := range list {
		kinds[identityOf(&list[i])] = kindOf(&list[i])
	}
	for e, err := range w.Entries().Entries() {
		if err != nil {
			return m, w.failed(err)
		}
		id := identityOf(&e)
		kind, wanted := kinds[id]
		switch {
		case wanted && e.Open() && kind == Done:
			kinds[id] = Stop
		case wanted:
			delete(kinds, id)
		}
	}
	var rows []Row
	for _, e := range list {
		kind, wanted := kinds[identityOf(&e)]
		switch {
		case !wanted:
			m.Already++
			continue
		case kind == Stop:
			m.Closed++
		default:
			m.Added++
		}
		rows = append(rows, Row{What: kind, Entry: e})
		delete(kinds, identityOf(&e))
	}
	if len(rows) == 0 {
		return m, nil
	}
	return m, w.write(rows...)
}

// kindOf is what the row of an entry that is new does.
func kindOf(e *record.Entry) What {
	if e.Open() {
		return Start
	}
	return Done
}
