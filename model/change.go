package model

// Change is one value that two plans have differently.
type Change struct {
	Path     string
	From, To string // as Set reads them; empty: left out, or the plan has no such value
}

// Changes lists the values in which to differs from from: those of from's order first, then what only to has.
func Changes(from, to *Plan) []Change {
	var list []Change
	for _, f := range from.Fields() {
		if a, b := from.Get(f.Path), to.Get(f.Path); a != b {
			list = append(list, Change{f.Path, a, b})
		}
	}
	for _, f := range to.Fields() {
		if _, ok := from.Field(f.Path); !ok && to.Get(f.Path) != "" {
			list = append(list, Change{Path: f.Path, To: to.Get(f.Path)})
		}
	}
	return list
}
