package pricelist

import (
	"slices"
	"strings"

	"app/gpuplan/model/table"
	"app/gpuplan/model/text"
)

// field is something that a column may hold.
type field int

const (
	name      field = iota // what the platform calls the instance
	provider               // who rents it out
	card                   // the card's name
	count                  // cards of an instance: 1, 0.25, 1/4, "2颗"
	vram                   // memory of one card; without a unit GB, above 2000 MiB
	totalVRAM              // memory of all cards of the instance
	gpuInfo                // SkyPilot's description of the cards, of which the total memory is taken
	price                  // of an hour of the instance
	cardPrice              // of an hour of one card
	spot                   // of an hour of the instance that can be taken away
	month                  // of 30 days of the instance in advance
	region                 // where it stands
	currency               // of the row's prices
	fields    = iota
)

// Fields names what a column can hold, as a [Mapping] and --map call it; a column of that very name needs no mapping.
var Fields = []string{
	name: "name", provider: "provider", card: "card", count: "count", vram: "vram", totalVRAM: "total_vram", gpuInfo: "gpu_info",
	price: "price", cardPrice: "card_price", spot: "spot", month: "month", region: "region", currency: "currency",
}

// Mapping gives the column of a field by the field's name.
type Mapping map[string]string

// Layout is a kind of list whose columns are known.
type Layout struct {
	Name     string
	Currency string // ISO 4217, of prices that do not name theirs; empty: not said
	columns  map[field]string
	needs    []field                                // by which it is recognised: the list has all of these columns
	fromName func(name string) (card, count string) // where the instance's name says both; else nil
}

// Layouts lists the kinds that are recognised by their columns, the first that fits.
var Layouts = []Layout{
	{"SkyPilot", "USD", map[field]string{
		name: "InstanceType", card: "AcceleratorName", count: "AcceleratorCount", gpuInfo: "GpuInfo",
		price: "Price", spot: "SpotPrice", region: "Region",
	}, []field{card, count, price}, nil},
	{"cloud-gpus", "USD", map[field]string{
		provider: "Cloud", name: "Name", card: "GPU Type", count: "GPUs", totalVRAM: "GPU RAM",
		price: "On-demand", cardPrice: "Per-GPU", spot: "Spot",
	}, []field{card, count, price, cardPrice}, nil},
	// Its month_usd is 730 hours by the hour, which is no month in advance; the others are for one and three years.
	{"GCP", "USD", map[field]string{
		provider: "provider", name: "instance", card: "gpu", count: "gpu_count", price: "hour_usd", spot: "hour_spot_usd", region: "region",
	}, []field{name, card, count, price}, nil},
	{"Vast.ai", "USD", map[field]string{
		name: "id", card: "gpu_name", count: "num_gpus", vram: "gpu_ram", price: "dph_total", spot: "min_bid", region: "geolocation",
	}, []field{card, count, price}, nil},
	{"Linode", "USD", map[field]string{name: "id", price: "hourly_usd", month: "monthly_usd"}, []field{name, price, month}, linode},
	{"Tencent Cloud", "", map[field]string{
		name: "实例规格", count: "GPU", totalVRAM: "GPU显存", price: "按量计费",
	}, []field{name, count, price}, nil},
}

// find finds the columns of the fields: those of the layout, those with a field's own name, and those of the mapping, which win;
// then, in a list of no known layout, those whose heads say it in words.
func (l *List) find(m Mapping) error {
	head := l.rows.Head()
	for i := range head {
		head[i] = strings.TrimSpace(head[i])
	}
	l.layout = recognise(head)
	l.money.usual.Currency = l.layout.Currency
	for f := range field(fields) {
		l.at[f] = table.Column(head, Fields[f])
		if own, ok := l.layout.columns[f]; ok {
			l.at[f] = table.Column(head, own)
		}
		if named, ok := m[Fields[f]]; ok {
			if l.at[f] = table.Column(head, named); l.at[f] < 0 {
				return table.Fault(text.ListNoColumn, named, table.Listed(head))
			}
		}
	}
	l.understand(head)
	if l.at[price] < 0 && l.at[cardPrice] < 0 && l.at[spot] < 0 && l.at[month] < 0 {
		return noPrice(head)
	}
	return nil
}

// noPrice says what columns there are, where none has a price.
func noPrice(head []string) error {
	if names := table.Listed(head); names != "" {
		return table.Fault(text.ListNoPrice, names)
	}
	return table.Fault(text.ListEmpty)
}

// recognise finds the layout that the head has all needed columns of; the zero Layout where there is none.
func recognise(head []string) Layout {
	for _, l := range Layouts {
		if !slices.ContainsFunc(l.needs, func(f field) bool { return table.Column(head, l.columns[f]) < 0 }) {
			return l
		}
	}
	return Layout{}
}
