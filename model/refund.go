package model

import (
	"strings"

	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

// The kinds of refund rules.
const (
	RefundNone     = "none"     // nothing comes back
	RefundProrata  = "prorata"  // what was not used, each used day counting K times
	RefundClawback = "clawback" // what was not used, less K times the discount that was received so far
)

// RefundRule is how a term is paid back when it is left early (costmodel §8).
type RefundRule struct {
	Kind   string     // RefundNone, RefundProrata or RefundClawback
	Factor unit.Ratio // K, above 0; 0 of RefundNone
}

// RefundRule reads the term's rule; known is false where nothing is said about it.
func (t Term) RefundRule() (r RefundRule, known bool) { return readRefund(t.Refund) }

// String writes the rule as the plan file does: "none", "prorata*1.5".
func (r RefundRule) String() string {
	if r.Kind == RefundNone {
		return r.Kind
	}
	return r.Kind + "*" + r.Factor.String()
}

// readRefund reads a rule; one without a factor has the factor 1.
func readRefund(s string) (r RefundRule, ok bool) {
	if s == RefundNone {
		return RefundRule{Kind: s}, true
	}
	kind, factor, starred := strings.Cut(s, "*")
	k, err := unit.One, error(nil)
	if starred {
		k, err = unit.ParseRatio(factor)
	}
	if kind != RefundProrata && kind != RefundClawback || err != nil || k <= 0 || int64(k) > anyRatio {
		return RefundRule{}, false
	}
	return RefundRule{kind, k}, true
}

// refund is the rule by which a term is paid back: none, prorata*K, clawback*K, or empty where it is not known.
type refund struct{ at *string }

func (v refund) String() string  { return *v.at }
func (v refund) Literal() string { return quoteText(*v.at) }

func (v refund) check() (text.Phrase, bool) {
	_, ok := readRefund(*v.at)
	return text.WantRefund.With(), ok || *v.at == ""
}

func (v refund) Set(k Kind, s string) *Fault {
	rule, ok := readRefund(s)
	switch {
	case k == Typed && s == "":
		*v.at = ""
	case !ok || k != Typed && k != Text:
		return newFault("", k, s, text.WantRefund.With())
	default:
		*v.at = rule.String()
	}
	return nil
}
