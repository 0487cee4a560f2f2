package table

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/encoding/unicode/utf32"
	"golang.org/x/text/transform"

	"app/gpuplan/model/text"
)

// Byte order marks.
const (
	markUTF8  = "\xef\xbb\xbf"
	markLower = "\xff\xfe"
	markUpper = "\xfe\xff"

	markWideLower = "\xff\xfe\x00\x00"
	markWideUpper = "\x00\x00\xfe\xff"
)

// decode gives the table as UTF-8 without a byte order mark, and how it is written; nil for UTF-8.
func decode(r io.Reader) (io.Reader, encoding.Encoding, error) {
	in := bufio.NewReaderSize(r, sample)
	start, err := in.Peek(sample)
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, nil, err
	}
	from := encodingOf(start, errors.Is(err, io.EOF))
	switch {
	case from != nil:
		return transform.NewReader(in, from.NewDecoder()), from, nil
	case bytes.IndexByte(start, 0) >= 0:
		return nil, nil, Fault(text.ListNotText)
	case bytes.HasPrefix(start, []byte(markUTF8)):
		_, err = in.Discard(len(markUTF8))
		return in, nil, err
	}
	return in, nil, nil
}

// Encoding names how the table is written: UTF-8, UTF-16LE, UTF-32BE, GB18030, Windows 1252, or .xlsx for a sheet of a workbook.
func (t *Table) Encoding() string {
	switch _, sheet := t.src.(*sheetSource); {
	case sheet:
		return ".xlsx"
	case t.form.encoding == nil:
		return "UTF-8"
	}
	name, _, _ := strings.Cut(fmt.Sprint(t.form.encoding), " (")
	return name
}

// encodingOf tells how a table is written by its start: nil for UTF-8, and for what is no text.
func encodingOf(start []byte, whole bool) encoding.Encoding {
	switch zeros := zeroBytes(start); {
	case bytes.HasPrefix(start, []byte(markWideLower)), bytes.HasPrefix(start, []byte(markWideUpper)):
		return utf32.UTF32(utf32.BigEndian, utf32.UseBOM)
	case bytes.HasPrefix(start, []byte(markLower)):
		return unicode.UTF16(unicode.LittleEndian, unicode.UseBOM)
	case bytes.HasPrefix(start, []byte(markUpper)):
		return unicode.UTF16(unicode.BigEndian, unicode.UseBOM)
	case zeros[1] > len(start)/3 && zeros[0] == 0:
		return unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM)
	case zeros[0] > len(start)/3 && zeros[1] == 0:
		return unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM)
	case zeros[0]+zeros[1] > 0 || isUTF8(start, whole):
		return nil
	}
	if read, err := simplifiedchinese.GB18030.NewDecoder().String(string(start)); err == nil && isGBK(read, whole) {
		return simplifiedchinese.GB18030
	}
	return charmap.Windows1252
}

// zeroBytes counts the zero bytes in even and in odd places: text in UTF-16 has them in one of the two.
func zeroBytes(start []byte) (count [2]int) {
	for i, b := range start {
		if b == 0 {
			count[i%2]++
		}
	}
	return count
}

// isUTF8 tells whether the start is UTF-8; its last character may be cut.
func isUTF8(start []byte, whole bool) bool {
	for range utf8.UTFMax {
		if utf8.Valid(start) {
			return true
		}
		if whole || len(start) == 0 {
			return false
		}
		start = start[:len(start)-1]
	}
	return false
}

// isGBK tells whether reading bytes as GBK met nothing that it does not have; its last character may be cut.
func isGBK(read string, whole bool) bool {
	if !whole {
		read = strings.TrimRight(read, string(utf8.RuneError))
	}
	return !strings.ContainsRune(read, utf8.RuneError)
}

// rowLimit is the most bytes of one row: a quote that is never closed must not fill the memory.
const rowLimit = 4 << 20

var errRation = errors.New("row is too long")

// ration is a reader that gives so much until it is filled up again: for each row.
type ration struct {
	r    io.Reader
	left int
}

func (in *ration) refill() { in.left = rowLimit }

func (in *ration) Read(p []byte) (int, error) {
	if in.left <= 0 {
		return 0, errRation
	}
	n, err := in.r.Read(p[:min(len(p), in.left)])
	in.left -= n
	return n, err
}
