package text

// Faults of values: what is wrong, and what would be right.
var (
	FaultMissing = Word{"%[1]s is missing, want %[2]s", "缺少 %[1]s，应为%[2]s"}
	FaultValue   = Word{"%[1]s is %[2]s, want %[3]s", "%[1]s 是 %[2]s，应为%[3]s"}

	WantText         = Word{"text in quotes", "引号里的文字"}
	WantShortText    = Word{"at most %[1]d bytes", "最多 %[1]d 字节"}
	WantOneOf        = Word{"one of %[1]s", "其中之一：%[1]s"}
	WantDate         = Word{"a day such as 2026-11-30", "日期，如 2026-11-30"}
	WantWhole        = Word{"a whole number", "整数"}
	WantNumber       = Word{"a number such as 0.95", "数字，如 0.95"}
	WantHours        = Word{"hours such as 6, 6.5 or 6h30m", "小时数，如 6、6.5、6h30m"}
	WantDuration     = Word{"a time with its unit, such as 15m or 1h30m", "带单位的时间，如 15m、1h30m"}
	WantSize         = Word{"a size such as 50GB or 1.5TB", "容量，如 50GB、1.5TB"}
	WantBandwidth    = Word{"a speed such as 50MB/s or 400Mbit/s", "速度，如 50MB/s、400Mbit/s"}
	WantPrice        = Word{`an amount such as 1.98, or "unknown"`, `金额，如 1.98，或 "unknown"`}
	WantCurrency     = Word{"an amount in the plan's currency %[1]s", "方案货币 %[1]s 的金额"}
	WantPer          = Word{"a price per %[1]s", "每 %[1]s 的价格"}
	WantDecimals     = Word{"at most %[1]d decimals", "最多 %[1]d 位小数"}
	WantRange        = Word{"%[1]s to %[2]s", "%[1]s 到 %[2]s"}
	WantRangeOf      = Word{"a range low..likely..high within %[1]s to %[2]s", "范围 最小..可能..最大，在 %[1]s 到 %[2]s 之间"}
	WantRising       = Word{"a range that rises, such as 4..6..9", "从小到大的范围，如 4..6..9"}
	WantRefund       = Word{"none, prorata*1.5 or clawback*1", "none、prorata*1.5 或 clawback*1"}
	WantCurrencyCode = Word{"an ISO 4217 code such as CNY or USD", "ISO 4217 货币代码，如 CNY、USD"}
	WantName         = Word{"a name", "名称"}
	WantUnique       = Word{"a name that stands only once", "不重复的名称"}
	WantOtherName    = Word{"a name other than %[1]s", "%[1]s 以外的名称"}
)
