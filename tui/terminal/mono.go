package terminal

import (
	"strconv"
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// uncolored takes the colours out of a frame and leaves its attributes. A style
// that was nothing but a colour goes altogether: an empty one would reset.
func uncolored(frame []byte) []byte {
	parser := ansi.GetParser()
	defer ansi.PutParser(parser)
	out := make([]byte, 0, len(frame))
	for state := ansi.NormalState; len(frame) > 0; {
		seq, _, n, next := ansi.DecodeSequence(frame, state, parser)
		if ansi.HasCsiPrefix(seq) && parser.Command() == 'm' {
			seq = attributes(parser.Params())
		}
		out = append(out, seq...)
		frame, state = frame[n:], next
	}
	return out
}

// attributes gives the style of these parameters without its colours.
func attributes(params ansi.Params) []byte {
	if len(params) == 0 {
		return []byte(ansi.ResetStyle)
	}
	var kept []string
	for i := 0; i < len(params); i++ {
		p, _, _ := params.Param(i, 0)
		switch {
		case p == 38 || p == 48 || p == 58:
			i += extent(params[i:]) - 1
		case p >= 30 && p <= 49 || p == 59 || p >= 90 && p <= 107: // other colours
		default:
			kept = append(kept, strconv.Itoa(p))
		}
	}
	if len(kept) == 0 {
		return nil
	}
	return []byte("\x1b[" + strings.Join(kept, ";") + "m")
}

// extent is how many parameters a colour of many has: 38;5;n or 38;2;r;g;b.
func extent(params ansi.Params) int {
	n := 1
	switch way, _, _ := params.Param(1, 0); way {
	case 5:
		n = 3
	case 2:
		n = 5
	}
	return min(n, len(params))
}
