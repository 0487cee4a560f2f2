package unit

// coin is a sign or word for a currency; the zero coin is none.
type coin struct {
	code string
	open bool // other currencies write the same sign: ¥, $, £, ₩
}

// mayBe reports whether the sign may stand for the currency with the code; no
// sign may stand for any.
func (c coin) mayBe(code string) bool {
	if c.code == "" || c.code == code {
		return true
	}
	likely, _ := LookupCurrency(c.code)
	asked, err := LookupCurrency(code)
	return c.open && err == nil && likely.Symbol() == asked.Symbol()
}

// coins are the signs and words beside the ISO codes.
var coins = map[string]coin{
	"¥": {"CNY", true}, "$": {"USD", true}, "£": {"GBP", true}, "€": {"EUR", false},
	"₩": {"KRW", true}, "₹": {"INR", false}, "₽": {"RUB", false}, "₺": {"TRY", false},
	"₫": {"VND", false}, "฿": {"THB", false}, "₦": {"NGN", false}, "₱": {"PHP", false},
	"cn¥": {"CNY", false}, "jp¥": {"JPY", false}, "us$": {"USD", false}, "hk$": {"HKD", false},
	"nt$": {"TWD", false}, "s$": {"SGD", false}, "a$": {"AUD", false}, "c$": {"CAD", false},
	"rmb": {"CNY", false}, "yuan": {"CNY", false}, "人民币": {"CNY", false}, "元": {"CNY", false}, "块": {"CNY", false},
	"美元": {"USD", false}, "美金": {"USD", false}, "欧元": {"EUR", false}, "英镑": {"GBP", false},
	"日元": {"JPY", false}, "円": {"JPY", false}, "港元": {"HKD", false}, "港币": {"HKD", false}, "韩元": {"KRW", false},
}

// multipliers are words for powers of ten right behind a number.
var multipliers = map[string]int{
	"k": 3, "百": 2, "千": 3, "万": 4, "萬": 4, "十万": 5, "百万": 6, "千万": 7, "亿": 8, "億": 8, "万亿": 12,
}

// perUnit is a word for what a price is for.
type perUnit struct {
	rank int // things, then size, then time: "card-hour", "GB-day"
	name string
}

const (
	rankThing = iota
	rankSize
	rankTime
	ranks
)

var perUnits = makePerUnits(map[perUnit][]string{
	{rankThing, "card"}:     {"card", "gpu", "卡", "张", "张卡"},
	{rankThing, "instance"}: {"instance", "server", "vm", "node", "实例", "台"},
	{rankSize, "GB"}:        {"gb", "g"},
	{rankSize, "GiB"}:       {"gib", "gi"},
	{rankSize, "TB"}:        {"tb", "t"},
	{rankSize, "kWh"}:       {"kwh", "度", "度电"},
	{rankTime, "second"}:    {"second", "sec", "s", "秒"},
	{rankTime, "minute"}:    {"minute", "min", "分", "分钟"},
	{rankTime, "hour"}:      {"hour", "hours", "hr", "hrs", "h", "时", "小时", "小時", "钟头"},
	{rankTime, "day"}:       {"day", "days", "d", "天", "日"},
	{rankTime, "week"}:      {"week", "weeks", "wk", "w", "周", "週", "星期"},
	{rankTime, "month"}:     {"month", "months", "mo", "mon", "月", "个月"},
	{rankTime, "year"}:      {"year", "years", "yr", "y", "年"},
})

func makePerUnits(names map[perUnit][]string) map[string]perUnit {
	table := make(map[string]perUnit)
	for unit, words := range names {
		for _, w := range words {
			table[w] = unit
		}
	}
	return table
}

// perMarks come before what a price is for; perJoins also between two of them.
var (
	perMarks = map[string]bool{"/": true, "每": true, "per": true, "a": true, "an": true}
	perJoins = map[string]bool{"/": true, "每": true, "per": true, "-": true, "·": true, "*": true, ".": true}
)
