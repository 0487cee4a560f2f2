package text

// The budget. Placeholders of a cap: 1 its name, 2 the amount, 3 spent, 4 the forecast.
var (
	BudgetTitle   = Word{"What the budget allows", "预算够用多少"}
	BudgetNone    = Word{"The plan has no cap: give it budget.task_cap, budget.plan_cap or budget.balance.", "方案没有上限：请写 budget.task_cap、budget.plan_cap 或 budget.balance。"}
	BudgetUnknown = Word{"the budget cannot be worked out: a price that it needs is not known; --form takes another form", "没法算预算：要用的价格未知；可用 --form 换一种付法"}
	BudgetPlan    = Word{"The plan costs %[1]s over %[2]s (%[3]s).", "按方案，%[2]s共 %[1]s（%[3]s）。"}
	BudgetFrom    = Word{"Counted from %[1]s; work begins at %[2]s, since no log says when.", "从 %[1]s 算起；没有日志说明几点开工，按每天 %[2]s 算。"}
	BudgetGoesOn  = Word{"Counted from %[1]s, with the hours of the log's last days.", "从 %[1]s 算起，照日志最近几天的时段。"}
	BudgetLog     = Word{"So far %[1]s, by the log; at this pace it will be %[2]s.", "按日志，到现在花了 %[1]s；照这样下去会是 %[2]s。"}
	BudgetEarlier = Word{"What was spent before the plan begins on %[2]s, %[1]s, is no part of it.", "方案从 %[2]s 开始，此前花掉的 %[1]s 不算在内。"}
	BudgetFew     = Word{"So far %[1]s, by the log; it has too few rounds to go by, and with the rest as planned it will be %[2]s.", "按日志，到现在花了 %[1]s；轮数太少，其余照方案算会是 %[2]s。"}
	BudgetCap     = Word{"Cap", "上限"}
	BudgetAmount  = Word{"Amount", "金额"}
	BudgetSpent   = Word{"Spent", "已花"}
	BudgetAhead   = Word{"Forecast", "预计"}
	BudgetLine    = Word{"%[1]s: %[2]s, spent %[3]s, forecast %[4]s. %[5]s", "%[1]s：%[2]s，已花 %[3]s，预计 %[4]s。%[5]s"}
	BudgetFits    = Word{"%[1]s of work, or %[2]s tasks, still fit", "还够干活 %[1]s，或 %[2]s 个任务"}
	BudgetNothing = Word{"nothing more fits", "一点也不够了"}
	BudgetGone    = Word{"all of it is spent", "已全部花完"}
	BudgetEndless = Word{"it lasts for years", "够用很多年"}
	BudgetTask    = Word{"a task may take %[1]s", "一个任务最多 %[1]s"}
	BudgetPaid    = Word{"under a term the length of a task costs nothing more", "包时付的话，任务长短不另花钱"}
	BudgetAt      = Word{"%[1]d %% on %[2]s", "%[2]s 到 %[1]d %%"}
	BudgetPassed  = Word{"%[1]d %% is passed", "已过 %[1]d %%"}
	BudgetNever   = Word{"%[1]d %% is not reached", "不会到 %[1]d %%"}
	BudgetNoLevel = Word{"while the plan lasts, not even half is reached", "方案期内连一半都不会到"}
	BudgetDisk    = Word{"While nothing is on, disks still cost %[1]s a day: keep that much for each day that they must last.", "关机时磁盘每天还要 %[1]s：要留几天，就备几天的钱。"}
	BudgetStops   = Word{"The balance is spent on %[1]s: the machine stops.", "余额到 %[1]s 用完：机器会停。"}
	BudgetLost    = Word{"The disk is lost on %[1]s at the earliest.", "磁盘最早 %[1]s 丢失。"}
	BudgetAtOnce  = Word{"The disk is lost at once.", "磁盘马上丢失。"}
	BudgetRests   = Word{"The disk is lost on %[1]s: the platform deletes what is off for %[2]s.", "磁盘 %[1]s 丢失：平台会删除关机 %[2]s的实例。"}
	BudgetNoLoss  = Word{"When the disk is lost is not known: ask the platform, and keep a copy elsewhere.", "磁盘何时丢失不清楚：请问平台，并在别处留一份。"}
	BudgetRule    = Word{"The platform: %[1]s.", "平台规定：%[1]s。"}
	BudgetReserve = Word{"To keep the disk %[1]s more, leave %[2]s: stop by %[3]s.", "磁盘还要留 %[1]s，就要剩 %[2]s：最晚 %[3]s 停机。"}
	BudgetKept    = Word{"To keep the disk %[1]s more, leave %[2]s.", "磁盘还要留 %[1]s，就要剩 %[2]s。"}
	BudgetAlarm   = Word{"Set the account's alarm to %[1]s: what a day costs, and no less than the disk needs.", "账户提醒设在 %[1]s：够一天的花费，也够磁盘所需。"}
	BudgetOnly    = Word{"Only a balance is set. An alarm on the balance is no budget: it comes when the money is gone, not when a task is too dear. Set a cap for each task.", "只写了余额。余额提醒不是预算：它响的时候钱已经没了，而不是任务太贵的时候。请给每个任务设上限。"}
	BudgetVaries  = Word{"Task times vary a lot (their deviation is %[1]s of the mean, over %[2]s): reconcile after each round, in place of a hard cap.", "任务长短差别很大（偏差是均值的 %[1]s，超过 %[2]s）：与其设死上限，不如每轮对账。"}
	BudgetEven    = Word{"Task times are alike (their deviation is %[1]s of the mean): a hard cap for each task works.", "任务长短差不多（偏差是均值的 %[1]s）：可以给每个任务设死上限。"}
	BudgetOver    = Word{"%[1]s: %[2]s is over %[3]s. Stop and review:", "%[1]s：%[2]s 超过了 %[3]s。先停下来查一查："}
	BudgetWill    = Word{"%[1]s: %[2]s will be over %[3]s. Review before the next round:", "%[1]s：预计 %[2]s，会超过 %[3]s。下一轮之前先查一查："}
	BudgetLimit   = Word{"%[1]s (%[2]d %% of %[3]s)", "%[1]s（%[3]s 的 %[2]d %%）"}

	BudgetQuestions = []Word{
		{"Which boots were on with nothing running?", "哪几次开机没在干活？"},
		{"What was fetched more than once?", "什么东西下载了不止一次？"},
		{"Were several instances on, and did each work?", "是不是开了好几台，每台都在干活吗？"},
		{"Is the card too big for the task, or does it wait for data?", "是卡选大了，还是在等数据？"},
		{"Is the round worth what it costs, at the real cost of a task?", "按一个任务的真实花费，这一轮值不值？"},
	}

	caps = map[string]Word{"task_cap": {"a task", "每个任务"}, "plan_cap": {"the plan", "整个方案"}, "balance": {"the balance", "余额"}}
)

// CapName names what a cap is for, by its key in the plan.
func CapName(key string) Word { return named(caps, key) }

// How far a cap reaches, in the planner. Placeholders: 1 what the plan, or a task, will cost; 2 when the cap is spent, or how long a
// task may take; of a moment 1 a day or its number, 2 the time; of a cap that is passed 1 that, 2 when.
var (
	CapShort   = Word{"%[1]s will go, it is spent %[2]s", "要花 %[1]s，%[2]s 用完"}
	CapLasts   = Word{"%[1]s will go, it lasts", "要花 %[1]s，够用"}
	CapTask    = Word{"a task costs %[1]s", "每个任务 %[1]s"}
	CapLength  = Word{"a task costs %[1]s, one may take %[2]s", "每个任务 %[1]s，最多干 %[2]s"}
	CapSpentOn = Word{"%[1]s: spent %[2]s", "%[1]s：%[2]s 用完"}
	CapDay     = Word{"on day %[1]s, %[2]s", "第 %[1]s 天 %[2]s"}
	CapDate    = Word{"on %[1]s %[2]s", "%[1]s %[2]s"}
)
