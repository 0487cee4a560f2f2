package unit

// Price is a price that may be left out or not known; neither is 0 (costmodel
// §1: a free thing has the price 0). The zero value is left out. Prices can be
// compared with ==.
type Price[T ~int64] struct {
	value T
	state priceState
}

type priceState uint8

const (
	leftOut priceState = iota
	unknown
	known
)

// Known returns the price v.
func Known[T ~int64](v T) Price[T] { return Price[T]{value: v, state: known} }

// Unknown returns a price that exists and that one does not know.
func Unknown[T ~int64]() Price[T] { return Price[T]{state: unknown} }

// Value returns the price; ok is false when it is left out or unknown, and the
// price is then 0.
func (p Price[T]) Value() (v T, ok bool) { return p.value, p.state == known }

// IsKnown reports whether there is a number.
func (p Price[T]) IsKnown() bool { return p.state == known }

// IsLeftOut reports whether nothing was said about the price.
func (p Price[T]) IsLeftOut() bool { return p.state == leftOut }

// IsUnknown reports whether it was said that the price is not known.
func (p Price[T]) IsUnknown() bool { return p.state == unknown }
