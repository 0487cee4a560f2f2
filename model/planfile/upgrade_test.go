package planfile

import (
	"testing"

	"app/gpuplan/model"
)

func TestVersionIsThatOfTheUpgrades(t *testing.T) {
	if len(upgrades)+1 != model.Version {
		t.Errorf("%d upgrades lead to version %d, the model is of version %d", len(upgrades), len(upgrades)+1, model.Version)
	}
}

func TestUpgradesStartAtTheVersionOfTheText(t *testing.T) {
	step := func(mark string) upgrade {
		return func(source []byte) []byte { return append(source, mark...) }
	}
	steps := []upgrade{step("#1"), step("#2")}
	for source, want := range map[string]string{"": "#1#2", "version = 1 ": "version = 1 #1#2", "version = 2 ": "version = 2 #2", "version = 3 ": "version = 3 "} {
		if got, _, faults := lift("p", []byte(source), steps); string(got) != want || faults != nil {
			t.Errorf("%q becomes %q, want %q; %v", source, got, want, faults)
		}
	}
	if _, _, faults := lift("p", []byte("a = 1\nversion = 4"), steps); len(faults) != 1 || faults[0].Line != 2 {
		t.Errorf("a newer version: %v", faults)
	}
}
