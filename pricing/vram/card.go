package vram

import (
	_ "embed"
	"math"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/pelletier/go-toml/v2"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

// Card is what is known of a card. What no source says is 0.
type Card struct {
	Name      string
	Memory    unit.Bytes // as its label has it: 24 GB
	Usable    unit.Bytes // what a program gets of it, as measured
	Bandwidth int64      // bytes a second
	Peak      Peak
	Facts     Fact // of memory, bandwidth and peak
	Measured  Fact // of Usable
	also      []string
}

// Peak is the dense operations a second of a card, by what is worked with.
type Peak struct{ Half, FP32, FP8, Int8 int64 }

// Fact is where something is said, and the day that it was said or read.
type Fact struct {
	Source string
	Date   model.Date
}

//go:embed cards.toml
var cardFacts []byte

// cardFact is one card of cards.toml, in the units that people use.
type cardFact struct {
	Name         string
	Also         []string
	Memory       int64
	Usable       string
	UsableSource string         `toml:"usable_source"`
	UsableDate   toml.LocalDate `toml:"usable_date"`
	Bandwidth    int64
	Peak         struct{ Half, FP32, FP8, Int8 float64 }
	Source       string
	Date         toml.LocalDate
}

// Cards lists the cards that are known, in the order of their names.
var Cards = sync.OnceValue(func() []Card {
	var file struct{ Card []cardFact }
	if err := toml.Unmarshal(cardFacts, &file); err != nil {
		panic("cards.toml: " + err.Error())
	}
	var list []Card
	for _, f := range file.Card {
		list = append(list, f.card())
	}
	slices.SortFunc(list, func(a, b Card) int { return strings.Compare(a.Name, b.Name) })
	return list
})

func (f cardFact) card() Card {
	tera := func(v float64) int64 { return int64(math.Round(v * 1e12)) }
	c := Card{
		Name: f.Name, Memory: unit.Bytes(f.Memory) * unit.GB, Bandwidth: f.Bandwidth * int64(unit.GB), also: f.Also,
		Peak:  Peak{tera(f.Peak.Half), tera(f.Peak.FP32), tera(f.Peak.FP8), tera(f.Peak.Int8)},
		Facts: Fact{f.Source, model.DateOf(f.Date.AsTime(time.UTC))},
	}
	if f.Usable != "" {
		c.Usable, _ = unit.ParseBytes(f.Usable) // a test holds that each can be read
		c.Measured = Fact{f.UsableSource, model.DateOf(f.UsableDate.AsTime(time.UTC))}
	}
	return c
}

// calls tells whether people call the card so: in any case, with or without spaces, hyphens and the maker's words.
func (c Card) calls(name string) bool {
	name = plain(name)
	return plain(c.Name) == name || slices.ContainsFunc(c.also, func(a string) bool { return plain(a) == name })
}

// plain takes out of a card's name what people leave out or put in at will.
func plain(name string) string {
	name = strings.ToLower(name)
	for _, word := range []string{"nvidia", "geforce", "tesla", "rtx", "-", "_", " "} {
		name = strings.ReplaceAll(name, word, "")
	}
	return name
}

// LookupCard finds a card by what people call it and, where one name has several sizes, by its memory; 0 takes the smallest. The
// error is a *model.Fault that names the known ones.
func LookupCard(name string, memory unit.Bytes) (Card, error) {
	var names []string
	var found []Card
	for _, c := range Cards() {
		names = append(names, c.Name)
		if c.calls(name) {
			found = append(found, c)
		}
	}
	if len(found) == 0 {
		return Card{}, &model.Fault{Path: "card", Value: model.Shown(model.Text, name), Want: text.WantOneOf.With(strings.Join(names, ", "))}
	}
	slices.SortStableFunc(found, func(a, b Card) int { return int(a.Memory/unit.GB - b.Memory/unit.GB) })
	if i := slices.IndexFunc(found, func(c Card) bool { return c.labelled(memory) }); i >= 0 {
		return found[i], nil
	}
	return found[0], nil
}

// labelled tells whether a size is the card's label, be it meant as GB or as GiB.
func (c Card) labelled(memory unit.Bytes) bool {
	return memory == c.Memory || memory == c.Memory/unit.GB*unit.GiB
}

// With gives the card with so much memory where that is not its label: there are cards with more than their makers give them. 0 leaves
// it as it is.
func (c Card) With(memory unit.Bytes) Card {
	if memory > 0 && !c.labelled(memory) {
		c.Memory, c.Usable, c.Measured = memory, 0, Fact{}
	}
	return c
}

// Gives is what a program gets of the card: as measured, else the label read as GB, which is a little less than cards have.
func (c Card) Gives() unit.Bytes {
	if c.Usable > 0 {
		return c.Usable
	}
	return c.Memory
}

// Speed gives what a setup needs to know of the card.
func (c Card) Speed(s Setup) Speed { return Speed{Peak: c.Peak.of(s), Bandwidth: c.Bandwidth} }

// of gives the peak in what the setup works with: weights of 4 and 8 whole bits are unpacked to 16.
func (p Peak) of(s Setup) int64 {
	switch {
	case s.width() == 4:
		return p.FP32
	case s.Task == Infer && p.FP8 > 0 && s.Precision.Name == "fp8":
		return p.FP8
	}
	return p.Half
}
