package text

// What there is to know about a term before it is taken.
var (
	TermsHead   = Word{"Before you take a term", "买套餐之前"}
	TermsHeadOf = Word{"%[1]s: before you take a term", "%[1]s：买套餐之前"}
)

// On which lengths of plan a term pays. Placeholders of a line: 1 the term, 2 the lengths; of lengths: 1 and 2 the ends, or how
// many more stretches there are.
var (
	HorizonHead   = Word{"By length of the plan, at this use, a term costs no more than by the hour:", "按方案天数看，照现在的用法，套餐不比按量贵的天数："}
	HorizonLine   = Word{"%[1]s: on plans of %[2]s.", "%[1]s：%[2]s。"}
	HorizonNone   = Word{"By length of the plan, at this use, no term pays: up to %[1]s each costs more than paying by the hour.", "按方案天数看，照现在的用法，%[1]s以内哪种套餐都比按量贵。"}
	HorizonNever  = Word{"%[1]s: on none up to %[2]s.", "%[1]s：%[2]s以内都比按量贵。"}
	HorizonAlways = Word{"%[1]s: on all up to %[2]s.", "%[1]s：%[2]s以内都不比按量贵。"}
	HorizonOpen   = Word{"%[1]s: not known, %[2]s.", "%[1]s：还不知道，%[2]s。"}
	HorizonFrom   = Word{"%[1]s days or more", "%[1]s 天以上"}
	HorizonSpan   = Word{"%[1]s to %[2]s days", "%[1]s 到 %[2]s 天"}
	HorizonMore   = Word{"%[1]s more stretches between", "中间还有 %[1]s 段"}
)

// When to go over from the hour to a term. Placeholders of a line: 1 the term, 2 the amount, 3 the length of the term, 4 the
// least days that must be left; of the bound: 1 the number of times.
var (
	HourlyFirstHead = Word{
		"Not sure of your hours? Pay by the hour first. Take a term before what you pay by the hour for compute, within its length, reaches its amount:",
		"拿不准用多久？先按量付。套餐时长内按量付的卡时费快到下面的数时，再买套餐：",
	}
	HourlyFirstLine  = Word{"%[1]s: %[2]s within %[3]s, and only with %[4]s or more to go.", "%[1]s：%[3]s内 %[2]s，而且后面至少还要用 %[4]s。"}
	HourlyFirstBare  = Word{"%[1]s: %[2]s within %[3]s.", "%[1]s：%[3]s内 %[2]s。"}
	HourlyFirstShort = Word{"%[1]s: not in this plan; by the hour it takes %[4]s day and night to reach %[2]s.", "%[1]s：这个方案用不着；按量昼夜不停 %[4]s才到 %[2]s。"}
	HourlyFirstNever = Word{"%[1]s: never; by the hour costs less even day and night.", "%[1]s：不用买；昼夜不停按量也更便宜。"}
	HourlyFirstFree  = Word{"%[1]s: at once, it costs nothing.", "%[1]s：马上就买，它不要钱。"}
	HourlyFirstOpen  = Word{"%[1]s: not known, a price is missing.", "%[1]s：还不知道，缺价格。"}
	HourlyFirstBound = Word{"Whatever your hours turn out to be, that costs at most %[1]s times the best choice in hindsight.", "不管最后用了多久，这样花的钱最多是事后最优选择的 %[1]s 倍。"}
	HourlyFirstMany  = Word{"No bound is known for going from one of several terms to another, so watch one of them only.", "几种套餐换来换去，没有已知的上限；只盯一种就好。"}
)

// What leaving a term early costs. Placeholders of a line: 1 the term, 2 what is paid after some days and what comes back then;
// of a day: 1 its number, 2 what is paid in the end, 3 what comes back.
var (
	RefundHead    = Word{"What a term costs in the end when you leave it early:", "提前退租，套餐最后花多少："}
	RefundLine    = Word{"%[1]s: %[2]s.", "%[1]s：%[2]s。"}
	RefundAfter   = Word{"%[2]s after day %[1]s", "第 %[1]s 天后退花 %[2]s"}
	RefundEnds    = Word{"%[2]s when the plan ends on its day %[1]s (%[3]s comes back)", "方案结束时在它的第 %[1]s 天退花 %[2]s（退回 %[3]s）"}
	RefundNothing = Word{"nothing comes back from day %[1]s on", "从第 %[1]s 天起不退钱"}
	RefundNone    = Word{"nothing comes back", "不退钱"}
	UnknownRefund = Word{"What comes back when a term is left early: %[1]s.", "提前退租能退多少：%[1]s。"}
	TermsOf       = Word{"%[1]s (%[2]s)", "%[1]s（%[2]s）"} // an offer, its terms
)

// When a term ends; the placeholder is its last day. First is said where the plan needs more than one.
var (
	TermEnds      = Word{"at the end of %[1]s", "%[1]s结束时"}
	TermEndsFirst = Word{"first at the end of %[1]s", "第一份在%[1]s结束时"}
)

// The calendar of a mix. Placeholders of a sign: 1 the sign, 2 what it stands for; of the legend: the signs.
var (
	MixSeveral  = Word{"%[1]s (%[2]s)", "%[1]s（%[2]s）"} // 1 the form, 2 how many
	StripSign   = Word{"%[1]s %[2]s", "%[1]s %[2]s"}
	StripOff    = Word{"not needed", "不用"}
	StripLegend = Word{"One letter a day: %[1]s; a capital is where a term is bought.", "一个字母一天：%[1]s；大写是买套餐的那天。"}
)
