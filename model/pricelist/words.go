package pricelist

import (
	"slices"
	"strings"
	"unicode"

	"app/gpuplan/model/unit"
)

// words are what people call a column, in small letters and without what stands between them; the likeliest first.
var words = [fields][]string{
	name:      {"name", "offer", "instance", "instancetype", "instancename", "sku", "flavor", "id", "名称", "实例", "实例规格", "套餐"},
	provider:  {"provider", "platform", "vendor", "cloud", "host", "平台", "厂商", "服务商", "anbieter"},
	card:      {"gpu", "card", "gpumodel", "gputype", "gpuname", "accelerator", "model", "显卡", "显卡型号", "gpu型号", "卡型", "型号", "karte", "grafikkarte"},
	count:     {"gpus", "cards", "gpucount", "numgpus", "ofgpus", "count", "quantity", "卡数", "显卡数", "gpu数量", "数量", "anzahl"},
	vram:      {"vram", "mem", "memory", "gpumemory", "gpumem", "gpuram", "vrampergpu", "显存", "单卡显存", "gpu显存", "speicher"},
	totalVRAM: {"totalvram", "totalmemory", "totalgpumemory", "总显存"},
	price: {
		"price", "hourly", "priceperhour", "hourlyprice", "hourlyrate", "perhour", "pricehour", "priceh", "pricehr", "hourprice", "hour", "ondemand",
		"ondemandprice", "rate", "cost", "costperhour", "单价", "价格", "小时价", "每小时", "每小时价格", "时价", "按量", "按量单价", "按量价", "按量计费",
		"preis", "preish", "preisprostunde", "stundenpreis", "prix", "precio",
	},
	cardPrice: {"pergpu", "pricepergpu", "pergpuhour", "pricepergpuhour", "percard", "pricepercard", "单卡价格", "单卡单价", "每卡每小时"},
	spot:      {"spot", "spotprice", "interruptible", "bid", "preemptible", "竞价", "竞价价格", "抢占式"},
	month:     {"month", "monthly", "permonth", "monthlyprice", "pricepermonth", "包月", "包月价", "月价", "每月", "monat", "monatspreis"},
	region:    {"region", "location", "zone", "datacenter", "country", "geolocation", "地区", "区域", "机房", "standort", "land"},
	currency:  {"currency", "货币", "币种", "währung"},
}

// spoken finds the columns of a head that no layout has, by what people call them, and the currency that stands in the head of
// a price: "Price per hour (CNY)", "单价(元/小时)", "$/hr". A column is taken once.
func spoken(head []string) (at [fields]int, code string) {
	taken := make([]bool, len(head))
	plain := make([]string, len(head))
	for i, h := range head {
		plain[i] = letters(withoutUnit(h))
	}
	for f := range field(fields) {
		at[f] = -1
		for _, word := range words[f] {
			i := slices.Index(plain, word)
			if i >= 0 && !taken[i] && says(head[i], f) {
				at[f], taken[i] = i, true
				break
			}
		}
	}
	for i, h := range head {
		a := unitOf(h)
		for _, f := range []field{price, month} {
			if at[f] < 0 && !taken[i] && a.Currency != "" && a.Per == perOf[f] {
				at[f], taken[i] = i, true
			}
			if at[f] == i && code == "" {
				code = a.Currency
			}
		}
	}
	return at, code
}

// perOf is the time that a price is for.
var perOf = map[field]string{price: "hour", cardPrice: "hour", spot: "hour", month: "month"}

// says tells whether the unit in a head does not contradict what its word says: "Price (CNY/month)" is no hourly price.
func says(head string, f field) bool {
	per := unitOf(head).Per
	return perOf[f] == "" || per == "" || per == perOf[f] || per == "card-"+perOf[f]
}

// unitOf reads the unit in a head: what stands in brackets, else all of it. The zero Amount where there is none.
func unitOf(head string) unit.Amount {
	said := head
	if open := strings.IndexAny(head, "([（【"); open >= 0 {
		said = strings.Trim(head[open:], "()[]（）【】 ")
	}
	a, err := unit.ParseAmount("1 " + said)
	if err != nil {
		return unit.Amount{}
	}
	return a
}

// withoutUnit is a head without what stands in brackets.
func withoutUnit(head string) string {
	if open := strings.IndexAny(head, "([（【"); open > 0 {
		return head[:open]
	}
	return head
}

// letters is a text in small letters, without what is neither letter nor digit.
func letters(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, s)
}
