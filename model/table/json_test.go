package table_test

import (
	"errors"
	"io"
	"slices"
	"strings"
	"testing"

	"app/gpuplan/model/table"
)

// An object leaves out what it has not, and may hold others.
func TestKeysOfAllObjects(t *testing.T) {
	tab, err := table.Open(strings.NewReader(`{"rows":[{"a":1,"in":{"x":"y"}},{"b":true},{"a":null,"b":[1]}]}`))
	if err != nil {
		t.Fatal(err)
	}
	if want := []string{"a", "b", "in.x"}; !slices.Equal(tab.Head(), want) {
		t.Errorf("columns %q, want %q", tab.Head(), want)
	}
	for _, want := range [][]string{{"1", "", "y"}, {"", "true", ""}, {"", "", ""}} {
		if cells, err := tab.Next(); err != nil || !slices.Equal(cells, want) {
			t.Errorf("%q, %v, want %q", cells, err, want)
		}
	}
	if _, err := tab.Next(); !errors.Is(err, io.EOF) {
		t.Errorf("behind the last one: %v", err)
	}
}

// Objects one behind the other are a table too, and an array inside of them is none.
func TestObjectsOnLines(t *testing.T) {
	tab, err := table.Open(strings.NewReader("{\"a\":1,\"of\":[{\"x\":5}]}\n{\"a\":2,\"of\":[]}\n"))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range [][]string{{"1", ""}, {"2", ""}} {
		if cells, err := tab.Next(); err != nil || !slices.Equal(cells, want) {
			t.Errorf("%q, %v, want %q", cells, err, want)
		}
	}
	if _, err := tab.Next(); !errors.Is(err, io.EOF) {
		t.Errorf("behind the last one: %v", err)
	}
}
