package text

// Faults of a plan file as a text, before its values.
var (
	WhatEmpty     = Word{"the file is empty", "文件是空的"}
	WhatTooLarge  = Word{"the file is %[1]d bytes long", "文件有 %[1]d 字节"}
	WhatNotText   = Word{"not UTF-8 text", "不是 UTF-8 文字"}
	WhatWide      = Word{"UTF-16 text", "UTF-16 文字"}
	WhatNewer     = Word{"%[1]s, written by a newer gpuplan", "%[1]s，由更新的 gpuplan 写成"}
	WhatAgain     = Word{"stands again", "又写了一次"}
	WhatNoEquals  = Word{"no = after the name", "名称后面没有 ="}
	WhatNoQuote   = Word{"text without its closing quote", "文字缺少收尾的引号"}
	WhatUnquoted  = Word{"text without quotes", "文字没有加引号"}
	WhatNoBracket = Word{"a bracket that is not closed", "括号没有闭合"}
	WhatMore      = Word{"more after the value", "值的后面还有别的"}
	WhatZero      = Word{"a number that starts with 0", "数字以 0 开头"}
	WhatEscape    = Word{`a \ that means nothing`, `没有意义的 \`}
	WhatControl   = Word{"a control character", "控制字符"}
	WhatNotTOML   = Word{"not TOML", "不是 TOML"}

	WantPlan      = Word{"a plan; gpuplan init writes one to start from", "一份方案；gpuplan init 可以写一份起步的"}
	WantSmaller   = Word{"at most %[1]d", "最多 %[1]d"}
	WantUTF8      = Word{"UTF-8, as editors save it by default", "UTF-8，编辑器默认的保存方式"}
	WantVersion   = Word{"at most %[1]d, or a newer gpuplan", "不高于 %[1]d，或更新 gpuplan"}
	WantOnce      = Word{"it once, as in line %[1]d", "只写一次，就像第 %[1]d 行"}
	WantEquals    = Word{"a line such as days = 30", "这样一行：days = 30"}
	WantQuote     = Word{`the same quote at both ends`, `两端用同样的引号`}
	WantQuotes    = Word{`quotes around text: "6h30m"`, `文字加引号："6h30m"`}
	WantBracket   = Word{"[workload] or [[offer]]", "[workload] 或 [[offer]]"}
	WantOneValue  = Word{"one value on a line, then at most a # comment", "一行一个值，后面最多一个 # 注释"}
	WantNoZero    = Word{"no 0 before other digits", "其他数字前面不加 0"}
	WantEscape    = Word{`\\ for a \, \" for a quote`, `\\ 表示 \，\" 表示引号`}
	WantNoControl = Word{`no control characters but tabs`, `除制表符外没有控制字符`}
	WantTOML      = Word{"lines such as [workload], days = 30 or # a comment", "这样的行：[workload]、days = 30、# 注释"}
)

// MoreFaults ends a long list of faults.
var MoreFaults = Word{"and %[1]s more", "还有 %[1]s 处"}

// Faults of files: what could not be done, and why.
var (
	FileCannotRead  = Word{"cannot read %[1]s: %[2]s", "无法读取 %[1]s：%[2]s"}
	FileCannotWrite = Word{"cannot write %[1]s: %[2]s", "无法写入 %[1]s：%[2]s"}

	FileMissing    = Word{"there is no such file", "没有这个文件"}
	FileNoFolder   = Word{"there is no folder %[1]s", "没有 %[1]s 这个文件夹"}
	FileIsFolder   = Word{"it is a folder, want a file", "这是文件夹，应为文件"}
	FileIsNoFile   = Word{"it is no plain file", "这不是普通文件"}
	FileForbidden  = Word{"permission denied", "没有权限"}
	FileDiskFull   = Word{"the disk is full", "磁盘已满"}
	FileChanged    = Word{"it changed on disk since it was read; reload it, or save under another name", "读入之后文件又被改过；请重新载入，或另存为别的名字"}
	FileExists     = Word{"it exists already", "它已经存在"}
	FileNoName     = Word{"the plan has no file yet, want a name", "方案还没有文件，请给一个名字"}
	FileLinkLoop   = Word{"its link leads nowhere", "它的链接没有尽头"}
	FileReadOnly   = Word{"the disk cannot be written", "磁盘是只读的"}
	FileNotBelow   = Word{"a part of its path is no folder", "路径里有一段不是文件夹"}
	FileNameLong   = Word{"its name is too long", "名字太长"}
	FileDiskFails  = Word{"the disk reports a fault", "磁盘出错"}
	FileNoPlace    = Word{"there is no folder for unsaved work: neither XDG_STATE_HOME nor HOME says one", "没有地方放未保存的改动：XDG_STATE_HOME 和 HOME 都没有给出文件夹"}
	FileOtherCause = Word{"%[1]s", "%[1]s"}
)

// PlanHead opens a starter plan.
var PlanHead = Word{
	`Type the prices that the site shows today; "unknown" is never counted as 0.`,
	`请填网站今天的价格；"unknown" 表示还不知道，不会当作 0。`,
}

// PlanNote says in a few words what a value of the plan file means; ok is false where its name says it.
// The path has no indexes: "offer.term.days".
func PlanNote(path string) (w Word, ok bool) {
	w, ok = planNotes[path]
	return w, ok
}

var planNotes = map[string]Word{
	"currency": {"of all prices, ISO 4217", "所有价格的货币，ISO 4217"},
	"month":    {"what a GB-month is", "一个 GB 月有多长"},
	"start":    {"first day; dates are shown when given", "第一天；填了就显示日期"},

	"workload.days":           {"how long you need the card", "这张卡一共要用多少天"},
	"workload.days_per_week":  {"active days in a week", "每周用几天"},
	"workload.hours_per_day":  {`hours, or "6h30m", or a range "4..6..9"`, `小时数，或 "6h30m"，或范围 "4..6..9"`},
	"workload.task_hours":     {"how long one task runs", "一个任务跑多久"},
	"workload.restart":        {`shut down after each "task", or once a "day"`, `每个任务后关机填 "task"，一天关一次填 "day"`},
	"workload.instances":      {"on at the same time", "同时开着几台"},
	"workload.gpus":           {"cards of one instance", "一台实例几张卡"},
	"workload.boot":           {"the platform's own start", "平台自己的启动时间"},
	"workload.setup":          {"boot to first useful work, without downloads", "从开机到真正干活，不含下载"},
	"workload.idle":           {"left on with nothing running, per boot", "每次开机后空转的时间"},
	"workload.keep_disk_days": {"days that disks are kept afterwards", "结束后磁盘还留几天"},
	"workload.bandwidth":      {"download speed", "下载速度"},

	"disk.name":          {"offers name it in their storage lines", "报价里的 storage 用这个名字"},
	"transfer.size":      {"what is moved from or to outside", "从外网拉取或传出的数据"},
	"transfer.when":      {"each boot, each day, once", "每次开机 boot，每天 day，只一次 once"},
	"transfer.direction": {"in, out", "流入 in，流出 out"},
	"transfer.kept":      {"true: kept on a disk, so it moves once", "true：存在盘里，只传一次"},

	"budget.task_cap": {"most that one task may cost", "一个任务最多花多少"},
	"budget.plan_cap": {"most that the plan may cost", "整个方案最多花多少"},
	"budget.balance":  {"what the account holds", "账户里有多少"},

	"offer.platform":               {"whose billing rules hold", "按哪个平台的计费规则"},
	"offer.card":                   {"of a known one page 5 knows memory and speed", "认得的卡，第 5 页就知道显存和速度"},
	"offer.vram":                   {"memory of one card", "一张卡的显存"},
	"offer.speed":                  {"work per hour, against a card of speed 1", "每小时干多少活，以速度 1 的卡为准"},
	"offer.hourly":                 {"one hour on", "开机一小时的价格"},
	"offer.per":                    {`prices are for one "card" or one "instance"`, `价格按一张卡填 "card"，按一台实例填 "instance"`},
	"offer.increment":              {"time is rounded up to it", "计费时间向上取整到它的倍数"},
	"offer.minimum":                {"least that one boot is billed", "一次开机最少计费多久"},
	"offer.rounding":               {"of money: half-up, floor, ceil", "金额取整：half-up、floor、ceil"},
	"offer.boot_billed":            {`the start is billed: true, false, "unknown"`, `启动时间是否计费：true、false、"unknown"`},
	"offer.billed_when_stopped":    {"true: bills in full until destroyed", "true：销毁之前一直全额计费"},
	"offer.no_gpu_hourly":          {"one hour on without a card", "无卡开机一小时的价格"},
	"offer.setup_in_no_gpu":        {"true: set-up and downloads without a card", "true：准备和下载时不带卡"},
	"offer.month_cap_hours":        {"most hours billed in 30 days; 0: no cap", "30 天最多计费多少小时；0：不封顶"},
	"offer.member":                 {"factor on the hourly price", "按量单价的会员折扣系数"},
	"offer.interruptions_per_hour": {"of an offer that can be taken away", "可被收回的实例：每小时中断次数"},
	"offer.checkpoint_every":       {"0s: no checkpoints", "0s：不存检查点"},
	"offer.checkpoint_cost":        {"time that one checkpoint takes", "存一次检查点要多久"},
	"offer.restart_cost":           {"left out: boot, set-up and downloads", "不填：启动、准备和下载的时间"},
	"offer.as_of":                  {"the day the prices were read", "价格是哪天抄的"},
	"offer.source":                 {"where they were read", "价格是从哪里抄的"},

	"offer.term.days":   {"length", "多少天"},
	"offer.term.price":  {"paid in advance; left out: not on offer", "预付的价格；不写：没有这一档"},
	"offer.term.hourly": {"on top per hour; 0: all hours included", "另外每小时再付；0：不另付"},
	"offer.term.coupon": {"taken off once", "减一次"},
	"offer.term.refund": {"none, prorata*K, clawback*K", "none、prorata*K、clawback*K"},
	"offer.term.at_end": {"stop, renew, payg", "停机 stop，续费 renew，转按量 payg"},

	"own.price":             {"of one card, to hold renting against; left out: not held", "自己买一张卡的价格，和租比；不写：不比"},
	"own.resale":            {"what it brings at the end of its life", "用到最后能卖多少"},
	"own.lifetime_years":    {"how long it is used", "打算用几年"},
	"own.watts":             {"drawn while on, with its share of the machine", "开机功率，含整机分摊"},
	"own.pue":               {"meter over machine; left out: 1", "电表功率比整机功率；不写：1"},
	"own.per_kwh":           {"electricity", "电价"},
	"own.interest_per_year": {"on what the card costs; left out: 0", "买卡的钱一年的利息；不写：0"},
	"own.fixed_per_year":    {"hosting, insurance, spares; left out: 0", "托管、保险、备件；不写：0"},

	"offer.storage.disk":             {"name of the disk", "磁盘名"},
	"offer.storage.free":             {"not charged", "不收钱的部分"},
	"offer.storage.price":            {"of one GB", "一个 GB 的价格"},
	"offer.storage.per":              {"GB-hour, GB-day, GB-month", "GB-hour、GB-day、GB-month"},
	"offer.storage.stopped":          {"times the price while off", "关机时乘以它"},
	"offer.storage.included_in_term": {"true: a term pays for it", "true：套餐里已含"},
	"offer.storage.part_gb":          {"true: rounded up to whole GB", "true：向上取整到整 GB"},

	"offer.traffic.in_per_gb":  {"one GB from outside", "从外网拉 1 GB 的价格"},
	"offer.traffic.out_per_gb": {"one GB to outside", "传到外网 1 GB 的价格"},
	"offer.traffic.free_gb":    {"free in 30 days", "30 天里免费的部分"},
}
