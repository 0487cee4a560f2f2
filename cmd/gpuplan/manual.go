package main

import (
	"fmt"

	mango "github.com/muesli/mango-cobra"
	"github.com/muesli/roff"
	"github.com/spf13/cobra"

	"app/gpuplan/model/text"
)

func (a *app) manCommand() *cobra.Command {
	return &cobra.Command{
		Use: "man", Short: a.lang.Say(text.CmdMan), Args: a.atMost(0),
		RunE: func(c *cobra.Command, _ []string) error {
			page, err := mango.NewManPage(1, c.Root())
			if err != nil {
				return err
			}
			_, err = fmt.Fprint(a.stdout, page.Build(roff.NewDocument()))
			return err
		},
	}
}

// shells are those that completion can be written for.
var shells = []string{"bash", "zsh", "fish", "powershell"}

func (a *app) completionCommand() *cobra.Command {
	return &cobra.Command{
		Use: "completion SHELL", Short: a.lang.Say(text.CmdCompletion), ValidArgs: shells, Args: a.between(1, 1, "SHELL"),
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
