package text

// Kinds of plan to begin with.
var (
	TemplateKind    = Word{"%[1]s (%[2]s)", "%[1]s（%[2]s）"}
	TemplateStarter = Word{"a few tasks a day", "每天几个任务"}
	TemplateService = Word{"a service around the clock", "全天候运行的服务"}
	TemplateBatch   = Word{"long runs on weekdays", "工作日的长任务"}
)
