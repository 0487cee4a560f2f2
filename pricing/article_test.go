package pricing_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// article is the plan that the screens show: 6 h a day in tasks of 2 h, each task a boot of its own.
const article = `
[workload]
hours_per_day = 6
task_hours = 2
setup = "10m"
idle = "15m"
bandwidth = "50MB/s"
[[disk]]
name = "data"
size = "200GB"
[[transfer]]
name = "weights"
size = "15GB"
[[offer]]
name = "A"
hourly = 1.98
[[offer.term]]
name = "month"
days = 30
price = 900
[[offer.storage]]
disk = "data"
free = "50GB"
price = 0.0066
`

// 30 days × 3 boots = 90. A boot: 10 min setup, 15 GB ÷ 50 MB/s = 5 min download, 2 h run, 15 min idle = 2 h 30 min; 225 h in all.
func TestArticle(t *testing.T) {
	e := evaluate(t, article)
	o := e.Offers[0]
	bill(t, e, o.Quotes[0], `
		compute.use 445.50 = run 356.40 + setup 29.70 + download 14.85 + idle 44.55
		storage.data 29.70
		traffic.in 0.00 = first 0.00 + repeat 0.00
		total 475.20`) // 225 × 1.98; 150 GB × 30 days × 0.0066
	bill(t, e, o.Quotes[1], `
		compute.term 900.00 = used 281.25 + unused 618.75
		storage.data 29.70
		traffic.in 0.00 = first 0.00 + repeat 0.00
		total 929.70`) // used: 900 × 225 ÷ 720
	same(t, "boots", o.Quotes[0].Boots, 90)
	same(t, "on", o.Quotes[0].On, 225*time.Hour)
	same(t, "tasks", o.Quotes[0].Tasks, 90)

	// At 12 h 00: 6 boots of 2.5 h, 15 h × 30 × 1.98 = 891 < 900. At 12 h 01 a seventh boot: 15 h + 31 min, 921.69.
	month := o.Breakeven[0]
	same(t, "spans", fmt.Sprint(month.Spans), "[{721 1440}]")
	same(t, "from", month.From, 721)
	same(t, "reaches 24 h", month.Reaches, true)
	same(t, "a further boot", month.Step, true)
	same(t, "ladder", fmt.Sprint(o.Ladder), "[{{0 720} hourly} {{721 1440} month}]")

	v := o.Verdict
	same(t, "winner", o.Quotes[v.Quote].Form, "hourly")
	same(t, "rival", o.Quotes[v.Rival].Form, "month")
	same(t, "margin", e.Currency.Format(v.Margin), "454.50") // 929.70 − 475.20
	near(t, "percent", v.Percent, 100*454.5/929.7)
	same(t, "decided, close", fmt.Sprint(v.Decided, v.Close), "true false")
	same(t, "best", e.Best, pricing.Best{Found: true})
}

func TestArticleWaste(t *testing.T) {
	e := evaluate(t, article)
	found := map[string]string{}
	for _, w := range e.Offers[0].Waste {
		found[w.Key] = e.Currency.Format(w.Cost)
		same(t, w.Key+" form", w.Form, "hourly")
		same(t, w.Key+" known", w.Known, true)
	}
	for key, want := range map[string]string{
		"waste.idle":     "44.55", // 90 × 15 min × 1.98
		"waste.download": "14.68", // 445.50 − 1.98 × (225 h − 89 × 5 min) = 445.50 − 430.82 (430.815)
		"waste.setup":    "59.40", // one boot a day: 60 × 30 min × 1.98
		"waste.disk_off": "20.42", // the disk while off: 150 GB × (720 − 225) h ÷ 24 × 0.0066 = 20.41875
		"waste.all":      "59.23", // 90 × (2 h 10 min) + 5 min = 195 h 05 min: 386.27 (386.265); 445.50 − 386.27
	} {
		same(t, key, found[key], want)
		delete(found, key)
	}
	same(t, "others", len(found), 0)
}

// bill compares a quote with lines "charge cost = share cost + …" and a total.
func bill(t *testing.T, e pricing.Evaluation, q pricing.Quote, want string) {
	t.Helper()
	var lines []string
	for _, c := range q.Charges {
		line := c.Key + " " + amount(e, c.Cost, c.Known)
		for i, s := range c.Of {
			sign := " + "
			if i == 0 {
				sign = " = "
			}
			part := e.Currency.Format(s.Cost)
			if !c.Known {
				part = fmt.Sprint(s.Quantity.Time.Hours(), " h")
			}
			line += sign + s.Key + " " + part
		}
		lines = append(lines, line)
	}
	lines = append(lines, "total "+amount(e, q.Total, true))
	var wanted []string
	for _, line := range strings.Split(strings.TrimSpace(want), "\n") {
		wanted = append(wanted, strings.TrimSpace(line))
	}
	same(t, q.Form, strings.Join(lines, "\n"), strings.Join(wanted, "\n"))
}

func amount(e pricing.Evaluation, m unit.Money, known bool) string {
	if !known {
		return "unknown"
	}
	return e.Currency.Format(m)
}
