package statement

import (
	"regexp"
	"strconv"
	"strings"

	"app/gpuplan/model/table"
	"app/gpuplan/model/unit"
)

// Stated is a total that the bill states of itself, beside what its rows make.
type Stated struct {
	Text   string // as it stands there
	Row    int    // of a total behind the rows; 0: it stands ahead of the head
	Count  int    // rows that it states; negative: none stated
	Sum    unit.Exact
	HasSum bool

	flow   flow
	inFlow bool // it is of the rows that say this flow
}

// Ours gives what the rows make: their number, and their sum.
func (t *Tally) Ours(st *Stated) (count int, sum unit.Exact) {
	if st.inFlow {
		return t.flows[st.flow].rows, t.flows[st.flow].cost.sum()
	}
	count = t.Lines
	for _, sk := range t.Skipped {
		if sk.Reason == Neutral || sk.Reason == Others || sk.Reason == Copy {
			count += sk.Count
		}
	}
	for _, s := range t.Sums() {
		sum = sum.Add(s.Cost)
	}
	return count, sum
}

// Agrees reports whether the rows make what the bill states.
func (t *Tally) Agrees(st *Stated) bool {
	count, sum := t.Ours(st)
	return (st.Count < 0 || st.Count == count) && (!st.HasSum || st.Sum.Cmp(sum) == 0)
}

// The totals of wallets: 共66笔记录; 支出：63笔 16.54元.
var (
	countStated = regexp.MustCompile(`^共\s*(\d{1,9})\s*[笔条]`)
	flowStated  = regexp.MustCompile(`^(收入|支出|不计收支|中性交易)\s*[:：]\s*(\d{1,9})\s*笔\s*([\d.,]+)\s*元`)
	sumStated   = regexp.MustCompile(`(?i)^(?:grand total|total|total cost|total amount|总计|合计|总金额|合计金额|总费用)\s*[:：,;\t ]\s*(.*\d.*)$`)
)

// read takes the totals that stand ahead of the head.
func (t *Tally) read(above []string) {
	for _, line := range above {
		st := Stated{Text: line, Count: -1}
		if m := countStated.FindStringSubmatch(line); m != nil {
			st.Count, _ = strconv.Atoi(m[1])
		} else if m := flowStated.FindStringSubmatch(line); m != nil {
			st.Count, _ = strconv.Atoi(m[2])
			st.flow, st.inFlow = flows[m[1]], true
			st.Sum, st.HasSum = sumOf(m[3])
		} else if m := sumStated.FindStringSubmatch(line); m != nil {
			st.Sum, st.HasSum = sumOf(m[1])
		}
		if st.Count >= 0 || st.HasSum {
			t.Stated = append(t.Stated, st)
		}
	}
}

// sumOf reads a stated sum, as its separators show.
func sumOf(s string) (e unit.Exact, ok bool) {
	n, ok := cut(s)
	if !ok {
		return e, false
	}
	m, _ := n.mark()
	return n.read(m)
}

// totals are the cells that make a row a total of the rows above it, in any case and with a colon behind them.
var totals = map[string]bool{
	"total": true, "totals": true, "grand total": true, "sum": true, "subtotal": true, "sub-total": true, "合计": true, "总计": true, "小计": true,
	"共计": true, "总和": true, "summe": true, "gesamt": true, "total cost": true, "total amount": true,
}

// isTotal reports whether the row is a total, and takes what it states.
func (s *Statement) isTotal() bool {
	label := ""
	for _, c := range s.now.cells {
		c = strings.TrimRight(trim(c), ":： ")
		if len(c) <= len("total amount") && totals[strings.ToLower(c)] {
			label = c
			break
		}
	}
	if label == "" {
		return false
	}
	st := Stated{Text: table.Clean(label + " " + s.cell(cost)), Row: s.now.line, Count: -1}
	if n, ok := cut(s.cell(cost)); ok {
		st.Sum, st.HasSum = n.read(s.mark.is)
	}
	if st.HasSum && len(s.tally.Stated) < mostStated {
		s.tally.Stated = append(s.tally.Stated, st)
	}
	return true
}

// mostStated is how many totals are kept.
const mostStated = 100
