package planfile

import (
	"bytes"
	"fmt"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
)

// Save writes a plan over the file that it was read from, whole or not at all, and gives the file as it is then. A file that
// another program changed meanwhile is left alone (ErrChanged): read it again, or SaveAs another name. The error is a
// model.Faults where the plan is not possible, else a *FileError; f is given back unchanged then.
func (f File) Save(p model.Plan) (File, error) {
	if f.Path == "" {
		return f, &FileError{Doing: text.FileCannotWrite, What: text.FileNoName.With(), Err: errNoName}
	}
	if err := p.Validate(); err != nil {
		return f, err
	}
	saved, err := f.overwrite(f.Encode(p))
	return saved, writeError(f.Path, err)
}

// overwrite puts a text into the file that f was read from, unless that is not as it was read.
func (f File) overwrite(data []byte) (File, error) {
	target, err := resolve(f.Path)
	if err != nil {
		return f, err
	}
	there, same, err := holds(target, f.source)
	switch {
	case err != nil:
		return f, err
	case there && !same:
		return f, ErrChanged
	case there && bytes.Equal(data, f.source):
		return f, nil
	}
	if err := f.keepOld(target); err != nil {
		return f, err
	}
	if err := replace(target, data, 0o644); err != nil {
		return f, err
	}
	return Parse(f.Path, data)
}

// keepOld copies a file of an older version to PLAN.v1.bak before it is written in the present one.
func (f File) keepOld(target string) error {
	if f.doc == nil || f.version == model.Version {
		return nil
	}
	backup := fmt.Sprintf("%s.v%d.bak", target, f.version)
	there, same, err := holds(backup, f.source)
	switch {
	case err != nil || same:
		return err
	case there:
		return fmt.Errorf("%s: %w", backup, errOtherBackup)
	}
	return replace(backup, f.source, 0o644)
}

// SaveAs writes a plan to another path, with the comments of the file that it was read from, and gives the file there. What
// is there already is overwritten only with force. The errors are those of Save.
func (f File) SaveAs(path string, p model.Plan, force bool) (File, error) {
	if err := p.Validate(); err != nil {
		return f, err
	}
	data := f.Encode(p)
	if err := WriteFile(path, data, force); err != nil {
		return f, err
	}
	return Parse(path, data)
}
