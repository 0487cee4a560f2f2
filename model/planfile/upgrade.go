package planfile

import (
	"strconv"

	"github.com/pelletier/go-toml/v2/unstable"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
)

// upgrade lifts the text of a plan file by one version.
type upgrade func(source []byte) []byte

// upgrades lift plan files to the present version: the first makes version 2 of version 1, and so on. There is none yet.
var upgrades []upgrade

// lift gives a text in the version that the steps lead to, and the version that it had.
// A text of a newer version is refused: its values may mean something else.
func lift(name string, source []byte, steps []upgrade) (lifted []byte, version int, faults Faults) {
	present := len(steps) + 1
	version, at := versionOf(source)
	if version > present {
		fault := &model.Fault{
			Path: "version",
			What: text.WhatNewer.With(strconv.Itoa(version)),
			Want: text.WantVersion.With(present),
		}
		line, column := indexLines(source).of(at)
		return nil, version, Faults{{File: name, Line: line, Column: column, Of: fault}}
	}
	for _, step := range steps[max(version, 1)-1:] {
		source = step(source)
	}
	return source, version, nil
}

// versionOf finds the version that a text says, and where. One that says none is of the first.
func versionOf(source []byte) (version, at int) {
	version, top, found := 1, true, false
	expressions(source, func(p *unstable.Parser, base int) {
		n := p.Expression()
		if top = top && n.Kind == unstable.KeyValue; !top || found {
			return
		}
		keys := keysOf(n, base)
		if len(keys) == 1 && keys[0].name == "version" && n.Value().Kind == unstable.Integer {
			if v, err := strconv.Atoi(string(n.Value().Data)); err == nil {
				version, at, found = v, keys[0].at.start, true
			}
		}
	}, func(int, string) {})
	return version, at
}
