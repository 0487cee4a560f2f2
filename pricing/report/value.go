package report

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"strings"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
)

// Value gives one value of the report's JSON by its path, such as "offers.0.verdict.margin": a text or number as it is, null
// for what is unknown, all else as JSON. The error is a *model.Fault that names what there is where the path leads nowhere.
func Value(r Report, path string) (string, error) {
	doc, err := r.json()
	if err != nil {
		return "", err
	}
	decoder := json.NewDecoder(bytes.NewReader(doc))
	decoder.UseNumber()
	var value any
	if err := decoder.Decode(&value); err != nil {
		return "", err
	}
	for taken := ""; path != taken; {
		name, _, _ := strings.Cut(strings.TrimPrefix(path[len(taken):], "."), ".")
		next, ok := child(value, name)
		if !ok {
			return "", noValue(path, taken, value)
		}
		value, taken = next, strings.TrimPrefix(taken+"."+name, ".")
	}
	return printed(value)
}

func child(value any, name string) (any, bool) {
	switch value := value.(type) {
	case map[string]any:
		next, ok := value[name]
		return next, ok
	case []any:
		i, err := strconv.Atoi(name)
		if err != nil || i < 0 || i >= len(value) || strconv.Itoa(i) != name {
			return nil, false
		}
		return value[i], true
	}
	return nil, false
}

// noValue names what follows the part of the path that leads somewhere.
func noValue(path, taken string, value any) error {
	var names []string
	switch value := value.(type) {
	case map[string]any:
		names = slices.Sorted(maps.Keys(value))
	case []any:
		for i := range value {
			names = append(names, strconv.Itoa(i))
		}
	}
	for i, name := range names {
		names[i] = strings.TrimPrefix(taken+"."+name, ".")
	}
	want := text.WantOneOf.With(strings.Join(names, ", "))
	if len(names) == 0 {
		want = text.WantPathEnd.With(taken)
	}
	return &model.Fault{Path: "--value", Value: model.Shown(model.Typed, path), Want: want}
}

// printed writes a value for a script.
func printed(value any) (string, error) {
	switch value := value.(type) {
	case string:
		return plainLine(value), nil
	case json.Number:
		return value.String(), nil
	}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(value)
	return strings.TrimSuffix(string(jsonText(b.Bytes())), "\n"), err
}
