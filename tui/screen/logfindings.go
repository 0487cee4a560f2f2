package screen

import (
	"app/gpuplan/model/text"
	"app/gpuplan/pricing/reconcile"
	"app/gpuplan/pricing/report"
	"app/gpuplan/tui/widget"
)

// drawFindings draws the findings: what, money, basis and what to do.
func (d *drawing) drawFindings() {
	r := d.found
	if r.Empty() {
		return
	}
	head := fitting(r.Dx()/3, d.say(text.LogPageFound), d.say(text.LogPageFoundTiny))
	cost, basis, do := d.foundColumns()
	d.put(d.margin, r.Min.Y, cost, widget.Muted, head)
	if len(d.Log.Findings) == 0 {
		d.put(d.margin, r.Min.Y+1, d.Width-1, widget.Text, d.say(text.LogPageNothing))
		return
	}
	d.putRight(cost, r.Min.Y, d.margin+widget.Cells(head)+1, widget.Muted, d.sign())
	if basis > 0 {
		d.put(basis, r.Min.Y, d.Width-1, widget.Muted, d.say(text.LogPageBasis))
	}
	if do > 0 {
		d.put(do, r.Min.Y, d.Width-1, widget.Muted, d.say(text.LogPageDo))
	}
	told := report.Reconciliation{Report: report.Report{Plan: d.Plan, Lang: d.Language}, Result: *d.Log.Result}
	for i, at := range d.Log.Findings[:min(len(d.Log.Findings), r.Dy()-1)] {
		d.drawFinding(&told, &d.Log.Result.Findings[at], r.Min.Y+1+i, cost, basis, do)
	}
}

// foundColumns are the end of the money and the starts of basis and what to do; 0 where there is no room for them.
func (d *drawing) foundColumns() (cost, basis, do int) {
	switch d.grade {
	case wide:
		return 44, 47, 91
	case medium:
		return 46, 50, 0
	case small:
		return 42, 45, 0
	}
	return d.Width - 1, 0, 0
}

func (d *drawing) drawFinding(told *report.Reconciliation, f *reconcile.Finding, y, cost, basis, do int) {
	d.put(1, y, d.margin, widget.Warn|widget.Bold, "!")
	at := cost
	if f.Cost != 0 {
		at = d.putRight(cost, y, d.margin, widget.Text|widget.Bold, d.money(f.Cost)) - 1
	}
	d.put(d.margin, y, at, widget.Text, d.say(text.DiscoveryOf(string(f.Kind)).Name))
	end := d.Width - 1
	if do > 0 {
		d.put(do, y, end, widget.Text, told.FindingAdvice(f))
		end = do - 1
	}
	if basis > 0 {
		d.put(basis, y, end, widget.Muted, told.FindingBasis(f))
	}
}
