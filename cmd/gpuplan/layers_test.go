package main

import (
	"fmt"
	"os/exec"
	"strings"
	"testing"
)

// layers lists every package by its height in the house; a package may import only lower ones (ARCHITECTURE.md).
var layers = map[string]int{
	"cmd/gpuplan":            7,
	"tui":                    6,
	"tui/screen":             5,
	"pricing/report":         4,
	"pricing/chance":         3,
	"model/record/statement": 3,
	"model/record/tasklog":   3,
	"pricing/reconcile":      3,
	"tui/widget":             3,
	"tui/terminal":           3,
	"tui/terminal/termtest":  3,
	"pricing":                2,
	"pricing/vram":           2,
	"model/input":            2,
	"model/planfile":         2,
	"model/platform":         2,
	"model/pricelist":        2,
	"model/record":           2,
	"tui/action":             2,
	"model":                  1,
	"model/table":            1,
	"model/unit":             0,
	"model/text":             0,
	"tui/terminal/quiet":     0,
}

// sideways are the arrows inside a layer that are allowed.
var sideways = map[string]string{"tui/terminal/termtest": "tui/terminal"}

// pureOnly are the packages that do no input or output, and what they may not import.
var (
	pureOnly = []string{
		"pricing", "pricing/chance", "pricing/vram", "model", "model/unit", "model/text", "model/input", "model/platform", "model/pricelist", "model/table",
		"model/record", "pricing/reconcile",
	}
	forbidden = []string{"os", "net", "io/fs", "log", "syscall", "path/filepath", "github.com/charmbracelet/bubbletea"}
)

const module = "app/gpuplan/"

// TestLayers fails on an arrow that does not point down, on a package that no layer lists and on input or output in a pure package.
func TestLayers(t *testing.T) {
	for name, imports := range packages(t) {
		height, listed := layers[name]
		if !listed {
			t.Errorf("%s is in no layer", name)
		}
		for _, path := range imports {
			other, ours := strings.CutPrefix(path, module)
			if ours && layers[other] >= height && sideways[name] != other {
				t.Errorf("%s (layer %d) imports %s (layer %d)", name, height, other, layers[other])
			}
		}
	}
}

// TestPurePackages fails where a package that only calculates could reach a file, the environment or the terminal.
func TestPurePackages(t *testing.T) {
	all := packages(t)
	for _, name := range pureOnly {
		if all[name] == nil {
			t.Errorf("there is no package %s", name)
		}
		for _, path := range all[name] {
			for _, bad := range forbidden {
				if path == bad {
					t.Errorf("%s imports %s", name, path)
				}
			}
		}
	}
}

// packages gives the imports of every package of the module, tests left out.
func packages(t *testing.T) map[string][]string {
	t.Helper()
	out, err := exec.Command("go", "list", "-f", `{{.ImportPath}} {{join .Imports " "}}`, module+"...").Output()
	if err != nil {
		t.Fatal(err)
	}
	list := map[string][]string{}
	for line := range strings.Lines(string(out)) {
		fields := strings.Fields(line)
		list[strings.TrimPrefix(fields[0], module)] = fields[1:]
	}
	return list
}

// TestArchitectureNamesEveryRoom holds the table of ARCHITECTURE.md to the layers here.
func TestArchitectureNamesEveryRoom(t *testing.T) {
	page := string(read(t, "../../ARCHITECTURE.md"))
	for name, height := range layers {
		if row := fmt.Sprintf("| %d | `%s` |", height, name); !strings.Contains(page, row) {
			t.Errorf("ARCHITECTURE.md has no row %q", row)
		}
	}
	if rows := strings.Count(page, "\n| ") - 1; rows != len(layers) {
		t.Errorf("ARCHITECTURE.md has %d rooms, want %d", rows, len(layers))
	}
}
