package main

import (
	"os"
	"slices"
	"strings"

	"app/gpuplan/model/planfile"
	"app/gpuplan/model/text"
)

// mapping reads each --map, of the fields that there are: FIELD=COLUMN, or a file with one in each line.
func mapping(given, fields []string) (map[string]string, error) {
	columns := map[string]string{}
	for _, each := range given {
		lines := []string{each}
		if !strings.Contains(each, "=") {
			var err error
			if lines, err = mappingFile(each); err != nil {
				return nil, err
			}
		}
		for _, line := range lines {
			field, column, found := strings.Cut(line, "=")
			field, column = strings.TrimSpace(field), strings.TrimSpace(column)
			if !found || column == "" || !slices.Contains(fields, field) {
				return nil, usage(text.ErrMapForm, line, strings.Join(fields, ", "))
			}
			columns[field] = column
		}
	}
	return columns, nil
}

// mappingFile gives the lines of a mapping file, without those that are blank or begin with #.
func mappingFile(path string) ([]string, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, planfile.NewFileError(path, text.FileCannotRead, err)
	}
	return slices.DeleteFunc(strings.Split(strings.TrimPrefix(string(data), "\ufeff"), "\n"), func(line string) bool {
		line = strings.TrimSpace(line)
		return line == "" || line[0] == '#'
	}), nil
}
