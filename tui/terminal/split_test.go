package terminal

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"pgregory.net/rapid"
)

// feed pushes chunks and puts the pieces of a paste together again.
func feed(s *splitter, chunks ...[]byte) (keys, replies []string) {
	pasting := false
	for _, chunk := range chunks {
		k, r := s.push(chunk)
		replies = append(replies, r...)
		for _, event := range k {
			if pasting {
				keys[len(keys)-1] += string(event)
			} else {
				keys = append(keys, string(event))
			}
			pasting = string(event) != ansi.BracketedPasteEnd && (pasting || string(event) == ansi.BracketedPasteStart)
		}
	}
	return keys, replies
}

func TestSplitterTellsKeysFromReplies(t *testing.T) {
	tests := []struct {
		name, in      string
		keys, replies []string
	}{
		{"digits typed fast are single keys", "12.5", []string{"1", "2", ".", "5"}, nil},
		{"a colour between keys", "a\x1b]11;rgb:1e1e/1e1e/1e1e\x1b\\b", []string{"a", "b"}, []string{"\x1b]11;rgb:1e1e/1e1e/1e1e"}},
		{"ended by a bell", "\x1b]11;#fff\ab", []string{"b"}, []string{"\x1b]11;#fff"}},
		{"a mode", "\x1b[?2026;2$y\x1b[C", []string{"\x1b[C"}, []string{"\x1b[?2026;2$y"}},
		{"a reply that another escape breaks", "\x1b]11;rgb\x1b[Cx", []string{"\x1b[C", "x"}, nil},
		{"escape before a mouse report", "\x1b\x1b[<0;1;2M", []string{"\x1b", "\x1b[<0;1;2M"}, nil},
		{"a paste with a reply inside is text", "\x1b[200~\x1b[?1c1\n2\x1b[201~q", []string{"\x1b[200~\x1b[?1c1\n2\x1b[201~", "q"}, nil},
		{"junk is typed nowhere", "\x1b[<1;2M\x1b[>1;2c3", []string{"3"}, nil},
	}
	for _, test := range tests {
		keys, replies := feed(new(splitter), []byte(test.in))
		if !slices.Equal(keys, test.keys) || !slices.Equal(replies, test.replies) {
			t.Errorf("%s: keys %q replies %q, want %q and %q", test.name, keys, replies, test.keys, test.replies)
		}
	}
}

func TestFlushGivesWhatMayHaveBeenTyped(t *testing.T) {
	tests := []struct {
		name, in string
		want     []string
	}{
		{"escape", "\x1b", []string{"\x1b"}},
		{"escape twice", "\x1b\x1b", []string{"\x1b", "\x1b"}},
		{"alt and [", "\x1b[", []string{"\x1b["}},
		{"alt and ]", "\x1b]", []string{"\x1b]"}},
		{"half a rune", "\xe4\xb8", []string{"\xe4\xb8"}},
		{"a control sequence cannot be", "\x1b[<0;40;", nil},
		{"nor with an escape before it", "\x1b\x1b[1", nil},
		{"nor a reply", "\x1b]11;rgb:1e", nil},
		{"a paste is ended", "\x1b[200~12\x1b[20", []string{"\x1b[201~"}},
		{"nothing", "", nil},
	}
	for _, test := range tests {
		var s splitter
		s.push([]byte(test.in))
		if wait := s.patience(); (wait > 0) != (test.in != "") {
			t.Errorf("%s: patience %v", test.name, wait)
		}
		var got []string
		for _, event := range s.flush() {
			got = append(got, string(event))
		}
		if !slices.Equal(got, test.want) {
			t.Errorf("%s: %q, want %q", test.name, got, test.want)
		}
		if s.patience() != 0 {
			t.Errorf("%s: something is left after the flush", test.name)
		}
	}
}

func TestPatienceIsShortOnlyForKeys(t *testing.T) {
	for in, want := range map[string]any{
		"\x1b": keyPatience, "\x1b[": keyPatience, "\x1b\x1b[": keyPatience, "\xe4": keyPatience,
		"\x1b[1": replyPatience, "\x1b]1": replyPatience, "\x1b[200~": pastePatience,
	} {
		var s splitter
		s.push([]byte(in))
		if got := s.patience(); got != want {
			t.Errorf("%q: %v, want %v", in, got, want)
		}
	}
}

func TestLongPasteIsCutOff(t *testing.T) {
	var s splitter
	in := ansi.BracketedPasteStart + strings.Repeat("9", 1<<20) + ansi.BracketedPasteEnd + "q"
	keys, _ := feed(&s, slices.Collect(slices.Chunk([]byte(in), 1000))...)
	if len(keys) != 2 || keys[1] != "q" {
		t.Fatalf("%d events, want the paste and q", len(keys))
	}
	// start mark + limit + end mark = 6 + 65536 + 6
	if got := len(keys[0]); got != 65548 {
		t.Errorf("%d bytes of paste, want 65548", got)
	}
}

// likely draws bytes that are likely to hit the splitter's cases.
func likely(t *rapid.T) []byte {
	pieces := []string{
		"\x1b", "[", "]", "O", "P", "_G", "M", "<0;1;2M", "1", ";", "?", "$y", "~", "\a", "\\", "a", "中", "\xff", "\xe4\xb8",
		ansi.BracketedPasteStart, ansi.BracketedPasteEnd, "\x1b]11;rgb:ffff/ffff/ffff\x1b\\", "\x1b[?2026;1$y", "\x1b[C",
	}
	return []byte(strings.Join(rapid.SliceOfN(rapid.SampledFrom(pieces), 0, 40).Draw(t, "pieces"), ""))
}

func TestAnyCutsGiveTheSameEvents(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		in := likely(t)
		var chunks [][]byte
		for rest := in; len(rest) > 0; {
			n := rapid.IntRange(1, len(rest)).Draw(t, "cut")
			chunks = append(chunks, rest[:n])
			rest = rest[n:]
		}
		sameEvents(t, in, chunks)
	})
}

func FuzzSplitter(f *testing.F) {
	f.Add([]byte("a\x1b[1;2C\x1b]11;rgb:1/2/3\x1b\\中"), uint8(3))
	f.Add([]byte("\x1b[200~x\x1b[201~\x1b\x1b[<0;1;2M\x1b"), uint8(1))
	f.Fuzz(func(t *testing.T, in []byte, step uint8) {
		sameEvents(t, in, slices.Collect(slices.Chunk(in, 1+int(step))))
	})
}

// sameEvents fails unless in gives the same in one piece and in chunks, keys
// come in the order of the input, and little is held back.
func sameEvents(t interface{ Fatalf(string, ...any) }, in []byte, chunks [][]byte) {
	var one, many splitter
	keys, replies := feed(&one, in)
	cutKeys, cutReplies := feed(&many, chunks...)
	if !slices.Equal(keys, cutKeys) || !slices.Equal(replies, cutReplies) {
		t.Fatalf("%q in chunks %q: keys %q replies %q, want %q and %q", in, chunks, cutKeys, cutReplies, keys, replies)
	}
	if len(many.rest) >= sequenceLimit || len(many.reply) > replyLimit {
		t.Fatalf("%q: %d and %d bytes held back", in, len(many.rest), len(many.reply))
	}
	at := 0
	for _, k := range keys {
		i := bytes.Index(in[at:], []byte(k))
		if i < 0 {
			t.Fatalf("%q: key %q is not in what was typed after byte %d", in, k, at)
		}
		at += i + len(k)
	}
}
