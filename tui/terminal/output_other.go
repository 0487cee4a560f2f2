//go:build !unix

package terminal

import "os"

// waitWritable has no case here.
func waitWritable(*os.File, error) bool { return false }

// discardOutput has no way here.
func discardOutput(*os.File) {}
