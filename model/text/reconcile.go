package text

// A bill held against log and plan. Placeholders of the head: 1 the first day, 2 the last, 3 the zone, 4 the currency.
var (
	ReconcileTitle    = Word{"Bill against log", "账单对照日志"}
	ReconcileOf       = Word{"%[1]s: bill against log", "%[1]s：账单对照日志"}
	ReconcileDay      = Word{"%[1]s, a day of %[3]s, amounts in %[4]s.", "%[1]s，按 %[3]s 的日子算，金额单位 %[4]s。"}
	ReconcileSpan     = Word{"%[1]s to %[2]s, days of %[3]s, amounts in %[4]s.", "%[1]s 至 %[2]s，按 %[3]s 的日子算，金额单位 %[4]s。"}
	ReconcileEmpty    = Word{"There is neither a bill nor an entry of the log.", "既没有账单，日志里也没有记录。"}
	ReconcileOnly     = Word{"Only entries that have %[1]s in project, task, instance, card or offer.", "只算项目、任务、实例、显卡或报价里含有 %[1]s 的记录。"}
	ReconcileAbroad   = Word{"No row of the bill is in %[2]s, the plan's currency; there are %[1]s. Want a bill in %[2]s, or a plan in the bill's currency.", "账单里没有一行是方案的货币 %[2]s，只有 %[1]s。请用 %[2]s 的账单，或让方案用账单的货币。"}
	ReconcileUnlogged = Word{"%[1]s %[2]s were paid, and the log has no entry to hold that against.", "付了 %[1]s %[2]s，日志里没有可对照的记录。"}
	ReconcileTimes    = Word{"No row of the bill has a time, and the log has no entry: %[1]s %[2]s, of days that are not known.", "账单没有一行有时间，日志里也没有记录：%[1]s %[2]s，不知道是哪几天。"}
	ReconcileNoRows   = Word{"The bill has a head, and no rows below it.", "账单只有表头，下面没有行。"}
	ReconcilePassed   = Word{"No row of the bill lies in these days: a bill of another month?", "账单没有一行在这些天里：是别的月份的账单？"}
	ReconcileNoCost   = Word{"No row of the bill is a cost.", "账单没有一行是费用。"}
	ReconcileAgree    = Word{"Bill and log agree.", "账单和日志对得上。"}
	ReconcileDiffer   = Word{"Bill and log do not agree.", "账单和日志对不上。"}
	ReconcileLate     = Word{"The bill has %[1]s %[2]s later than the log, and alike but for that: are its times of %[3]s? Then give --zone %[3]s.", "有 %[1]s在账单里比日志晚 %[2]s，别的都一样：账单的时间是不是 %[3]s 的？是的话请加 --zone %[3]s。"}
	ReconcileEarly    = Word{"The bill has %[1]s %[2]s earlier than the log, and alike but for that: are its times of %[3]s? Then give --zone %[3]s.", "有 %[1]s在账单里比日志早 %[2]s，别的都一样：账单的时间是不是 %[3]s 的？是的话请加 --zone %[3]s。"}
	ReconcileNoLog    = Word{"The log has no entry: this is what the bill says.", "日志里没有记录：这里只是账单里的情况。"}
	ReconcileNoBill   = Word{"There is no bill: this is what the log says.", "没有账单：这里只是日志里的情况。"}
	ReconcileWasted   = Word{"%[1]s of %[2]s brought nothing.", "%[2]s 里有 %[1]s 什么也没换来。"}
	ReconcileUnpriced = Word{"What this cost is not known.", "花了多少还不知道。"}
	ReconcileNone     = Word{"Nothing was found.", "没有发现问题。"}
)

// Why a bill is not what was planned. Placeholders: 1 the days, 2 the form.
var (
	DifferenceHead    = Word{"Why the bill is not what was planned", "账单为什么和方案不一样"}
	DifferencePlanned = Word{"planned: %[1]s %[2]s", "方案：%[1]s，%[2]s"}
	DifferenceBilled  = Word{"billed", "账单"}
	DifferenceUntold  = Word{"%[1]s without a note of what ran: their time counts as work.", "%[1]s没有记干了什么：时间都算作干活。"}
	DifferenceUnknown = Word{"The plan cannot be compared: one of its prices is not known.", "没法和方案比：有价格未知。"}
	DifferenceDays    = Word{"The plan cannot be compared: these days are not its own; --set start=DAY tells when it begins.", "没法和方案比：这些不是方案里的日子；用 --set start=日期 说明方案从哪天开始。"}
	DifferencePart    = Word{"%[1]s: %[2]s.", "%[1]s：%[2]s。"}

	causes = map[string]Word{
		"work":     {"work for another time than planned", "干活时间和方案不同"},
		"boot":     {"start, set-up, downloads", "开机、准备、下载"},
		"idle":     {"left on with nothing running", "空转"},
		"storage":  {"disks, while off too", "磁盘，含关机期间"},
		"traffic":  {"traffic", "流量"},
		"term":     {"paid in advance", "预付"},
		"price":    {"another price an hour", "单价不同"},
		"double":   {"charged twice", "重复扣费"},
		"refund":   {"paid back", "退款"},
		"rounding": {"rounding, and clocks that differ", "取整和时钟误差"},
		"unknown":  {"unknown", "原因不明"},
	}
)

// Cause names a part of the difference between bill and plan by its key.
func Cause(key string) Word { return named(causes, key) }

// Discovery tells a kind of finding of bill and log.
type Discovery struct {
	Name  Word
	Basis Word // what it rests on: 1 from when, 2 to when, 3 a time, 4 a name, 5 a size, 6 how many boots or rows, 7 another number, 8 a price, 9 another price, 10 an amount, 11 from when to when
	Do    Word
}

var discoveries = map[string]Discovery{
	"left": {
		Word{"left on, shutdown forgotten?", "忘了关机？"},
		Word{"%[1]s to %[2]s, %[3]s after %[4]s", "%[1]s 至 %[2]s，%[4]s 之后 %[3]s"},
		Word{"stop at the end of the task", "任务一结束就关机"},
	},
	"idle": {
		Word{"idle after work", "干完活还开着"},
		Word{"%[6]s, %[3]s beyond 10 min each", "%[6]s，每次超出 10 分的共 %[3]s"},
		Word{"shut down within 10 min", "10 分钟内关机"},
	},
	"quiet": {
		Word{"on, and the card did nothing", "开着，显卡没干活"},
		Word{"%[3]s of %[4]s, %[1]s", "%[1]s，%[4]s 里有 %[3]s"},
		Word{"find what the task waited for", "查查任务在等什么"},
	},
	"download": {
		Word{"the same file fetched again", "同一文件重复下载"},
		Word{"%[4]s, %[5]s, %[6]s, %[3]s each", "%[4]s，%[5]s，下了 %[6]s，每次 %[3]s"},
		Word{"keep it on the data disk", "存在数据盘上"},
	},
	"concurrency": {
		Word{"idle while others were on (counted above, too)", "别的开着时空转（上面也算了）"},
		Word{"at most %[6]s at once, %[7]s of them working, %[1]s", "最多 %[6]s同时开，其中 %[7]s 台在干活，%[1]s"},
		Word{"queue the tasks on fewer instances", "少开几台，任务排队"},
	},
	"disk": {
		Word{"disks while nothing was on", "关机期间的磁盘"},
		Word{"%[3]s off; the plan's disks would have been %[10]s", "关机 %[3]s；方案里的磁盘应为 %[10]s"},
		Word{"delete what is not needed, or keep less", "不用的删掉，或少放一些"},
	},
	"overrun": {
		Word{"billed on after the logged end, still on?", "日志写了关机，账单还在走？"},
		Word{"from %[1]s on, %[3]s", "从 %[1]s 起，%[3]s"},
		Word{"look whether it really stopped", "看看是否真的关了"},
	},
	"price": {
		Word{"another price than planned", "单价和方案不同"},
		Word{"%[9]s an hour, planned %[8]s, %[6]s from %[1]s", "每小时 %[9]s，方案是 %[8]s，%[1]s 起 %[6]s"},
		Word{"read the prices again: gpuplan calibrate", "重新核对价格：gpuplan calibrate"},
	},
	"unlogged": {
		Word{"billed, and not in the log", "账单有，日志没有"},
		Word{"%[11]s, %[6]s", "%[11]s，%[6]s"},
		Word{"add it to the log, or ask the platform", "补记日志，或问平台"},
	},
	"unbilled": {
		Word{"in the log, and not billed", "日志有，账单没有"},
		Word{"%[11]s, would be %[10]s", "%[11]s，应为 %[10]s"},
		Word{"wait for the next bill, or mend the log", "等下期账单，或改日志"},
	},
	"double": {
		Word{"charged twice", "重复扣费"},
		Word{"%[11]s, %[6]s", "%[11]s，%[6]s"},
		Word{"ask the platform for it back", "找平台退款"},
	},
	"differs": {
		Word{"another amount than the time is worth", "金额和时间对不上"},
		Word{"%[11]s, would be %[10]s", "%[11]s，应为 %[10]s"},
		Word{"compare the times of bill and log", "核对账单和日志的时间"},
	},
	"impossible": {
		Word{"more hours than there are", "小时数不可能"},
		Word{"%[6]s, %[3]s too many, from row %[7]s on", "%[6]s，多出 %[3]s，从第 %[7]s 行起"},
		Word{"a second instance, another unit or period?", "另一台实例、别的单位或周期？"},
	},
	"refund": {
		Word{"paid back", "退款"},
		Word{"%[6]s", "%[6]s"},
		Word{"nothing", "不用管"},
	},
}

// DiscoveryOf tells a kind of finding by its key.
func DiscoveryOf(key string) Discovery {
	if d, ok := discoveries[key]; ok {
		return d
	}
	return Discovery{Name: Word{key, key}}
}

var discoveryLevels = map[string]Word{"low": {"low", "低"}, "medium": {"medium", "中"}, "high": {"high", "高"}}

// DiscoveryLevel names how much a finding is: low, medium or high.
func DiscoveryLevel(key string) Word { return named(discoveryLevels, key) }

// The list of findings. Placeholders of a line: 1 the name, 2 the amount, 3 the level, 4 the basis, 5 what to do, 6 the key.
var (
	FindingsHead   = Word{"Findings, dearest first", "发现的问题，贵的在前"}
	FindingsColumn = Word{"Finding", "问题"}
	FindingsLevel  = Word{"Level", "程度"}
	FindingsBelow  = Word{"%[4]s. Do: %[5]s. %[6]s", "%[4]s。做法：%[5]s。%[6]s"}
	FindingsLine   = Word{"%[1]s: %[2]s (%[3]s). %[4]s. Do: %[5]s. %[6]s", "%[1]s：%[2]s（%[3]s）。%[4]s。做法：%[5]s。%[6]s"}
	FindingsOn     = Word{"%[1]s, %[2]s", "%[1]s，%[2]s"}
	ClearedHead    = Word{"Dismissed", "已说明"}
	ClearedLine    = Word{"%[1]s: %[2]s. Because: %[3]s. %[4]s", "%[1]s：%[2]s。原因：%[3]s。%[4]s"}
	ATask          = Word{"a task", "任务"}
)

// Sums by day, task and project. Placeholders of a day: 1 the day, 2 on, 3 at work, 4 idle, 5 the cost. Of a group: 1 its name, 2 its
// entries, 3 at work, 4 the cost, 5 the cost of one.
var (
	DaysHead      = Word{"By day", "按天"}
	DayColumn     = Word{"Day", "日期"}
	OnColumn      = Word{"On", "开机"}
	WorkColumn    = Word{"Work", "干活"}
	IdleColumn    = Word{"Idle", "空转"}
	DayLine       = Word{"%[1]s: on %[2]s, of it work %[3]s and idle %[4]s; %[5]s.", "%[1]s：开机 %[2]s，其中干活 %[3]s、空转 %[4]s；%[5]s。"}
	DaysUndated   = Word{"without a day", "没有日期"}
	TasksHead     = Word{"By task", "按任务"}
	ProjectHead   = Word{"By project", "按项目"}
	GroupColumn   = Word{"Name", "名称"}
	CountColumn   = Word{"Entries", "记录数"}
	EachColumn    = Word{"Each", "每次"}
	GroupUnbilled = Word{"Each is of the entries that the bill has; not in it: %[1]s.", "每次只按账单里有的记录算；账单里没有：%[1]s。"}
	GroupLine     = Word{"%[1]s: %[2]s, work %[3]s, %[4]s, each %[5]s.", "%[1]s：%[2]s，干活 %[3]s，%[4]s，每次 %[5]s。"}
	OfNoBoot      = Word{"of no boot", "不属于某次开机"}
	Unassigned    = Word{"not assigned", "未分配"}
)

// What was allowed for and what was passed over.
var (
	LimitsHead     = Word{"What counts as the same", "多大差别算一致"}
	LimitsClock    = Word{"clocks that differ by up to %[1]s at either end of a boot", "每次开关机，时钟差在 %[1]s 以内"}
	LimitsGrace    = Word{"up to %[1]s on after a task", "任务结束后开着不超过 %[1]s"}
	LimitsDrift    = Word{"a price within %[1]s of the planned one", "单价和方案相差不超过 %[1]s"}
	LimitsCents    = Word{"half a minor unit for each row: %[1]s in all; up to %[2]s may stay unexplained", "每行半个最小单位，共 %[1]s；最多可有 %[2]s 原因不明"}
	TallyHead      = Word{"What was read", "读了什么"}
	TallyRows      = Word{"%[1]s of the bill, %[2]s of them for boots of the log", "账单 %[1]s，其中 %[2]s 行属于日志里的开机"}
	TallyUndated   = Word{"%[1]s without a time: they count, on no day", "%[1]s没有时间：计入合计，不计入某天"}
	TallyPassed    = Word{"%[1]s outside these days", "%[1]s不在这些日子里"}
	TallyPayments  = Word{"%[1]s of payments: their sum is what was paid; --balance-before and --balance-after tell what of it is still in the account", "%[1]s是付款：合计就是花费；账户里还剩的，用 --balance-before 和 --balance-after 说明"}
	TallyTopUps    = Word{"%[1]s of money put in: no cost", "%[1]s是充值：不是费用"}
	TallyForeign   = Word{"%[1]s in %[2]s, %[3]s in all: no part of any sum here", "%[1]s是 %[2]s，共 %[3]s：不在这里的任何合计里"}
	TallyEntries   = Word{"%[1]s of the log, %[2]s outside these days", "日志 %[1]s，%[2]s不在这些日子里"}
	TallyLost      = Word{"readings of %[1]s moments without a boot, or with several", "%[1]s 个时刻的读数没有对应的开机，或有多个"}
	Fetches        = Noun{Word{"%[1]s time", "%[1]s 次"}, Word{"%[1]s times", "%[1]s 次"}}
	InstancesOn    = Noun{Word{"%[1]s instance", "%[1]s 台"}, Word{"%[1]s instances", "%[1]s 台"}}
	LogEntries     = Noun{Word{"%[1]s entry", "%[1]s 条记录"}, Word{"%[1]s entries", "%[1]s 条记录"}}
	OpenEnd        = Word{"still on in the log, last billed %[1]s: gpuplan log stop", "日志里还没关机，账单到 %[1]s：gpuplan log stop"}
	OpenForgotten  = Word{"no stop in the log, counted up to the next boot of its instance, %[1]s: it may have been over before; gpuplan log stop --stop TIME", "日志里没有关机，算到同一实例下次开机 %[1]s：可能更早就关了；请用 gpuplan log stop --stop TIME 补记"}
	OpenHead       = Word{"Open entries", "没关机的记录"}
	AnyOtherPeriod = Word{"No entry of the log lies in the time of the bill: a bill of another month?", "日志里没有一条记录在账单的时间里：是别的月份的账单？"}
)

// What a log says the inputs are. Placeholders of a line: 1 the name, 2 the plan's value, 3 the log's, 4 the basis.
var (
	LearnedHead     = Word{"What the log says the inputs are", "日志说的输入是多少"}
	LearnedItem     = Word{"Input", "输入"}
	LearnedPlan     = Word{"Plan", "方案"}
	LearnedLog      = Word{"Log", "日志"}
	LearnedLine     = Word{"%[1]s: plan %[2]s, log %[3]s. %[4]s", "%[1]s：方案 %[2]s，日志 %[3]s。%[4]s"}
	LearnedWith     = Word{"%[1]s, %[2]s", "%[1]s，%[2]s"}
	LearnedBasis    = Word{"%[1]s values, %[2]s either way, nine in ten up to %[3]s", "%[1]s 个值，误差 %[2]s，九成不超过 %[3]s"}
	LearnedOnce     = Word{"a single value", "只有一个值"}
	LearnedUnbilled = Word{"leaving out %[1]s that the bill does not have", "不含账单里没有的 %[1]s"}
	LearnedTask     = Word{"a task costs %[1]s", "一个任务花 %[1]s"}
	LearnedLongest  = Word{"%[2]s with nothing running on %[1]s alone are %[3]s of the mean idle time", "光是 %[1]s 那次空开的 %[2]s，就占平均空转时间的 %[3]s"}
	LearnedOut      = Word{"one of its output costs %[1]s", "一份产出花 %[1]s"}
	LearnedDays     = Word{"work on %[1]s of %[2]s", "%[2]s里有 %[1]s 天在干活"}
	LearnedVary     = Word{"task times vary a lot: reconcile each round, a cap for each task does not help", "任务长短差别很大：每轮对账，不要按任务设上限"}
	LearnedEven     = Word{"task times vary little: a cap for each task is useful", "任务长短差别不大：可以按任务设上限"}

	sureness = []Word{
		{"one round or none: not sure at all, run two or three", "只有一轮或没有：说不准，先跑两三轮"},
		{"two or three rounds: enough to start with, not sure", "两三轮：够开始用，还不太准"},
		{"four to nine rounds: fairly sure", "四到九轮：比较准"},
		{"ten rounds or more: sure", "十轮以上：准"},
	}
	advices = []Word{
		{}, {"the card waits and works by turns: what feeds it with data is the brake, not the card", "显卡一阵忙一阵等：慢在喂数据，不在显卡"},
		{"the card is never busy and most of its memory is empty: a smaller card would do", "显卡从没忙过，显存也空着大半：用小一点的卡就够"},
		{"the card is never busy: a slower one would do as much", "显卡从没忙过：慢一点的卡也一样"},
		{"most of the memory is empty: a card with less would do", "显存空着大半：显存小的卡就够"},
		{"the card is busy and its memory in use: well chosen", "显卡忙，显存也在用：选得合适"},
	}
	LoadLine = Word{"busy %[2]s of the time, by %[1]s readings; %[3]s", "%[1]s 次读数，%[2]s 的时间在忙；%[3]s"}

	StandingTake = Word{"%[1]s by the hour within %[2]s, and %[3]s is reached: take %[4]s now if the need goes on", "%[2]s内按小时付了 %[1]s，已到 %[3]s：还要用的话，现在就买%[4]s"}
	StandingWait = Word{"%[1]s by the hour within %[2]s: wait with %[4]s until it is %[3]s", "%[2]s内按小时付了 %[1]s：到 %[3]s 再买%[4]s"}
)

// Sureness says how far a log can be relied on, by its grade from 0.
func Sureness(grade int) Word { return sureness[min(max(grade, 0), len(sureness)-1)] }

// CardAdvice says what readings of a card mean, by the number of the advice from 1.
func CardAdvice(n int) Word { return advices[min(max(n, 1), len(advices)-1)] }

// Calibration. Placeholders: 1 the form, 2 its total.
var (
	CalibrateTitle = Word{"What the log makes of the plan", "日志对方案的修正"}
	CalibrateNone  = Word{"The log says what the plan says: nothing is to be changed.", "日志和方案一致：没有要改的。"}
	CalibrateFew   = Word{"The log is too short to change the plan: it takes two rounds of a kind.", "日志太短，还不能改方案：同类的要有两轮。"}
	CalibrateWas   = Word{"With the plan as it is, %[1]s: %[2]s.", "按现在的方案，%[1]s：%[2]s。"}
	CalibrateNow   = Word{"With the log's values, %[1]s: %[2]s.", "按日志的数，%[1]s：%[2]s。"}
	CalibrateWrite = Word{"Nothing was written; --write changes the plan.", "没有写入；加 --write 才改方案。"}
	CalibrateWrote = Word{"written to %[1]s", "已写入 %[1]s"}
	CalibrateFile  = Word{"--write needs a plan file, want PLAN", "--write 需要方案文件，请写明 PLAN"}
	CalibrateEmpty = Word{"the log has no entry: run two or three rounds by the hour, then calibrate", "日志里没有记录：先按小时跑两三轮，再校准"}
	HasNoWinner    = Word{"no form is complete", "没有一种付法算得全"}
)

var learnedInputs = map[string]Word{
	"workload.hours_per_day": {"hours per active day", "活跃日每天时长"},
	"workload.task_hours":    {"length of a task", "任务长度"},
	"workload.setup":         {"set-up per boot", "每次开机的准备"},
	"workload.idle":          {"idle per boot", "每次开机的空转"},
	"hourly":                 {"price of an hour", "每小时价格"},
}

// InputName names a value of the plan that a log knows, by its path; a price by the last part of its own.
func InputName(path string) Word { return named(learnedInputs, path) }
