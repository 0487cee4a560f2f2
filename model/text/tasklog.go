package text

// The log of what was run. Why rows are passed over, or what is told of them; each stands behind a number of rows.
var (
	LogBadWhat       = Word{"with another word than start, stop, done or undo in the column what", "what 列不是 start、stop、done 或 undo"}
	LogBootless      = Word{"without a time of boot", "没有开机时间"}
	LogBadBoot       = Word{"with a boot that is no time such as 2026-11-30 09:20", "开机时间看不懂，应如 2026-11-30 09:20"}
	LogBadStop       = Word{"with a stop that is no time such as 2026-11-30 09:20", "关机时间看不懂，应如 2026-11-30 09:20"}
	LogStopEarly     = Word{"with a stop before its boot", "关机早于开机"}
	LogNoEnd         = Word{"closing an entry without saying when", "关机行没有写时间"}
	LogUndoNothing   = Word{"taking something back that is not there", "要撤销的行不存在"}
	LogNextDay       = Word{"with an end on the next day, since it is before the start", "结束时间早于开始，算作第二天"}
	LogTwice         = Word{"with a time that the clock showed twice that day; the first counts", "当天时钟两次走过的时间，按第一次算"}
	LogSkipped       = Word{"with a time that the clock passed over that day", "当天时钟跳过的时间"}
	LogOnDiffers     = Word{"where on is not stop less boot; those two count", "on 与开机、关机不符，按开机、关机算"}
	LogVeryLong      = Word{"on for more than a year", "开机超过一年"}
	LogOutside       = Word{"with a task outside of the time that the instance was on", "任务时间超出开机时间"}
	LogStopAlone     = Word{"closing an entry that nothing opened", "关机行没有对应的开机行"}
	LogStartTwice    = Word{"opening an entry that is open already", "同一次开机记了两遍"}
	LogUnclosedEntry = Word{"whose entry nothing closes, though its instance booted again: it counts up to there at most", "没有记关机，而同一实例后来又开机了：最多算到那时"}
	LogBadCell       = Word{"with a cell that cannot be read; the rest of the row counts", "有一格看不懂，这一行其余照算"}
)

// What keeps something from being done with the log. Placeholders: 1 the log's path, unless told otherwise.
var (
	LogNoBoot    = Word{"none of its columns is known to hold the boot; call it boot there, or import the file with --map boot=COLUMN. Columns: %[1]s", "看不出哪一列是开机时间；请把该列改名为 boot，或用 log import 的 --map boot=列名 指明。列有：%[1]s"}
	LogBusy      = Word{"%[1]s: another program is writing to it, want it to end", "%[1]s：另一个程序正在写，请等它写完"}
	LogReplaced  = Word{"%[1]s was replaced by another program meanwhile; nothing is noted, run it again", "%[1]s 刚被另一个程序换掉，没有记上，请再运行一次"}
	LogNoFile    = Word{"it is a pipe or a device, want a file", "它是管道或设备，应为文件"}
	LogNoCSV     = Word{"%[1]s is no CSV, want one to write to", "%[1]s 不是 CSV，应为可以写的 CSV"}
	LogAlike     = Word{"of an entry that stands above already: both count; delete one where it was pasted twice", "与上面某条完全相同：两条都算，若是重复粘贴请删掉一条"}
	LogUnclosed  = Word{"%[1]s: line %[2]d has a quote that is not closed or not doubled, want it so; nothing was written", "%[1]s：第 %[2]d 行的引号没有闭合或没有成对，请先改好；没有写入"}
	LogNoColumn  = Word{"the log has no column %[1]q, want it in its first line", "日志里没有 %[1]q 这一列，请在第一行加上"} // 1 the column
	LogStillOn   = Word{"%[1]s is on since %[2]s; gpuplan log stop closes it", "%[1]s：从 %[2]s 起一直开着；先用 gpuplan log stop 记关机"}
	LogNotOn     = Word{"nothing is on, as far as the log knows; gpuplan log start opens an entry, gpuplan log add notes a whole one", "日志里没有开着的实例；gpuplan log start 记开机，gpuplan log add 补记一整条"}
	LogEarly     = Word{"the stop, %[1]s, is before the boot, %[2]s, want it after", "关机 %[1]s 早于开机 %[2]s，应当在后"}
	LogMisplaced = Word{"the task of the boot of %[1]s ran before it, after the stop or for longer than the instance was on, want it within", "%[1]s 开机的那条，任务时间超出开机到关机的范围，应在其中"}
	LogNothing   = Word{"the log has nothing to take back", "日志里没有可以撤销的"}
	LogOnlyOne   = Word{"an instance without a name", "没有名字的实例"}
	LogInstance  = Word{"instance %[1]s", "实例 %[1]s"}
)

// Entries counts entries of the log.
var Entries = Noun{Word{"%[1]s entry", "%[1]s 条"}, Word{"%[1]s entries", "%[1]s 条"}}

// The list of the log. Placeholders of an entry: 1 when and what, 2 its stop, 3 how long it was on, 4 how long the task ran.
var (
	LogHead         = Word{"%[1]s, times in %[2]s.", "%[1]s，时间按 %[2]s。"}
	LogOpen         = Word{"%[1]s open (>), counted up to now.", "%[1]s 条还开着（>），算到现在。"}
	LogForgotten    = Word{"%[1]s without a stop (?), over by the next boot.", "%[1]s 条没有记关机（?），最晚到下次开机。"}
	LogOverBy       = Word{"by %[1]s", "最晚 %[1]s"}
	LogBootTask     = Word{"Boot, task, project", "开机、任务、项目"}
	LogStop         = Word{"Stop", "关机"}
	LogOn           = Word{"On", "开机时长"}
	LogWork         = Word{"Task", "任务时长"}
	LogStillOpen    = Word{"open", "开着"}
	LogSentence     = Word{"%[1]s, stop %[2]s: on for %[3]s.", "%[1]s，关机 %[2]s：开机 %[3]s。"}
	LogSentenceWork = Word{"%[1]s, stop %[2]s: on for %[3]s, the task %[4]s.", "%[1]s，关机 %[2]s：开机 %[3]s，任务 %[4]s。"}
	LogTotal        = Word{"Total: on for %[1]s, tasks %[2]s.", "合计：开机 %[1]s，任务 %[2]s。"}
	LogCards        = Word{"Each instance has %[1]s: %[2]s of cards in all.", "每台实例 %[1]s：卡时合计 %[2]s。"}
	LogProjects     = Word{"By project, time on", "各项目开机时长"}
	LogProject      = Word{"%[1]s: %[2]s, %[3]s", "%[1]s：%[2]s，%[3]s"}
	LogNoProject    = Word{"no project", "无项目"}
	LogUntitled     = Word{"no task", "无任务"}
	LogAhead        = Word{"%[1]s with a boot that has not come, the first in %[2]s.", "%[1]s的开机时间还没有到，最早的在%[2]s。"}
	LogTold         = Word{"%[1]s %[2]s, the first in %[3]s.", "%[1]s%[2]s，最早的在%[3]s。"}
	LogToldText     = Word{"%[1]s %[2]s, the first in %[3]s: %[4]s.", "%[1]s%[2]s，最早的在%[3]s：%[4]s。"}
	LogNoPrice      = Word{"costs are left out: no plan says the price; --plan PLAN does", "没有写费用：没有方案说明价格；请加 --plan PLAN"}
)

// What was done with the log. Placeholders: 1 when, then the task.
var (
	LogNone      = Word{"there is no log yet; gpuplan log start begins %[1]s", "还没有日志；gpuplan log start 会新建 %[1]s"}
	LogStarted   = Word{"on since %[1]s: %[2]s", "%[1]s 开机：%[2]s"}
	LogStopped   = Word{"stopped %[1]s: %[2]s, on for %[3]s", "%[1]s 关机：%[2]s，开机 %[3]s"}
	LogAdded     = Word{"noted %[1]s to %[2]s: %[3]s, on for %[4]s", "已记 %[1]s 到 %[2]s：%[3]s，开机 %[4]s"}
	LogImported  = Word{"%[1]s read: %[2]s added, %[3]s closed, %[4]s there already", "读了 %[1]s：新增 %[2]s，补关机 %[3]s 条，已有 %[4]s 条"}
	LogAheadNow  = Word{"%[1]s has not come yet; gpuplan log undo takes it back where another day was meant", "%[1]s 还没有到；如果日期写错了，用 gpuplan log undo 撤销"}
	LogPastNext  = Word{"it was booted again at %[1]s, before this stop; gpuplan log undo takes the stop back, --stop says an earlier one", "%[1]s 又开过机，在这次关机之前；用 gpuplan log undo 撤销，再用 --stop 指明更早的时间"}
	LogLongNow   = Word{"on for more than a year since %[1]s; gpuplan log undo takes it back where another day was meant", "从 %[1]s 起开机超过一年；如果日期写错了，用 gpuplan log undo 撤销"}
	ImportedAs   = Word{"read as what %[1]s writes", "按 %[1]s 的输出读入"}
	BackTogether = Word{"taken back: %[1]s that were written together, of boots from %[2]s to %[3]s", "已撤销：一起写入的 %[1]s，开机时间从 %[2]s 到 %[3]s"}
	BackDone     = Word{"taken back: the entry of %[1]s, %[2]s", "已撤销：%[1]s 开机的那条，%[2]s"}
	BackStart    = Word{"taken back: the start of %[1]s, %[2]s", "已撤销：%[1]s 的开机，%[2]s"}
	BackStop     = Word{"taken back: the stop of the boot of %[1]s, %[2]s; it is open again", "已撤销：%[1]s 开机的那条的关机，%[2]s；又算开着"}

	TypedNextDay = Word{"%[1]s is taken for the next day: %[2]s", "%[1]s 按第二天算：%[2]s"}
	TypedTwice   = Word{"%[1]s: the clock showed that time twice; the first is taken: %[2]s", "%[1]s：这个时间时钟走过两次，按第一次算：%[2]s"}
	TypedSkipped = Word{"%[1]s: the clock passed over that time; taken for %[2]s", "%[1]s：时钟跳过了这个时间，按 %[2]s 算"}
)

// The command line of log.
var (
	CmdLog     = Word{"keep the log of what ran on rented instances", "记录租来的实例上跑了什么"}
	CmdLogLong = Word{
		"keep the log of what ran on rented instances: one CSV that you may open and edit in a spreadsheet. It is only appended to, a whole row for each action; undo takes the last one back.\nTimes are read as 2026-11-30 09:20, 09:20 or with their zone, 2026-11-30 09:20 +08:00.",
		"记录租来的实例上跑了什么：一个 CSV 文件，可以用表格软件打开和修改。只在末尾追加，一次动作一整行；undo 撤销最后一次。\n时间可写 2026-11-30 09:20、09:20，或带时区 2026-11-30 09:20 +08:00。",
	}
	CmdLogStart      = Word{"note that an instance was switched on", "记一次开机"}
	CmdLogStop       = Word{"note that it was switched off, and what came of it", "记一次关机，以及结果"}
	CmdLogAdd        = Word{"note a whole entry afterwards", "事后补记一整条"}
	CmdLogList       = Word{"list the log, with totals", "列出日志和合计"}
	CmdLogImport     = Word{"take the entries of another file into the log", "把另一个文件里的记录并入日志"}
	CmdLogImportLong = Word{
		"take the entries of another file into the log, - for standard input: CSV, JSON or .xlsx, or what sacct -P or last reboot write; all of them or none, and undo takes all of them back.\nColumns are known by their usual names; --map says which one holds what: %[1]s.\nAn entry with the same boot, instance and task is not taken twice; one that the log has open is closed. What was passed over is counted.",
		"把另一个文件里的记录并入日志，- 是标准输入：CSV、JSON、.xlsx，或 sacct -P、last reboot 的输出；要么全部，要么一条不写，undo 一次全部撤销。\n列按常用名称识别；也可以用 --map 指明哪一列是什么：%[1]s。\n开机、实例、任务都相同的不重复记；日志里还开着的，会补上关机。没有读进的都有计数。",
	}
	CmdLogUndo = Word{"take the last action back", "撤销最后一次动作"}

	FlagImportDates = Word{"whether 03/04 is day/month or month/day, `ORDER` dmy or mdy, where the file does not show it", "文件看不出来时，03/04 是日/月还是月/日：`ORDER` 为 dmy 或 mdy"}
	FlagLog         = Word{"the log `FILE` (default log.csv in the place for your data)", "日志文件 `FILE`（默认是个人数据目录里的 log.csv）"}
	FlagZone        = Word{"`ZONE` of times that do not say theirs, such as Asia/Shanghai or +08:00 (default the machine's)", "没写时区的时间按 `ZONE`，如 Asia/Shanghai、+08:00（默认本机时区）"}
	FlagLogTask     = Word{"what runs, a `NAME`", "跑的任务 `NAME`"}
	FlagLogProject  = Word{"`PROJECT` that it is for", "所属项目 `PROJECT`"}
	FlagLogInstance = Word{"`INSTANCE` as the platform calls it; not needed where there is only one", "平台上的实例名 `INSTANCE`；只有一台时不用写"}
	FlagLogCard     = Word{"`CARD` of the instance", "实例的显卡 `CARD`"}
	FlagLogOffer    = Word{"`OFFER` of the plan that it was rented by", "按方案里的哪个报价 `OFFER` 租的"}
	FlagLogNote     = Word{"`NOTE` of your own", "备注 `NOTE`"}
	FlagLogBoot     = Word{"`TIME` of the boot", "开机时间 `TIME`"}
	FlagLogBootNow  = Word{"`TIME` of the boot (default now)", "开机时间 `TIME`（默认现在）"}
	FlagLogStop     = Word{"`TIME` of the stop", "关机时间 `TIME`"}
	FlagLogBootOf   = Word{"of several that are on, the one that was booted at this `TIME`", "开着好几台时，是 `TIME` 开机的那一台"}
	FlagLogStopNow  = Word{"`TIME` of the stop (default now)", "关机时间 `TIME`（默认现在）"}
	FlagLogOn       = Word{"how long it was on, a `TIME` such as 2h35m, in place of --stop", "开机多久 `TIME`，如 2h35m，代替 --stop"}
	FlagLogFrom     = Word{"`TIME` at which the task began", "任务开始的时间 `TIME`"}
	FlagLogTo       = Word{"`TIME` at which the task ended", "任务结束的时间 `TIME`"}
	FlagLogWork     = Word{"how long the task ran, a `TIME` such as 2h", "任务跑了多久 `TIME`，如 2h"}
	FlagLogOutput   = Word{"how much came out, a `NUMBER` of whatever you count", "产出 `NUMBER`，按你自己的计法"}
	FlagLogBalance  = Word{"`AMOUNT` in the account afterwards", "用完后的账户余额 `AMOUNT`"}
	FlagLogCurrency = Word{"currency of the balance, an ISO 4217 `CODE`", "余额的货币，ISO 4217 代码 `CODE`"}
	FlagLogDownload = Word{"what was fetched, `FILE` with its size: \"llama.safetensors 15GB\" (repeatable)", "下载了什么 `FILE`，带大小：\"llama.safetensors 15GB\"（可重复）"}
	FlagLogSince    = Word{"only what was on since `WHEN`: 7d, 12h or a day such as 2026-11-01", "只列 `WHEN` 以来的：7d、12h，或日期如 2026-11-01"}
	FlagLogOnly     = Word{"only this `PROJECT`", "只列这个项目 `PROJECT`"}
	FlagLogPlan     = Word{"`PLAN` whose prices per hour give the costs of hledger and focus", "hledger 和 focus 的费用按方案 `PLAN` 的每小时价格算"}

	ErrLogNowhere      = Word{"there is no place for the log here, want --log FILE", "这里没有放日志的地方，请用 --log FILE 指明"}
	ErrZone            = Word{"--zone is %[1]q, want a zone such as Asia/Shanghai or +08:00", "--zone 是 %[1]q，应为时区，如 Asia/Shanghai、+08:00"}
	ErrLogFlag         = Word{"%[1]s is %[2]q, want %[3]s", "%[1]s 是 %[2]q，应为：%[3]s"}
	ErrLogNoInstance   = Word{"no instance %[1]q is on; on are: %[2]s", "没有开着的实例 %[1]q；开着的有：%[2]s"}
	ErrLogSeveral      = Word{"several instances are on, want --instance with one of: %[1]s", "开着好几台，请用 --instance 指明其中一台：%[1]s"}
	ErrLogSeveralBoots = Word{"several instances are on, want --boot with the time of one: %[1]s", "开着好几台，请用 --boot 指明其中一台的开机时间：%[1]s"}
	ErrLogNoBoot       = Word{"none that is on was booted at %[1]s; on are: %[2]s", "没有 %[1]s 开机而还开着的；开着的有：%[2]s"}
	ErrLogAdd          = Word{"log add needs --boot and one of --stop and --on", "log add 需要 --boot，以及 --stop 或 --on 之一"}
	ErrLogCurrency     = Word{"--currency is that of a balance and needs --balance", "--currency 是余额的货币，要和 --balance 一起用"}
	WantTime           = Word{"a time such as 2026-11-30 09:20, 09:20 or 2026-11-30 09:20 +08:00", "时间，如 2026-11-30 09:20、09:20、2026-11-30 09:20 +08:00"}
	WantCount          = Word{"a number, 0 or more", "0 或更大的数字"}
	WantBalance        = Word{"an amount such as 480.50 or $480.50, in one currency", "金额，如 480.50、¥480.50，只用一种货币"}
	WantDownload       = Word{"a name, and its size behind it: \"llama.safetensors 15GB\"", "名称，后面写大小：\"llama.safetensors 15GB\""}
	WantSince          = Word{"a time such as 7d, or a day such as 2026-11-01", "时长，如 7d；或日期，如 2026-11-01"}
)
