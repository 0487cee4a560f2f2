package report

import (
	"bufio"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
)

// writeICS writes the plan's deadlines as an iCalendar (RFC 5545) of events that last a day. The error is a *model.Fault where
// the plan has no start: then there are no days.
func writeICS(w io.Writer, r Report) error {
	if r.Plan.Start.IsZero() {
		return &model.Fault{Path: "start", Value: r.say(text.DiffLeftOut), Want: text.WantStart.With()}
	}
	out := bufio.NewWriter(w)
	c := calendar{out: out, stamp: r.Now.UTC().Format("20060102T150405Z")}
	c.line("BEGIN", "VCALENDAR")
	c.line("VERSION", "2.0")
	c.line("PRODID", "-//gpuplan//gpuplan//EN")
	c.line("CALSCALE", "GREGORIAN")
	for _, e := range r.deadlines() {
		c.event(e)
	}
	c.line("END", "VCALENDAR")
	return out.Flush()
}

// calendar writes an iCalendar. The writer keeps its first error.
type calendar struct {
	out   *bufio.Writer
	stamp string // when it is made
}

// event writes a deadline. It bears a reminder a day ahead, for those who read it in time only then.
func (c *calendar) event(e deadline) {
	c.line("BEGIN", "VEVENT")
	c.line("UID", e.id+"@gpuplan")
	c.line("DTSTAMP", c.stamp)
	c.line("DTSTART;VALUE=DATE", compact(e.day))
	c.line("DTEND;VALUE=DATE", compact(e.day.AddDays(1)))
	c.line("SUMMARY", icsText(e.title))
	c.line("DESCRIPTION", icsText(e.says))
	c.line("TRANSP", "TRANSPARENT")
	c.line("BEGIN", "VALARM")
	c.line("ACTION", "DISPLAY")
	c.line("DESCRIPTION", icsText(e.title))
	c.line("TRIGGER", "-PT12H")
	c.line("END", "VALARM")
	c.line("END", "VEVENT")
}

func compact(d model.Date) string { return d.Time().Format("20060102") }

// octets are the most of a line, its end not counted (RFC 5545 §3.1).
const octets = 75

// line writes a property, folded between characters: a further line begins with a blank, which is one of its octets.
func (c *calendar) line(name, value string) {
	room, blank := octets, ""
	for rest := name + ":" + value; rest != ""; {
		n := 0
		for n < len(rest) {
			_, size := utf8.DecodeRuneInString(rest[n:])
			if n+size > room {
				break
			}
			n += size
		}
		fmt.Fprint(c.out, blank, rest[:n], "\r\n")
		rest, room, blank = rest[n:], octets-1, " "
	}
}

// icsText makes s a value of text (RFC 5545 §3.3.11): one line without control characters, and no separator of its own.
func icsText(s string) string { return icsEscapes.Replace(plainLine(s)) }

var icsEscapes = strings.NewReplacer(`\`, `\\`, ";", `\;`, ",", `\,`)
