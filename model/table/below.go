package table

import (
	"bytes"
	"encoding/csv"
	"io"
	"strings"
)

// preamble is the most lines that are looked through for a head.
const preamble = 200

// OpenBelow opens a table whose head may stand below other lines, as in the exports of banks and wallets: the head is the first
// line whose cells, trimmed, isHead takes. Where it takes none, the first row is the head, as with [Open]. Unlike Open it takes
// quotes as programs of all kinds write them: with space behind them, and inside of a cell that is not quoted (there they become
// apostrophes). Of JSON it gives the lists of the columns that are named as JSON; other lists are empty cells.
func OpenBelow(r io.Reader, isHead func(cells []string) bool, lists ...string) (*Table, error) {
	return openTable(r, isHead, lists)
}

// Above gives the lines ahead of the head, without those of separators alone.
func (t *Table) Above() []string { return t.above }

// below finds the head: its line, counted from 0, the bytes ahead of it, and its separator.
func below(start []byte, isHead func([]string) bool) (line, offset int, separator rune, ok bool) {
	for rest := start; line < preamble && len(rest) > 0; line++ {
		text, _, _ := bytes.Cut(rest, []byte("\n"))
		for _, sep := range separators {
			if isHead(split(text, sep)) {
				return line, offset, sep, true
			}
		}
		offset += min(len(text)+1, len(rest))
		rest = start[offset:]
	}
	return 0, 0, 0, false
}

// split parts one line into trimmed cells; nil where the separator does not part it.
func split(line []byte, separator rune) []string {
	if bytes.IndexByte(line, byte(separator)) < 0 {
		return nil
	}
	r := csv.NewReader(bytes.NewReader(line))
	r.Comma, r.LazyQuotes = separator, true
	cells, err := r.Read()
	if err != nil {
		return nil
	}
	return trimmed(cells)
}

func trimmed(cells []string) []string {
	for i := range cells {
		cells[i] = strings.TrimSpace(cells[i])
	}
	return cells
}

// linesAbove gives the lines of a preamble that say something.
func linesAbove(start []byte) (lines []string) {
	for line := range bytes.Lines(start) {
		if s := Clean(strings.Trim(string(line), " \r\n"+separators)); s != "" {
			lines = append(lines, s)
		}
	}
	return lines
}
