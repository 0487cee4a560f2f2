package text

// The command lines of reconcile, calibrate and budget.
var (
	CmdReconcile     = Word{"hold a bill against the log and the plan: what brought nothing, and why it is not what was planned", "用账单对照日志和方案：哪些钱白花了，为什么和方案不一样"}
	CmdReconcileLong = Word{
		"hold a bill against the log and the plan: what brought nothing, and why it is not what was planned.\nThe bill is a file as the platform or the bank gives it, - for standard input; --map says which column holds what (%[1]s). In place of a bill --paid gives a total, or --balance-before and --balance-after two readings of the account.\nA finding that is right as it is can be dismissed: --dismiss KEY --because REASON; that goes into a text file beside the log.",
		"用账单对照日志和方案：哪些钱白花了，为什么和方案不一样。\n账单用平台或银行导出的文件，- 是标准输入；--map 指明哪一列是什么（%[1]s）。没有账单时，--paid 给出总额，或用 --balance-before 和 --balance-after 给出两次余额。\n没有问题的条目可以说明原因：--dismiss KEY --because REASON，记在日志旁边的文本文件里。",
	}
	CmdCalibrate   = Word{"what the log says the plan's inputs really are, and what that does to the verdict", "日志说方案的输入其实是多少，对结论有什么影响"}
	CmdBudget      = Word{"what the plan's caps allow, until when, and where the log stands", "方案的上限够用多少、到什么时候，日志走到哪一步"}
	FlagBill       = Word{"the bill, a `FILE`, - for standard input", "账单文件 `FILE`，- 是标准输入"}
	FlagReadings   = Word{"what the cards did, a `FILE` of nvidia-smi --query-gpu=timestamp,index,utilization.gpu,memory.used,memory.total --format=csv -l 60", "显卡的使用记录 `FILE`，由 nvidia-smi --query-gpu=timestamp,index,utilization.gpu,memory.used,memory.total --format=csv -l 60 得到"}
	FlagSince      = Word{"compare from this `DAY` on, such as 2026-11-01", "从 `DAY` 这天开始对，如 2026-11-01"}
	FlagUntil      = Word{"compare up to this `DAY`, it included", "对到 `DAY` 这天，含当天"}
	FlagPaid       = Word{"`AMOUNT` that was paid, in place of a bill", "没有账单时，一共付了多少 `AMOUNT`"}
	FlagBefore     = Word{"`AMOUNT` that the account held before, with --balance-after", "之前的余额 `AMOUNT`，和 --balance-after 一起用"}
	FlagAfter      = Word{"`AMOUNT` that the account holds after", "之后的余额 `AMOUNT`"}
	FlagPayee      = Word{"of the bill of a wallet or a bank, take the rows that have `NAME` too, beside those that name a platform of the plan (repeatable)", "钱包或银行的账单里，除写着方案平台的行外，也算写着 `NAME` 的行（可重复）"}
	FlagBillMap    = Word{"the bill's column of a field, `FIELD=COLUMN`, or a file with one in each line (repeatable)", "账单里某一项在哪一列，写成 `FIELD=COLUMN`，或每行一条的文件（可重复）"}
	FlagDates      = Word{"whether 03/04 is day/month or month/day, `ORDER` dmy or mdy, where the bill does not show it", "账单看不出来时，03/04 是日/月还是月/日：`ORDER` 为 dmy 或 mdy"}
	FlagDecimal    = Word{"whether 1,234 is one and a part or a thousand, `SIGN` comma or point, where the bill does not show it", "账单看不出来时，1,234 的逗号是不是小数点：`SIGN` 为 comma 或 point"}
	FlagAgainst    = Word{"hold it against this `OFFER` of the plan (default the first)", "和方案里的这个报价 `OFFER` 对照（默认第一个）"}
	FlagFailOn     = Word{"exit 7 where a finding of waste is this high: low, medium, high or an `AMOUNT`", "白花的钱到这个程度就以 7 退出：low、medium、high 或金额 `AMOUNT`"}
	FlagMustAgree  = Word{"exit 8 where bill and log do not agree", "账单和日志对不上就以 8 退出"}
	FlagDismiss    = Word{"dismiss the finding of this `KEY`, with --because", "说明 `KEY` 这一条没有问题，和 --because 一起用"}
	FlagBecause    = Word{"why it is right: `REASON`", "为什么没有问题：`REASON`"}
	FlagWrite      = Word{"change the plan file", "改写方案文件"}
	FlagBudgetForm = Word{"pay in this `FORM`: hourly, or a term's name (default the cheapest)", "按这种付法 `FORM`：hourly 或包时的名称（默认最省的）"}
	FlagFailAt     = Word{"exit 3 where a cap is spent to this `PERCENT`, 4 where it will be", "某个上限花到这个百分比 `PERCENT` 就以 3 退出，预计会到就以 4 退出"}

	ErrDay          = Word{"%[1]s is %[2]q, want a day such as 2026-11-01", "%[1]s 是 %[2]q，应为日期，如 2026-11-01"}
	FlagOfProject   = Word{"only what was billed for this `PROJECT` of the log", "只看日志里这个项目 `PROJECT` 的账"}
	ToldProject     = Word{"only the project %[1]s of the log is told of", "只列日志里的项目 %[1]s"}
	ErrNoProject    = Word{"the log has no project %[1]q, want one of: %[2]s", "日志里没有项目 %[1]q，应为其中之一：%[2]s"}
	ErrTotalProject = Word{"--project wants a bill with a row for each charge; a total does not say what was paid for which project", "--project 需要逐笔列出的账单；总额看不出哪个项目花了多少"}
	ErrPaidBelow    = Word{"--paid is %[1]q, want what was paid, 0 or more, such as 150.81", "--paid 是 %[1]q，应为付出的金额，0 或以上，如 150.81"}
	ErrUntilBefore  = Word{"--until is %[1]s, want a day from --since %[2]s on", "--until 是 %[1]s，应不早于 --since %[2]s"}
	ErrAmount       = Word{"%[1]s is %[2]q, want an amount such as 150.81", "%[1]s 是 %[2]q，应为金额，如 150.81"}
	ErrNoBill       = Word{"there is nothing to compare with, want --bill FILE, --paid AMOUNT or --balance-before with --balance-after", "没有可对照的，请给 --bill FILE、--paid AMOUNT，或 --balance-before 和 --balance-after"}
	ErrTwoBills     = Word{"a bill and a total are two answers, want one of --bill, --paid and --balance-before", "账单和总额只能给一个：--bill、--paid、--balance-before 三选一"}
	ErrBalanceRises = Word{"more is in the account after than before: money was put in, want it in the bill of your wallet, --bill FILE, or what was spent, --paid AMOUNT", "后来的余额比之前多：期间充过值，请用钱包账单 --bill FILE，或直接给花费 --paid AMOUNT"}
	ErrNoPayee      = Word{"it is of a wallet or a bank, and none of its rows names %[1]s, want --payee NAME; there are %[2]s", "这是钱包或银行的账单，没有一行写着%[1]s，请给 --payee NAME；其中有：%[2]s"}
	ErrPayeeless    = Word{"it is of a wallet or a bank, and no offer of the plan names its platform, want --payee NAME; there are %[1]s", "这是钱包或银行的账单，而方案的报价都没有写平台，请给 --payee NAME；其中有：%[1]s"}
	ErrPayee        = Word{"--payee is for the bill of a wallet or a bank, and this is one of a platform", "--payee 用于钱包或银行的账单，而这是平台的账单"}
	ErrBalances     = Word{"a balance alone says nothing, want both --balance-before and --balance-after", "只有一次余额说明不了什么，--balance-before 和 --balance-after 要一起给"}
	ErrFailOn       = Word{"--fail-on is %[1]q, want low, medium, high or an amount such as 5.00", "--fail-on 是 %[1]q，应为 low、medium、high 或金额，如 5.00"}
	ErrFailAt       = Word{"--fail-at is %[1]d, want 1 to 100", "--fail-at 是 %[1]d，应为 1 到 100"}
	ErrOfferless    = Word{"the plan has no offer, want one to compare with", "方案里没有报价，没有可对照的"}
	ErrBudgetForm   = Word{"--form is %[1]q, want one of %[2]s", "--form 是 %[1]q，应为其中之一：%[2]s"}
	ErrOfferName    = Word{"--offer is %[1]q, want one of %[2]s", "--offer 是 %[1]q，应为其中之一：%[2]s"}
	ErrNoReason     = Word{"--dismiss needs a reason, want --because REASON", "--dismiss 要说明原因，请加 --because REASON"}
	ErrNoFinding    = Word{"there is no finding %[1]q, want one of %[2]s", "没有 %[1]q 这一条，应为其中之一：%[2]s"}
	ErrClearedFile  = Word{"%[1]s: %[2]s", "%[1]s：%[2]s"}
	DismissedNow    = Word{"dismissed %[1]s, in %[2]s", "已说明 %[1]s，记在 %[2]s"}
	BillSkipped     = Word{"bill: %[1]s %[2]s, the first in %[3]s", "账单：%[1]s%[2]s，最早在%[3]s"}
	BillTwins       = Word{"bill: %[1]s just like another and without an id; they count, since it cannot be told whether they are copies; the first in %[2]s", "账单：%[1]s和另一行完全一样，又没有编号，看不出是不是重复，照算；最早在%[2]s"}
	BillLayout      = Word{"bill: read as %[1]s, in %[2]s", "账单：按 %[1]s 读，编码 %[2]s"}
	BillPlain       = Word{"bill: no layout that is known; read by the names of its columns, in %[1]s", "账单：不是已知的格式，按列名读，编码 %[1]s"}
	ReadingsSkipped = Word{"readings: %[1]s %[2]s, the first in %[3]s", "使用记录：%[1]s%[2]s，最早在%[3]s"}
	BillStated      = Word{"bill: it states %[1]s, and its rows do not make that", "账单：它自己写的是 %[1]s，和各行对不上"}
	BillDoubt       = Word{"bill: %[1]s could be read in two ways; it was read as a whole number in groups", "账单：%[1]s 有两种读法；按分节的整数读了"}
	OtherCurrency   = Word{"no plan was named, and the one that gpuplan begins with is in %[2]s; --set currency=%[1]s takes the rows in %[1]s", "没有指定方案，自带的起步方案用的是 %[2]s；加 --set currency=%[1]s 就按 %[1]s 算"}
	NoLogYet        = Word{"there is no log yet at %[1]s; gpuplan log start begins one", "%[1]s 还没有日志；gpuplan log start 开始记"}

	ExitOver     = Word{"a cap of the budget is spent, and --fail-at asked", "某个预算上限已经花完，而且用了 --fail-at"}
	ExitForecast = Word{"a cap will be spent, and --fail-at asked", "某个预算上限预计会花完，而且用了 --fail-at"}
	ExitWaste    = Word{"a finding of waste is as high as --fail-on says", "白花的钱达到 --fail-on 的程度"}
	ExitDisagree = Word{"bill and log do not agree, and --must-agree asked", "账单和日志对不上，而且用了 --must-agree"}
)
