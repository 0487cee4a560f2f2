package report_test

import (
	"encoding/csv"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/planfile"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/report"
)

// 225 h x 1.98 = 445.50; 150 GB x 30 d x 0.0066 = 29.70; together 475.20. 900 + 29.70 = 929.70.
func TestSummaryOfTheArticle(t *testing.T) {
	r := read(t, "plans/article.toml")
	says(t, written(t, "text", r),
		"PAY BY THE HOUR: 475.20 CNY for 30 days. 454.50 less than the month (49 %).",
		"The month pays from 12 h 01 min a day; you plan 6 h 00 min.",
		"> Hourly              445.50       29.70        0.00      475.20",
		"  Month               900.00       29.70        0.00      929.70",
		"prices read on 30 Nov 2026, today", "An alert on the balance is no budget")
	r.Lang = text.Chinese
	says(t, written(t, "text", r),
		"按量付费更省：475.20 CNY / 30 天。比包月少 454.50（49 %）。", "每天满 12 小时 01 分，包月才划算；你计划 6 小时 00 分。",
		"价格抄录于 2026-11-30，今天", "余额提醒不是预算")
}

// 12 h a day are six boots: 30 x (12 h + 6 x 30 min) = 450 h; 450 x 1.98 + 29.70 = 920.70, 9.00 or 1 % under the month.
func TestCloseVerdict(t *testing.T) {
	p := read(t, "plans/article.toml").Plan
	p.Workload.HoursPerDay = 12 * time.Hour
	r := of(t, p)
	says(t, written(t, "text", r),
		"TOO CLOSE TO CALL: 920.70 CNY for 30 days. By the hour is 9.00 less than the\nmonth (1 %), under 5 %: small things decide.",
		"~ Hourly              891.00", "~ Month               900.00",
		"- the plan costs 920.70 CNY, more than the balance of 500.00 CNY.")
	r.Lang = text.Chinese
	says(t, written(t, "text", r), "几乎一样：920.70 CNY / 30 天。按量比包月少 9.00（1 %），不到 5 %：一点小变化就会")
}

// Forms that cost the same are not told apart: 30 days x 6 h x 5 = 900, as the month.
func TestSameTotals(t *testing.T) {
	r := parsed(t, "version = 1\ncurrency = \"CNY\"\n[workload]\nhours_per_day = 6\n[[offer]]\nname = \"A\"\nhourly = 5\n"+
		"[[offer.term]]\nname = \"month\"\ndays = 30\nprice = 900\n")
	if got, want := section(t, r, text.SummaryAnswer), "By the hour and the month cost the\nsame."; !strings.Contains(got, want) {
		t.Errorf("%q is not in\n%s", want, got)
	}
}

// A term that wins is the one whose breakeven stands first: at 14 h the month, 139.50 or 13 % under the hour.
func TestMonthWins(t *testing.T) {
	p := read(t, "plans/article.toml").Plan
	p.Workload.HoursPerDay = 14 * time.Hour
	says(t, written(t, "text", of(t, p)),
		"TAKE THE MONTH: 929.70 CNY for 30 days. 139.50 less than by the hour (13 %).\nThe month pays from 12 h 01 min a day; you plan 14 h 00 min.",
		"> Month ")
}

// What needs no price is told without one: 225 h billed, for which a month stands; one of five weeks stands for 45.
func TestWorthWithoutPrices(t *testing.T) {
	p := read(t, "plans/article.toml").Plan
	o := &p.Offers[0]
	o.Terms[2].Price = unit.Unknown[unit.Money]()
	says(t, written(t, "text", of(t, p)), "NOT DECIDED YET", "The month pays below 225 times the hourly price.", "- The week pays from 16 h 01 min a day.")
	o.Hourly = unit.Unknown[unit.PerHour]()
	r := of(t, p)
	says(t, written(t, "text", r), "From which use on a term pays is not known: a price is missing.\n- The day pack pays below 7.50 times the hourly price.\n"+
		"- The week pays below 45 times the hourly price.\n- The month pays below 225 times the hourly price.\n")
	r.Lang = text.Chinese
	says(t, written(t, "text", r), "- 包月低于一小时价格的 225 倍，就划算。")
}

// A term without a price keeps its row, and nothing else is said of it: the verdict is that of the others.
func TestTermLeftOut(t *testing.T) {
	p := read(t, "plans/article.toml").Plan
	p.Offers[0].Terms[0].Price = unit.Price[unit.Money]{}
	r := of(t, p)
	out := written(t, "text", r)
	says(t, out, "PAY BY THE HOUR: 475.20 CNY for 30 days. 454.50 less than the month (49 %).",
		"  Day               no price       29.70        0.00    no price", "Entered: hourly 1.98, week 240.00,", "  disk data ")
	for _, wrong := range []string{"Day, ", "unknown", "a price is missing", "at least"} {
		if strings.Contains(out, wrong) {
			t.Errorf("%q is said in\n%s", wrong, out)
		}
	}
	for path, want := range map[string]string{
		"offers.0.forms.1.left_out": "true", "offers.0.forms.1.total": "29.70", "offers.0.forms.1.complete": "false",
		"offers.0.verdict.decided": "true", "offers.0.breakeven.0.form": "week", "warnings": "[]",
	} {
		if got, err := report.Value(r, path); err != nil || got != want {
			t.Errorf("%s is %s, %v, want %s", path, got, err, want)
		}
	}
	r.Lang = text.Chinese
	says(t, written(t, "text", r), "  包日              没有价格       29.70        0.00    没有价格")
}

// The order of the summary is fixed (interface §4).
func TestOrderOfTheSummary(t *testing.T) {
	out := written(t, "text", read(t, "plans/unknown.toml"))
	at := 0
	for _, part := range []string{
		"三张卡比一比", "30 Nov 2026", "Prices\n", "Answer\n", "cost of 45 days", "of which\n", "Waste (", "Warnings\n", "What was assumed\n",
		"What this does not know\n",
	} {
		i := strings.Index(out[at:], part)
		if i < 0 {
			t.Fatalf("%q is missing or out of order in\n%s", part, out)
		}
		at += i
	}
}

// The summary says what the age of prices means; how far back a grade goes is model's to test.
func TestGradesOfPrices(t *testing.T) {
	r := read(t, "plans/article.toml")
	for asOf, want := range map[string]string{
		"2026-11-28": "read on 28 Nov 2026, 2 days ago; fresh.",
		"2026-11-20": "10 days ago; read them again before you rent.",
		"2026-10-16": "45 days ago; old, read them again before you rent.",
		"2026-07-03": "150 days ago; too old to rely on, read them again.",
	} {
		r.Plan.Offers[0].AsOf, _ = model.ParseDate(asOf)
		says(t, written(t, "markdown", r), want)
	}
	r.MaxPriceAge = model.Given(1)
	r.Plan.Offers[0].AsOf, _ = model.ParseDate("2026-11-28")
	says(t, written(t, "markdown", r), "2 days ago; old, read them again before you rent.")
}

// The moment's own zone tells its day: at 20:00 in China the prices of the 30th are today's, in UTC as well, but not in Auckland.
func TestAgeCountsInTheZoneOfTheReport(t *testing.T) {
	r := read(t, "plans/article.toml")
	r.Now = now.In(time.FixedZone("", 13*60*60))
	says(t, written(t, "text", r), "prices read on 30 Nov 2026, yesterday")
}

// 475.20 over 30 days: 15.84 a day, 110.88 a week; over 90 tasks 5.28, over 180 h of work 2.64.
func TestPeriods(t *testing.T) {
	r := read(t, "plans/article.toml")
	for period, want := range map[pricing.Period]string{
		pricing.PerPlan: "475.20", pricing.PerMonth: "475.20", pricing.PerWeek: "110.88", pricing.PerDay: "15.84",
		pricing.PerHour: "2.64", pricing.PerTask: "5.28", "": "475.20",
	} {
		r.Period = period
		got, err := report.Value(r, "offers.0.forms.0.total")
		if err != nil || got != want {
			t.Errorf("%q: total is %s, %v, want %s", period, got, err, want)
		}
	}
	r.Period = pricing.PerWeek
	says(t, written(t, "text", r), "110.88 CNY for a week", "Cost of a week, CNY", "Amounts are for a week, quantities for the whole plan.")
	if o, ok := r.Scaled(0); !ok || r.Evaluation.Currency.Format(o.Quotes[0].Total) != "110.88" {
		t.Errorf("scaled to %v, %v", o.Quotes[0].Total, ok)
	}
}

// With nothing used there is no hour and no task: null for programs, the plan's amounts and a word about it for people.
func TestPeriodOfNothing(t *testing.T) {
	p := read(t, "plans/article.toml").Plan
	p.Workload.HoursPerDay = 0
	r := of(t, p)
	r.Period = pricing.PerTask
	for path, want := range map[string]string{
		"offers.0.forms.0.total": "null", "offers.0.forms.0.parts.storage": "null", "offers.0.forms.0.charges.0.cost": "null",
		"offers.0.verdict.margin": "null", "best.total": "null", "offers.0.forms.0.complete": "true",
	} {
		if got, err := report.Value(r, path); err != nil || got != want {
			t.Errorf("%s is %s, %v, want %s", path, got, err, want)
		}
	}
	says(t, written(t, "text", r), "There is no amount for a task", "29.70 CNY for 30 days")
	if _, ok := r.Scaled(0); ok {
		t.Error("an offer was scaled to tasks that there are not")
	}
	if rows := written(t, "csv", r); strings.Contains(rows, "29.70") {
		t.Errorf("CSV has amounts of the plan:\n%s", rows)
	}
}

// The plain variant draws nothing and says each row of a table in a sentence.
func TestPlain(t *testing.T) {
	r := plain(read(t, "plans/article.toml"))
	out := written(t, "text", r)
	says(t, out, "- Hourly: 475.20 in all, of which compute 445.50, storage 29.70, traffic 0.00.",
		"- Hourly, time on: 225.00 h at 1.98, 445.50.", "- of which idle: 22.50 h, 44.55.")
	for _, wrong := range []string{"===", "   ", "> "} {
		if strings.Contains(out, wrong) {
			t.Errorf("%q is drawn in\n%s", wrong, out)
		}
	}
}

// Every number of a row of CSV is one that a program reads, and the rows of charges add up to the total.
func TestCSVIsForPrograms(t *testing.T) {
	rows, err := csv.NewReader(strings.NewReader(written(t, "csv", read(t, "plans/dinar.toml")))).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range rows[1:] {
		for _, cell := range row[5:10] {
			if cell != "" && !json.Valid([]byte(cell)) {
				t.Errorf("%q is no number in %q", cell, row)
			}
		}
	}
	if want := "8208"; rows[1][5] != want || rows[1][9] != "16213321.498" {
		t.Errorf("the first charge is %q", rows[1])
	}
}

// A warning names what it is about: an hour or the time on, a term, a disk, or a line of the bill.
func TestWarningsNameWhatTheyAreAbout(t *testing.T) {
	r := read(t, "plans/article.toml")
	offer := r.Plan.Offers[0].Name
	for _, test := range []struct{ key, form, en, zh string }{
		{"price.unknown", "hourly", "the price of an hour is not known", "一小时的价格还不知道"},
		{"price.unknown", "month", "the price of the month is not known", "包月的价格还不知道"},
		{"price.unknown", "data", "the price of disk data is not known", "磁盘 data 的单价还不知道"},
		{"price.unknown", "compute.no_gpu", "the price of time on without a card is not known", "无卡开机时间的价格还不知道"},
		{"price.unknown", "traffic.in", "the price of data in is not known", "流入数据的价格还不知道"},
		{"charge.too_large", "hourly", "the cost of time on is too large to be written", "开机时间的金额太大，写不下"},
		{"charge.too_large", "month", "the cost of the month is too large to be written", "包月的金额太大，写不下"},
		{"charge.too_large", "data", "the cost of disk data is too large to be written", "磁盘 data 的金额太大，写不下"},
		{"charge.too_large", "traffic.out", "the cost of data out is too large to be written", "流出数据的金额太大，写不下"},
		{"disk.unpriced", "data", "the offer names no price for disk data", "报价里没有磁盘 data 的价格"},
		{"download.untimed", "", "downloads are counted as taking no time; give the download speed", "没有下载速度，下载时间按 0 算；请填下载速度"},
	} {
		w := pricing.Warning{Key: test.key, Offer: offer, Form: test.form}
		for l, want := range map[*text.Language]string{text.English: test.en, text.Chinese: test.zh} {
			if r.Lang = l; r.Warning(w) != want {
				t.Errorf("%s of %s says %q, want %q", test.key, test.form, r.Warning(w), want)
			}
		}
	}
}

// Every key that the worked plans bring up has words of its own.
func TestKeysHaveWords(t *testing.T) {
	for _, file := range workedPlans(t) {
		e := of(t, file).Evaluation
		for _, w := range e.Warnings {
			worded(t, text.Warning(w.Key), w.Key)
		}
		for _, o := range e.Offers {
			for _, q := range o.Quotes {
				for _, c := range q.Charges {
					worded(t, text.Charge(c.Key).Word, c.Key)
					for _, s := range c.Of {
						if !strings.Contains("run boot setup idle", s.Key) { // English calls these as the key does
							worded(t, text.Share(s.Key), s.Key)
						}
					}
				}
			}
			for _, w := range o.Waste {
				worded(t, text.FindingOf(w.Key).Name, w.Key)
			}
		}
	}
}

func worded(t *testing.T, w text.Word, key string) {
	t.Helper()
	if text.Chinese.Say(w) == key {
		t.Errorf("%s has no words", key)
	}
}

func workedPlans(t *testing.T) []model.Plan {
	t.Helper()
	files, err := filepath.Glob("../testdata/plans/*.toml")
	if err != nil || len(files) != 40 {
		t.Fatal(len(files), err)
	}
	list := make([]model.Plan, len(files))
	for i, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		f, err := planfile.Parse(file, data)
		if err != nil {
			t.Fatal(err)
		}
		list[i] = f.Plan
	}
	return list
}

func TestLookup(t *testing.T) {
	for _, f := range report.Formats {
		if got, ok := report.Lookup(report.Formats, f.Name); !ok || got.Name != f.Name {
			t.Errorf("%s is not found", f.Name)
		}
	}
	if _, ok := report.Lookup(report.Formats, "pdf"); ok {
		t.Error("there is a format pdf")
	}
}

// A plan without an offer has a summary, and every other format.
func TestNoOffer(t *testing.T) {
	r := of(t, model.New())
	says(t, written(t, "text", r), "The plan has no offer.")
	for _, f := range report.Formats {
		if written(t, f.Name, r) == "" {
			t.Errorf("%s is empty", f.Name)
		}
	}
}

// failing is a writer that takes nothing.
type failing struct{}

func (failing) Write([]byte) (int, error) { return 0, errFull }

var errFull = errors.New("no space left")

func TestFormatsPassErrorsOn(t *testing.T) {
	r := read(t, "plans/article.toml")
	for _, f := range report.Formats {
		if err := f.Write(failing{}, r); !errors.Is(err, errFull) {
			t.Errorf("%s gives %v", f.Name, err)
		}
	}
}
