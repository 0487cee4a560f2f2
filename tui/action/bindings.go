package action

import "app/gpuplan/model/text"

// Bindings are the keys of the page.
var Bindings = Mode{
	{Change, "← →  h l", text.DoStep, "←→", text.HintStep, []Binding{on(StepDown, "left", "h"), on(StepUp, "right", "l")}},
	{Change, "shift ← →", text.DoCoarse, "shift", text.HintCoarse, []Binding{on(CoarseDown, "shift+left", "H"), on(CoarseUp, "shift+right", "L")}},
	{Change, "[ ]  ctrl ← →", text.DoFine, "[ ]", text.HintFine, []Binding{
		on(FineDown, "[", "ctrl+left", "alt+left"), on(FineUp, "]", "ctrl+right", "alt+right"),
	}},
	{Change, "0-9  enter", text.DoType, "0-9", text.HintType, []Binding{on(Edit, "enter"), on(Empty, "backspace", "delete")}},
	{Change, "home end", text.DoEnds, "", text.Word{}, []Binding{on(Least, "home"), on(Greatest, "end")}},
	{Change, "b", text.DoBreakeven, "", text.Word{}, []Binding{on(Breakeven, "b")}},
	{Change, "r", text.DoReset, "", text.Word{}, []Binding{on(Reset, "r")}},

	{Move, "↑ ↓  j k  tab", text.DoMove, "↑↓", text.HintInput, []Binding{on(Previous, "up", "k", "shift+tab"), on(Next, "down", "j", "tab")}},
	{Move, "/", text.DoFind, "", text.Word{}, []Binding{on(Find, "/")}},

	{See, "p", text.DoPeriod, "p", text.HintPeriod, []Binding{on(Period, "p")}},
	{See, "f", text.DoApart, "", text.Word{}, []Binding{on(Apart, "f")}},
	{See, "e", text.DoExplain, "e", text.HintExplain, []Binding{on(Explain, "e")}},
	{See, "o", text.DoOffers, "", text.Word{}, []Binding{on(Offer, "o")}},

	{Keep, "x", text.DoExport, "x", text.HintExport, []Binding{on(Export, "x")}},
	{Keep, "s", text.DoSave, "s", text.HintSave, []Binding{on(Save, "s")}},
	{Change, "u  ctrl+r", text.DoUndo, "u", text.HintUndo, []Binding{on(Undo, "u"), on(Redo, "ctrl+r")}},
	{See, "g", text.DoLanguage, "g", text.DoLanguage, []Binding{on(Language, "g")}},
	{Keep, "y", text.DoCopy, "", text.Word{}, []Binding{on(Copy, "y")}},
	{See, "?", text.DoHelp, "?", text.HintKeys, []Binding{on(Help, "?")}},
	{Keep, "q", text.DoQuit, "q", text.HintQuit, []Binding{on(Quit, "q", "ctrl+c")}},
}

// Typing are the keys of an open field. All that is not here goes into it.
var Typing = Mode{
	{Brief: "enter", Short: text.HintTake, Bindings: []Binding{on(Take, "enter")}},
	{Brief: "esc", Short: text.HintLeave, Bindings: []Binding{on(Leave, "esc", "ctrl+c")}},
	{Brief: "backspace", Short: text.HintDelete},
	{Brief: "↑↓", Short: text.HintTakeOn, Bindings: []Binding{on(Previous, "up", "shift+tab"), on(Next, "down", "tab")}},
}

// Reading are the keys of a text that lies on top: the help, the copied command line.
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

// Exporting are the keys of the export dialog. In the line of the path all that is not here goes into it.
var Exporting = Mode{
	{Brief: "enter", Short: text.HintWrite, Bindings: []Binding{on(Take, "enter")}},
	{Brief: "y", Short: text.HintCopy, Bindings: []Binding{on(Copy, "y")}},
	{Brief: "↑↓", Short: text.HintLine, Bindings: []Binding{on(Up, "up", "shift+tab"), on(Down, "down", "tab")}},
	{Brief: "←→", Short: text.HintAlter, Bindings: []Binding{on(Left, "left"), on(Right, "right")}},
	{Brief: "esc", Short: text.HintLeave, Bindings: []Binding{on(Leave, "esc", "ctrl+c")}},
}

// Finding are the keys of the search. All that is not here goes into its field.
var Finding = Mode{
	{Brief: "enter", Short: text.HintGo, Bindings: []Binding{on(Take, "enter")}},
	{Brief: "↑↓", Short: text.HintNextMatch, Bindings: []Binding{on(Up, "up", "shift+tab"), on(Down, "down", "tab")}},
	{Brief: "esc", Short: text.HintLeave, Bindings: []Binding{on(Leave, "esc", "ctrl+c")}},
}
