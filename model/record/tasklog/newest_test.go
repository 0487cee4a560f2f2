package tasklog

import (
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"app/gpuplan/model/record"
)

// Whoever asks for what is open alone is told the same of it as who reads the whole log: which boot was its end, wherever it stands.
func TestOpenEntriesEndAlike(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		log := strings.Builder{}
		log.WriteString("what,boot,stop,instance\n")
		for range rapid.IntRange(1, 8).Draw(t, "rows") {
			at := nine.Add(time.Duration(rapid.IntRange(0, 99).Draw(t, "hour")) * time.Hour)
			boot := at.Format(rapid.SampledFrom([]string{layout, layout, layout, "2006/1/2 15:04"}).Draw(t, "form"))
			row := rapid.SampledFrom([]string{"start," + boot + ",", "done," + boot + "," + at.Add(time.Hour).Format(layout)}).Draw(t, "row")
			log.WriteString(row + "," + rapid.SampledFrom([]string{"a", "b", ""}).Draw(t, "instance") + "\n")
		}
		whole, quick := Read(strings.NewReader(log.String()), Options{Zone: time.UTC}), Read(strings.NewReader(log.String()), Options{Zone: time.UTC})
		quick.brief, quick.opened = true, true
		if got, want := stillOpen(t, quick), stillOpen(t, whole); !slices.Equal(got, want) {
			t.Fatalf("open %v, want %v\n%s", got, want, log.String())
		}
	})
}

// stillOpen lists the open entries of a log: boot, instance and end.
func stillOpen(t *rapid.T, r *Reading) (list []string) {
	for e, err := range r.Entries() {
		if err != nil {
			t.Fatal(err)
		}
		if e.Open() {
			list = append(list, told(&e))
		}
	}
	return list
}

func told(e *record.Entry) string {
	return e.Boot.Format(time.DateTime) + e.Instance + e.Until.Format(time.DateTime)
}
