package text

// Page 2, the answer over all offers. Placeholders: 1 the offer, 2 how to pay; then amounts.
var (
	BestOffer      = Word{"%[1]s, %[2]s", "%[1]s，%[2]s"}
	EachOutput     = Word{"%[1]s for each hour of output", "每小时产出 %[1]s"}
	EachOutputShow = Word{"%[1]s an hour of output", "每小时产出 %[1]s"}
	NotCheaper     = Word{
		"A cheaper hour is not a cheaper result: %[1]s asks %[2]s less an hour, %[3]s more for each hour of output.",
		"单价低不等于更省：%[1]s 每小时便宜 %[2]s，每小时产出却贵 %[3]s。",
	}
	NextOffer    = Word{"The next one is %[1]s, at %[2]s more for each hour of output (%[3]s).", "其次是 %[1]s，每小时产出多 %[2]s（%[3]s）。"}
	NextFree     = Word{"The next one is %[1]s, at %[2]s more for each hour of output.", "其次是 %[1]s，每小时产出多 %[2]s。"}
	NextTight    = Word{"Next: %[1]s, +%[2]s (%[3]s)", "其次：%[1]s，+%[2]s（%[3]s）"}
	BestHolds    = Word{"Cheapest in %[1]s of 100 cases.", "100 种情况里 %[1]s 种最省。"}
	FocusedHolds = Word{"the best in %[1]s of 100", "100 种里 %[1]s 种最省"}
	OneOffer     = Word{"One offer has nothing to be compared with: n adds another.", "只有一个报价，没有可比的：按 n 添加。"}
	NoneBeside   = Word{"The other offers lack prices: enter goes to those of the focused one.", "其他报价还缺价格：选中后按 enter 去填。"}
	NoneKnown    = Word{"Every offer lacks a price, maybe its disk's: enter goes to the focused one.", "每个报价都还缺价格（也许是磁盘的）：选中后按 enter 去填。"}
	NoOffers     = Word{"The plan has no offer: n adds one.", "方案里没有报价：按 n 添加。"}
	NothingUsed  = Word{"Nothing is used, so no hour of output to compare by; the least total is %[2]s, %[1]s.", "没有用量，没有每小时产出可比；合计最少的是 %[1]s，%[2]s。"}
	NextSame     = Word{"%[1]s costs the same for each hour of output.", "%[1]s 每小时产出一样贵。"}
	NoMatches    = Word{"No offer has %[1]s in its name, card or platform.", "没有名称、显卡或平台含 %[1]s 的报价。"}
	OldPrices    = Noun{Word{"%[1]s price is old", "%[1]s 个价格旧了"}, Word{"%[1]s prices are old", "%[1]s 个价格旧了"}}
)

// The focused offer. Placeholders: of the head 1 the currency sign; of what it needs, a price and its form, then a speed.
var (
	OutputHead      = Word{"ONE HOUR OF OUTPUT, %[1]s", "每小时产出，%[1]s"}
	OutputHeadTight = Word{"AN HOUR, %[1]s", "每小时，%[1]s"}
	OutputMore      = Word{"more", "多出"}
	BillingHead     = Word{"HOW %[1]s IS BILLED", "%[1]s 怎么计费"}
	ByProfile       = Word{"profile %[1]s, checked %[2]s", "平台资料 %[1]s，核对于 %[2]s"}
	WinsBelow       = Word{"It wins at %[1]s or less (%[2]s), or at a speed of %[3]s or more.", "%[2]s价到 %[1]s 以下，或速度到 %[3]s 以上，它就最省。"}
	WinsPrice       = Word{"It wins at %[1]s or less (%[2]s).", "%[2]s价到 %[1]s 以下，它就最省。"}
	WinsSpeed       = Word{"It wins at a speed of %[1]s or more.", "速度到 %[1]s 以上，它就最省。"}
	WinsNever       = Word{"No price that it is paid by makes it win.", "单价降到多少它都不是最省的。"}
	StaysBest       = Word{"It stays the best one up to %[1]s (%[2]s).", "%[2]s价到 %[1]s 为止，它都最省。"}
	OfferChartHead  = Word{"Cheapest form of each offer by hours per day, %[1]s, %[2]s", "各报价最省的付法与每天小时数（%[1]s，%[2]s）"}
)

// Whether an offer holds the model of page 5. Placeholder: GiB on a card.
var (
	FitHolds   = Word{"holds the model of page 5, %[1]s GiB a card", "放得下第 5 页的模型，每卡 %[1]s GiB"}
	FitTight   = Word{"the model of page 5, %[1]s GiB a card, may not fit", "第 5 页的模型每卡 %[1]s GiB，不一定放得下"}
	FitShort   = Word{"too small for the model of page 5, %[1]s GiB a card", "放不下第 5 页的模型，每卡要 %[1]s GiB"}
	FitUnknown = Word{"memory not known; the model of page 5 needs %[1]s GiB", "显存未知；第 5 页的模型要 %[1]s GiB"}
	FitAsk     = Word{"does a model fit? page 5", "放得下模型吗？看第 5 页"}
	Remarked   = Word{"%[1]s; %[2]s", "%[1]s；%[2]s"}
)

// The columns of the offers: Work is an hour in which the card works, Output the work of a card of speed 1 in one.
var (
	ColumnOffer  = Word{"Offer", "报价"}
	ColumnCard   = Word{"Card", "显卡"}
	ColumnMemory = Word{"GB", "GB"}
	ColumnSpeed  = Word{"Speed", "速度"}
	ColumnHour   = Word{"Hour", "每小时"}
	ColumnMonth  = Word{"Month", "包月"}
	ColumnPay    = Word{"Pay by", "付法"}
	ColumnTask   = Word{"Task", "每任务"}
	ColumnUseful = Word{"Work", "干活"}
	ColumnOutput = Word{"Output", "产出"}
	ColumnRead   = Word{"Read", "抄录"}
	AskFilter    = Word{"Only offers with", "只看含有"}
	AskName      = Word{"Name", "名称"}
	AskCard      = Word{"Card", "显卡"}
	AskMemory    = Word{"Memory of a card", "单卡显存"}
	AskSpeed     = Word{"Speed against the card of your hours", "速度（你的小时数所指的卡为 1）"}
	AskSource    = Word{"Where its prices were read", "价格抄自哪里"}
	AskRead      = Word{"Day its prices were read", "抄录价格的日期"}
	NewOffer     = Word{"offer %[1]s", "报价 %[1]s"}
	InFile       = Word{"in the file's order", "按文件里的顺序"}
	SortedBy     = Word{"sorted by %[1]s", "按%[1]s排序"}
	Filtered     = Word{"with %[1]s: %[2]s of %[3]s", "含 %[1]s：%[3]s 个里的 %[2]s 个"}
)
