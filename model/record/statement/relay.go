package statement

import "sync"

// relay takes batches through stages until the first one has no more. Each stage has one batch at a time, in their order, and what
// it keeps needs no lock: a batch holds its stage until it has the next one. It stays with one goroutine, as its bytes do with a
// processor, while the stages go from one to the other.
func relay[B any](fresh func() *B, first func(*B) (more bool), rest ...func(*B)) {
	stages := make([]sync.Mutex, 1+len(rest))
	more := true // guarded by the first
	var all sync.WaitGroup
	for range stages {
		all.Go(func() {
			b := fresh()
			for {
				stages[0].Lock()
				if !more {
					stages[0].Unlock()
					return
				}
				more = first(b)
				for i, work := range rest {
					stages[i+1].Lock()
					stages[i].Unlock()
					work(b)
				}
				stages[len(rest)].Unlock()
			}
		})
	}
	all.Wait()
}
