package main

import (
	"errors"
	"fmt"
	"io/fs"

	"app/gpuplan/model/planfile"
	"app/gpuplan/model/text"
)

// Exit codes. A run that a signal ends has 128 and its number.
const (
	exitFine       = 0
	exitDiffers    = 1
	exitUsage      = 2
	exitOver       = 3
	exitForecast   = 4
	exitIncomplete = 5
	exitOld        = 6
	exitWaste      = 7
	exitDisagrees  = 8
)

// exitCodes lists the exit codes with what they mean.
var exitCodes = []struct {
	code  int
	means text.Word
}{
	{exitFine, text.ExitFine},
	{exitDiffers, text.ExitDiffers},
	{exitUsage, text.ExitUsage},
	{exitOver, text.ExitOver},
	{exitForecast, text.ExitForecast},
	{exitIncomplete, text.ExitIncomplete},
	{exitOld, text.ExitOld},
	{exitWaste, text.ExitWaste},
	{exitDisagrees, text.ExitDisagree},
}

// failure is an error with the exit code that it leads to and the words that say it.
type failure struct {
	code   int
	phrase text.Phrase
	cause  error // nil: it has none that anyone asks for
}

// Error gives the failure in English.
func (f *failure) Error() string { return text.English.Phrase(f.phrase) }

// Unwrap gives the cause.
func (f *failure) Unwrap() error { return f.cause }

// In gives the failure in a language.
func (f *failure) In(l *text.Language) string { return l.Phrase(f.phrase) }

// usage is a failure of what was asked.
func usage(w text.Word, args ...any) error { return &failure{code: exitUsage, phrase: w.With(args...)} }

// exit is an exit code whose reason was said already.
type exit int

// Error names the code.
func (e exit) Error() string { return fmt.Sprintf("exit %d", int(e)) }

// hinted is an error with what would help, which stands in a line of its own.
type hinted struct {
	error
	help text.Phrase
}

// Unwrap gives the error.
func (h *hinted) Unwrap() error { return h.error }

// note tells something on standard error that is no reason to stop.
func (a *app) note(p text.Phrase) { fmt.Fprintln(a.stderr, a.lang.Say(text.ErrFault, p)) }

// speaker is an error that speaks more than English.
type speaker interface{ In(*text.Language) string }

// withWords gives what kept standard output or a device from being written the words that all files have.
func withWords(err error) error {
	var told *planfile.FileError
	var file *fs.PathError
	if !errors.As(err, &told) && errors.As(err, &file) {
		return planfile.NewFileError(file.Path, text.FileCannotWrite, err)
	}
	return err
}

// report writes what went wrong and gives the exit code.
func (a *app) report(err error) int {
	var code exit
	if err == nil || errors.As(err, &code) {
		return int(code)
	}
	message := a.describe(err)
	var faults planfile.Faults
	if !errors.As(err, &faults) { // those stand as FILE:LINE:COLUMN, as editors read them
		message = a.lang.Say(text.ErrFault, message)
	}
	fmt.Fprintln(a.stderr, message)
	if h := (*hinted)(nil); errors.As(err, &h) {
		a.note(h.help)
	}
	var f *failure
	if errors.As(err, &f) {
		return f.code
	}
	return exitUsage
}

// describe puts an error into the language of the run.
func (a *app) describe(err error) string {
	err = withWords(err)
	var s speaker
	if errors.As(err, &s) {
		return s.In(a.lang)
	}
	return err.Error()
}
