package text

// What doctor looks at, and what it finds.
var (
	CmdDoctor     = Word{"look over what gpuplan works with: files, terminal, prices, clock", "检查 gpuplan 的环境：文件、终端、价格、时钟"}
	CmdDoctorLong = Word{"looks over what gpuplan works with and tells what is to be done: version, clock, language, terminal, the plan and the age of its prices, and the folder for unsaved work.\nIt changes nothing. Lines with ! want attention; where there is a fault, it exits with 2.", "检查 gpuplan 依赖的一切，并说明该怎么办：版本、时钟、语言、终端、方案及其价格的新旧、保存未存内容的文件夹。\n不改动任何东西。带 ! 的行需要留意；有错误时以 2 退出。"}

	DoctorVersion  = Word{"Version", "版本"}
	DoctorClock    = Word{"Clock", "时钟"}
	DoctorLanguage = Word{"Language", "语言"}
	DoctorTerminal = Word{"Terminal", "终端"}
	DoctorPlan     = Word{"Plan", "方案"}
	DoctorPrices   = Word{"Prices", "价格"}
	DoctorState    = Word{"Unsaved work", "未存内容"}

	DoctorBuild       = Word{"%[1]s, %[2]s", "%[1]s，%[2]s"}
	DoctorSet         = Word{"%[1]s (set by --now)", "%[1]s（由 --now 指定）"}
	DoctorClockOff    = Word{"%[1]s: before this program was made; prices would look younger than they are. Set the clock", "%[1]s：早于本程序的发布，价格会显得比实际更新。请校准时钟"}
	DoctorSpeaks      = Word{"%[1]s; drawn with the characters %[2]s", "%[1]s；画图字符 %[2]s"}
	DoctorNoTerminal  = Word{"none: in a pipe or a file, gpuplan prints the summary", "没有：输出到管道或文件时，gpuplan 打印摘要"}
	DoctorNoPlanner   = Word{"%[1]s The summary works: gpuplan show", "%[1]s 摘要可以用：gpuplan show"}
	DoctorWindow      = Word{"%[1]d x %[2]d, %[3]s", "%[1]d x %[2]d，%[3]s"}
	DoctorSmall       = Word{"%[1]d x %[2]d, %[3]s; the planner needs %[4]d x %[5]d", "%[1]d x %[2]d，%[3]s；规划界面至少要 %[4]d x %[5]d"}
	DoctorColours     = Word{"colours", "有颜色"}
	DoctorNoColours   = Word{"no colours", "没有颜色"}
	DoctorStarter     = Word{"none used yet: gpuplan begins with the starter, whose prices are unknown", "还没有用过：gpuplan 从起步方案开始，价格未知"}
	DoctorNoOffers    = Word{"no offer yet, so no prices", "还没有报价，也就没有价格"}
	DoctorNoFolder    = Word{"no place for it: set HOME or XDG_STATE_HOME", "没有存放处：请设置 HOME 或 XDG_STATE_HOME"}
	DoctorNoneKept    = Word{"none; it would go to %[1]s", "没有；会存到 %[1]s"}
	DoctorKept        = Word{"kept on %[1]s in %[2]s: the planner offers it", "%[1]s 存于 %[2]s：规划界面会提示取回"}
	DoctorNotAFolder  = Word{"%[1]s is no folder: unsaved work could not be kept. Move it away", "%[1]s 不是文件夹：未存内容无处可存。请把它移开"}
	DoctorUnreachable = Word{"%[1]s cannot be reached: %[2]s", "%[1]s 无法访问：%[2]s"}
)
