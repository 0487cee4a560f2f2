package text

import "strings"

// Noun is a thing that is counted, in one and in many; its placeholder is the number.
type Noun struct{ one, many Word }

// Of gives the phrase of n things: "1 boot", "90 boots".
func (n Noun) Of(count int) Phrase {
	if count == 1 {
		return n.one.With(Count(count))
	}
	return n.many.With(Count(count))
}

// Things that a bill counts.
var (
	Boots     = Noun{Word{"%[1]s boot", "%[1]s 次开机"}, Word{"%[1]s boots", "%[1]s 次开机"}}
	Offers    = Noun{Word{"%[1]s offer", "%[1]s 个报价"}, Word{"%[1]s offers", "%[1]s 个报价"}}
	Instances = Noun{Word{"%[1]s instance", "%[1]s 台实例"}, Word{"%[1]s instances", "%[1]s 台实例"}}
	Cards     = Noun{Word{"%[1]s card", "%[1]s 张卡"}, Word{"%[1]s cards", "%[1]s 张卡"}}
	Tasks     = Noun{Word{"%[1]s task", "%[1]s 个任务"}, Word{"%[1]s tasks", "%[1]s 个任务"}}
	Days      = Noun{Word{"%[1]s day", "%[1]s 天"}, Word{"%[1]s days", "%[1]s 天"}}
	Rows      = Noun{Word{"%[1]s row", "%[1]s 行"}, Word{"%[1]s rows", "%[1]s 行"}}
	Terms     = Noun{Word{"%[1]s term", "%[1]s 份"}, Word{"%[1]s terms", "%[1]s 份"}}
)

// The parts of a bill, and all of them.
var (
	Compute = Word{"Compute", "卡时费"}
	Storage = Word{"Storage", "存储费"}
	Traffic = Word{"Traffic", "流量费"}
	Total   = Word{"Total", "合计"}
	AtLeast = Word{"at least %[1]s", "至少 %[1]s"}
	NoValue = Word{"unknown", "未知"}
	NoPrice = Word{"no price", "没有价格"} // of a form that is not on offer
	NoShare = Word{"?", "?"}           // of an unknown amount
)

var parts = map[string]Word{"compute": Compute, "storage": Storage, "traffic": Traffic}

// Part names a part of a bill by its key: compute, storage, traffic.
func Part(key string) Word { return named(parts, key) }

var charges = map[string]Word{
	"compute.use":    {"time on", "开机时间"},
	"compute.no_gpu": {"time on without a card", "无卡开机时间"},
	"compute.term":   {"paid in advance", "预付"},
	"traffic.in":     {"data in", "流入数据"},
	"traffic.out":    {"data out", "流出数据"},
}

// DiskCharge names the charge of one disk.
var DiskCharge = Word{"disk %[1]s", "磁盘 %[1]s"}

// Charge names a line of a bill by its key: compute.use, storage.<disk> …
func Charge(key string) Phrase {
	if disk, ok := strings.CutPrefix(key, "storage."); ok {
		return DiskCharge.With(disk)
	}
	return Phrase{Word: named(charges, key)}
}

// IsCharge tells whether key is that of a line of a bill which is no disk.
func IsCharge(key string) bool {
	_, ok := charges[key]
	return ok
}

var shares = map[string]Word{
	"run":      {"run", "运行"},
	"boot":     {"boot", "启动"},
	"setup":    {"setup", "准备"},
	"download": {"download", "下载"},
	"idle":     {"idle", "空转"},
	"rerun":    {"rerun", "重跑"},
	"roundup":  {"rounded up", "计费取整"},
	"off":      {"off, still billed", "关机仍计费"},
	"capped":   {"above the cap", "超过封顶"},
	"used":     {"used", "用掉"},
	"unused":   {"unused", "没用"},
	"hourly":   {"by the hour on top", "另按小时"},
	"coupon":   {"coupon", "优惠券"},
	"first":    {"first fetch", "首次"},
	"repeat":   {"repeated", "重复"},
}

// Share names what a charge consists of, by its key: run, setup, idle …
func Share(key string) Word { return named(shares, key) }

// Form is how a form to pay is named, in each place of a sentence.
type Form struct {
	Name     Word // head of a row: "Hourly"
	Short    Word // mark on an axis: "hourly"
	Object   Word // within a sentence: "less than the month", "by the hour"
	Subject  Word // at the start of a sentence: "The month pays from"
	Headline Word // the verdict: "TAKE THE MONTH"
	Cheapest Word // a zone of an axis: "the month is cheapest"
}

var namedForms = map[string]Form{
	"hourly": {
		Word{"Hourly", "按量"}, Word{"hourly", "按量"}, Word{"by the hour", "按量"}, Word{"By the hour", "按量"},
		Word{"PAY BY THE HOUR", "按量付费更省"}, Word{"hourly is cheapest", "按量最省"},
	},
	"day": {
		Word{"Day", "包日"}, Word{"day", "包日"}, Word{"day packs", "包日"}, Word{"The day pack", "包日"},
		Word{"TAKE DAY PACKS", "包日更省"}, Word{"day packs are cheapest", "包日最省"},
	},
	"week": {
		Word{"Week", "包周"}, Word{"week", "包周"}, Word{"the week", "包周"}, Word{"The week", "包周"},
		Word{"TAKE THE WEEK", "包周更省"}, Word{"the week is cheapest", "包周最省"},
	},
	"month": {
		Word{"Month", "包月"}, Word{"month", "包月"}, Word{"the month", "包月"}, Word{"The month", "包月"},
		Word{"TAKE THE MONTH", "包月更省"}, Word{"the month is cheapest", "包月最省"},
	},
	"year": {
		Word{"Year", "包年"}, Word{"year", "包年"}, Word{"the year", "包年"}, Word{"The year", "包年"},
		Word{"TAKE THE YEAR", "包年更省"}, Word{"the year is cheapest", "包年最省"},
	},
}

// FormOf names a form: hourly, the usual terms, or a term of another name, which then stands for itself.
func FormOf(name string) Form {
	if f, ok := namedForms[name]; ok {
		return f
	}
	own := Word{name, name}
	return Form{
		own, own, own, own, Word{"TAKE " + name, name + " 更省"},
		Word{name + " is cheapest", name + " 最省"},
	}
}

// Headlines of a verdict that names no form.
var (
	TooClose   = Word{"TOO CLOSE TO CALL", "几乎一样"}
	NotDecided = Word{"NOT DECIDED YET", "还不能定"}
)

// Finding is how a habit that costs money is told.
type Finding struct {
	Name Word
	// Basis is what the sum rests on. Its placeholders: 1 boots, 2 a count, 3 a time, 4 a size, 5 a price per hour, 6 instances,
	// each as a finished phrase.
	Basis Word
	Do    Word // what to do about it
	Brief Word // the same in 26 cells
}

var findings = map[string]Finding{
	"waste.idle": {
		Word{"left on with nothing running", "开着却没有任务"},
		Word{"%[1]s x %[3]s x %[5]s", "%[1]s x %[3]s x %[5]s"},
		Word{"stop when the work is done", "干完活就关机"},
		Word{"stop when done", "干完就关机"},
	},
	"waste.download": {
		Word{"the same data fetched again", "同样的数据重复下载"},
		Word{"%[2]s of %[1]s fetch %[4]s again", "%[1]s里 %[2]s 次重复下载 %[4]s"},
		Word{"keep it on the data disk", "存到数据盘里"},
		Word{"keep it on disk", "存盘"},
	},
	"waste.setup": {
		Word{"set up at every task", "每个任务都重新准备"},
		Word{"%[1]s, one a day would be %[2]s", "%[1]s，每天一次只要 %[2]s 次"},
		Word{"boot once a day, run the tasks one after another", "每天开机一次，任务接着跑"},
		Word{"boot once a day", "每天开机一次"},
	},
	"waste.roundup": {
		Word{"billed beyond the time on", "计费取整多出的时间"},
		Word{"%[3]s billed and not used", "%[3]s 计了费却没有用"},
		Word{"fill whole billing steps: longer sessions, fewer boots", "凑满计费单位：会话长一点，开机少一点"},
		Word{"fill whole billing steps", "凑满计费单位"},
	},
	"waste.rerun": {
		Word{"work done again after interruptions", "中断后重跑"},
		Word{"%[3]s expected to run again", "预计重跑 %[3]s"},
		Word{"save checkpoints, or take an offer that is not interrupted", "保存检查点，或换不会被中断的报价"},
		Word{"save checkpoints", "保存检查点"},
	},
	"waste.disk_off": {
		Word{"disk while the instance is off", "关机时的磁盘"},
		Word{"%[3]s off or kept", "关机或保留 %[3]s"},
		Word{"keep less on the disk, delete it after the last use", "盘里少放一些，用完就删"},
		Word{"keep less on the disk", "盘里少放一些"},
	},
	"waste.concurrency": {
		Word{"instances that could queue", "可以排队却同时开着"},
		Word{"%[6]s where one could do all in a row", "%[6]s同时开，一台排队就够"},
		Word{"run the tasks one after another on one instance", "用一台实例依次跑"},
		Word{"queue on one instance", "用一台依次跑"},
	},
	"waste.all": {
		Word{"idle and repeated downloads together", "空转和重复下载合计"},
		Word{"%[1]s without idle, data kept", "%[1]s不空转，数据存盘"},
		Word{"stop when the work is done and keep the data", "干完活就关机，数据存盘"},
		Word{"stop when done, keep data", "关机，数据存盘"},
	},
}

// FindingOf tells a habit by its key: waste.idle, waste.download …
func FindingOf(key string) Finding {
	if f, ok := findings[key]; ok {
		return f
	}
	return Finding{Name: Word{key, key}}
}

// warnings are told by key. Their placeholders: 1 the form, disk or charge, 2 a time, of a term its end (TermEnds).
var warnings = map[string]Word{
	"day.full": {
		"the day is full: nobody would shut down, so it is on day and night",
		"一天已经排满：中间不会关机，按昼夜一直开着算",
	},
	"offer.slow": {
		"too slow for the work of a day: %[2]s of it do not fit into 24 h",
		"太慢，一天的活干不完：有 %[2]s 放不进 24 小时",
	},
	"offer.hopeless": {
		"interrupted so often that work takes over ten times as long: no hourly total",
		"中断太频繁，干活要花十倍以上的时间：不给出按量总价",
	},
	"offer.interrupted": {
		"can be interrupted: data fetched again after that is not counted",
		"可能被中断：中断后重新下载的流量没有计入",
	},
	"task.split": {
		"a task is longer than a day's hours: it runs over days, with a boot on each",
		"一个任务比每天的小时数还长：按分几天跑、每天开机一次算",
	},
	"download.untimed": {
		"downloads are counted as taking no time; give the download speed",
		"没有下载速度，下载时间按 0 算；请填下载速度",
	},
	"boot.unknown": {
		"whether the platform bills its own start is not known; the total counts it",
		"不知道平台自己的启动是否计费；总价按计费算",
	},
	"offer.stopped": {
		"it bills on while stopped: destroy it when you are done",
		"关机后还在计费：用完请销毁",
	},
	"platform.unknown": {
		"platform %[1]s is not known: only the plan's own rules hold",
		"不认识平台 %[1]s：只按方案里写的规则计费",
	},
	"platform.release": {
		"left off, it is deleted %[2]s after the last use, with all data",
		"最后一次用完关机，%[2]s后连数据一起删除",
	},
	"platform.release_day": {
		"left off after the last use, it is deleted with all data on %[2]s",
		"最后一次用完就关机的话，%[2]s 连数据一起删除",
	},
	"charge.too_large": {"the cost of %[1]s is too large to be written", "%[1]s的金额太大，写不下"},
	"price.unknown":    {"the price of %[1]s is not known", "%[1]s的价格还不知道"},
	"disk.unpriced":    {"the offer names no price for disk %[1]s", "报价里没有磁盘 %[1]s 的价格"},
	"term.stop":        {"%[1]s: stops %[2]s; pay again in time to go on", "%[1]s：%[2]s停机；还要用就提前续费"},
	"term.renew":       {"%[1]s: renews itself %[2]s; cancel it in time", "%[1]s：%[2]s自动续费；不用就提前取消"},
	"term.payg":        {"%[1]s: turns hourly %[2]s; shut down in time", "%[1]s：%[2]s转为按量继续计费；不用就提前关机"},
}

// Warning tells a doubt by its key: day.full, price.unknown … Its placeholders: 1 the form, disk or charge, 2 a time.
func Warning(key string) Word { return named(warnings, key) }

// diskWarnings are told where 1 is the name of a disk, and a form or charge would read otherwise.
var diskWarnings = map[string]Word{
	"charge.too_large": {"the cost of disk %[1]s is too large to be written", "磁盘 %[1]s 的金额太大，写不下"},
	"price.unknown":    {"the price of disk %[1]s is not known", "磁盘 %[1]s 的单价还不知道"},
}

// DiskWarning tells a doubt about a disk, which is placeholder 1, by its key.
func DiskWarning(key string) Word {
	if w, ok := diskWarnings[key]; ok {
		return w
	}
	return Warning(key)
}

// named finds a word by its key; a key that has none stands for itself.
func named(words map[string]Word, key string) Word {
	if w, ok := words[key]; ok {
		return w
	}
	return Word{key, key}
}
