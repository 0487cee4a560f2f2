package report_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"app/gpuplan/model/text"
)

// A page needs nothing but itself: no script, and no address that a browser would fetch from.
func TestPageStandsAlone(t *testing.T) {
	for _, plan := range plans {
		page := written(t, "html", read(t, filepath.Join("plans", plan+".toml")))
		for _, wrong := range []string{"<script", "<link", "<img", "<iframe", "src=", "href=", "url(", "@import", "onload", "javascript:"} {
			if strings.Contains(strings.ToLower(page), wrong) {
				t.Errorf("%s: the page has %q", plan, wrong)
			}
		}
		for _, want := range []string{`default-src 'none'`, "@media print", "prefers-color-scheme: dark", `<th scope="col">`, `<th scope="row">`} {
			if !strings.Contains(page, want) {
				t.Errorf("%s: the page has no %q", plan, want)
			}
		}
	}
}

// A name from a plan's file stays text: in sentences, tables, drawings and the command.
func TestPageShowsNamesAsText(t *testing.T) {
	r := read(t, "plans/article.toml")
	const name = `</title></svg><script>alert(1)</script><b onclick="x">`
	r.Plan.Name, r.Plan.Offers[0].Name, r.Plan.Offers[0].Source = name, name, name
	r.Plan.Offers[0].Terms[2].Name = name
	r.Command = []string{"gpuplan", "show", name}
	named := of(t, r.Plan)
	named.Command = r.Command
	page := written(t, "html", named)
	if strings.Contains(page, "<script") || strings.Contains(page, "<b ") || strings.Count(page, "</title>") != 1+strings.Count(page, "<title id=") {
		t.Errorf("a name is markup in\n%s", page)
	}
	if n := strings.Count(page, "&lt;script&gt;alert(1)"); n < 4 {
		t.Errorf("the name is shown %d times", n)
	}
}

// Who hears the page hears its language, its heads and, of a drawing, a name and the same in words.
func TestPageCanBeHeard(t *testing.T) {
	for _, l := range text.Languages {
		r := read(t, "plans/article.toml")
		r.Lang = l
		page := written(t, "html", r)
		if !strings.Contains(page, `<html lang="`+l.Code+`">`) || strings.Count(page, "<h1>") != 1 {
			t.Errorf("%s: no language, or not one title", l.Code)
		}
		drawings := strings.Count(page, "<svg")
		for _, part := range []string{`role="img"`, "<title id=", "<desc id="} {
			if n := strings.Count(page, part); n != drawings || n == 0 {
				t.Errorf("%s: %d drawings and %d of %s", l.Code, drawings, n, part)
			}
		}
		ids := map[string]bool{}
		for _, m := range regexp.MustCompile(` id="([^"]+)"`).FindAllStringSubmatch(page, -1) {
			if ids[m[1]] {
				t.Errorf("%s: two elements are called %s", l.Code, m[1])
			}
			ids[m[1]] = true
		}
		for _, m := range regexp.MustCompile(`aria-labelledby="([^"]+)"`).FindAllStringSubmatch(page, -1) {
			for id := range strings.FieldsSeq(m[1]) {
				if !ids[id] {
					t.Errorf("%s: nothing is called %s", l.Code, id)
				}
			}
		}
	}
}

// chromium opens a page in a browser without a window and gives what the browser made of it.
func chromium(t *testing.T, page string) string {
	t.Helper()
	browser, err := exec.LookPath("chromium")
	if err != nil {
		t.Skip("there is no chromium here to open the page with")
	}
	file := filepath.Join(t.TempDir(), "page.html")
	if err := os.WriteFile(file, []byte(page), 0o644); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(browser, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
		"--disable-sync", "--user-data-dir="+t.TempDir(), "--dump-dom", "file://"+file).Output()
	if err != nil {
		t.Skipf("chromium does not start here: %v", err)
	}
	return string(out)
}

// A browser reads the page as it is meant: nothing is moved out of its place, every drawing and table is there.
func TestBrowserReadsThePage(t *testing.T) {
	for _, l := range text.Languages {
		r := read(t, "plans/article.toml")
		r.Lang = l
		page := written(t, "html", r)
		seen := chromium(t, page)
		for _, tag := range []string{"<h1", "<h2", "<section", "<table", "<tr", "<th ", "<td", "<li", "<figure", "<svg", "<path", "<rect", "<text", "<pre"} {
			if want, got := strings.Count(page, tag), strings.Count(seen, tag); got != want {
				t.Errorf("%s: %d of %s are written, %d are seen", l.Code, want, tag, got)
			}
		}
		if i := strings.Index(seen, "</main>"); i < 0 || strings.TrimSpace(strings.NewReplacer("</main>", "", "</body>", "", "</html>", "").Replace(seen[i:])) != "" {
			t.Errorf("%s: something stands outside of the page's main part", l.Code)
		}
	}
}
