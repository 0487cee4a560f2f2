package text

// Time that a card of one's own is used.
var (
	Months = Noun{Word{"%[1]s month", "%[1]s 个月"}, Word{"%[1]s months", "%[1]s 个月"}}
	Years  = Noun{Word{"%[1]s year", "%[1]s 年"}, Word{"%[1]s years", "%[1]s 年"}}
)

// Owning a card beside renting one. Placeholders: of the total 1 the cards, 2 the total, 3 the days, 4 to 6 its parts, 7 the
// electricity; of the others: amounts, times and the rental, in the order of the English sentence.
var (
	OwnHead     = Word{"Rent or buy", "租还是买"}
	OwnMissing  = Word{"What owning costs is not known, these are missing: %[1]s.", "自己买要花多少还不知道，缺：%[1]s。"}
	OwnTooLarge = Word{"What owning costs is too large to be written.", "自己买的金额太大，写不下。"}
	OwnTotal    = Word{
		"Owning %[1]s costs %[2]s for %[3]s: %[4]s for loss of value and interest, %[5]s fixed, %[6]s for %[7]s kWh.",
		"自己买 %[1]s，%[3]s花 %[2]s：折旧和利息 %[4]s，固定费用 %[5]s，电费 %[6]s（%[7]s 度）。",
	}
	// OwnGain and OwnBrings are of cards that are sold for more than they cost and their interest: the fourth is what that gains.
	OwnGain = Word{
		"Owning %[1]s costs %[2]s for %[3]s: %[5]s fixed, %[6]s for %[7]s kWh, less %[4]s gained in value, interest taken off.",
		"自己买 %[1]s，%[3]s花 %[2]s：固定费用 %[5]s，电费 %[6]s（%[7]s 度），减去升值 %[4]s（已扣利息）。",
	}
	OwnBrings = Word{
		"Owning %[1]s brings in %[2]s in %[3]s: %[4]s gained in value, interest taken off, less %[5]s fixed and %[6]s for %[7]s kWh.",
		"自己买 %[1]s，%[3]s赚 %[2]s：升值 %[4]s（已扣利息），减去固定费用 %[5]s、电费 %[6]s（%[7]s 度）。",
	}
	OwnGrows   = Word{"It rests on selling for more than was paid: that decides here, not the use.", "这靠卖得比买时贵：这里起作用的是升值，不是用得多不多。"}
	OwnHour    = Word{"An hour of work comes to %[1]s.", "干活每小时合 %[1]s。"}
	OwnLess    = Word{"That is %[1]s less than the cheapest rental, %[2]s: %[3]s.", "比最省的租法（%[2]s，%[3]s）少 %[1]s。"}
	OwnMore    = Word{"That is %[1]s more than the cheapest rental, %[2]s: %[3]s.", "比最省的租法（%[2]s，%[3]s）多 %[1]s。"}
	OwnPays    = Word{"Used like this, buying has paid for itself after %[1]s of 30 days, without interest; the cards are to last %[2]s.", "照这样用，%[1]s（每月 30 天，不计利息）回本；卡打算用 %[2]s。"}
	OwnTooLong = Word{"Used like this, buying would pay for itself after %[1]s of 30 days, longer than the %[2]s that the cards are to last.", "照这样用，要 %[1]s（每月 30 天）才回本，比打算用的 %[2]s还长。"}
	OwnNever   = Word{"Used like this, buying never pays for itself: renting costs no more than running one's own.", "照这样用，买卡回不了本：租的钱还抵不上自己的电费和固定费用。"}
	OwnPerYear = Word{"Against the hourly price, owning costs less from %[1]s of work a year on, interest counted.", "和按量比，一年干活满 %[1]s，自己买就更省（已计利息）。"}
	OwnFull    = Word{"Against the hourly price, not even work day and night makes owning cost less: that would take %[1]s a year, interest counted.", "和按量比，就算日夜不停，自己买也不会更省：一年要干活 %[1]s（已计利息）。"}
	OwnDoubt   = Word{"Resale, use and the future price of renting decide this more than all else: try other values of them.", "最要紧的是二手价、用得多不多、以后的租价：换几个值试试。"}
)
