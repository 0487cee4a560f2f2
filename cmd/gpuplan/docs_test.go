package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"app/gpuplan/model/pricelist"
)

// readmes are the documents whose commands are run.
var readmes = []string{"../../README.md", "../../README.zh-CN.md"}

// TestReadmeCommands runs every command of the READMEs' console blocks in a folder that has the article's plan.toml; it
// prints what stands below it.
func TestReadmeCommands(t *testing.T) {
	for _, readme := range readmes {
		folder := t.TempDir()
		plan := read(t, "testdata/article.toml")
		if err := os.WriteFile(filepath.Join(folder, "plan.toml"), plan, 0o600); err != nil {
			t.Fatal(err)
		}
		commands := 0
		for _, block := range regexp.MustCompile("(?s)```console\n(.*?)```").FindAllSubmatch(read(t, readme), -1) {
			for _, each := range strings.Split("\n"+string(block[1]), "\n$ ")[1:] {
				line, want, _ := strings.Cut(each, "\n")
				commands++
				if got := shell(t, folder, line); strings.TrimSpace(got) != strings.TrimSpace(want) {
					t.Errorf("%s: %s\nprints\n%s\nwant\n%s", readme, line, got, want)
				}
			}
		}
		if commands == 0 {
			t.Errorf("%s has no commands", readme)
		}
	}
}

// TestReadmeNamesWhatThereIs finds every command, every target of the Makefile that it names, and every file that it links to.
func TestReadmeNamesWhatThereIs(t *testing.T) {
	makefile := string(read(t, "../../Makefile"))
	for _, readme := range readmes {
		text := string(read(t, readme))
		for _, c := range newApp().root().Commands() {
			if !c.Hidden && c.Name() != "help" && !strings.Contains(text, c.Name()) {
				t.Errorf("%s does not name the command %s", readme, c.Name())
			}
		}
		for _, target := range regexp.MustCompile(`(?m)^make (\w+)$`).FindAllStringSubmatch(text, -1) {
			if !strings.Contains(makefile, "\n"+target[1]+": ") {
				t.Errorf("%s: the Makefile has no target %s", readme, target[1])
			}
		}
		for _, field := range pricelist.Fields {
			if !strings.Contains(text, "`"+field+"`") {
				t.Errorf("%s does not name the field %s of a price list", readme, field)
			}
		}
		for _, link := range regexp.MustCompile(`\]\(([^):]+)\)`).FindAllStringSubmatch(text, -1) {
			if _, err := os.Stat("../../" + link[1]); err != nil {
				t.Errorf("%s links to %s, which is not there", readme, link[1])
			}
		}
	}
}

func newApp() *app {
	s := system{env: func(string) string { return "" }}
	return &app{system: s, lang: s.language(nil)}
}

// shell runs a line as a shell does, with gpuplan on its path, and gives what it prints.
func shell(t *testing.T, folder, line string) string {
	t.Helper()
	c := exec.Command("sh", "-c", line)
	c.Dir = folder
	c.Env = append(os.Environ(), "XDG_STATE_HOME="+folder, "LC_ALL=C.UTF-8")
	var out, trouble bytes.Buffer
	c.Stdout, c.Stderr = &out, &trouble
	if err := c.Run(); err != nil {
		t.Errorf("%s: %v\n%s", line, err, trouble.String())
	}
	return out.String()
}

func read(t *testing.T, path string) []byte {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return data
}
