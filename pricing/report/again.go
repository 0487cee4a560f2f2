package report

import (
	"strconv"
	"strings"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/chance"
)

// Again gives the arguments of the command that shows plan again, "gpuplan" first. saved is the plan in file, and what
// plan has differently becomes --set; file is empty where there is none, and saved is then the starter. The usual period and
// format (empty: that one) are not said. There is none, and nil is given, where --set cannot make the one plan of the other: it
// has other offers, disks or terms.
func Again(file string, saved, plan *model.Plan, period pricing.Period, format string, lang *text.Language) []string {
	args := []string{"gpuplan", "show"}
	if file != "" {
		args = append(args, FileArgument(file))
	}
	again := saved.Clone()
	for _, c := range model.Changes(saved, plan) {
		if fault := again.Set(c.Path, model.Typed, c.To); fault != nil {
			return nil
		}
		args = append(args, "--set", c.Path+"="+c.To)
	}
	if period != pricing.PerPlan && period != "" {
		args = append(args, "--period", string(period))
	}
	if format != Formats[0].Name && format != "" {
		args = append(args, "--format", format)
	}
	return append(args, "--lang", lang.Code)
}

// Seeded gives the arguments with the seed that draws began with. The usual one is not said; where there is no command it stays so.
func Seeded(args []string, seed int64) []string {
	if args == nil || seed == chance.UsualSeed {
		return args
	}
	return append(args, "--seed", strconv.FormatInt(seed, 10))
}

// FileArgument gives a file as an argument that is not taken for a flag or for standard input. "-" itself is standard input.
func FileArgument(file string) string {
	if strings.HasPrefix(file, "-") && file != "-" {
		return "./" + file
	}
	return file
}

// CommandLine writes arguments as a POSIX shell reads them.
func CommandLine(args []string) string {
	words := make([]string, len(args))
	for i, a := range args {
		words[i] = shellWord(a)
	}
	return strings.Join(words, " ")
}
