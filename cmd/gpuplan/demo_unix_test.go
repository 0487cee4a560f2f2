//go:build unix

package main

import (
	"cmp"
	"encoding/xml"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"

	. "app/gpuplan/tui/terminal/termtest"
)

// TestDemo draws the pictures of the README from the program's own frames and holds them to what is there.
func TestDemo(t *testing.T) {
	for lang, file := range map[string]string{"en": "testdata/planner.svg", "zh": "testdata/planner.zh.svg"} {
		w := newWorkshop(t)
		plan, err := os.ReadFile("testdata/demo.toml")
		if err != nil {
			t.Fatal(err)
		}
		w.write("plan.toml", string(plan))
		w.env = append(w.env, "COLORTERM=truecolor")
		term := Start(t, w.command("plan.toml", "--lang", lang), Spec{Width: 100, Height: 30})
		term.Until("the last tick and the last row", func() bool {
			lines := term.Lines()
			return strings.Contains(lines[20], "┃") && strings.Contains(lines[29], "q ")
		})
		got := picture(term.Styled(), 100, 30)
		if *update {
			if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(filepath.FromSlash(file))
		if err != nil || string(want) != got {
			t.Errorf("%s is not what the planner shows; make demo draws it anew (%v)", file, err)
		}
	}
}

// The size of a cell, in pixels.
const (
	cellWidth  = 8
	cellHeight = 17
	edge       = 12
)

// picture draws a screen of styled lines as SVG. Every run of one style is held to its cells, whatever font shows it.
func picture(styled string, w, h int) string {
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" font-size="13"`+
		` font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', 'Noto Sans Mono CJK SC', 'Noto Sans CJK SC', monospace">`+"\n",
		w*cellWidth+2*edge, h*cellHeight+2*edge)
	b.WriteString(`<rect width="100%" height="100%" rx="8" fill="#1e1e1e"/>` + "\n")
	for y, line := range strings.Split(strings.ReplaceAll(styled, "\r", ""), "\n") {
		drawLine(&b, line, y)
	}
	b.WriteString("</svg>\n")
	return b.String()
}

// drawLine draws the runs of one line; blanks between them are left out.
func drawLine(b *strings.Builder, line string, y int) {
	x, look, run := 0, style{}, ""
	flush := func() {
		text := strings.TrimRight(run, " ")
		start := x - ansi.StringWidth(run)
		text, start = strings.TrimLeft(text, " "), start+len(text)-len(strings.TrimLeft(text, " "))
		if text != "" {
			drawRun(b, text, look, start, y)
		}
		run = ""
	}
	var state byte
	for line != "" {
		seq, width, n, next := ansi.DecodeSequence(line, state, nil)
		if width > 0 {
			if seq == " " && strings.HasSuffix(run, " ") {
				flush()
			}
			run, x = run+seq, x+width
		} else if strings.HasSuffix(seq, "m") {
			flush()
			look = look.after(seq)
		}
		line, state = line[n:], next
	}
	flush()
}

func drawRun(b *strings.Builder, text string, look style, x, y int) {
	fmt.Fprintf(b, `<text x="%d" y="%d" textLength="%d" lengthAdjust="spacingAndGlyphs" xml:space="preserve"%s>`,
		edge+x*cellWidth, edge+y*cellHeight+13, ansi.StringWidth(text)*cellWidth, look.attributes())
	_ = xml.EscapeText(b, []byte(text)) // a Builder takes all
	b.WriteString("</text>\n")
}

// style is how text looks; the zero style is the terminal's own.
type style struct {
	bold bool
	fill string
}

// after gives the style after a sequence that sets styles.
func (s style) after(seq string) style {
	params := strings.Split(strings.TrimSuffix(strings.TrimPrefix(seq, "\x1b["), "m"), ";")
	for i := 0; i < len(params); i++ {
		switch p := params[i]; {
		case p == "" || p == "0":
			s = style{}
		case p == "1":
			s.bold = true
		case p == "22":
			s.bold = false
		case p == "39":
			s.fill = ""
		case p == "38" && i+4 < len(params) && params[i+1] == "2":
			s.fill = fmt.Sprintf("rgb(%s,%s,%s)", params[i+2], params[i+3], params[i+4])
			i += 4
		}
	}
	return s
}

// attributes gives the style as SVG has it.
func (s style) attributes() string {
	attributes := fmt.Sprintf(` fill="%s"`, cmp.Or(s.fill, "#d4d4d4"))
	if s.bold {
		attributes += ` font-weight="bold"`
	}
	return attributes
}
