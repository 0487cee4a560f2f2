package planfile

import (
	"strings"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
)

// Explain writes a plan as a new text that tells what its values mean: behind each of the first section of its kind there is
// a comment, and values that could be given stand there as comments.
func Explain(p model.Plan, l *text.Language) []byte {
	var b strings.Builder
	b.WriteString("# " + l.Say(text.PlanHead) + "\n")
	for _, section := range p.Sections() {
		b.WriteString(explainSection(&p, l, section))
	}
	return []byte(b.String())
}

func explainSection(p *model.Plan, l *text.Language, section string) string {
	first := section == inBlank(section)
	if !first {
		return newBlock(p, section, "\n", worthSaying(p, section)) + leftOut(p, section)
	}
	said := newBlock(p, section, "\n", worthSaying(p, section)) != ""
	var b strings.Builder
	indent := ""
	if section != "" {
		indent = indentOf(section)
		b.WriteString("\n" + indent + unsaid(said) + headerOf(section) + "\n")
	}
	for _, name := range p.Names(section) {
		if line := explainValue(p, l, section, name); line != "" {
			b.WriteString(indent + line + "\n")
		}
	}
	return b.String()
}

// leftOut shows where the price of a further term goes that has none yet.
func leftOut(p *model.Plan, section string) string {
	const name = "price"
	if bare(section) != "offer.term" || p.Literal(join(section, name)) != "" {
		return ""
	}
	return indentOf(section) + unsaid(false) + name + " = " + samples[join(bare(section), name)] + "\n"
}

// explainValue writes a value with its meaning; one that the plan leaves to its default as a comment, without a default not at all.
func explainValue(p *model.Plan, l *text.Language, section, name string) string {
	path := join(section, name)
	literal := p.Literal(path)
	said := literal != "" && worthSaying(p, section)(name)
	if literal == "" {
		literal = samples[bare(path)]
	}
	if literal == "" {
		return ""
	}
	line := unsaid(said) + name + " = " + literal
	note, ok := text.PlanNote(bare(path))
	if !ok {
		return line
	}
	return line + strings.Repeat(" ", max(noteColumn-len(indentOf(section))-len(line), 2)) + "# " + l.Say(note)
}

// noteColumn is where comments behind values begin.
const noteColumn = 32

// samples are values for those without a default.
var samples = map[string]string{
	"start": "2026-12-01", "budget.task_cap": "20", "budget.plan_cap": "800", "budget.balance": "500",
	"offer.no_gpu_hourly": `"unknown"`, "offer.restart_cost": `"10m"`, "offer.as_of": "2026-11-30",
	"offer.term.price": `"unknown"`, "offer.term.refund": `"prorata*1.5"`, "offer.term.at_end": `"stop"`,
	"offer.traffic.in_per_gb": "0", "offer.traffic.out_per_gb": "0",
}

func unsaid(said bool) string {
	if said {
		return ""
	}
	return "# "
}
