package main

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"app/gpuplan/model/input"
	"app/gpuplan/model/planfile"
	"app/gpuplan/model/text"
	"app/gpuplan/tui"
	"app/gpuplan/tui/terminal"
	"app/gpuplan/tui/widget"
)

// plannerFlags are the flags of the planner itself.
type plannerFlags struct {
	glyphs, theme string
	noMouse       bool
}

// auto lets the terminal and the locale decide.
const auto = "auto"

func (a *app) addPlannerFlags(root *cobra.Command) {
	listFlag(root, &a.planner.glyphs, "glyphs", glyphNames(), a.lang.Say(text.FlagGlyphs, strings.Join(glyphNames(), ", ")))
	listFlag(root, &a.planner.theme, "theme", themeNames(), a.lang.Say(text.FlagTheme, strings.Join(themeNames(), ", ")))
	root.Flags().BoolVar(&a.planner.noMouse, "no-mouse", false, a.lang.Say(text.FlagNoMouse))
}

// plan opens the planner; with its output in a pipe or a file, or in plain sentences, it prints the summary.
func (a *app) plan(path string) error {
	if a.flags.plain || !onTerminal(a.stdout) {
		return a.show(path, showFlags{format: "text", period: "plan"})
	}
	if err := oneOf("--glyphs", a.planner.glyphs, glyphNames()); err != nil {
		return err
	}
	if err := oneOf("--theme", a.planner.theme, themeNames()); err != nil {
		return err
	}
	if err := terminal.Check(a.stdin, a.stdout, a.env); err != nil {
		return a.refusal(err)
	}
	l, err := a.open(path)
	if err != nil {
		return err
	}
	if path != "" && path != "-" {
		_ = a.state().Remember(path) // a convenience
	}
	return a.draw(l)
}

// open reads the plan of a path; a file that is not there yet begins as the starter.
func (a *app) open(path string) (loaded, error) {
	l, err := a.load(path)
	if filepath.Ext(path) == ".toml" && errors.Is(err, fs.ErrNotExist) {
		return a.settle(planfile.File{Path: path, Plan: input.Starter()})
	}
	return l, err
}

// draw runs the planner until the person leaves it.
func (a *app) draw(l loaded) error {
	d := &desk{app: a, state: a.state(), file: l.file, saved: l.saved}
	look := terminal.LookFor(terminal.Color(a.flags.color), a.env, true)
	err := terminal.Run(tui.New(a.settings(l, look, d.found()), d.deps()), terminal.Options{
		In: a.stdin, Out: a.stdout, Getenv: a.env, Look: look, Mouse: !a.planner.noMouse,
		Rescue: d.rescue,
	})
	var ended terminal.Ended
	if errors.As(err, &ended) {
		return exit(ended.Code())
	}
	var broke *terminal.Panic
	if errors.As(err, &broke) {
		fmt.Fprintf(a.stderr, "%s\n%s", a.lang.Say(text.ErrPanic, broke.Value), broke.Stack)
		return exit(exitDiffers)
	}
	return err
}

// settings are what the planner starts with.
func (a *app) settings(l loaded, look terminal.Look, found *tui.Found) tui.Settings {
	palette, chosen := paletteOf(a.planner.theme)
	if look.Mono {
		palette, chosen = widget.Mono, true
	}
	most, _ := a.maxPriceAge()
	return tui.Settings{
		Plan: l.plan, Saved: l.saved, File: l.file.Path, Found: found,
		Language: a.lang, Glyphs: a.glyphs(), Palette: palette, Auto: !chosen, Profile: look.Profile,
		MaxAge: most, Seed: a.flags.seed,
	}
}

// refusal says why the planner cannot be drawn and what can be done.
func (a *app) refusal(err error) error {
	switch {
	case errors.Is(err, terminal.InputElsewhere):
		return usage(text.RefuseInput)
	case errors.Is(err, terminal.Dumb):
		return usage(text.RefuseDumb, a.env("TERM"))
	}
	return usage(text.RefuseOutput)
}

// glyphs is the set that --glyphs names, else the full one where the locale can write it.
func (a *app) glyphs() widget.Glyphs {
	for _, g := range widget.GlyphSets {
		if g.Name == a.planner.glyphs {
			return g
		}
	}
	if a.writesUTF8() {
		return widget.Full
	}
	return widget.ASCII
}

// writesUTF8 tells what the locale says of the characters that the terminal shows; one that says nothing is trusted.
func (a *app) writesUTF8() bool {
	for _, name := range []string{"LC_ALL", "LC_CTYPE", "LANG"} {
		if locale := a.env(name); locale != "" {
			_, charset, named := strings.Cut(strings.ToLower(locale), ".")
			return !named || strings.HasPrefix(charset, "utf")
		}
	}
	return true
}

// paletteOf finds a palette by its name; the dark one, not chosen, where none is named.
func paletteOf(name string) (p widget.Palette, chosen bool) {
	for _, p := range widget.Palettes {
		if p.Name == name {
			return p, true
		}
	}
	return widget.Dark, false
}

func glyphNames() []string {
	names := []string{auto}
	for _, g := range widget.GlyphSets {
		names = append(names, g.Name)
	}
	return names
}

func themeNames() []string {
	names := []string{auto}
	for _, p := range widget.Palettes {
		names = append(names, p.Name)
	}
	return names
}
