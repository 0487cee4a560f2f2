package text

// The log of what was run. Why rows are passed over, or what is told of them; each stands behind a number of rows.
var (
	LogBadWhat     = Word{"with another word than start, stop, done or undo in the column what", "what 列不是 start、stop、done 或 undo"}
	LogBootless    = Word{"without a time of boot", "没有开机时间"}
	LogBadBoot     = Word{"with a boot that is no time such as 2026-11-30 09:20", "开机时间看不懂，应如 2026-11-30 09:20"}
	LogBadStop     = Word{"with a stop that is no time such as 2026-11-30 09:20", "关机时间看不懂，应如 2026-11-30 09:20"}
	LogStopEarly   = Word{"with a stop before its boot", "关机早于开机"}
	LogNoEnd       = Word{"that close an entry without saying when", "关机行没有写时间"}
	LogUndoNothing = Word{"that take something back which is not there", "要撤销的行不存在"}
	LogNextDay     = Word{"with an end on the next day, since it is before the start", "结束时间早于开始，算作第二天"}
	LogTwice       = Word{"with a time that the clock showed twice that day; the first counts", "当天时钟两次走过的时间，按第一次算"}
	LogSkipped     = Word{"with a time that the clock passed over that day", "当天时钟跳过的时间"}
	LogOnDiffers   = Word{"where on is not stop less boot; those two count", "on 与开机、关机不符，按开机、关机算"}
	LogVeryLong    = Word{"on for more than a year", "开机超过一年"}
	LogOutside     = Word{"with a task outside of the time that the instance was on", "任务时间超出开机时间"}
	LogStopAlone   = Word{"that close an entry which nothing opened", "关机行没有对应的开机行"}
	LogStartTwice  = Word{"that open an entry which is open already", "同一次开机记了两遍"}
	LogBadCell     = Word{"with a cell that cannot be read; the rest of the row counts", "有一格看不懂，这一行其余照算"}
)

// What keeps something from being done with the log. Placeholders: 1 the log's path, unless told otherwise.
var (
	LogNoBoot    = Word{"none of its columns is known to hold the boot; name it with --map boot=COLUMN. Columns: %[1]s", "看不出哪一列是开机时间；请用 --map boot=列名 指明。列有：%[1]s"}
	LogBusy      = Word{"%[1]s: another program is writing to it, want it to end", "%[1]s：另一个程序正在写，请等它写完"}
	LogReplaced  = Word{"%[1]s was replaced by another program meanwhile; nothing is noted, run it again", "%[1]s 刚被另一个程序换掉，没有记上，请再运行一次"}
	LogNoCSV     = Word{"%[1]s is JSON, want a CSV to write to", "%[1]s 是 JSON，应为可以写的 CSV"}
	LogUnclosed  = Word{"%[1]s: line %[2]d has a quote that is not closed or not doubled, want it so; nothing was written", "%[1]s：第 %[2]d 行的引号没有闭合或没有成对，请先改好；没有写入"}
	LogNoColumn  = Word{"the log has no column %[1]q, want it in its first line", "日志里没有 %[1]q 这一列，请在第一行加上"} // 1 the column
	LogStillOn   = Word{"%[1]s is on since %[2]s; gpuplan log stop closes it", "%[1]s从 %[2]s 起一直开着；先用 gpuplan log stop 记关机"}
	LogNotOn     = Word{"nothing is on, as far as the log knows; gpuplan log start opens an entry, gpuplan log add notes a whole one", "日志里没有开着的实例；gpuplan log start 记开机，gpuplan log add 补记一整条"}
	LogEarly     = Word{"the stop, %[1]s, is before the boot, %[2]s, want it after", "关机 %[1]s 早于开机 %[2]s，应当在后"}
	LogMisplaced = Word{"the task of the boot of %[1]s ran before it, after the stop or for longer than the instance was on, want it within", "%[1]s 开机的那条，任务时间超出开机到关机的范围，应在其中"}
	LogNothing   = Word{"the log has nothing to take back", "日志里没有可以撤销的"}
	LogOnlyOne   = Word{"an instance without a name", "没有名字的实例"}
	LogInstance  = Word{"instance %[1]s", "实例 %[1]s "}
)
