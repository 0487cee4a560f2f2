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
)

// Model is a language model as memory and time see it.
type Model struct {
	Name    string // as --model takes it; empty where it is known by its size alone
	Shape   Shape
	Counts  Counts
	Own     bool       // read from a config.json of a person's own, of which Name is the path
	Held    Precision  // how its files hold the weights; its zero: not known
	Part    bool       // only the part for language was counted, what sees and hears comes on top
	Assumed bool       // only Counts.Total and Active were given; the shape is one that is usual for it
	Source  string     // address of what Shape was read from; empty where a person gave it
	Date    model.Date // the day that the source bears
}

// The shapes that models of a known size mostly have (assume), and how far they differ.
const (
	usualHead    = 128     // size of a head
	usualAspect  = 128     // Hidden over Layers: 4096 over 32, 5120 over 40
	usualGroups  = 8       // KVHeads, since 2023; before it was all heads
	usualVocab   = 32_000  // Llama 2, Mistral
	largestVocab = 152_064 // Qwen 2.5
)

// OfSize gives a model of which only the number of parameters is known. Its shape is a usual one: hidden width and layers from
// params = 12 × layers × hidden², heads of 128. What differs most between models, vocabulary and grouped heads, is told as a range.
func OfSize(params int64) Model {
	hidden := max(1, int64(math.Round(math.Cbrt(float64(params)*usualAspect/12)/usualHead))) * usualHead
	layers := max(1, int64(math.Round(float64(params)/float64(12*hidden*hidden))))
	heads := hidden / usualHead
	s := Shape{
		Layers: layers, Hidden: hidden, Heads: heads, KVHeads: min(usualGroups, heads), HeadSize: usualHead,
		FFN: 8 * hidden / 3, Vocab: usualVocab, Gated: true, Norms: 2,
	}
	linear := max(0, params-2*s.Vocab*hidden)
	return Model{Shape: s, Counts: Counts{Total: params, Active: params, Linear: linear, Layer: linear / layers}, Assumed: true}
}

// Of gives the model of a shape, its parameters counted.
func Of(name string, s Shape) Model { return Model{Name: name, Shape: s, Counts: s.Count()} }

// held is how weights are held where a person does not say it.
func (m Model) held() Precision {
	if m.Held.Num > 0 {
		return m.Held
	}
	return BF16
}

func (m Model) vocab() Range[int64] {
	v := exactly(m.Shape.Vocab)
	if m.Assumed {
		v.High = max(v.High, largestVocab)
	}
	return v
}

func (m Model) kvHeads() Range[int64] {
	v := exactly(m.Shape.KVHeads)
	if m.Assumed {
		v.High = m.Shape.Heads
	}
	return v
}

//go:embed models.toml
var modelFacts []byte

// modelFact is one model of models.toml: the values of its config.json, as its makers publish it.
type modelFact struct {
	Name   string
	Params int64 // as published, or as the published files add up to
	Source string
	Date   toml.LocalDate
	Config config
}

// facts reads models.toml, which a test holds to be right.
var facts = sync.OnceValue(func() []modelFact {
	var file struct{ Model []modelFact }
	if err := toml.Unmarshal(modelFacts, &file); err != nil {
		panic("models.toml: " + err.Error())
	}
	return file.Model
})

// Models lists the well-known open models, in the order of their names.
var Models = sync.OnceValue(func() []Model {
	var list []Model
	for _, f := range facts() {
		m, _ := f.Config.model() // a test holds that each is possible
		m.Name, m.Source = f.Name, f.Source
		m.Date = model.DateOf(f.Date.AsTime(time.UTC))
		list = append(list, m)
	}
	slices.SortFunc(list, func(a, b Model) int { return strings.Compare(a.Name, b.Name) })
	return list
})

// LookupModel finds a well-known model by its name, whatever the case. The error is a *model.Fault that names the known ones.
func LookupModel(name string) (Model, error) {
	var names []string
	for _, m := range Models() {
		if strings.EqualFold(m.Name, strings.TrimSpace(name)) {
			return m, nil
		}
		names = append(names, m.Name)
	}
	return Model{}, &model.Fault{
		Path: "model", Value: model.Shown(model.Text, name), Want: text.WantOneOf.With(strings.Join(names, ", ")),
	}
}
