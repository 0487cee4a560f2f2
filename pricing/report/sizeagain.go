package report

import (
	"fmt"
	"strconv"

	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/vram"
)

// SizeAgain gives the arguments of the command that shows s again, "gpuplan" first. plan is those of the command that shows its plan
// (Again), with the language last; nil where there is no file: the model is then sized by itself.
func SizeAgain(plan []string, s *Size, lang *text.Language) []string {
	args := []string{"gpuplan", "size"}
	if plan != nil {
		args = append(args, plan[2:len(plan)-2]...)
	}
	add := func(flag, value string) { args = append(args, "--"+flag, value) }
	setup, usual := s.Setup, vram.New(s.Setup.Model, s.Setup.Task)
	switch m := setup.Model; {
	case m.Own:
		add("config", m.Name)
	case m.Name != "":
		add("model", m.Name)
	default:
		add("params", strconv.FormatInt(m.Counts.Total, 10))
	}
	add("task", string(setup.Task))
	switch {
	case setup.Task == vram.Train:
		add("recipe", setup.Recipe.Name)
	case setup.Precision != usual.Precision:
		add("precision", setup.Precision.Name)
	}
	for _, n := range vram.Numbers {
		if v := *n.At(&setup); v != *n.At(&usual) {
			add(n.Key, strconv.FormatInt(v, 10))
		}
	}
	if setup.Recompute != usual.Recompute {
		add("recompute", string(setup.Recompute))
	}
	if setup.Offload != usual.Offload {
		add("offload", string(setup.Offload))
	}
	if setup.KV != usual.KV {
		add("kv-precision", setup.KV.Name)
	}
	args = append(args, s.speedAgain()...)
	return append(args, "--lang", lang.Code)
}

// speedAgain gives the flags of the card and its speed, as far as they are not the card's own and the usual ones.
func (s *Size) speedAgain() []string {
	var args []string
	add := func(flag, value string) { args = append(args, "--"+flag, value) }
	if s.Card.Name != "" {
		add("card", s.Card.Name)
	}
	if s.Time.Tokens > 0 {
		add("tokens", strconv.FormatInt(s.Time.Tokens, 10))
	}
	own, v := s.On.Speed(s.Setup), s.Speed
	if u := v.Utilization; u != vram.UsualUtilization && u != (vram.Range[int64]{}) {
		add("utilization", Percents(u))
	}
	if v.Peak != own.Peak {
		add("tflops", unit.Ratio(v.Peak/1000).String())
	}
	if v.Bandwidth != own.Bandwidth {
		add("memory-bandwidth", unit.PerSecond(v.Bandwidth).String())
	}
	if v.Measured.Took > 0 {
		add("measured", unit.FormatDuration(v.Measured.Took))
	}
	if s.Runs != "" {
		add("parallel", s.Runs)
	}
	return args
}

// Percents writes a utilisation as it can be typed: 35, or 20..35..50.
func Percents(u vram.Range[int64]) string {
	if u.Low == u.High {
		return strconv.FormatInt(u.Likely, 10)
	}
	return fmt.Sprintf("%d..%d..%d", u.Low, u.Likely, u.High)
}
