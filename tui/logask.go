package tui

import (
	"errors"
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model/record/statement"
	"app/gpuplan/model/text"
	"app/gpuplan/tui/action"
	"app/gpuplan/tui/widget"
)

// filterLog asks which entries are to be told of; the page follows what is typed.
func (m Model) filterLog() (Model, tea.Cmd) {
	filtered := func(m Model, s string) Model {
		m.logs.asks.Filter = strings.TrimSpace(s)
		return m
	}
	m.overlay = prompt{
		asks: text.AskLogFilter, field: widget.NewField(m.logs.asks.Filter), keys: action.Filtering, typed: filtered,
		take:  func(m Model, s string) (Model, tea.Cmd) { return filtered(m, s), nil },
		leave: func(m Model) Model { return filtered(m, "") },
	}
	return m, nil
}

// readBill asks for a bill to hold against the log; an empty line is none. The same one is read anew.
func (m Model) readBill() (Model, tea.Cmd) {
	m.overlay = prompt{
		asks: text.AskBill, field: widget.NewField(m.logs.asks.Bill), keys: action.Naming,
		take: func(m Model, path string) (Model, tea.Cmd) {
			if path = strings.TrimSpace(path); path != m.logs.asks.Bill {
				m.logs.asks.Dates, m.logs.asks.Decimal = "", ""
			}
			m.logs.asks.Bill = path
			m.logs.anew++
			return m, nil
		},
	}
	return m, nil
}

// askUnclear asks how a bill is to be read that does not show it; nil where an error is another one.
func askUnclear(err error) overlay {
	var unclear *statement.Unclear
	if !errors.As(err, &unclear) {
		return nil
	}
	q := question{
		func(Model) text.Phrase { return text.AskMark.With(unclear.Text) },
		[]answer{{"c", text.HintComma, readDecimal("comma")}, {"p", text.HintPoint, readDecimal("point")}, noBill},
	}
	if unclear.Dates {
		q = question{
			func(Model) text.Phrase { return text.AskOrder.With(unclear.Text) },
			[]answer{{"d", text.HintDayFirst, readDates("dmy")}, {"m", text.HintMonthFirst, readDates("mdy")}, noBill},
		}
	}
	return q
}

// readDates reads the bill again, with dates in that order.
func readDates(order string) func(Model) (Model, tea.Cmd) {
	return func(m Model) (Model, tea.Cmd) {
		m.logs.asks.Dates = order
		return m, nil
	}
}

// readDecimal reads the bill again, with decimals behind that sign.
func readDecimal(mark string) func(Model) (Model, tea.Cmd) {
	return func(m Model) (Model, tea.Cmd) {
		m.logs.asks.Decimal = mark
		return m, nil
	}
}

// noBill is the answer that does without the bill.
var noBill = answer{"esc", text.HintNoBill, func(m Model) (Model, tea.Cmd) {
	m.logs.asks.Bill = ""
	return m, nil
}}
