package text

// The ranking of a price list. Placeholders of an offer: 1 its place and card, 2 cards, 3 memory, 4 an hour, 5 the total.
var (
	RankOnDemand = Word{
		"Amounts in %[1]s, for the instance; disks and traffic are not in them, price lists do not say.",
		"金额单位 %[1]s，按整台实例；不含磁盘和流量，价目表里没有这些。",
	}
	RankSpot = Word{
		"Amounts in %[1]s, for an instance that can be taken away, as if it never were; disks and traffic are not in them.",
		"金额单位 %[1]s，是可被收回的实例，按从不收回算；不含磁盘和流量。",
	}
	RankCard     = Word{"Card", "显卡"}
	RankCards    = Word{"Cards", "卡数"}
	RankMemory   = Word{"Memory", "显存"}
	RankHour     = Word{"An hour", "每小时"}
	RankUseful   = Word{"Hour of work", "干活每小时"}
	RankPlace    = Word{"%[1]d. %[2]s", "%[1]d. %[2]s"}
	RankWhere    = Word{"In the list: %[1]s.", "价目表里：%[1]s。"}
	RankSentence = Word{"%[1]s: %[2]s of it, memory %[3]s each, %[4]s an hour, %[5]s in all.", "%[1]s：%[2]s 张，每张显存 %[3]s，每小时 %[4]s，共 %[5]s。"}
)

// What became of the rows. Placeholders: 1 how many, 2 the reason, 3 the place of the first one, 4 what stands there.
var (
	RankAge      = Word{"Prices are as old as the list: look at the site on the day you rent.", "价格和价目表一样旧：租的当天请到网站上核对。"}
	RankCounts   = Word{"%[1]s read, %[2]s ranked, %[3]s shown.", "读了 %[1]s，%[2]s 行参与排序，列出 %[3]s 行。"}
	RankLayout   = Word{"Its columns are those of %[1]s.", "列名是 %[1]s 的。"}
	RankPassed   = Word{"%[1]s %[2]s.", "%[1]s%[2]s。"}
	RankLeft     = Word{"Left out: %[1]s %[2]s, the first in %[3]s.", "没有算进：%[1]s%[2]s，最早的在%[3]s。"}
	RankLeftText = Word{"Left out: %[1]s %[2]s, the first in %[3]s: %[4]s.", "没有算进：%[1]s%[2]s，最早的在%[3]s：%[4]s。"}
	RankConvert  = Word{"A plan has one currency: convert the prices of the others in the list, or rank them for a plan in theirs.", "一份方案只用一种货币：在价目表里先换算，或者用它们那种货币的方案来排序。"}
	RankDoubts   = Word{"In %[1]s the prices of an instance and of its cards contradict each other (!); that of the instance counts.", "有 %[1]s的整台价格和单卡价格互相矛盾（!）；按整台的算。"}
	RankStdin    = Word{"standard input", "标准输入"}
	RankUnknown  = Word{"%[1]s left out: their price is not known", "%[1]s没有参与排序：价格未知"}
	RankOther    = Word{"none is in %[1]s; --set currency=%[2]s ranks them for the same work", "没有 %[1]s 的价格；加 --set currency=%[2]s，可按同样的用法排序"}
	RankAdded    = Word{"added to %[1]s: %[2]s", "已加入 %[1]s：%[2]s"}
	RankSeveral  = Word{"%[1]s x %[2]s", "%[1]s x %[2]s"}
	RankTaken    = Word{"%[1]s (spot)", "%[1]s（可收回）"}
	RankSource   = Word{"%[1]s, %[2]s", "%[1]s，%[2]s"}
)

// The command line of rank.
var (
	CmdRank     = Word{"order a price list by what its offers cost for the work of a plan", "按一份方案的用法，给价目表里的报价排序"}
	CmdRankLong = Word{
		"order a price list by what its offers cost for the work of a plan: CSV, JSON or .xlsx, - for standard input.\nThese lists are known by their columns: %[2]s; of others --map says which column holds what: %[1]s.\nA price of 0, a dash or words is unknown and left out; what is left out is counted.",
		"按一份方案的用法，给价目表里的报价排序：CSV、JSON 或 .xlsx，- 是标准输入。\n这些价目表按列名识别：%[2]s；别的用 --map 指明哪一列是什么：%[1]s。\n价格是 0、横线或文字的，算未知，不参与排序；没有算进的都有计数。",
	}
	FlagRankPlan   = Word{"rank for the work of `PLAN` (default the one used last)", "按 `PLAN` 的用法排序（默认上次用的方案）"}
	FlagRankTop    = Word{"show the `N` cheapest (default %[1]d)", "列出最省的 `N` 个（默认 %[1]d）"}
	FlagRankMap    = Word{"the column of a field, `FIELD=COLUMN`, or a file with one in each line (repeatable)", "某一项在哪一列，写成 `FIELD=COLUMN`，或每行一条的文件（可重复）"}
	FlagRankVRAM   = Word{"memory of a card, a `RANGE` such as 24GB.. or 16GB..48GB", "一张卡的显存范围 `RANGE`，如 24GB..、16GB..48GB"}
	FlagRankCard   = Word{"only this `CARD`, whatever the spacing of its name: 4090, A100", "只要这种卡 `CARD`，不管名称里的空格：4090、A100"}
	FlagRankRegion = Word{"only this `REGION`: a word of it, such as US", "只要这个地区 `REGION`，写其中一个词，如 US"}
	FlagRankSpot   = Word{"rank by the price of instances that can be taken away", "按可被收回的实例的价格排序"}
	FlagRankAdd    = Word{"add these places of the ranking to the plan's offers: `N,M`", "把排序里的第 `N,M` 位加进方案的报价"}

	ErrMapForm  = Word{"--map is %[1]q, want FIELD=COLUMN with FIELD one of %[2]s, or a file of such lines", "--map 是 %[1]q，应为 FIELD=列名，FIELD 为其中之一：%[2]s；或每行一条的文件"}
	ErrTop      = Word{"--top is %[1]d, want 1 to %[2]d", "--top 是 %[1]d，应为 1 到 %[2]d"}
	ErrVRAM     = Word{"--vram is %[1]q, want a range such as 24GB.. or 16GB..48GB", "--vram 是 %[1]q，应为范围，如 24GB..、16GB..48GB"}
	ErrAdd      = Word{"--add is %[1]q, want places of the ranking from 1 to %[2]d, such as 1,3", "--add 是 %[1]q，应为排序里的位置，1 到 %[2]d，如 1,3"}
	ErrAddNone  = Word{"--add has nothing to add: no row is ranked", "--add 没有可加的：没有一行参与排序"}
	ErrAddPlan  = Word{"--add needs a plan file, want --plan PLAN", "--add 需要方案文件，请用 --plan PLAN 指明"}
	ErrAddMoney = Word{"--add: the list is in %[1]s and the plan in %[2]s, want one currency", "--add：价目表是 %[1]s，方案是 %[2]s，货币应当一致"}
	ErrNoCard   = Word{"no row has a card called %[1]q; the list has %[2]s", "没有一行的显卡是 %[1]q；价目表里有 %[2]s"}
)
