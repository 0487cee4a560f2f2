package terminal

import (
	"reflect"
	"runtime/debug"

	tea "github.com/charmbracelet/bubbletea"
)

// guard calls f and gives its panic, or nil.
func guard(f func()) (p *Panic) {
	defer func() {
		if value := recover(); value != nil {
			p = &Panic{Value: value, Stack: debug.Stack()}
		}
	}()
	f()
	return nil
}

// safe makes a panic in cmd, or in any command that it brings, a [PanicMsg].
func safe(cmd tea.Cmd) tea.Cmd {
	if cmd == nil {
		return nil
	}
	return func() tea.Msg {
		var msg tea.Msg
		if p := guard(func() { msg = cmd() }); p != nil {
			return PanicMsg{p}
		}
		return safeAll(msg)
	}
}

// safeAll does the same to the commands of tea.Batch and tea.Sequence. The
// latter's type is not exported: it is any list of commands.
func safeAll(msg tea.Msg) tea.Msg {
	list := reflect.ValueOf(msg)
	if list.Kind() != reflect.Slice || list.Type().Elem() != reflect.TypeFor[tea.Cmd]() {
		return msg
	}
	out := reflect.MakeSlice(list.Type(), list.Len(), list.Len())
	for i := range list.Len() {
		cmd := list.Index(i).Interface().(tea.Cmd)
		out.Index(i).Set(reflect.ValueOf(safe(cmd)))
	}
	return out.Interface()
}
