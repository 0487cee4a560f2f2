package unit

// counts are the words for large numbers of things, in small letters.
var counts = map[string]int64{
	"k": 1e3, "m": 1e6, "b": 1e9, "g": 1e9, "t": 1e12, "千": 1e3, "万": 1e4, "萬": 1e4, "百万": 1e6, "亿": 1e8, "億": 1e8, "万亿": 1e12,
}

// ParseCount reads a number of things: 7B, 50M, 1.5T, 6738415616, 70亿; in any
// case. Parts of one are rounded. The error is a [SyntaxError].
func ParseCount(s string) (int64, error) {
	c, err := scan(s, kindCount)
	if err != nil {
		return 0, err
	}
	n, err := c.positive()
	if err != nil {
		return 0, err
	}
	c.skipSpace()
	scale, ok := word(c, counts)
	if !ok {
		scale = 1
	}
	if err := c.end(); err != nil {
		return 0, err
	}
	return c.round(n.magnitude().Times(scale))
}
