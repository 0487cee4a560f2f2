package reconcile

import "app/gpuplan/model/unit"

// tellBoots gives the boots of the result, each with its state.
func (s *settling) tellBoots() {
	s.result.Boots = make([]Boot, 0, len(s.inside))
	for _, b := range s.inside {
		told := Boot{
			Instance: b.instance, Offer: b.offer, From: b.from, To: b.to, StillOn: b.stillOn && !b.closed, NoEnd: b.open && !b.stillOn && !b.closed, Tasks: b.names(), Uses: b.filled,
			Rows: b.bill.rows, Billed: s.money(b.bill.cost.Add(b.bill.double)), Should: s.money(b.should), State: s.state(b),
		}
		if b.lived[On] > 0 {
			s.result.Untold++
		}
		if b.closed {
			told.CloseAt = b.to
		}
		if b.gpu != nil {
			told.Load = b.gpu.summary(s.r.usesOf(b))
			s.result.Load.add(told.Load)
		}
		s.result.Boots = append(s.result.Boots, told)
	}
	s.markDays()
}

// state is how far a boot is settled.
func (s *settling) state(b *boot) State {
	switch {
	case b.found == Dismissed:
		return Dismissed
	case b.found == Open, b.open, s.r.paid.Given, b.bill.rows == 0:
		return Open
	}
	return Reconciled
}

// markDays counts the findings of waste that begin on each day.
func (s *settling) markDays() {
	days := s.result.Days
	for _, f := range s.result.Findings {
		if f.State != Open || !f.Kind.IsWaste() || f.Kind.IsInOthers() || f.Basis.From.IsZero() || len(days) == 0 {
			continue
		}
		if i := s.dated(f.Basis.From).DaysSince(days[0].Date); i >= 0 && i < len(days) {
			days[i].Findings++
		}
	}
}

// agree tells whether bill and log agree.
func (s *settling) agree() {
	res := &s.result
	if res.Agrees = res.HasBill; !res.Agrees {
		return
	}
	for _, f := range res.Findings {
		if !f.Kind.IsDisagreement() {
			continue
		}
		if f.State == Open {
			res.Agrees = false
		}
		if f.State == Dismissed {
			s.loose = s.loose.Sub(s.explained(f))
		}
	}
	if s.weighed && !res.Narrowed && !within(s.loose, res.Limits.Unknown.Exact()) {
		res.Agrees = false
	}
}

// explained is what a dismissed finding has of what no cause explains.
func (s *settling) explained(f Finding) unit.Exact {
	if f.Kind == ChargedTwice || f.Kind == Impossible {
		return unit.Exact{}
	}
	return f.Cost.Exact()
}
