package table

import (
	"bufio"
	"bytes"
	"cmp"
	"errors"
	"io"
	"strings"
)

// passOver passes over what some programs write before the head, and gives the separator and the lines that were passed over:
// blank lines, remarks behind a #, and a line "sep=;" that names the separator.
func passOver(r *bufio.Reader, start []byte) (sign rune, lines int, err error) {
	body := start
	for more := true; more && (isBlank(body) || body[0] == '#' || isNaming(body)); {
		_, body, more = bytes.Cut(body, []byte("\n"))
	}
	usual, most := separator(body)
	rest := start
	for len(rest) > len(body) && !isHead(rest, most) {
		if isNaming(rest) {
			sign = rune(rest[len(naming)])
		}
		_, rest, _ = bytes.Cut(rest, []byte("\n"))
		lines++
	}
	_, err = r.Discard(len(start) - len(rest))
	return cmp.Or(sign, usual), lines, err
}

// isHead tells a head that begins with #, "#,card,price", from a remark: it has as many cells as what is below it.
func isHead(line []byte, most int) bool {
	_, own := separator(line)
	return line[0] == '#' && own > 0 && own >= most
}

func isBlank(line []byte) bool {
	line, _, _ = bytes.Cut(line, []byte("\n"))
	return len(bytes.TrimSpace(line)) == 0
}

const naming = "sep="

// isNaming tells whether a line names the separator, as spreadsheets write it: "sep=;".
func isNaming(line []byte) bool {
	line, _, _ = bytes.Cut(line, []byte("\n"))
	line = bytes.TrimRight(line, "\r")
	return len(line) == len(naming)+1 && strings.EqualFold(string(line[:len(naming)]), naming) && strings.IndexByte(separators, line[len(naming)]) >= 0
}

// oldLines gives a table whose lines end in a carriage return alone, as old spreadsheets save them, with line feeds.
func oldLines(r io.Reader) (io.Reader, error) {
	in := bufio.NewReaderSize(r, sample)
	start, err := in.Peek(sample)
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, err
	}
	if bytes.IndexByte(start, '\r') < 0 || bytes.IndexByte(start, '\n') >= 0 {
		return in, nil
	}
	return returns{in}, nil
}

// returns reads carriage returns as line feeds.
type returns struct{ r io.Reader }

func (o returns) Read(p []byte) (int, error) {
	n, err := o.r.Read(p)
	for i, b := range p[:n] {
		if b == '\r' {
			p[i] = '\n'
		}
	}
	return n, err
}
