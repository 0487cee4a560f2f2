//go:build unix && !linux

package terminal

import (
	"os"

	"golang.org/x/sys/unix"
)

// discardOutput drops what the terminal has not taken yet.
func discardOutput(f *os.File) {
	const forWriting = 2 // FWRITE of sys/fcntl.h
	_ = unix.IoctlSetPointerInt(int(f.Fd()), unix.TIOCFLUSH, forWriting)
}
