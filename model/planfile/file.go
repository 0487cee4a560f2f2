// Package planfile reads and writes plan files (interface.md §2). Reading is strict: all that is wrong is told at once, with
// its place. Writing changes the values that differ and nothing else, so that comments, order and spelling stay a person's own.
package planfile

import (
	"io"
	"slices"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
)

// File is a plan with the text that it was read from. The zero File is a plan that no file holds yet.
type File struct {
	Path string     // as it was named; empty: none
	Plan model.Plan // as it was read

	source  []byte    // as it was read
	version int       // of the text as it was read
	doc     *document // the text in the present version; nil where there is none
}

// Read reads the plan file of a path. The error is of type Faults where the text is no plan, else a *FileError.
func Read(path string) (File, error) {
	f, err := open(path)
	if err != nil {
		return File{}, err
	}
	defer func() { _ = f.Close() }()
	return ReadFrom(path, f)
}

// ReadFrom reads a plan from what r gives; name is what messages call it. Of a text that is longer than a plan may be it reads
// no more than shows that. The errors are those of Read.
func ReadFrom(name string, r io.Reader) (File, error) {
	data, err := io.ReadAll(io.LimitReader(r, maxSize+1))
	if err != nil {
		return File{}, NewFileError(name, text.FileCannotRead, err)
	}
	return Parse(name, data)
}

// Parse reads a plan from a text; name is what messages call it. The error is of type Faults.
func Parse(name string, data []byte) (File, error) { return parse(name, data, upgrades) }

func parse(name string, data []byte, steps []upgrade) (File, error) {
	if faults := checkSource(name, data); faults != nil {
		return File{}, faults
	}
	source := slices.Clone(data)
	lifted, version, faults := lift(name, source, steps)
	if faults != nil {
		return File{}, faults
	}
	plan, doc, faults := read(name, lifted)
	if len(faults) > 0 {
		return File{}, faults
	}
	return File{Path: name, Plan: plan, source: source, version: version, doc: doc}, nil
}

// Written tells whether the file itself gives the value of a path; else it is a default.
func (f File) Written(path string) bool {
	return f.doc != nil && f.doc.has(path)
}

// Encode gives the text of a plan. Of the text that was read it changes the values that differ and nothing else; values that
// are not there are added where they differ from what was read. A plan that no text holds yet is written as interface.md §2 has it.
func (f File) Encode(p model.Plan) []byte {
	if f.doc == nil {
		return lay(&p)
	}
	if equal(&f.Plan, &p) {
		return slices.Clone(f.doc.source)
	}
	text := f.doc.edit(&f.Plan, &p)
	if back, _, faults := read("", text); len(faults) > 0 || !equal(&back, &p) {
		return lay(&p) // a text laid out anew is better than one that reads back as another plan
	}
	return text
}
