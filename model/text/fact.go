package text

// What is asked of every platform.
var (
	TopicMeter     = Word{"What is billed", "计费的时间"}
	TopicIncrement = Word{"Billing step", "计费单位"}
	TopicMinimum   = Word{"Least billed per boot", "每次开机最少计费"}
	TopicRounding  = Word{"Rounding", "取整"}
	TopicBoot      = Word{"Its own start billed", "平台启动也计费"}
	TopicStopped   = Word{"Billed when stopped", "关机后还计费"}
	TopicStop      = Word{"What stops the bill", "怎样才停止计费"}
	TopicDiskOff   = Word{"Disk price while off", "关机时的磁盘价格"}
	TopicFree      = Word{"Free part", "免费部分"}
	TopicDiskUnit  = Word{"What a disk is priced by", "磁盘按什么计价"}
	TopicRelease   = Word{"Released when off", "关机多久释放"}
	TopicWiped     = Word{"Wiped when off", "关机后清空"}
	TopicRefund    = Word{"Refund of a term", "套餐退款"}
	TopicAtEnd     = Word{"When a term ends", "套餐到期后"}
	TopicMonth     = Word{"What a month is", "一个月多长"}
	TopicCap       = Word{"Most hours billed in a month", "每月最多计费"}
	TopicNoGPU     = Word{"Start without a card", "无卡开机"}
	TopicBalance   = Word{"When the balance is gone", "余额用完时"}

	TopicOf   = Word{"%[1]s, %[2]s", "%[1]s，%[2]s"} // 1 the topic, 2 the disk or term
	TopicDisk = Word{"disk %[1]s", "磁盘 %[1]s"}
	EveryDisk = Word{"every disk", "所有磁盘"}
	EveryTerm = Word{"every term", "所有套餐"}

	FactYes       = Word{"yes", "是"}
	FactNo        = Word{"no", "否"}
	FactNotKnown  = Word{"unknown", "未知"}
	FactTimes     = Word{"%[1]s times the price", "原价的 %[1]s 倍"}
	FactNoRefund  = Word{"none", "不退"}
	FactProrata   = Word{"what is left of the price, the used part counted %[1]s times", "退剩余金额，已用部分按 %[1]s 倍扣"}
	FactClawback  = Word{"what is left of the price, less the discount so far %[1]s times", "退剩余金额，再按 %[1]s 倍扣回已享折扣"}
	FactEndsStop  = Word{"it stops", "停机"}
	FactEndsRenew = Word{"it renews itself", "自动续费"}
	FactEndsPayg  = Word{"it goes on by the hour", "转为按量计费"}
)

// What is billed.
var (
	MeterPower = Word{
		"from running to power-off, whatever the card does; charged at each full hour and at power-off",
		"从运行中到关机，不管卡忙不忙；每到整点和关机时扣费",
	}
	MeterInit      = Word{"from the end of its start to power-off; its initialising counts", "从启动完到关机；初始化也计费"}
	MeterCreated   = Word{"from creation to release, settled each hour", "从创建到释放，每小时结算"}
	MeterLaunched  = Word{"from launch to deletion, settled each hour", "从启动完成到删除，每小时结算"}
	MeterAhead     = Word{"each hour in advance, from creation on", "从创建起，每小时预扣"}
	MeterRunning   = Word{"while it runs", "运行期间"}
	MeterDestroyed = Word{"from creation to destruction, powered off too", "从创建到销毁，关机也算"}
	MeterShutOff   = Word{
		"while it is active or shut off; states of transition and error are free", "运行和关机期间；过渡和出错状态不计费",
	}
	MeterChecked   = Word{"from passed health checks to termination", "从健康检查通过到终止"}
	MeterPulling   = Word{"from provisioning on, the image's download too", "从准备阶段起，拉镜像也算"}
	MeterStandby   = Word{"its start and standby count", "启动和待机也算"}
	MeterConnected = Word{
		"the card while it is active; its loading is free, but disk and traffic count then too",
		"运行期间的卡；加载时卡不计费，磁盘和流量照算",
	}
)

// What stops the bill; each ends a warning as well.
var (
	StopPower     = Word{"power it off; disks that are paid for go on", "关机；付费磁盘继续计费"}
	StopPowerGone = Word{
		"power it off; the card is given up and may not be free at the next start", "关机；卡会让出，下次开机可能没有空卡",
	}
	StopEconomic   = Word{"a shutdown from inside bills on: only a stop in economical mode ends it", "在系统里关机继续计费：只有节省停机模式才停止"}
	StopTicked     = Word{"it bills on when shut down, unless \"no charge when shut down\" was ticked", "关机继续计费，除非勾选了「关机不收费」"}
	StopDeallocate = Word{"a shutdown from inside bills on: only \"stopped (deallocated)\" ends it", "在系统里关机继续计费：只有「已停止(已解除分配)」才停止"}
	StopDelete     = Word{
		"with local disks, P1 or P2 cards only deleting it ends the bill", "带本地盘、P1 或 P2 卡的机器，删除才停止计费",
	}
	StopDestroy = Word{"only destroying it ends the bill: powered off it goes on", "销毁才停止计费：关机继续计费"}
	StopSleep   = Word{
		"only hibernating or deleting it ends the bill: shut off it goes on", "休眠或删除才停止计费：关机继续计费",
	}
	StopTerminate = Word{
		"only terminating it ends the bill: after a shutdown from inside it goes on", "终止才停止计费：在系统里关机继续计费",
	}
	StopStandby = Word{"only powering it off ends the bill: on standby it goes on", "关机才停止计费：待机继续计费"}
	StopReturn  = Word{"return it: there is no stopped state", "归还；没有关机保留的状态"}
	StopRelease = Word{
		"stop and release it: there is no stopped state, a snapshot keeps it", "停止并释放；没有关机保留的状态，要靠快照保留",
	}
	StopHour  = Word{"stop it; the rest of the hour that is paid for is lost", "停止；已付的那一小时剩下的不退"}
	StopLarge = Word{
		"stopped, its disk costs twice as much, and it may come back without a card", "停机后磁盘价格翻倍，再开机可能没有卡",
	}
	StopPaid = Word{"its disk bills on while stopped, at some hosts more: destroy it when done", "停机后磁盘继续计费，有的主机更贵：用完请销毁"}
)

// What becomes of what is kept while an instance is off.
var (
	ReleaseAfter = Word{"after %[1]s off, with all data", "关机 %[1]s后，数据一起删除"}
	WipedTemp    = Word{
		"/hy-tmp is emptied 24 h after power-off, the system disk at every start", "关机 24 小时后清空 /hy-tmp，系统盘每次开机都重置",
	}
	WipedReturn    = Word{"all outside the work folder and the cloud disk is lost on return", "归还时，work 目录和云盘以外的全部清空"}
	WipedSystem    = Word{"the system disk is lost when it stops", "停止后系统盘清空"}
	WipedSnapshot  = Word{"only the net disk is kept, and snapshots take room on it", "只保留网盘，快照也占网盘空间"}
	WipedContainer = Word{"the container disk is emptied when it stops", "停止后容器盘清空"}
)

// Disks, months, refunds, starts without a card.
var (
	UnitDays    = Word{"GB and calendar day, on or off", "GB 和日历日，开关机都算"}
	UnitHours   = Word{"GB and hour", "GB 和小时"}
	UnitMonths  = Word{"GB and month", "GB 和月"}
	UnitAny     = Word{"GB and hour, day or month; a day costs 22 hours, a month 600", "GB 和小时、天或月；一天按 22 小时、一月按 600 小时的价"}
	UnitTwo     = Word{"hour for the data disk, GB and month for the net disk", "数据盘按小时，网盘按 GB 和月"}
	FreeForTime = Word{"10 GB of the workspace, for 30 days after a stop", "工作区 10 GB，停止后 30 天内"}

	MonthHours    = Word{"%[1]s h", "%[1]s 小时"}
	MonthDays     = Word{"30 days", "30 天"}
	MonthCalendar = Word{"that of the calendar", "日历月"}

	RefundShort = Word{
		"used days count by the day, part days as whole ones, and 1.5 times under 30 days", "已用的按天扣，不足一天算一天，不满 30 天按 1.5 倍扣",
	}

	NoGPUThere  = Word{"there is one", "有"}
	NoGPUSingle = Word{
		"there is one, with 0.5 core and 2 GB; by the hour only, one at a time per account", "有，0.5 核 2 GB；只限按量，每个账号同时一台",
	}
	NoGPUOne = Word{"there is one; one per account", "有；每个账号一台"}
)

// When the balance is gone.
var (
	BalanceStops = Word{"it is stopped", "强制关机"}
	BalanceSteps = Word{
		"stopped an hour after the first bill that is not paid, deleted 12 h after it; day packs 12 h, months 48 h after their end",
		"第一张账单欠费 1 小时后关机，12 小时后删除；包日到期 12 小时、包月 48 小时后删除",
	}
	BalanceTaken   = Word{"it is taken back at once", "立即收回"}
	BalanceNoon    = Word{"data and images are deleted at noon of day 15", "第 15 天中午删除数据和镜像"}
	BalanceAhead   = Word{"it stops when the next hour cannot be paid", "付不起下一小时就停"}
	BalanceFrozen  = Word{"an amount is held when it is bought", "购买时冻结一笔金额"}
	BalanceFree    = Word{"stopped for arrears it is not charged", "欠费停机期间不计费"}
	BalancePods    = Word{"all Pods stop, those without a network volume are lost; a start needs the price of an hour", "所有 Pod 停止，没有网络盘的会丢失；开机至少要有一小时的余额"}
	BalanceDebt    = Word{"it is stopped, its disk goes on into debt; without a saved card all is deleted after a while", "停机，磁盘继续欠费；没有绑卡的，过一段时间全部删除"}
	BalanceMonthly = Word{"paid afterwards, invoiced on the 1st", "后付费，每月 1 日出账"}
	BalanceWeekly  = Word{"paid afterwards, invoiced weekly", "后付费，每周出账"}
)
