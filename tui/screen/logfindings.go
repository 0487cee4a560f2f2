package screen

import (
	"image"

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
	if d.grade != single {
		d.putRight(d.Width-1, r.Min.Y, d.margin+widget.Cells(head)+1, widget.Warn, d.logPassed())
	}
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
	room := r.Dy() - 1
	top := min(max(d.Log.Finding-(room-1), 0), max(len(d.Log.Findings)-room, 0))
	shown := min(room, len(d.Log.Findings)-top)
	for i := range shown {
		d.drawFinding(top+i, r.Min.Y+1+i, cost, basis, do)
	}
	d.drawEnds(0, r.Min.Y+1, r.Min.Y+1+shown, top > 0, top+shown < len(d.Log.Findings))
}

// told is what puts findings into words.
func (d *drawing) told() *report.Reconciliation {
	return &report.Reconciliation{Report: report.Report{Plan: d.Plan, Lang: d.Language}, Result: *d.Log.Result}
}

// findingInWords says what a finding is and what it rests on.
func (d *drawing) findingInWords(f *reconcile.Finding) string {
	return d.say(text.LogPageFindingHelp, text.DiscoveryOf(string(f.Kind)).Name, d.told().FindingBasis(f))
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

// drawFinding draws one of the findings to look at, by its index among them.
func (d *drawing) drawFinding(index, y, cost, basis, do int) {
	f := &d.Log.Result.Findings[d.Log.Findings[index]]
	sign, ink, name := "!", widget.Warn|widget.Bold, widget.Text
	if index == d.Log.Finding {
		sign, ink, name = d.Glyphs.Focus, widget.Accent|widget.Bold, widget.Text|widget.Bold
	}
	d.put(1, y, d.margin, ink, sign)
	at := cost
	if f.Cost != 0 {
		at = d.putRight(cost, y, d.margin, widget.Text|widget.Bold, d.money(f.Cost)) - 1
	}
	d.put(d.margin, y, at, name, d.say(text.DiscoveryOf(string(f.Kind)).Name))
	end := d.Width - 1
	if do > 0 {
		d.put(do, y, end, widget.Text, d.told().FindingAdvice(f))
		end = do - 1
	}
	if basis > 0 {
		d.put(basis, y, end, widget.Muted, d.told().FindingBasis(f))
	}
	d.hit(image.Rect(0, y, d.Width, y+1), OnFinding, index)
}
