package planfile

import (
	"bytes"
	"regexp"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"app/gpuplan/model"
)

// mustRead reads a text that has to be a plan, and the one that it has to be.
func mustRead(t *rapid.T, text []byte, want model.Plan) File {
	t.Helper()
	f, err := Parse("plan.toml", text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	if !equal(&f.Plan, &want) {
		t.Fatalf("got\n%s\nwant\n%s\nfrom\n%s", lay(&f.Plan), lay(&want), text)
	}
	return f
}

func TestPlanWrittenAnewReadsBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := drawPlan(t)
		mustRead(t, File{}.Encode(p), p)
	})
}

func TestAnySpellingReadsAlike(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := drawPlan(t)
		mustRead(t, spell(t, p), p)
	})
}

func TestEncodeOfTheSamePlanChangesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := drawPlan(t)
		f := mustRead(t, spell(t, p), p)
		if got := f.doc.edit(&p, &p); !bytes.Equal(got, f.source) {
			t.Fatalf("got\n%s\nwant\n%s", got, f.source)
		}
	})
}

// Any plan can be made of any text of any other, again and again, and what is not touched stays.
func TestEncodeOfAnotherPlanReadsBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := drawPlan(t)
		f := mustRead(t, spell(t, p), p)
		for range 2 {
			q := drawPlan(t)
			f = mustRead(t, f.doc.edit(&f.Plan, &q), q)
		}
	})
}

// Where one value changes, its bytes change and no others.
func TestEncodeChangesOnlyTheValue(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := drawPlan(t)
		f := mustRead(t, spell(t, p), p)
		q := p.Clone()
		field := rapid.SampledFrom(q.Fields()).Draw(t, "field")
		if strings.HasSuffix(field.Path, "name") || strings.HasSuffix(field.Path, "disk") || !f.Written(field.Path) {
			t.Skip("a name may stand in several places")
		}
		drawValue(t, &q, field)
		if err := q.Validate(); err != nil {
			t.Fatalf("%s was set to a value that is no plan: %v", field.Path, err)
		}
		if literal := q.Literal(field.Path); literal != "" && literal != p.Literal(field.Path) {
			at := f.doc.values[field.Path].value
			want := string(f.source[:at.start]) + literal + string(f.source[at.end:])
			if got := string(f.Encode(q)); got != want {
				t.Fatalf("got\n%s\nwant\n%s", got, want)
			}
		}
	})
}

var commentPattern = regexp.MustCompile(`# comment \d+ 注释\.`)

// A comment goes only with the value or the section that it belongs to: where values alone change, all comments stay.
func TestEncodeKeepsComments(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := drawPlan(t)
		f := mustRead(t, spell(t, p), p)
		q := p.Clone()
		for _, field := range q.Fields() {
			if n := field.Number(); n != nil && n.Known() && n.Int() < field.Max && rapid.Bool().Draw(t, "change") {
				q.DropRange(field.Path)
				n.SetInt(n.Int() + 1)
			}
		}
		if q.Version = model.Version; q.Validate() != nil {
			t.Skip("not a plan")
		}
		text := string(f.Encode(q))
		for _, comment := range commentPattern.FindAllString(string(f.source), -1) {
			if !strings.Contains(text, comment) {
				t.Fatalf("%s is lost from\n%s\nin\n%s", comment, f.source, text)
			}
		}
	})
}
