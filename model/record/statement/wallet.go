package statement

import (
	"slices"
	"strings"
)

// Wallet reports whether the bill is that of a wallet or a bank account, which pays for everything: its rows tell when money went
// to whom, and not what it was used for.
func (s *Statement) Wallet() bool { return s.layout.wallet }

// mostOthers is how many of those that were passed over are named.
const mostOthers = 8

// isOfOthers tells a row of a wallet that names none of the payees, and notes who it is of.
func (s *Statement) isOfOthers(words string) bool {
	if !s.layout.wallet || s.options.Payees == nil {
		return false
	}
	words = strings.ToLower(words)
	if slices.ContainsFunc(s.options.Payees, func(p string) bool { return strings.Contains(words, strings.ToLower(p)) }) {
		return false
	}
	who := s.text(service)
	if who == "" {
		who = s.words()
	}
	if len(s.tally.Others) < mostOthers && who != "" && !slices.Contains(s.tally.Others, who) {
		s.tally.Others = append(s.tally.Others, who)
	}
	return true
}
