package text

// The pages of the planner, by their names in the title.
var (
	PagePlan   = Word{"Plan", "计划"}
	PageOffers = Word{"Offers", "报价"}
	PageWhatIf = Word{"What-if", "假设"}
	PageLog    = Word{"Log", "日志"}
	PageSize   = Word{"Size", "选型"}
)

// The first line of a verdict. Amounts come padded to their slots. Placeholders of a total: 1 amount, 2 currency sign,
// 3 period. Of a difference: 1 amount, 2 the other form, 3 percent.
var (
	VerdictFor        = Word{"%[1]s %[2]s for %[3]s", "%[1]s %[2]s / %[3]s"}
	VerdictIn         = Word{"%[1]s %[2]s in %[3]s", "%[1]s %[2]s / %[3]s"}
	VerdictTotal      = Word{"%[1]s %[2]s", "%[1]s %[2]s"}
	VerdictTotalFor   = Word{"%[1]s %[2]s %[3]s", "%[1]s %[2]s / %[3]s"} // in one column, of another period than the plan's
	VerdictLess       = Word{"%[1]s less than %[2]s (%[3]s)", "比%[2]s少 %[1]s（%[3]s）"}
	VerdictLessTight  = Word{"%[1]s less than %[2]s", "比%[2]s少 %[1]s"}
	VerdictAlone      = Word{"nothing to compare it with", "没有可比的付法"}
	VerdictAhead      = Word{"but %[1]s is %[2]s less than %[3]s", "但%[1]s比%[3]s少 %[2]s"} // what is unknown is the same in both
	VerdictAheadTight = Word{"but %[1]s: %[2]s less", "但%[1]s少 %[2]s"}
	VerdictOpen       = Word{"what is unknown could change it", "还有未知项，结论可能会变"}
	VerdictOpenTight  = Word{"not all is known", "还有未知项"}
	VerdictNoPrice    = Word{
		"Type the prices that the site shows today, the hour first.", "请填网站今天的价格：先填每小时价，再填包月。",
	}
	VerdictNoOffer = Word{"The plan has no offer.", "方案里没有报价。"}
)

// The second line of a verdict: at which use a term pays. Placeholders: 1 the form, then hours, the last ones planned.
var (
	PaysFrom    = Word{"%[1]s pays from %[2]s a day; you plan %[3]s.", "每天满 %[2]s，%[1]s才划算；你计划 %[3]s。"}
	PaysBetween = Word{"%[1]s pays from %[2]s to %[3]s a day; you plan %[4]s.", "每天 %[2]s到 %[3]s，%[1]s划算；你计划 %[4]s。"}
	PaysAlways  = Word{"%[1]s pays at any use; you plan %[2]s.", "每天不管用多久，%[1]s都划算；你计划 %[2]s。"}
	PaysNever   = Word{"%[1]s does not pay, even at 24 h a day.", "每天用满 24 小时，%[1]s也不划算。"}
)

// The same in as few cells as can be.
var (
	PaysFromTight    = Word{"%[1]s pays from %[2]s; you %[3]s", "满 %[2]s%[1]s划算，你 %[3]s"}
	PaysBetweenTight = Word{"%[1]s pays %[2]s to %[3]s; you %[4]s", "%[2]s到 %[3]s%[1]s划算，你 %[4]s"}
	PaysAlwaysTight  = Word{"%[1]s pays at any use; you %[2]s", "用多久%[1]s都划算，你 %[2]s"}
	PaysNeverTight   = Word{"%[1]s does not pay, even at 24 h", "用满 24 小时%[1]s也不划算"}
	TightClock       = Word{"%[1]s h %[2]s", "%[1]s:%[2]s"}
)

// What is said in its place while not all forms can be compared, and after it. Placeholders: 1 the form, 2 a number or amount.
var (
	PaysUnknown    = Word{"You plan %[1]s a day.", "你计划每天 %[1]s。"}
	PaysRatio      = Word{"Known already: %[1]s pays below %[2]s times the hourly price.", "已经知道：%[1]s低于一小时价格的 %[2]s 倍，就划算。"}
	PaysRatioTight = Word{"%[1]s pays below %[2]s times the hour", "%[1]s低于时价的 %[2]s 倍就划算"}
	PaysHours      = Word{"Known already: by the hour, %[1]s are billed.", "已经知道：按量会计费 %[1]s。"}
	PaysBelow      = Word{"Known already: %[1]s pays below %[2]s.", "已经知道：%[1]s低于 %[2]s 就划算。"}
	HoldsDraws     = Word{"%[1]s Holds in %[2]s of 100 cases.", "%[1]s100 种情况里 %[2]s 种成立。"}
	HoldsTight     = Word{"%[1]s; holds %[2]s/100", "%[1]s；%[2]s/100 成立"}
)

// The age of prices. Placeholders: 1 the day, 2 how long ago that is; of what the age means: 1 what says the day.
var (
	AgeLong      = Word{"Prices of %[1]s, %[2]s", "价格抄录于 %[1]s，%[2]s"}
	AgeShort     = Word{"prices %[1]s, %[2]s", "价格 %[1]s，%[2]s"}
	AgeHead      = Word{"PRICES read %[1]s, %[2]s", "价格 %[1]s 抄录，%[2]s"}
	AgeUndated   = Word{"prices without a date", "价格没有日期"}
	AgeNoPrices  = Word{"no prices", "还没有价格"}
	AgeHeadNone  = Word{"PRICES not read yet", "价格还没填"}
	AgeHeadBare  = Word{"PRICES without a date", "价格 没记日期"}
	AgeToday     = Word{"today", "今天"}
	AgeDays      = Word{"%[1]s", "%[1]s前"}
	AgeDaysAhead = Word{"%[1]s ahead", "%[1]s后"}
	AgeReread    = Word{"%[1]s: read again", "%[1]s：请再核对"}
	AgeOld       = Word{"%[1]s: old", "%[1]s：旧了"}
	AgeStale     = Word{"%[1]s: too old", "%[1]s：太旧"}
)

// What amounts are for, where it is not the plan's own days.
var (
	ForMonth = Word{"a month", "1 个月"}
	ForWeek  = Word{"a week", "1 周"}
	ForDay   = Word{"a day", "1 天"}
	ForHour  = Word{"a work hour", "1 个工作小时"}
	ForTask  = Word{"a task", "1 个任务"}
)

// The reasons beside the list. Placeholders of heads: 1 the period, 2 the currency sign.
var (
	ChartHead      = Word{"Cost of %[1]s by hours per day, %[2]s", "%[1]s总价（%[2]s）与每天小时数"}
	ChartHeadTight = Word{"%[1]s by hours per day, %[2]s", "%[1]s与每天小时数（%[2]s）"}
	ChartBanded    = Word{"%[1]s; bands hold 80 of 100 cases", "%[1]s；色带里是 100 种情况里的 80 种"}
	FullDay        = Word{"24 h", "24 小时"}
	ChartYou       = Word{"you %[1]s", "你 %[1]s"}
	FormsHead      = Word{"%[1]s, %[2]s", "%[1]s，%[2]s"}
	SharesHead     = Word{"%[1]s, of which", "%[1]s卡时费，其中"}
	ShareOther     = Word{"other", "其他"}
	WasteShort     = Word{"waste", "浪费"}
	WasteLong      = Word{"%[1]s of it is waste", "其中浪费 %[1]s"}
	WasteOf        = Word{"%[1]s waste %[2]s", "%[2]s浪费 %[1]s"} // 2 the form, which is not the cheapest
	StopWhenDone   = Word{"stop when work is done", "干完活就关机"}
	FetchedAgain   = Word{"%[1]s of %[2]s fetch it again", "%[2]s 次里 %[1]s 次是重复"}
)

// The list of inputs and what a typed value would do.
var (
	MoreInputs   = Word{"%[1]s more: %[2]s", "还有 %[1]s 项：%[2]s"}
	Listed       = Word{"%[1]s, %[2]s", "%[1]s、%[2]s"}
	InputHelp    = Word{"%[1]s: %[2]s", "%[1]s：%[2]s"}
	InputSteps   = Word{"step %[1]s  shift %[2]s  [ ] %[3]s", "每步 %[1]s，shift %[2]s  [ ] %[3]s"}
	WouldPay     = Word{"%[1]s: %[2]s, by %[3]s", "%[1]s：%[2]s，少 %[3]s"}
	WouldPayOnly = Word{"%[1]s: %[2]s", "%[1]s：%[2]s"}
	WouldBeOpen  = Word{"%[1]s: not decided yet", "%[1]s：还不能定"}
	StartsIt     = Word{"a digit starts it: %[1]s", "按数字键就开始输入：%[1]s"}
	StartsTerm   = Word{"a digit starts it: %[1]s; ? where there is none", "按数字键就开始输入：%[1]s；没有这一档就按 ?"}
	SampleHour   = Word{"1.98 or %[1]s1.98/h", "1.98 或 %[1]s1.98/小时"}
	SampleMoney  = Word{"900 or %[1]s1,100", "900 或 %[1]s1,100"}
	SampleStored = Word{"0.0066", "0.0066"} // whether for an hour, a day or a month
	SampleMoved  = Word{"0.8 or %[1]s0.8/GB", "0.8 或 %[1]s0.8/GB"}
	SampleSpeed  = Word{"50 or 400 Mbit/s", "50 或 400 Mbit/s"}
	AboveDay     = Word{"%[1]s is more than the 24 h of a day", "%[1]s超过一天的 24 小时"}
	OfferOf      = Word{"%[1]s (%[2]s/%[3]s)", "%[1]s (%[2]s/%[3]s)"}
)

// Caps of the budget that the plan passes. Placeholders: 1 what it costs, 2 the cap.
var (
	OverPlanCap = Word{"the plan costs %[1]s, over the cap of %[2]s", "方案要花 %[1]s，超过上限 %[2]s"}
	OverTaskCap = Word{"a task costs %[1]s, over the cap of %[2]s", "每个任务要花 %[1]s，超过上限 %[2]s"}
	OverRest    = Word{"%[1]s are still to come, more than the balance of %[2]s", "还要花 %[1]s，余额只有 %[2]s"}
	OverBalance = Word{"the plan costs %[1]s, more than the balance of %[2]s", "方案要花 %[1]s，余额只有 %[2]s"}
)

// What stands in place of the chart while no price is known.
var (
	ReadHead      = Word{"READ ON THE SITE, THEN TYPE", "在网站上看，再填进来"}
	ReadHour      = Word{"one hour of the card", "每小时价"}
	ReadTerm      = Word{"%[1]s in advance", "预付 %[1]s"}
	ReadDisk      = Word{"one GB of disk a day", "磁盘每 GB 每天"}
	ReadDiskHour  = Word{"one GB of disk an hour", "磁盘每 GB 每小时"}
	ReadDiskMonth = Word{"one GB of disk a month", "磁盘每 GB 每月"}
	ReadNoDisk    = Word{"disk %[1]s: add it to the file", "磁盘 %[1]s：请写进方案文件"}
	ReadOthers    = Word{"day and week, if they are offered", "包日、包周有就填"}
	KnownHead     = Word{"KNOWN WITHOUT A PRICE, %[1]s", "不填价格也能算出的（%[1]s）"}
	Billed        = Word{"billed", "计费"}
	RatioRule     = Word{
		"%[1]s pays when it costs less than %[2]s times the hourly price.", "%[1]s价低于一小时价格的 %[2]s 倍，%[1]s才划算。",
	}
	UntilThen = Word{"Until then: by the hour.", "否则按量更省。"}
)

// A window that is too small. The placeholder is its size.
var (
	TooSmall      = Word{"gpuplan needs 40x12; this window is %[1]s", "gpuplan 需要 40x12；这个窗口是 %[1]s"}
	TooSmallTight = Word{"needs 40x12, is %[1]s", "需要 40x12，现在 %[1]s"}
)

// AForm names one of a form: "a month"; of a form without such a name, how it stands within a sentence.
func AForm(name string) Word {
	if w, ok := oneForm[name]; ok {
		return w
	}
	return FormOf(name).Object
}

var oneForm = map[string]Word{
	"day":   {"a day pack", "包日"},
	"week":  {"a week", "包周"},
	"month": {"a month", "包月"},
	"year":  {"a year", "包年"},
}
