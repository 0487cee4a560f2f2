package report

import (
	"io"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/vram"
)

// Size is what a model needs, and how to tell it. The plan and its evaluation are those of the report; a plan without offers tells
// of none.
type Size struct {
	Report
	Setup   vram.Setup
	Card    vram.Card     // that is asked about; its zero: none
	Time    vram.Time     // of a round; its zero: not known
	Speed   vram.Speed    // that Time comes from
	On      vram.Card     // that Time is for; its zero where a person gave the speed
	OnSpeed unit.Ratio    // work of On in an hour against the card that the plan's hours are stated for
	Scaling *vram.Scaling // nil: nothing was measured of it
	Runs    string        // that Scaling comes from, as they were typed
	Explain bool          // tell formula, inputs and source of each number
}

// SizeFormats lists the ways to write what a model needs, the usual one first. The error is the writer's own.
var SizeFormats = []Format[*Size]{
	{Name: "text", Write: writeSizeText},
	{Name: "json", Write: writeSizeJSON},
	{Name: "csv", Write: writeSizeCSV},
}

func writeSizeText(w io.Writer, s *Size) error {
	need, d := s.Setup.Need(), &document{title: s.title()}
	s.tellNeed(d, need)
	s.tellMemory(d, need)
	s.tellTime(d)
	s.tellChanges(d, need)
	s.tellOffers(d)
	s.tellScaling(d)
	if s.Explain {
		s.tellFormulas(d, need)
	}
	return d.writeText(w, s.Plain)
}

// title names the model and what is done with it.
func (s *Size) title() string {
	m := s.Setup.Model
	name := s.say(text.SizeOfUnnamed, s.Amount(float64(m.Counts.Total)))
	if m.Name != "" {
		name = s.say(text.SizeOf, short(m.Name), s.Amount(float64(m.Counts.Total)))
	}
	return s.say(text.SizeTitle, name, text.SizeTask(string(s.Setup.Task)))
}

// tellNeed tells what is needed, whether the card holds it, and what several cards share.
func (s *Size) tellNeed(d *document, need vram.Need) {
	t, m := need.Total, s.Setup.Model
	active := ""
	if m.Counts.Active < m.Counts.Total {
		active = s.say(text.SizeActive, s.Amount(float64(m.Counts.Active)))
	}
	d.paragraph(s.Lang.Sentences(s.say(text.SizeNeeded, s.GiB(t.Likely), s.GiB(t.Low), s.GiB(t.High)), s.largest(need), s.say(text.SizeEstimate), active))
	if m.Assumed {
		d.paragraph(s.say(text.SizeAssumed))
	}
	d.paragraph(s.ownShape())
	if usable := s.Card.Gives(); usable > 0 {
		d.paragraph(s.verdict(need, s.Card, usable))
	}
	d.paragraph(s.shared())
	if need.Host > 0 {
		d.paragraph(s.say(text.SizeHost, s.GiB(need.Host)))
	}
	if m.Source != "" {
		d.paragraph(s.say(text.SizeShapeOf, s.day(m.Date)))
		d.add(address(m.Source))
	}
}

// ownShape says what a model's own config.json tells of its numbers.
func (s *Size) ownShape() string {
	m := s.Setup.Model
	var said []string
	if m.Own {
		said = append(said, s.say(text.SizeOwn))
	}
	if m.Part {
		said = append(said, s.say(text.SizePart))
	}
	if m.Own && m.Held.Num > 0 {
		said = append(said, s.say(text.SizeHeld, m.Held.Name))
	}
	return s.Lang.Sentences(said...)
}

// largest says which term takes the most.
func (s *Size) largest(need vram.Need) string {
	t := need.Largest()
	return s.say(text.SizeLargest, text.SizeTerm(t.Key), s.GiB(t.Bytes.Likely))
}

// verdict says whether a card holds the need.
func (s *Size) verdict(need vram.Need, card vram.Card, usable unit.Bytes) string {
	w, spare := text.SizeHolds, usable-need.Total.Likely
	switch need.On(usable) {
	case vram.Tight:
		w = text.SizeTight
	case vram.Short:
		w, spare = text.SizeShort, -spare
	}
	sentence := s.say(w, s.cardName(card), s.GiB(usable), s.GiB(spare))
	if need.Wasteful(usable) {
		return s.Lang.Sentences(sentence, s.say(text.SizeTooBig, s.cardName(card)))
	}
	return sentence
}

func (s *Size) cardName(card vram.Card) string {
	if card.Name == "" {
		return s.say(text.SizeYourCard)
	}
	return card.Name
}

// shared says what several cards share and what each still holds.
func (s *Size) shared() string {
	cards := text.Cards.Of(int(s.Setup.Cards))
	switch {
	case s.Setup.Cards < 2:
		return ""
	case !s.Setup.Task.Trains():
		return s.say(text.SizeSplitHeads, cards)
	case s.Setup.Stage == 0:
		return s.say(text.SizeSplitNone, cards)
	}
	return s.say(text.SizeSplitZeRO, cards, s.Lang.Count(s.Setup.Stage))
}

// tellMemory tells the terms of the need.
func (s *Size) tellMemory(d *document, need vram.Need) {
	t := &table{head: []string{"", s.say(text.SizeLow), s.say(text.SizeLikely), s.say(text.SizeHigh)}}
	add := func(name text.Word, b vram.Range[unit.Bytes]) {
		low, likely, high := s.GiB(b.Low), s.GiB(b.Likely), s.GiB(b.High)
		t.rows = append(t.rows, row{cells: []string{s.say(name), low, likely, high}, sentence: s.say(text.SizeLine, name, likely, low, high)})
	}
	for _, each := range need.Terms {
		add(text.SizeTerm(each.Key), each.Bytes)
	}
	add(text.SizeTotal, need.Total)
	d.heading(s.say(text.SizeMemory))
	d.table(t)
}

// tellTime tells how long a round takes, or what would tell it.
func (s *Size) tellTime(d *document) {
	d.heading(s.say(text.SizeTimeHead))
	if !s.timed() {
		d.paragraph(s.say(text.SizeTimeless, text.SizeNoTime))
		return
	}
	r, rate := s.Time.Round, s.Time.PerHour()
	switch {
	case s.Time.Measured && s.Time.Tokens > 0:
		d.list([]string{s.say(text.SizeTimeOwn, s.Roughly(r.Likely)), s.say(text.SizeRateOwn, s.Amount(rate.Likely))})
	case s.Time.Measured:
		d.list([]string{s.say(text.SizeTimeOwn, s.Roughly(r.Likely))})
	case s.Time.Endless():
		d.list([]string{s.say(text.SizeTooLong, s.Amount(float64(s.Time.Tokens)), s.Roughly(r.Likely), s.Roughly(r.High)), s.basis()})
	default:
		d.list([]string{
			s.say(text.SizeTime, s.Amount(float64(s.Time.Tokens)), s.Roughly(r.Likely), s.Roughly(r.Low), s.Roughly(r.High)),
			s.say(text.SizeRate, s.Amount(rate.Likely), s.Amount(rate.Low), s.Amount(rate.High)),
			s.basis(),
		})
	}
}

func (s *Size) timed() bool { return s.Time.Round.Likely > 0 }

// basis says which speed of which card a time comes from.
func (s *Size) basis() string {
	if !s.Setup.Task.Trains() {
		return s.say(text.SizeOnMemory, s.Lang.Speed(s.Speed.Bandwidth), s.cardName(s.On))
	}
	u := s.Speed.Utilization
	return s.say(text.SizeOnPeak, s.Lang.Count(u.Low), s.Lang.Count(u.High), s.decimal(float64(s.Speed.Peak)/1e12, 1), s.cardName(s.On))
}

// tellChanges tells what would make it fit the card that is asked about.
func (s *Size) tellChanges(d *document, need vram.Need) {
	usable := s.Card.Gives()
	if usable == 0 || need.On(usable) == vram.Fits {
		return
	}
	var list []string
	fits := false
	for _, c := range s.Setup.Changes(usable) {
		fits = fits || c.Fit != vram.Short
		list = append(list, s.say(text.SizeChange, s.Change(c), s.GiB(c.Need.Total.Likely), fitWords[c.Fit]))
	}
	d.section(s.say(text.SizeFitIt), list)
	if !fits {
		d.paragraph(s.say(text.SizeNothing))
	}
}

var fitWords = map[vram.Fit]text.Word{vram.Fits: text.SizeFitsWord, vram.Tight: text.SizeTightWord, vram.Short: text.SizeShortWord}

// Change says what a change does.
func (s *Size) Change(c vram.Change) string {
	count := s.Lang.Count
	return s.say(text.SizeChangeOf(c.Key), count(c.Setup.Batch), count(c.Setup.Sequence), count(c.Setup.Rank), count(c.Setup.Bits()), count(c.Setup.Cards), s.GiB(c.Need.Host))
}

// tellOffers tells which offers hold it, what is spare, and what their output costs.
func (s *Size) tellOffers(d *document) {
	list := s.SizeOffers()
	if len(list) == 0 {
		return
	}
	t := &table{head: []string{s.say(text.ColumnOffer), s.say(text.SizeGives), s.say(text.SizeSpare), s.say(text.SizeFit), s.say(text.SizePerTask), s.say(text.SizePerMillion)}}
	var hints []string
	marked := false
	for _, o := range list {
		unknown := s.say(text.NoShare)
		cells := []string{short(o.Name), unknown, unknown, s.say(text.SizeNoVRAM), s.optional(o.PerTask), s.optional(o.PerMillion)}
		if o.Usable > 0 {
			cells[1], cells[2], cells[3] = s.GiB(o.Usable), s.GiB(o.Spare()), s.say(fitWords[o.Fit])
		}
		sentence := s.say(text.SizeOffer, cells[0], cells[1], cells[2], cells[3], cells[4], cells[5])
		t.rows = append(t.rows, row{mark: o.mark(), cells: cells, sentence: sentence})
		hints = append(hints, s.hints(o)...)
		marked = marked || o.Cheapest
	}
	d.heading(s.say(text.SizeOffers))
	d.table(t)
	d.list(hints)
	if marked {
		d.paragraph(s.say(text.SizeCheapest, s.Evaluation.Currency.Code))
	}
}

// hints says what would make an offer hold it, what several of its cards would cost, or that its card is too big.
func (s *Size) hints(o SizeOffer) []string {
	var list []string
	if o.Hint.Key != "" && o.Hint.Setup.Cards == s.setup().Cards {
		list = append(list, s.say(text.SizeOfferHint, short(o.Name), s.Change(o.Hint), s.GiB(o.Hint.Need.Total.Likely)))
	}
	if v := o.Several; v.Cards > 0 {
		list = append(list, s.together(o.Name, v))
	}
	if o.Usable > 0 && o.Need.Wasteful(o.Usable) {
		list = append(list, s.say(text.SizeTooBig, short(o.Name)))
	}
	return list
}

// together says how many cards of an offer hold the need, and what a task then costs, as far as that is known.
func (s *Size) together(offer string, v Several) string {
	cards, each := text.Cards.Of(int(v.Cards)), s.GiB(v.Need.Total.Likely)
	if !v.PerTask.Given {
		return s.say(text.SizeTogether, short(offer), cards, each)
	}
	return s.say(text.SizeSeveral, short(offer), cards, each, s.money(v.PerTask.Value))
}

// optional writes money that may not be known.
func (s *Size) optional(m model.Maybe[unit.Money]) string {
	if !m.Given {
		return "-"
	}
	return s.money(m.Value)
}

// tellScaling tells how many tasks at once pay.
func (s *Size) tellScaling(d *document) {
	if s.Scaling == nil {
		return
	}
	d.heading(s.say(text.SizeScaling))
	d.paragraph(s.pays())
}

// pays says how many tasks at once pay.
func (s *Size) pays() string {
	n := s.Scaling.Pays()
	if n >= vram.MostParallel {
		return s.say(text.SizePaysAlways)
	}
	return s.Lang.Sentences(
		s.say(text.SizePays, s.Lang.Count(n), s.decimal(s.Scaling.PerHour(n), 1), s.decimal(s.Scaling.PerHour(1), 1)), s.say(text.SizePaysRule),
	)
}
