package report

import (
	"bytes"
	"encoding/json"
	"strconv"
	"strings"

	"app/gpuplan/model"
)

// object is a JSON object that keeps the order of its members.
type object []member

type member struct {
	name  string
	value any
}

// MarshalJSON writes the members in their order.
func (o object) MarshalJSON() ([]byte, error) {
	b := bytes.NewBufferString("{")
	for i, m := range o {
		if i > 0 {
			b.WriteByte(',')
		}
		value, err := json.Marshal(m.value)
		if err != nil {
			return nil, err
		}
		b.WriteString(strconv.Quote(m.name) + ":")
		b.Write(value)
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}

// planObject gives the plan as its file has it: the same names in the same order, numbers as numbers, what is left out is
// not there.
func planObject(p *model.Plan) object {
	var plan object
	for _, section := range p.Sections() {
		plan = plan.with(strings.Split(section, "."), fields(p, section))
	}
	return plan
}

// with adds a section at a path of names and indices, such as offer, 0, term, 1.
func (o object) with(path []string, section object) object {
	switch {
	case path[0] == "":
		return append(o, section...)
	case len(path) == 1 && len(section) == 0:
		return o
	case len(path) == 1:
		return append(o, member{path[0], section})
	}
	index, _ := strconv.Atoi(path[1])
	if len(o) == 0 || o[len(o)-1].name != path[0] {
		o = append(o, member{path[0], []object(nil)})
	}
	list, _ := o[len(o)-1].value.([]object)
	if index == len(list) {
		list = append(list, section)
	} else {
		list[index] = list[index].with(path[2:], section)
	}
	o[len(o)-1].value = list
	return o
}

// fields gives the values of one section.
func fields(p *model.Plan, section string) object {
	var list object
	for _, name := range p.Names(section) {
		path := strings.TrimPrefix(section+"."+name, ".")
		f, _ := p.Field(path)
		if value := fieldValue(p, f); value != nil {
			list = append(list, member{name, value})
		}
	}
	return list
}

// fieldValue gives a value as the plan file's kinds say it; nil where it is left out.
func fieldValue(p *model.Plan, f model.Field) any {
	written := f.Value.Literal()
	switch r, ranged := p.Range(f.Path); {
	case ranged:
		return rangeText(f, r)
	case written == "":
		return nil
	case written[0] != '"' && json.Valid([]byte(written)):
		return json.RawMessage(written)
	default:
		return f.Value.String()
	}
}

// rangeText writes a range as the plan file does: "4h..6h..9h".
func rangeText(f model.Field, r model.Range) string {
	ends := []string{f.Write(r.Low), f.Value.String(), f.Write(r.High)}
	if r.Uniform {
		ends = []string{ends[0], ends[2]}
	}
	return strings.Join(ends, "..")
}
