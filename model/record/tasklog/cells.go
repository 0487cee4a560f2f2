package tasklog

import (
	"strings"
	"time"
	"unicode/utf8"

	"app/gpuplan/model/record"
	"app/gpuplan/model/table"
	"app/gpuplan/model/unit"
)

// formulaSigns are those at which spreadsheets take a text for a formula; the wide ones too.
const formulaSigns = "=+-@＝＋－＠"

// writeText gives a text as it stands in a cell: in one line, and never a formula.
func writeText(s string) string {
	s = table.OneLine(s)
	if first, _ := utf8.DecodeRuneInString(s); strings.ContainsRune(formulaSigns, first) {
		return " " + s
	}
	return s
}

func writeTime(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return t.Format(layout)
}

// noSize stands behind the name of a download whose size is not known, so that no word of its name is taken for one.
const noSize = "?"

// writeDownloads gives downloads as one cell: "llama.safetensors 15GB; data.tar ?".
func writeDownloads(list []record.Download) string {
	var parts []string
	for _, d := range list {
		size := noSize
		if d.Size > 0 {
			size = d.Size.String()
		}
		parts = append(parts, downloadName(d.Name)+" "+size)
	}
	return writeText(strings.Join(parts, "; "))
}

// downloadName gives a name without the sign that parts downloads.
func downloadName(s string) string { return table.OneLine(strings.ReplaceAll(s, ";", ",")) }

// ParseDownload reads a name with a size behind it, "llama.safetensors 15GB", in any number of words; without one the size is not
// known. It says false where there is no name, or a size of a single word.
func ParseDownload(s string) (d record.Download, ok bool) {
	s = table.OneLine(s)
	at := strings.LastIndexByte(s, ' ')
	if at < 0 {
		return record.Download{Name: s}, s != "" && s != noSize
	}
	d.Name = s
	if name, last := s[:at], s[at+1:]; last == noSize {
		d.Name = name
	} else if size, ok := writtenSize(last); ok {
		d.Name, d.Size = name, size
	}
	return d, true
}

// writtenSize reads a size with its unit.
func writtenSize(s string) (unit.Bytes, bool) {
	if s == "" || s[0] < '0' || s[0] > '9' || strings.Trim(s, "0123456789.,") == "" {
		return 0, false
	}
	b, err := unit.ParseBytes(s)
	return b, err == nil && b > 0
}

// readDownloads reads a cell of them.
func readDownloads(cell string) (list []record.Download, ok bool) {
	for part := range strings.SplitSeq(strings.ReplaceAll(cell, "；", ";"), ";") {
		if part = strings.TrimSpace(part); part == "" {
			continue
		}
		d, ok := ParseDownload(part)
		if !ok {
			return nil, false
		}
		list = append(list, d)
	}
	return list, true
}

// ParseBalance reads an amount and its currency, of which both texts may tell: "¥480.50", "480.50" and "CNY".
func ParseBalance(cell, currency string) (p unit.Price[unit.Money], code string, ok bool) {
	a, err := unit.ParseAmount(cell)
	if err != nil {
		return p, "", false
	}
	if currency == "" {
		currency = a.Currency
	}
	c, err := unit.LookupCurrency(currency)
	if currency != "" && (err != nil || !a.IsIn(c.Code)) {
		return p, "", false
	}
	const perMillionth = 1000 // billionths
	return unit.Known(unit.Money(a.Nanos / perMillionth)), c.Code, a.Per == "" && a.Nanos%perMillionth == 0
}

// seen remembers what cells mean: most of a log's cells stand there many times.
type seen[T any] map[string]cellValue[T]

type cellValue[T any] struct {
	value T
	ok    bool
}

// mostSeen is how many cells are remembered.
const mostSeen = 512

// of gives what a cell means; read tells it where the cell is new. The value is shared, and must not be changed.
func (s seen[T]) of(cell string, read func() (T, bool)) cellValue[T] {
	v, known := s[cell]
	if known {
		return v
	}
	v.value, v.ok = read()
	if len(s) >= mostSeen {
		clear(s)
	}
	s[strings.Clone(cell)] = v
	return v
}
