// Package unit holds the quantities of a bill: money, unit prices, factors,
// sizes and bandwidths, each a type of its own and each a whole number of its
// smallest part. It reads what people type and paste, prints what it can read
// back, calculates without loss ([Exact]) and rounds in one place ([Rounding]).
//
// Money is never a float (costmodel §1).
package unit
