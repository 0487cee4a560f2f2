package text

// Groups of keys in the help.
var (
	KeysChange = Word{"CHANGE", "调整"}
	KeysMove   = Word{"MOVE", "移动"}
	KeysSee    = Word{"SEE", "查看"}
	KeysKeep   = Word{"KEEP", "保存"}
)

// What keys do, as the help says it.
var (
	DoStep      = Word{"one step", "一步"}
	DoCoarse    = Word{"coarse step", "大步"}
	DoFine      = Word{"fine step", "微调"}
	DoType      = Word{"type a value", "直接输入"}
	DoEnds      = Word{"least, greatest", "最小、最大"}
	DoBreakeven = Word{"to the breakeven", "到盈亏平衡点"}
	DoRange     = Word{"a range, a number", "范围、数字"}
	DoReset     = Word{"the saved value", "回到已保存的值"}
	DoUndo      = Word{"undo, redo", "撤销、重做"}
	DoMove      = Word{"next input", "换一项"}
	DoFind      = Word{"find an input", "查找一项"}
	DoPeriod    = Word{"period of all totals", "合计按多长时间算"}
	DoApart     = Word{"form to take apart", "看哪种付法的明细"}
	DoExplain   = Word{"explain this number", "解释这个数"}
	DoOffers    = Word{"next offer", "下一个报价"}
	DoLanguage  = Word{"language", "语言"}
	DoSave      = Word{"save the plan", "保存方案"}
	DoExport    = Word{"export a summary", "导出摘要"}
	DoCopy      = Word{"copy the command line", "复制命令行"}
	DoHelp      = Word{"these keys", "按键说明"}
	DoQuit      = Word{"quit, asks when unsaved", "退出，未保存会问"}
	DoPages     = Word{"other pages", "换页"}
	DoNames     = Word{"to the pages", "到页名"}
	DoBack      = Word{"back to the inputs", "回到输入项"}

	DoNextOffer    = Word{"next offer", "换一个报价"}
	DoFirstLast    = Word{"first, last offer", "第一个、最后一个"}
	DoPlanWith     = Word{"plan with it", "用它做计划"}
	DoNew          = Word{"new offer", "新报价"}
	DoDuplicate    = Word{"copy the offer", "复制这个报价"}
	DoRename       = Word{"name, card, memory, speed", "名称、显卡、显存、速度"}
	DoRemove       = Word{"remove it", "删除"}
	DoReorder      = Word{"move it in the file", "在文件里上移、下移"}
	DoSort         = Word{"sort by the next column", "按下一列排序"}
	DoFilter       = Word{"show only some", "只看一部分"}
	DoNextRow      = Word{"next row", "换一行"}
	DoTry          = Word{"try it on the plan", "在方案里试试"}
	DoTotal        = Word{"reach a total", "达到某个合计"}
	DoCompare      = Word{"compare two plans", "对比两个方案"}
	DoToPlan       = Word{"page 1", "第 1 页"}
	DoTakeOver     = Word{"time into the plan", "时间写入方案"}
	DoParallel     = Word{"how many at once pay", "并行几个划算"}
	DoModel        = Word{"a known model", "已知模型"}
	DoResetSize    = Word{"the first value", "回到初值"}
	DoMostThatFits = Word{"to the last that fits", "到放得下的界限"}
	DoLeavePage    = Word{"all offers; page 1", "全部报价；第 1 页"}
)

// What keys do, as the key row says it.
var (
	HintStep    = Word{"step", "调整"}
	HintCoarse  = Word{"coarse", "大步"}
	HintFine    = Word{"fine", "微调"}
	HintType    = Word{"type", "输入"}
	HintInput   = Word{"input", "换项"}
	HintPeriod  = Word{"period", "周期"}
	HintExplain = Word{"explain", "解释"}
	HintExport  = Word{"export", "导出"}
	HintSave    = Word{"save", "保存"}
	HintUndo    = Word{"undo", "撤销"}
	HintKeys    = Word{"keys", "按键"}
	HintQuit    = Word{"quit", "退出"}

	HintTake       = Word{"take", "采用"}
	HintLeave      = Word{"leave", "放弃"}
	HintDelete     = Word{"delete", "删除"}
	HintTakeDetail = Word{"card, memory, speed", "显卡、显存、速度"}
	HintTakeOn     = Word{"take and go on", "采用并换项"}
	HintClose      = Word{"close", "关闭"}
	HintScroll     = Word{"scroll", "滚动"}
	HintNextLine   = Word{"next line of the bill", "账单下一行"}
	HintWrite      = Word{"write", "写入"}
	HintCopy       = Word{"copy instead", "改为复制"}
	HintLine       = Word{"line", "换行"}
	HintAlter      = Word{"change", "更改"}
	HintGo         = Word{"go there", "前往"}
	HintNextMatch  = Word{"next match", "下一个"}

	HintPages    = Word{"page", "页"}
	HintBack     = Word{"back", "返回"}
	HintOffer    = Word{"offer", "报价"}
	HintPlanWith = Word{"plan", "做计划"}
	HintSort     = Word{"sort", "排序"}
	HintFilter   = Word{"filter", "筛选"}
	HintNew      = Word{"new", "新增"}
	HintDup      = Word{"copy", "复制"}
	HintRename   = Word{"edit", "修改"}
	HintRemove   = Word{"remove", "删除"}
	HintRow      = Word{"row", "换行"}
	HintNextTerm = Word{"next number", "下一个数"}
	HintTakeOver = Word{"take", "写入"}
	HintModel    = Word{"model", "模型"}
	HintTry      = Word{"try it", "试试"}
	HintTotal    = Word{"total", "目标合计"}
	HintCompare  = Word{"compare", "对比"}
	HintAll      = Word{"all of them", "看全部"}
)
