package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"app/gpuplan/model"
	"app/gpuplan/model/input"
	"app/gpuplan/model/planfile"
	"app/gpuplan/model/platform"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing/report"
)

// defaultPlan is the file that init writes where none is named.
const defaultPlan = "gpuplan.toml"

func (a *app) initCommand() *cobra.Command {
	var profile, template string
	var force bool
	c := &cobra.Command{
		Use: "init [PLAN]", Short: a.lang.Say(text.CmdInit), Args: a.atMost(1),
		Long:    a.lang.Say(text.CmdInitLong, a.templateKinds()),
		Example: "  gpuplan init plan.toml\n  gpuplan init plan.toml --platform autodl --template batch",
		RunE:    func(_ *cobra.Command, args []string) error { return a.init(first(args), profile, template, force) },
	}
	c.Flags().StringVar(&profile, "platform", "", a.lang.Say(text.FlagPlatform, strings.Join(platformNames(), ", ")))
	complete(c, "platform", platformNames())
	listFlag(c, &template, "template", templateNames(), a.lang.Say(text.FlagTemplate, strings.Join(templateNames(), ", ")))
	c.Flags().BoolVar(&force, "force", false, a.lang.Say(text.FlagForce))
	return c
}

// init writes a starter plan with comments.
func (a *app) init(path, profile, template string, force bool) error {
	if profile != "" {
		if err := oneOf("--platform", profile, platformNames()); err != nil {
			return err
		}
	}
	if err := oneOf("--template", template, templateNames()); err != nil {
		return err
	}
	if path == "" {
		path = defaultPlan
	}
	plan, err := a.set(starter(profile, template))
	if err != nil {
		return err
	}
	rules := a.rulings(plan)
	data := planfile.Explain(platform.Apply(plan, a.isSet), a.origins(rules), a.lang)
	if path == "-" {
		_, err := a.stdout.Write(data)
		return err
	}
	if err := writeFile(path, data, force); err != nil {
		return err
	}
	said := a.lang.Say(text.InitWrote, shown(report.FileArgument(path)))
	if len(rules) > 0 {
		said += "\n" + a.lang.Say(text.InitRules, rules[0].Platform.Title, a.lang.Date(rules[0].Platform.Checked().Time()))
	}
	_, err = fmt.Fprintln(a.stdout, said)
	return err
}

// rulings lists the rules that the plan takes from its platform: those for values that no --set gives.
func (a *app) rulings(plan model.Plan) []platform.Ruling {
	return slices.DeleteFunc(platform.Rulings(plan), func(r platform.Ruling) bool { return a.isSet(r.Path) })
}

// origins says of each value that a rule is for how the rule is known, and of its offer whose rules they are and of which day.
func (a *app) origins(rules []platform.Ruling) map[string]text.Phrase {
	origins := map[string]text.Phrase{}
	for _, r := range rules {
		origins[r.Path] = text.InitRule.With(r.Evidence.Word(), r.Source.Page)
		origins["offer."+offerIn(r.Path)] = text.InitRulesHead.With(r.Platform.Title, a.lang.Date(r.Platform.Checked().Time()))
	}
	return origins
}

// starter is the template's plan, its offer on a platform.
func starter(profile, template string) model.Plan {
	var plan model.Plan
	for _, t := range input.Templates {
		if t.Name == template {
			plan = t.Plan()
		}
	}
	if p, ok := platform.Lookup(profile); ok {
		plan.Currency = p.Currency
		plan.Offers[0].Platform = p.Name
	}
	return plan
}

func platformNames() []string {
	return names(platform.All(), func(p platform.Profile) string { return p.Name })
}

func templateNames() []string {
	return names(input.Templates, func(t input.Template) string { return t.Name })
}

// templateKinds says what each kind of plan is for.
func (a *app) templateKinds() string {
	kinds := ""
	for i, t := range input.Templates {
		kind := a.lang.Say(text.TemplateKind, t.Name, t.What)
		if i > 0 {
			kind = a.lang.Say(text.Listed, kinds, kind)
		}
		kinds = kind
	}
	return kinds
}
