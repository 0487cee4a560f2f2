package report

import (
	"github.com/charmbracelet/x/ansi"
)

// margin stands before a command; twice before its further lines.
const margin = "  "

// brokenCommand writes arguments in lines of at most width cells, which a shell joins again at the backslashes. An argument
// that is longer than a line goes on at the very start of the next one.
func brokenCommand(args []string, width int) []string {
	lines := []string{margin}
	most := width - len(" \\")
	for i, arg := range args {
		for j, piece := range pieces(arg, most-2*len(margin)) {
			last := &lines[len(lines)-1]
			switch {
			case i == 0 && j == 0:
				*last += piece
			case j > 0:
				*last += "\\"
				lines = append(lines, piece)
			case ansi.StringWidth(*last+" "+piece) > most:
				*last += " \\"
				lines = append(lines, margin+margin+piece)
			default:
				*last += " " + piece
			}
		}
	}
	return lines
}

// pieces quotes an argument in as few pieces as have at most width cells each.
func pieces(arg string, width int) []string {
	var list []string
	piece := ""
	for rest := arg; len(rest) > 0; {
		c, _ := ansi.FirstGraphemeCluster(rest, ansi.GraphemeWidth)
		if piece != "" && ansi.StringWidth(shellWord(piece+c)) > width {
			list, piece = append(list, shellWord(piece)), ""
		}
		piece, rest = piece+c, rest[len(c):]
	}
	return append(list, shellWord(piece))
}
