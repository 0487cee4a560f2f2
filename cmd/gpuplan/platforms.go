package main

import (
	"strings"

	"github.com/spf13/cobra"

	"app/gpuplan/model/platform"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing/report"
)

// platformFormats are the ways to write what is known of platforms.
var platformFormats = []string{"text", "json"}

func (a *app) platformsCommand() *cobra.Command {
	var format string
	c := &cobra.Command{
		Use: "platforms [NAME]", Short: a.lang.Say(text.CmdPlatforms), Args: a.atMost(1), ValidArgs: platformNames(),
		Example: "  gpuplan platforms\n  gpuplan platforms autodl\n  gpuplan platforms runpod --format json",
		RunE:    func(_ *cobra.Command, args []string) error { return a.platforms(first(args), format) },
	}
	a.formatFlag(c, &format, platformFormats)
	return c
}

// platforms lists the platforms that are known, or tells all that is known of one.
func (a *app) platforms(name, format string) error {
	if err := oneOf("--format", format, platformFormats); err != nil {
		return err
	}
	list := platform.All()
	if name != "" {
		p, ok := platform.Lookup(name)
		if !ok {
			return usage(text.ErrNoPlatform, name, strings.Join(platformNames(), ", "))
		}
		list = []platform.Profile{p}
	}
	r := report.Report{Lang: a.lang, Now: a.presentOrNow(), Plain: a.flags.plain}
	switch {
	case format == "json":
		return report.PlatformsJSON(a.stdout, r, list)
	case name != "":
		return report.Platform(a.stdout, r, list[0])
	}
	return report.Platforms(a.stdout, r, list)
}
