package report

import (
	"bufio"
	"fmt"
	"io"
	"strings"
)

func writeMarkdown(w io.Writer, r Report) error { return r.summary().writeMarkdown(w) }

func (d *document) writeMarkdown(w io.Writer) error {
	out := bufio.NewWriter(w)
	fmt.Fprintf(out, "# %s\n", markdownText(d.title))
	for _, b := range d.blocks {
		if s := markdownBlock(b); s != "" {
			fmt.Fprintf(out, "\n%s", s)
		}
	}
	return out.Flush()
}

func markdownBlock(b block) string {
	switch b := b.(type) {
	case heading:
		return "## " + markdownText(string(b)) + "\n"
	case paragraph:
		return markdownText(string(b)) + "\n"
	case bullets:
		var list strings.Builder
		for _, item := range b {
			list.WriteString("- " + markdownText(item) + "\n")
		}
		return list.String()
	case figure:
		return "```text\n" + strings.Join(b, "\n") + "\n```\n"
	case command:
		return "```sh\n" + CommandLine(b) + "\n```\n"
	case *table:
		return markdownTable(b)
	}
	return ""
}

// markdownTable writes a table of GitHub's kind: names to the left, numbers to the right. What is marked is bold, a part of
// the row above is set in.
func markdownTable(t *table) string {
	var b strings.Builder
	line := func(cells []string) { b.WriteString("| " + strings.Join(cells, " | ") + " |\n") }
	line(markdownCells(t.head))
	b.WriteString("| --- |" + strings.Repeat(" ---: |", len(t.head)-1) + "\n")
	for _, r := range t.rows {
		cells := markdownCells(r.cells)
		if r.mark != "" {
			cells[0] = "**" + cells[0] + "** " + markdownText(r.mark)
		}
		cells[0] = strings.Repeat("&nbsp;&nbsp;", r.level) + cells[0]
		line(cells)
		if r.below != "" {
			line(append([]string{"&nbsp;&nbsp;" + markdownText(r.below)}, make([]string, len(cells)-1)...))
		}
	}
	return b.String()
}

func markdownCells(cells []string) []string {
	list := make([]string, len(cells))
	for i, cell := range cells {
		list[i] = markdownText(cell)
	}
	return list
}
