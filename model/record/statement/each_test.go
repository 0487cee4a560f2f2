package statement_test

import (
	"errors"
	"io"
	"reflect"
	"strings"
	"testing"
	"testing/iotest"
	"testing/synctest"

	"app/gpuplan/model/record"
	"app/gpuplan/model/record/statement"
)

// opened opens a bill that is one.
func opened(t *testing.T, r io.Reader) *statement.Statement {
	t.Helper()
	s, err := statement.Open(r, statement.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Each gives what Next gives, be it a batch, several, or none, and ends with the same error.
func TestEachGivesWhatNextGives(t *testing.T) {
	failed := errors.New("the disk is gone")
	for name, file := range map[string]func() io.Reader{
		"long":         func() io.Reader { return &bill{rows: 1300} },
		"empty":        func() io.Reader { return strings.NewReader("date,amount\n") },
		"contradicted": func() io.Reader { return strings.NewReader(contradicted) },
		"torn": func() io.Reader {
			return io.MultiReader(io.LimitReader(&bill{rows: 5000}, 300_000), iotest.ErrReader(failed))
		},
	} {
		var want, got []record.Line
		one, other := opened(t, file()), opened(t, file())
		line, wantErr := one.Next()
		for ; wantErr == nil; line, wantErr = one.Next() {
			want = append(want, line)
		}
		gotErr := other.Each(func(l *record.Line) error {
			got = append(got, *l)
			return nil
		})
		if gotErr == nil {
			gotErr = io.EOF
		}
		if !reflect.DeepEqual(got, want) || gotErr.Error() != wantErr.Error() {
			t.Errorf("%s: %d lines and %v, want %d and %v", name, len(got), gotErr, len(want), wantErr)
		}
		if got, want := other.Tally(), one.Tally(); got.Rows != want.Rows || got.Twins != want.Twins || !reflect.DeepEqual(got.Sums(), want.Sums()) {
			t.Errorf("%s: tally %+v, want %+v", name, got, want)
		}
	}
}

// contradicted is a bill whose last row is dated the other way round than the others.
var contradicted = "date,amount\n" + strings.Repeat("31/03/2026,1.50\n", 700) + "03/31/2026,2\n"

// counting counts what is read.
type counting struct {
	io.Reader
	reads int
}

func (c *counting) Read(p []byte) (int, error) {
	c.reads++
	return c.Reader.Read(p)
}

// Whoever ends it early can go on with the reader: nothing reads it any more. The bubble fails if a goroutine is left.
func TestEachEndsEarly(t *testing.T) {
	for _, after := range []int{1, 512, 513, 5000} {
		synctest.Test(t, func(t *testing.T) {
			r := &counting{Reader: &bill{rows: 100_000}}
			s, n := opened(t, r), 0
			enough := errors.New("enough")
			err := s.Each(func(*record.Line) error {
				if n++; n == after {
					return enough
				}
				return nil
			})
			reads := r.reads
			synctest.Wait()
			if !errors.Is(err, enough) || n != after || r.reads != reads || reads == 0 {
				t.Errorf("%v: after %d lines it read %d times, then %d times", err, n, reads, r.reads)
			}
		})
	}
}
