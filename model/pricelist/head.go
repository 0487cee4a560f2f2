package pricelist

import (
	"slices"
	"strings"

	"app/gpuplan/model/unit"
)

// headWords are the names that columns go by in lists of no known layout: whole names, in small letters, signs as spaces.
var headWords = [fields][]string{
	name:      {"instance", "instance type", "instance name", "machine", "machine type", "offer", "sku", "instanz", "实例", "实例规格", "规格", "机型"},
	provider:  {"cloud", "vendor", "platform", "anbieter", "plattform", "平台", "厂商", "供应商"},
	card:      {"gpu", "gpu type", "gpu model", "gpu name", "graphics card", "accelerator", "grafikkarte", "karte", "显卡", "显卡型号", "gpu型号", "gpu 型号", "卡型"},
	count:     {"gpus", "cards", "gpu count", "num gpus", "number of gpus", "anzahl", "anzahl gpus", "卡数", "显卡数量", "gpu数量", "gpu 数量"},
	vram:      {"gpu memory", "gpu mem", "gpu ram", "video memory", "grafikspeicher", "显存", "显存大小", "gpu显存"},
	price:     {"hourly", "hourly price", "hourly rate", "hourly cost", "cost", "on demand", "on demand price", "preis", "stundenpreis", "价格", "单价", "小时价", "时价", "按量价格", "按量计费"},
	spot:      {"spot price", "preemptible", "preemptible price", "spotpreis", "竞价", "竞价价格"},
	month:     {"monthly", "monthly price", "monthly rate", "monatspreis", "月价", "包月", "包月价格", "包月价"},
	region:    {"location", "zone", "datacenter", "data center", "standort", "地区", "区域", "地域", "机房"},
	currency:  {"waehrung", "währung", "货币", "币种"},
	totalVRAM: {"total gpu memory", "total vram", "总显存"},
}

// memoryWords are of a card's memory where no column counts processors, beside which they are the machine's.
var (
	memoryWords    = []string{"mem", "memory", "speicher"}
	processorWords = []string{"vcpu", "vcpus", "cpu", "cpus", "cores", "cpu cores", "核数"}
)

// measure is what a head says of the numbers below it: "Price per hour (CNY)", "GPU Memory (GB)".
type measure struct {
	price unit.Amount // currency of a price, where it names one
	size  string      // unit of a memory: "GiB"; empty where it names none
}

// parted parts a column's name from the unit behind it: "Preis/h" is "preis" and "/h", "Price per hour (CNY)" "price" and
// "per hour CNY". A unit alone, "$/hr", is that of a price.
func parted(head string) (word, tail string) {
	head = strings.NewReplacer("（", "(", "）", ")", "[", "(", "]", ")", "_", " ", "-", " ").Replace(strings.ToLower(head))
	word, bracket, _ := strings.Cut(head, "(")
	bracket, _, _ = strings.Cut(bracket, ")")
	for _, sign := range []string{"/", " per "} {
		if before, after, ok := strings.Cut(word, sign); ok {
			word, tail = before, strings.TrimSpace(sign)+" "+after
			break
		}
	}
	word, tail = strings.Join(strings.Fields(word), " "), strings.TrimSpace(tail+" "+bracket)
	if a, err := unit.ParseAmount("1 " + word); err == nil && a.Currency != "" && tail != "" {
		return Fields[price], word + tail
	}
	return word, tail
}

// understood tells which field a column holds by the words of its head; ok is false where they are none that are known, or
// the unit behind them is not.
func understood(head string, memory bool) (holds field, ok bool) {
	word, tail := parted(head)
	for f := range field(fields) {
		if word == Fields[f] || slices.Contains(headWords[f], word) || f == vram && memory && slices.Contains(memoryWords, word) {
			return f.of(tail)
		}
	}
	return 0, false
}

// of gives the field that a column of f holds with that unit: a price for a month is another field than one for an hour.
func (f field) of(tail string) (field, bool) {
	switch f {
	case vram, totalVRAM:
		_, err := unit.ParseBytes("1 " + tail)
		return f, tail == "" || err == nil
	case price, spot, month:
		a, err := unit.ParseAmount("1 " + tail)
		if err != nil {
			return f, false
		}
		return f.per(strings.TrimPrefix(a.Per, "instance-"))
	}
	return f, tail == ""
}

// per gives the field of a price for so long; ok is false where there is none.
func (f field) per(time string) (field, bool) {
	switch {
	case time == "month" && f == price:
		return month, true
	case time == "month" || time == "" || time == "instance":
		return f, time != "month" || f == month
	case time == "card" && f == price, time == "card-hour" && f == price:
		return cardPrice, true
	}
	return f, time == "hour" && f != month
}

// understand finds columns by the words of their heads for the fields that have none, and what all heads say of their numbers.
func (l *List) understand(head []string) {
	memory := !slices.ContainsFunc(head, func(h string) bool {
		word, _ := parted(h)
		return slices.Contains(processorWords, word)
	})
	for i, h := range head {
		if f, ok := understood(h, memory); ok && l.layout.Name == "" && l.at[f] < 0 && !slices.Contains(l.at[:], i) {
			l.at[f] = i
		}
	}
	for f, i := range l.at {
		if i >= 0 {
			l.measures[f] = measured(head[i])
		}
	}
}

// measured reads what a head says of its numbers.
func measured(head string) measure {
	_, tail := parted(head)
	var m measure
	if a, err := unit.ParseAmount("1 " + tail); err == nil {
		m.price, m.price.Per = a, ""
	}
	if _, err := unit.ParseBytes("1 " + tail); err == nil && tail != "" {
		m.size = tail
	}
	return m
}

// sized gives the cell of a memory with the unit of its column, where it has none of its own.
func (m measure) sized(cell string) string {
	if _, bare := digits(cell); bare && m.size != "" {
		return cell + " " + m.size
	}
	return cell
}
