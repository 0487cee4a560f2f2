package statement

import (
	"strings"
	"time"

	"app/gpuplan/model/record"
	"app/gpuplan/model/table"
	"app/gpuplan/model/text"
)

// trim takes space away from the ends of a cell, seldom needed.
func trim(s string) string {
	if s == "" || isSign(s, 0) && isSign(s, len(s)-1) {
		return s
	}
	return strings.TrimSpace(s)
}

// isSign reports whether the byte is for certain not of a space: plain, or of a character as Chinese has them.
func isSign(s string, i int) bool {
	if s[i] < 0x80 {
		return s[i] > ' '
	}
	const chinese = 0xe4 // begins the ideographs; all spaces begin lower
	return s[i] >= chinese || i >= 2 && s[i] < 0xc0 && s[i-2] >= chinese
}

// cell gives what the row has for a field; empty where it has none.
func (s *Statement) cell(f field) string { return s.fields[f] }

// lay puts the cells of the row under their fields.
func (s *Statement) lay() {
	for _, f := range s.laid {
		i := s.columns[f]
		if i >= len(s.now.cells) {
			s.fields[f] = ""
			continue
		}
		c := trim(s.now.cells[i])
		if len(c) <= len("(null)") && isNothing(c) {
			c = ""
		}
		s.fields[f] = c
	}
}

// isNothing reports whether a cell says that there is nothing.
func isNothing(c string) bool {
	switch c {
	case "", "-", "--", "—", `\N`:
		return true
	}
	switch c[0] | 0x20 {
	case 'n', '#', '(':
	default:
		return false
	}
	switch strings.ToLower(c) {
	case "null", "n/a", "na", "nan", "none", "nil", "#n/a", "(null)":
		return true
	}
	return false
}

// line reads the row.
func (s *Statement) line(l *record.Line) (reason Reason, err error) {
	if reason = s.noLine(); reason != Read {
		return reason, nil
	}
	if l.Cost, l.Currency, reason, err = s.amount(); reason != Read || err != nil {
		return reason, err
	}
	if s.columns[credit] >= 0 && !s.credit(l) {
		return OddCost, nil
	}
	if s.few.tooMuch(l.Cost) {
		return OddCost, nil
	}
	l.Kind = s.kindOf()
	if reason = s.sign(l); reason != Read {
		return reason, nil
	}
	if reason, err = s.times(l); reason != Read || err != nil {
		return reason, err
	}
	l.Instance, l.Card, l.Text = s.text(instance), s.text(card), s.words()
	if s.isOfOthers(l.Text) {
		return Others, nil
	}
	return s.again(), nil
}

// noLine tells what rows are that are no rows of a bill.
func (s *Statement) noLine() Reason {
	if s.cell(cost) != "" && (s.cell(at) != "" || s.cell(from) != "") && s.cell(cost)[0] <= '9' {
		return Read
	}
	switch {
	case s.blank():
		return Blank
	case s.isHead():
		return Head
	case s.isTotal():
		return Total
	case s.cell(cost) == "":
		return NoCost
	}
	return Read
}

// blank reports whether no cell says anything.
func (s *Statement) blank() bool {
	for _, c := range s.now.cells {
		if trim(c) != "" {
			return false
		}
	}
	return true
}

// isHead reports whether the row is the head once more, as where bills were put one behind the other.
func (s *Statement) isHead() bool {
	i := s.columns[cost]
	return i < len(s.now.cells) && strings.EqualFold(trim(s.now.cells[i]), s.rows.Head()[i])
}

// sign gives the amount the sign of a cost, and the row its kind where that follows from it.
func (s *Statement) sign(l *record.Line) Reason {
	m := s.says(way)
	if !m.known {
		m = s.says(kind)
	}
	if m.known {
		s.tally.flow(m.flow, l.Cost, s.few)
		if m.flow == neutral && l.Kind != record.Refund {
			return Neutral
		}
	}
	paid := s.paid(l, m)
	if paid != (l.Cost.Sign() >= 0) {
		l.Cost, s.few.n = l.Cost.Neg(), -s.few.n
	}
	back := l.Kind == record.Refund || l.Kind == record.TopUp
	switch {
	case paid && l.Kind == record.TopUp && s.layout.wallet: // paid into the account of a platform
	case paid && back: // paid into another account
		l.Kind = record.Other
	case paid || back:
	case m.known || s.account:
		l.Kind = record.TopUp
	case l.Cost.Sign() < 0:
		l.Kind = record.Refund
	}
	return Read
}

// paid reports whether money went out: as the row says, else as its kind does, else as the sign does.
func (s *Statement) paid(l *record.Line, m said) bool {
	switch {
	case m.known:
		return m.flow == outward
	case l.Kind == record.Refund || l.Kind == record.TopUp:
		return false
	case s.account:
		return l.Cost.Sign() <= 0
	}
	return l.Cost.Sign() >= 0
}

// times reads what was billed and how long.
func (s *Statement) times(l *record.Line) (Reason, error) {
	start, startTimed, err := s.moment(from)
	if err != nil {
		return Read, err
	}
	end, endTimed, err := s.moment(to)
	if err != nil {
		return Read, err
	}
	charged, chargedTimed, err := s.moment(at)
	if err != nil {
		return Read, err
	}
	if start.IsZero() && s.cell(from) != "" || end.IsZero() && s.cell(to) != "" || charged.IsZero() && s.cell(at) != "" {
		return OddTime, nil
	}
	startTimed, endTimed = startTimed && !s.layout.daily, endTimed && !s.layout.daily
	s.measure(l)
	if start.IsZero() {
		l.From, l.To = s.aroundCharge(charged, chargedTimed, l.Quantity)
		return Read, nil
	}
	l.From, l.To = start, end
	switch {
	case end.IsZero() && !startTimed:
		l.To = start.AddDate(0, 0, 1)
	case end.IsZero():
		l.To = start.Add(l.Quantity)
	case !endTimed && !s.layout.ends || !endTimed && end.Equal(start): // the last day is billed too
		l.To = end.AddDate(0, 0, 1)
	}
	if l.To.Before(l.From) {
		return OddTime, nil
	}
	return Read, nil
}

// aroundCharge gives the time that a charge is for, where there is only its moment.
func (s *Statement) aroundCharge(charged time.Time, timed bool, quantity time.Duration) (from, to time.Time) {
	switch {
	case charged.IsZero():
		return charged, charged
	case s.layout.begins:
		to = s.bucket.end(charged)
		if whole := charged.Add(quantity); whole.After(to) {
			to = whole
		}
		return charged, to
	case !timed:
		return charged, charged.AddDate(0, 0, 1)
	case s.layout.late && quantity == 0:
		return from, charged
	case s.layout.late:
		return charged.Add(-quantity), charged
	}
	return charged, charged
}

// moment reads a time; zero where the cell has none or is odd.
func (s *Statement) moment(f field) (t time.Time, timed bool, err error) {
	c := s.cell(f)
	if c == "" {
		return t, false, nil
	}
	if t, ok := s.days[f].at(c); ok {
		return t, true, nil
	}
	m, ok := table.ParseMoment(c)
	if !ok {
		return t, false, nil
	}
	o, doubt := m.Order()
	if err := s.showOrder(o, c); err != nil {
		return t, false, err
	}
	if doubt && s.order.is == table.Unordered {
		return t, false, s.unclear(text.BillOrder, s.now.line, c)
	}
	t, ok = m.In(s.tally.Zone, s.order.is)
	if !ok {
		return time.Time{}, false, nil
	}
	s.days[f].keep(c, t)
	return t, m.Timed, nil
}

// text gives a name that a cell has, safe to show; the same one is kept once.
func (s *Statement) text(f field) string {
	c := s.cell(f)
	if c == "" {
		return ""
	}
	return s.texts.of(f, c, cleaned)
}

// words gives what the row is for.
func (s *Statement) words() string {
	t, about := s.text(note), s.text(service)
	switch {
	case t == "":
		return about
	case s.layout.wallet && about != "":
		return about + " " + t
	}
	return t
}

func cleaned(c string) string { return strings.Clone(table.Clean(c)) }
