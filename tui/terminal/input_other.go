//go:build !unix

package terminal

import "os"

// hears is false: a reply of the console would come as keys.
const hears = false

// input leaves the input alone: Bubble Tea reads the console's own events, which
// are whole and hold no replies.
type input struct{ *os.File }

func newInput(file *os.File, _ func(string), _ func()) *input { return &input{file} }

func (*input) hold(bool) {}
func (*input) close()    {}
