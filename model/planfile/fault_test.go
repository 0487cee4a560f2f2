package planfile

import (
	"strings"
	"testing"
)

// TestOfVeryManyFaultsTheFirstAreTold: 150 broken lines are 150 faults, 100 of them told, and the number of the others.
func TestOfVeryManyFaultsTheFirstAreTold(t *testing.T) {
	_, err := Parse("x.toml", []byte(strings.Repeat("x y\n", 150)))
	lines := strings.Split(err.Error(), "\n")
	if len(lines) != 101 || lines[100] != "and 50 more" || !strings.HasPrefix(lines[99], "x.toml:100:") {
		t.Errorf("%d lines, the last ones %q", len(lines), lines[len(lines)-2:])
	}
}
