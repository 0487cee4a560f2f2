package text

// Page 3, the answer. Placeholders: 1 the input, 2 the value at which the verdict flips, 3 the form that is then cheapest.
var (
	NearestFlip      = Word{"The nearest flip: %[1]s at %[2]s, then %[3]s.", "最近的翻转点：%[1]s到 %[2]s，之后是%[3]s。"}
	NearestFlipTight = Word{"Nearest flip: %[1]s at %[2]s", "最近：%[1]s到 %[2]s"}
	NoFlipAtAll      = Word{"No value of any single input flips the verdict.", "单独改哪一项，都不会翻转结论。"}
)

// The blocks of page 3.
var (
	FlipsHead        = Word{"WHAT FLIPS THE VERDICT", "什么会翻转结论"}
	FlipsHeadTight   = Word{"VERDICT", "结论"}
	FlipsAt          = Word{"flips at", "翻转点"}
	FlipsLess        = Word{"less", "更少"}
	FlipsMore        = Word{"more", "更多"}
	FlipsNone        = Word{"no value flips it", "不会翻转"}
	TimesMore        = Word{"x %[1]s", "x %[1]s"}
	HabitsHead       = Word{"WHAT A HABIT IS WORTH IN %[1]s", "习惯值多少（%[1]s）"}
	HabitsNone       = Word{"no habit costs anything here", "这里没有费钱的习惯"}
	HabitsUnknown    = Word{"not known, as the total is not", "合计不知道，所以也不知道"}
	AroundHead       = Word{"%[1]s, MORE OR LESS", "%[1]s 多一点、少一点"}
	AroundNow        = Word{"now", "现在"}
	AroundTotal      = Word{"Total", "合计"}
	AroundMore       = Word{"more", "多出"}
	AroundForm       = Word{"Cheapest", "最省"}
	GoalsHead        = Word{"GOALS", "目标"}
	GoalsNone        = Word{"t: which %[1]s reaches a total", "t：%[1]s到多少，合计才是某个数"}
	FirstHead        = Word{"HOURLY FIRST", "先按量"}
	RangesHead       = Word{"NOT SURE? %[1]s of 100 cases: %[2]s", "拿不准？100 种情况里 %[1]s 种%[2]s"}
	DensityHead      = Word{"%[1]s, %[2]s to %[3]s: 80 of 100 in [ ]", "%[1]s，%[2]s 到 %[3]s：100 种里 80 种在 [ ] 内"} // 1 the form, 2 and 3 the least and the greatest total
	DensityHeadTight = Word{"%[1]s, %[2]s to %[3]s", "%[1]s，%[2]s 到 %[3]s"}
	NotSureHead      = Word{"NOT SURE?", "拿不准？"}
	RangesNone       = Word{"~ makes a range of the number: 3..6..18", "按 ~ 把数改成范围：3..6..18"}
)

// The foot of page 3. Placeholders of ranges: 1 in how many of 100 cases, 2 the form, 3 to 5 its P10, P50 and P90; of a term: 1 the
// term, 2 the amount, 3 its length.
var (
	RangesLine     = Word{"%[2]s in %[1]s of 100 cases; P10 %[3]s, P50 %[4]s, P90 %[5]s", "100 种情况里 %[1]s 种%[2]s；P10 %[3]s，P50 %[4]s，P90 %[5]s"}
	RangesTight    = Word{"%[2]s in %[1]s of 100; P10 %[3]s, P50 %[4]s, P90 %[5]s", "%[2]s %[1]s/100；P10 %[3]s，P50 %[4]s，P90 %[5]s"}
	RangesTightest = Word{"%[2]s %[1]s/100: %[3]s..%[5]s", "%[2]s %[1]s/100：%[3]s..%[5]s"}
	FirstLine      = Word{"take %[1]s before the hours cost %[2]s within %[3]s", "%[3]s内按量快付到 %[2]s 时，改买%[1]s"}
	FirstLead      = Word{"Buy before the hours cost:", "按量快付到下面的数时再买："} // before a line for each term
	FirstTight     = Word{"%[1]s before %[2]s within %[3]s", "%[3]s内快到 %[2]s 就买%[1]s"}
)

// Goals. Placeholders: 1 the amount, then a value.
var (
	GoalPlanCap   = Word{"plan cap %[1]s", "方案上限 %[1]s"}
	GoalBalance   = Word{"balance %[1]s", "余额 %[1]s"}
	GoalTotal     = Word{"total %[1]s", "合计 %[1]s"}
	GoalAtMost    = Word{"%[1]s at most", "最多 %[1]s"}
	GoalAtLeast   = Word{"%[1]s at least", "至少 %[1]s"}
	GoalPassedOn  = Word{"passed on %[1]s", "%[1]s 超过"}
	GoalPassedDay = Word{"passed on day %[1]s", "第 %[1]s 天超过"}
	GoalADay      = Word{"up to %[1]s a day", "每天最多 %[1]s"}
	GoalAlways    = Word{"at any hours a day", "每天用多久都行"}
	GoalNever     = Word{"at no hours a day", "每天用多久都不行"}
	GoalOf        = Word{"%[1]s, %[2]s", "%[1]s，%[2]s"}
	GoalNoValue   = Word{"no value of it", "取什么值都不行"}
	AskTotal      = Word{"Total to reach", "目标合计"}
	AskOther      = Word{"Compare with (file; empty: as saved)", "和哪个方案比（文件；空：已保存的）"}
	ComparedTitle = Word{"Compared", "对比"}
	AnswerTried   = Word{"%[1]s is %[2]s now, to look around; u takes it back", "%[1]s 现在是 %[2]s，先看看；u 可撤销"}
	AnswerNoPlan  = Word{"nothing differs from the saved plan", "和已保存的方案没有差别"}
)
