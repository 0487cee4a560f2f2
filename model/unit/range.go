package unit

import "strings"

// SplitRange takes "4..6..9" (n = 3) or "4..9" (n = 2, likely "") apart; n is 1
// when s is no range or a broken one, and low is then s. The parts are as
// written; a missing one is empty.
func SplitRange(s string) (low, likely, high string, n int) {
	points := strings.ReplaceAll(s, "．", ".")
	parts := strings.Split(points, "..")
	switch {
	case strings.Contains(points, "..."):
	case len(parts) == 2:
		return parts[0], "", parts[1], 2
	case len(parts) == 3:
		return parts[0], parts[1], parts[2], 3
	}
	return s, "", "", 1
}
