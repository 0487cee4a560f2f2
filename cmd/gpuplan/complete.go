package main

import (
	"strings"

	"github.com/spf13/cobra"

	"app/gpuplan/model/text"
)

// shells are those that completion can be written for.
var shells = []string{"bash", "zsh", "fish", "powershell"}

func (a *app) completionCommand() *cobra.Command {
	return &cobra.Command{
		Example: "  source <(gpuplan completion bash)\n  gpuplan completion zsh > \"${fpath[1]}/_gpuplan\"\n  gpuplan completion fish | source",
		Use:     "completion SHELL", Short: a.lang.Say(text.CmdCompletion), ValidArgs: shells, Args: a.between(1, 1, "SHELL"),
		RunE: func(c *cobra.Command, args []string) error {
			switch root := c.Root(); args[0] {
			case "bash":
				return root.GenBashCompletionV2(a.stdout, true)
			case "zsh":
				return root.GenZshCompletion(a.stdout)
			case "fish":
				return root.GenFishCompletion(a.stdout, true)
			case "powershell":
				return root.GenPowerShellCompletionWithDesc(a.stdout)
			}
			return oneOf("SHELL", args[0], shells)
		},
	}
}

// listFlag adds a flag that takes one of a list of values, the first where it is left out; shells complete it.
func listFlag(c *cobra.Command, at *string, name string, values []string, usage string) {
	c.Flags().StringVar(at, name, values[0], usage)
	complete(c, name, values)
}

// formatFlag adds the flag of the format that something is written in.
func (a *app) formatFlag(c *cobra.Command, at *string, formats []string) {
	listFlag(c, at, "format", formats, a.lang.Say(text.FlagFormat, strings.Join(formats, ", ")))
}

// names gives what each value of a list is called.
func names[T any](list []T, name func(T) string) []string {
	out := make([]string, len(list))
	for i, each := range list {
		out[i] = name(each)
	}
	return out
}

// completeLate tells shells the values of a flag that are read from a file: only when a shell asks.
func completeLate(c *cobra.Command, name string, values func() []string) {
	_ = c.RegisterFlagCompletionFunc(name, func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		return values(), cobra.ShellCompDirectiveNoFileComp
	}) // the flag is there
}

// complete tells shells the values of a flag.
func complete(c *cobra.Command, name string, values []string) {
	_ = c.RegisterFlagCompletionFunc(name, cobra.FixedCompletions(values, cobra.ShellCompDirectiveNoFileComp)) // the flag is there
}
