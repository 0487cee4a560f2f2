package model

import (
	"strconv"
	"strings"

	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

// Validate checks that every value is possible and that names agree. The error is of type Faults and holds all that is wrong.
func (p Plan) Validate() error {
	var faults Faults
	for _, f := range p.Fields() {
		if fault := f.check(); fault != nil {
			faults = append(faults, fault)
		}
	}
	faults = append(faults, p.checkCurrency()...)
	faults = append(faults, p.checkNames()...)
	for i := range p.Offers {
		faults = append(faults, p.Offers[i].check(numbered("offer", len(p.Offers))[i], p.Disks)...)
	}
	if len(faults) > 0 {
		return faults
	}
	return nil
}

func (p *Plan) checkCurrency() Faults {
	if _, err := unit.LookupCurrency(p.Currency); err != nil {
		return Faults{{Path: "currency", Value: p.Currency, Want: text.WantCurrencyCode.With()}}
	}
	return nil
}

func (p *Plan) checkNames() Faults {
	faults := unique("disk", "name", len(p.Disks), func(i int) string { return p.Disks[i].Name })
	faults = append(faults, unique("transfer", "name", len(p.Transfers), func(i int) string { return p.Transfers[i].Name })...)
	return append(faults, unique("offer", "name", len(p.Offers), func(i int) string { return p.Offers[i].Name })...)
}

func (o *Offer) check(path string, disks []Disk) Faults {
	faults := unique(path+".term", "name", len(o.Terms), func(i int) string { return o.Terms[i].Name })
	faults = append(faults, unique(path+".storage", "disk", len(o.Storage), func(i int) string { return o.Storage[i].Disk })...)
	for i, t := range o.Terms {
		faults = append(faults, t.check(path+".term."+strconv.Itoa(i))...)
	}
	for i, s := range o.Storage {
		if !hasDisk(disks, s.Disk) && s.Disk != "" {
			faults = append(faults, &Fault{path + ".storage." + strconv.Itoa(i) + ".disk", s.Disk, text.WantOneOf.With(diskNames(disks))})
		}
	}
	return faults
}

func (t Term) check(path string) Faults {
	var faults Faults
	if t.Name == HourlyForm {
		faults = append(faults, &Fault{path + ".name", t.Name, text.WantOtherName.With(HourlyForm)})
	}
	return faults
}

// HourlyForm is the name of the form that is paid by the hour; no term may have it.
const HourlyForm = "hourly"

// unique reports names that are missing or stand twice in an array.
func unique(array, field string, n int, name func(int) string) Faults {
	var faults Faults
	seen := map[string]bool{}
	for i := range n {
		path := array + "." + strconv.Itoa(i) + "." + field
		switch s := name(i); {
		case s == "":
			faults = append(faults, &Fault{Path: path, Want: text.WantName.With()})
		case seen[s]:
			faults = append(faults, &Fault{path, s, text.WantUnique.With()})
		default:
			seen[s] = true
		}
	}
	return faults
}

func hasDisk(disks []Disk, name string) bool {
	for _, d := range disks {
		if d.Name == name {
			return true
		}
	}
	return false
}

func diskNames(disks []Disk) string {
	names := make([]string, len(disks))
	for i, d := range disks {
		names[i] = d.Name
	}
	return strings.Join(names, ", ")
}
