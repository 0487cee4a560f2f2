package text

// What keeps a bill from being read.
var (
	BillNoCost  = Word{"none of its columns is known to hold an amount; name them with --map cost=COLUMN%[1]s. Columns: %[2]s", "看不出哪一列是金额；请用 --map cost=列名 指明%[1]s。列有：%[2]s"}
	BillMap     = Word{", perhaps %[1]s", "，也许是 %[1]s"}
	BillOrder   = Word{"%[1]q may be day/month or month/day, and no other date shows which; say --dates dmy or --dates mdy", "%[1]q 可以是日/月，也可以是月/日，别的日期也看不出是哪一种；请用 --dates dmy 或 --dates mdy 说明"}
	BillMark    = Word{"%[1]q may be thousands or decimals, and no amount of the bill shows which; say --decimal comma or --decimal point", "%[1]q 里的逗号或点可以是千位，也可以是小数，账单里没有金额能看出是哪一种；请用 --decimal comma 或 --decimal point 说明"}
	BillOrders  = Word{"the date %[1]q has day and month in another order than %[2]s; want one order in the whole column", "日期 %[1]q 的日月次序与%[2]s不同，同一列只能有一种次序"}
	BillMarks   = Word{"the amount %[1]q parts decimals by another sign than %[2]s; want one sign in the whole column", "金额 %[1]q 的小数点与%[2]s不同，同一列只能有一种"}
	BillNoOrder = Word{"--dates %[1]q is no order of day and month, want dmy or mdy", "--dates %[1]q 不是日月次序，应为 dmy 或 mdy"}
	BillNoMark  = Word{"--decimal %[1]q is no sign of decimals, want comma or point", "--decimal %[1]q 不是小数点，应为 comma 或 point"}
	BillUsual   = Word{"the rows above", "上面各行"}
)

// BillInPlans says how rows without a currency were taken.
var BillInPlans = Word{"bill: %[1]s without a currency, taken as %[2]s, the plan's", "账单：%[1]s没有写货币，按方案的 %[2]s 算"}

// BillCredited counts rows whose cost is less than the amount that stands there.
var BillCredited = Word{"bill: of %[1]s credits are taken off the amount", "账单：%[1]s减去了抵扣"}

// BillPayees names those whose rows of a wallet are left out.
var BillPayees = Word{"bill: the others are %[1]s; --payee NAME takes the rows of one in", "账单：不算的是：%[1]s；用 --payee NAME 可以算上"}

// Why rows of a bill are skipped; each stands behind a number of rows.
var (
	BillRead        = Word{"read", "已读入"}
	BillBlank       = Word{"blank", "空行"}
	BillHead        = Word{"repeating the head", "重复的表头"}
	BillTotal       = Word{"of totals", "合计行"}
	BillNeutral     = Word{"neither paid nor received", "不计收支"}
	BillOthers      = Word{"paid to others, or received from them", "付给别人或从别人那里收到"}
	BillNoAmount    = Word{"without an amount", "没有金额"}
	BillOddAmount   = Word{"with an amount that cannot be read", "金额看不懂"}
	BillOddCurrency = Word{"with a currency that there is not", "货币不存在"}
	BillOddTime     = Word{"with a time that cannot be read", "时间看不懂"}
	BillCopy        = Word{"standing above already, with the same id", "与上面某行同号，是重复的"}
)

// What keeps files of usage from being read, and why their rows are skipped.
var (
	UsageColumns    = Word{"it has no columns timestamp and utilization.gpu, want nvidia-smi --query-gpu=timestamp,index,name,utilization.gpu,memory.used,memory.total --format=csv. Columns: %[1]s", "没有 timestamp 和 utilization.gpu 两列，应为 nvidia-smi --query-gpu=timestamp,index,name,utilization.gpu,memory.used,memory.total --format=csv 的输出。列有：%[1]s"}
	UsageJobs       = Word{"it has no columns Start and End, want sacct -P with both. Columns: %[1]s", "没有 Start 和 End 两列，应为 sacct -P 的输出并含这两列。列有：%[1]s"}
	UsageNoBoot     = Word{"no line of it is a boot, want the output of last reboot", "没有一行是开机记录，应为 last reboot 的输出"}
	UsageShape      = Word{"with another number of cells than the head", "单元格数与表头不同"}
	UsageStep       = Word{"of steps of a job", "作业内的步骤"}
	UsageNotStarted = Word{"of jobs that never ran", "没有运行过的作业"}
)
