package statement

import (
	"encoding/json"

	"app/gpuplan/model/record"
	"app/gpuplan/model/unit"
)

// credit takes what the row has of credits, which are below 0, into its cost; false: they cannot be read.
func (s *Statement) credit(l *record.Line) bool {
	c := s.cell(credit)
	if c == "" {
		return true
	}
	sum, ok := credits(c)
	if !ok {
		return false
	}
	if sum.Sign() != 0 {
		l.Cost, s.few = l.Cost.Add(sum), few{}
		s.tally.Credited++
	}
	return true
}

// credits adds up the amounts of a list of credits, or reads the one that stands there.
func credits(c string) (sum unit.Exact, ok bool) {
	amounts := []struct{ Amount json.Number }{{json.Number(c)}}
	if c[0] == '[' && json.Unmarshal([]byte(c), &amounts) != nil {
		return sum, false
	}
	for _, a := range amounts {
		n, ok := cut(a.Amount.String())
		if !ok {
			return sum, false
		}
		e, ok := n.read(Point)
		if !ok {
			return sum, false
		}
		sum = sum.Add(e)
	}
	return sum, true
}
