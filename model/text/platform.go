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

// How a billing rule of a platform is known.
var (
	RuleDocumented = Word{"documented by the platform", "平台文档"}
	RuleMeasured   = Word{"measured", "实测"}
	RuleReported   = Word{"reported by a third party", "第三方说法"}
	RuleUnsettled  = Word{"not settled", "尚无定论"}
)
