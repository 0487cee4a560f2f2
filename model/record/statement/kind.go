package statement

import (
	"strings"

	"app/gpuplan/model/record"
)

// said is what a cell says of its row.
type said struct {
	kind  record.Kind
	sure  bool // it says a kind
	flow  flow
	known bool // it says a flow
}

// flow is the way that money went.
type flow uint8

const (
	outward flow = iota // it was paid
	inward              // it came in
	neutral             // neither: between one's own accounts
)

// flows are the cells that say a way and nothing else, in any case.
var flows = map[string]flow{
	"支出": outward, "消费": outward, "扣费": outward, "扣款": outward, "支付": outward, "out": outward, "debit": outward, "dr": outward, "expense": outward,
	"charge": outward, "收入": inward, "in": inward, "income": inward, "入账": inward, "credit": inward, "cr": inward,
	"不计收支": neutral, "中性交易": neutral, "/": neutral, "neutral": neutral,
}

// kinds are the cells that say a kind and nothing else: FOCUS's charge categories, AWS's line item types, Azure's charge types.
var kinds = map[string]record.Kind{
	"credit": record.Refund, "refund": record.Refund, "purchase": record.Term, "fee": record.Term, "rifee": record.Term,
	"savingsplanupfrontfee": record.Term, "savingsplanrecurringfee": record.Term, "payment": record.TopUp,
	"networking": record.Traffic, "bandwidth": record.Traffic, "storage": record.Storage, "compute": record.Compute,
}

// words tell a kind where they stand in a cell; the first that does.
var words = []struct {
	kind record.Kind
	are  []string
}{
	{record.Refund, []string{"refund", "退款", "退费"}},
	{record.TopUp, []string{"充值", "top-up", "topup", "top up", "recharge", "deposit"}},
	{record.Term, []string{
		"包年", "包月", "包周", "包日", "包天", "续费", "subscription", "reserved", "reservation", "prepaid", "savings plan",
	}},
	{record.Storage, []string{
		"storage", "disk", "volume", "snapshot", "ebs:", "blob", "存储", "硬盘", "数据盘", "系统盘", "云盘", "网盘", "镜像",
	}},
	{record.Traffic, []string{"traffic", "bandwidth", "egress", "data transfer", "datatransfer", "流量", "带宽"}},
	{record.Compute, []string{
		"compute", "gpu", "instance", "boxusage", "virtual machine", "实例", "算力", "主机", "容器", "开机", "关机", "按量", "整点",
	}},
}

// meaning tells what a cell says.
func meaning(cell string) (s said) {
	c := strings.ToLower(strings.TrimSpace(cell))
	s.flow, s.known = flows[c]
	if s.kind, s.sure = kinds[c]; s.sure {
		return s
	}
	c = strings.ReplaceAll(c, "refundable", "")
	for _, w := range words {
		for _, word := range w.are {
			if strings.Contains(c, word) {
				s.kind, s.sure = w.kind, true
				return s
			}
		}
	}
	return s
}

// says tells what a cell says, the same one quickly.
func (s *Statement) says(f field) said {
	cell := s.cell(f)
	if cell == "" {
		return said{}
	}
	return s.meanings.of(f, cell, meaning)
}

// kindOf tells what a row is for: as its kind says, else its service, else its text.
func (s *Statement) kindOf() record.Kind {
	for _, f := range [...]field{kind, way, service, note} {
		if m := s.says(f); m.sure {
			return m.kind
		}
	}
	return s.layout.kind
}
