package report

import (
	_ "embed" // the page
	"html/template"
	"io"
	"strconv"
	"strings"
	"sync"
)

//go:embed page.html
var pageSource string

// pageTemplate is read when the first page is written: no other command waits for it.
var pageTemplate = sync.OnceValue(func() *template.Template { return template.Must(template.New("page").Parse(pageSource)) })

// The page as its template takes it. A block has one field that is not zero.
type (
	htmlPage struct {
		Lang, Title string
		Sections    []htmlSection
	}
	htmlSection struct {
		Head   string
		Blocks []htmlBlock
	}
	htmlBlock struct {
		Text     string
		Calendar string // lines that keep their columns
		Command  string
		Items    []string
		Table    *htmlTable
		Curves   *curveFigure
		Bars     *barFigure
	}
	htmlTable struct {
		Head []string
		Rows []htmlRow
	}
	htmlRow struct {
		Class, Name string
		Cells       []string
		Span        int // columns that Name takes, where it is what stands below a row; else 0
	}
)

// writeHTML writes the summary as one file that needs nothing else: no script, no picture, no font and no network.
func writeHTML(w io.Writer, r Report) error { return r.summary().writePage(w, r.Lang.Code) }

// writePage writes the document as a page in the language of a code.
func (d *document) writePage(w io.Writer, lang string) error {
	page := htmlPage{Lang: lang, Title: plainLine(d.title), Sections: []htmlSection{{}}}
	for i, b := range d.blocks {
		if head, ok := b.(heading); ok {
			page.Sections = append(page.Sections, htmlSection{Head: plainLine(string(head))})
			continue
		}
		s := &page.Sections[len(page.Sections)-1]
		s.Blocks = append(s.Blocks, htmlOf(b, "f"+strconv.Itoa(i)))
	}
	return pageTemplate().Execute(w, page)
}

// htmlOf is a block for the template; id is a name in the page that no other block has.
func htmlOf(b block, id string) htmlBlock {
	switch b := b.(type) {
	case paragraph:
		return htmlBlock{Text: plainLine(string(b))}
	case bullets:
		return htmlBlock{Items: plainLines(b)}
	case command:
		return htmlBlock{Command: CommandLine(b)}
	case *table:
		return htmlBlock{Table: htmlTableOf(b)}
	case figure:
		return htmlBlock{Calendar: strings.Join(b, "\n")}
	case *curves:
		return htmlBlock{Curves: b.figure(id)}
	case *bars:
		return htmlBlock{Bars: b.figure(id)}
	}
	return htmlBlock{}
}

func htmlTableOf(t *table) *htmlTable {
	h := &htmlTable{Head: plainLines(t.head)}
	for _, r := range t.rows {
		class := ""
		switch {
		case r.mark == "!":
			class = "warn"
		case r.mark != "":
			class = "best"
		case r.level > 0:
			class = "part"
		}
		cells := plainLines(r.cells)
		name := cells[0]
		if r.mark != "" {
			name = pageMarks[r.mark] + " " + name
		}
		if r.below != "" {
			class = strings.TrimSpace(class + " above")
		}
		h.Rows = append(h.Rows, htmlRow{Class: class, Name: name, Cells: cells[1:]})
		if r.below != "" {
			h.Rows = append(h.Rows, htmlRow{Class: "part", Name: plainLine(r.below), Span: len(cells)})
		}
	}
	return h
}

// pageMarks are the marks of rows as the page shows them.
var pageMarks = map[string]string{">": "✓", "~": "~", "!": "!"}

func plainLines(list []string) []string {
	plain := make([]string, len(list))
	for i, s := range list {
		plain[i] = plainLine(s)
	}
	return plain
}
