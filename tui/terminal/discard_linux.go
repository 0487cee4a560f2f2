package terminal

import (
	"os"

	"golang.org/x/sys/unix"
)

// discardOutput drops what the terminal has not taken yet, and wakes the write
// that waits for it, which the kernel does not do: it does when output is
// stopped and started.
func discardOutput(f *os.File) {
	fd := int(f.Fd())
	_ = unix.IoctlSetInt(fd, unix.TCFLSH, unix.TCOFLUSH)
	_ = unix.IoctlSetInt(fd, unix.TCXONC, unix.TCOOFF)
	_ = unix.IoctlSetInt(fd, unix.TCXONC, unix.TCOON)
}
