package text

// The command line: what each command and flag does, heads of the help, and messages.
var (
	CmdRoot          = Word{"plan what a rented GPU costs, before you rent it", "租 GPU 之前，先算清要花多少钱"}
	CmdRootLong      = Word{"gpuplan opens the planner: type today's prices, move the sliders, see where paying by the hour stops being cheapest.\nWith its output in a pipe or a file it prints the summary, like gpuplan show.", "gpuplan 打开规划界面：填今天的价格，拖动滑杆，看按量从哪里起不再划算。\n输出到管道或文件时，直接打印摘要，等于 gpuplan show。"}
	CmdShow          = Word{"print the summary of a plan", "打印一份方案的摘要"}
	CmdBreakeven     = Word{"the quick answer, without a file: hour or month?", "不用文件的快速回答：按量还是包月？"}
	CmdBreakevenLong = Word{"the quick answer, without a file: hour or month?\nA flag takes what a plan file has under its name; --set reaches the rest.", "不用文件的快速回答：按量还是包月？\n选项的写法同方案文件里的同名项；其余用 --set。"}
	BreakevenPrices  = Word{"to compare, give the price of an hour with --hourly, and that of a day, a week or a month with --daily, --weekly, --monthly", "要比较，请用 --hourly 给出每小时的价格，再用 --daily、--weekly 或 --monthly 给出一天、一周或一个月的价格"}
	CmdInit          = Word{"write a starter plan with comments", "写一份带注释的起步方案"}
	CmdInitLong      = Word{"write a starter plan with comments: the values that most people change, and no price, for prices go stale. Type those that you see today.\nKinds of plan: %[1]s.", "写一份带注释的起步方案：列出大家最常改的值，不带任何价格，因为价格会过时；请填今天看到的价格。\n方案类型：%[1]s。"}
	CmdCheck         = Word{"check a plan file and name every fault", "检查方案文件，列出每一处错误"}
	CmdSolve         = Word{"find the value of one input at which the verdict flips, or the total is met", "求某一项取什么值时结论翻转，或总价达到目标"}
	CmdSolveLong     = Word{"find the value of one input at which the verdict flips, or with --total the value at which the total is met.\nINPUT is a value of the plan by its path, such as offer.0.term.0.price, or by the end of it where only one value ends so, such as hours_per_day.", "求某一项取什么值时结论翻转；给了 --total，则求取什么值时总价达到目标。\nINPUT 是方案里某一项的路径，如 offer.0.term.0.price；只有一项以它结尾时，写结尾即可，如 hours_per_day。"}
	CmdMix           = Word{"the cheapest mix of packs over the calendar", "日历上最省的套餐组合"}
	CmdMixLong       = Word{"the cheapest mix of packs over the calendar.\nA pack is a term that is paid in advance: a day, a week, a month. Each day of the plan lies in a pack or is paid by the hour; the mix that costs least is told with its days, and with dates where the plan has a start.", "日历上最省的套餐组合。\n套餐就是预付的一段时间：一天、一周、一个月。方案里的每一天，要么落在某个套餐里，要么按小时付；这里给出总价最低的组合和每段的起止日，方案有开始日期时给出日期。"}
	CmdDiff          = Word{"compare two plans: which inputs differ, and what that does to the cost", "比较两份方案：哪些输入不同，费用差多少"}
	CmdPlatforms     = Word{"list the platforms whose billing rules are known, or tell those of one", "列出已知计费规则的平台，或某一个平台的规则"}
	CmdVersion       = Word{"print the version", "打印版本"}
	CmdCompletion    = Word{"print the completion script of a shell: bash, zsh, fish or powershell", "打印 shell 补全脚本：bash、zsh、fish 或 powershell"}
	CmdMan           = Word{"print the manual page", "打印手册页"}
	CmdHelp          = Word{"explain a command", "解释一个命令"}

	FlagSet         = Word{"set a value of the plan by its path there: `KEY=VALUE` (repeatable)", "改方案里的一个值，写成 `KEY=VALUE`，KEY 是方案文件里的路径（可重复）"}
	FlagLang        = Word{"`LANGUAGE`: %[1]s", "语言 `LANGUAGE`：%[1]s"}
	FlagNow         = Word{"take this `TIME` for the present, such as 2026-11-30, '2026-11-30 12:00' or 2026-11-30T12:00:00+08:00", "把 `TIME` 当作现在，如 2026-11-30、'2026-11-30 12:00' 或 2026-11-30T12:00:00+08:00"}
	FlagSeed        = Word{"seed `N` of the draws from ranges: the same one gives the same numbers", "从范围抽样的种子 `N`：同一个种子得到同样的数"}
	FlagColor       = Word{"colours, `WHEN`: auto, always, never", "什么时候用颜色 `WHEN`：auto、always、never"}
	FlagPlain       = Word{"whole sentences, no tables, no colours", "用完整的句子，不用表格和颜色"}
	FlagMaxPriceAge = Word{"exit 6 when a price is older than `AGE`, such as 30d", "价格比 `AGE` 更旧就以 6 退出，如 30d"}
	FlagStrict      = Word{"exit 5 when something is unknown", "有未知项就以 5 退出"}
	FlagFormat      = Word{"`FORMAT`: %[1]s", "格式 `FORMAT`：%[1]s"}
	FlagOutput      = Word{"write to `FILE`, whole or not at all", "写到 `FILE`，要么完整，要么不写"}
	FlagForce       = Word{"overwrite what is there", "覆盖已有的文件"}
	FlagPeriod      = Word{"what totals are for, a `PERIOD`: %[1]s", "合计按什么 `PERIOD` 算：%[1]s"}
	FlagValue       = Word{"print the JSON's value at `PATH` and nothing else, such as offers.0.verdict.form", "只打印 JSON 里 `PATH` 处的一个值，如 offers.0.verdict.form"}
	FlagHelp        = Word{"explain this command", "解释这个命令"}
	FlagFor         = Word{"`WHAT` to find: breakeven", "求什么 `WHAT`：breakeven"}
	FlagTotal       = Word{"find where the total is `AMOUNT`", "求总价等于 `AMOUNT` 的值"}
	FlagForm        = Word{"`FORM` whose total is meant: hourly or a term's name (default the first)", "指哪种付法 `FORM` 的总价：hourly 或套餐名（默认第一种）"}
	FlagOffer       = Word{"`OFFER` that is meant, by its name or its number from 0", "指哪个报价 `OFFER`：名称，或从 0 起的序号"}
	FlagGlyphs      = Word{"characters `SET` for drawing: %[1]s", "画图用的字符 `SET`：%[1]s"}
	FlagTheme       = Word{"colours, a `THEME`: %[1]s", "配色 `THEME`：%[1]s"}
	FlagNoMouse     = Word{"leave the mouse to the terminal", "鼠标留给终端"}
	FlagHourly      = Word{"`PRICE` of one hour", "一小时的价格 `PRICE`"}
	FlagDaily       = Word{"`PRICE` of one day in advance", "预付一天的价格 `PRICE`"}
	FlagWeekly      = Word{"`PRICE` of seven days in advance", "预付七天的价格 `PRICE`"}
	FlagMonthly     = Word{"`PRICE` of 30 days in advance", "预付 30 天的价格 `PRICE`"}
	FlagCurrency    = Word{"currency of all prices, an ISO 4217 `CODE`", "所有价格的货币，ISO 4217 代码 `CODE`"}
	FlagDisk        = Word{"`SIZE` of the data disk", "数据盘大小 `SIZE`"}
	FlagDiskFree    = Word{"`SIZE` of the disk's free part", "磁盘里免费的部分 `SIZE`"}
	FlagDiskPrice   = Word{"`PRICE` of the disk per GB and day", "磁盘每 GB 每天的价格 `PRICE`"}
	FlagDownload    = Word{"`SIZE` that every boot fetches", "每次开机下载的量 `SIZE`"}
	FlagPlatform    = Word{"take the billing rules of `PLATFORM`: %[1]s", "采用 `PLATFORM` 的计费规则：%[1]s"}
	FlagTemplate    = Word{"`KIND` of plan: %[1]s", "方案类型 `KIND`：%[1]s"}

	HelpUsage    = Word{"Usage", "用法"}
	HelpCommands = Word{"Commands", "命令"}
	HelpFlags    = Word{"Flags", "选项"}
	HelpGlobal   = Word{"Flags of every command", "所有命令都有的选项"}
	HelpExamples = Word{"Examples", "例子"}
	HelpMore     = Word{"gpuplan COMMAND --help explains a command.", "gpuplan COMMAND --help 解释一个命令。"}

	ErrUnknownCommand   = Word{"there is no command %[1]q, want one of %[2]s", "没有命令 %[1]q，应为其中之一：%[2]s"}
	ErrNoFileNorCommand = Word{"there is no file %[1]q and no command of that name; commands: %[2]s", "没有文件 %[1]q，也没有这个命令；命令有：%[2]s"}
	ErrChoice           = Word{"%[1]s is %[2]q, want one of %[3]s", "%[1]s 是 %[2]q，应为其中之一：%[3]s"}
	ErrTooMany          = Word{"%[1]s takes at most %[2]s, got %[3]d: %[4]s", "%[1]s 最多 %[2]s，给了 %[3]d 个：%[4]s"}
	ErrTooFew           = Word{"%[1]s needs %[2]s", "%[1]s 需要 %[2]s"}
	ErrSetForm          = Word{"--set is %[1]q, want KEY=VALUE such as workload.hours_per_day=6", "--set 是 %[1]q，应为 KEY=VALUE，如 workload.hours_per_day=6"}
	ErrNow              = Word{"--now is %[1]q, want a day or a time such as 2026-11-30 12:00 or 2026-11-30T12:00:00+08:00", "--now 是 %[1]q，应为日期或时间，如 2026-11-30 12:00 或 2026-11-30T12:00:00+08:00"}
	ErrAge              = Word{"--max-price-age is %[1]q, want a time such as 30d", "--max-price-age 是 %[1]q，应为时长，如 30d"}
	ErrNoPlan           = Word{"there is no plan yet; gpuplan init PLAN writes one, gpuplan opens the planner", "还没有方案；gpuplan init PLAN 写一份，gpuplan 打开规划界面"}
	ErrExists           = Word{"%[1]s exists; --force overwrites it", "%[1]s 已经存在；--force 会覆盖它"}
	ErrOverPlan         = Word{"--output is %[1]q, the plan itself, want another file", "--output 是 %[1]q，就是方案本身，应为另一个文件"}
	ErrStdinTwice       = Word{"- stands for standard input and can be read only once", "- 是标准输入，只能读一次"}
	ErrNoPlatform       = Word{"there is no platform %[1]q, want one of %[2]s", "没有平台 %[1]q，应为其中之一：%[2]s"}
	ErrNoInput          = Word{"there is no input %[1]q, want one of %[2]s", "没有输入项 %[1]q，应为其中之一：%[2]s"}
	ErrInputs           = Word{"%[1]q may be several inputs, want one of %[2]s", "%[1]q 可以指好几项，应为其中之一：%[2]s"}
	ErrFormAlone        = Word{"--form says whose total is meant and needs --total", "--form 指明是哪种付法的总价，要和 --total 一起用"}
	ErrNoOffer          = Word{"there is no offer %[1]q, want one of %[2]s", "没有报价 %[1]q，应为其中之一：%[2]s"}
	ErrNoForm           = Word{"there is no form %[1]q, want one of %[2]s", "没有付法 %[1]q，应为其中之一：%[2]s"}
	ErrNoAxis           = Word{"%[1]s has no range to search: it is a choice, or its price is unknown; give it one with --set", "%[1]s 没有可以搜索的范围：它是选项，或价格未知；请用 --set 给一个值"}
	ErrFault            = Word{"gpuplan: %[1]s", "gpuplan：%[1]s"}
	ErrPanic            = Word{"gpuplan broke; this is a fault of the program, not of your plan: %[1]v", "gpuplan 出错了；这是程序的问题，不是方案的问题：%[1]v"}
	ErrOffers           = Word{"the plan has no offer; add one with its prices", "方案里没有报价；请加一个并填上价格"}

	CheckFine     = Word{"%[1]s: no faults, %[2]s", "%[1]s：没有错误，%[2]s"}
	LastUsed      = Word{"%[1]s, the plan used last", "%[1]s，上次用的方案"}
	InitWould     = Word{"gpuplan init %[1]s would write one to start from", "gpuplan init %[1]s 可以写一份起步的"}
	InitWrote     = Word{"wrote %[1]s; type today's prices into it, or open it with gpuplan %[1]s", "已写入 %[1]s；把今天的价格填进去，或用 gpuplan %[1]s 打开"}
	InitRules     = Word{"the billing rules of %[1]s as of %[2]s hold; the plan lists them with their sources", "计费规则按 %[1]s，%[2]s 核对；方案里逐条列出并附来源"}
	InitRulesHead = Word{"Billing rules of %[1]s as of %[2]s: values with a source hold as they are; take the # away to set your own.", "计费规则：%[1]s，%[2]s 核对。带来源的值按注释生效，去掉 # 可以改成自己的。"}
	InitRule      = Word{"%[1]s: %[2]s", "%[1]s：%[2]s"}
	PricesOld     = Word{"%[1]s: prices of %[2]s are %[3]s old", "%[1]s：价格抄录于 %[2]s，已有 %[3]s"}
	PricesUndated = Word{"%[1]s: prices carry no date (as_of)", "%[1]s：价格没有日期（as_of）"}
	PlanUnknown   = Word{"something is unknown: the totals are \"at least\"", "有未知项：合计只是「至少」"}

	RefuseOutput = Word{"the planner needs a terminal to draw on; gpuplan show prints the summary", "规划界面需要终端；gpuplan show 打印摘要"}
	RefuseInput  = Word{"the planner needs a keyboard: standard input is no terminal; gpuplan show prints the summary", "规划界面需要键盘：标准输入不是终端；gpuplan show 打印摘要"}
	RefuseDumb   = Word{"this terminal (TERM=%[1]s) cannot place text; gpuplan show --plain prints the summary", "这个终端（TERM=%[1]s）不能定位文字；gpuplan show --plain 打印摘要"}
)
