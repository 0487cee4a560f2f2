package text

// Answers of the planner to a key, in the help row.
var (
	AnswerSaved     = Word{"saved to %[1]s", "已保存到 %[1]s"}
	AnswerExported  = Word{"wrote %[1]s", "已写入 %[1]s"}
	AnswerSummary   = Word{"copied the summary, if the terminal allows that", "已复制摘要，如果终端允许的话"}
	AnswerReload    = Word{"read again from %[1]s; u takes it back", "已从 %[1]s 重新读取；u 可撤销"}
	AnswerRestored  = Word{"taken back; s saves it", "已恢复；按 s 保存"}
	AnswerNoUndo    = Word{"nothing to undo", "没有可撤销的"}
	AnswerNoRedo    = Word{"nothing to redo", "没有可重做的"}
	AnswerNoFlip    = Word{"no value of this input flips the verdict", "这一项取什么值都不会翻转结论"}
	AnswerOneOffer  = Word{"the plan has one offer", "方案里只有一个报价"}
	AnswerNoRange   = Word{"this is no number that could be a range", "这一项不是数字，不能写成范围"}
	AnswerOneForm   = Word{"the offer has one form", "报价只有一种付法"}
	AnswerNoLines   = Word{"there is nothing to explain yet", "还没有可解释的"}
	AnswerAsSaved   = Word{"it is the saved value", "已经是保存的值"}
	AnswerRemoved   = Word{"removed %[1]s; u takes it back", "已删除 %[1]s；u 可撤销"}
	AnswerAdded     = Word{"added %[1]s; enter goes to its prices", "已添加 %[1]s；按 enter 去填价格"}
	AnswerPlans     = Word{"planning with %[1]s", "现在用 %[1]s 做计划"}
	AnswerNoOffer   = Word{"there is no offer here", "这里没有报价"}
	AnswerNoCommand = Word{"save it first: no command line tells of other offers than the file has", "请先保存：报价和文件不同，没有命令行能重现"}
	AnswerAtEnd     = Word{"it is at the end of the list already", "已经在最前或最后"}
	AnswerBroke     = Word{"something went wrong; the plan is as it was: %[1]s", "出错了；方案没有变：%[1]s"}
)

// Verbatim is a text that is the same in every language: a name, what someone typed.
func Verbatim(s string) Word { return Word{s, s} }

// Starter is the name of a plan that no file holds yet.
var Starter = Word{"starter", "起步方案"}
