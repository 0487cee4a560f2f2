package pricelist

import (
	"strings"
	"unicode"

	"app/gpuplan/model/unit"
)

// cardsOf reads how many cards an instance has: "8", "0.25", "1/4", "2颗"; 0 where it has none, or a number that is not understood.
// Where the list does not say, an instance of a named card, or of a list without names of cards, has one.
func (r *Row) cardsOf(cell string, named bool) unit.Ratio {
	number := leadingNumber(cell)
	switch {
	case number == "" && (named && r.Card == "" || strings.ContainsFunc(cell, unicode.IsDigit)):
		return 0
	case number == "":
		return unit.One
	case goesOn(cell, number):
		return 0
	}
	whole, parts, isFraction := strings.Cut(number, "/")
	n, err := unit.ParseRatio(whole)
	if err != nil {
		return 0
	}
	if !isFraction {
		return n
	}
	d, err := unit.ParseRatio(parts)
	if err != nil || d == 0 {
		return 0
	}
	n64, err := unit.HalfUp.Int(unit.Fraction([]int64{int64(n), int64(unit.One)}, []int64{int64(d)}))
	if err != nil {
		return 0
	}
	return unit.Ratio(n64)
}

// leadingNumber gives the number that a text begins with, behind an x: "1/4颗 vGPU" has 1/4.
func leadingNumber(s string) string {
	if s != "" && (s[0] == ' ' || s[0] > '9') {
		s = strings.TrimLeft(s, " x×")
	}
	end := 0
	for end < len(s) && s[end] >= '.' && s[end] <= '9' { // a point, a slash, digits
		end++
	}
	return s[:end]
}

// goesOn tells whether what stands behind a number in a cell makes it another one: "1,000", "1e9", "1-8".
func goesOn(cell, number string) bool {
	_, rest, _ := strings.Cut(cell, number)
	return len(rest) > 1 && strings.IndexByte(",'eE-", rest[0]) >= 0 && unicode.IsDigit(rune(rest[1]))
}

// memory finds the memory of one card: in its name, where it stands as "80 GB", else in a column of its own, else as its part of that
// of all cards.
func (r *Row) memory(one, all, info string) unit.Bytes {
	if b := namedMemory(r.Card); b > 0 {
		return b
	}
	if b := memoryOf(one); b > 0 {
		return Sold(b)
	}
	total := memoryOf(all)
	if total == 0 {
		total = described(info)
	}
	if total == 0 || r.Cards == 0 {
		return 0
	}
	if whole := r.Cards / unit.One; whole*unit.One == r.Cards {
		return Sold(total / unit.Bytes(whole))
	}
	n, err := unit.HalfUp.Int(unit.Fraction([]int64{int64(total), int64(unit.One)}, []int64{int64(r.Cards)}))
	if err != nil {
		return 0
	}
	return Sold(unit.Bytes(n))
}

// namedMemory finds the memory in a card's name: "A100 (80 GB)", "h100-80gb".
func namedMemory(card string) unit.Bytes {
	for i := 1; i+1 < len(card); i++ {
		if card[i]|0x20 != 'g' || card[i+1]|0x20 != 'b' {
			continue
		}
		before := strings.TrimRight(card[:i], " ")
		if n, ok := digits(before[len(strings.TrimRight(before, "0123456789")):]); ok {
			return n * unit.GB
		}
	}
	return 0
}

// bareMiB is the number from which on memory without a unit is in MiB: no card has 2000 GB.
const bareMiB = 2000

// memoryOf reads a size of memory; 0 where there is none.
func memoryOf(cell string) unit.Bytes {
	n, bare := digits(cell)
	switch {
	case cell == "":
		return 0
	case bare && n > bareMiB:
		return n * unit.MiB
	case bare:
		return n * unit.GB
	}
	b, err := unit.ParseBytes(cell)
	if err != nil {
		return 0
	}
	return b
}

// digits reads a number of one to seven digits and nothing else.
func digits(s string) (n unit.Bytes, ok bool) {
	for i := range len(s) {
		if s[i] < '0' || s[i] > '9' {
			return 0, false
		}
		n = n*10 + unit.Bytes(s[i]-'0')
	}
	return n, s != "" && len(s) < 8
}

// described finds the memory of all cards in SkyPilot's description of them.
func described(info string) unit.Bytes {
	_, rest, found := strings.Cut(info, "'TotalGpuMemoryInMiB': ")
	if !found {
		return 0
	}
	n, _ := digits(leadingNumber(rest))
	return n * unit.MiB
}

// Sold gives the memory of a card as it is sold: a card of 24564 MiB is one of 24 GB. What is said in GB, to a tenth, stays.
func Sold(b unit.Bytes) unit.Bytes {
	if b%(unit.GB/10) == 0 || b < unit.GiB {
		return b
	}
	return (b + unit.GiB/2) / unit.GiB * unit.GB
}

// linode reads card and count out of an instance's name: "g1-gpu-rtx6000-2" has two.
func linode(name string) (card, count string) {
	_, rest, found := strings.Cut(name, "-gpu-")
	if !found {
		return name, ""
	}
	if i := strings.LastIndexByte(rest, '-'); i > 0 {
		return rest[:i], rest[i+1:]
	}
	return rest, ""
}
