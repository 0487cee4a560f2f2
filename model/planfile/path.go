package planfile

import (
	"strconv"
	"strings"

	"app/gpuplan/model"
)

// join gives the path of a name in a section.
func join(section, name string) string {
	if section == "" {
		return name
	}
	return section + "." + name
}

// cutLast splits a path before its last name.
func cutLast(path string) (section, name string) {
	i := strings.LastIndexByte(path, '.')
	if i < 0 {
		return "", path
	}
	return path[:i], path[i+1:]
}

// item gives the path of the item of a list.
func item(list string, i int) string { return list + "." + strconv.Itoa(i) }

// isItem tells whether a section is one of a list.
func isItem(section string) bool {
	_, name := cutLast(section)
	return isIndex(name)
}

func isIndex(name string) bool {
	_, err := strconv.Atoi(name)
	return err == nil
}

// bare gives a path without indexes, as headers have it.
func bare(path string) string {
	var names []string
	for _, name := range strings.Split(path, ".") {
		if !isIndex(name) {
			names = append(names, name)
		}
	}
	return strings.Join(names, ".")
}

// child looks a section up by its name; ok is false where there is none of that name.
func child(section, name string) (c model.Child, ok bool) {
	for _, c := range model.Children(section) {
		if c.Name == name {
			return c, true
		}
	}
	return model.Child{}, false
}
