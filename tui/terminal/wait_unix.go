//go:build unix

package terminal

import (
	"errors"
	"os"
	"time"

	"golang.org/x/sys/unix"
)

// readable waits until there is something to read, the end of input included.
func readable(f *os.File, limit time.Duration) bool {
	fd := int(f.Fd())
	var set unix.FdSet
	set.Set(fd)
	wait := unix.NsecToTimeval(limit.Nanoseconds())
	n, err := unix.Select(fd+1, &set, nil, nil, &wait)
	return err == nil && n > 0
}

// waitWritable tells whether err only says that the terminal is not ready, which
// is so where another program has left it non-blocking, and waits until it is.
func waitWritable(f *os.File, err error) bool {
	if !errors.Is(err, unix.EAGAIN) {
		return false
	}
	fd := int(f.Fd())
	for {
		var set unix.FdSet
		set.Set(fd)
		if _, err := unix.Select(fd+1, nil, &set, nil, nil); !errors.Is(err, unix.EINTR) {
			return err == nil
		}
	}
}
