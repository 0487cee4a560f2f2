package text

// What the customers of rental platforms call them.
var (
	PlatformAlibaba      = Word{"Alibaba Cloud ECS", "阿里云 ECS"}
	PlatformAutoDL       = Word{"AutoDL", "AutoDL"}
	PlatformAWS          = Word{"AWS EC2", "AWS EC2"}
	PlatformAzure        = Word{"Azure", "Azure"}
	PlatformCompshare    = Word{"Compshare", "优云智算"}
	PlatformCoreWeave    = Word{"CoreWeave", "CoreWeave"}
	PlatformDigitalOcean = Word{"DigitalOcean", "DigitalOcean"}
	PlatformFeaturize    = Word{"Featurize", "Featurize"}
	PlatformGCP          = Word{"Google Cloud", "Google Cloud"}
	PlatformGpushare     = Word{"Gpushare", "恒源云"}
	PlatformHuawei       = Word{"Huawei Cloud ECS", "华为云 ECS"}
	PlatformHyperstack   = Word{"Hyperstack", "Hyperstack"}
	PlatformLambda       = Word{"Lambda", "Lambda"}
	PlatformLanRui       = Word{"LanRui", "揽睿星舟"}
	PlatformMatpool      = Word{"Matpool", "矩池云"}
	PlatformMornai       = Word{"Mornai", "晨涧云"}
	PlatformOVH          = Word{"OVHcloud AI", "OVHcloud AI"}
	PlatformRunPod       = Word{"RunPod", "RunPod"}
	PlatformScaleway     = Word{"Scaleway", "Scaleway"}
	PlatformSpaceHPC     = Word{"spacehpc", "南阳润德"}
	PlatformTencent      = Word{"Tencent Cloud CVM", "腾讯云 CVM"}
	PlatformTensorDock   = Word{"TensorDock", "TensorDock"}
	PlatformVast         = Word{"Vast.ai", "Vast.ai"}
	PlatformVultr        = Word{"Vultr Cloud GPU", "Vultr Cloud GPU"}
)

// What is known of platforms. Placeholders: of a platform its name in a plan, then what its customers call it or its currency; of a line
// 1 the platform or topic, then what stands in the columns; of a fact 3 how it is known, 4 the number of its source.
var (
	PlatformsTitle   = Word{"Billing rules of platforms", "各平台的计费规则"}
	PlatformsHead    = Word{"%[1]s, without prices: those you read at the platform. gpuplan platforms NAME tells the facts and their sources.", "%[1]s，不含价格：价格请看平台网站。gpuplan platforms NAME 列出各条规则和来源。"}
	PlatformsKnown   = Word{"Known platforms", "已知的平台"}
	PlatformCalled   = Word{"%[1]s, %[2]s", "%[1]s，%[2]s"}
	PlatformLine     = Word{"%[1]s: bills in %[2]s; %[3]s, the oldest source of %[4]s, %[5]s ago.", "%[1]s：以 %[2]s 计费；%[3]s，最早的来源 %[4]s，%[5]s前。"}
	PlatformIs       = Word{"A plan names it by platform = \"%[1]s\". It bills in %[2]s.", "方案里写 platform = \"%[1]s\"。以 %[2]s 计费。"}
	PlatformKnown    = Word{"%[1]s; the oldest source is of %[2]s, %[3]s.", "%[1]s；最早的来源是 %[2]s，%[3]s。"}
	PlatformNoPrices = Word{"Its prices stand on its own site.", "价格请看它的网站。"}
	PlatformFacts    = Word{"What is known, and what is not", "已知和未知的"}
	PlatformSources  = Word{"Sources", "来源"}
	FactLine         = Word{"%[1]s: %[2]s; %[3]s [%[4]s].", "%[1]s：%[2]s；%[3]s [%[4]s]。"}
	FactSilent       = Word{"%[1]s: %[2]s; no source speaks of it.", "%[1]s：%[2]s；没有来源提到。"}
	SourceLine       = Word{"[%[1]s] %[2]s, %[3]s:", "[%[1]s] %[2]s，%[3]s："}

	ColumnPlatform = Word{"Platform", "平台"}
	ColumnCurrency = Word{"Bills in", "货币"}
	ColumnFacts    = Word{"Facts", "条数"}
	ColumnOldest   = Word{"Oldest source", "最早来源"}
	ColumnAge      = Word{"Age", "距今"}

	Platforms = Noun{Word{"%[1]s platform", "%[1]s 个平台"}, Word{"%[1]s platforms", "%[1]s 个平台"}}
	Facts     = Noun{Word{"%[1]s fact", "%[1]s 条规则"}, Word{"%[1]s facts", "%[1]s 条规则"}}
)

// How a billing rule of a platform is known.
var (
	RuleDocumented = Word{"documented by the platform", "平台文档"}
	RuleMeasured   = Word{"measured", "实测"}
	RuleReported   = Word{"reported by a third party", "第三方说法"}
	RuleUnsettled  = Word{"not settled", "尚无定论"}
)
