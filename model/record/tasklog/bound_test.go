package tasklog

import (
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"
)

// Whatever stands in which order, an entry that nothing closed was over by the first later boot of its instance.
func TestUntilIsTheFirstLaterBoot(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		hours := rapid.SliceOfN(rapid.IntRange(0, 40), 1, 12).Draw(t, "boots")
		var b strings.Builder
		b.WriteString("what,boot\n")
		for _, h := range hours {
			b.WriteString("start," + nine.Add(time.Duration(h)*time.Hour).Format("2006-01-02 15:04:05 -07:00") + "\n")
		}
		for e, err := range Read(strings.NewReader(b.String()), Options{Zone: time.UTC}).Entries() {
			if err != nil {
				t.Fatal(err)
			}
			var want time.Time
			for _, h := range hours {
				if other := nine.Add(time.Duration(h) * time.Hour); other.After(e.Boot) && (want.IsZero() || other.Before(want)) {
					want = other
				}
			}
			if !e.Until.Equal(want) {
				t.Errorf("%v of %v: until %v, want %v", e.Boot, hours, e.Until, want)
			}
		}
	})
}
