package text

// Deadlines. Placeholders: of a term 1 the offer, 2 the term; of what is said of it 1 a day; of a release 1 the offer, 2 the platform;
// of money 1 the limit; of what is said of it 1 the offer, 2 the form, 3 its total.
var (
	DeadlineTerm      = Word{"%[1]s: the %[2]s ends", "%[1]s：%[2]s到期"}
	DeadlineTermSays  = Word{"Taken on %[1]s, it runs to the end of this day.", "%[1]s 开始的话，这一天结束时到期。"}
	DeadlineThen      = Word{"Then: %[1]s.", "到期后：%[1]s。"}
	DeadlineRelease   = Word{"%[1]s: %[2]s deletes what was left off", "%[1]s：%[2]s 会删除关机的实例"}
	DeadlineBalance   = Word{"The balance of %[1]s is used up", "余额 %[1]s 用完"}
	DeadlineCap       = Word{"The plan passes its cap of %[1]s", "方案超过上限 %[1]s"}
	DeadlineMoneySays = Word{"%[1]s, %[2]s: the whole plan costs %[3]s.", "%[1]s，%[2]s：整个方案要 %[3]s。"}
)
