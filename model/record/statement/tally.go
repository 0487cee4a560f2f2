package statement

import (
	"slices"
	"strings"
	"time"

	"app/gpuplan/model/record"
	"app/gpuplan/model/table"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

// Reason is why a row of a bill is skipped.
type Reason uint8

// The reasons, as they are listed; Read is none.
const (
	Read        Reason = iota
	Blank              // nothing stands in it
	Head               // the head once more
	Total              // a total of the rows above
	Neutral            // neither paid nor received: moved between one's own accounts
	NoCost             // without an amount
	OddCost            // with an amount that cannot be read, or that nobody pays (mostCost)
	OddCurrency        // with a currency that there is not
	OddTime            // with a time that cannot be read, of no year that a row can be of, or an end before its start
	Copy               // a row with the same id, time and amount stands above
	Shape              // with another number of cells than the head
	Step               // a part of a job that is read as a whole
	NotStarted         // a job that never ran
	Broken             // with quotes that do not close
	Others             // of a wallet: paid to others than the payees, or received from them
)

// Says gives the reason in words, behind a number of rows.
func (r Reason) Says() text.Word { return reasons[r] }

var reasons = [...]text.Word{
	Read: text.BillRead, Blank: text.BillBlank, Head: text.BillHead, Total: text.BillTotal, Neutral: text.BillNeutral, Others: text.BillOthers, NoCost: text.BillNoAmount,
	OddCost: text.BillOddAmount, OddCurrency: text.BillOddCurrency, OddTime: text.BillOddTime, Copy: text.BillCopy,
	Shape: text.UsageShape, Step: text.UsageStep, NotStarted: text.UsageNotStarted, Broken: text.LeftBroken,
}

// Tally counts what became of the rows of a bill.
type Tally struct {
	Layout   string         // how it was recognised; empty: by the plain names of its columns
	Encoding string         // that it is written in, as table.Table.Encoding names it
	Place    text.Word      // of a Row: a line of CSV, an object of JSON, a row of a sheet
	Zone     *time.Location // of times that name none
	Rows     int            // all rows below the head
	Lines    int            // those that were given
	Twins    int            // of them: alike to another one, without an id that could tell whether it is a copy
	Credited int            // rows whose amount has credits taken off
	Twin     int            // row of the first of them; 0: there is none
	Skipped  []Skip         // in the order of the reasons
	Stated   []Stated       // totals that the bill states
	Others   []string       // who was passed over with that reason: the first ones, each once

	doubt       string
	brokenSoFar int
	sums        []account
	flows       [neutral + 1]account // rows that say the way money went
}

// Left counts the rows that were skipped.
func (t *Tally) Left() int {
	n := 0
	for _, s := range t.Skipped {
		n += s.Count
	}
	return n
}

// Skip is how many rows a reason skipped, and the first of them.
type Skip struct {
	Reason Reason
	Count  int
	Row    int    // the first of them
	Text   string // what stands there; empty where that says nothing
}

// Sum is what rows add up to.
type Sum struct {
	Currency string // ISO 4217; empty: the bill does not say
	Rows     int
	Cost     unit.Exact // of what was paid, less what was paid back
	Added    unit.Exact // money that came into the account, above 0; it is no cost
}

// account adds up the rows of one currency, or of one way that money went.
type account struct {
	currency    string
	rows        int
	cost, added total
}

// Sums gives what the lines so far add up to, by currency in the order in which they came up.
func (t *Tally) Sums() []Sum {
	sums := make([]Sum, len(t.sums))
	for i := range t.sums {
		a := &t.sums[i]
		sums[i] = Sum{a.currency, a.rows, a.cost.sum(), a.added.sum()}
	}
	return sums
}

// Doubt is the first amount that could be read in two ways, "100,500", where no other amount showed which; empty: none.
func (t *Tally) Doubt() string { return table.Clean(t.doubt) }

// add counts a line, whose amount is also f.
func (t *Tally) add(l *record.Line, f few) {
	t.Lines++
	a := t.account(l.Currency)
	a.rows++
	if l.Kind == record.TopUp {
		f.n = -f.n
		a.added.add(l.Cost.Neg(), f)
		return
	}
	a.cost.add(l.Cost, f)
}

// account gives the sum of a currency.
func (t *Tally) account(currency string) *account {
	for i := range t.sums {
		if t.sums[i].currency == currency {
			return &t.sums[i]
		}
	}
	t.sums = append(t.sums, account{currency: currency})
	return &t.sums[len(t.sums)-1]
}

// flow counts a row that says the way money went.
func (t *Tally) flow(way flow, cost unit.Exact, f few) {
	if cost.Sign() < 0 {
		cost, f.n = cost.Neg(), -f.n
	}
	t.flows[way].rows++
	t.flows[way].cost.add(cost, f)
}

// skip counts a row that is skipped.
func (t *Tally) skip(reason Reason, row int, because string) {
	t.Skipped = counted(t.Skipped, Skip{reason, 1, row, because})
}

// counted puts a skipped row to those of its reason.
func counted(all []Skip, s Skip) []Skip {
	at := 0
	for ; at < len(all) && all[at].Reason <= s.Reason; at++ {
		if all[at].Reason == s.Reason {
			all[at].Count += s.Count
			return all
		}
	}
	s.Text = strings.Clone(table.Clean(s.Text))
	return slices.Insert(all, at, s)
}

// broken sets the lines that could not be read.
func (t *Tally) broken(b table.Broken) {
	if b.Count == 0 {
		return
	}
	t.Rows += b.Count - t.brokenSoFar
	t.Skipped = counted(t.Skipped, Skip{Reason: Broken, Count: b.Count - t.brokenSoFar, Row: b.Line})
	t.brokenSoFar = b.Count
}

// because gives the text that led to a reason.
func (s *Statement) because(r Reason) string {
	switch r {
	case Total, Neutral, Others, Copy:
		return strings.TrimSpace(s.words() + " " + s.cell(cost))
	case OddCost:
		return s.cell(cost)
	case OddCurrency:
		return s.cell(currency)
	case OddTime:
		return strings.TrimSpace(s.cell(at) + s.cell(from) + " " + s.cell(to))
	case NoCost:
		return s.words()
	}
	return ""
}
