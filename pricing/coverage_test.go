package pricing_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// testdata/vectors.tsv tells of each shared vector in which test it stands, or why it cannot be one. The test is named by its
// file, which must name the vector.
func TestSharedVectorsAreAccountedFor(t *testing.T) {
	table, err := os.ReadFile("testdata/vectors.tsv")
	if err != nil {
		t.Fatal(err)
	}
	tested, not := map[string]int{}, map[string]int{}
	seen := map[string]bool{}
	for line := range strings.Lines(string(table)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		cells := strings.Split(strings.TrimSpace(line), "\t")
		if len(cells) != 3 || seen[cells[1]] {
			t.Fatalf("%q, want a file, an id that was not yet there, and a test or a reason", line)
		}
		seen[cells[1]] = true
		if reason, ok := strings.CutPrefix(cells[2], "not: "); ok {
			same(t, cells[1]+" has a reason", reason != "", true)
			not[cells[0]]++
			continue
		}
		tested[cells[0]]++
		test, err := os.ReadFile(filepath.Join("..", filepath.FromSlash(cells[2])))
		if err != nil || !strings.Contains(string(test), cells[1]) {
			t.Errorf("%s is not in %s (%v)", cells[1], cells[2], err)
		}
	}
	for _, want := range []struct {
		file        string
		tested, all int
	}{{"bills", 38, 45}, {"worked-examples", 25, 28}, {"cases", 28, 28}, {"formulas", 44, 61}} {
		same(t, want.file+" tested", tested[want.file], want.tested)
		same(t, want.file+" in all", tested[want.file]+not[want.file], want.all)
	}
}
