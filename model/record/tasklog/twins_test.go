package tasklog

import (
	"slices"
	"strings"
	"testing"
	"time"
)

// A stop row that a person typed with two times alone closes the entry of its start and loses nothing of it; what it says itself wins.
func TestStopKeepsWhatItsStartSays(t *testing.T) {
	log := "what,boot,stop,task,project,card,note\n" +
		"start,2026-11-30 09:00,,lora,thesis,4090,by hand\n" +
		"stop,2026-11-30 09:00,2026-11-30 10:00,,,A100,\n"
	list, told := readAll(t, log, Options{Zone: time.UTC})
	if len(list) != 1 || len(told) > 0 {
		t.Fatalf("%d entries, told %v", len(list), told)
	}
	if e := list[0]; e.Task != "lora" || e.Project != "thesis" || e.Card != "A100" || e.Note != "by hand" {
		t.Errorf("%+v", e)
	}
}

// Entries that are equal are told, from the second on; two instances, tasks or outputs are no copies. What lies far back is not known.
func TestEqualEntriesAreTold(t *testing.T) {
	row := "2026-11-30 09:00,2026-11-30 10:00,a,lora,3\n"
	const head = "boot,stop,instance,task,output\n"
	log := head + row + "2026-11-30 09:00,2026-11-30 10:00,b,lora,3\n2026-11-30 09:00,2026-11-30 10:00,a,eval,3\n2026-11-30 09:00,2026-11-30 10:00,a,lora,4\n"
	if _, told := readAll(t, log, Options{Zone: time.UTC}); len(told) > 0 {
		t.Errorf("told %v", told)
	}
	list, told := readAll(t, log+row+row, Options{Zone: time.UTC})
	want := []string{"of an entry that stands above already: both count; delete one where it was pasted twice/2/6"}
	if len(list) != 6 || !slices.Equal(told, want) {
		t.Errorf("%d entries, told %v, want %v", len(list), told, want)
	}
	var far strings.Builder
	far.WriteString(head + row)
	for at := time.Date(2027, 1, 1, 0, 0, 0, 0, time.UTC); at.Year() < 2027+2*mostRemembered/8760+1; at = at.Add(time.Hour) {
		far.WriteString(at.Format("2006-01-02 15:04") + "," + at.Add(time.Minute).Format("2006-01-02 15:04") + ",a,lora,3\n")
	}
	if _, told := readAll(t, far.String()+row, Options{Zone: time.UTC}); len(told) > 0 {
		t.Errorf("from far back told %v", told)
	}
}
