package terminal

import (
	"bytes"
	"time"

	"github.com/charmbracelet/x/ansi"
)

const (
	// pasteLimit is how much of one paste is handed over, in bytes; the rest is
	// cut off. Bubble Tea v1 copies a paste anew for each piece that arrives.
	pasteLimit = 64 << 10

	// replyLimit is how much of a reply is looked at, in bytes.
	replyLimit = 256
)

// How long the rest of something cut is waited for.
const (
	keyPatience   = 30 * time.Millisecond  // it may be a key by itself: Esc, or Alt and [
	replyPatience = 300 * time.Millisecond // it cannot be
	pastePatience = 5 * time.Second        // a paste whose end mark is lost must not swallow keys for ever
)

// splitter cuts the stream of input into whole events, however it arrives: any
// cuts of the same bytes give the same keys and replies. The zero splitter is
// ready.
type splitter struct {
	state state
	rest  []byte // an event's beginning, less than sequenceLimit between pushes
	count int    // bytes of this paste
	reply []byte // what is kept of this reply

	keys    [][]byte // for Bubble Tea: one event each, of a paste a piece each
	replies []string // whole replies, without their terminators
}

// state is what the bytes to come belong to.
type state int

const (
	typing state = iota
	pasting
	replying
)

// push takes bytes that arrived and gives what is whole now.
func (s *splitter) push(b []byte) (keys [][]byte, replies []string) {
	s.rest = append(s.rest, b...)
	for more := true; more && len(s.rest) > 0; {
		var n int
		n, more = s.step()
		s.rest = s.rest[n:]
	}
	s.rest = bytes.Clone(s.rest)
	return s.take()
}

// flush says that nothing more came within [splitter.patience], and gives the
// keys that were waiting.
func (s *splitter) flush() (keys [][]byte) {
	switch {
	case s.state == pasting:
		s.hand([]byte(ansi.BracketedPasteEnd))
	case s.state == typing && s.ambiguous():
		if bytes.HasPrefix(s.rest, []byte{esc, esc}) {
			s.hand(s.rest[:1])
			s.rest = s.rest[1:]
		}
		s.hand(s.rest)
	}
	s.state, s.rest, s.reply = typing, nil, nil
	keys, _ = s.take()
	return keys
}

// patience is how long to wait for more before [splitter.flush]; 0 where
// nothing is cut.
func (s *splitter) patience() time.Duration {
	switch {
	case s.state == pasting:
		return pastePatience
	case s.state == replying:
		return replyPatience
	case len(s.rest) == 0:
		return 0
	case s.ambiguous():
		return keyPatience
	}
	return replyPatience
}

// ambiguous tells whether what is cut may be all that was typed. A control
// sequence that has a parameter cannot be.
func (s *splitter) ambiguous() bool {
	_, parameters, found := bytes.Cut(s.rest, []byte{esc, '['})
	return !found || len(parameters) == 0
}

// take empties the splitter of what is whole.
func (s *splitter) take() (keys [][]byte, replies []string) {
	keys, replies = s.keys, s.replies
	s.keys, s.replies = nil, nil
	return keys, replies
}

// hand hands an event over to Bubble Tea.
func (s *splitter) hand(event []byte) {
	if len(event) > 0 {
		s.keys = append(s.keys, bytes.Clone(event))
	}
}

// step takes n bytes of the rest; more is false where it must wait.
func (s *splitter) step() (n int, more bool) {
	switch s.state {
	case pasting:
		return s.stepPaste()
	case replying:
		return s.stepReply()
	}
	n, k := first(s.rest)
	event := s.rest[:n]
	switch k {
	case paste:
		s.state, s.count = pasting, 0
		s.hand(event)
	case key:
		s.hand(event)
	case text:
		s.state, s.reply = replying, bytes.Clone(event)
	case report:
		s.replies = append(s.replies, string(event))
	}
	return n, k != cut
}

// stepPaste hands pasted text over as it comes, since Bubble Tea puts it
// together, and finds its end.
func (s *splitter) stepPaste() (n int, more bool) {
	if i := bytes.Index(s.rest, []byte(ansi.BracketedPasteEnd)); i >= 0 {
		s.pasted(s.rest[:i])
		s.hand([]byte(ansi.BracketedPasteEnd))
		s.state = typing
		return i + len(ansi.BracketedPasteEnd), true
	}
	n = len(s.rest) - endsLike(s.rest, ansi.BracketedPasteEnd)
	s.pasted(s.rest[:n])
	return n, false
}

// pasted hands over what is within the limit.
func (s *splitter) pasted(b []byte) {
	b = b[:min(len(b), pasteLimit-s.count)]
	s.count += len(b)
	s.hand(b)
}

// endsLike gives the length of the longest end of b that mark begins with.
func endsLike(b []byte, mark string) int {
	for n := min(len(b), len(mark)-1); n > 0; n-- {
		if string(b[len(b)-n:]) == mark[:n] {
			return n
		}
	}
	return 0
}

// stepReply reads a reply to its terminator, BEL or ESC \. Another escape ends
// it unheard and begins the next event.
func (s *splitter) stepReply() (n int, more bool) {
	n = bytes.IndexAny(s.rest, "\a\x1b")
	if n < 0 {
		s.replied(s.rest)
		return len(s.rest), false
	}
	s.replied(s.rest[:n])
	switch {
	case s.rest[n] == '\a':
		s.replies = append(s.replies, string(s.reply))
		n++
	case n+1 == len(s.rest):
		return n, false // wait for what follows the escape
	case s.rest[n+1] == '\\':
		s.replies = append(s.replies, string(s.reply))
		n += 2
	}
	s.state, s.reply = typing, nil
	return n, true
}

// replied keeps what is within the limit.
func (s *splitter) replied(b []byte) {
	s.reply = append(s.reply, b[:min(len(b), replyLimit-len(s.reply))]...)
}
