package text

// Faults of what a model needs.
var (
	SizeNoJSON      = Word{"%[1]s is not JSON", "%[1]s 不是 JSON"}
	SizeWantConfig  = Word{"a model's config.json in the layout of Hugging Face", "Hugging Face 格式的模型 config.json"}
	SizeWantDivisor = Word{"a divisor of the %[1]s heads", "能整除 %[1]s 个注意力头的数"}
	SizeWantTrials  = Word{"two or three measurements with different numbers of tasks, such as 1=10m,2=12m,4=20m; one shows no trend", "两到三次不同并行数的实测，如 1=10m,2=12m,4=20m；只有一次看不出趋势"}
)
