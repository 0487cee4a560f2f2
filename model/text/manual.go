package text

// Help and the manual page.
var (
	HelpHead    = Word{"%[1]s:", "%[1]s："}
	HelpAnyFlag = Word{"[flags]", "[选项]"}
	HelpDefault = Word{"%[1]s (default %[2]s)", "%[1]s（默认 %[2]s）"}

	ManName        = Word{"NAME", "名称"}
	ManSynopsis    = Word{"SYNOPSIS", "用法"}
	ManDescription = Word{"DESCRIPTION", "说明"}
	ManCommands    = Word{"COMMANDS", "命令"}
	ManGlobal      = Word{"FLAGS OF EVERY COMMAND", "所有命令都有的选项"}
	ManExit        = Word{"EXIT STATUS", "退出码"}
	ManEnvironment = Word{"ENVIRONMENT", "环境变量"}
	ManExamples    = Word{"EXAMPLES", "例子"}

	ExitFine       = Word{"all is well", "一切正常"}
	ExitDiffers    = Word{"diff found a difference, or the program has a fault of its own", "diff 发现不同，或程序自身出错"}
	ExitUsage      = Word{"wrong usage or wrong input", "用法或输入有误"}
	ExitIncomplete = Word{"something is unknown, and --strict asked", "有未知项，而且用了 --strict"}
	ExitOld        = Word{"a price is older than --max-price-age allows, or has no date", "有价格比 --max-price-age 更旧，或没有日期"}
	ExitSignal     = Word{"128 and the number of the signal that ended it: 130 interrupted, 143 terminated", "128 加上终止它的信号：130 被中断，143 被终止"}

	EnvLocale = Word{"language of messages, unless --lang names one; the first that is set counts", "消息的语言，--lang 优先；取第一个设了值的"}
	EnvColor  = Word{"no colours where it is set; --color wins over it", "设了就不用颜色；--color 优先"}
	EnvState  = Word{"where unsaved work and the name of the last plan are kept", "保存未存盘的改动和上次方案名字的地方"}
)
