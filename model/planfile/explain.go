package planfile

import (
	"cmp"
	"strings"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
)

// Explain writes a plan as a new text that tells what its values mean: behind each of the first section of its kind there is
// a comment, and values that could be given stand there as comments. So do those that ruled has, by their paths, or by that of
// a section: they come from elsewhere, and ruled says from where.
func Explain(p model.Plan, ruled map[string]text.Phrase, l *text.Language) []byte {
	e := explainer{p: &p, ruled: ruled, l: l}
	e.b.WriteString("# " + l.Say(text.PlanHead) + "\n")
	for _, section := range p.Sections() {
		e.section(section)
	}
	return []byte(e.b.String())
}

// explainer is a text as it grows.
type explainer struct {
	b     strings.Builder
	p     *model.Plan
	ruled map[string]text.Phrase
	l     *text.Language
}

func (e *explainer) section(section string) {
	first := section == inBlank(section)
	said := isItem(section)
	var lines []string
	for _, name := range e.p.Names(section) {
		said = said || e.says(section, name)
		if line := e.value(section, name, first); line != "" {
			lines = append(lines, line)
		}
	}
	if section != "" && (said || first) {
		lines = append([]string{unsaid(said) + headerOf(section)}, lines...)
		if rules, ok := e.ruled[section]; ok {
			lines = append([]string{"# " + e.l.Phrase(rules)}, lines...)
		}
		e.b.WriteByte('\n')
	}
	for _, line := range lines {
		e.b.WriteString(indentOf(section) + line + "\n")
	}
}

// says tells whether the text gives a value itself.
func (e *explainer) says(section, name string) bool {
	path := join(section, name)
	_, ruled := e.ruled[path]
	return e.p.Literal(path) != "" && !ruled && worthSaying(e.p, section)(name)
}

// value writes a value, one that the text does not give as a comment; of a section that is not the first of its kind only where
// there is something to say: nothing else is told twice.
func (e *explainer) value(section, name string, first bool) string {
	path := join(section, name)
	rule, ruled := e.ruled[path]
	said, price := e.says(section, name), bare(path) == "offer.term.price" // where the price of a further term goes
	literal := cmp.Or(e.p.Literal(path), samples[bare(path)])
	if literal == "" || !first && !said && !ruled && !price {
		return ""
	}
	line := unsaid(said) + name + " = " + literal
	note, noted := text.PlanNote(bare(path))
	switch {
	case ruled:
		return noteBehind(line, section, e.l.Phrase(rule))
	case first && noted:
		return noteBehind(line, section, e.l.Say(note))
	}
	return line
}

func noteBehind(line, section, note string) string {
	return line + strings.Repeat(" ", max(noteColumn-len(indentOf(section))-len(line), 2)) + "# " + note
}

// noteColumn is where comments behind values begin.
const noteColumn = 32

// samples are values for those without a default.
var samples = map[string]string{
	"start": "2026-12-01", "budget.task_cap": "20", "budget.plan_cap": "800", "budget.balance": "500",
	"offer.platform": `"autodl"`, "offer.card": `"RTX 4090"`, "offer.source": `"autodl.com"`,
	"offer.no_gpu_hourly": `"unknown"`, "offer.restart_cost": `"10m"`, "offer.as_of": "2026-11-30",
	"offer.term.price": `"unknown"`, "offer.term.refund": `"prorata*1.5"`, "offer.term.at_end": `"stop"`,
	"own.price": `"unknown"`, "own.resale": `"unknown"`, "own.lifetime_years": "3", "own.watts": "450", "own.pue": "1.1",
	"own.per_kwh": `"unknown"`, "own.interest_per_year": "0.04", "own.fixed_per_year": "0",
	"offer.traffic.in_per_gb": "0", "offer.traffic.out_per_gb": "0",
}

func unsaid(said bool) string {
	if said {
		return ""
	}
	return "# "
}
