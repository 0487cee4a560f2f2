package table

import (
	"testing"
	"time"

	"pgregory.net/rapid"
)

// The short cut for times as programs write them takes what a person could have typed alike, and nothing else.
func TestWrittenTimesAreReadAsTyped(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.StringMatching(`2[01][0-9]{2}-[01][0-9]-[0-3][0-9][ T][0-2][0-9]:[0-6][0-9]:[0-6][0-9](Z| ?[+-][01][0-9]:[0-6][0-9])?`).Draw(t, "time")
		m, ok := written(s)
		if want, wantOK := typed(s); ok != wantOK || ok && m != want {
			t.Fatalf("%q is %+v, %v, want %+v, %v", s, m, ok, want, wantOK)
		}
	})
	for _, s := range []string{"", "2026-11-30T09:20", "2026-11-30 09:20:00 +0800 ", "2026-11-3a 09:20:00 +08:00", "2026-11-30 24:01:00", "2026-11-30 09:20:00+"} {
		if m, ok := written(s); ok {
			t.Errorf("%q is %+v", s, m)
		}
	}
}

// Each of these is twenty past nine in the evening of 1 December 2026 in Beijing, by the order of its column where it needs one.
func TestOneMomentInManyForms(t *testing.T) {
	beijing := time.FixedZone("", 8*3600)
	want := time.Date(2026, 12, 1, 21, 20, 0, 0, beijing)
	for s, o := range map[string]Order{
		"2026-12-01 21:20:00 +08:00": Unordered, "2026-12-01T13:20:00Z": Unordered, "2026/12/1 21:20": Unordered, "2026.12.1 9:20 pm": Unordered,
		"2026年12月1日 21时20分": Unordered, "2026年12月1日 21：20": Unordered, "Dec 1, 2026 9:20 PM": Unordered, "1-Dec-2026 21:20": Unordered,
		"Tue, 1 Dec 2026 21:20:00 +0800": Unordered, "20261201212000": Unordered, "1796131200": Unordered, "1796131200000": Unordered,
		"12/1/2026 9:20 PM": MonthFirst, "1/12/26 21:20": DayFirst, "[2026-12-01 21:20:00]": Unordered, "２０２６-１２-０１ ２１:２０": Unordered,
	} {
		m, ok := ParseMoment(s)
		if got, dated := m.In(beijing, o); !ok || !dated || !got.Equal(want) {
			t.Errorf("%q is %v, %v, %v", s, got, ok, dated)
		}
	}
}

// What is no time is none, and neither is a date whose order nobody knows, one that there is not, or one of a year too far off.
func TestNoMoment(t *testing.T) {
	for _, s := range []string{"", "soon", "2026-13-01", "2026-02-30", "03/04/2026", "1999-01-01", "2200-01-01", "9:20", "2026-12-01 25:00", "2026-12-01 9:60", "12345", "2026-12-01 09:20 +15:00"} {
		m, ok := ParseMoment(s)
		if got, dated := m.In(time.UTC, Unordered); ok && dated {
			t.Errorf("%q is %v", s, got)
		}
	}
	if m, ok := ParseMoment("23:05"); !ok || m.Dated || !m.Timed || m.Clock != 23*time.Hour+5*time.Minute {
		t.Errorf("23:05 is %+v", m)
	}
	if m, _ := ParseMoment("03/04/2026"); !isDoubtful(m) {
		t.Error("03/04/2026 is in no doubt")
	}
}

func isDoubtful(m Moment) bool {
	_, doubt := m.Order()
	return doubt
}

// Whatever stands in a cell, a moment of it has a time of day that a clock can show, a zone that there can be and a year of the range.
func FuzzParseMoment(f *testing.F) {
	for _, s := range []string{"2026-12-01 21:20:00 +08:00", "1/12/26 9:20 pm", "2026年12月1日 21时20分", "Tue, 1 Dec 2026", "20261201212000", "1796131200.5", "23:00", "２０２６-1-1"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		m, ok := ParseMoment(s)
		if !ok {
			return
		}
		if m.Clock < 0 || m.Clock > 24*time.Hour || m.Offset.Abs() > 15*time.Hour || !m.Dated && !m.Timed {
			t.Errorf("%q is %+v", s, m)
		}
		for _, o := range []Order{Unordered, DayFirst, MonthFirst} {
			if at, ok := m.In(time.UTC, o); ok && (at.Year() < FirstYear-1 || at.Year() > LastYear+1) {
				t.Errorf("%q is %v", s, at)
			}
		}
	})
}
