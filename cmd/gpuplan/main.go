// Command gpuplan plans what a rented GPU costs, before it is rented.
package main

import (
	"os"
	"time"

	_ "app/gpuplan/tui/terminal/quiet" // first of all: no question to the terminal at start
)

func main() {
	os.Exit(run(system{
		stdin:  os.Stdin,
		stdout: os.Stdout,
		stderr: os.Stderr,
		env:    os.Getenv,
		now:    time.Now,
	}, os.Args[1:]))
}
