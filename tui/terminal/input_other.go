//go:build !unix

package terminal

import (
	"io"
	"os"
)

// hears is false: a reply of the console would come as keys.
const hears = false

// newInput leaves the input alone: Bubble Tea reads the console's own events,
// which are whole and hold no replies.
func newInput(file *os.File, _ func(string), _ func()) (io.Reader, func()) {
	return file, func() {}
}

// waitWritable has no case here.
func waitWritable(*os.File, error) bool { return false }

// discardOutput has no way here.
func discardOutput(*os.File) {}
