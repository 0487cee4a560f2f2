package main

import (
	"errors"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"app/gpuplan/model"
	"app/gpuplan/model/planfile"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/report"
	"app/gpuplan/pricing/vram"
)

// sizeFlags are the flags of size.
type sizeFlags struct {
	params, model, config                           string
	task, precision, recipe, recompute, kv, offload string
	numbers                                         []int64 // in the order of vram.Numbers
	card, vram, tflops, bandwidth                   string
	tokens, utilization, measured, ranTokens        string
	parallel, format                                string
	recomputed, explain, write                      bool
}

// addSizeFlags adds the flags in the order of the help: what every question needs first.
func (a *app) addSizeFlags(c *cobra.Command, f *sizeFlags) {
	c.Flags().SortFlags = false
	usage := func(name string, args ...any) string { return a.lang.Say(text.SizeFlag(name), args...) }
	word := func(at *string, name string) { c.Flags().StringVar(at, name, "", usage(name)) }
	choice := func(at *string, name string, values []string) {
		listFlag(c, at, name, values, usage(name, strings.Join(values, ", ")))
	}
	word(&f.params, "params")
	word(&f.model, "model")
	word(&f.config, "config")
	completeLate(c, "model", modelNames)
	choice(&f.task, "task", names(vram.Tasks, func(t vram.Task) string { return string(t) }))
	choice(&f.precision, "precision", names(vram.Precisions, precisionName))
	word(&f.card, "card")
	completeLate(c, "card", cardNames)
	word(&f.tokens, "tokens")
	word(&f.measured, "measured")
	word(&f.ranTokens, "measured-tokens")
	choice(&f.recipe, "recipe", names(vram.Recipes, func(r vram.Recipe) string { return r.Name }))
	choice(&f.recompute, "recompute", names(vram.Recomputes, func(r vram.Recompute) string { return string(r) }))
	choice(&f.offload, "offload", names(vram.Offloads, func(o vram.Offload) string { return string(o) }))
	choice(&f.kv, "kv-precision", names(vram.Precisions, precisionName))
	defaults := vram.New(vram.Model{}, vram.Train)
	f.numbers = make([]int64, len(vram.Numbers))
	for i, n := range vram.Numbers {
		c.Flags().Int64Var(&f.numbers[i], n.Key, *n.At(&defaults), usage(n.Key))
	}
	word(&f.vram, "vram")
	word(&f.tflops, "tflops")
	word(&f.bandwidth, "memory-bandwidth")
	word(&f.utilization, "utilization")
	word(&f.parallel, "parallel")
	c.Flags().BoolVar(&f.recomputed, "recomputed", false, usage("recomputed"))
	c.Flags().BoolVar(&f.explain, "explain", false, usage("explain"))
	c.Flags().BoolVar(&f.write, "write", false, usage("write"))
	a.formatFlag(c, &f.format, report.Names(report.SizeFormats))
}

func precisionName(p vram.Precision) string { return p.Name }
func modelNames() []string                  { return names(vram.Models(), func(m vram.Model) string { return m.Name }) }
func cardNames() []string                   { return names(vram.Cards(), func(c vram.Card) string { return c.Name }) }

// kinds takes the flags that choose among words. Full training takes its precision from the recipe, or the recipe from it.
func (f sizeFlags) kinds(s *vram.Setup, given func(flag string) bool) error {
	var err error
	pick := func(flag, value string, known []string) int {
		if err == nil {
			err = oneOf("--"+flag, value, known)
		}
		return max(0, slices.Index(known, value))
	}
	tasks := names(vram.Tasks, func(t vram.Task) string { return string(t) })
	s.Task = vram.Tasks[pick("task", f.task, tasks)]
	precisions := names(vram.Precisions, precisionName)
	if at := pick("precision", f.precision, precisions); given("precision") {
		s.Precision = vram.Precisions[at]
	}
	s.KV = vram.Precisions[pick("kv-precision", f.kv, precisions)]
	s.Recipe = vram.Recipes[pick("recipe", f.recipe, names(vram.Recipes, func(r vram.Recipe) string { return r.Name }))]
	s.Recompute = vram.Recomputes[pick("recompute", f.recompute, names(vram.Recomputes, func(r vram.Recompute) string { return string(r) }))]
	s.Offload = vram.Offloads[pick("offload", f.offload, names(vram.Offloads, func(o vram.Offload) string { return string(o) }))]
	if s.Task == vram.Train && !given("recipe") {
		trained := []string{"bf16", "fp16", "fp32"}
		if pick("precision", f.precision, trained) == len(trained)-1 {
			s.Recipe = vram.FP32Adam
		}
	}
	return err
}

// readConfig reads a model's own config.json; - is standard input.
func (a *app) readConfig(path string) (vram.Model, error) {
	if path == "-" {
		return vram.ReadConfig(path, a.stdin)
	}
	return readConfig(path)
}

func readConfig(path string) (vram.Model, error) {
	file, err := os.Open(path)
	if err != nil {
		return vram.Model{}, planfile.NewFileError(path, text.FileCannotRead, err)
	}
	defer func() { _ = file.Close() }()
	m, err := vram.ReadConfig(path, file)
	if faults := (model.Faults)(nil); err != nil && !errors.As(err, &faults) {
		return m, planfile.NewFileError(path, text.FileCannotRead, err)
	}
	return m, err
}

// asked gives the card that flags describe; its zero where none does. --vram alone is a card of no name.
func (f sizeFlags) asked() (vram.Card, error) {
	var card vram.Card
	var size unit.Bytes
	if f.vram != "" {
		var err error
		if size, err = unit.ParseBytes(f.vram); err != nil || size == 0 {
			return card, fault("vram", f.vram, text.WantSize.With())
		}
		card = vram.Card{Memory: size}
	}
	if f.card == "" {
		return card, nil
	}
	known, err := vram.LookupCard(f.card, size)
	if err != nil {
		return card, asFlags(err)
	}
	return known.With(size), nil
}

// scaling fits what was measured with several tasks at once; nil where nothing was.
func (f sizeFlags) scaling() (*vram.Scaling, error) {
	if f.parallel == "" {
		return nil, nil
	}
	s, err := vram.ParseScaling(f.parallel)
	return &s, asFlags(err)
}

// time works out how long a round takes, on the card that the plan's hours are stated for.
func (f sizeFlags) time(s *report.Size, plan model.Plan) error {
	tokens, err := optionalCount("tokens", f.tokens)
	if err != nil {
		return err
	}
	s.On, s.OnSpeed = vram.Reference(plan, s.Card)
	s.Speed = s.On.Speed(s.Setup)
	if err := f.speed(&s.Speed); err != nil {
		return err
	}
	s.Time, _ = s.Setup.Time(tokens, s.Speed)
	return nil
}

// speed takes what a person knows of the speed.
func (f sizeFlags) speed(v *vram.Speed) (err error) {
	v.Recomputed, v.Utilization = f.recomputed, vram.UsualUtilization
	if f.tflops != "" {
		if v.Peak, err = vram.ParsePeak(f.tflops); err != nil {
			return asFlags(err)
		}
	}
	if f.bandwidth != "" {
		if v.Bandwidth, err = vram.ParseBandwidth(f.bandwidth); err != nil {
			return asFlags(err)
		}
	}
	if f.utilization != "" {
		if v.Utilization, err = vram.ParseUtilization(f.utilization); err != nil {
			return asFlags(err)
		}
	}
	return f.ran(v)
}

// ran takes a person's own run.
func (f sizeFlags) ran(v *vram.Speed) error {
	tokens, err := optionalCount("measured-tokens", f.ranTokens)
	if err != nil || f.measured == "" {
		return err
	}
	d, err := unit.ParseDuration(f.measured, time.Hour)
	if err != nil || d <= 0 {
		return fault("measured", f.measured, text.WantDuration.With())
	}
	v.Measured = vram.Trial{Took: d, Tokens: tokens}
	return nil
}

// fault says what is wrong with a flag.
func fault(flag, value string, want text.Phrase) error {
	return &model.Fault{Path: "--" + flag, Value: model.Shown(model.Typed, value), Want: want}
}

func count(flag, value string) (int64, error) {
	n, err := unit.ParseCount(value)
	if err != nil {
		return 0, fault(flag, value, text.SizeWantCount.With())
	}
	return n, nil
}

func optionalCount(flag, value string) (int64, error) {
	if value == "" {
		return 0, nil
	}
	return count(flag, value)
}
