package pricelist

import (
	"strings"
	"unicode"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

// Choice says which rows of a list are wanted, and as what.
type Choice struct {
	Card        string     // name of the card, whatever its spacing: "rtx4090" is "RTX 4090"; empty: any
	Region      string     // word of the region: "US"; empty: any
	Least, Most unit.Bytes // memory of one card; 0: no such end
	Spot        bool       // the price of an instance that can be taken away counts
	Cards       int        // that an instance must have
	Currency    string     // of the prices; empty: that of the first row that names one
}

// Reason is why a row is not ranked.
type Reason uint8

// The reasons; Wanted is none.
const (
	Wanted        Reason = iota
	PassedOver           // Choice does not ask for it
	NoCard               // it has no card
	NoMemory             // the memory of its card is asked for and not known
	FewCards             // it has fewer cards than the plan, or a part of one
	NoPrice              // its price is not known
	OddPrice             // its price cannot be read
	OtherCurrency        // its price is in another currency
	TooLarge             // what it would cost is too large to be written
	BrokenRow            // it cannot be read
	reasons       = iota
)

// Key names the reason for programs.
func (r Reason) Key() string { return reasonKeys[r] }

var reasonKeys = [reasons]string{
	"", "filter", "no_card", "no_memory", "few_cards", "no_price", "odd_price", "other_currency", "too_large", "broken",
}

// Word says the reason of so many rows.
func (r Reason) Word() text.Word { return reasonWords[r] }

var reasonWords = [reasons]text.Word{
	text.LeftWanted, text.LeftFilter, text.LeftNoCard, text.LeftNoMemory, text.LeftFewCards, text.LeftNoPrice, text.LeftOddPrice,
	text.LeftCurrency, text.LeftTooLarge, text.LeftBroken,
}

// Offer gives a row as an offer that has its prices and nothing else, where it is wanted.
func (c *Choice) Offer(r *Row) (model.Offer, Reason) {
	c.settle(r)
	if reason := c.wants(r); reason != Wanted {
		return model.Offer{}, reason
	}
	price := r.price(c.Spot)
	monthly := !c.Spot && r.Monthly.State == Known
	switch {
	case price.State == Unreadable:
		return model.Offer{}, OddPrice
	case price.State == Missing && !monthly:
		return model.Offer{}, NoPrice
	case price.State == Missing:
		price = r.Monthly
	}
	if !c.agrees(price) {
		return model.Offer{}, OtherCurrency
	}
	return c.offer(r, monthly && c.agrees(r.Monthly)), Wanted
}

// wants tells whether a row is asked for, whatever it costs.
func (c *Choice) wants(r *Row) Reason {
	switch {
	case r.Cards == 0:
		return NoCard
	case !r.IsCalled(c.Card) || !isNamed(r.Region, c.Region):
		return PassedOver
	case r.VRAM == 0 && (c.Least > 0 || c.Most > 0):
		return NoMemory
	case r.VRAM < c.Least || c.Most > 0 && r.VRAM > c.Most:
		return PassedOver
	case r.Cards < unit.Ratio(c.Cards)*unit.One:
		return FewCards
	}
	return Wanted
}

// settle takes the currency of the first row that names one, where none was asked for.
func (c *Choice) settle(r *Row) {
	for _, p := range []*Price{&r.Hourly, &r.Spot, &r.Monthly} {
		if c.Currency != "" {
			return
		}
		if _, err := unit.LookupCurrency(p.Currency()); err == nil {
			c.Currency = p.Currency()
		}
	}
}

// agrees tells whether a price may be in the currency that is wanted; one that names none may.
func (c *Choice) agrees(p Price) bool { return p.amount.IsIn(c.Currency) }

// offer makes an offer of the row's prices, with the month where that is wanted.
func (c *Choice) offer(r *Row, monthly bool) model.Offer {
	o := model.NewOffer()
	o.Per = model.PerInstance
	if price := r.price(c.Spot); price.State == Known {
		o.Hourly = price.PerHour()
	}
	if monthly {
		o.Terms = []model.Term{{Name: "month", Days: 30, Price: r.Monthly.Money()}}
	}
	return o
}

// price is that of an hour.
func (r *Row) price(spot bool) Price {
	if spot {
		return r.Spot
	}
	return r.Hourly
}

// Title names the row: its card, else what the platform calls the instance.
func (r *Row) Title() string {
	if r.Card != "" {
		return r.Card
	}
	return r.Name
}

// IsCalled tells whether the row's card goes by a name.
func (r *Row) IsCalled(name string) bool { return isNamed(r.Title(), name) }

// isNamed tells whether a text has a name in it: its letters and digits one after the other, whatever stands between them and in any
// case. It begins at a word or where letters pass to digits, and ends with a word: 4090 is in "RTX4090", A10 in neither "A100" nor
// "A10G". An empty name is in every text.
func isNamed(text, name string) bool {
	if name == "" {
		return true
	}
	whole, starts, ends := joined(text)
	wanted, _, _ := joined(name)
	for at := 0; wanted != "" && at+len(wanted) <= len(whole); at++ {
		if starts[at] && ends[at+len(wanted)] && strings.HasPrefix(whole[at:], wanted) {
			return true
		}
	}
	return false
}

// joined gives the letters and digits of a text in lower case, at which of its bytes a name may start, and before which it may
// end. A Chinese character is a word of its own.
func joined(s string) (letters string, starts, ends map[int]bool) {
	var b strings.Builder
	starts, ends = map[int]bool{}, map[int]bool{}
	before := ' '
	for _, r := range strings.ToLower(s) {
		at, alone := b.Len(), unicode.Is(unicode.Han, r) || unicode.Is(unicode.Han, before)
		ends[at] = ends[at] || alone || !isWord(r)
		family := strings.HasSuffix(b.String(), "rtx") || strings.HasSuffix(b.String(), "gtx") // A6000 is in "RTXA6000"
		starts[at] = starts[at] || alone || family || !isWord(before) || unicode.IsLetter(before) && unicode.IsDigit(r)
		if isWord(r) {
			b.WriteRune(r)
		}
		before = r
	}
	ends[b.Len()] = true
	return b.String(), starts, ends
}

func isWord(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }
