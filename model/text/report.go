package text

// Heads of the summary's sections, in its order. Placeholders of a head with several: 1 the offer, 2 the form.
var (
	SummaryPlan      = Word{"A plan for a rented GPU", "租 GPU 的方案"}
	SummaryOfDay     = Word{"%[1]s, all amounts in %[2]s", "%[1]s，金额单位 %[2]s"}
	SummaryPrices    = Word{"Prices", "价格"}
	SummaryAnswer    = Word{"Answer", "结论"}
	SummaryAnswerOf  = Word{"Answer for %[1]s", "%[1]s 的结论"}
	SummaryCosts     = Word{"Cost of %[2]s, %[3]s", "%[2]s的费用，%[3]s"}
	SummaryCostsOf   = Word{"%[1]s: cost of %[2]s, %[3]s", "%[1]s：%[2]s的费用，%[3]s"}
	SummaryOfWhich   = Word{"Of which", "其中"}
	SummaryOfWhichOf = Word{"%[1]s: of which", "%[1]s：其中"}
	SummaryWaste     = Word{"Waste (the findings overlap, do not add them up)", "浪费（各项有重叠，不要相加）"}
	SummaryWarnings  = Word{"Warnings", "提醒"}
	SummaryAssumed   = Word{"What was assumed", "按什么算的"}
	SummaryUnknown   = Word{"What this does not know", "这份摘要没有考虑的"}
	SummaryAgain     = Word{"To get this again", "再算一遍"}
)

// Heads of the summary's columns.
var (
	ColumnForm     = Word{"Form", "付法"}
	ColumnItem     = Word{"Item", "项目"}
	ColumnQuantity = Word{"Quantity", "数量"}
	ColumnPrice    = Word{"Unit price", "单价"}
	ColumnCost     = Word{"Cost", "金额"}
)

// What a disk is charged for, and how much of it. Placeholders of an amount: 1 the number, 2 the unit.
var (
	GBHour   = Word{"GB-hour", "GB 小时"}
	GBDay    = Word{"GB-day", "GB 天"}
	GBMonth  = Word{"GB-month", "GB 月"}
	AmountOf = Word{"%[1]s %[2]s", "%[1]s %[2]s"}
	AnHour   = Word{"an hour", "一小时"}
	FormItem = Word{"%[1]s, %[2]s", "%[1]s，%[2]s"}
)

// Rows in whole sentences. Placeholders of costs: 1 the form, 2 the total, 3 to 5 the parts. Of a line of the bill: 1 its name,
// 2 the quantity, 3 the cost, 4 the unit price.
var (
	CostsSentence = Word{
		"%[1]s: %[2]s in all, of which compute %[3]s, storage %[4]s, traffic %[5]s.",
		"%[1]s：共 %[2]s，其中卡时费 %[3]s、存储费 %[4]s、流量费 %[5]s。",
	}
	ChargeSentence      = Word{"%[1]s: %[2]s, %[3]s.", "%[1]s：%[2]s，%[3]s。"}
	ChargePriceSentence = Word{"%[1]s: %[2]s at %[4]s, %[3]s.", "%[1]s：%[2]s，单价 %[4]s，%[3]s。"}
	ChargeBareSentence  = Word{"%[1]s: %[2]s.", "%[1]s：%[2]s。"}
	ShareBareSentence   = Word{"of which %[1]s: %[2]s.", "其中%[1]s：%[2]s。"}
	ShareSentence       = Word{"of which %[1]s: %[2]s, %[3]s.", "其中%[1]s：%[2]s，%[3]s。"}
)

// The age and the source of prices. Placeholders: 1 the offer, 2 the day or what it says of it, 3 the age or the source, 4 what the
// age means.
var (
	PricesRead      = Word{"%[1]s: prices read on %[2]s, %[3]s; %[4]s.", "%[1]s：价格抄录于 %[2]s，%[3]s；%[4]s。"}
	PricesFrom      = Word{"Source: %[1]s.", "来源：%[1]s。"}
	PricesDateless  = Word{"%[1]s: the day on which the prices were read is not given; look them up again.", "%[1]s：没记价格是哪天看的；请重新核对。"}
	PricesFresh     = Word{"fresh", "够新"}
	PricesReread    = Word{"read them again before you rent", "租之前请再核对一遍"}
	PricesOldReread = Word{"old, read them again before you rent", "旧了，租之前请重新核对"}
	PricesStale     = Word{"too old to rely on, read them again", "太旧，靠不住，请重新核对"}
	PricesTyped     = Word{"Entered: %[1]s.", "填入：%[1]s。"}
	AgeYesterday    = Word{"yesterday", "昨天"}
	AgeAgo          = Word{"%[1]s ago", "%[1]s前"}
	AgeAhead        = Word{"%[1]s ahead of this report's day", "比这份摘要晚 %[1]s"}
)

// One price of an offer. Placeholders: 1 the amount, 2 what it is of.
var (
	PriceHourly    = Word{"hourly %[1]s", "按量 %[1]s"}
	PriceTerm      = Word{"%[2]s %[1]s", "%[2]s %[1]s"}
	PriceTermTopUp = Word{"%[2]s %[1]s and %[3]s an hour", "%[2]s %[1]s，另加每小时 %[3]s"}
	PriceDisk      = Word{"disk %[2]s %[1]s per %[3]s", "磁盘 %[2]s 每 %[3]s %[1]s"}
	PriceDiskFree  = Word{"disk %[2]s %[1]s per %[3]s (%[4]s free)", "磁盘 %[2]s 每 %[3]s %[1]s（%[4]s 免费）"}
	PriceNoGPU     = Word{"an hour without a card %[1]s", "无卡开机每小时 %[1]s"}
	PriceIn        = Word{"data in %[1]s per GB", "流入每 GB %[1]s"}
	PriceOut       = Word{"data out %[1]s per GB", "流出每 GB %[1]s"}
)

// The answer. Placeholders: 1 what the verdict says, 2 the total.
var (
	SummaryVerdict = Word{"%[1]s: %[2]s.", "%[1]s：%[2]s。"}
	SummaryBest    = Word{"Cheapest of %[1]s: %[2]s, %[3]s: %[4]s.", "%[1]s里最省的：%[2]s，%[3]s：%[4]s。"}
	SummaryNoBest  = Word{"No offer is known in full, so none is the cheapest yet.", "还没有一个报价是完整的，所以还比不出最省的。"}
	SummarySoFar   = Word{"So far %[1]s is cheapest: %[2]s.", "目前%[1]s最省：%[2]s。"}
	SummarySame    = Word{"%[1]s and %[2]s cost the same.", "%[1]s和%[2]s花的一样多。"}
	SummaryClose   = Word{"%[1]s is %[2]s, under 5 %%: small things decide.", "%[1]s%[2]s，不到 5 %%：一点小变化就会翻转。"}
	// SummaryAhead tells which form is ahead where what is unknown is the same in all: 1 what is unknown, 2 the form, 3 the
	// margin, 4 the next form.
	SummaryAhead     = Word{"What is unknown (%[1]s) is the same in every form, so the order is known: %[2]s, %[3]s less than %[4]s. The total is not.", "未知的部分（%[1]s）每种付法都一样，所以谁更省已经清楚：%[2]s，比%[4]s少 %[3]s；总价还不知道。"}
	SummaryOpen      = Word{"Something unknown could change it.", "还有未知的东西，结论可能会变。"}
	SentenceEnd      = Word{"%[1]s.", "%[1]s。"}
	SummaryAlone     = Word{"There is nothing to compare it with.", "没有可比的付法。"}
	SummaryLess      = Word{"%[1]s less than %[2]s (%[3]s)", "比%[2]s少 %[1]s（%[3]s）"}
	PaysAtAndFrom    = Word{"%[1]s pays at %[2]s and from %[3]s a day; you plan %[4]s.", "每天 %[2]s，或满 %[3]s，%[1]s才划算；你计划 %[4]s。"}
	PaysTooFrom      = Word{"%[1]s pays from %[2]s a day.", "每天满 %[2]s，%[1]s才划算。"}
	PaysTooAtAndFrom = Word{"%[1]s pays at %[2]s and from %[3]s a day.", "每天 %[2]s，或满 %[3]s，%[1]s才划算。"}
	PaysTooOnlyAt    = Word{"%[1]s pays at %[2]s a day and at no other use.", "每天只有 %[2]s时，%[1]s才划算。"}
	PaysTooAlways    = Word{"%[1]s pays at any use.", "每天不管用多久，%[1]s都划算。"}
	PaysOnlyAt       = Word{"%[1]s pays at %[2]s a day and at no other use; you plan %[3]s.", "每天只有 %[2]s时，%[1]s才划算；你计划 %[3]s。"}
	PriceMissing     = Word{"a price is missing", "缺价格"}
	WorkEndless      = Word{"interruptions let no work by the hour come to its end", "中断太多，按量做不完"}
	CostTooLarge     = Word{"a cost is too large to be written", "金额太大，写不下"}
	PaysNotKnown     = Word{"%[1]s: not known from which use on it pays, %[2]s.", "%[1]s从每天几小时起划算，还不知道：%[2]s。"}
	PaysNoneKnown    = Word{"From which use on a term pays is not known: %[1]s.", "套餐从每天几小时起划算，还不知道：%[1]s。"}
	PaysTimes        = Word{"%[1]s pays below %[2]s times the hourly price.", "%[1]s低于一小时价格的 %[2]s 倍，就划算。"}
	PaysStep         = Word{"At %[1]s a further boot begins; it makes the total jump.", "到 %[1]s会多一次开机，总价在那里跳一下。"}
	UsesHead         = Word{"Cheapest by hours a day:", "按每天小时数，最省的是："}
	UsesGiveHours    = Word{"Say how many hours a day you plan (--hours-per-day) to see which it is for you, and what it costs.", "用 --hours-per-day 说每天计划多少小时，就能看到你该怎么付、要花多少。"}
	LadderLine       = Word{"Cheapest by hours a day: %[1]s.", "按每天小时数，最省的是：%[1]s。"}
	LadderPoint      = Word{"%[1]s at %[2]s", "%[2]s%[1]s"}
	LadderRung       = Word{"%[1]s from %[2]s to %[3]s", "%[2]s到 %[3]s%[1]s"}
	FromTo           = Word{"%[1]s to %[2]s", "%[1]s 到 %[2]s"}
	MixCheaper       = Word{"A mix is cheaper still, for compute %[1]s in place of %[2]s:", "组合更省，卡时费 %[1]s，单一付法是 %[2]s："}
	MixIs            = Word{"The cheapest mix costs %[1]s for compute; storage and traffic come on top:", "最省的组合，卡时费 %[1]s，存储费和流量费另算："}
	MixNone          = Word{"There is no mix of packs for %[1]s: it cannot be paid day by day, or %[2]s.", "%[1]s 没有套餐组合：不能按天搭配，或者%[2]s。"}
	MixAgainst       = Word{"One form alone costs %[1]s at least, %[2]s.", "只用一种付法，最少 %[1]s（%[2]s）。"}
	MixStretch       = Word{"%[1]s, %[2]s: %[3]s", "%[1]s，%[2]s：%[3]s"}
	MixDay           = Word{"day %[1]s", "第 %[1]s 天"}
	MixDays          = Word{"days %[1]s to %[2]s", "第 %[1]s 到 %[2]s 天"}
	MixLeavesOut     = Word{"The mix leaves out: %[1]s.", "组合没有算进：%[1]s。"}
	MixCoupon        = Word{"coupons", "优惠券"}
	MixCap           = Word{"monthly caps", "月封顶"}
	MixUnknown       = Word{"forms of unknown price", "价格未知的付法"}
	TotalLowIs       = Word{"%[1]s: %[2]s if the platform does not bill its own start.", "%[1]s：如果平台不收启动时间的费用，是 %[2]s。"}
	UseLine          = Word{"%[1]s, each instance: %[2]s, %[3]s on, %[4]s of work.", "%[1]s，每台：%[2]s，开机 %[3]s，干活 %[4]s。"}
	PerUseLine       = Word{"%[1]s: a task comes to %[2]s, an hour of work to %[3]s.", "%[1]s：每个任务合 %[2]s，干活每小时合 %[3]s。"}
	PerOutputLine    = Word{
		"An hour of output, what a card of speed 1 does in one, comes to %[1]s: this one has speed %[2]s.",
		"每小时产出（速度为 1 的卡一小时干的活）合 %[1]s：这张卡的速度是 %[2]s。",
	}
	OutputIs = Word{
		"Output: an hour of work of a card of speed 1. It is the same work on every offer; the last column is against the best.",
		"产出：速度为 1 的卡一小时干的活，对每个报价都是同样多的活；最后一列是和最省的相比。",
	}
	OfferSentence = Word{
		"%[1]s, %[2]s: %[3]s; a task %[4]s, an hour of output %[5]s, %[6]s more than the best.",
		"%[1]s，%[2]s：%[3]s；每个任务 %[4]s，每小时产出 %[5]s，比最省的多 %[6]s。",
	}
	OfferOpen        = Word{"%[1]s: not known in full.", "%[1]s：价格还不完整。"}
	CleanLine        = Word{"A session runs without interruption with a chance of %[1]s.", "一次会话不被中断的机会是 %[1]s。"}
	CheckpointLine   = Word{"Best checkpoint: every %[1]s.", "最好每 %[1]s 存一次检查点。"}
	PeriodNone       = Word{"There is no amount for %[1]s, nothing is used; these are for the whole plan.", "没有使用，也就没有%[1]s的金额；以下是整个方案的。"}
	PeriodQuantities = Word{"Amounts are for %[1]s, quantities for the whole plan.", "金额按%[1]s算，数量是整个方案的。"}
)

// A finding of waste. Placeholders: 1 its name, 2 the amount, 3 the basis, 4 what to do.
var (
	WasteLine    = Word{"%[2]s %[1]s: %[3]s. Do: %[4]s.", "%[2]s %[1]s：%[3]s。办法：%[4]s。"}
	WasteOther   = Word{"%[2]s %[1]s (%[5]s): %[3]s. Do: %[4]s.", "%[2]s %[1]s（%[5]s）：%[3]s。办法：%[4]s。"}
	WasteNone    = Word{"No habit that costs money was found.", "没有发现费钱的习惯。"}
	WasteUnknown = Word{"What habits cost is not known: %[1]s.", "习惯花了多少钱还不知道：%[1]s。"}
	WasteOfIt    = Word{"%[1]s of it is waste.", "其中 %[1]s 是浪费。"}
	WarnOffer    = Word{"%[1]s: %[2]s.", "%[1]s：%[2]s。"}
	Times        = Word{"%[1]s x %[2]s", "%[1]s x %[2]s"}
)

// What was assumed.
var (
	AssumedUse = Word{
		"%[1]s of work a day, in tasks of %[2]s; %[3]s, %[4]s a week in use.",
		"每天干活 %[1]s，每个任务 %[2]s；共 %[3]s，每周用 %[4]s。",
	}
	AssumedSize        = Word{"%[1]s, each with %[2]s.", "%[1]s，每台 %[2]s。"}
	AssumedTask        = Word{"Shut down after each task.", "每个任务跑完就关机。"}
	AssumedDay         = Word{"Shut down once at the end of the day.", "一天结束再关机。"}
	AssumedBoot        = Word{"Each boot: start %[1]s, setup %[2]s, idle %[3]s.", "每次开机：启动 %[1]s，准备 %[2]s，空转 %[3]s。"}
	AssumedDisk        = Word{"Disk %[1]s: %[2]s.", "磁盘 %[1]s：%[2]s。"}
	AssumedKept        = Word{"Disks are kept for %[1]s after the plan.", "方案结束后磁盘再保留 %[1]s。"}
	AssumedTransfer    = Word{"%[1]s: %[2]s %[3]s, %[4]s.", "%[1]s：%[4]s%[3]s %[2]s。"}
	AssumedSpeed       = Word{"Downloads run at %[1]s.", "下载速度 %[1]s。"}
	AssumedNoSpeed     = Word{"Downloads take no time: no speed is given.", "没有写下载速度，下载不占时间。"}
	AssumedRange       = Word{"%[1]s is given as %[2]s; all amounts count with %[3]s.", "%[1]s 给的是范围 %[2]s；金额都按 %[3]s 算。"}
	AssumedBilling     = Word{"%[1]s: prices are for %[2]s; time is billed in steps of %[3]s, amounts are rounded %[4]s; %[5]s.", "%[1]s：价格按%[2]s；计费单位 %[3]s，金额%[4]s；%[5]s。"}
	AssumedMinimum     = Word{"It bills at least %[1]s for a boot.", "每次开机至少计费 %[1]s。"}
	AssumedPlanCap     = Word{"Cap of the plan: %[1]s.", "方案上限：%[1]s。"}
	AssumedTaskCap     = Word{"Cap of a task: %[1]s.", "每个任务的上限：%[1]s。"}
	AssumedBalance     = Word{"Balance of the account: %[1]s.", "账户余额：%[1]s。"}
	AssumedMonth       = Word{"A GB-month is %[1]s.", "一个 GB 月是 %[1]s。"}
	AssumedFirstDay    = Word{"The first day is %[1]s.", "第一天是 %[1]s。"}
	AssumedSpeedOf     = Word{"It does %[1]s times the work of the card that the hours are stated for.", "速度是计时所用那张卡的 %[1]s 倍。"}
	AssumedCheckpoint  = Word{"It saves a checkpoint every %[1]s, which takes %[2]s.", "每 %[1]s 存一次检查点，每次用 %[2]s。"}
	AssumedInterrupted = Word{"It is interrupted %[1]s times an hour on average.", "平均每小时被中断 %[1]s 次。"}
	AssumedStopped     = Word{"It bills until it is destroyed, stopped or not.", "一直计费到销毁为止，关机也算。"}
	AssumedCap         = Word{"It bills at most %[1]s in 30 days.", "每 30 天最多计费 %[1]s。"}
	AssumedFollowed    = Word{"By the rules of %[1]s, oldest source %[2]s: %[3]s.", "按 %[1]s 的规则（最早来源 %[2]s）：%[3]s。"}
	AssumedOverruled   = Word{"The plan's own in place of its rules: %[3]s.", "方案自己写的，不按平台规则：%[3]s。"}
	AssumedOpen        = Word{"Its sources do not settle: %[3]s.", "来源没有定论的：%[3]s。"}
	RuleItem           = Word{"%[1]s: %[2]s", "%[1]s：%[2]s"}
	RuleAnd            = Word{"%[1]s; %[2]s", "%[1]s；%[2]s"}
	AssumedMember      = Word{"Members pay %[1]s times the hourly price.", "会员按小时价的 %[1]s 倍付。"}
	AssumedNoGPU       = Word{"Setup and downloads run without a card.", "准备和下载用无卡开机。"}

	PerCard     = Word{"a card", "每张卡"}
	PerInstance = Word{"an instance", "每台实例"}
	BootBilled  = Word{"its own start is billed", "平台自己的启动也计费"}
	BootFree    = Word{"its own start is free", "平台自己的启动不计费"}
	BootUnsure  = Word{"whether its own start is billed is not known", "平台自己的启动是否计费未知"}
	AtBoot      = Word{"at each boot", "每次开机"}
	AtDay       = Word{"on each day in use", "每个使用日"}
	AtOnce      = Word{"once", "一次性"}
	KeptOnDisk  = Word{"once, kept on a disk", "存在盘里，一次性"}
	DataIn      = Word{"in", "下载"}
	DataOut     = Word{"out", "上传"}

	RoundedHalfUp = Word{"half up", "四舍五入"}
	RoundedDown   = Word{"down", "向下取整"}
	RoundedUp     = Word{"up", "向上取整"}
)

// What the report does not know.
var (
	UnknownPrices   = Word{"It holds for the prices entered here and no others; look at the site on the day you rent.", "只对这里填入的价格成立；租的当天请看网站核对。"}
	UnknownRounding = Word{"Platforms round each hour or each day: a row of the real bill may differ by %[1]s.", "平台按小时或按天取整：真实账单的每一行可能差 %[1]s。"}
	UnknownSupply   = Word{"Whether a card is free when you need it, and whether prices change meanwhile.", "用的时候有没有空卡，期间会不会调价。"}
	UnknownBalance  = Word{"An alert on the balance is no budget: it says that money is gone, not what it was for. Set a cap of the plan or of a task.", "余额提醒不是预算：它只说钱没了，不说花在哪。请设方案上限或任务上限。"}
)

// Comparing two plans. Placeholders of an input: 1 its path, 2 and 3 its two values.
var (
	DiffHead     = Word{"%[1]s against %[2]s", "%[1]s 对比 %[2]s"}
	DiffInputs   = Word{"Inputs that differ", "不同的输入"}
	DiffCosts    = Word{"What that does to the cost, %[1]s", "费用因此怎样变化，%[1]s"}
	DiffNone     = Word{"The plans do not differ.", "两份方案没有不同。"}
	DiffNoCost   = Word{"No amount changes.", "金额都没有变。"}
	DiffLeftOut  = Word{"left out", "没有写"}
	DiffGone     = Word{"%[1]s (%[2]s) is gone", "%[1]s（%[2]s）没有了"}
	DiffCame     = Word{"%[1]s (%[2]s) is new", "%[1]s（%[2]s）是新的"}
	DiffInput    = Word{"%[1]s: %[2]s became %[3]s", "%[1]s：%[2]s 变成 %[3]s"}
	DiffNotKnown = Word{"%[1]s: %[2]s became %[3]s; the change is not known.", "%[1]s：%[2]s 变成 %[3]s，差多少未知。"}
	DiffCost     = Word{"%[1]s: %[2]s became %[3]s, %[4]s.", "%[1]s：%[2]s 变成 %[3]s，%[4]s。"}
	DiffChange   = Word{"Change", "变化"}
	DiffPlans    = Word{"The plans are over %[1]s and %[2]s: totals are of each plan's own days.", "两份方案分别是 %[1]s 和 %[2]s：合计各按自己的天数。"}
	DiffCurrency = Word{"The plans are in two currencies, %[1]s and %[2]s: their amounts are not compared.", "两份方案货币不同，%[1]s 和 %[2]s：金额不作比较。"}
)

// Goal seek. Placeholders of the input: 1 its label, 2 its path, 3 its value now; of a zone: 1 and 2 its ends, 3 what is cheapest.
var (
	SolveInput     = Word{"%[1]s (%[2]s), now %[3]s", "%[1]s（%[2]s），现在 %[3]s"}
	SolveZone      = Word{"%[1]s to %[2]s: %[3]s", "%[1]s 到 %[2]s：%[3]s"}
	SolvePoint     = Word{"%[1]s: %[2]s", "%[1]s：%[2]s"}
	SolveHopeless  = Word{"no form gets the work done", "哪种付法都做不完"}
	SolveFlip      = Word{"The verdict flips at %[1]s.", "结论在 %[1]s 翻转。"}
	SolveNearest   = Word{"The verdict flips at %[1]s; nearest is %[2]s, %[3]s from now.", "结论在 %[1]s 翻转；最近的是 %[2]s，离现在 %[3]s。"}
	SolveNone      = Word{"No value in range flips the verdict: %[1]s at all of them.", "范围内没有值会翻转结论：始终%[1]s。"}
	SolveUnknown   = Word{"No value in range can be told: a price is missing, or a cost is too large.", "范围内算不出来：缺价格，或金额太大。"}
	SolveTotal     = Word{"%[1]s, a total of at most %[2]s:", "%[1]s，总价不超过 %[2]s："}
	SolveWithin    = Word{"at %[1]s it is within, at %[2]s above", "%[1]s 时在以内，%[2]s 时超出"}
	SolveAllWithin = Word{"%[1]s: the total is at most %[2]s at every value in range.", "%[1]s：范围内总价始终不超过 %[2]s。"}
	SolveAllAbove  = Word{"%[1]s: the total is above %[2]s at every value in range.", "%[1]s：范围内总价始终高于 %[2]s。"}
	SolveNoTotal   = Word{"%[1]s: the total is not known, so no value can be told for %[2]s.", "%[1]s：总价未知，算不出 %[2]s 对应的值。"}
)

// WantPathEnd is what would be right where a path goes on behind a single value.
var WantPathEnd = Word{"a path that ends at %[1]s", "到 %[1]s 为止的路径"}
