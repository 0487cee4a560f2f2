package table

import (
	"bytes"
	"errors"
	"io"
)

// mender is a reader of CSV that mends quotes which encoding/csv refuses: it takes away space between quotes and separators, and makes a quote inside of a cell that is not quoted an apostrophe. Lines stay where they are.
type mender struct {
	r         io.Reader
	separator byte
	err       error // of r, once it ended

	buf    []byte
	ready  int  // bytes at the start of buf that are mended
	from   int  // bytes at the start of buf that were handed out
	quoted bool // the first byte that is not mended stands inside quotes
	last   byte // ahead of it, other than a space; 0 at the start
}

// lookahead is how far behind a quote the separator may stand.
const lookahead = 64

func newMender(r io.Reader, separator rune) *mender {
	return &mender{r: r, separator: byte(separator), buf: make([]byte, 0, sample+lookahead)}
}

func (m *mender) Read(p []byte) (int, error) {
	for m.from == m.ready {
		if m.err != nil && m.ready == len(m.buf) {
			return 0, m.err
		}
		m.fill()
		m.mend()
	}
	n := copy(p, m.buf[m.from:m.ready])
	m.from += n
	return n, nil
}

// fill moves what is not handed out to the start and reads on.
func (m *mender) fill() {
	m.buf = append(m.buf[:0], m.buf[m.from:]...)
	m.ready, m.from = m.ready-m.from, 0
	if m.err != nil {
		return
	}
	n, err := m.r.Read(m.buf[len(m.buf):cap(m.buf)])
	m.buf, m.err = m.buf[:len(m.buf)+n], err
}

// mend goes over what was read, to the end or to a quote of which the rest is still to be read.
func (m *mender) mend() {
	for {
		at := len(m.buf)
		if i := bytes.IndexByte(m.buf[m.ready:], '"'); i >= 0 {
			at = m.ready + i
		}
		if len(m.buf)-at <= lookahead && m.err == nil || at == len(m.buf) {
			m.pass(m.held(at))
			return
		}
		m.pass(at)
		m.quote(at)
	}
}

// held is how far bytes ahead of a place can be handed out: the space ahead of a quote that may come is not.
func (m *mender) held(at int) int {
	if m.err != nil {
		return at
	}
	to := max(m.ready, len(bytes.TrimRight(m.buf[:at], " ")))
	if to == m.from && len(m.buf) == cap(m.buf) { // nothing but space
		return at
	}
	return to
}

// pass takes bytes as they are.
func (m *mender) pass(to int) {
	if said := bytes.TrimRight(m.buf[m.ready:to], " "); len(said) > 0 {
		m.last = said[len(said)-1]
	}
	m.ready = to
}

// quote mends one quote.
func (m *mender) quote(at int) {
	switch {
	case !m.quoted && (m.last == 0 || m.last == m.separator || m.last == '\n'): // a cell begins, perhaps behind spaces
		m.quoted = true
		at = m.open(at)
	case !m.quoted:
		m.buf[at] = '\''
	case at+1 < len(m.buf) && m.buf[at+1] == '"': // it stands for one
		m.pass(at + 2)
		return
	default:
		m.quoted = false
		m.close(at)
	}
	m.pass(at + 1)
}

// open takes away the space ahead of an opening quote, as far as it is still here, and gives the quote's new place.
func (m *mender) open(at int) int {
	ahead := bytes.TrimRight(m.buf[m.from:at], " ")
	if n := at - m.from - len(ahead); n > 0 {
		m.buf = append(m.buf[:at-n], m.buf[at:]...)
		m.ready -= n
		at -= n
	}
	return at
}

// close takes away the space behind a closing quote.
func (m *mender) close(at int) {
	rest := m.buf[at+1:]
	blanks := " \t"
	if m.separator == '\t' {
		blanks = " "
	}
	behind := bytes.TrimLeft(rest, blanks)
	if n := len(rest) - len(behind); n > 0 && (len(behind) == 0 && errors.Is(m.err, io.EOF) || len(behind) > 0 && m.ends(behind[0])) {
		m.buf = append(m.buf[:at+1], behind...)
	}
}

func (m *mender) ends(b byte) bool { return b == m.separator || b == '\n' || b == '\r' }
