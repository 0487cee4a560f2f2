package text

// What a model needs: faults of what was asked.
var (
	SizeNoJSON      = Word{"%[1]s is not JSON", "%[1]s 不是 JSON"}
	SizeWantConfig  = Word{"a model's config.json in the layout of Hugging Face", "Hugging Face 格式的模型 config.json"}
	SizeLongConfig  = Word{"%[1]s is larger than 1 MiB", "%[1]s 超过 1 MiB"}
	SizeWantKind    = Word{"one of %[1]s: the tensors of other kinds are not known; --params sizes them roughly", "%[1]s 之一：其他类型的张量未知；可用 --params 粗估"}
	SizeWantHeads   = Word{"a divisor of hidden_size %[1]s, or head_dim beside it", "能整除 hidden_size %[1]s 的数，或另给 head_dim"}
	SizeWantFewer   = Word{"sizes that come to at most %[1]s parameters", "合计不超过 %[1]s 参数的尺寸"}
	SizeWantDivisor = Word{"a divisor of the %[1]s heads", "能整除 %[1]s 个注意力头的数"}
	SizeWantTrials  = Word{"two or three measurements with different numbers of tasks, such as 1=10m,2=12m,4=20m; one shows no trend", "两到三次不同并行数的实测，如 1=10m,2=12m,4=20m；只有一次看不出趋势"}
	SizeWantCount   = Word{"a number such as 7B, 50M or 6738415616", "数量，如 7B、50M、6738415616"}
	SizeWantPeak    = Word{"10^12 operations a second, such as 165.2", "每秒万亿次运算，如 165.2"}
	SizeWantPercent = Word{"percent such as 35 or 20..35..50, 1 to 100", "百分数，如 35 或 20..35..50，1 到 100"}

	ErrSizeModel   = Word{"size needs one of --params, --model and --config, got %[1]d of them", "size 需要 --params、--model、--config 之一，给了 %[1]d 个"}
	ErrSizeNoWrite = Word{"--write needs a plan file to write into", "--write 需要一个可写入的方案文件"}
	ErrSizeNoTime  = Word{"--write has no time to write: %[1]s", "--write 没有可写入的时间：%[1]s"}
	SizeWrote      = Word{"wrote workload.task_hours = %[1]s into %[2]s", "已把 workload.task_hours = %[1]s 写入 %[2]s"}
)

// What a model needs: the report.
var (
	SizeTitle      = Word{"%[1]s, %[2]s", "%[1]s，%[2]s"}
	SizeOf         = Word{"%[1]s, %[2]s parameters", "%[1]s，%[2]s 参数"}
	SizeOfUnnamed  = Word{"%[1]s parameters", "%[1]s 参数"}
	SizeActive     = Word{"Each token uses %[1]s of them.", "每个词元只用其中 %[1]s。"}
	SizeNeeded     = Word{"%[1]s GiB needed on each card, between %[2]s and %[3]s.", "每张卡需要 %[1]s GiB，范围 %[2]s 到 %[3]s。"}
	SizeLargest    = Word{"%[1]s: %[2]s of them.", "其中%[1]s %[2]s。"}
	SizeEstimate   = Word{"It is an estimate; measure with a short run.", "这是估算；请用一次短跑实测。"}
	SizeAssumed    = Word{"Layers, heads and vocabulary are assumed from the size; --model or --config gives exact numbers.", "层数、注意力头和词表按规模假设；用 --model 或 --config 得到准确数字。"}
	SizeOwn        = Word{"Its shape is that of your config.json: the parameters are counted, not rounded.", "模型结构来自你的 config.json：参数量是数出来的，没有取整。"}
	SizeHeld       = Word{"Its files hold the weights in %[1]s.", "文件里权重的精度是 %[1]s。"}
	SizePart       = Word{"Only the part for language is counted; what sees or hears comes on top.", "只算了语言部分；视觉或音频部分另加。"}
	SizeShapeOf    = Word{"Its shape is of %[1]s:", "模型结构的来源日期 %[1]s："}
	SizeHolds      = Word{"%[1]s gives %[2]s GiB: it fits, %[3]s GiB stay empty.", "%[1]s 可用 %[2]s GiB：放得下，余 %[3]s GiB。"}
	SizeTight      = Word{"%[1]s gives %[2]s GiB: tight, %[3]s GiB stay empty by the likely need, none by the high one.", "%[1]s 可用 %[2]s GiB：紧张，按可能值余 %[3]s GiB，按高值不够。"}
	SizeShort      = Word{"%[1]s gives %[2]s GiB: it does not fit, %[3]s GiB are missing.", "%[1]s 可用 %[2]s GiB：放不下，差 %[3]s GiB。"}
	SizeTooBig     = Word{"More than half of %[1]s stays empty: a smaller card may cost less for the same output.", "%[1]s 的显存有一半以上空着：小一些的卡做同样的事可能更省。"}
	SizeYourCard   = Word{"Your card", "你的卡"}
	SizeSplitZeRO  = Word{"%[1]s share by ZeRO-%[2]s; each still holds its own activations, logits and CUDA context.", "%[1]s 按 ZeRO-%[2]s 分摊；每张卡仍各自保存激活、输出和 CUDA 上下文。"}
	SizeSplitNone  = Word{"%[1]s hold everything each (ZeRO-0): more cards make it faster, not smaller.", "%[1]s 各存一整份（ZeRO-0）：加卡更快，但不省显存。"}
	SizeSplitHeads = Word{"%[1]s share weights and whole heads (tensor parallel); each has its own CUDA context.", "%[1]s 分摊权重和整个注意力头（张量并行）；每张卡各有自己的 CUDA 上下文。"}
	SizeHost       = Word{"Gradients and optimiser, perhaps weights, take %[1]s GiB of the machine's own memory, which is slower.", "梯度、优化器（或连同权重）另占机器内存 %[1]s GiB，会更慢。"}
	SizeMemory     = Word{"Memory on each card, GiB", "每张卡的显存，GiB"}
	SizeLow        = Word{"Low", "低"}
	SizeLikely     = Word{"Likely", "可能"}
	SizeHigh       = Word{"High", "高"}
	SizeTotal      = Word{"Needed", "需要"}
	SizeLine       = Word{"%[1]s: %[2]s GiB, between %[3]s and %[4]s.", "%[1]s：%[2]s GiB，范围 %[3]s 到 %[4]s。"}
	SizeExplained  = Word{"Where each number comes from", "每个数字怎么来"}
	SizeFormula    = Word{"%[1]s: %[2]s", "%[1]s：%[2]s"}
	SizeSeconds    = Word{"Seconds of a round", "一轮的秒数"}
	SizeTimes      = Word{"%[1]s x %[2]s", "%[1]s x %[2]s"}
	SizeOver       = Word{"%[1]s / %[2]s", "%[1]s / %[2]s"}
	SizePlus       = Word{"%[1]s + %[2]s", "%[1]s + %[2]s"}
	SizeFitIt      = Word{"What would make it fit", "怎样才放得下"}
	SizeNothing    = Word{"Nothing that is tried here alone makes it fit; take several of them, or a larger card.", "单独哪一项都不够；请合用几项，或换更大的卡。"}
	SizeChange     = Word{"%[1]s: %[2]s GiB, %[3]s.", "%[1]s：%[2]s GiB，%[3]s。"}
	SizeTimeHead   = Word{"How long it takes", "要多久"}
	SizeTime       = Word{"%[1]s tokens: %[2]s, between %[3]s and %[4]s.", "%[1]s 个词元：%[2]s，范围从 %[3]s到 %[4]s。"}
	SizeTimeOwn    = Word{"A round takes %[1]s, as you measured.", "一轮 %[1]s，按你的实测。"}
	SizeTooLong    = Word{"%[1]s tokens: %[2]s, at worst %[3]s; that many are for more or faster cards.", "%[1]s 个词元：%[2]s，最慢%[3]s；这么多需要更多或更快的卡。"}
	SizeForever    = Word{"over 292 years", "超过 292 年"}
	SizeRate       = Word{"%[1]s tokens an hour, between %[2]s and %[3]s.", "每小时 %[1]s 个词元，范围 %[2]s 到 %[3]s。"}
	SizeRateOwn    = Word{"%[1]s tokens an hour.", "每小时 %[1]s 个词元。"}
	SizeOnPeak     = Word{"By %[1]s to %[2]s %% of %[3]s TFLOP/s (%[4]s).", "按 %[3]s TFLOP/s（%[4]s）的 %[1]s 到 %[2]s %%。"}
	SizeOnMemory   = Word{"By reading the memory at %[1]s (%[2]s), and half as fast: that is what is mostly reached.", "按显存带宽 %[1]s（%[2]s），可能值减半：通常只能达到一半。"}
	SizeNoTime     = Word{"--card with a card whose speed is known, --tflops or --memory-bandwidth, with --tokens; or --measured", "要有 --card（速度已知的卡）、--tflops 或 --memory-bandwidth，并给 --tokens；或给 --measured"}
	SizeTimeless   = Word{"For a time give %[1]s.", "要算时间：%[1]s。"}
	SizeOffers     = Word{"Which offers hold it", "哪些报价放得下"}
	SizeGives      = Word{"GiB", "GiB"}
	SizeSpare      = Word{"Spare", "余量"}
	SizeFit        = Word{"Fit", "判断"}
	SizePerTask    = Word{"A task", "每个任务"}
	SizePerMillion = Word{"1 M tokens", "百万词元"}
	SizeOffer      = Word{"%[1]s: %[2]s GiB, spare %[3]s, %[4]s; a task %[5]s, 1 M tokens %[6]s.", "%[1]s：%[2]s GiB，余 %[3]s，%[4]s；每个任务 %[5]s，百万词元 %[6]s。"}
	SizeOfferHint  = Word{"%[1]s: %[2]s would fit, %[3]s GiB.", "%[1]s：%[2]s 就放得下，%[3]s GiB。"}
	SizeSeveral    = Word{"%[1]s: %[2]s hold it together, %[3]s GiB each; a task then costs %[4]s.", "%[1]s：%[2]s一起放得下，每张 %[3]s GiB；每个任务 %[4]s。"}
	SizeTogether   = Word{"%[1]s: %[2]s hold it together, %[3]s GiB each.", "%[1]s：%[2]s一起放得下，每张 %[3]s GiB。"} // what a task costs is not known
	SizeCheapest   = Word{"> holds it at the least for its output; amounts in %[1]s, each offer in its cheapest form.", "> 放得下且单位产出最省；金额单位 %[1]s，各报价取最省的付法。"}
	SizeNoVRAM     = Word{"no vram", "未填显存"}
	SizeScaling    = Word{"More tasks at once", "同时跑更多任务"}
	SizePays       = Word{"One more pays up to %[1]s at once: %[2]s tasks an hour against %[3]s of one alone.", "同时跑到 %[1]s 个为止还划算：每小时 %[2]s 个，单独跑是 %[3]s 个。"}
	SizePaysAlways = Word{"No limit shows in these measurements.", "这些实测里看不到上限。"}
	SizePaysRule   = Word{"Beyond it one more adds less than a tenth of what one alone gives.", "再多一个，增加的产出不到单独一个的十分之一。"}
	SizeAtOnce     = Word{"%[1]s at once: each takes %[2]s, %[3]s an hour.", "同时 %[1]s 个：每个 %[2]s，每小时 %[3]s 个。"}
	SizeAgainst    = Word{"Several small cards or one large", "几张小卡还是一张大卡"}
	SizeAlone      = Word{"%[1]s: enough with %[2]s, %[3]s GiB each; a task costs %[4]s.", "%[1]s：%[2]s放得下，每张 %[3]s GiB；每个任务 %[4]s。"}
	SizeAloneOnly  = Word{"%[1]s: enough with %[2]s, %[3]s GiB each.", "%[1]s：%[2]s放得下，每张 %[3]s GiB。"}
	SizeNeverHolds = Word{"%[1]s: too small, however many of its cards share.", "%[1]s：太小，多少张一起也放不下。"}
	SizeNoneKnown  = Word{"No offer says which card it has: write card or vram into it.", "没有报价写明显卡：请填 card 或 vram。"}
	SizeShareRule  = Word{"Cards that share are counted as if none waited for another: really they take longer.", "多卡时间按互不等待算：实际会更久。"}
	SizeFitsWord   = Word{"fits", "放得下"}
	SizeTightWord  = Word{"tight", "紧张"}
	SizeShortWord  = Word{"short", "放不下"}
)

// sizeTasks names what is done with a model.
var sizeTasks = map[string]Word{
	"train": {"full training", "全量训练"},
	"lora":  {"LoRA", "LoRA"},
	"qlora": {"QLoRA", "QLoRA"},
	"infer": {"inference", "推理"},
}

// SizeTask names a task by its key.
func SizeTask(key string) Word { return sizeTasks[key] }

// sizeTerms names the parts of the memory that a model needs.
var sizeTerms = map[string]Word{
	"weights":       {"Weights", "权重"},
	"rest":          {"Embedding, norms", "词表与归一化"},
	"gradients":     {"Gradients", "梯度"},
	"optimizer":     {"Optimiser", "优化器"},
	"adapters":      {"Adapters, trained", "适配器及训练"},
	"gathered":      {"Gathered layer", "聚合中的层"},
	"activations":   {"Activations", "激活"},
	"logits":        {"Logits", "输出 logits"},
	"kv_cache":      {"Keys and values", "KV 缓存"},
	"context":       {"CUDA context", "CUDA 上下文"},
	"fragmentation": {"Fragmentation", "碎片"},
}

// SizeTerm names a part of the memory by its key.
func SizeTerm(key string) Word { return sizeTerms[key] }

// sizeFactors say a factor of a formula with its value.
var sizeFactors = map[string]Word{
	"params":       {"%[1]s parameters", "%[1]s 参数"},
	"active":       {"%[1]s parameters in use", "%[1]s 在用参数"},
	"linear":       {"%[1]s in matrices", "%[1]s 矩阵参数"},
	"trainable":    {"%[1]s trained", "%[1]s 训练参数"},
	"layer_params": {"%[1]s in a layer", "%[1]s 单层参数"},
	"bytes":        {"%[1]s bytes", "%[1]s 字节"},
	"cards":        {"%[1]s cards", "%[1]s 张卡"},
	"layers":       {"%[1]s layers", "%[1]s 层"},
	"hidden":       {"%[1]s wide", "%[1]s 宽"},
	"heads":        {"%[1]s heads", "%[1]s 头"},
	"kv_heads":     {"%[1]s heads", "%[1]s 头"},
	"head_size":    {"%[1]s a head", "每头 %[1]s"},
	"latent":       {"%[1]s kept of each token", "每词元保留 %[1]s"},
	"sequence":     {"%[1]s tokens", "%[1]s 词元"},
	"tokens":       {"%[1]s tokens", "%[1]s 词元"},
	"batch":        {"batch %[1]s", "批 %[1]s"},
	"vocab":        {"%[1]s words", "%[1]s 词表"},
	"coefficient":  {"%[1]s bytes", "%[1]s 字节"},
	"spread":       {"%[1]s spread", "%[1]s 余地"},
	"pair":         {"%[1]s", "%[1]s"},
	"gib":          {"%[1]s GiB", "%[1]s GiB"},
	"gib_bytes":    {"%[1]s bytes", "%[1]s 字节"},
	"percent":      {"%[1]s %%", "%[1]s %%"},
	"work":         {"%[1]s operations", "%[1]s 次运算"},
	"peak":         {"%[1]s operations a second", "每秒 %[1]s 次运算"},
	"seconds":      {"%[1]s seconds measured", "实测 %[1]s 秒"},
	"trial_tokens": {"%[1]s tokens of that run", "那次 %[1]s 词元"},
	"steps":        {"%[1]s steps", "%[1]s 步"},
	"weights_read": {"%[1]s weights read", "读 %[1]s 权重"},
	"cache":        {"%[1]s bytes of cache", "缓存 %[1]s 字节"},
	"bandwidth":    {"%[1]s bytes a second", "每秒 %[1]s 字节"},
	"slower":       {"%[1]s times as slow", "慢 %[1]s 倍"},
	"subtotal":     {"%[1]s bytes above", "以上 %[1]s 字节"},
}

// SizeFactor says a factor by its key; its placeholder is the value.
func SizeFactor(key string) Word { return sizeFactors[key] }

// sizeChanges name what could make a model fit; placeholders: 1 batch, 2 sequence, 3 rank, 4 bits, 5 cards, 6 GiB in the machine.
var sizeChanges = map[string]Word{
	"recompute": {"full recomputation", "全部重计算"},
	"batch":     {"batch %[1]s", "批大小 %[1]s"},
	"sequence":  {"sequence %[2]s", "序列 %[2]s"},
	"rank":      {"rank %[3]s", "秩 %[3]s"},
	"quantize":  {"%[4]s bits", "%[4]s 位量化"},
	"offload":   {"offload, %[6]s GiB in the machine", "卸载到机器内存 %[6]s GiB"},
	"lora":      {"LoRA in place of all weights", "改用 LoRA"},
	"cards":     {"%[5]s cards that share", "%[5]s 张卡分摊"},
}

// SizeChangeOf names a change by its key; placeholders: 1 batch, 2 sequence, 3 rank, 4 bits, 5 cards, 6 GiB in the machine.
func SizeChangeOf(key string) Word { return sizeChanges[key] }

// sizeFlags say what the flags of size mean; placeholders: what the flag can be.
var sizeFlags = map[string]Word{
	"params":           {"parameters of the model, a `NUMBER` such as 7B", "模型参数量 `NUMBER`，如 7B"},
	"model":            {"a well-known `MODEL` such as llama-3.1-8b; an unknown one names them", "知名模型 `MODEL`，如 llama-3.1-8b；写错会列出全部"},
	"config":           {"the model's own config.json, a `FILE`; - is standard input", "模型自带的 config.json 文件 `FILE`；- 为标准输入"},
	"task":             {"what is done, a `TASK`: %[1]s", "做什么 `TASK`：%[1]s"},
	"precision":        {"how weights are held, a `KIND`: %[1]s", "权重的精度 `KIND`：%[1]s"},
	"recipe":           {"what full training holds, a `KIND`: %[1]s", "全量训练的配方 `KIND`：%[1]s"},
	"recompute":        {"activations worked out again, `HOW` many: %[1]s", "激活重计算的程度 `HOW`：%[1]s"},
	"kv-precision":     {"how keys and values are held, a `KIND`: %[1]s", "KV 缓存的精度 `KIND`：%[1]s"},
	"rank":             {"rank `N` of the adapters", "适配器的秩 `N`"},
	"sequence":         {"tokens `N` of a sequence; of inference the context with the answer", "一个序列的词元数 `N`；推理时为上下文加回答"},
	"batch":            {"sequences `N` at a time: on each card when training, else on all", "同时处理的序列数 `N`：训练按每张卡，推理按全部"},
	"cards":            {"cards `N` of an instance", "一台实例的卡数 `N`"},
	"zero":             {"ZeRO stage `N` of training on several cards, 0 to 3", "多卡训练的 ZeRO 级别 `N`，0 到 3"},
	"offload":          {"what full training keeps in the machine, `WHAT`: %[1]s", "全量训练卸载到机器内存的部分 `WHAT`：%[1]s"},
	"card":             {"the `CARD`, such as 4090; an unknown one names those that are known", "卡型 `CARD`，如 4090；写错会列出全部"},
	"vram":             {"memory of the card, a `SIZE` such as 24GiB", "卡的显存 `SIZE`，如 24GiB"},
	"tflops":           {"dense peak of the card, `TFLOPS`", "卡的稠密峰值 `TFLOPS`"},
	"memory-bandwidth": {"memory bandwidth of the card, a `SPEED` such as 1008GB/s", "卡的显存带宽 `SPEED`，如 1008GB/s"},
	"tokens":           {"tokens of a round, a `NUMBER` such as 50M", "一轮的词元数 `NUMBER`，如 50M"},
	"utilization":      {"`PERCENT` of the peak that is reached, such as 40 or 20..35..50", "达到峰值的百分数 `PERCENT`，如 40 或 20..35..50"},
	"recomputed":       {"--utilization counts work that recomputation does again", "--utilization 把重计算的运算也算在内"},
	"measured":         {"how long your own run took, a `TIME`: it wins over every estimate", "你自己实测的用时 `TIME`：优先于一切估算"},
	"measured-tokens":  {"tokens `NUMBER` of that run, where it was not a whole round", "那次实测的词元数 `NUMBER`，若不是完整一轮"},
	"parallel":         {"your own `N=TIME,...`: how long a task takes when N run at once", "自己的实测 `N=TIME,...`：N 个任务同时跑时每个用时"},
	"explain":          {"tell formula, inputs and source of each number", "说明每个数字的公式、输入和来源"},
	"write":            {"take the time into the plan as workload.task_hours", "把时间写入方案的 workload.task_hours"},
}

// SizeFlag says what a flag of size means.
func SizeFlag(name string) Word { return sizeFlags[name] }

// CmdSize says what the command does.
var CmdSize = Word{"memory and time that a model needs; with a plan: which offers hold it, and their cost", "模型需要多少显存和时间；给出方案则看哪些报价放得下、单位产出多少钱"}
