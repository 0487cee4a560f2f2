package unit

import "strings"

// SplitRange takes "4..6..9" (n = 3) or "4..9" (n = 2, likely "") apart; n is 1
// when s is no range, and low is then s.
func SplitRange(s string) (low, likely, high string, n int) {
	parts := strings.Split(strings.ReplaceAll(s, "．", "."), "..")
	switch len(parts) {
	case 2:
		return parts[0], "", parts[1], 2
	case 3:
		return parts[0], parts[1], parts[2], 3
	}
	return s, "", "", 1
}
