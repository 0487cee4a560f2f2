package text

// Faults of a command line.
var (
	FlagFault    = Word{"%[1]s; %[2]s --help lists the flags", "%[1]s；%[2]s --help 列出选项"}
	FlagUnknown  = Word{"there is no flag %[1]s", "没有选项 %[1]s"}
	FlagNearest  = Word{"there is no flag %[1]s, perhaps --%[2]s", "没有选项 %[1]s，也许是 --%[2]s"}
	FlagNoValue  = Word{"%[1]s needs a value behind it", "%[1]s 后面需要一个值"}
	FlagBadValue = Word{"%[1]s is %[2]q, want %[3]s", "%[1]s 是 %[2]q，应为：%[3]s"}
	FlagSyntax   = Word{"%[1]s is no flag, want --NAME or --NAME=VALUE", "%[1]s 不是选项，应为 --NAME 或 --NAME=VALUE"}
	FlagTruth    = Word{"true or false", "true 或 false"}
	FlagWhole    = Word{"a whole number", "整数"}
	FlagEmpty    = Word{"%[1]s is empty, want a value, or leave it out", "%[1]s 是空的，请给一个值，或者不写它"}
	ArgEmpty     = Word{"an argument is empty, want %[1]s", "有一个参数是空的，应为：%[1]s"}
)

// Arguments are what stands behind a command and is no flag.
var Arguments = Noun{Word{"%[1]s argument", "%[1]s 个参数"}, Word{"%[1]s arguments", "%[1]s 个参数"}}
