package reconcile

import (
	"bufio"
	"fmt"
	"io"
	"strings"
)

// Cleared are findings that a person dismissed: why, by their keys.
type Cleared map[string]string

// ReadCleared reads a text of dismissed findings: a key, a space and the reason on each line. Empty lines and those that begin with
// # are passed over; of two lines with one key the last counts. A key without a reason is an error that names its line.
func ReadCleared(r io.Reader) (Cleared, error) {
	list := Cleared{}
	in := bufio.NewScanner(r)
	for n := 1; in.Scan(); n++ {
		line := strings.TrimSpace(strings.TrimPrefix(in.Text(), "\ufeff"))
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		key, reason, _ := strings.Cut(line, " ")
		if reason = strings.TrimSpace(reason); reason == "" {
			return nil, fmt.Errorf("line %d: %q has no reason, want KEY REASON", n, key)
		}
		list[key] = reason
	}
	return list, in.Err()
}

// ClearedLine is the line that dismisses a finding, with its end.
func ClearedLine(key, reason string) string {
	return key + " " + strings.Join(strings.Fields(reason), " ") + "\n"
}
