package report_test

import (
	"encoding/csv"
	"encoding/json"
	"strings"
	"testing"
	"unicode"

	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/report"
)

// hostileNames try to reach beyond their place: a terminal, Markdown, a spreadsheet.
var hostileNames = map[string]string{
	"NAME":     "\x1b]0;owned\x07\x1b[31mred | *bold* <b>html</b> `code` \u202Eesrever",
	"DISK":     "=cmd|' /C calc'!A0",
	"TRANSFER": "@everyone www.example.com https://example.com\n# heading",
	"OFFER":    `=HYPERLINK("http://example.com","click")`,
	"SOURCE":   "\u009b2J[link](http://example.com)",
	"TERM":     "+1+1 _month_ 一个很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长的名字",
	"SECOND":   "-2+3\twide\u200b\x00\xff",
}

// hostile gives a report in which every name is a hostile one.
func hostile(t testing.TB) report.Report {
	t.Helper()
	r := read(t, "plans/hostile.toml")
	for _, name := range []*string{
		&r.Plan.Name, &r.Plan.Disks[0].Name, &r.Plan.Transfers[0].Name, &r.Plan.Offers[0].Name, &r.Plan.Offers[0].Source,
		&r.Plan.Offers[0].Terms[0].Name, &r.Plan.Offers[0].Storage[0].Disk, &r.Plan.Offers[1].Name,
	} {
		*name = hostileNames[*name]
	}
	for i := range r.Evaluation.Offers {
		rename(&r.Evaluation.Offers[i])
	}
	for i := range r.Evaluation.Warnings {
		w := &r.Evaluation.Warnings[i]
		swap(&w.Offer, &w.Form)
	}
	r.Command = []string{"gpuplan", "show", "-", "--set", "name=" + r.Plan.Name, "--set", "offer.0.name=" + r.Plan.Offers[0].Name}
	return r
}

func rename(o *pricing.Offer) {
	swap(&o.Name)
	for i := range o.Quotes {
		swap(&o.Quotes[i].Form)
		for j := range o.Quotes[i].Charges {
			c := &o.Quotes[i].Charges[j]
			c.Key = strings.Replace(c.Key, "DISK", hostileNames["DISK"], 1)
		}
	}
	for i := range o.Breakeven {
		swap(&o.Breakeven[i].Form)
	}
	for i := range o.Ladder {
		swap(&o.Ladder[i].Form)
	}
	for i := range o.Waste {
		swap(&o.Waste[i].Form)
	}
	for i := range o.Curves {
		swap(&o.Curves[i].Form)
	}
}

func swap(names ...*string) {
	for _, name := range names {
		if hostile, ok := hostileNames[*name]; ok {
			*name = hostile
		}
	}
}

// No format lets a character through that a terminal obeys, or that turns the direction of what stands after it.
func TestNoFormatObeysAName(t *testing.T) {
	for _, f := range report.Formats {
		for _, l := range text.Languages {
			r := hostile(t)
			r.Lang = l
			for _, out := range []string{written(t, f.Name, r), written(t, f.Name, plain(r))} {
				out = strings.ReplaceAll(out, "\r\n", "\n") // the ends of a calendar's lines
				if i := strings.IndexFunc(out, dangerous); i >= 0 {
					t.Errorf("%s %s lets %q through in %q", f.Name, l.Code, out[i:i+1], out[max(0, i-30):min(len(out), i+30)])
				}
			}
		}
	}
}

func dangerous(r rune) bool {
	return r != '\n' && (unicode.Is(unicode.Cc, r) || unicode.Is(unicode.Cf, r) || r == unicode.ReplacementChar)
}

func plain(r report.Report) report.Report {
	r.Plain = true
	return r
}

// Markdown: outside the block of the command line, a name shows every character that means something with a backslash.
func TestMarkdownShowsNamesAsText(t *testing.T) {
	out, _, _ := strings.Cut(written(t, "markdown", hostile(t)), "```")
	for _, wrong := range []string{" *bold*", "<b>", "`code`", " _month_", "[link]", " www.", "https://", "http://", " @everyone", "\n# heading"} {
		if strings.Contains(out, wrong) {
			t.Errorf("%q is still markup", wrong)
		}
	}
	for _, line := range strings.Split(out, "\n") {
		if cells := strings.Count(strings.ReplaceAll(line, `\|`, ""), "|"); strings.HasPrefix(line, "|") && (cells < 5 || cells > 7) {
			t.Errorf("a name breaks the table: %s", line)
		}
	}
}

// A spreadsheet takes no cell for a formula: one that starts like one is a number, or is marked as text.
func TestSheetHasNoFormula(t *testing.T) {
	rows, err := csv.NewReader(strings.NewReader(written(t, "csv", hostile(t)))).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	marked := 0
	for _, row := range rows[1:] {
		for i, cell := range row {
			if strings.HasPrefix(cell, "'") {
				marked++
			}
			if cell != "" && strings.ContainsRune("=+-@\t\r", rune(cell[0])) && !json.Valid([]byte(cell)) {
				t.Errorf("column %s starts a formula: %q", rows[0][i], cell)
			}
		}
	}
	if marked == 0 {
		t.Error("no cell is marked as text")
	}
}

// JSON keeps a name whole: what a terminal would obey is escaped, not lost.
func TestJSONKeepsNames(t *testing.T) {
	var doc struct{ Plan struct{ Name string } }
	if err := json.Unmarshal([]byte(written(t, "json", hostile(t))), &doc); err != nil {
		t.Fatal(err)
	}
	if doc.Plan.Name != hostileNames["NAME"] {
		t.Errorf("the name became %q", doc.Plan.Name)
	}
}
