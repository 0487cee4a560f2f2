package action

import (
	"strconv"

	"app/gpuplan/model/text"
)

// Bindings are the keys of page 1, the plan.
var Bindings = Mode{
	{Change, "← →  h l", text.DoStep, "←→", text.HintStep, []Binding{on(StepDown, "left", "h"), on(StepUp, "right", "l")}},
	{Change, "shift ← →", text.DoCoarse, "shift", text.HintCoarse, []Binding{on(CoarseDown, "shift+left", "H"), on(CoarseUp, "shift+right", "L")}},
	{Change, "[ ]  ctrl ← →", text.DoFine, "[ ]", text.HintFine, []Binding{
		on(FineDown, "[", "ctrl+left", "alt+left"), on(FineUp, "]", "ctrl+right", "alt+right"),
	}},
	{Change, "0-9  enter", text.DoType, "0-9", text.HintType, []Binding{on(Edit, "enter"), on(Empty, "backspace", "delete")}},
	{Change, "home end", text.DoEnds, "", text.Word{}, []Binding{on(Least, "home"), on(Greatest, "end")}},
	{Change, "b", text.DoBreakeven, "", text.Word{}, []Binding{on(Breakeven, "b")}},
	{Change, "~", text.DoRange, "", text.Word{}, []Binding{on(Range, "~", "～")}},
	{Change, "r", text.DoReset, "", text.Word{}, []Binding{on(Reset, "r")}},

	{Move, "↑ ↓  j k  tab", text.DoMove, "↑↓", text.HintInput, []Binding{on(Previous, "up", "k", "shift+tab"), on(Next, "down", "j", "tab")}},
	{Move, "/", text.DoFind, "", text.Word{}, []Binding{on(Find, "/")}},

	{See, "p", text.DoPeriod, "p", text.HintPeriod, []Binding{on(Period, "p")}},
	{See, "f", text.DoApart, "", text.Word{}, []Binding{on(Apart, "f")}},
	{See, "e", text.DoExplain, "e", text.HintExplain, []Binding{on(Explain, "e")}},
	{See, "o", text.DoOffers, "", text.Word{}, []Binding{on(Offer, "o")}},
	hintCompare,

	hintExport,
	hintSave,
	hintUndo,
	hintLanguage,
	hintCopy,
	hintHelp,
	hintQuit,
	{Move, "alt+1..5  < >", text.DoPages, "", text.Word{}, turning("alt+")},
	{Move, "esc", text.DoNames, "", text.Word{}, []Binding{on(PageNames, "esc")}},
}

// Offers are the keys of page 2.
var Offers = Mode{
	{Move, "↑ ↓  j k  tab", text.DoNextOffer, "↑↓", text.HintOffer, []Binding{on(Previous, "up", "k", "shift+tab"), on(Next, "down", "j", "tab")}},
	{Move, "home end", text.DoFirstLast, "", text.Word{}, []Binding{on(Least, "home"), on(Greatest, "end")}},
	{Change, "enter", text.DoPlanWith, "enter", text.HintPlanWith, []Binding{on(PlanWith, "enter")}},
	{See, "t", text.DoSort, "t", text.HintSort, []Binding{on(Sort, "t")}},
	{See, "/", text.DoFilter, "/", text.HintFilter, []Binding{on(Filter, "/")}},
	{Change, "n", text.DoNew, "n", text.HintNew, []Binding{on(New, "n")}},
	{Change, "N", text.DoDuplicate, "N", text.HintDup, []Binding{on(Duplicate, "N")}},
	{Change, "r", text.DoRename, "r", text.HintRename, []Binding{on(Rename, "r")}},
	{Change, "d  delete", text.DoRemove, "d", text.HintRemove, []Binding{on(Remove, "d", "delete")}},
	{Change, "shift ↑ ↓  J K", text.DoReorder, "", text.Word{}, []Binding{on(Earlier, "shift+up", "K"), on(Later, "shift+down", "J")}},
	hintCompare,
	hintExport,
	hintSave,
	hintUndo,
	hintLanguage,
	hintCopy,
	hintHelp,
	hintQuit,
	{Move, "1-5  < >", text.DoPages, "", text.Word{}, turning("", "alt+")},
	{Move, "esc", text.DoLeavePage, "", text.Word{}, []Binding{on(Leave, "esc")}},
}

// WhatIf are the keys of page 3.
var WhatIf = Mode{
	{Move, "↑ ↓  j k  tab", text.DoNextRow, "↑↓", text.HintRow, []Binding{on(Previous, "up", "k", "shift+tab"), on(Next, "down", "j", "tab")}},
	{Change, "enter", text.DoTry, "enter", text.HintTry, []Binding{on(Try, "enter")}},
	hintUndo,
	{Change, "~", text.DoRange, "", text.Word{}, []Binding{on(Range, "~", "～")}},
	{See, "t", text.DoTotal, "t", text.HintTotal, []Binding{on(Total, "t")}},
	{See, "c", text.DoCompare, "c", text.HintCompare, []Binding{on(Compare, "c")}},
	{See, "o", text.DoOffers, "", text.Word{}, []Binding{on(Offer, "o")}},
	hintExport,
	hintSave,
	hintLanguage,
	hintCopy,
	hintHelp,
	hintQuit,
	{Move, "1-5  < >", text.DoPages, "", text.Word{}, turning("", "alt+")},
	{Move, "esc", text.DoToPlan, "", text.Word{}, []Binding{on(Leave, "esc")}},
}

// Log are the keys of page 4.
var Log = Mode{
	{Move, "↑ ↓  j k", text.DoNextDay, "↑↓", text.HintDay, []Binding{on(Previous, "up", "k"), on(Next, "down", "j")}},
	{Move, "tab", text.DoFindings, "tab", text.HintFindings, []Binding{on(Findings, "tab", "shift+tab")}},
	{Move, "pgup pgdn", text.DoWeek, "", text.Word{}, []Binding{on(CoarseDown, "pgup"), on(CoarseUp, "pgdown")}},
	{Move, "home end", text.DoFirstDay, "", text.Word{}, []Binding{on(Least, "home"), on(Greatest, "end")}},
	{See, "enter", text.DoBoots, "enter", text.HintBoots, []Binding{on(Boots, "enter")}},
	{See, "/", text.DoLogFilter, "/", text.HintFilter, []Binding{on(Filter, "/")}},
	{See, "e", text.DoRows, "", text.Word{}, []Binding{on(Explain, "e")}},
	{Change, "a", text.DoLogStart, "a", text.HintLogStart, []Binding{on(LogStart, "a")}},
	{Change, "z", text.DoLogStop, "z", text.HintLogStop, []Binding{on(LogStop, "z")}},
	{See, "b", text.DoBill, "b", text.HintBill, []Binding{on(Bill, "b")}},
	{Change, "w", text.DoCalibrate, "w", text.HintCalibrate, []Binding{on(Calibrate, "w")}},
	{See, "o", text.DoOffers, "", text.Word{}, []Binding{on(Offer, "o")}},
	hintCompare,
	hintExport,
	hintSave,
	hintUndo,
	hintLanguage,
	hintCopy,
	hintHelp,
	hintQuit,
	{Move, "1-5  < >", text.DoPages, "", text.Word{}, turning("", "alt+")},
	{Move, "esc", text.DoToPlan, "", text.Word{}, []Binding{on(Leave, "esc")}},
}

// Size are the keys of page 5.
var Size = Mode{
	{Change, "← →  h l", text.DoStep, "←→", text.HintStep, []Binding{on(StepDown, "left", "h"), on(StepUp, "right", "l")}},
	{Change, "shift ← →", text.DoCoarse, "", text.Word{}, []Binding{on(CoarseDown, "shift+left", "H"), on(CoarseUp, "shift+right", "L")}},
	{Change, "[ ]  ctrl ← →", text.DoFine, "[ ]", text.HintFine, []Binding{
		on(FineDown, "[", "ctrl+left", "alt+left"), on(FineUp, "]", "ctrl+right", "alt+right"),
	}},
	{Change, "0-9  del", text.DoType, "0-9", text.HintType, []Binding{on(Empty, "backspace", "delete")}},
	{Change, "home end", text.DoEnds, "", text.Word{}, []Binding{on(Least, "home"), on(Greatest, "end")}},
	{Change, "b", text.DoMostThatFits, "", text.Word{}, []Binding{on(Breakeven, "b")}},
	{Change, "r", text.DoResetSize, "", text.Word{}, []Binding{on(Reset, "r")}},
	{Move, "↑ ↓  j k  tab", text.DoMove, "↑↓", text.HintInput, []Binding{on(Previous, "up", "k", "shift+tab"), on(Next, "down", "j", "tab")}},
	{Move, "/", text.DoModel, "/", text.HintModel, []Binding{on(Find, "/")}},
	{Change, "enter", text.DoTakeOver, "enter", text.HintTakeOver, []Binding{on(TakeOver, "enter")}},
	{See, "e", text.DoExplain, "e", text.HintExplain, []Binding{on(Explain, "e")}},
	{See, "o", text.DoOffers, "o", text.HintOffer, []Binding{on(Offer, "o")}},
	{See, "p", text.DoParallel, "", text.Word{}, []Binding{on(Scale, "p")}},
	hintCompare,
	hintExport,
	hintSave,
	hintUndo,
	hintLanguage,
	hintCopy,
	hintHelp,
	hintQuit,
	{Move, "alt+1..5  < >", text.DoPages, "", text.Word{}, turning("alt+")},
	{Move, "esc", text.DoToPlan, "", text.Word{}, []Binding{on(Leave, "esc")}},
}

// Pages are the keys of each page, in the order of the pages.
var Pages = []Mode{Bindings, Offers, WhatIf, Log, Size}

// Filtering are the keys of the line that says which offers are in sight, Naming those of the line of one value, Describing those
// of the line of an offer's details, one after the other. All that is not here goes into the field.
var (
	Filtering = Mode{
		{Brief: "enter", Short: text.HintTake, Bindings: []Binding{on(Take, "enter", "up", "down")}},
		{Brief: "esc", Short: text.HintAll, Bindings: []Binding{on(Leave, "esc", "ctrl+c")}},
	}
	Naming = Mode{
		{Brief: "enter", Short: text.HintTake, Bindings: []Binding{on(Take, "enter")}},
		{Brief: "esc", Short: text.HintLeave, Bindings: []Binding{on(Leave, "esc", "ctrl+c")}},
	}
	Describing = Mode{
		{Brief: "enter", Short: text.HintTake, Bindings: []Binding{on(Take, "enter")}},
		{Brief: "↑↓", Short: text.HintTakeDetail, Bindings: []Binding{on(Previous, "up", "shift+tab"), on(Next, "down", "tab")}},
		{Brief: "esc", Short: text.HintLeave, Bindings: []Binding{on(Leave, "esc", "ctrl+c")}},
	}
)

// Names are the keys while the names of the pages have the focus.
var Names = Mode{
	{Move, "1-5  < >", text.DoPages, "1-5", text.HintPages, turning("", "alt+")},
	{Move, "← →", text.DoPages, "←→", text.HintPages, []Binding{on(PageBefore, "left", "h", "shift+tab"), on(PageAfter, "right", "l")}},
	{Move, "enter  ↓", text.DoBack, "enter", text.HintBack, []Binding{on(Leave, "enter", "esc", "down", "up", "j", "k", "tab")}},
	hintExport,
	hintSave,
	hintUndo,
	hintLanguage,
	hintCopy,
	hintHelp,
	hintQuit,
}

// What every page has.
var (
	hintExport   = Hint{Keep, "x", text.DoExport, "x", text.HintExport, []Binding{on(Export, "x")}}
	hintSave     = Hint{Keep, "s", text.DoSave, "s", text.HintSave, []Binding{on(Save, "s")}}
	hintUndo     = Hint{Change, "u  ctrl+r", text.DoUndo, "u", text.HintUndo, []Binding{on(Undo, "u"), on(Redo, "ctrl+r")}}
	hintLanguage = Hint{See, "g", text.DoLanguage, "g", text.DoLanguage, []Binding{on(Language, "g")}}
	hintCompare  = Hint{See, "c", text.DoCompare, "", text.Word{}, []Binding{on(Compare, "c")}}
	hintCopy     = Hint{Keep, "y", text.DoCopy, "", text.Word{}, []Binding{on(Copy, "y")}}
	hintHelp     = Hint{See, "?", text.DoHelp, "?", text.HintKeys, []Binding{on(Help, "?")}}
	hintQuit     = Hint{Keep, "q", text.DoQuit, "q", text.HintQuit, []Binding{on(Quit, "q", "ctrl+c")}}
)

// turning are the keys of the other pages; each of before stands before a digit in one way to name a page.
func turning(before ...string) []Binding {
	return append([]Binding{on(PageBefore, "<"), on(PageAfter, ">")}, byNumber(before...)...)
}

// byNumber are those of turning that name a page.
func byNumber(before ...string) []Binding {
	var list []Binding
	for a := FirstPage; a <= LastPage; a++ {
		var keys []string
		for _, prefix := range before {
			keys = append(keys, prefix+strconv.Itoa(int(a-FirstPage)+1))
		}
		list = append(list, on(a, keys...))
	}
	return list
}

// Typing are the keys of an open field. All that is not here goes into it.
var Typing = Mode{
	{Brief: "enter", Short: text.HintTake, Bindings: []Binding{on(Take, "enter")}},
	{Brief: "esc", Short: text.HintLeave, Bindings: []Binding{on(Leave, "esc", "ctrl+c")}},
	{Brief: "backspace", Short: text.HintDelete},
	{Brief: "↑↓", Short: text.HintTakeOn, Bindings: []Binding{on(Previous, "up", "shift+tab"), on(Next, "down", "tab")}},
	{Bindings: byNumber("alt+")},
}

// Reading are the keys of a text that lies on top: the help, the copied command line, what page 5 tells in sentences.
var Reading = Mode{
	{Brief: "↑↓", Short: text.HintScroll, Bindings: []Binding{on(Up, "up", "k"), on(Down, "down", "j")}},
	{Bindings: []Binding{on(Language, "g")}},
	{Brief: "esc", Short: text.HintClose, Bindings: []Binding{on(Leave, "esc", "?", "q", "enter", "ctrl+c")}},
}

// Explaining are the keys of the sum on paper.
var Explaining = Mode{
	{Brief: "↑↓", Short: text.HintNextLine, Bindings: []Binding{on(Up, "up", "k"), on(Down, "down", "j", "tab")}},
	{Bindings: []Binding{on(Language, "g")}},
	{Brief: "esc", Short: text.HintClose, Bindings: []Binding{on(Leave, "esc", "e", "q", "enter", "ctrl+c")}},
}

// ExplainingTerm are the keys of the box that tells where a term of page 5 comes from.
var ExplainingTerm = Mode{
	{Brief: "↑↓", Short: text.HintNextTerm, Bindings: []Binding{on(Up, "up", "k"), on(Down, "down", "j", "tab")}},
	{Bindings: []Binding{on(Language, "g")}},
	{Brief: "esc", Short: text.HintClose, Bindings: []Binding{on(Leave, "esc", "e", "q", "enter", "ctrl+c")}},
}

// Exporting are the keys of the export dialog. In the line of the path all that is not here goes into it.
var Exporting = Mode{
	{Brief: "enter", Short: text.HintWrite, Bindings: []Binding{on(Take, "enter")}},
	{Brief: "y", Short: text.HintCopy, Bindings: []Binding{on(Copy, "y")}},
	{Brief: "↑↓", Short: text.HintLine, Bindings: []Binding{on(Up, "up", "shift+tab"), on(Down, "down", "tab")}},
	{Brief: "←→", Short: text.HintAlter, Bindings: []Binding{on(Left, "left"), on(Right, "right")}},
	{Brief: "esc", Short: text.HintLeave, Bindings: []Binding{on(Leave, "esc", "ctrl+c")}},
}

// Choosing are the keys of a list to pick a line from.
var Choosing = Mode{
	{Brief: "enter", Short: text.HintTake, Bindings: []Binding{on(Take, "enter")}},
	{Brief: "↑↓", Short: text.HintLine, Bindings: []Binding{on(Up, "up", "k", "shift+tab"), on(Down, "down", "j", "tab")}},
	{Bindings: []Binding{on(Language, "g")}},
	{Brief: "esc", Short: text.HintLeave, Bindings: []Binding{on(Leave, "esc", "q", "ctrl+c")}},
}

// Finding are the keys of the search. All that is not here goes into its field.
var Finding = Mode{
	{Brief: "enter", Short: text.HintGo, Bindings: []Binding{on(Take, "enter")}},
	{Brief: "↑↓", Short: text.HintNextMatch, Bindings: []Binding{on(Up, "up", "shift+tab"), on(Down, "down", "tab")}},
	{Brief: "esc", Short: text.HintLeave, Bindings: []Binding{on(Leave, "esc", "ctrl+c")}},
}
