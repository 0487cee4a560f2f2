package widget

import (
	"image"
	"strings"
)

// fieldMax is the most cells of text that a field takes.
const fieldMax = 200

// Field is one line of text that is being edited. It is a value: each method
// that edits returns the new field and leaves the old one as it was. The zero
// Field is empty.
type Field struct {
	characters []string // grapheme clusters; never changed in place
	cursor     int      // the character that it stands before, up to their number
}

// NewField holds s, with the cursor at its end.
func NewField(s string) Field { return Field{}.Insert(s) }

// Text is what was typed.
func (f Field) Text() string { return strings.Join(f.characters, "") }

// Insert puts s, typed or pasted, before the cursor. Line ends and other
// control characters are dropped, and so is what does not fit into fieldMax
// cells. A mark joins the letter before it.
func (f Field) Insert(s string) Field {
	before, after := f.halves()
	before += clean(s, fieldMax-Cells(before+after))
	if longer := joined(before, after); Cells(longer.Text()) <= fieldMax {
		return longer
	}
	return f
}

// Backspace deletes the character before the cursor.
func (f Field) Backspace() Field { return f.without(f.cursor-1, f.cursor) }

// Delete deletes the character at the cursor.
func (f Field) Delete() Field { return f.without(f.cursor, f.cursor+1) }

// DeleteWord deletes back to where the word before the cursor starts.
func (f Field) DeleteWord() Field { return f.without(f.WordLeft().cursor, f.cursor) }

// Left moves the cursor by one character.
func (f Field) Left() Field { return f.to(f.cursor - 1) }

// Right moves the cursor by one character.
func (f Field) Right() Field { return f.to(f.cursor + 1) }

// Home moves the cursor before the first character.
func (f Field) Home() Field { return f.to(0) }

// End moves the cursor after the last character.
func (f Field) End() Field { return f.to(len(f.characters)) }

// WordLeft moves the cursor to where the word before it starts.
func (f Field) WordLeft() Field {
	for f.cursor > 0 && f.characters[f.cursor-1] == " " {
		f.cursor--
	}
	for f.cursor > 0 && f.characters[f.cursor-1] != " " {
		f.cursor--
	}
	return f
}

// Draw puts the field into n cells, its brackets among them, and returns the
// column of the cursor. A text that is too long shows the part around the
// cursor. While it is edited, a cursor at the end is marked as well.
func (f Field) Draw(c Canvas, x, y, n int, ink Ink, edited bool) (cursor int) {
	c.Put(x, y, ink, brackets[0])
	c.Put(x+n-1, y, ink, brackets[1])
	inside := c.Sub(image.Rectangle{Min: image.Pt(x+1, y), Max: image.Pt(x+n-1, y+1)})
	before, after := f.halves()
	at, room := Cells(before), max(n-2, 1)
	shift := min(max(at-room/2, 0), max(at+Cells(after)+1-room, 0))
	inside.Put(-shift, 0, ink, before+after)
	if edited && after == "" {
		inside.Put(at-shift, 0, ink, "_")
	}
	return x + 1 + at - shift
}

// halves is the text before and after the cursor.
func (f Field) halves() (before, after string) {
	return strings.Join(f.characters[:f.cursor], ""), strings.Join(f.characters[f.cursor:], "")
}

func (f Field) to(cursor int) Field {
	f.cursor = min(max(cursor, 0), len(f.characters))
	return f
}

// without is f with the characters from lo up to hi gone.
func (f Field) without(lo, hi int) Field {
	lo, hi = max(lo, 0), min(hi, len(f.characters))
	return joined(strings.Join(f.characters[:lo], ""), strings.Join(f.characters[hi:], ""))
}

// joined is a field of two texts with the cursor between them. Joining may
// make one character of two: the cursor then stands after it.
func joined(before, after string) Field {
	before = strings.Join(split(before), "")
	f := Field{characters: split(before + after)}
	for used := 0; used < len(before); f.cursor++ {
		used += len(f.characters[f.cursor])
	}
	return f
}

// split is s as characters, without those that take no cell: a mark on
// nothing, a sign that turns the direction of writing.
func split(s string) []string {
	var characters []string
	for s != "" {
		g, rest := next(s)
		if g.width > 0 {
			characters = append(characters, s[:len(s)-len(rest)])
		}
		s = rest
	}
	return characters
}

// clean is what may stand in a field of s, up to n cells.
func clean(s string, n int) string {
	var b strings.Builder
	for s != "" && n >= 0 {
		text, width := cluster(s)
		s = s[len(text):]
		if !printable(text) {
			continue
		}
		if n -= width; n >= 0 {
			b.WriteString(text)
		}
	}
	return b.String()
}
