package text

import "time"

// Page 4, the answer. Placeholders are named where they are not plain.
var (
	LogPageNone       = Word{"NO LOG YET", "还没有日志"}
	LogPageReading    = Word{"READING THE LOG", "正在读日志"}
	LogPageBroken     = Word{"THE LOG CANNOT BE READ", "日志读不了"}
	LogPageClean      = Word{"NOTHING WASTED", "没有浪费"}
	LogPageFindings   = Noun{Word{"%[1]s FINDING", "%[1]s 处发现"}, Word{"%[1]s FINDINGS", "%[1]s 处发现"}}
	LogPageWasted     = Word{"%[1]s %[2]s of %[3]s for %[4]s brought nothing", "%[4]s花了 %[3]s，其中 %[1]s %[2]s 白花"}
	LogPageWastedOf   = Word{"%[1]s of %[2]s %[3]s", "%[2]s %[3]s 里的 %[1]s"}
	LogPageAll        = Word{"%[1]s %[2]s for %[3]s", "%[3]s %[1]s %[2]s"}
	LogPageBegin      = Word{"a writes the first boot down; gpuplan log start does it from another terminal", "按 a 记下第一次开机；也可以在别的终端里用 gpuplan log start"}
	LogPageBeginTiny  = Word{"a writes the first boot down", "按 a 记下第一次开机"}
	LogPageUse        = Word{"On %[1]s: %[2]s on and %[3]s of work a day.", "%[1]s：每天开机 %[2]s，干活 %[3]s。"}
	LogPageUseTiny    = Word{"%[2]s on, %[3]s of work a day", "每天开机 %[2]s，干活 %[3]s"}
	LogPageActive     = Noun{Word{"%[1]s active day", "%[1]s 个使用日"}, Word{"%[1]s active days", "%[1]s 个使用日"}}
	LogPageAgrees     = Word{"log and bill agree", "日志与账单相符"}
	LogPageDiffers    = Word{"log and bill differ", "日志与账单不符"}
	LogPageNoBill     = Word{"no bill: costs by the plan's prices", "没有账单：按方案的价格估算"}
	LogPageNoBillTiny = Word{"no bill yet", "还没有账单"}
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
	LogPagePeak        = Word{"most instances at once: %[1]d", "同时开机最多：%[1]d 台"}
	LogPageLearned     = Word{"WHAT THE LOG SAYS THE INPUTS ARE", "日志测出的输入值"}
	LogPageLearnedTiny = Word{"FROM THE LOG", "日志测出"}
	LogPagePlan        = Word{"plan", "方案"}
	LogPageLog         = Word{"log", "日志"}
	LogPageTakes       = Word{"w takes them into the plan", "按 w 写进方案"}
	LogPageAsPlan      = Word{"the plan has it so", "与方案一致"}
	LogPageFew         = Word{"too few rounds to say", "次数太少，还说不准"}
	LogPageOfDays      = Word{"%[1]d active days of %[2]d", "%[2]d 天里用了 %[1]d 天"}
	LogPageTasks       = Noun{Word{"%[1]s task", "%[1]s 个任务"}, Word{"%[1]s tasks", "%[1]s 个任务"}}
	LogPageVaries      = Word{"%[1]s, lengths vary a lot: settle up each round, a cap for each task does little", "%[1]s，长短相差很大：每轮对账，单任务上限用处不大"}
	LogPageSteady      = Word{"%[1]s, lengths vary little: a cap for each task is useful", "%[1]s，长短差不多：单任务上限管用"}
	LogPageBoots       = Noun{Word{"%[1]s boot", "%[1]s 次开机"}, Word{"%[1]s boots", "%[1]s 次开机"}}
	LogPageDayHelp     = Word{"%[1]s: %[2]s, %[3]s on, %[4]s of work, %[5]s idle", "%[1]s：%[2]s，开机 %[3]s，干活 %[4]s，空转 %[5]s"}
	LogPageDayOff      = Word{"%[1]s: off all day", "%[1]s：全天关机"}
	LogPageStillOnTiny = Word{"on since %[1]s: z stops it", "%[1]s 起开着：z 关机"}
	LogPageStillOn     = Word{"on since %[1]s: z writes its stop down", "从 %[1]s 起一直开着：按 z 记下关机"}
)

// Keys, questions and answers of page 4.
var (
	DoNextDay     = Word{"another day", "换一天"}
	DoBoots       = Word{"the boots of the day", "看当天的每次开机"}
	DoLogStart    = Word{"write a boot down", "记下开机"}
	DoLogStop     = Word{"write its stop down", "记下关机"}
	DoBill        = Word{"read a bill", "读账单"}
	DoCalibrate   = Word{"take what the log says into the plan", "把日志测出的值写进方案"}
	HintDay       = Word{"day", "日期"}
	HintBoots     = Word{"boots", "详情"}
	HintLogStart  = Word{"start", "开机"}
	HintLogStop   = Word{"stop", "关机"}
	HintBill      = Word{"bill", "账单"}
	HintCalibrate = Word{"calibrate", "校准"}

	AskTask      = Word{"Task that begins now", "现在开始的任务"}
	AskBill      = Word{"File of the bill", "账单文件"}
	BootsNone    = Word{"No instance was on.", "这一天没有开机。"}
	BootsStillOn = Word{"still on", "还开着"}
	BootsLine    = Word{"%[1]s .. %[2]s: %[3]s on, %[4]s of work, %[5]s set-up, %[6]s idle", "%[1]s .. %[2]s：开机 %[3]s，干活 %[4]s，准备 %[5]s，空转 %[6]s"}
	BootsCost    = Word{", %[1]s %[2]s", "，%[1]s %[2]s"}
	BootsTitle   = Word{"Boots of the day", "当天的开机"}

	AnswerStarted    = Word{"written down: on from now; z writes the stop down", "已记下：从现在起开机；按 z 记下关机"}
	AnswerStopped    = Word{"written down: off from now", "已记下：现在关机"}
	AnswerNoLog      = Word{"there is no log to export yet", "还没有日志可以导出"}
	AnswerCalibrated = Word{"the plan is as the log says, or there are too few rounds", "方案与日志一致，或次数太少"}
	AnswerTaken      = Word{"taken from the log: %[1]s; u takes it back", "已按日志改：%[1]s；u 可撤销"}
	ChangeOf         = Word{"%[1]s %[2]s -> %[3]s", "%[1]s %[2]s -> %[3]s"}
)

// Weekdays are the short names of the days of a week, from Sunday on as time.Weekday counts.
var Weekdays = [7]Word{
	time.Sunday: {"Sun", "周日"}, {"Mon", "周一"}, {"Tue", "周二"}, {"Wed", "周三"}, {"Thu", "周四"}, {"Fri", "周五"}, {"Sat", "周六"},
}
