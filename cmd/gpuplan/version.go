package main

import (
	"fmt"
	"runtime/debug"

	"github.com/spf13/cobra"

	"app/gpuplan/model/text"
)

// version is set by a release build; else the module's own version counts.
var version = ""

func (a *app) versionCommand() *cobra.Command {
	return &cobra.Command{
		Use: "version", Short: a.lang.Say(text.CmdVersion), Args: a.atMost(0),
		RunE: func(*cobra.Command, []string) error {
			_, err := fmt.Fprintln(a.stdout, "gpuplan", versionName())
			return err
		},
	}
}

// versionName is the version of this build: "v1.2.3", or "(devel)" from a checkout.
func versionName() string {
	if version != "" {
		return version
	}
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		return info.Main.Version
	}
	return "(devel)"
}
