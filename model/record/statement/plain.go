package statement

import (
	"slices"
	"strings"
	"unicode"

	"app/gpuplan/model/table"
	"app/gpuplan/model/text"
)

// plain is the layout of bills that name their columns plainly, in English or Chinese.
var plain = Layout{columns: map[field][]string{
	from: {
		"from", "start", "start time", "started at", "start date", "begin", "begin time", "usage start", "开始时间", "开机时间", "计费开始时间",
		"计费开始", "开始日期",
	},
	to: {
		"to", "end", "end time", "ended at", "stop", "stop time", "end date", "usage end", "结束时间", "关机时间", "计费结束时间", "计费结束",
		"结束日期",
	},
	at: {
		"at", "time", "date", "timestamp", "day", "charged at", "created at", "billing time", "billing date", "transaction time",
		"transaction date", "posting date", "交易时间", "扣费时间", "账单时间", "消费时间", "计费时间", "时间", "日期", "账单日期", "交易日期", "记账日期",
	},
	cost: {
		"cost", "amount", "charge", "charges", "total cost", "total", "fee", "billed", "billed amount", "price paid", "debit", "金额", "费用",
		"消费金额", "扣费金额", "实付金额", "应付金额", "交易金额", "扣费", "消费", "支付金额",
	},
	currency: {"currency", "currency code", "币种", "货币"},
	quantity: {"quantity", "usage", "hours", "duration", "billed hours", "usage amount", "用量", "时长", "计费时长", "使用时长", "运行时长"},
	unitName: {"unit", "units", "usage unit", "unit of measure", "单位", "计费单位"},
	price:    {"price", "rate", "hourly", "hourly rate", "unit price", "price per hour", "单价", "小时单价", "价格"},
	instance: {
		"instance", "instance id", "instance_id", "instance name", "resource", "resource id", "resource name", "pod", "machine", "server",
		"实例", "实例id", "实例名称", "资源id", "资源名称", "主机", "容器",
	},
	card:    {"card", "gpu", "gpu type", "gpu model", "gpu name", "显卡", "gpu型号", "显卡型号", "规格"},
	kind:    {"kind", "type", "category", "charge type", "transaction type", "类型", "交易类型", "费用类型", "计费类型", "计费方式", "计费项", "计费项目", "收费项", "费用项", "产品类型", "资源类型"},
	service: {"service", "product", "sku", "产品", "产品名称", "服务", "商品"},
	note:    {"text", "description", "details", "item", "memo", "note", "remark", "name", "说明", "备注", "描述", "明细", "摘要", "商品说明"},
	id: {
		"id", "transaction id", "charge id", "invoice line id", "order id", "reference", "流水号", "订单号", "交易号", "账单号", "单号",
		"交易订单号", "交易单号",
	},
	way:     {"way", "direction", "in/out", "debit/credit", "dr/cr", "收支类型", "收支", "收/支"},
	balance: {"balance", "余额", "账户余额"},
}, needs: []field{cost}}

// find finds the columns of all fields: those of the layout, and those of the mapping, which win.
func (l *Layout) find(head []string, m Mapping) (columns [fields]int, err error) {
	for f := range field(fields) {
		columns[f] = l.column(head, f)
		named, ok := m[Fields[f]]
		if !ok {
			continue
		}
		if columns[f] = column(head, []string{named}); columns[f] < 0 {
			return columns, table.Fault(text.ListNoColumn, named, table.Listed(head))
		}
	}
	if columns[cost] < 0 {
		return columns, table.Fault(text.BillNoCost, proposal(head), table.Listed(head))
	}
	return columns, nil
}

// accepts makes the function that knows a head: one of a known layout, or with all columns that the mapping names.
func (m Mapping) accepts() func([]string) bool {
	return func(head []string) bool {
		if len(head) < 2 {
			return false
		}
		for _, name := range m {
			if column(head, []string{name}) < 0 {
				return false
			}
		}
		l, ok := recognise(head)
		if l == &plain { // one word may stand anywhere
			_, hasCost := m[Fields[cost]]
			dated := plain.column(head, at) >= 0 || plain.column(head, from) >= 0
			return ok && dated || hasCost
		}
		return ok
	}
}

// proposal names the mapping that a head proposes; empty where it proposes none.
func proposal(head []string) text.Phrase {
	if mapping := propose(head); mapping != "" {
		return text.BillMap.With(mapping)
	}
	return text.Phrase{}
}

// propose gives a mapping for a head that is not known, by words that its names have in them: "cost=Net cost". It is empty where
// none has any.
func propose(head []string) string {
	taken := make([]bool, len(head))
	var parts []string
	for _, f := range []field{cost, from, to, at, currency, quantity, price, instance, card, note} {
		i := slices.IndexFunc(head, func(h string) bool { return alike(h, plain.columns[f]) })
		if i >= 0 && !taken[i] {
			taken[i] = true
			parts = append(parts, "--map "+Fields[f]+"="+quoted(table.Clean(head[i])))
		}
	}
	return strings.Join(parts, " ")
}

// alike reports whether a column's name has one of some words in it.
func alike(name string, words []string) bool {
	name = spaced(name)
	for _, w := range words {
		if len(w) >= 4 && strings.Contains(name, w) {
			return true
		}
	}
	return false
}

// spaced is a name in small words with a space between them, however a program joined them: startTime, start_time and Start-Time
// are "start time".
func spaced(name string) string {
	var b strings.Builder
	before := rune(0)
	for _, r := range name {
		switch {
		case r == '_' || r == '-' || r == '/' || r == '.':
			r = ' '
		case unicode.IsUpper(r) && unicode.IsLower(before):
			b.WriteByte(' ')
		}
		before = r
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}

// quoted puts a name that has spaces into quotes.
func quoted(name string) string {
	if strings.ContainsAny(name, " $&()'\"") {
		return "'" + strings.ReplaceAll(name, "'", `'\''`) + "'"
	}
	return name
}
