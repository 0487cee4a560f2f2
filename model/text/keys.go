package text

// Questions in the last two rows, and their answers.
var (
	AskUnsaved  = Word{"Not saved: %[1]s to %[2]s.", "还没保存：%[2]s 有 %[1]s。"}
	AskRecover  = Word{"Changes of %[1]s to %[2]s were not saved.", "%[2]s 在 %[1]s 有没保存的改动。"}
	AskChanged  = Word{"%[1]s was changed by another program.", "%[1]s 被别的程序改过。"}
	Changes     = Noun{Word{"%[1]s change", "%[1]s 处改动"}, Word{"%[1]s changes", "%[1]s 处改动"}}
	HintSaveOff = Word{"save and quit", "保存并退出"}
	HintDropOff = Word{"quit without saving", "不保存退出"}
	HintStay    = Word{"stay", "返回"}
	HintRestore = Word{"take them back", "恢复"}
	HintDrop    = Word{"drop them", "丢弃"}
	HintReload  = Word{"read it again", "重新读取"}
	HintBeside  = Word{"save beside it", "另存一份"}
	HintReplace = Word{"write over it", "覆盖"}
)

// The box of all keys.
var (
	HelpTitle = Word{"Keys", "按键"}
	HelpMouse = Word{
		"Mouse: drag or click a track, wheel steps, click a page. Never needed.",
		"鼠标：拖动或点滑杆，滚轮一步，点页名换页。不用鼠标也行。",
	}
	HelpCloses = Word{"closes", "关闭"}
)

// The dialog that writes a summary.
var (
	ExportTitle    = Word{"Export", "导出"}
	ExportFile     = Word{"File", "文件"}
	ExportFormat   = Word{"Format", "格式"}
	ExportPeriod   = Word{"Period", "周期"}
	ExportLanguage = Word{"Language", "语言"}
	ExportWrites   = Word{"Writes", "写入"}
	ExportSays     = Word{"Says", "内容"}
	ExportSize     = Word{"%[1]s lines, %[2]s, %[3]s columns, no colour codes", "%[1]s 行，%[2]s，每行不超过 %[3]s 列，不含颜色代码"}
	ExportLines    = Word{"%[1]s lines", "%[1]s 行"}
	ExportContent  = Word{
		"date, price dates, verdict, parts of every form, of which, warnings, assumptions, command line",
		"日期、价格日期、结论、每种付法的三部分和明细、提醒、假设、能重做一遍的命令行",
	}
	ExportSizing   = Word{"memory and time that the model needs, and which offers hold it", "模型需要的显存和时间，以及哪些报价放得下"}
	ExportBill     = Word{"the log held against plan and bill: findings, days, tasks", "日志对照方案和账单：发现、每天、任务"}
	ExportNumbers  = Word{"the plan and every number of it, for programs", "整份方案和所有数字，给程序用"}
	ExportRows     = Word{"a row for each charge of each form, for a spreadsheet", "每种付法的每一笔费用一行，给表格软件用"}
	ExportPage     = Word{"the summary as a page with drawings: no network, no script, prints well", "网页形式的摘要，带图；不联网、没有脚本、适合打印"}
	ExportDays     = Word{"deadlines for a calendar: ends of terms, release, end of the money", "日历里的期限：套餐到期、实例释放、钱用完"}
	ExportReplaces = Word{"it exists, of %[1]s, and will be replaced", "文件已存在，写于 %[1]s；将被替换"}
	ExportText     = Word{"text", "文本"}
)

// The box that explains one line of the bill: what is multiplied at the left, what comes of it at the right. The sign of
// multiplication is an argument, since it depends on the terminal.
var (
	ExplainTitle     = Word{"Why %[1]s for %[2]s", "%[2]s为什么是 %[1]s"}
	ExplainOpen      = Word{"Not known yet: %[1]s", "还不知道：%[1]s"}
	ExplainAll       = Word{"%[1]s, all active", "%[1]s，每天都用"}
	ExplainDay       = Word{"%[1]s (%[2]s in tasks of %[3]s)", "每天 %[1]s（%[2]s，每次 %[3]s）"}
	ExplainDaily     = Word{"%[1]s", "每天 %[1]s"}
	ExplainBoots     = Noun{Word{"%[1]s boot", "%[1]s 次"}, Word{"%[1]s boots", "%[1]s 次"}}
	ExplainSpeed     = Word{"%[1]s, the speed", "%[1]s（速度）"}
	ExplainWork      = Word{"%[1]s of work", "每天干活 %[1]s"}
	ExplainLeft      = Word{"%[1]s left on", "多开 %[1]s"}
	ExplainPart      = Word{"part of %[1]s, %[2]s in one charge", "属于%[1]s，%[2]s合成一笔"}
	ExplainFree      = Word{"%[1]s, %[2]s of it free", "%[1]s，其中 %[2]s 免费"}
	ExplainPartShort = Word{"part of %[1]s", "属于%[1]s"}
	ExplainOfAll     = Word{"of everything %[1]s", "占%[1]s总价"}
	ExplainRules     = Word{"by the rules of %[1]s, oldest source %[2]s", "按 %[1]s 的规则，最早来源 %[2]s"}
	ExplainOwn       = Word{"%[1]s, your own in place of %[2]s", "%[1]s，你自己写的，规则是 %[2]s"}
	ExplainOfTerm    = Word{"of everything with %[1]s", "占%[1]s总价"}
	Divided          = Word{"%[1]s / %[2]s", "%[1]s / %[2]s"}
	OneOf            = Word{"%[1]s/%[2]s", "%[1]s/%[2]s"}
	TrialInPlace     = Word{"with %[1]s in place of %[2]s", "把 %[2]s 改成 %[1]s"}
	TrialStop        = Word{"stopped when work is done", "干完活就关机"}
)

// The box that shows the command line that was copied.
var (
	CopiedTitle = Word{"The command line that shows this", "重现这一页的命令行"}
	CopiedNote  = Word{"It is copied, if the terminal allows that.", "已复制，如果终端允许的话。"}
)

// The search for an input.
var (
	FindTitle = Word{"Find an input", "查找一项"}
	FindNone  = Word{"no input of that name", "没有这样的输入项"}
)
