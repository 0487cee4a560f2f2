package pricing_test

import (
	"fmt"
	"strings"
	"testing"

	"app/gpuplan/pricing"
)

// worked are sums that others published or that a bill shows, each with its source; the comment has the sum on paper.
var worked = []struct {
	id     string // in the shared vectors, worked-examples.json (W), bills.json or cases.json (C)
	source string
	plan   string
	want   string // "form total …", then "form spans …" where the breakeven is known
}{
	{"W02", "blog.cloudability.com, reserved instance break-even point",
		// a year: 0.126 × 8760 = 1103.76, committed 0.074 × 8760 = 648.24; equal at 648.24 ÷ 1103.76 × 24 h = 14 h 05 min 43 s
		work(365, "24", "24") + offer("hourly = 0.126") + term("year", 365, "648.24"),
		"hourly 1103.76, year 648.24, year [{846 1440}]"},
	{"W02 half", "the same, used half the time",
		work(365, "12", "12") + offer("hourly = 0.126") + term("year", 365, "648.24"),
		"hourly 551.88, year 648.24, year [{846 1440}]"},
	{"W07", "hacecuentas.com GPU rental calculator",
		work(20, "4", "4") + offer("hourly = 0.22"), "hourly 17.60"}, // 80 h
	{"W19", "docs.fuga.cloud: hourly = month ÷ 672, capped",
		// 100 ÷ 672 = 0.148809524; 720 h are capped at 672
		work(30, "24", "24") + offer("hourly = 0.148809524\nmonth_cap_hours = 672"), "hourly 100.00"},
	{"W19 600 h", "the same", // 600 × 0.148809524 = 89.2857
		work(30, "20", "20") + offer("hourly = 0.148809524\nmonth_cap_hours = 672"), "hourly 89.29"},
	{"W22", "api.linode.com types",
		// 1000 ÷ 1.50 = 666.67 h, ÷ 30 = 22 h 13 min 20 s
		work(30, "6", "24") + offer("hourly = 1.5") + term("month", 30, "1000"),
		"hourly 270.00, month 1000.00, month [{1334 1440}]"},
	{"W24", "docs.dler.io pay as you go", // 100 h × 0.069 = 6.90; 50 × 0.80 = 40; 720 h × 0.069 = 49.68, under the 50 of a month
		work(25, "4", "4") + data("50GB", "out", "once") + offer("hourly = 0.069") + term("month", 30, "50") + "[offer.traffic]\nout_per_gb = 0.8\n",
		"hourly 46.90, month 90.00, month []"},
	{"W29", "PierreBeucher/cloudypad docs/src/cost/aws.md", // 10 h × 0.163 = 1.63; 100 GB × 0.08 = 8.00
		work(30, `"20m"`, "1") + disk("100GB") + offer("hourly = 0.163") + space(`price = 0.08`, "GB-month"), "hourly 9.63"},
	{"autodl-527s", "grenbel/autodl-autogpu README, a real bill", // 527 ÷ 3600 × 0.98 = 0.1435
		work(1, `"8m47s"`, "1") + offer("hourly = 0.98"), "hourly 0.14"},
	{"autodl-527s up", "the same, rounded up",
		work(1, `"8m47s"`, "1") + offer("hourly = 0.98\nrounding = \"ceil\""), "hourly 0.15"},
	{"cn-disk-450", "a Chinese rental, stored copy 57382525340", // (500 − 50) GB × 0.01
		work(1, "0", "1") + disk("500GB") + offer("hourly = 0") + space("free = \"50GB\"\nprice = 0.01", "GB-day"), "hourly 4.50"},
	{"compshare-be day", "compshare.cn billing page", // 36.73 ÷ 1.66 = 22 h 07 min 36 s
		work(1, "24", "24") + offer("hourly = 1.66") + term("day", 1, "36.73"), "hourly 39.84, day 36.73, day [{1328 1440}]"},
	{"compshare-be month", "the same", // 1001.95 ÷ 1.66 ÷ 30 = 20 h 07 min 11 s
		work(30, "24", "24") + offer("hourly = 1.66") + term("month", 30, "1001.95"), "hourly 1195.20, month 1001.95, month [{1208 1440}]"},
	{"featurize-be 3090", "louis-she/featurize-doc prices.md", // 420 ÷ 3.6 ÷ 7 = 16 h 40 min, to the minute: a tie there
		work(7, "24", "24") + offer("hourly = 3.6") + term("week", 7, "420"), "hourly 604.80, week 420.00, week [{1000 1440}]"},
	{"featurize-be 2080Ti", "the same", // 860 ÷ 2 ÷ 30 = 14 h 20 min
		work(30, "24", "24") + offer("hourly = 2") + term("month", 30, "860"), "hourly 1440.00, month 860.00, month [{860 1440}]"},
	{"featurize-be 1660", "the same", // 12 ÷ 0.9 = 13 h 20 min
		work(1, "24", "24") + offer("hourly = 0.9") + term("day", 1, "12"), "hourly 21.60, day 12.00, day [{800 1440}]"},
	{"lambda-fs-month", "docs.lambda.ai billing", // 1000 × 0.20
		work(30, "0", "1") + disk("1000GB") + offer("hourly = 0") + space("price = 0.2", "GB-month"), "hourly 200.00"},
	{"lambda-fs-day", "the same", // 200 ÷ 30
		work(1, "0", "1") + disk("1000GB") + offer("hourly = 0") + space("price = 0.2", "GB-month"), "hourly 6.67"},
	{"ebs-31gb-24h", "aws.amazon.com knowledge center", // 31 GB × 24 h of 744 h is one GB-month
		"month = \"744h\"\n" + work(1, "0", "1") + disk("31GB") + offer("hourly = 0") + space("price = 1", "GB-month"), "hourly 1.00"},
	{"vast-ondemand-month", "vast-ai/docs reserved-instances.mdx",
		work(30, "24", "24") + offer("hourly = 1"), "hourly 720.00"},
	{"ovh-2", "ovh/docs quantum computing billing", // 1.93 × 2 cards × 10 h
		work(1, "10", "10") + "gpus = 2\n" + offer("hourly = 1.93"), "hourly 38.60"},
	{"ovh-4", "the same", // 0.03 × 15 × 5 h
		work(1, "5", "5") + "instances = 15\n" + offer("hourly = 0.03"), "hourly 2.25"},
	{"openrelay-720", "api-evangelist/openrelay plans", // 0.29 × 720
		work(30, "24", "24") + offer("hourly = 0.29"), "hourly 208.80"},
	{"hardlight-24s", "docs.hardlightsim.com", // 24 ÷ 3600 × 2.99 = 0.01993
		work(1, `"24s"`, "1") + offer("hourly = 2.99"), "hourly 0.02"},
	{"databend-320s", "databendlabs/databend-docs pull 1634", // 0.00125 a second is 4.50 an hour
		work(1, `"320s"`, "1") + offer("hourly = 4.5"), "hourly 0.40"},
	{"daily-usage-1", "hacecuentas.com", // 0.42 × 6 × 22
		work(22, "6", "6") + offer("hourly = 0.42"), "hourly 55.44"},
	{"daily-usage-2", "hacecuentas.com", // 2 × 2 × 20 × 30
		work(30, "20", "20") + "gpus = 2\n" + offer("hourly = 2"), "hourly 2400.00"},
	{"cap-below", "Cloudways on DigitalOcean and Vultr", // 37 × 18 h = 666 h × 0.5774 = 384.5484, printed cut off
		work(37, "18", "18") + offer("hourly = 0.5774\nmonth_cap_hours = 672\nrounding = \"floor\""), "hourly 384.54"},
	{"cap-480", "systemongrid.com", // 480 h × 0.01 = 4.80, never over 450 h
		work(20, "24", "24") + offer("hourly = 0.01\nmonth_cap_hours = 450"), "hourly 4.50"},
	{"C06", "ubicloud/ubicloud pull 506", // 720 h × 0.10 = 72.00, capped at 672 h: under the 70.00 of a month at any use
		work(30, "24", "24") + offer("hourly = 0.1\nmonth_cap_hours = 672") + term("month", 30, "70"),
		"hourly 67.20, month 70.00, month []"},
	{"C38", "invoiceninja issue 10936", // 138.66 × 1.19 = 165.0054
		work(1, `"1h11m24s"`, "2") + offer("hourly = 138.66"), "hourly 165.01"},
}

func TestWorked(t *testing.T) {
	for _, w := range worked {
		t.Run(w.id, func(t *testing.T) {
			e := evaluate(t, w.plan)
			var got []string
			for _, q := range e.Offers[0].Quotes {
				got = append(got, q.Form+" "+e.Currency.Format(q.Total))
				same(t, q.Form+" complete", q.Complete, true)
			}
			for _, b := range e.Offers[0].Breakeven {
				got = append(got, b.Form+" "+fmt.Sprint(b.Spans))
			}
			same(t, w.source, strings.Join(got, ", "), w.want)
		})
	}
}

// The free 100 GB of a month and 0.09 beyond; 337.5 − 100 = 237.5 GB are 21.375, published as 21.38 (W31, cloudypad aws.md).
func TestTrafficAllowance(t *testing.T) {
	for size, want := range map[string]string{
		"67.5GB": "0.00", "135GB": "3.15", "270GB": "15.30", "337.5GB": "21.38", "405GB": "27.45", "675GB": "51.75",
	} {
		e := evaluate(t, work(30, "1", "1")+data(size, "out", "once")+offer("hourly = 0")+
			"[offer.traffic]\nout_per_gb = 0.09\nfree_gb = 100\n")
		same(t, size, e.Currency.Format(e.Offers[0].Quotes[0].Parts[pricing.Traffic]), want)
	}
}

// Prices that Compshare shows to members: the list price times the factor, cut off (bills.json, compshare-member).
func TestMemberPrice(t *testing.T) {
	for _, c := range []struct{ list, factor, want string }{
		{"0.74", "0.95", "0.7"}, {"0.67", "0.95", "0.63"}, {"0.67", "0.93", "0.62"},
		{"6.23", "0.95", "5.91"}, {"6.23", "0.93", "5.79"}, {"6.23", "0.90", "5.6"}, {"6.23", "1", "6.23"},
	} {
		e := evaluate(t, work(1, "1", "1")+offer("rounding = \"floor\"\nhourly = "+c.list+"\nmember = "+c.factor))
		same(t, c.list+" × "+c.factor, e.Offers[0].Quotes[0].Charges[0].UnitPrice, c.want)
	}
}

// A night forgotten four times: 64 h idle at 24.48 are 1,566.72 (W34, dijipilot.com).
func TestForgotten(t *testing.T) {
	e := evaluate(t, work(4, `"7m30s"`, "1")+"idle = \"16h\"\n"+offer("hourly = 24.48"))
	w := e.Offers[0].Waste[0]
	same(t, w.Key, e.Currency.Format(w.Cost), "1566.72")
	same(t, "boots", w.Basis.Boots, 4)
}

// An offer without a price is never first and never 0 (C12, infracost issue 3270).
func TestNoPrice(t *testing.T) {
	e := evaluate(t, work(30, "2", "2")+offer(`hourly = "unknown"`)+named("B", "hourly = 0.5"))
	same(t, "best", e.Offers[e.Best.Offer].Name, "B")
	same(t, "unknown is complete", e.Offers[0].Quotes[0].Complete, false)
	same(t, "unknown is decided", e.Offers[0].Verdict.Decided, false)
	same(t, "winner", e.Offers[0].Verdict.Quote, -1)
	same(t, "ladder", len(e.Offers[0].Ladder), 0)
	same(t, "warning", fmt.Sprint(e.Warnings), "[{price.unknown A hourly 0s}]")
}
