package table

import (
	"bytes"
	"encoding/csv"
	"unicode/utf8"

	"golang.org/x/text/encoding"

	"app/gpuplan/model/text"
)

// Form is how a CSV is written, so that rows can be put to its end in the same way. The zero Form is UTF-8, commas, LF.
type Form struct {
	separator rune              // 0: a comma, or no CSV
	encoding  encoding.Encoding // nil: UTF-8
	crlf      bool
}

// IsCSV reports whether the table that the form is of is CSV.
func (f Form) IsCSV() bool { return f.separator != 0 }

// Row gives the bytes of a row, its line end with it. The error is an *Error where the encoding lacks a character.
func (f Form) Row(cells []string) ([]byte, error) {
	var b bytes.Buffer
	w := csv.NewWriter(&b)
	w.UseCRLF = f.crlf
	if f.separator != 0 {
		w.Comma = f.separator
	}
	if err := w.Write(cells); err != nil {
		return nil, err
	}
	w.Flush()
	return f.encode(b.Bytes())
}

// End gives the bytes of a line end.
func (f Form) End() []byte {
	end := "\n"
	if f.crlf {
		end = "\r\n"
	}
	b, _ := f.encode([]byte(end)) // every encoding has it
	return b
}

// Ended reports whether what stands at the end of a table ends its last line.
func (f Form) Ended(tail []byte) bool {
	feed, _ := f.encode([]byte("\n"))
	return len(tail) == 0 || bytes.HasSuffix(tail, feed)
}

func (f Form) encode(b []byte) ([]byte, error) {
	if f.encoding == nil {
		return b, nil
	}
	out, err := f.encoding.NewEncoder().Bytes(b)
	if err != nil {
		return nil, Fault(text.ListLacks)
	}
	for _, mark := range []string{markLower, markUpper} { // it stands at the head of the table alone
		out = bytes.TrimPrefix(out, []byte(mark))
	}
	return out, nil
}

// hasCRLF tells whether the first line that ends ends with both.
func hasCRLF(start []byte) bool {
	line, _, found := bytes.Cut(start, []byte("\n"))
	return found && bytes.HasSuffix(line, []byte("\r"))
}

// Wide reports whether each character takes several bytes, so that no byte stands for one by itself.
func (f Form) Wide() bool {
	quote, _ := f.encode([]byte{'"'})
	return len(quote) > utf8.RuneLen('"')
}
