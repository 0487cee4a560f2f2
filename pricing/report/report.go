// Package report writes what a plan costs: as text that pastes well into a chat, as Markdown, as a page with drawings, as CSV
// for a spreadsheet, as JSON for programs and as a calendar of its deadlines (interface §3, §4). It works nothing out but the amounts of another period; all else comes from
// package pricing, all words from package text.
package report

import (
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/chance"
)

// Report is a plan, what follows from it, and how to tell it.
type Report struct {
	Plan        model.Plan
	Evaluation  pricing.Evaluation // of Plan
	Outlooks    []chance.Outlook   // of Plan's offers; nil: nothing is told of ranges and interruptions
	Lang        *text.Language
	Now         time.Time        // when the report is made, in the person's own zone: the age of the prices counts from its day
	Period      pricing.Period   // what amounts are for; empty: pricing.PerPlan
	MaxPriceAge model.Maybe[int] // days after which prices are old, where that was asked for (model.Age.Grade)
	Plain       bool             // text: whole sentences in place of tables
	Command     []string         // arguments of the command that gives the report again, "gpuplan" first; empty: none is shown
}

// Formats lists the ways to write a report, the usual one first. The error is the writer's own, or a *model.Fault where the plan
// lacks what the format is about.
var Formats = []Format[Report]{
	{Name: "text", Write: writeText},
	{Name: "markdown", Write: writeMarkdown},
	{Name: "json", Write: writeJSON},
	{Name: "csv", Write: writeCSV},
	{Name: "html", Write: writeHTML},
	{Name: "ics", Write: writeICS},
}
