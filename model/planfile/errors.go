package planfile

import (
	"errors"
	"io/fs"
	"os"
	"syscall"

	"app/gpuplan/model/text"
)

// ErrChanged is the cause of a FileError where the file is not as it was read: another program changed it.
var ErrChanged = errors.New("changed on disk since it was read")

var (
	errIsFolder    = errors.New("is a folder")
	errIsNoFile    = errors.New("is no plain file")
	errLinkLoop    = errors.New("too many links")
	errNoName      = errors.New("no name")
	errOtherBackup = errors.New("holds another plan")
)

// FileError is what kept a file from being read or written. errors.Is finds its cause: fs.ErrNotExist, fs.ErrPermission, ErrChanged …
type FileError struct {
	Path  string
	Doing text.Word   // text.FileCannotRead or text.FileCannotWrite
	What  text.Phrase // the cause, in words
	Err   error
}

// Error tells what could not be done and why, in English.
func (e *FileError) Error() string { return e.In(text.English) }

// In tells it in a language.
func (e *FileError) In(l *text.Language) string {
	if e.Path == "" {
		return l.Phrase(e.What)
	}
	return l.Say(e.Doing, e.Path, e.What)
}

// Unwrap gives the cause.
func (e *FileError) Unwrap() error { return e.Err }

// causes are the causes that have words of ours; the first that matches counts.
var causes = []struct {
	err  error
	word text.Word
}{
	{ErrChanged, text.FileChanged},
	{fs.ErrNotExist, text.FileMissing},
	{fs.ErrExist, text.FileExists},
	{fs.ErrPermission, text.FileForbidden},
	{errIsFolder, text.FileIsFolder},
	{errIsNoFile, text.FileIsNoFile},
	{errLinkLoop, text.FileLinkLoop},
	{syscall.ENOSPC, text.FileDiskFull},
}

// fileError gives an error of the system its words.
func fileError(path string, doing text.Word, err error) error {
	for _, c := range causes {
		if errors.Is(err, c.err) {
			return &FileError{path, doing, c.word.With(), err}
		}
	}
	cause := err
	if path := (*fs.PathError)(nil); errors.As(err, &path) {
		cause = path.Err
	}
	return &FileError{path, doing, text.FileOtherCause.With(cause.Error()), err}
}

// open opens a plan file.
func open(path string) (*os.File, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, fileError(path, text.FileCannotRead, err)
	}
	if stat, err := f.Stat(); err == nil && stat.IsDir() {
		_ = f.Close()
		return nil, fileError(path, text.FileCannotRead, errIsFolder)
	}
	return f, nil
}
