package text

import "strings"

// Faults of values: what is wrong, and what would be right.
var (
	FaultOf    = Word{"%[1]s: %[2]s, want %[3]s", "%[1]s: %[2]s，应为：%[3]s"}
	FaultWhole = Word{"%[1]s, want %[2]s", "%[1]s，应为：%[2]s"}

	WhatMissing = Word{"missing", "没有填"}
	WhatUnknown = Word{"no such value", "没有这一项"}
	WhatTwice   = Word{"%[1]s stands twice", "%[1]s 重复了"}

	// Why a text is no number, time or size. Placeholders: 1 the text, 2 the place of the character.
	WhatSecondPoint   = Word{"%[1]s has a second decimal point at character %[2]d", "%[1]s 的第 %[2]d 个字符又是一个小数点"}
	WhatBadGroups     = Word{"%[1]s has groups of digits that are not of 3 or 4 at character %[2]d", "%[1]s 从第 %[2]d 个字符起，数字不是三位或四位一组"}
	WhatTwoNumbers    = Word{"%[1]s has a second number at character %[2]d", "%[1]s 从第 %[2]d 个字符起是第二个数"}
	WhatExponent      = Word{"%[1]s has an exponent at character %[2]d", "%[1]s 的第 %[2]d 个字符是指数写法"}
	WhatTooFine       = Word{"%[1]s has too many decimals", "%[1]s 的小数位太多"}
	WhatNegative      = Word{"%[1]s is below 0", "%[1]s 小于 0"}
	WhatUnreadable    = Word{"%[1]s has something that does not belong there at character %[2]d", "%[1]s 从第 %[2]d 个字符起看不懂"}
	WhatTwoCurrencies = Word{"%[1]s has a second currency at character %[2]d", "%[1]s 从第 %[2]d 个字符起是第二种货币"}
	WhatUnitOrder     = Word{"%[1]s has a unit twice or out of order at character %[2]d", "%[1]s 的第 %[2]d 个字符处，单位重复或顺序不对"}
	WhatBadClock      = Word{"%[1]s has minutes or seconds that are not 00 to 59 at character %[2]d", "%[1]s 的第 %[2]d 个字符处，分或秒不在 00 到 59 之间"}
	WhatBitsOrBytes   = Word{"%[1]s may be bits or bytes at character %[2]d", "%[1]s 的第 %[2]d 个字符处，分不清是比特还是字节"}

	WantText         = Word{"text in quotes", "引号里的文字"}
	WantPrintable    = Word{"text without control characters", "不含控制字符的文字"}
	WantLength       = Word{"at most %[1]d characters", "最多 %[1]d 个字符"}
	WantOneOf        = Word{"one of %[1]s", "其中之一：%[1]s"}
	WantThis         = Word{"%[1]s", "%[1]s"}
	WantSection      = Word{"a plan that has %[1]s", "方案里先有 %[1]s"}
	WantOneCurrency  = Word{"one currency for the whole plan, at its top", "整个方案只用一种货币，写在开头"}
	WantDate         = Word{"a day such as 2026-11-30", "日期，如 2026-11-30"}
	WantWhole        = Word{"a whole number", "整数"}
	WantNumber       = Word{"a number such as 0.95", "数字，如 0.95"}
	WantHours        = Word{"hours such as 6, 6.5 or 6h30m", "小时数，如 6、6.5、6h30m"}
	WantDuration     = Word{"a time with its unit, such as 15m or 1h30m", "带单位的时间，如 15m、1h30m"}
	WantSize         = Word{"a size such as 50GB or 1.5TB", "容量，如 50GB、1.5TB"}
	WantGigabytes    = Word{"a number of GB such as 100", "以 GB 计的数字，如 100"}
	WantBandwidth    = Word{"a speed such as 50MB/s or 400Mbit/s", "速度，如 50MB/s、400Mbit/s"}
	WantPrice        = Word{`an amount such as 1.98, or "unknown"`, `金额，如 1.98，或 "unknown"`}
	WantTypedPrice   = Word{"an amount such as 1.98, or ?", "金额，如 1.98，或 ?"}
	WantMoney        = Word{"an amount such as 800", "金额，如 800"}
	WantCurrency     = Word{"an amount in the plan's currency, %[1]s", "用方案的货币 %[1]s 表示的金额"}
	WantPer          = Word{"a price per %[1]s", "每%[1]s的价格"}
	WantSum          = Word{"an amount that is not per anything", "不按时间或容量计的金额"}
	WantDecimals     = Word{"at most %[1]d decimals", "最多 %[1]d 位小数"}
	WantRange        = Word{"%[1]s to %[2]s", "%[1]s 到 %[2]s"}
	WantAbove        = Word{"more than 0, up to %[1]s", "大于 0，最多 %[1]s"}
	WantRising       = Word{"a range that rises, such as 4..6..9", "从小到大的范围，如 4..6..9"}
	WantStart        = Word{"the first day of the plan: without it there are no dates (--set start=2026-12-01)", "方案的第一天，没有它就没有日期（--set start=2026-12-01）"}
	WantRefund       = Word{"none, prorata*1.5 or clawback*1", "none、prorata*1.5 或 clawback*1"}
	WantCurrencyCode = Word{"an ISO 4217 code such as CNY or USD", "ISO 4217 货币代码，如 CNY、USD"}
	WantName         = Word{"a name", "名称"}
	WantUnique       = Word{"a name that stands only once", "不重复的名称"}
	WantOtherName    = Word{"a name other than %[1]s", "%[1]s 以外的名称"}
	WantDisk         = Word{"a disk of the plan: %[1]s", "方案里的磁盘：%[1]s"}
)

// PriceUnit names what a price is for by its key: hour, card-hour, GB-day …
func PriceUnit(key string) Phrase {
	of, per, several := strings.Cut(key, "-")
	if !several {
		return named(priceUnits, key).With()
	}
	return perOf.With(named(priceUnits, of), named(priceUnits, per))
}

var perOf = Word{"%[1]s-%[2]s", "%[1]s每%[2]s"}

var priceUnits = map[string]Word{
	"card": {"card", "张卡"}, "instance": {"instance", "台实例"}, "GB": {"GB", "GB"}, "kWh": {"kWh", "度"},
	"hour": {"hour", "小时"}, "day": {"day", "天"}, "week": {"week", "周"}, "month": {"month", "月"}, "year": {"year", "年"},
}
