package tui

import (
	"slices"
	"strings"
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model"
	"app/gpuplan/model/input"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// Keys on the focused input, and the value that it has then, as --set would write it.
func TestKeysMoveTheFocusedInput(t *testing.T) {
	for _, test := range []struct {
		path string
		keys []string
		want string
	}{
		{"workload.hours_per_day", []string{"right"}, "6h30m"},
		{"workload.hours_per_day", []string{"l", "l", "h"}, "6h30m"},
		{"workload.hours_per_day", []string{"shift+left"}, "4h"},
		{"workload.hours_per_day", []string{"]"}, "6h1m"},
		{"workload.hours_per_day", []string{"[", "["}, "5h58m"},
		{"workload.hours_per_day", []string{"end"}, "24h"},
		{"workload.hours_per_day", []string{"home"}, "0h"},
		{"workload.hours_per_day", []string{"b"}, "12h1m"},
		{"workload.hours_per_day", []string{"right", "right", "u"}, "6h30m"},
		{"workload.hours_per_day", []string{"right", "right", "u", "u", "ctrl+r"}, "6h30m"},
		{"workload.hours_per_day", []string{"right", "right", "r"}, "6h"},
		{"workload.hours_per_day", []string{"6h30", "enter"}, "6h30m"},
		{"workload.hours_per_day", []string{"12.5", "esc"}, "6h"},
		{"workload.hours_per_day", []string{"25", "enter", "esc"}, "6h"},
		{"workload.hours_per_day", []string{"4..6..9", "enter"}, "4h..6h..9h"},
		{"workload.hours_per_day", []string{"4..6..9", "enter", "right"}, "4h..6h30m..9h"},
		{"workload.restart", []string{"right"}, "day"},
		{"workload.restart", []string{"enter"}, "day"},
		{"workload.restart", []string{"enter", "enter"}, "task"},
		{"workload.setup", []string{"20", "enter"}, "20m"},
		{"offer.0.hourly", []string{"1.5", "enter"}, "1.5"},
		{"offer.0.hourly", []string{"¥1.98/h", "enter"}, "1.98"},
		{"offer.0.hourly", []string{"backspace", "enter"}, "unknown"},
		{"offer.0.hourly", []string{"backspace", "?", "enter"}, "unknown"},
		{"offer.0.hourly", []string{"enter", "?", "enter"}, "unknown"},
		{"offer.0.hourly", []string{"4", "9", "？", "enter"}, "unknown"},
		{"offer.0.hourly", []string{"4", "?", "backspace", "9", "enter"}, "9"},
		{"workload.days", []string{"28天", "enter"}, "28"},
		{"offer.0.term.2.price", []string{"b"}, "445.5"},
		{"offer.0.term.2.price", []string{"left"}, "890"},
		{"disk.0.size", []string{"12TB", "enter"}, "12TB"},
	} {
		m := start(example())
		m = send(m, to(t, m, test.path)...)
		m = send(m, keys(test.keys...)...)
		if got := m.plan.Get(test.path); got != test.want {
			t.Errorf("%s after %q is %s, want %s", test.path, test.keys, got, test.want)
		}
	}
}

// Nothing moves until enter; the line under the ruler says what it would do.
func TestTypingShowsWhatItWouldDo(t *testing.T) {
	m := send(start(example()), keys("12.5")...)
	s := m.scene().Typing
	if m.plan.Workload.HoursPerDay != 6*time.Hour {
		t.Error("the plan moved before enter")
	}
	// 12.5 h in tasks of 2 h are 7 boots of 12.5 h + 7 × 30 min = 16 h: 30 × 16 × 1.98 = 950.40, the month is 900
	if !s.Valid || s.Value != "12 h 30 min" || s.Form != "month" || s.By != 50_400_000 {
		t.Errorf("it would be %v %q: %s by %d", s.Valid, s.Value, s.Form, s.By)
	}
	if at := int(s.At*1000 + 0.5); at != 521 { // 12.5 ÷ 24
		t.Errorf("the hollow knob is at %d", at)
	}
}

// alt+2 takes the value that stands in the field and opens page 2; what is no value stays, with what would be right.
func TestPagesWhileTyping(t *testing.T) {
	for _, test := range []struct {
		typed, hours string
		page         int
		open         bool
	}{
		{"8", "8h", offersAt, false},
		{"25", "6h", planPage, true},
		{"", "6h", offersAt, false},
	} {
		m := send(send(start(example()), keys("backspace")...), keys(test.typed)...)
		m = send(m, alt('2'))
		if got := m.plan.Get("workload.hours_per_day"); got != test.hours || m.page != test.page || (m.typing != nil) != test.open {
			t.Errorf("%q: %s on page %d, the field is open: %v", test.typed, got, m.page, m.typing != nil)
		}
		if test.open && m.said(m.fault) == "" {
			t.Errorf("%q: nothing is told", test.typed)
		}
	}
}

// In a field home and end move the cursor; outside they go to the ends of the track.
func TestHomeAndEnd(t *testing.T) {
	m := send(start(example()), keys("5", "home", "1", "end", ".", "5", "enter")...)
	if got := m.plan.Get("workload.hours_per_day"); got != "15h30m" {
		t.Errorf("15.5 typed from both ends is %s", got)
	}
	if m = send(m, keys("home")...); m.plan.Workload.HoursPerDay != 0 {
		t.Errorf("home leads to %v", m.plan.Workload.HoursPerDay)
	}
}

func TestFaultOfATypedValue(t *testing.T) {
	for _, test := range []struct{ path, typed, want string }{
		{"workload.hours_per_day", "25", "25 h is more than the 24 h of a day"},
		{"workload.days", "400", "Plan length: 400, want 1 to 366"},
	} {
		m := start(example())
		m = send(m, to(t, m, test.path)...)
		m = send(m, keys(test.typed)...)
		if got := m.said(m.fault); got != test.want {
			t.Errorf("%s typed %s is told %q, want %q", test.path, test.typed, got, test.want)
		}
		m = send(m, keys("enter")...)
		if m.typing == nil || m.said(m.fault) != test.want {
			t.Errorf("%s typed %s: enter closed the field or lost the fault", test.path, test.typed)
		}
	}
}

func TestUpAndDownTakeTheValueAndGoOn(t *testing.T) {
	m := send(start(example()), keys("8", "down", "3", "tab")...)
	if m.plan.Workload.HoursPerDay != 8*time.Hour || m.plan.Workload.TaskHours != 3*time.Hour || m.focus != 2 || m.typing != nil {
		t.Errorf("hours %v, task %v, focus %d", m.plan.Workload.HoursPerDay, m.plan.Workload.TaskHours, m.focus)
	}
	m = send(m, keys("400", "down")...)
	if m.typing == nil || m.focus != 2 {
		t.Error("a value that is not possible was left behind")
	}
}

func TestPastedTextOpensTheField(t *testing.T) {
	m := start(example())
	m = send(m, to(t, m, "offer.0.hourly")...)
	m = send(m, tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune("￥１．９９\n"), Paste: true}, byName["enter"])
	if got := m.plan.Get("offer.0.hourly"); got != "1.99" {
		t.Errorf("the price is %s", got)
	}
	m = send(m, tea.KeyMsg{Type: tea.KeyRunes, Runes: slices.Repeat([]rune("9"), 1<<20), Paste: true})
	if n := len(m.typing.field.Text()); n > 1000 {
		t.Errorf("a paste of 1 MB left %d bytes in the field", n)
	}
}

// An unknown price is asked for: no key invents a number.
func TestUnknownPriceIsAskedFor(t *testing.T) {
	s := settings(input.Starter())
	s.File = ""
	m := open(s, newWorld())
	if key := m.input().Key; key != "offer.0.hourly" {
		t.Fatalf("the focus starts on %s", key)
	}
	for _, key := range []string{"right", "shift+left", "]", "home", "end", "b"} {
		next := send(m, keys(key)...)
		if next.plan.Get("offer.0.hourly") != model.Unknown {
			t.Errorf("%s made a price of %s", key, next.plan.Get("offer.0.hourly"))
		}
		if key != "b" && next.typing == nil {
			t.Errorf("%s did not open the field", key)
		}
	}
	m = send(m, keys("1.98", "enter")...)
	if e := m.evaluation.Offers[0].Quotes[0]; !m.tracks[m.focus].Known(m.plan) || e.Complete {
		t.Error("the hour is known and the disk is not: want a total of at least")
	}
}

// What is no number is refused with the reason, in the person's language, and the old value stays (C32).
func TestWhatIsNoNumberIsRefusedWithItsReason(t *testing.T) {
	m := start(example())
	m = send(m, to(t, m, "offer.0.hourly")...)
	m = send(m, keys("1.2.5", "enter")...)
	if got, want := m.said(m.fault), "By the hour: 1.2.5 has a second decimal point at character 4, want an amount"; !strings.HasPrefix(got, want) {
		t.Errorf("%q is said", got)
	}
	if m.typing == nil || m.plan.Get("offer.0.hourly") != "1.98" {
		t.Errorf("the price is %s", m.plan.Get("offer.0.hourly"))
	}
	m.language = text.Chinese
	if m = send(m, keys("enter")...); !strings.Contains(m.said(m.fault), "1.2.5 的第 4 个字符又是一个小数点") {
		t.Errorf("%q is said", m.said(m.fault))
	}
}

// The focus starts on the first price that is unknown, wherever it stands; one that is left out is none.
func TestFocusStartsOnTheFirstUnknownPrice(t *testing.T) {
	for _, want := range []string{"offer.0.hourly", "offer.0.term.2.price", "offer.0.storage.0.price", "workload.hours_per_day"} {
		p := example()
		p.Offers[0].Terms[0].Price = unit.Price[unit.Money]{} // left out
		p.Offers[0].Terms[1].Price = unit.Price[unit.Money]{}
		if field, _ := p.Field(want); want != "workload.hours_per_day" {
			field.Value.(model.Price).SetUnknown()
		}
		if got := start(p).input().Key; got != want {
			t.Errorf("the focus starts on %s, want %s", got, want)
		}
	}
}

// What a field is said to take, it takes.
func TestSamplesAreRead(t *testing.T) {
	for key, want := range map[string]string{
		"offer.0.hourly":            "a digit starts it: 1.98 or ¥1.98/h",
		"offer.0.term.2.price":      "a digit starts it: 900 or ¥1,100; ? where there is none",
		"offer.0.storage.0.price":   "a digit starts it: 0.0066",
		"offer.0.traffic.in_per_gb": "a digit starts it: 0.8 or ¥0.8/GB",
	} {
		p := example()
		field, _ := p.Field(key)
		field.Value.(model.Price).SetUnknown()
		m := start(p)
		if m.input().Key != key || m.said(m.invite(m.tracks[m.focus])) != want {
			t.Errorf("%s is asked for as %q, want %q", m.input().Key, m.said(m.invite(m.tracks[m.focus])), want)
		}
		_, samples, _ := strings.Cut(want, ": ")
		samples, _, _ = strings.Cut(samples, ";")
		for _, sample := range strings.Split(samples, " or ") {
			if _, fault := m.input().Parse(m.plan, sample); fault != nil {
				t.Errorf("%s does not take %s: %v", key, sample, fault)
			}
		}
	}
}

// Three prices are enough for a verdict: day and week are left out until someone types them. ? and an emptied field leave them out again.
func TestThreePricesGiveAVerdict(t *testing.T) {
	m := open(settings(input.Starter()), newWorld())
	price := func(key, typed string) {
		m.focus = 0
		m = send(m, to(t, m, key)...)
		m = send(m, keys("enter", "ctrl+u", typed, "enter")...)
	}
	price("offer.0.hourly", "1.98")
	price("offer.0.term.2.price", "900")
	price("offer.0.storage.0.price", "0.0066")
	if v := m.evaluation.Offers[0].Verdict; !v.Decided || m.evaluation.Offers[0].Quotes[v.Quote].Form != model.HourlyForm {
		t.Errorf("the verdict is %+v", v)
	}
	for _, none := range []string{"?", ""} {
		price("offer.0.term.1.price", "240")
		price("offer.0.term.1.price", none)
		if got := m.plan.Literal("offer.0.term.1.price"); got != "" || !m.evaluation.Offers[0].Verdict.Decided {
			t.Errorf("%q made the week cost %s", none, got)
		}
	}
}

func TestFocusGoesRound(t *testing.T) {
	m := send(start(example()), keys("up")...)
	if m.focus != len(m.tracks)-1 {
		t.Errorf("up from the first input leads to %d", m.focus)
	}
	if m = send(m, keys("j")...); m.focus != 0 {
		t.Errorf("down from the last input leads to %d", m.focus)
	}
}

func TestPeriodFormOfferLanguage(t *testing.T) {
	p := example()
	second := p.Clone().Offers[0]
	second.Name = "other"
	second.Terms = second.Terms[:1]
	p.Offers = append(p.Offers, second)
	m := start(p)
	var periods []pricing.Period
	for range pricing.Periods {
		m = send(m, keys("p")...)
		periods = append(periods, m.period)
	}
	if want := append(slices.Clone(pricing.Periods[1:]), pricing.Periods[0]); !slices.Equal(periods, want) {
		t.Errorf("p goes through %v, want %v", periods, want)
	}
	if m = send(m, keys("f", "f")...); m.apart != 2 {
		t.Errorf("f twice takes form %d apart", m.apart)
	}
	if m = send(m, keys("o")...); m.offer != 1 || m.apart != 0 || m.tracks[10].Key != "offer.1.hourly" {
		t.Errorf("o shows offer %d, form %d, input %s", m.offer, m.apart, m.tracks[10].Key)
	}
	if m = send(m, keys("g")...); m.language != text.Chinese {
		t.Errorf("g speaks %s", m.language.Name)
	}
}

// With nothing used, an hour of work and a task cost nothing that can be told: p passes them over.
func TestPeriodsWithoutAmountsArePassedOver(t *testing.T) {
	p := example()
	p.Workload.HoursPerDay = 0
	m := start(p)
	for range 3 {
		m = send(m, keys("p")...)
	}
	if m = send(m, keys("p")...); m.period != pricing.PerPlan {
		t.Errorf("after a day comes %s", m.period)
	}
}

// The number of the summary and of the screen are one: what keys make and what --set makes is the same.
func TestKeysAndSetGiveTheSameNumbers(t *testing.T) {
	m := start(example())
	for _, step := range []struct {
		path string
		keys []string
	}{
		{"workload.hours_per_day", []string{"shift+right", "right", "]"}},
		{"workload.task_hours", []string{"right", "right"}},
		{"workload.days_per_week", []string{"left", "left"}},
		{"workload.restart", []string{"right"}},
		{"workload.idle", []string{"shift+right"}},
		{"transfer.0.size", []string{"right"}},
		{"offer.0.hourly", []string{"shift+right", "right", "["}},
		{"offer.0.term.2.price", []string{"8", "5", "0", "enter"}},
		{"disk.0.size", []string{"right"}},
	} {
		m.focus = 0
		m = send(m, to(t, m, step.path)...)
		m = send(m, keys(step.keys...)...)
	}
	bySet := example()
	changes := model.Changes(&m.saved, &m.plan)
	if len(changes) != 9 {
		t.Fatalf("9 inputs were moved, %d differ", len(changes))
	}
	for _, c := range changes {
		if fault := bySet.Set(c.Path, model.Typed, c.To); fault != nil {
			t.Fatal(fault)
		}
	}
	sameEvaluation(t, m, bySet)
}
