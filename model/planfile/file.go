// Package planfile reads and writes plan files (interface.md §2). Reading is strict: all that is wrong is told at once, with
// its place. Writing changes the values that differ and nothing else, so that comments, order and spelling stay a person's own.
package planfile

import (
	"app/gpuplan/model"
)

// File is a plan with the text that it was read from. The zero File is a plan that no file holds yet.
type File struct {
	Path string     // as it was named; empty: none
	Plan model.Plan // as it was read

	doc *document // nil where there is no text
}

// Read reads the plan file of a path. The error is of type Faults where the text is no plan, else a *FileError.
func Read(path string) (File, error) {
	data, err := readFile(path)
	if err != nil {
		return File{}, err
	}
	return Parse(path, data)
}

// Parse reads a plan from a text; name is what messages call it. The error is of type Faults.
func Parse(name string, data []byte) (File, error) {
	if faults := checkSource(name, data); faults != nil {
		return File{}, faults
	}
	plan, doc, faults := read(name, data)
	if len(faults) > 0 {
		return File{}, faults
	}
	return File{Path: name, Plan: plan, doc: doc}, nil
}

// Written tells whether the file itself gives the value of a path; else it is a default.
func (f File) Written(path string) bool {
	if f.doc == nil {
		return false
	}
	_, written := f.doc.values[path]
	return written
}
