package tui

import tea "github.com/charmbracelet/bubbletea"

func (m Model) explain() (Model, tea.Cmd) { return m, nil }
