package text

import "time"

// Page 4, the answer. Placeholders are named where they are not plain.
var (
	LogPageNone       = Word{"NO LOG YET", "还没有日志"}
	LogPageReading    = Word{"READING THE LOG", "正在读日志"}
	LogPageReadingOn  = Word{"reading", "正在读"}
	LogPageBroken     = Word{"THE LOG CANNOT BE READ", "日志读不了"}
	LogPageClean      = Word{"NOTHING WASTED", "没有浪费"}
	LogPageFindings   = Noun{Word{"%[1]s FINDING", "%[1]s 处发现"}, Word{"%[1]s FINDINGS", "%[1]s 处发现"}}
	LogPageUnpriced   = Word{"NO PRICE YET", "还没有价格"}
	LogPageTime       = Word{"%[1]s on in %[2]s; type the price of an hour on page 1", "%[2]s共开机 %[1]s；每小时价格请在第 1 页填"}
	LogPageTimeTiny   = Word{"%[1]s on in %[2]s, no price", "%[2]s开机 %[1]s；缺价格"}
	LogPageWasted     = Word{"%[1]s %[2]s of %[3]s for %[4]s brought nothing", "%[4]s花了 %[3]s，其中 %[1]s %[2]s 白花"}
	LogPageWastedOf   = Word{"%[1]s of %[2]s %[3]s wasted", "%[2]s %[3]s 里白花 %[1]s"}
	LogPageAll        = Word{"%[1]s %[2]s for %[3]s", "%[3]s %[1]s %[2]s"}
	LogPageBegin      = Word{"a writes the first boot down; gpuplan log start does it from another terminal", "按 a 记下第一次开机；也可以在别的终端里用 gpuplan log start"}
	LogPageBeginTiny  = Word{"a writes the first boot down", "按 a 记下第一次开机"}
	LogPageUse        = Word{"On %[1]s: %[2]s on and %[3]s of work a day.", "%[1]s：每天开机 %[2]s，干活 %[3]s。"}
	LogPageUseWins    = Word{"On %[1]s: %[2]s on and %[3]s of work a day; %[4]s.", "%[1]s：每天开机 %[2]s，干活 %[3]s；%[4]s。"} // 4: the cheapest form
	LogPageUseTiny    = Word{"%[2]s on, %[3]s of work a day", "每天开机 %[2]s，干活 %[3]s"}
	LogPageActive     = Noun{Word{"%[1]s active day", "%[1]s 个使用日"}, Word{"%[1]s active days", "%[1]s 个使用日"}}
	LogPageAgrees     = Word{"log and bill agree", "日志与账单相符"}
	LogPageNoLog      = Word{"no log: the bill alone", "没有日志：只看账单"}
	LogPageZone       = Word{"log and bill differ: is the bill of %[1]s?", "日志与账单不符：账单时间是 %[1]s 的？"}
	LogPageZoneTiny   = Word{"is the bill of %[1]s?", "账单是 %[1]s 的？"}
	LogPageDiffers    = Word{"log and bill differ", "日志与账单不符"}
	LogPageNoBill     = Word{"no bill: costs by the plan's prices", "没有账单：按方案的价格估算"}
	LogPageNoBillTiny = Word{"no bill yet", "还没有账单"}
	LogPageOnly       = Word{"only %[1]s: %[2]s", "只看 %[1]s：%[2]s"}
	LogPageNoneWith   = Word{"NOTHING HAS %[1]s", "没有含 %[1]s 的记录"}
	LogPageAllAgain   = Word{"esc tells of all entries again; project, task, instance, card and offer are looked at", "按 esc 看全部；查找的是项目、任务、实例、显卡和报价"}
	LogPageAllTiny    = Word{"esc tells of all entries again", "按 esc 看全部"}
	LogPageSpan       = Word{"%[1]s .. %[2]s", "%[1]s .. %[2]s"}
)

// The blocks of page 4.
var (
	LogPageDay         = Word{"DAY", "日期"}
	LogPageOn          = Word{"On", "开机"}
	LogPageWork        = Word{"Work", "干活"}
	LogPageIdle        = Word{"Idle", "空转"}
	LogPageWorking     = Word{"working", "干活"}
	LogPageSetUp       = Word{"set-up, download", "准备、下载"}
	LogPageIdling      = Word{"on, idle", "空转"}
	LogPageUntold      = Word{"on, not told", "开着，没记"}
	LogPageOff         = Word{"off", "关机"}
	LogPageCell        = Word{"a cell is %[1]s", "一格 %[1]s"}
	LogPageFound       = Word{"FINDINGS, dearest first", "发现，最费钱的在前"}
	LogPageFoundTiny   = Word{"FINDINGS", "发现"}
	LogPageBasis       = Word{"Basis", "依据"}
	LogPageDo          = Word{"Do", "怎么办"}
	LogPageNothing     = Word{"nothing found beyond the limits", "没有超出限度的问题"}
	LogPageLearned     = Word{"WHAT THE LOG SAYS THE INPUTS ARE", "日志测出的输入值"}
	LogPageLearnedTiny = Word{"FROM THE LOG", "日志测出"}
	LogPageBudget      = Word{"BUDGET", "预算"}
	LogPagePlan        = Word{"plan", "方案"}
	LogPageLog         = Word{"log", "日志"}
	LogPageTakes       = Word{"w takes them into the plan", "按 w 写进方案"}
	LogPageFew         = Word{"too few rounds to say", "次数太少，还说不准"}
	LogPageOfDays      = Word{"%[1]d active days of %[2]d", "%[2]d 天里用了 %[1]d 天"}
	LogPageNight       = Word{"the night of %[1]s alone is %[2]s of it", "%[1]s 那一夜就占 %[2]s"}
	LogPageCap         = Word{"Cap: %[1]s", "上限：%[1]s"}
	LogPageTasks       = Noun{Word{"%[1]s task", "%[1]s 个任务"}, Word{"%[1]s tasks", "%[1]s 个任务"}}
	LogPageVaries      = Word{"%[1]s, lengths vary a lot: settle up each round, a cap for each task does little", "%[1]s，长短相差很大：每轮对账，单任务上限用处不大"}
	LogPageSteady      = Word{"%[1]s, lengths vary little: a cap for each task is useful", "%[1]s，长短差不多：单任务上限管用"}
	LogPageBoots       = Noun{Word{"%[1]s boot", "%[1]s 次开机"}, Word{"%[1]s boots", "%[1]s 次开机"}}
	LogPageDayHelp     = Word{"%[1]s: %[2]s, %[3]s on, %[4]s of work, %[5]s idle", "%[1]s：%[2]s，开机 %[3]s，干活 %[4]s，空转 %[5]s"}
	LogPageFindingHelp = Word{"%[1]s: %[2]s", "%[1]s：%[2]s"}
	LogPageDayOff      = Word{"%[1]s: off all day", "%[1]s：全天关机"}
	LogPageStillOnTiny = Word{"on since %[1]s: z stops it", "%[1]s 起开着：z 关机"}
	LogPageOnTiny      = Word{"%[1]d on since %[2]s: z stops one", "%[2]s 起开着 %[1]d 台：z 关机"}
	LogPageOnSeveral   = Word{"%[1]d instances are on, the first since %[2]s: z asks which one is off", "开着 %[1]d 台，最早的从 %[2]s 起：按 z 选哪一台关了机"}
	LogPageOnBeside    = Word{"%[1]d on since %[2]s", "%[2]s 起开着 %[1]d 台"}
	LogPagePassed      = Noun{Word{"%[1]s row left out (e)", "%[1]s 行没算进（e）"}, Word{"%[1]s rows left out (e)", "%[1]s 行没算进（e）"}}
	LogPageStillOn     = Word{"on since %[1]s: z writes its stop down", "从 %[1]s 起一直开着：按 z 记下关机"}
)

// Keys, questions and answers of page 4.
var (
	DoNextDay     = Word{"another day, finding", "换一天、换一处"}
	DoFindings    = Word{"findings; back to days", "到发现；回到日期"}
	DoWeek        = Word{"a week", "一周"}
	DoFirstDay    = Word{"first, last day", "第一天、最后一天"}
	DoBoots       = Word{"boots of the day, finding", "当天的开机、发现全文"}
	DoLogFilter   = Word{"project, task, instance", "只看某项目、任务、实例"}
	DoRows        = Word{"what became of rows", "各行怎么读的"}
	DoLogStart    = Word{"write a boot down", "记下开机"}
	DoLogStop     = Word{"write its stop down", "记下关机"}
	DoBill        = Word{"read a bill", "读账单"}
	DoCalibrate   = Word{"take what the log says into the plan", "把日志测出的值写进方案"}
	HintDay       = Word{"day", "日期"}
	HintFindings  = Word{"findings", "发现"}
	HintBoots     = Word{"tell", "详情"}
	HintLogStart  = Word{"start", "开机"}
	HintLogStop   = Word{"stop", "关机"}
	HintBill      = Word{"bill", "账单"}
	HintCalibrate = Word{"calibrate", "校准"}

	AskTask      = Word{"Task that begins now", "现在开始的任务"}
	AskBill      = Word{"File of the bill", "账单文件"}
	AskInstance  = Word{"Its name: another one is on", "实例名（已有一台开着）"}
	AskLogFilter = Word{"Only entries with", "只看含有"}
	AskReason    = Word{"It is right because", "没问题，因为"}
	AskOrder     = Word{"The bill has the date %[1]q, and nowhere shows which is the day: how is it meant?", "账单里有日期 %[1]q，看不出哪个是日：该怎么读？"}
	AskMark      = Word{"The bill has the amount %[1]q, and nowhere shows which sign parts decimals: which is it?", "账单里有金额 %[1]q，看不出小数点是哪个：是哪个？"}

	HintDayFirst   = Word{"day first", "日在前"}
	HintMonthFirst = Word{"month first", "月在前"}
	HintComma      = Word{"the comma", "逗号"}
	HintPoint      = Word{"the point", "点"}
	HintNoBill     = Word{"without the bill", "不用账单"}
	HintDismiss    = Word{"it is right, because..", "没问题，因为.."}

	StopTitle = Word{"Which one is off now?", "哪一台现在关了？"}
	StopLine  = Word{"%[1]s, since %[2]s (%[3]s): %[4]s", "%[1]s，%[2]s 起（%[3]s）：%[4]s"}
	RowsTitle = Word{"What was read", "读了什么"}
	RowsAll   = Word{"All rows were read, and there is nothing to tell of them.", "每一行都读了，没有要说明的。"}

	BootsNone    = Word{"No instance was on.", "这一天没有开机。"}
	BootsStillOn = Word{"still on", "还开着"}
	BootsLine    = Word{"%[1]s .. %[2]s: %[3]s on, %[4]s of work, %[5]s set-up, %[6]s idle", "%[1]s .. %[2]s：开机 %[3]s，干活 %[4]s，准备 %[5]s，空转 %[6]s"}
	BootsCost    = Word{", %[1]s %[2]s", "，%[1]s %[2]s"}
	BootsTitle   = Word{"Boots of the day", "当天的开机"}

	AnswerStarted    = Word{"written down: on from now; z writes the stop down", "已记下：从现在起开机；按 z 记下关机"}
	AnswerStopped    = Word{"written down: off from now", "已记下：现在关机"}
	AnswerStoppedOne = Word{"written down: %[1]s is off from now", "已记下：%[1]s 现在关机"}
	AnswerDismissed  = Word{"noted beside the log; it is no finding from now on", "已记在日志旁边，以后不再算发现"}
	AnswerNoReason   = Word{"not dismissed: there is no reason", "没有写原因，仍算发现"}
	AnswerDismissAll = Word{"this is of some entries alone; esc tells of all of them, and what is right there can be dismissed", "这里只是一部分记录；按 esc 看全部，在那里说明"}
	AnswerNoLog      = Word{"there is no log to export yet", "还没有日志可以导出"}
	AnswerCalibrated = Word{"the plan is as the log says, or there are too few rounds", "方案与日志一致，或次数太少"}
	AnswerTaken      = Word{"taken from the log: %[1]s; u takes it back", "已按日志改：%[1]s；u 可撤销"}
	ChangeOf         = Word{"%[1]s %[2]s -> %[3]s", "%[1]s %[2]s -> %[3]s"}
)

// A finding told whole. Placeholders of the money: 1 the amount, 2 the currency, 3 how much that is.
var (
	FindingTitle = Word{"A finding", "一处发现"}
	FindingWhat  = Word{"%[1]s", "%[1]s"}
	FindingMoney = Word{"Money: %[1]s %[2]s, %[3]s", "金额：%[1]s %[2]s，%[3]s"}
	FindingRests = Word{"Basis: %[1]s.", "依据：%[1]s。"}
	FindingDo    = Word{"What to do: %[1]s.", "怎么办：%[1]s。"}
	FindingSure  = Word{"How sure: %[1]s.", "有多准：%[1]s。"}
	FindingKey   = Word{"Name: %[1]s", "名称：%[1]s"}
	FindingGone  = Word{"The finding is gone: the log was read again.", "这处发现已经没有了：日志重新读过。"}

	findingLevels = map[string]Word{
		"low": {"less than a hundredth of what was paid", "不到花费的百分之一"}, "medium": {"less than a twentieth of what was paid", "不到花费的百分之五"},
		"high": {"a twentieth or more of what was paid", "占花费的百分之五以上"},
	}
	findingSures = map[string]Word{
		"left":        {"as sure as the times in the log; a task that ran on without being noted looks the same", "日志里的时间有多准就有多准；没记下的任务看起来也一样"},
		"idle":        {"as sure as the times in the log; the first 10 min after each task are left out", "日志里的时间有多准就有多准；每个任务之后的头 10 分钟不算"},
		"quiet":       {"the readings of the card show it; work on the processor alone looks the same", "显卡的读数就是这样；只用处理器的工作看起来也一样"},
		"download":    {"names and sizes in the log are the same; the time is by the plan's download speed", "日志里名字和大小相同；时间按方案的下载速度算"},
		"concurrency": {"the log shows it; the money is in the findings above, too", "日志就是这样；这笔钱也在上面的发现里"},
		"disk":        {"sure by the bill; what is expected is the plan's disk", "账单就是这样；应有的按方案的磁盘算"},
		"overrun":     {"sure by the bill, where the stop in the log is right; 5 min either way are left out", "日志的关机时间若没错，账单就是这样；前后 5 分钟不算"},
		"price":       {"sure by the bill; less than a hundredth is left out", "账单就是这样；相差不到百分之一的不算"},
		"unlogged":    {"sure that it was billed; a forgotten entry looks the same as somebody else's use", "账单确实扣了；忘了记和别人用了看起来一样"},
		"unbilled":    {"sure by both; the row may still come", "两边都看得出；账单那一行也许还没到"},
		"double":      {"two rows cover the same time at about the same price; several cards are not taken for it", "两行是同一段时间、差不多的价格；多卡的不算"},
		"differs":     {"sure by the bill; the cause is not known", "账单就是这样；原因不明"},
		"impossible":  {"sure: the row bills more hours than it has", "确实：这一行扣的小时比它的时间还长"},
	}
)

// FindingLevel says how much a level is.
func FindingLevel(key string) Word { return named(findingLevels, key) }

// FindingSureOf says by its kind how sure a finding is.
func FindingSureOf(key string) Word { return named(findingSures, key) }

// Weekdays are the short names of the days of a week, from Sunday on as time.Weekday counts.
var Weekdays = [7]Word{
	time.Sunday: {"Sun", "周日"}, {"Mon", "周一"}, {"Tue", "周二"}, {"Wed", "周三"}, {"Thu", "周四"}, {"Fri", "周五"}, {"Sat", "周六"},
}
