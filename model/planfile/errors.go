package planfile

import (
	"errors"
	"io/fs"
	"os"
	"strconv"
	"strings"
	"syscall"
	"unicode"
	"unicode/utf8"

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
	return l.Say(e.Doing, shown(e.Path), e.What)
}

// shown writes a path for a message: one that a terminal would obey in part, in place of showing it, stands in quotes.
func shown(path string) string {
	if strings.ContainsFunc(path, func(r rune) bool { return !unicode.IsPrint(r) || r == utf8.RuneError }) {
		return strconv.Quote(path)
	}
	return path
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
	{syscall.EISDIR, text.FileIsFolder},
	{syscall.ELOOP, text.FileLinkLoop},
	{syscall.ENOSPC, text.FileDiskFull},
	{syscall.EDQUOT, text.FileDiskFull},
	{syscall.EROFS, text.FileReadOnly},
	{syscall.ENOTDIR, text.FileNotBelow},
	{syscall.ENAMETOOLONG, text.FileNameLong},
	{syscall.EIO, text.FileDiskFails},
}

// NewFileError gives an error of the system its words; doing is text.FileCannotRead or text.FileCannotWrite. What has none is
// told as the system says it, in English.
func NewFileError(path string, doing text.Word, err error) *FileError {
	for _, c := range causes {
		if errors.Is(err, c.err) {
			return &FileError{path, doing, c.word.With(), err}
		}
	}
	cause := err
	if number := syscall.Errno(0); errors.As(err, &number) { // without the call and the temporary name around it
		cause = number
	}
	return &FileError{path, doing, text.FileOtherCause.With(cause.Error()), err}
}

// open opens a plan file.
func open(path string) (*os.File, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, NewFileError(path, text.FileCannotRead, err)
	}
	if stat, err := f.Stat(); err == nil && stat.IsDir() {
		_ = f.Close()
		return nil, NewFileError(path, text.FileCannotRead, errIsFolder)
	}
	return f, nil
}
