package unit

import (
	"strconv"
	"strings"
)

// Bytes is a size in bytes, 0 or more.
type Bytes int64

// Providers bill in decimal units, memory comes in binary ones.
const (
	KB  Bytes = 1_000
	MB  Bytes = 1_000 * KB
	GB  Bytes = 1_000 * MB
	TB  Bytes = 1_000 * GB
	PB  Bytes = 1_000 * TB
	KiB Bytes = 1 << 10
	MiB Bytes = 1 << 20
	GiB Bytes = 1 << 30
	TiB Bytes = 1 << 40
	PiB Bytes = 1 << 50
)

// byteUnits go from small to large.
var byteUnits = []struct {
	name string
	size Bytes
}{
	{"B", 1}, {"KB", KB}, {"KiB", KiB}, {"MB", MB}, {"MiB", MiB}, {"GB", GB}, {"GiB", GiB},
	{"TB", TB}, {"TiB", TiB}, {"PB", PB}, {"PiB", PiB},
}

// String returns the size as the smallest whole number of a unit: "200GB",
// "500MB", "24GiB". [ParseBytes] reads it back.
func (b Bytes) String() string {
	if b == 0 {
		return "0GB"
	}
	return b.short()
}

func (b Bytes) short() string {
	best := byteUnits[0]
	for _, u := range byteUnits[1:] {
		if b%u.size == 0 {
			best = u
		}
	}
	return strconv.FormatInt(int64(b/best.size), 10) + best.name
}

// ParseBytes reads a size: 50GB, 50 G, 0.5GB, 24GiB, 500MB; in any case, and a
// bare number is GB. Parts of a byte are rounded. The error is a [SyntaxError].
func ParseBytes(s string) (Bytes, error) {
	c, err := scan(s, kindBytes)
	if err != nil {
		return 0, err
	}
	n, err := c.positive()
	if err != nil {
		return 0, err
	}
	at := c.pos
	unit, rest, ok := sizeUnit(c.letters())
	if !ok || strings.HasPrefix(strings.ToLower(rest), "bit") {
		return 0, c.fail(UnknownWord, at)
	}
	if c.pos == at {
		unit = GB
	}
	if err := c.end(); err != nil {
		return 0, err
	}
	v, err := c.round(n.magnitude().Times(int64(unit)))
	return Bytes(v), err
}

// prefixes of sizes, in small letters.
var prefixes = map[string]Bytes{
	"": 1, "k": KB, "m": MB, "g": GB, "t": TB, "p": PB,
	"ki": KiB, "mi": MiB, "gi": GiB, "ti": TiB, "pi": PiB,
}

// sizeUnit reads a unit of bytes or bits: a prefix, then one of "", b, byte,
// bit and their plurals. rest is what was written after the prefix.
func sizeUnit(written string) (size Bytes, rest string, ok bool) {
	prefix := strings.ToLower(written)
	for _, name := range []string{"bytes", "byte", "bits", "bit", "b"} {
		if before, found := strings.CutSuffix(prefix, name); found {
			prefix = before
			break
		}
	}
	size, ok = prefixes[prefix]
	return size, written[len(prefix):], ok
}
