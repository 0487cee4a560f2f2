// Package widget draws the parts of a page: tracks, rulers, charts, bars,
// boxes, fields. A widget is a function of numbers and strings that puts cells
// on a Canvas; it holds no state, reads no clock and knows no plan. The rules
// are those of screens.md §§3, 5 and 7.
//
// All text is measured in cells. Words and amounts come ready-made from the
// caller, in the language of the reader.
package widget
