package unit

import (
	"strings"
	"time"
)

// Bytes is a size in bytes.
type Bytes int64

// Sizes: providers bill in decimal units, memory comes in binary ones.
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

// String returns a size that [ParseBytes] reads back: "200GB", "24GiB".
func (b Bytes) String() string { return decimal(int64(b), 9, 0) + "GB" }

// ParseBytes reads a size; a bare number is GB.
func ParseBytes(s string) (Bytes, error) {
	t := strings.TrimSuffix(strings.TrimSpace(s), "GB")
	a, err := parseAmount(t, KindBytes, 9)
	return Bytes(a.Nanos), err
}

// PerSecond is a bandwidth in bytes per second; 0 is none, so that nothing
// takes time.
type PerSecond int64

// String returns a bandwidth that [ParsePerSecond] reads back: "50MB/s".
func (p PerSecond) String() string { return decimal(int64(p), 6, 0) + "MB/s" }

// ParsePerSecond reads a bandwidth; a bare number is MB/s.
func ParsePerSecond(s string) (PerSecond, error) {
	t := strings.TrimSuffix(strings.TrimSpace(s), "MB/s")
	a, err := parseAmount(t, KindPerSecond, 6)
	return PerSecond(a.Nanos), err
}

// Time returns how long size takes, to the nanosecond; 0 without a bandwidth.
func (p PerSecond) Time(size Bytes) time.Duration {
	if p == 0 {
		return 0
	}
	n, _ := HalfUp.Int(Fraction([]int64{int64(size), int64(time.Second)}, []int64{int64(p)}))
	return time.Duration(n)
}
