// Package tasklog keeps the log of what was run on rented instances: one CSV that opens in a spreadsheet and that a person may
// edit. It is only ever appended to, a whole row for each action, and what a person typed is never changed.
//
// The first line names the columns, in any order: Columns; others are the person's own and are passed over. Times bear their
// zone, "2026-11-30 09:20:00 +08:00"; one without is in the zone of Options. The column what says what a row does: nothing or
// "done" is an entry, "start" opens one, "stop" closes the open one of the same boot and instance and repeats all of it, "undo"
// takes back the last row of its boot and instance. A "+" behind the word says that the row was written together with the one above,
// as an import writes many. A row that cannot be read is counted with its reason (Tally).
//
// A text that a spreadsheet would take for a formula (it begins with = + - @) has a space in front in the file: spreadsheets
// show such a cell as text, and a reader takes spaces at the ends away.
package tasklog

import (
	"slices"
	"strings"
	"time"

	"app/gpuplan/model/record"
	"app/gpuplan/model/table"
	"app/gpuplan/model/text"
)

// What is what a row of the log does.
type What uint8

// What rows do.
const (
	Done  What = iota // it is a whole entry; also where nothing is said
	Start             // it opens an entry
	Stop              // it closes the open entry of the same boot and instance
	Undo              // it takes back the last row of the same boot and instance
)

// whats are the words of What in the file.
var whats = [...]string{Done: "done", Start: "start", Stop: "stop", Undo: "undo"}

// String gives the word that stands in the file.
func (w What) String() string { return whats[w] }

// spellings gives the word as it may stand in a file: spreadsheets make capitals.
func (w What) spellings() [3]string {
	word := whats[w]
	return [3]string{word, strings.ToUpper(word[:1]) + word[1:], strings.ToUpper(word)}
}

// joint stands behind the word of a row that was written together with the row above: an undo takes both back.
const joint = "+"

// whatOf reads such a word.
func whatOf(cell string) (w What, joined, ok bool) {
	cell, joined = strings.CutSuffix(cell, joint)
	if cell == "" || cell == whats[Done] {
		return Done, joined, true
	}
	for w := range What(len(whats)) {
		if spelled := w.spellings(); slices.Contains(spelled[:], cell) {
			return w, joined, true
		}
	}
	return Done, false, false
}

// Row is one row of the log. Of an Undo only Line, Boot and Instance of the entry count.
type Row struct {
	What   What
	Joined bool // it was written together with the row above
	Entry  record.Entry
}

// word is what stands in the column what.
func (row *Row) word() string {
	if row.Joined {
		return row.What.String() + joint
	}
	return row.What.String()
}

// key tells entries apart: nothing else is the same when a row comes back as another one.
type key struct {
	boot     int64 // seconds since 1970
	instance string
}

func keyOf(e *record.Entry) key { return key{e.Boot.Unix(), e.Instance} }

// Options says how a log is to be read.
type Options struct {
	Zone    *time.Location // of times that do not say theirs, and of what is read; nil: the machine's
	Mapping Mapping        // nil: columns go by their own names
	Order   table.Order    // of day and month in dates that begin with one of them; Unordered: those are no times
}

// Mapping says which column holds what: one of Columns to the name of a column, for tables that are no log of ours.
type Mapping map[string]string

// Fault is what keeps something from being done with a log, in words.
type Fault struct{ What text.Phrase }

// Error says it in English.
func (f *Fault) Error() string { return f.In(text.English) }

// In says it in a language.
func (f *Fault) In(l *text.Language) string { return l.Phrase(f.What) }

func fault(w text.Word, args ...any) error { return &Fault{w.With(args...)} }

// column is one of Columns.
type column int

// The columns of a log, in the order of a new one.
const (
	colWhat column = iota
	colBoot
	colStop
	colOn
	colFrom
	colTo
	colWork
	colInstance
	colCard
	colOffer
	colTask
	colProject
	colOutput
	colBalance
	colCurrency
	colDownloads
	colNote
	columnCount
)

// Columns names the columns of a log, in the order of a new one.
var Columns = []string{
	"what", "boot", "stop", "on", "from", "to", "work", "instance", "card", "offer", "task", "project", "output", "balance", "currency",
	"downloads", "note",
}

// known lists what else columns are called, in Chinese and in the files of others. The first that a head has counts.
var known = [columnCount][]string{
	colWhat: {"动作"}, colBoot: {"开机", "开机时间", "start time", "start", "begin"}, colStop: {"关机", "关机时间", "end time", "end"},
	colOn: {"时长", "开机时长", "duration"}, colFrom: {"任务开始", "开始"}, colTo: {"任务结束", "结束"}, colWork: {"任务时长"},
	colInstance: {"实例", "实例id", "instance id"}, colCard: {"显卡", "gpu"}, colOffer: {"报价"}, colTask: {"任务", "activity"},
	colProject: {"项目"}, colOutput: {"产出"}, colBalance: {"余额"}, colCurrency: {"货币", "币种"}, colDownloads: {"下载"}, colNote: {"备注", "notes"},
}

// head is where the columns of a table are; -1 where there is none.
type head [columnCount]int

// cell gives the cell of a column, without what a terminal would obey; empty where there is none.
func (h *head) cell(cells []string, c column) string {
	if at := h[c]; at >= 0 && at < len(cells) {
		return table.OneLine(cells[at])
	}
	return ""
}

// findColumns finds the columns of a table. The error is a *table.Error where a mapping names none, or no boot is found.
func findColumns(names []string, m Mapping) (h head, err error) {
	for i := range h {
		c := column(i)
		h[c] = locate(names, c)
		name, mapped := m[Columns[c]]
		if !mapped {
			continue
		}
		if h[c] = table.Column(names, name); h[c] < 0 {
			return h, table.Fault(text.ListNoColumn, name, table.Listed(names))
		}
	}
	if h[colBoot] < 0 {
		return h, table.Fault(text.LogNoBoot, table.Listed(names))
	}
	return h, nil
}

func locate(names []string, c column) int {
	for _, name := range append([]string{Columns[c]}, known[c]...) {
		if at := table.Column(names, name); at >= 0 {
			return at
		}
	}
	return -1
}
