package unit

import (
	"math"
	"strings"
	"time"
)

// PerSecond is a bandwidth in bytes per second. 0 is no limit: nothing takes
// time (costmodel §2).
type PerSecond int64

// String returns the bandwidth as the smallest whole number of a unit:
// "50MB/s". [ParsePerSecond] reads it back.
func (p PerSecond) String() string {
	if p == 0 {
		return "0MB/s"
	}
	return Bytes(p).short() + "/s"
}

// Time returns how long a download of that size takes, to the nanosecond, and
// at most the longest duration there is.
func (p PerSecond) Time(size Bytes) time.Duration {
	if p == 0 {
		return 0
	}
	n, err := HalfUp.Int(Fraction([]int64{int64(size), int64(time.Second)}, []int64{int64(p)}))
	if err != nil {
		return math.MaxInt64
	}
	return time.Duration(n)
}

// ParsePerSecond reads a bandwidth: 50MB/s, 50M; Mbps, Mb/s and Mbit/s are
// bits. A bare number is MB/s. The error is a [SyntaxError].
func ParsePerSecond(s string) (PerSecond, error) {
	c, err := scan(s, kindPerSecond)
	if err != nil {
		return 0, err
	}
	n, err := c.positive()
	if err != nil {
		return 0, err
	}
	size, parts, err := c.speedUnit()
	if err != nil {
		return 0, err
	}
	v, err := c.round(n.magnitude().Times(int64(size)).Over(parts))
	return PerSecond(v), err
}

var perSeconds = map[string]bool{"/s": true, "/sec": true, "/second": true, "/秒": true, "每秒": true, "per second": true}

// speedUnit reads to the end; bits are an eighth of the size.
func (s *scanner) speedUnit() (size Bytes, parts int64, err error) {
	at := s.pos
	written, isPS := strings.CutSuffix(s.letters(), "ps")
	if s.skipSpace(); !isPS {
		word(s, perSeconds)
	}
	if err := s.end(); err != nil {
		return 0, 0, err
	}
	size, rest, ok := sizeUnit(written)
	switch {
	case !ok || isPS && written == "":
		return 0, 0, s.fail(UnknownWord, at)
	case written == "":
		return MB, 1, nil
	case !isBits(rest):
		return size, 1, nil
	case rest == "b" && !isPS && strings.ToLower(written) == written:
		return 0, 0, s.fail(BitsOrBytes, at)
	}
	return size, 8, nil
}

// isBits reports whether the letters behind the prefix mean bits.
func isBits(rest string) bool {
	return rest == "b" || strings.HasPrefix(strings.ToLower(rest), "bit")
}
