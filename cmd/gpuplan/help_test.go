package main

import (
	"regexp"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"app/gpuplan/model/text"
)

// everyCommand gives each command in each language.
func everyCommand(f func(a *app, c *cobra.Command)) {
	for _, l := range text.Languages {
		a := newApp()
		a.lang = l
		root := a.root()
		root.InitDefaultHelpCmd()
		for _, c := range append([]*cobra.Command{root}, below(root)...) {
			f(a, c)
		}
	}
}

// Help goes into 80 cells and names each flag.
func TestHelpIsWholeAndFits(t *testing.T) {
	everyCommand(func(a *app, c *cobra.Command) {
		help := a.helpText(c)
		for _, line := range strings.Split(help, "\n") {
			if w := ansi.StringWidth(line); w > 80 || strings.HasSuffix(line, " ") {
				t.Errorf("%s --help in %s has %d cells: %q", c.CommandPath(), a.lang.Name, w, line)
			}
		}
		named := func(f *pflag.Flag) {
			if !f.Hidden && !regexp.MustCompile(`(?m)^  .{4}--`+f.Name+`( |$)`).MatchString(help) {
				t.Errorf("%s --help in %s does not name --%s", c.CommandPath(), a.lang.Name, f.Name)
			}
		}
		c.Flags().VisitAll(named)
		c.InheritedFlags().VisitAll(named)
	})
}

// The library's own English words are in no help but the English one.
func TestHelpSpeaksOneLanguage(t *testing.T) {
	everyCommand(func(a *app, c *cobra.Command) {
		english := regexp.MustCompile(`default|[Uu]sage|[Ff]lags|Use "`).FindString(a.helpText(c))
		if a.lang == text.Chinese && english != "" {
			t.Errorf("%s --help says %q", c.CommandPath(), english)
		}
	})
}

func TestHelpOfAFlag(t *testing.T) {
	got := strings.Join(listed([]entry{
		{"-o, --output FILE", "where to"},
		{"    --a-very-long-name-of-a-flag-indeed VALUE", "what it means"},
	}), "\n")
	want := `  -o, --output FILE  where to
      --a-very-long-name-of-a-flag-indeed VALUE
                     what it means`
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// The manual names each command and flag; no line of it is a macro by accident, none shows a quote of the flag library.
func TestManualIsWhole(t *testing.T) {
	everyCommand(func(a *app, c *cobra.Command) {
		page := a.manual(c.Root())
		c.Flags().VisitAll(func(f *pflag.Flag) {
			if f.Hidden == strings.Contains(page, strings.ReplaceAll("--"+f.Name, "-", `\-`)) {
				t.Errorf("--%s of %s: hidden %t", f.Name, c.Name(), f.Hidden)
			}
		})
		if odd := regexp.MustCompile("(?m)^\\.[^A-Z\nbnf].*|`").FindString(page); odd != "" {
			t.Errorf("the manual has %q", odd)
		}
	})
}

func TestRoffEscapes(t *testing.T) {
	for in, want := range map[string]string{
		`a\b`:   `a\eb`,
		"--set": `\-\-set`,
		".TH":   `\&.TH`,
		"'s":    `\&'s`,
		"100 %": "100 %",
	} {
		if got := roff(in); got != want {
			t.Errorf("%q: got %q, want %q", in, got, want)
		}
	}
}

// A newcomer reads the help of size from what names the model on; the other commands tell their flags by name.
func TestHelpOfSizeGoesByUse(t *testing.T) {
	everyCommand(func(a *app, c *cobra.Command) {
		if c.Name() != "size" {
			return
		}
		help, last := a.helpText(c), -1
		for _, flag := range []string{"params", "model", "task", "precision", "card", "tokens", "measured", "rank", "write"} {
			at := strings.Index(help, "      --"+flag+" ")
			if at <= last {
				t.Errorf("--%s stands too early in:\n%s", flag, help)
			}
			last = at
		}
	})
}
