package report

import (
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
	if s.Card.Name != "" {
		add("card", s.Card.Name)
	}
	if s.Time.Tokens > 0 {
		add("tokens", strconv.FormatInt(s.Time.Tokens, 10))
	}
	if took := s.Speed.Measured.Took; took > 0 {
		add("measured", unit.FormatDuration(took))
	}
	return append(args, "--lang", lang.Code)
}
