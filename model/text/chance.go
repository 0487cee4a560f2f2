package text

// What ranges in place of numbers make of a plan. Cases are draws, or parts of a range that are equally probable.
var (
	// ChanceWins: 1 the winner ("hourly is cheapest"), 2 in how many of 100 cases.
	ChanceWins         = Word{"Over the ranges given, %[1]s in %[2]s of 100 cases.", "在给定的范围内，100 种情况里 %[2]s 种%[1]s。"}
	ChanceInput        = Word{"%[1]s %[2]s (%[3]s)", "%[1]s %[2]s（%[3]s）"}
	ChanceRanges       = Word{"The ranges: %[1]s.", "范围：%[1]s。"}
	ChancePERT         = Word{"PERT", "PERT 分布"}
	ChanceUniform      = Word{"uniform", "均匀分布"}
	ChancePERTMeans    = Word{"PERT: values near the middle one are the most probable, those at the ends come hardly ever.", "PERT 分布：越靠近中间的值可能性越大，两端的值很少出现。"}
	ChanceUniformMeans = Word{"Uniform: every value between the ends is as probable as any other.", "均匀分布：两端之间的每个值可能性相同。"}
	ChanceKnowing      = Word{"Knowing first would save %[1]s on average.", "要是事先知道，平均能省 %[1]s。"}

	// ChanceOffers: 1 the offers, each with its cases.
	ChanceOffers  = Word{"Over the ranges given, the cheapest offer is %[1]s of 100 cases.", "在给定的范围内，100 种情况里最省的报价：%[1]s。"}
	ChanceOfferIn = Word{"%[1]s in %[2]s", "%[1]s %[2]s 种"}

	ChanceHead     = Word{"What the ranges make of the total of the plan, %[2]s", "范围内整个方案的合计，%[2]s"}
	ChanceHeadOf   = Word{"%[1]s: what the ranges make of the total of the plan, %[2]s", "%[1]s：范围内整个方案的合计，%[2]s"}
	ChanceP10      = Word{"P10", "P10"}
	ChanceP50      = Word{"P50", "P50"}
	ChanceP90      = Word{"P90", "P90"}
	ChanceMean     = Word{"Mean", "平均"}
	ChanceCheapest = Word{"Cheapest", "最省"}
	ChanceOverCap  = Word{"Over cap", "超上限"}
	ChanceHopeless = Word{"%[1]s: in %[2]s of 100 cases interruptions make it hopeless.", "%[1]s：100 种情况里 %[2]s 种因为中断做不完。"}
	ChanceEndless  = Word{"endless", "没完"}
	// ChanceRow: 1 the form, 2 to 4 P10, P50 and P90, 5 the mean, 6 the probability of being cheapest.
	ChanceRow = Word{
		"%[1]s: %[2]s or less in 10 of 100 cases, %[3]s or less in 50, %[4]s or less in 90; %[5]s on average; the cheapest in %[6]s.",
		"%[1]s：100 种情况里，10 种不超过 %[2]s，50 种不超过 %[3]s，90 种不超过 %[4]s；平均 %[5]s；最省的占 %[6]s。",
	}
	ChanceRowOver  = Word{"It passes the cap of the plan in %[1]s.", "超出方案上限的占 %[1]s。"}
	ChancePercents = Word{
		"The total stays within P10, P50, P90 in 10, 50, 90 of 100 cases.",
		"100 种情况里，合计有 10、50、90 种不超过 P10、P50、P90。",
	}
	ChanceExact = Word{
		"Worked out from the distribution of the range, which holds for the whole plan.",
		"按范围的分布算出，整个方案取同一个值。",
	}
	ChanceDraws = Word{
		"From %[1]s draws of the ranges, seed %[2]s, each for the whole plan; probabilities within %[3]s or so.",
		"抽样 %[1]s 次，种子 %[2]s，每次整个方案取同一组值；概率误差约 %[3]s。",
	}
)

// What interruptions make of an offer.
var (
	InterruptedCost = Word{
		"Interruptions and checkpoints raise the time on from %[2]s to %[1]s and the cost from %[4]s to %[3]s, over the plan on average.",
		"整个方案平均：因为中断和存检查点，开机从 %[2]s变成 %[1]s，费用从 %[4]s 变成 %[3]s。",
	}
	InterruptedBest     = Word{"Best checkpoint: every %[1]s; the plan then costs %[2]s.", "最好每 %[1]s存一次检查点，整个方案是 %[2]s。"}
	InterruptedBestNone = Word{"Best checkpoint: every %[1]s; even so a session takes over ten times as long.", "最好每 %[1]s存一次检查点，但时间还是超过十倍。"}
	InterruptedBestOpen = Word{"Best checkpoint: every %[1]s; the plan then takes %[2]s on.", "最好每 %[1]s存一次检查点，整个方案开机 %[2]s。"}
	InterruptedNoSave   = Word{"Checkpoints do not pay: a session is done sooner without.", "存检查点不划算：不存反而更快做完。"}
	InterruptedAskSave  = Word{"How long a checkpoint takes is not said (checkpoint_cost), so no best time between two.", "没写存一次检查点要多久（checkpoint_cost），算不出最好的间隔。"}
	InterruptedRatio    = Word{"An hour of it is worth %[1]s of one that nothing interrupts.", "它的一小时值不受中断的一小时的 %[1]s。"}
	// InterruptedFlip: 1 the offer and 2 the form of the rival, 3 its total, 4 the rate.
	InterruptedFlip   = Word{"%[1]s, %[2]s (%[3]s), which nothing takes away, wins from %[4]s interruptions an hour on.", "每小时中断 %[4]s 次起，不会被收回的 %[1]s，%[2]s（%[3]s）更省。"}
	InterruptedNever  = Word{"%[1]s, %[2]s (%[3]s), which nothing takes away, does not win at any rate of interruptions.", "不管多常中断，不会被收回的 %[1]s，%[2]s（%[3]s）都不更省。"}
	InterruptedAlways = Word{"%[1]s, %[2]s (%[3]s), which nothing takes away, wins even without interruptions.", "就算从不中断，不会被收回的 %[1]s，%[2]s（%[3]s）也更省。"}
	InterruptedRefuse = Word{"Refused: a session of %[1]s takes %[2]s on average, over ten times as long.", "不采用：一次 %[1]s的会话平均要 %[2]s，超过十倍。"}
	InterruptedNoEnd  = Word{"Refused: a session of %[1]s would hardly ever come to its end.", "不采用：一次 %[1]s的会话几乎做不完。"}
)
