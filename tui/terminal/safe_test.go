package terminal

import (
	"errors"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
)

func TestSafeLeavesGoodCommandsAlone(t *testing.T) {
	if safe(nil) != nil {
		t.Error("no command became one")
	}
	if msg := safe(tea.Quit)(); msg != (tea.QuitMsg{}) {
		t.Errorf("%v, want QuitMsg", msg)
	}
	if msg := safe(func() tea.Msg { return nil })(); msg != nil {
		t.Errorf("%v, want nothing", msg)
	}
	// A message that is a list, but not of commands.
	if msg, ok := safe(func() tea.Msg { return []string{"a"} })().([]string); !ok || len(msg) != 1 {
		t.Errorf("%v, want the list", msg)
	}
}

func TestSafeReachesIntoBatches(t *testing.T) {
	bad := func() tea.Msg { panic("bad") }
	batch, ok := safe(tea.Batch(bad, tea.Batch(bad, bad)))().(tea.BatchMsg)
	if !ok || len(batch) != 2 {
		t.Fatalf("%v, want a batch of 2", batch)
	}
	inner, ok := batch[1]().(tea.BatchMsg)
	if !ok || len(inner) != 2 {
		t.Fatalf("%v, want a batch of 2", inner)
	}
	for _, cmd := range []tea.Cmd{batch[0], inner[0], inner[1]} {
		if msg, ok := cmd().(PanicMsg); !ok || msg.Panic.Value != "bad" {
			t.Errorf("%v, want the panic", msg)
		}
	}
}

func TestPanicIsAnErrorWithItsPlace(t *testing.T) {
	var err error = guard(func() { panic(errors.New("no way")) })
	var p *Panic
	if !errors.As(err, &p) || !strings.HasPrefix(err.Error(), "panic: no way\n\n") || !strings.Contains(err.Error(), "safe_test.go") {
		t.Errorf("%v, want what and where", err)
	}
}
