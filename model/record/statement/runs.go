package statement

import (
	"bytes"
	"errors"
	"io"
	"slices"
	"time"

	"app/gpuplan/model/record"
	"app/gpuplan/model/table"
)

// Runs is what a machine or a cluster tells of itself: when it was on, and what ran.
type Runs struct {
	Source  string // the program that wrote it, as it is called
	Entries []record.Entry
	Skipped []Skip
}

// ReadRuns reads the output of sacct -P or of last reboot, which it tells by what stands there; ok is false where it is neither. Times that
// name no zone are in that of now. The error is as that of OpenJobs and Boots.
func ReadRuns(data []byte, now time.Time) (r Runs, ok bool, err error) {
	switch {
	case isBoots(data):
		r.Source = "last reboot"
		r.Entries, err = Boots(bytes.NewReader(data), now)
		slices.Reverse(r.Entries) // the oldest first, as a log has them
		return r, true, err
	case isJobs(data):
		r.Source = "sacct"
		err = r.jobs(bytes.NewReader(data), now.Location())
		return r, true, err
	}
	return r, false, nil
}

// isBoots tells whether a line is a boot as last writes it.
func isBoots(data []byte) bool {
	for line := range bytes.Lines(data) {
		if bootLine.Match(bytes.TrimSpace(line)) {
			return true
		}
	}
	return false
}

// isJobs tells whether the head is that of sacct.
func isJobs(data []byte) bool {
	isHead := func(cells []string) bool {
		return !slices.ContainsFunc([]int{jobID, jobStart, jobEnd}, func(f int) bool { return column(cells, jobColumns[f]) < 0 })
	}
	rows, err := table.OpenBelow(bytes.NewReader(data), isHead)
	return err == nil && isHead(trimmed(rows.Head()))
}

func (r *Runs) jobs(in io.Reader, zone *time.Location) error {
	j, err := OpenJobs(in, zone)
	if err != nil {
		return err
	}
	for {
		e, err := j.Next()
		if errors.Is(err, io.EOF) {
			r.Skipped = j.Skipped()
			return nil
		}
		if err != nil {
			return err
		}
		r.Entries = append(r.Entries, e)
	}
}
