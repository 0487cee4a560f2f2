package main

import (
	"errors"

	"github.com/spf13/pflag"

	"app/gpuplan/model/text"
	"app/gpuplan/pricing/report"
)

// flagFault puts what the flag parser found into words: it speaks English only.
func flagFault(err error, known *pflag.FlagSet) text.Phrase {
	var (
		unknown *pflag.NotExistError
		bare    *pflag.ValueRequiredError
		invalid *pflag.InvalidValueError
		syntax  *pflag.InvalidSyntaxError
	)
	switch {
	case errors.As(err, &unknown):
		return unknownFlag(unknown, known)
	case errors.As(err, &bare):
		return text.FlagNoValue.With(flagName(bare.GetSpecifiedName(), bare.GetSpecifiedShortnames()))
	case errors.As(err, &invalid):
		return text.FlagBadValue.With("--"+invalid.GetFlag().Name, invalid.GetValue(), flagKind(invalid.GetFlag()))
	case errors.As(err, &syntax):
		return text.FlagSyntax.With(shown(syntax.GetSpecifiedFlag()))
	}
	return text.Verbatim(err.Error()).With()
}

// unknownFlag names the flag that a mistyped one is nearest to.
func unknownFlag(f *pflag.NotExistError, known *pflag.FlagSet) text.Phrase {
	typed := flagName(f.GetSpecifiedName(), f.GetSpecifiedShortnames())
	var names []string
	known.VisitAll(func(f *pflag.Flag) { names = append(names, f.Name) })
	if near := text.Nearest(f.GetSpecifiedName(), names); near != "" && f.GetSpecifiedShortnames() == "" {
		return text.FlagNearest.With(typed, near)
	}
	return text.FlagUnknown.With(typed)
}

// flagName writes a flag as it was typed: -o among the letters behind one dash, else --output. The parser knows letters of
// one byte only; of others it names all.
func flagName(name, letters string) string {
	switch {
	case letters == "":
		return shown("--" + name)
	case name < "\x80":
		return shown("-" + name)
	}
	return shown("-" + letters)
}

// shown writes a word of the command line for a message: what a terminal would obey becomes an escape.
func shown(word string) string { return report.CommandLine([]string{word}) }

// flagKind says what a flag that is no text takes.
func flagKind(f *pflag.Flag) text.Word {
	if f.Value.Type() == "bool" {
		return text.FlagTruth
	}
	return text.FlagWhole
}

// checkGiven refuses a flag that was given as nothing: most often it is a variable of a script that is not set, and to go on
// as if the flag were not there would answer another question.
func checkGiven(flags *pflag.FlagSet) (fault error) {
	flags.Visit(func(f *pflag.Flag) {
		if fault == nil && f.Value.Type() == "string" && f.Value.String() == "" {
			fault = usage(text.FlagEmpty, "--"+f.Name)
		}
	})
	return fault
}
