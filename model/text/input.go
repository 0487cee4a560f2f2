package text

import "fmt"

// Slider is how an adjustable number is named. Labels fit 16 columns, helps 60 (screens.md §10).
type Slider struct {
	Label   Word
	Help    Word   // what counts in it
	Reads   Word   // what may be typed
	Choices []Word // of a slider that moves between words; else nil
	Several Word   // the label where there are several of it; its placeholder is the name
}

// Of gives the slider of one of several things by its name.
func (s Slider) Of(name string) Slider {
	s.Label = Word{fmt.Sprintf(s.Several.en, name), fmt.Sprintf(s.Several.zh, name)}
	return s
}

// What may be typed into a field.
var (
	ReadsHours = Word{
		"Reads 6, 6.5, 6h30, 6:30, 390 min, and a range such as 4..6..9.",
		"能读 6、6.5、6h30、6:30、390 分、6小时30分，也能读范围 4..6..9。",
	}
	ReadsMinutes = Word{"Reads 15, 15 min, 1h30, 90 s, and a range such as 5..10..20.", "能读 15、15 分、1h30、90 秒，也能读范围 5..10..20。"}
	ReadsCount   = Word{"Reads a whole number, and a range such as 20..30..40.", "能读整数，也能读范围 20..30..40。"}
	ReadsDays    = Word{"Reads 28, 28 d, 4 weeks, and a range such as 20..30..40.", "能读 28、28 天、4 周，也能读范围 20..30..40。"}
	ReadsSize    = Word{"Reads 50, 50 GB, 1.5 TB, 24 GiB, and a range such as 10..15..40.", "能读 50、50 GB、1.5 TB、24 GiB，也能读范围 10..15..40。"}
	ReadsSpeed   = Word{"Reads 50, 50 MB/s, 400 Mbit/s, and a range such as 20..50..80.", "能读 50、50 MB/s、400 Mbit/s，也能读范围 20..50..80。"}
	ReadsFactor  = Word{"Reads 1, 0.58, 1.45, and a range such as 0.9..1..1.2.", "能读 1、0.58、1.45，也能读范围 0.9..1..1.2。"}
	ReadsPrice   = Word{"Reads 1.98, 1.98/h, 1,100, a range; ? is a price not known.", "能读 1.98、¥1.98/小时、1,100 和范围；? 表示还不知道。"}
	ReadsTerm    = Word{"Reads 900, 1,100, CNY 900, a range; ? where there is none.", "能读 900、¥900、1,100 和范围；? 表示没有这一档。"}
	ReadsMoney   = Word{"Reads 800, 1,100, CNY 800; nothing is no limit.", "能读 800、¥800、1,100；留空就是不限。"}
	ReadsChoice  = Word{"Left and right choose.", "用左右键选择。"}
)

// Groups of sliders.
var (
	GroupUse    = Word{"YOUR USE", "用量"}
	GroupHabits = Word{"YOUR HABITS", "习惯"}
	GroupPrices = Word{"PRICES", "价格"}
	GroupDisks  = Word{"DISK AND TRAFFIC", "磁盘与流量"}
	GroupMore   = Word{"CARDS AND BUDGET", "卡数与预算"}
)

// Sliders of the workload.
var (
	HoursPerDay = Slider{
		Label: Word{"Hours per day", "每天小时数"}, Reads: ReadsHours,
		Help: Word{"time the task itself runs on an active day; boots add to it", "任务本身在使用日里运行的时间；开机的开销另算"},
	}
	TaskHours = Slider{
		Label: Word{"Task length", "单次任务时长"}, Reads: ReadsHours,
		Help: Word{"how long one task runs; shorter tasks mean more boots", "一个任务跑多久；任务越短，开机次数越多"},
	}
	PlanDays = Slider{
		Label: Word{"Plan length", "计划天数"}, Reads: ReadsDays,
		Help: Word{"days that you need the card for, from first to last", "从第一天到最后一天，一共要用多少天"},
	}
	DaysPerWeek = Slider{
		Label: Word{"Days a week", "每周天数"}, Reads: ReadsCount,
		Help: Word{"active days in a week; a term is paid on the others too", "每周用几天；包周、包月在不用的日子也收钱"},
	}
	InstanceCount = Slider{
		Label: Word{"Instances", "同时实例数"}, Reads: ReadsCount,
		Help: Word{"instances on at the same time; a queue may do with one", "同时开着几台；排队的话一台也许就够"},
	}
	ShutDown = Slider{
		Label: Word{"Shut down", "何时关机"}, Reads: ReadsChoice,
		Help:    Word{"after each task, or once at the end of the day", "每个任务跑完就关，还是一天结束再关"},
		Choices: []Word{{"each task", "每个任务后"}, {"each day", "每天一次"}},
	}
	SetupPerBoot = Slider{
		Label: Word{"Setup per boot", "每次开机准备"}, Reads: ReadsMinutes,
		Help: Word{"boot to first useful work, without downloads; it is billed", "从开机到真正干活，不含下载；这段也计费"},
	}
	IdlePerBoot = Slider{
		Label: Word{"Idle per boot", "每次空转"}, Reads: ReadsMinutes,
		Help: Word{"left on with nothing running; it costs the same as work", "开着却没有任务在跑；和干活一样收钱"},
	}
	DownloadSpeed = Slider{
		Label: Word{"Download speed", "下载速度"}, Reads: ReadsSpeed,
		Help: Word{"how fast it comes in; waiting for it is billed", "下载有多快；等下载也在计费"},
	}
	BootTime = Slider{
		Label: Word{"Boot time", "启动时间"}, Reads: ReadsMinutes,
		Help: Word{"the platform's own start; some do not bill it", "平台自己的启动时间；有的平台不计费"},
	}
	OfferSpeed = Slider{
		Label: Word{"Speed", "速度"}, Reads: ReadsFactor,
		Help: Word{"work in an hour, against the card your hours are meant for", "一小时干多少活，以你的小时数所指的卡为 1"},
	}
	CardCount = Slider{
		Label: Word{"Cards", "卡数"}, Reads: ReadsCount,
		Help: Word{"cards of one instance; the price is for one card unless said", "一台实例几张卡；除非注明，价格是一张卡的"},
	}
)

// Sliders of prices, disks and traffic.
var (
	ByTheHour = Slider{
		Label: Word{"By the hour", "按量单价"}, Reads: ReadsPrice,
		Help: Word{"one hour on, as the site shows it today", "开机一小时的价格，按网站今天显示的填"},
	}
	DiskSize = Slider{
		Label: Word{"Data disk", "数据盘"}, Reads: ReadsSize,
		Several: Word{"Disk %[1]s", "数据盘 %[1]s"},
		Help:    Word{"disk that you keep; charged while it exists, on or off", "占着的磁盘；只要还在就收钱，关机也收"},
	}
	DiskFree = Slider{
		Label: Word{"Free part of it", "其中免费"}, Reads: ReadsSize,
		Several: Word{"Free of %[1]s", "%[1]s 免费"},
		Help:    Word{"the part of the disk that the platform does not charge", "平台不收钱的那一部分"},
	}
	DiskPrice = Slider{
		Label: Word{"Disk price", "磁盘单价"}, Reads: ReadsPrice,
		Several: Word{"Price of %[1]s", "%[1]s 单价"},
		Help:    Word{"the rest of the disk, as the site shows it today", "其余部分的单价，按网站今天显示的填"},
	}
	TrafficIn = Slider{
		Label: Word{"Traffic price", "流量单价"}, Reads: ReadsPrice,
		Help: Word{"data from outside; 0 on most GPU platforms, look it up", "从外网下载的单价；多数平台是 0，请核对"},
	}
	TrafficOut = Slider{
		Label: Word{"Price going out", "流出单价"}, Reads: ReadsPrice,
		Help: Word{"data that leaves; 0 on most GPU platforms, look it up", "传到外网的单价；多数平台是 0，请核对"},
	}
)

// Sliders of the budget.
var (
	TaskCap = Slider{
		Label: Word{"Cap for a task", "每个任务上限"}, Reads: ReadsMoney,
		Help: Word{"most that one task may cost; over it, stop and review", "一个任务最多花多少；超过就停下来复盘"},
	}
	PlanCap = Slider{
		Label: Word{"Cap for the plan", "方案上限"}, Reads: ReadsMoney,
		Help: Word{"most that the whole plan may cost", "整个方案最多花多少"},
	}
	Balance = Slider{
		Label: Word{"Balance", "余额"}, Reads: ReadsMoney,
		Help: Word{"what the account holds; an alarm on it is no budget", "账户里有多少；余额提醒不等于预算"},
	}
)

var terms = map[string]Slider{
	"day": {
		Label: Word{"By the day", "包日价"}, Reads: ReadsTerm,
		Help: Word{"one day paid in advance; leave it ? if there is none", "预付一天的价格；没有这一档就留 ?"},
	},
	"week": {
		Label: Word{"By the week", "包周价"}, Reads: ReadsTerm,
		Help: Word{"one week paid in advance; leave it ? if there is none", "预付一周的价格；没有这一档就留 ?"},
	},
	"month": {
		Label: Word{"By the month", "包月价"}, Reads: ReadsTerm,
		Help: Word{"30 days paid in advance, due whether you use them or not", "预付 30 天的价格，用不用都要付"},
	},
	"year": {
		Label: Word{"By the year", "包年价"}, Reads: ReadsTerm,
		Help: Word{"a year paid in advance, due whether you use it or not", "预付一年的价格，用不用都要付"},
	},
}

// TermSlider names the price of a term; one of another name than the usual ones stands for itself.
func TermSlider(name string) Slider {
	if s, ok := terms[name]; ok {
		return s
	}
	return Slider{
		Label: Word{name, name}, Reads: ReadsTerm,
		Help: Word{"the term paid in advance, due whether you use it or not", "预付这一档的价格，用不用都要付"},
	}
}

// Transfers, by when and direction of the plan file.
var transfers = map[string]Slider{
	"boot in": {
		Label: Word{"Fetched per boot", "每次下载量"}, Reads: ReadsSize,
		Several: Word{"Per boot %[1]s", "每次下载 %[1]s"},
		Help:    Word{"what every boot fetches from outside; 0 if kept on a disk", "每次开机都要从外网拉的数据；存在盘里就填 0"},
	},
	"day in": {
		Label: Word{"Fetched per day", "每天下载量"}, Reads: ReadsSize,
		Several: Word{"Per day %[1]s", "每天下载 %[1]s"},
		Help:    Word{"what the first boot of an active day fetches from outside", "使用日第一次开机从外网拉的数据"},
	},
	"once in": {
		Label: Word{"Fetched once", "一次性下载量"}, Reads: ReadsSize,
		Several: Word{"Once %[1]s", "下载一次 %[1]s"},
		Help:    Word{"what the first boot of all fetches from outside", "第一次开机从外网拉的数据"},
	},
	"boot out": {
		Label: Word{"Sent per boot", "每次上传量"}, Reads: ReadsSize,
		Several: Word{"Out/boot %[1]s", "每次上传 %[1]s"},
		Help:    Word{"what every boot sends out; it takes no time here", "每次开机传出去的数据；这里不算时间"},
	},
	"day out": {
		Label: Word{"Sent per day", "每天上传量"}, Reads: ReadsSize,
		Several: Word{"Out/day %[1]s", "每天上传 %[1]s"},
		Help:    Word{"what an active day sends out; it takes no time here", "使用日传出去的数据；这里不算时间"},
	},
	"once out": {
		Label: Word{"Sent once", "一次性上传量"}, Reads: ReadsSize,
		Several: Word{"Out once %[1]s", "上传一次 %[1]s"},
		Help:    Word{"what is sent out once; it takes no time here", "一次性传出去的数据；这里不算时间"},
	},
}

// TransferSlider names the size of a transfer by when it happens (boot, day, once) and its direction (in, out).
func TransferSlider(when, direction string) Slider { return transfers[when+" "+direction] }

// None stands for a value that there is not, such as a cap.
var None = Word{"none", "无"}

// Units beside a number. Times and days are written by Language.
var (
	PerHour    = Word{"/h", "/时"}
	PerGB      = Word{"/GB", "/GB"}
	PerGBHour  = Word{"/GB/h", "/GB/时"}
	PerGBDay   = Word{"/GB/d", "/GB/天"}
	PerGBMonth = Word{"/GB/mo", "/GB/月"}
)
