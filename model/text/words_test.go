package text

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/charmbracelet/x/ansi"
	"golang.org/x/text/width"
)

// literal is a Word as it stands in the source.
type literal struct {
	at     string // file and line
	en, zh string
}

// literals finds every Word of the package in its source, so that none can be forgotten here.
func literals(t *testing.T) []literal {
	t.Helper()
	var found []literal
	files := token.NewFileSet()
	for _, name := range sources(t) {
		file, err := parser.ParseFile(files, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if lit, ok := n.(*ast.CompositeLit); ok && len(lit.Elts) == 2 {
				en, okEn := constant(lit.Elts[0])
				zh, okZh := constant(lit.Elts[1])
				if okEn && okZh {
					found = append(found, literal{files.Position(lit.Pos()).String(), en, zh})
				}
			}
			return true
		})
	}
	return found
}

func sources(t *testing.T) []string {
	t.Helper()
	entries, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, e := range entries {
		if strings.HasSuffix(e.Name(), ".go") && !strings.HasSuffix(e.Name(), "_test.go") {
			names = append(names, e.Name())
		}
	}
	return names
}

// constant gives the value of a string that is written out, in one piece or joined by +.
func constant(e ast.Expr) (s string, ok bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		s, err := strconv.Unquote(e.Value)
		return s, err == nil && e.Kind == token.STRING
	case *ast.BinaryExpr:
		left, okLeft := constant(e.X)
		right, okRight := constant(e.Y)
		return left + right, okLeft && okRight
	}
	return "", false
}

func TestNoWordIsForgotten(t *testing.T) {
	words := literals(t)
	total := Total // one word of a variable, one of a table: both ways of writing are found
	for _, w := range []Word{total, shares["idle"], warnings["day.full"], namedForms["month"].Headline} {
		if !slices.ContainsFunc(words, func(l literal) bool { return l.en == w.en && l.zh == w.zh }) {
			t.Errorf("%q is not among the %d words that were found", w.en, len(words))
		}
	}
}

func TestNoWordIsEmpty(t *testing.T) {
	for _, l := range literals(t) {
		for _, s := range []string{l.en, l.zh} {
			if s == "" || s != strings.TrimSpace(s) || !utf8.ValidString(s) || strings.ContainsFunc(s, isControl) {
				t.Errorf("%s: %q is empty, has space at an end or a control character", l.at, s)
			}
		}
	}
}

func isControl(r rune) bool { return unicode.IsControl(r) && r != '\n' }

func TestLanguagesSayTheSameThings(t *testing.T) {
	for _, l := range literals(t) {
		en, zh := verbs(t, l.at, l.en), verbs(t, l.at, l.zh)
		if !slices.Equal(en, zh) {
			t.Errorf("%s: %q fills %v, %q fills %v", l.at, l.en, en, l.zh, zh)
		}
	}
}

// verbs lists the placeholders of a word, sorted, each once. All must be numbered, so that a language may order them.
func verbs(t *testing.T, at, s string) []string {
	t.Helper()
	var list []string
	for rest := s; ; {
		_, after, found := strings.Cut(rest, "%")
		if !found {
			break
		}
		verb, following, ok := strings.Cut(after, "]")
		switch {
		case strings.HasPrefix(after, " ") || strings.HasPrefix(after, "%"):
			rest = after[1:] // a percent sign
		case !ok || !strings.HasPrefix(verb, "[") || following == "":
			t.Errorf("%s: %q has a placeholder without a number", at, s)
			return nil
		default:
			list = append(list, verb[1:]+following[:1])
			rest = following
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// A character of ambiguous width takes one column on one terminal and two on another.
func TestWordsHaveOneWidth(t *testing.T) {
	for _, l := range literals(t) {
		for _, r := range l.en + l.zh {
			if width.LookupRune(r).Kind() == width.EastAsianAmbiguous {
				t.Errorf("%s: %q has an ambiguous width in %q / %q", l.at, r, l.en, l.zh)
			}
		}
	}
}

// English stays in ASCII; Chinese says 小时, since 时 alone reads as a time of day.
func TestLanguagesKeepTheirScript(t *testing.T) {
	for _, l := range literals(t) {
		if strings.ContainsFunc(l.en, func(r rune) bool { return r > unicode.MaxASCII }) {
			t.Errorf("%s: %q is not plain English", l.at, l.en)
		}
		if strings.Contains(l.zh, "] 时") || strings.Contains(l.zh, "]时") && !strings.Contains(l.zh, "]时间") {
			t.Errorf("%s: %q has 时 in place of 小时", l.at, l.zh)
		}
	}
}

func TestFormsHaveOneWidth(t *testing.T) {
	for _, f := range []forms{englishForms, chineseForms} {
		for _, r := range f.clock + f.spell + f.minutes + f.seconds + f.hours + f.days + f.date + f.shortDate {
			if width.LookupRune(r).Kind() == width.EastAsianAmbiguous {
				t.Errorf("%q has an ambiguous width", r)
			}
		}
	}
}

// A warning fits the planner's help row at 80 columns: with a sign before it, and as long names as usual in it.
func TestWarningsFitOneRow(t *testing.T) {
	for key, w := range warnings {
		for _, l := range Languages {
			s := l.Say(w, l.Say(FormOf("month").Object), l.Duration(10*time.Hour+30*time.Minute))
			if strings.HasPrefix(key, "term.") {
				s = l.Say(w, l.Say(FormOf("month").Short), l.Say(TermEndsFirst, l.Date(time.Date(2026, 12, 30, 0, 0, 0, 0, time.UTC))))
			}
			if n := ansi.StringWidth(s); n > 76 {
				t.Errorf("%s, %s: %d cells: %s", key, l.Code, n, s)
			}
		}
	}
}
