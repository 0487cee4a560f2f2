package planfile

import (
	"bytes"
	"unicode/utf8"

	"app/gpuplan/model/text"
)

// maxSize is the longest plan file, in bytes.
const maxSize = 1 << 20

// byteOrderMark is what some editors put before UTF-8; it is kept.
const byteOrderMark = "\ufeff"

// textStart gives where the text of a source begins, behind a byte order mark.
func textStart(source []byte) int {
	return len(source) - len(bytes.TrimPrefix(source, []byte(byteOrderMark)))
}

// checkSource refuses what cannot be a plan before it is taken apart.
func checkSource(name string, data []byte) Faults {
	switch {
	case len(data) > maxSize:
		return whole(name, text.WhatTooLarge.With(len(data)), text.WantSmaller.With(maxSize))
	case isWide(data):
		return whole(name, text.WhatWide.With(), text.WantUTF8.With())
	case !utf8.Valid(data):
		faults := whole(name, text.WhatNotText.With(), text.WantUTF8.With())
		faults[0].Line, faults[0].Column = indexLines(data).of(invalidAt(data))
		return faults
	case len(bytes.TrimSpace(data[textStart(data):])) == 0:
		return whole(name, text.WhatEmpty.With(), text.WantPlan.With())
	}
	return nil
}

// isWide tells whether a text is UTF-16: by its mark, or by its first character, of which half is empty.
func isWide(data []byte) bool {
	marked := bytes.HasPrefix(data, []byte{0xff, 0xfe}) || bytes.HasPrefix(data, []byte{0xfe, 0xff})
	return marked || len(data) > 1 && (data[0] == 0) != (data[1] == 0)
}

// invalidAt gives the offset of the first byte that is not UTF-8.
func invalidAt(data []byte) int {
	at := 0
	for at < len(data) {
		r, size := utf8.DecodeRune(data[at:])
		if r == utf8.RuneError && size == 1 {
			return at
		}
		at += size
	}
	return at
}
