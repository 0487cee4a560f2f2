package planfile

import (
	"bytes"
	"errors"
	"strings"

	"github.com/pelletier/go-toml/v2"
	"github.com/pelletier/go-toml/v2/unstable"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
)

// syntaxFaults maps what the TOML parser says, in English, to words of ours; the first that matches counts. All else is no TOML.
var syntaxFaults = []struct {
	says       string
	what, want text.Word
}{
	{"expected '=' after key", text.WhatNoEquals, text.WantEquals},
	{"invalid character at start of key", text.WhatNotTOML, text.WantTOML},
	{"terminated", text.WhatNoQuote, text.WantQuote},
	{"cannot have new lines", text.WhatNoQuote, text.WantQuote},
	{"must be quoted", text.WhatUnquoted, text.WantQuotes},
	{"at start of value", text.WhatUnquoted, text.WantQuotes},
	{"expected keyword", text.WhatUnquoted, text.WantQuotes},
	{"to close", text.WhatNoBracket, text.WantBracket},
	{"expected newline", text.WhatMore, text.WantOneValue},
	{"leading zeroes", text.WhatZero, text.WantNoZero},
	{"escape", text.WhatEscape, text.WantEscape},
	{"control characters", text.WhatControl, text.WantNoControl},
	{"carriage returns", text.WhatControl, text.WantNoControl},
}

// syntaxFault puts what the parser says into words of ours.
func syntaxFault(says string) *model.Fault {
	for _, f := range syntaxFaults {
		if strings.Contains(says, f.says) {
			return &model.Fault{What: f.what.With(), Want: f.want.With()}
		}
	}
	return &model.Fault{What: text.WhatNotTOML.With(), Want: text.WantTOML.With()}
}

// expressions hands each header and each key with its value to f, which is told where they stand by base, the offset of the
// parser's data. What is not TOML is handed to bad, and reading goes on in the next line.
func expressions(source []byte, f func(p *unstable.Parser, base int), bad func(offset int, says string)) {
	base := textStart(source)
	for base < len(source) {
		var p unstable.Parser
		p.Reset(source[base:])
		for p.NextExpression() {
			f(&p, base)
		}
		var err *unstable.ParserError
		if !errors.As(p.Error(), &err) {
			return
		}
		offset := min(cap(source)-cap(err.Highlight), len(source))
		bad(offset, err.Message)
		base = lineEnd(source, offset)
	}
}

// conforms finds what TOML forbids and the reading of a plan does not notice, such as a table that is defined in two ways.
func conforms(source []byte) (offset int, says string, ok bool) {
	var anything map[string]any
	offset = textStart(source)
	err := toml.Unmarshal(source[offset:], &anything)
	var decode *toml.DecodeError
	if !errors.As(err, &decode) {
		return 0, "", err == nil
	}
	row, column := decode.Position()
	for range row - 1 {
		offset = lineEnd(source, offset)
	}
	return min(offset+column-1, len(source)), decode.Error(), false
}

// lineEnd gives the offset after the line that holds the offset, its line break included.
func lineEnd(source []byte, offset int) int {
	if i := bytes.IndexByte(source[offset:], '\n'); i >= 0 {
		return offset + i + 1
	}
	return len(source)
}

// lineFrom gives the text from an offset to the end of its line, the line break included.
func lineFrom(source []byte, at int) string { return string(source[at:lineEnd(source, at)]) }

// lineStart gives the offset of the line that holds the offset.
func lineStart(source []byte, offset int) int {
	return bytes.LastIndexByte(source[:offset], '\n') + 1
}
