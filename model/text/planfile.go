package text

// Faults of a plan file as a text, before its values.
var (
	WhatEmpty       = Word{"the file is empty", "文件是空的"}
	WhatTooLarge    = Word{"the file is %[1]d bytes long", "文件有 %[1]d 字节"}
	WhatNotText     = Word{"not UTF-8 text", "不是 UTF-8 文字"}
	WhatWide        = Word{"UTF-16 text", "UTF-16 文字"}
	WhatNewer       = Word{"version %[1]s, written by a newer gpuplan", "版本 %[1]s，由更新的 gpuplan 写成"}
	WhatAgain       = Word{"stands again", "又写了一次"}
	WhatNoEquals    = Word{"no = after the name", "名称后面没有 ="}
	WhatNoQuote     = Word{"text without its closing quote", "文字缺少收尾的引号"}
	WhatUnquoted    = Word{"text without quotes", "文字没有加引号"}
	WhatNoBracket   = Word{"a bracket that is not closed", "括号没有闭合"}
	WhatMore        = Word{"more after the value", "值的后面还有别的"}
	WhatZero        = Word{"a number that starts with 0", "数字以 0 开头"}
	WhatEscape      = Word{`a \ that means nothing`, `没有意义的 \`}
	WhatControl     = Word{"a control character", "控制字符"}
	WhatNotTOML     = Word{"not TOML", "不是 TOML"}
	WhatSeveralRows = Word{"a list in one line", "写在一行里的列表"}

	WantPlan      = Word{"a plan; gpuplan init writes one to start from", "一份方案；gpuplan init 可以写一份起步的"}
	WantSmaller   = Word{"at most %[1]d", "最多 %[1]d"}
	WantUTF8      = Word{"UTF-8, as editors save it by default", "UTF-8，编辑器默认的保存方式"}
	WantVersion   = Word{"version %[1]d; update gpuplan", "版本 %[1]d；请更新 gpuplan"}
	WantOnce      = Word{"it once, as in line %[1]d", "只写一次，就像第 %[1]d 行"}
	WantEquals    = Word{"a line such as days = 30", "这样一行：days = 30"}
	WantQuote     = Word{`the same quote at both ends`, `两端用同样的引号`}
	WantQuotes    = Word{`quotes around text: "6h30m"`, `文字加引号："6h30m"`}
	WantBracket   = Word{"[workload] or [[offer]]", "[workload] 或 [[offer]]"}
	WantOneValue  = Word{"one value on a line, then at most a # comment", "一行一个值，后面最多一个 # 注释"}
	WantNoZero    = Word{"no 0 before other digits", "其他数字前面不加 0"}
	WantEscape    = Word{`\\ for a \, \" for a quote`, `\\ 表示 \，\" 表示引号`}
	WantNoControl = Word{`no control characters but tabs`, `除制表符外没有控制字符`}
	WantTOML      = Word{"lines such as [workload], days = 30 or # a comment", "这样的行：[workload]、days = 30、# 注释"}
)

// Faults of files: what could not be done, and why.
var (
	FileCannotRead  = Word{"cannot read %[1]s: %[2]s", "无法读取 %[1]s：%[2]s"}
	FileCannotWrite = Word{"cannot write %[1]s: %[2]s; what was there is unchanged", "无法写入 %[1]s：%[2]s；原来的内容没有变"}

	FileMissing    = Word{"there is no such file", "没有这个文件"}
	FileNoFolder   = Word{"there is no folder %[1]s", "没有 %[1]s 这个文件夹"}
	FileIsFolder   = Word{"it is a folder, want a file", "这是文件夹，应为文件"}
	FileIsNoFile   = Word{"it is no plain file", "这不是普通文件"}
	FileForbidden  = Word{"permission denied", "没有权限"}
	FileDiskFull   = Word{"the disk is full", "磁盘已满"}
	FileChanged    = Word{"it changed on disk since it was read; reload it, or save under another name", "读入之后文件又被改过；请重新载入，或另存为别的名字"}
	FileExists     = Word{"it exists already", "它已经存在"}
	FileNoName     = Word{"the plan has no file yet, want a name", "方案还没有文件，请给一个名字"}
	FileLinkLoop   = Word{"its link leads nowhere", "它的链接没有尽头"}
	FileOtherCause = Word{"%[1]s", "%[1]s"}
)
