package statement_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"app/gpuplan/model/record/statement"
)

// Times are read alike whether the row above was of the same day or not, also on days on which clocks change.
func TestTimesOfOneDay(t *testing.T) {
	zone, err := time.LoadLocation("Europe/Berlin")
	if err != nil {
		t.Skip(err)
	}
	days := []string{"2026-03-28", "2026-03-29", "2026-03-30", "2026-10-25", "2026-10-26"} // forward on 29 March, back on 25 October
	rapid.Check(t, func(t *rapid.T) {
		file, want := strings.Builder{}, []time.Time(nil)
		file.WriteString("from,cost\n")
		for range 30 {
			cell := fmt.Sprintf("%s %02d:%02d:00", rapid.SampledFrom(days).Draw(t, "day"), rapid.IntRange(0, 23).Draw(t, "hour"), rapid.IntRange(0, 59).Draw(t, "minute"))
			at, _ := time.ParseInLocation(time.DateTime, cell, zone)
			if rapid.Bool().Draw(t, "utc") {
				at, _ = time.Parse(time.DateTime, cell)
				cell = strings.Replace(cell, " ", "T", 1) + "Z"
			}
			want = append(want, at)
			file.WriteString(cell + ",1.98\n")
		}
		s, err := statement.Open(strings.NewReader(file.String()), statement.Options{Zone: zone})
		if err != nil {
			t.Fatal(err)
		}
		for i := range want {
			if l, err := s.Next(); err != nil || !l.From.Equal(want[i]) {
				t.Fatalf("row %d is from %v, want %v (%v)\n%s", i+1, l.From, want[i], err, file.String())
			}
		}
	})
}
