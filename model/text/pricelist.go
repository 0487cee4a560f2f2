package text

// What keeps a price list from being read. Placeholders of a limit: its number.
var (
	ListFault      = Word{"%[1]s: %[2]s", "%[1]s：%[2]s"}
	ListLine       = Word{"line %[1]d: %[2]s", "第 %[1]d 行：%[2]s"}
	ListEntry      = Word{"object %[1]d: %[2]s", "第 %[1]d 个对象：%[2]s"}
	PlaceLine      = Word{"line %[1]d", "第 %[1]d 行"}
	PlaceEntry     = Word{"object %[1]d", "第 %[1]d 个对象"}
	PlaceRow       = Word{"row %[1]d", "第 %[1]d 行"}
	ListEmpty      = Word{"it is empty, want a head and rows, or a JSON array of objects", "里面是空的，应为表头加数据行，或 JSON 对象数组"}
	ListNoArray    = Word{"it has no array of objects, want one, or CSV", "里面没有对象数组，应为 JSON 对象数组或 CSV"}
	ListNotText    = Word{"it is neither text nor a workbook, want CSV, JSON or .xlsx", "既不是文本也不是工作簿，应为 CSV、JSON 或 .xlsx"}
	ListNotSheet   = Word{"its workbook cannot be read, want it saved as .xlsx or CSV", "工作簿读不出来，请另存为 .xlsx 或 CSV"}
	ListOldSheet   = Word{"it is an old workbook (.xls) or under a password, want it saved as .xlsx or CSV without one", "这是旧格式（.xls）或加了密码的工作簿，请另存为不带密码的 .xlsx 或 CSV"}
	ListSheetBig   = Word{"its sheets take more than %[1]d MB, want it saved as CSV, which may be of any length", "工作表超过 %[1]d MB，请另存为 CSV，CSV 多长都可以"}
	ListNotJSON    = Word{"it is no JSON any more, want an array of objects", "从这里起不是 JSON，应为对象数组"}
	ListHeadBroken = Word{"its head has a quote that is not closed, want the names of the columns", "表头的引号没有闭合，应为各列的名称"}
	ListRowLong    = Word{"a row is longer than %[1]d MB, want rows (is a quote not closed?)", "有一行超过 %[1]d MB，应为一行行的数据（是不是引号没有闭合？）"}
	ListNoPrice    = Word{"none of its columns is known to hold a price; name it with --map price=COLUMN. Columns: %[1]s", "看不出哪一列是价格；请用 --map price=列名 指明。列有：%[1]s"}
	ListLacks      = Word{"its encoding lacks a character of what is to be written, want the file saved as UTF-8", "它的编码写不出要写的某个字，请把文件另存为 UTF-8"}
	ListNoColumn   = Word{"there is no column %[1]q, want one of %[2]s", "没有 %[1]q 这一列，应为其中之一：%[2]s"}
)

// Why rows of a price list are left out; each stands behind a number of rows.
var (
	LeftWanted   = Word{"ranked", "参与排序"}
	LeftFilter   = Word{"not asked for", "不符合筛选"}
	LeftNoCard   = Word{"without a card", "没有显卡"}
	LeftNoMemory = Word{"without a known memory", "显存未知"}
	LeftFewCards = Word{"with fewer cards than the plan, or a part of one", "卡数少于方案，或不足一张卡"}
	LeftNoPrice  = Word{"of unknown price", "价格未知"}
	LeftOddPrice = Word{"with a price that cannot be read", "价格看不懂"}
	LeftCurrency = Word{"in another currency than %[1]s", "货币不是 %[1]s"}
	LeftTooLarge = Word{"with a cost that is too large to be written", "金额太大，写不下"}
	LeftBroken   = Word{"with broken quotes", "引号不成对"}
)
