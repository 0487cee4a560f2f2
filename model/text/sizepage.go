package text

// Page 5, the answer. Placeholders: of a headline the memory that a card is called by, in GB; then GiB.
var (
	SizeEnough     = Word{"%[1]s GB IS ENOUGH", "%[1]s GB 够用"}
	SizeClose      = Word{"%[1]s GB IS TIGHT", "%[1]s GB 紧张"}
	SizeTooLittle  = Word{"%[1]s GB IS NOT ENOUGH", "%[1]s GB 不够"}
	SizeNoCard     = Word{"NO CARD KNOWN", "显卡未知"}
	SizeNeeds      = Word{"%[1]s GiB needed", "需要 %[1]s GiB"}
	SizeNeedsOf    = Word{"%[1]s GiB needed, %[2]s usable on %[3]s", "需要 %[1]s GiB，%[3]s 可用 %[2]s"}
	SizeNeedsTight = Word{"%[1]s of %[2]s GiB", "%[2]s GiB 里的 %[1]s"}
	SizeGuess      = Word{"an estimate, measure with a short run", "这是估算，请短跑实测"}
	SizeGuessTight = Word{"an estimate", "估算"}
	SizeSayCard    = Word{"Choose a card below, or write card or vram into the offer.", "请在下面选显卡，或在报价里写 card 或 vram。"}
	SizeWouldFit   = Word{"It would fit with %[1]s: %[2]s GiB.", "办法：%[1]s，就放得下（%[2]s GiB）。"}
	SizeWouldBe    = Word{"With %[1]s it would be %[2]s.", "也可以：%[1]s，只要 %[2]s。"}
	SizeEmpty      = Word{"More than half of it stays empty.", "一半以上空着。"}
)

// The blocks of page 5.
var (
	SizeModelHead   = Word{"YOUR MODEL", "你的模型"}
	SizeNamedHead   = Word{"YOUR MODEL: %[1]s", "你的模型：%[1]s"}
	SizeMemoryHead  = Word{"MEMORY ON EACH CARD, GiB", "每张卡的显存，GiB"}
	SizeMemoryTiny  = Word{"MEMORY, GiB", "显存，GiB"}
	SizeBetween     = Word{"%[1]s to %[2]s", "%[1]s 到 %[2]s"}
	SizeOffersHead  = Word{"WHICH OFFERS HOLD IT", "哪些报价放得下"}
	SizeOffersTiny  = Word{"OFFERS", "报价"}
	SizeRoundTiny   = Word{"HOW LONG", "要多久"}
	SizeWhoPaysTiny = Word{"money: a task, with its boots", "金额：一个任务，含开机"}
	SizeSpareGiB    = Word{"spare GiB", "余量 GiB"}
	SizeATask       = Word{"a task", "每个任务"}
	SizeMoreOffers  = Word{"%[1]s more", "还有 %[1]s 个"}
	SizeLongHead    = Word{"HOW LONG %[1]s TOKENS TAKE", "%[1]s 词元要多久"}
	SizeRoundHead   = Word{"HOW LONG A ROUND TAKES", "一轮要多久"}
	SizeOnCard      = Word{"on %[1]s", "用 %[1]s"}
	SizeShortest    = Word{"at best", "最快"}
	SizeLikeliest   = Word{"likely", "可能"}
	SizeLongest     = Word{"at worst", "最慢"}
	SizeOwnRun      = Word{"as you measured", "按你的实测"}
	SizeAtPercent   = Word{"%[1]s, %[2]s %% of peak", "%[1]s，峰值 %[2]s %%"}
	SizeWhoPays     = Word{"money: a task with %[1]s, boots and disk in it", "金额：%[1]s 的一个任务，含开机和磁盘"}
	SizeAskSpeed    = Word{"The speed of the card is not known; type a run of your own.", "显卡速度未知；请填自己的实测用时。"}
	SizeFitHead     = Word{"WHAT WOULD MAKE IT FIT", "怎样才放得下"}
	SizeSmallHead   = Word{"WHAT WOULD MAKE IT SMALLER", "怎样更省显存"}
	SizeFitsLine    = Word{"%[1]s GiB", "%[1]s GiB"}
	SizeBeyond      = Word{"beyond %[1]s it no longer fits", "超过 %[1]s 就放不下"}
	SizeFrom        = Word{"it fits from %[1]s on", "从 %[1]s 起放得下"}
	SizeTakes       = Word{"%[1]s, %[2]s", "%[1]s，%[2]s"}
)

// Answers of page 5.
var (
	AnswerTook        = Word{"task length is %[1]s now, %[2]s; u takes it back", "单次任务时长现在是 %[1]s，%[2]s；u 可撤销"}
	AnswerTookFirst   = Word{"task length is %[1]s now; esc, then type the prices", "单次任务时长现在是 %[1]s；按 esc 去填价格"}
	AnswerTookNothing = Word{"no time is known: give tokens and a card, or a run of your own", "还没有时间：请填词元数和显卡，或自己的实测"}
	AnswerTookSame    = Word{"the plan has it already", "方案里已经是这样"}
	AnswerNoTick      = Word{"no value of it is where the model stops fitting", "它取什么值都不是放不下的界限"}
	AnswerTypeRun     = Word{"type how long your own run took, such as 2h10m", "填自己的实测用时，如 2h10m"}
	AskParallel       = Word{"Own runs, such as 1=10m,2=12m,4=20m", "自己的实测，如 1=10m,2=12m,4=20m"}
	AskModel          = Word{"Parameters, model or config.json", "参数量、模型名或 config.json"}
)

// The inputs of page 5.
var (
	SizeOfOffer = Word{"the offer's", "报价的"}
	SizeParams  = Slider{
		Label: Word{"Parameters", "参数量"}, Help: Word{"type 7B, a name such as llama-3.1-8b, or / and your config.json", "填 7B、名字如 llama-3.1-8b，或按 / 填 config.json"},
	}
	SizeTaskInput = Slider{Label: Word{"Task", "任务"}, Help: Word{"all weights trained, adapters only, or answers generated", "训练全部权重、只训练适配器，还是生成回答"}}
	SizePrecision = Slider{Label: Word{"Precision", "精度"}, Help: Word{"how the weights are held; full training has recipes", "权重怎么存；全量训练选配方"}}
	SizeRecompute = Slider{Label: Word{"Checkpointing", "重计算"}, Help: Word{"activations worked out again in place of being kept", "激活不保存，反向时重算"}}
	SizeCardInput = Slider{Label: Word{"Card", "显卡"}, Help: Word{"whose memory and speed count; type a name, such as 4090", "按哪张卡的显存和速度算；可直接填名字，如 4090"}}
	SizeOfCard    = Word{"the card's", "显卡的"}
	SizeCache     = Slider{Label: Word{"KV precision", "KV 精度"}, Help: Word{"how keys and values are held while answers are made", "生成时 KV 缓存怎么存"}}
	SizeOffload   = Slider{Label: Word{"Offload", "卸载"}, Help: Word{"what moves to the machine's memory, which is slower", "哪些放进机器内存；省显存但更慢"}}
	SizeReached   = Slider{Label: Word{"Utilisation", "利用率"}, Help: Word{"of the peak, such as 40 or 20..35..50; measure your own", "达到峰值的百分之几，如 40 或 20..35..50"}}
	SizePeak      = Slider{Label: Word{"Peak", "峰值"}, Help: Word{"dense TFLOP/s of a card; ? takes the card's own", "显卡稠密 TFLOP/s；? 用显卡的"}}
	SizeBandwidth = Slider{Label: Word{"Bandwidth", "显存带宽"}, Help: Word{"of the card's memory, 1008GB/s; ? takes the card's own", "如 1008GB/s；? 用显卡的"}}
	SizeTokens    = Slider{Label: Word{"Tokens", "词元数"}, Help: Word{"of a round: trained on, or generated; they give its time", "一轮训练或生成多少词元；由它算时间"}}
	SizeMeasured  = Slider{Label: Word{"Own run", "实测用时"}, Help: Word{"how long a round of your own took: it wins over estimates", "自己跑一轮用了多久：优先于估算"}}
)

// sizeNumbers are the inputs of page 5 that are numbers of a setup, by their flags.
var sizeNumbers = map[string]Slider{
	"rank":     {Label: Word{"LoRA rank", "LoRA 秩"}, Help: Word{"of the adapters; each rank trains more numbers", "适配器的秩；越大训练的数越多"}},
	"sequence": {Label: Word{"Sequence", "序列长度"}, Help: Word{"tokens of a sequence; for answers context and answer", "一个序列的词元数；推理时为上下文加回答"}},
	"batch":    {Label: Word{"Batch", "批大小"}, Help: Word{"sequences at a time, on each card when training", "同时处理的序列数，训练按每张卡"}},
	"cards":    {Label: Word{"Cards", "卡数"}, Help: Word{"of an instance; they share, they do not add up", "一台实例的卡数；分摊，不是相加"}},
	"zero":     {Label: Word{"ZeRO stage", "ZeRO 级别"}, Help: Word{"what cards that train together share, 0 to 3", "多卡训练分摊什么，0 到 3"}},
}

// SizeNumber is the input of page 5 for a number of a setup by its flag.
func SizeNumber(key string) Slider { return sizeNumbers[key] }

// SizeRecomputeOf names how much is worked out again, by its key on the command line.
func SizeRecomputeOf(key string) Word { return sizeRecomputes[key] }

var sizeRecomputes = map[string]Word{"full": {"full", "全部"}, "selective": {"selective", "部分"}, "none": {"none", "不用"}}

// SizeOffloadOf names what full training keeps in the machine, by its key on the command line.
func SizeOffloadOf(key string) Word { return sizeOffloads[key] }

var sizeOffloads = map[string]Word{"none": {"none", "不用"}, "optimizer": {"optimiser", "优化器"}, "all": {"all", "全部"}}
