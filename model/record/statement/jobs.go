package statement

import (
	"errors"
	"io"
	"slices"
	"strings"
	"time"

	"app/gpuplan/model/record"
	"app/gpuplan/model/table"
	"app/gpuplan/model/text"
)

// Jobs is what a Slurm cluster ran, as sacct -P writes it, with any of its columns; Start and End must be among them. Steps of a
// job (12.batch) are skipped, since the job has their time. Several outputs may stand one behind the other, each with a head.
type Jobs struct {
	rows    *table.Table
	zone    *time.Location
	columns [jobFields]int
	width   int // cells of the head
	skipped []Skip
}

// What a column of jobs holds.
const (
	jobID = iota
	jobName
	jobStart
	jobEnd
	jobNodes
	jobAccount
	jobState
	jobFields
)

// jobColumns are the names of the columns. https://slurm.schedmd.com/sacct.html
var jobColumns = [jobFields][]string{
	jobID: {"JobID", "JobIDRaw"}, jobName: {"JobName"}, jobStart: {"Start"}, jobEnd: {"End"}, jobNodes: {"NodeList"}, jobAccount: {"Account"},
	jobState: {"State"},
}

// OpenJobs reads the head of sacct -P, whose times are in a zone where they name none; nil is UTC. The error is a *table.Error where
// Start or End is missing, else r's own.
func OpenJobs(r io.Reader, zone *time.Location) (*Jobs, error) {
	isHead := func(cells []string) bool {
		return column(cells, jobColumns[jobStart]) >= 0 && column(cells, jobColumns[jobEnd]) >= 0
	}
	rows, err := table.OpenBelow(r, isHead)
	if err != nil {
		return nil, err
	}
	if zone == nil {
		zone = time.UTC
	}
	j := &Jobs{rows: rows, zone: zone}
	j.head(trimmed(rows.Head()))
	if j.columns[jobStart] < 0 || j.columns[jobEnd] < 0 {
		return nil, table.Fault(text.UsageJobs, table.Listed(rows.Head()))
	}
	return j, nil
}

// head finds the columns.
func (j *Jobs) head(cells []string) {
	j.width = len(cells)
	for f, names := range jobColumns {
		j.columns[f] = column(cells, names)
	}
}

// Next gives the next job as an entry whose instance is the nodes that it ran on, or io.EOF. Rows that are no job that ran are
// skipped (Skipped).
func (j *Jobs) Next() (record.Entry, error) {
	for {
		cells, err := j.rows.Next()
		if err != nil {
			if b := j.rows.Broken(); errors.Is(err, io.EOF) && b.Count > 0 {
				j.skipped = counted(j.skipped, Skip{Broken, b.Count, b.Line, ""})
			}
			return record.Entry{}, err
		}
		entry, reason := j.entry(cells)
		if reason == Read {
			return entry, nil
		}
		j.skipped = counted(j.skipped, Skip{reason, 1, j.rows.Line(), j.cell(cells, jobID)})
	}
}

// Skipped tells which rows were skipped so far, and why.
func (j *Jobs) Skipped() []Skip { return j.skipped }

func (j *Jobs) cell(cells []string, f int) string {
	if j.columns[f] < 0 || j.columns[f] >= len(cells) {
		return ""
	}
	return trim(cells[j.columns[f]])
}

// never are the cells of a time that has not come.
var never = []string{"", "unknown", "none", "na", "n/a"}

// time reads a time; set is false where it has not come, ok where it cannot be read.
func (j *Jobs) time(c string) (t time.Time, set, ok bool) {
	if slices.Contains(never, strings.ToLower(c)) {
		return t, false, true
	}
	m, ok := table.ParseMoment(c)
	if ok {
		t, ok = m.In(j.zone, table.Unordered)
	}
	return t, true, ok
}

// entry reads a row.
func (j *Jobs) entry(cells []string) (e record.Entry, reason Reason) {
	if column(cells, jobColumns[jobID]) >= 0 {
		j.head(trimmed(cells))
		return e, Head
	}
	if len(cells) != j.width {
		return e, Shape
	}
	if strings.Contains(j.cell(cells, jobID), ".") {
		return e, Step
	}
	start, started, ok := j.time(j.cell(cells, jobStart))
	end, ended, endOK := j.time(j.cell(cells, jobEnd))
	switch {
	case j.columns[jobStart] < 0 || j.columns[jobEnd] < 0 || !ok || !endOK || ended && end.Before(start):
		return e, OddTime
	case !started:
		return e, NotStarted
	}
	e = record.Entry{
		Line: j.rows.Line(), Instance: table.Clean(j.cell(cells, jobNodes)), Boot: start, Stop: end, From: start, To: end, Work: -1,
		Task: table.Clean(j.cell(cells, jobName)), Project: table.Clean(j.cell(cells, jobAccount)), Note: table.Clean(j.cell(cells, jobState)),
	}
	if ended {
		e.Work = end.Sub(start)
	}
	return e, Read
}
