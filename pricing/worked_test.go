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
	{"compshare-be-4090-24G day", "compshare.cn billing page", // 36.73 ÷ 1.66 = 22 h 07 min 36 s
		work(1, "24", "24") + offer("hourly = 1.66") + term("day", 1, "36.73"), "hourly 39.84, day 36.73, day [{1328 1440}]"},
	{"compshare-be-4090-24G month", "the same", // 1001.95 ÷ 1.66 ÷ 30 = 20 h 07 min 11 s
		work(30, "24", "24") + offer("hourly = 1.66") + term("month", 30, "1001.95"), "hourly 1195.20, month 1001.95, month [{1208 1440}]"},
	{"featurize-be-3090", "louis-she/featurize-doc prices.md", // 420 ÷ 3.6 ÷ 7 = 16 h 40 min, to the minute: a tie there
		work(7, "24", "24") + offer("hourly = 3.6") + term("week", 7, "420"), "hourly 604.80, week 420.00, week [{1000 1440}]"},
	{"featurize-be-3090 day and month", "the same", // 70 ÷ 3.6 = 19 h 26 min 40 s; 1500 ÷ 3.6 ÷ 30 = 13 h 53 min 20 s
		work(30, "24", "24") + offer("hourly = 3.6") + term("day", 1, "70") + term("month", 30, "1500"),
		"hourly 2592.00, day 2100.00, month 1500.00, day [{1167 1440}], month [{834 1440}]"},
	{"featurize-be-3090 8 days", "the same", // 192 h × 3.6; the mix of a week and a day is 490.00 (TestMix)
		work(8, "24", "24") + offer("hourly = 3.6") + term("month", 30, "1500"), "hourly 691.20, month 1500.00, month []"},
	{"featurize-be-2080Ti", "the same", // 860 ÷ 2 ÷ 30 = 14 h 20 min; 38 ÷ 2 = 19 h
		work(30, "24", "24") + offer("hourly = 2") + term("day", 1, "38") + term("month", 30, "860"),
		"hourly 1440.00, day 1140.00, month 860.00, day [{1140 1440}], month [{860 1440}]"},
	{"featurize-be-2080Ti week", "the same", // 230 ÷ 2 ÷ 7 = 16 h 25 min 43 s
		work(7, "24", "24") + offer("hourly = 2") + term("week", 7, "230"), "hourly 336.00, week 230.00, week [{986 1440}]"},
	{"featurize-be-1660", "the same", // 12 ÷ 0.9 = 13 h 20 min; 225 ÷ 0.9 ÷ 30 = 8 h 20 min
		work(30, "24", "24") + offer("hourly = 0.9") + term("day", 1, "12") + term("month", 30, "225"),
		"hourly 648.00, day 360.00, month 225.00, day [{800 1440}], month [{500 1440}]"},
	{"featurize-be-1660 week", "the same", // 60 ÷ 0.9 ÷ 7 = 9 h 31 min 26 s
		work(7, "24", "24") + offer("hourly = 0.9") + term("week", 7, "60"), "hourly 151.20, week 60.00, week [{572 1440}]"},
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
	{"cap-hit", "the same", // 672 h × 0.5774 = 388.0128; the page caps at a sum of 388, which is a cent less
		work(30, "24", "24") + offer("hourly = 0.5774\nmonth_cap_hours = 672\nrounding = \"floor\""), "hourly 388.01"},
	{"cap-mix", "the same, a smaller size for the rest of the month", // 78 h × 0.253 = 19.734; with the 384.54 above 404.27 in all
		work(6, "13", "13") + offer("hourly = 0.253\nrounding = \"floor\""), "hourly 19.73"},
	{"cap-upgrade", "the same, 200 h of the small size", work(20, "10", "10") + offer("hourly = 0.253"), "hourly 50.60"},
	{"cap-upgrade large", "the same, then 472 h of the large one", // 272.5328; 323.13 in all
		work(59, "8", "8") + offer("hourly = 0.5774"), "hourly 272.53"},
	{"huawei-600s", "support.huaweicloud.com ecs_billing_2003", // 600 s of 36 an hour
		work(1, `"10m"`, "1") + offer("hourly = 36"), "hourly 6.00"},
	{"vast-10min", "vast-ai/docs billing.mdx", work(1, `"10m"`, "1") + offer("hourly = 6"), "hourly 1.00"},
	{"ovh-2 workspace", "ovh/docs quantum computing billing", // (100 − 10) GB × 0.01, whole for 10 days that it stands there
		"month = \"240h\"\n" + work(10, "0", "1") + disk("100GB") + offer("hourly = 0") + space("free = \"10GB\"\nprice = 0.01", "GB-month"), "hourly 0.90"},
	{"ovh-deploy-3", "ovh/docs deploy_guide_06", // 5 h of one replica; 15.44 in all
		work(1, "5", "5") + offer("hourly = 1.93"), "hourly 9.65"},
	{"ovh-deploy-3 three", "the same, 1 h of three", work(1, "1", "1") + "instances = 3\n" + offer("hourly = 1.93"), "hourly 5.79"},
	{"coreweave-hour-rate", "docs.coreweave.com pricing-storage", // a day of a million GB: 10⁶ × 0.11 × 24 ÷ 720, 152.78 an hour
		work(1, "0", "1") + disk("1000000GB") + offer("hourly = 0") + space("price = 0.11", "GB-month"), "hourly 3666.67"},
	{"llmtco-util", "llmtco.com utilization-breakeven", // 750 a month against 1.50 × 730 h, by the year: 9000 ÷ 1.5 ÷ 365 = 16 h 26 min 18 s of 24 are 0.685
		work(365, "24", "24") + offer("hourly = 1.5") + term("year", 365, "9000"), "hourly 13140.00, year 9000.00, year [{987 1440}]"},
	{"autodl-plan-1x1.32x5h", "a plan that quotes AutoDL, stored copy 71064147473", work(1, "5", "5") + offer("hourly = 1.32"), "hourly 6.60"},
	{"autodl-plan-1x1.88x20h", "the same", work(1, "20", "20") + offer("hourly = 1.88"), "hourly 37.60"},
	{"autodl-plan-2x1.88x20h", "the same", work(1, "20", "20") + "gpus = 2\n" + offer("hourly = 1.88"), "hourly 75.20"},
	{"W03", "getnable.com commitment calculator", // 40 % off pays above 60 % of the time: 14 h 24 min
		work(365, "24", "24") + offer("hourly = 1") + term("year", 365, "5256"), "hourly 8760.00, year 5256.00, year [{864 1440}]"},
	{"W10", "deploybase.ai reserved vs spot vs on demand", // 10 × 8760 h × (2.69 − 1.94) = 65,700, not the 84,000 that it claims
		work(365, "24", "24") + "instances = 10\n" + offer("hourly = 2.69") + term("year", 365, "16994.4"),
		"hourly 235644.00, year 169944.00, year [{1039 1440}]"},
	{"W10 80 %", "the same, used 80 % of the time", // 188,515.20 − 169,944 = 18,571.20
		work(365, "19.2", "24") + "instances = 10\nrestart = \"day\"\n" + offer("hourly = 2.69") + term("year", 365, "16994.4"),
		"hourly 188515.20, year 169944.00, year [{1039 1440}]"},
	{"W11", "gridstackhub.ai reserved vs spot", // 720 h: 1605.60 and 1288.80; 577.94 h of 720 are 19 h 15 min 52 s a day
		work(30, "24", "24") + offer("hourly = 2.23") + term("month", 30, "1288.8"), "hourly 1605.60, month 1288.80, month [{1156 1440}]"},
	{"W11 year", "the same by 8760 h", // 19,534.80 and 15,680.40; the page has 19,547
		work(365, "24", "24") + offer("hourly = 2.23") + term("year", 365, "15680.4"), "hourly 19534.80, year 15680.40, year [{1156 1440}]"},
	{"W12", "packet.ai gpu pricing models", // 35 % off: 65 % of 24 h
		work(365, "24", "24") + offer("hourly = 2.25") + term("year", 365, "12811.5"), "hourly 19710.00, year 12811.50, year [{936 1440}]"},
	{"W21", "community.99stack.com", // 730 h: 73 days of 10 h
		work(73, "10", "10") + offer("hourly = 0.01"), "hourly 7.30"},
	{"W21 672 h", "the same", work(30, "24", "24") + offer("hourly = 0.02\nmonth_cap_hours = 672"), "hourly 13.44"},
	{"W23a", "zhaojing828/cn JCS pricing", // 94 ÷ 0.32 = 293.75 h, ÷ 30 = 9 h 47.5 min
		work(30, "24", "24") + offer("hourly = 0.32") + term("month", 30, "94"), "hourly 230.40, month 94.00, month [{588 1440}]"},
	{"W23d", "the same", // 2939 ÷ 10.53 = 279.11 h, ÷ 30 = 9 h 18 min 13 s
		work(30, "24", "24") + offer("hourly = 10.53") + term("month", 30, "2939"), "hourly 7581.60, month 2939.00, month [{559 1440}]"},
	{"W23e", "the same, 1000 of them, so that cents do not decide", // 900 ÷ 1.3 = 692.31 h, ÷ 30 = 23 h 04 min 37 s
		work(30, "24", "24") + "instances = 1000\n" + offer("hourly = 0.0013") + term("month", 30, "0.9"), "hourly 936.00, month 900.00, month [{1385 1440}]"},
	{"W26", "zouaw.com", // 0.3 ÷ 0.5: 60 % of the time
		work(365, "24", "24") + offer("hourly = 0.5") + term("year", 365, "2628"), "hourly 4380.00, year 2628.00, year [{864 1440}]"},
	{"W30", "PierreBeucher/cloudypad aws.md", // 0.256 × 30 h = 7.68 and a disk of 8.00; the page has 15.67, of a price that it does not show
		work(30, "1", "1") + disk("100GB") + offer("hourly = 0.256") + space("price = 0.08", "GB-month"), "hourly 15.68"},
	{"W32", "the same, gcp.md", // (0.07 + 0.24) × 30 h = 9.30 and a disk of 10.00; the page has 19.31
		work(30, "1", "1") + disk("100GB") + offer("hourly = 0.31") + space("price = 0.1", "GB-month"), "hourly 19.30"},
	{"W37", "ubicloud/ubicloud pull 501", // 744 h where a month is 730 h: 1.0192 of the quoted 100
		"month = \"730h\"\n" + work(31, "0", "1") + disk("1GB") + offer("hourly = 0") + space("price = 100", "GB-month"), "hourly 101.92"},
	{"W40", "ec2instances.info, p2.xlarge", // 0.684 ÷ 0.9 = 76 % of 24 h are 18 h 14 min 24 s
		work(365, "24", "24") + offer("hourly = 0.9") + term("year", 365, "5991.84"), "hourly 7884.00, year 5991.84, year [{1095 1440}]"},
	{"W40 three years", "the same, 0.399 over three years, by the year", // 44.33 % of 24 h are 10 h 38 min 24 s
		work(365, "24", "24") + offer("hourly = 0.9") + term("year", 365, "3495.24"), "hourly 7884.00, year 3495.24, year [{639 1440}]"},
	{"W45", "llmcloudhub.com always-on", work(30, "24", "24") + offer("hourly = 1"), "hourly 720.00"},
	{"C06", "ubicloud/ubicloud pull 506", // 720 h × 0.10 = 72.00, capped at 672 h: under the 70.00 of a month at any use
		work(30, "24", "24") + offer("hourly = 0.1\nmonth_cap_hours = 672") + term("month", 30, "70"),
		"hourly 67.20, month 70.00, month []"},
	{"C38", "invoiceninja issue 10936", // 138.66 × 1.19 = 165.0054
		work(1, `"1h11m24s"`, "2") + offer("hourly = 138.66"), "hourly 165.01"},
}

func TestWorked(t *testing.T) {
	for _, w := range worked {
		t.Run(w.id, func(t *testing.T) { same(t, w.source, costs(t, w.plan), w.want) })
	}
}

// costs writes what the forms of the first offer cost, and where its terms pay.
func costs(t *testing.T, plan string) string {
	t.Helper()
	e := evaluate(t, plan)
	var got []string
	for _, q := range e.Offers[0].Quotes {
		got = append(got, q.Form+" "+e.Currency.Format(q.Total))
		same(t, q.Form+" complete", q.Complete, true)
	}
	for _, b := range e.Offers[0].Breakeven {
		got = append(got, b.Form+" "+fmt.Sprint(b.Spans))
	}
	return strings.Join(got, ", ")
}

// formulas are the vectors of formulas.json, topics 1 and 8 (T1, T8), that a plan can say.
var formulas = []struct{ id, plan, want string }{
	// the first of W02 again: 0.126 × 8760 and 648.24
	{"T1-P01", work(365, "24", "24") + offer("hourly = 0.126") + term("year", 365, "648.24"), "hourly 1103.76, year 648.24, year [{846 1440}]"},
	// 10 ÷ 672 = 0.014880952 an hour: 336 h are 14 days, 700 h 30 days of 23 h 20 min
	{"T1-P07", work(14, "24", "24") + offer("hourly = 0.014880952\nmonth_cap_hours = 672"), "hourly 5.00"},
	{"T1-P08", work(30, `"23h20m"`, "24") + offer("hourly = 0.014880952\nmonth_cap_hours = 672"), "hourly 10.00"},
	// 65 minutes are two hours, 10 s a minute, at 60 an hour
	{"T1-P09", work(1, `"65m"`, "2") + offer("hourly = 1\nincrement = \"1h\""), "hourly 2.00"},
	// a month of 730 h is a twelfth of a year: 1 GB at 1 a month is 12 in 365 days
	{"T8-P05", "month = \"730h\"\n" + work(365, "0", "1") + disk("1GB") + offer("hourly = 0") + space("price = 1", "GB-month"), "hourly 12.00"},
	// February has 672 h, the whole cap; a longer month pays no more
	{"T8-P06", work(28, "24", "24") + offer("hourly = 1\nmonth_cap_hours = 672"), "hourly 672.00"},
	{"T8-P06, 30 days", work(30, "24", "24") + offer("hourly = 1\nmonth_cap_hours = 672"), "hourly 672.00"},
	{"T1-P12", work(1, `"10s"`, "1") + offer("hourly = 60\nminimum = \"60s\""), "hourly 1.00"},
	// 730 h: 73 days of 10 h; 8760 h: a year
	{"T1-P13", work(73, "10", "10") + "instances = 3\n" + offer("hourly = 0.1"), "hourly 219.00"},
	{"T1-P13 year", work(365, "24", "24") + "instances = 3\n" + offer("hourly = 0.1"), "hourly 2628.00"},
	// half of 1.00 an hour in advance: 4380, and 0.50 × 8760 on top
	{"T1-P15", work(365, "24", "24") + offer("") + term("year", 365, "4380") + "hourly = 0.5\n", "year 8760.00"},
	// 22 active days of one session with 5 min before it: 600 ÷ 44 = 818.18 min on; at 813 min it is 818, at 814 it is 819
	{"T1-D03", work(30, "6", "24") + "days_per_week = 5\nrestart = \"day\"\nsetup = \"5m\"\n" + offer("hourly = 2\nincrement = \"1m\"") + term("month", 30, "600"),
		"hourly 267.67, month 600.00, month [{814 1440}]"},
	// four sessions of a quarter each, as four instances at a quarter of the price: 1 h 50 min and 10 min before it fill two hours
	// (360 in all), a minute more begins a third one (540). 4 × 110 min = 7.333 h
	{"T1-D04", work(30, "2", "24") + "instances = 4\nrestart = \"day\"\nsetup = \"10m\"\n" + offer("hourly = 1.5\nincrement = \"1h\"") + term("month", 30, "125"),
		"hourly 540.00, month 500.00, month [{111 1440}]"},
	// 24 h × 30 × 0.5 = 360
	{"T1-D06", work(30, "24", "24") + "setup = \"1m\"\n" + offer("hourly = 0.5\nincrement = \"1m\"") + term("month", 30, "600"), "hourly 360.00, month 600.00, month []"},
	// two months for 45 days, two cards: 1200. 400 min × 45 × 2 × 2 is a tie, from 391 min on in steps of ten
	{"T1-D07", work(45, "6", "24") + "gpus = 2\n" + offer("hourly = 2\nincrement = \"10m\"") + term("month", 30, "300"),
		"hourly 1080.00, month 1200.00, month [{391 1440}]"},
	// 6 TB at 0.10 on and 0.20 off, with the month 650 + 600. In billed hour j: 30 j + 1200 − 25 h against 1250, so h ≤ 1.2 j − 2;
	// the tie at 10 h joins the last two of its six intervals
	{"T1-D11", work(30, "6", "24") + disk("6000GB") + offer("hourly = 1\nincrement = \"1h\"") + term("month", 30, "1250") +
		space("price = 0.1\nstopped = 2\nincluded_in_term = true", "GB-month"),
		"hourly 1230.00, month 1250.00, month [{301 312} {361 384} {421 456} {481 528} {541 1440}]"},
	// 30-day terms, two for 60 days; calendar months from 31 January would be three
	{"T1-D22", work(60, "1", "1") + offer("hourly = 1") + term("month", 30, "100"), "hourly 60.00, month 200.00, month [{200 1440}]"},
}

func TestFormulas(t *testing.T) {
	for _, f := range formulas {
		t.Run(f.id, func(t *testing.T) { same(t, f.id, costs(t, f.plan), f.want) })
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

// Prices that Compshare shows to members: the list price times the factor, cut off (bills.json).
func TestMemberPrice(t *testing.T) {
	for _, c := range []struct{ id, list, factor, want string }{
		{"compshare-member-3080Ti-0.95", "0.74", "0.95", "0.7"},
		{"compshare-member-P40-0.95", "0.67", "0.95", "0.63"}, {"compshare-member-P40-0.93", "0.67", "0.93", "0.62"},
		{"compshare-member-A800-0.95", "6.23", "0.95", "5.91"}, {"compshare-member-A800-0.93", "6.23", "0.93", "5.79"},
		{"compshare-member-A800-0.90", "6.23", "0.90", "5.6"}, {"not a member", "6.23", "1", "6.23"},
	} {
		e := evaluate(t, work(1, "1", "1")+offer("rounding = \"floor\"\nhourly = "+c.list+"\nmember = "+c.factor))
		same(t, c.id, e.Offers[0].Quotes[0].Charges[0].UnitPrice, c.want)
	}
}

// A night forgotten: 8 h 07 min 12 s at 8 are 64.96, published as about 65 (W33, radarrender.com). Four of 16 h at 24.48 are
// 1,566.72 (W34, dijipilot.com).
func TestForgotten(t *testing.T) {
	for _, c := range []struct {
		days         int
		idle, hourly string
		want         string
	}{{1, "8h7m12s", "8", "64.96"}, {4, "16h", "24.48", "1566.72"}} {
		e := evaluate(t, work(c.days, `"7m30s"`, "1")+"idle = \""+c.idle+"\"\n"+offer("hourly = "+c.hourly))
		w := e.Offers[0].Waste[0]
		same(t, w.Key, e.Currency.Format(w.Cost), c.want)
		same(t, "boots", w.Basis.Boots, c.days)
	}
}

// 1,000 GB at 100 a GB-month for a day, in months of 30, 31, 28 and 29 days: 24 h of them (W36, apache/cloudstack pull 7210).
func TestMonthLength(t *testing.T) {
	for month, want := range map[string]string{"720h": "3333.33", "744h": "3225.81", "672h": "3571.43", "696h": "3448.28"} {
		plan := work(1, "0", "1") + disk("1000GB") + offer("hourly = 0") + space("price = 100", "GB-month")
		same(t, month, costs(t, fmt.Sprintf("month = %q\n", month)+plan), "hourly "+want)
	}
}

// 1400 a month of 730 h are 1.9178 an hour of use, published as 1.92: by the year 16,800 over 8760 h (W16, a post on savings plans).
func TestCommittedHour(t *testing.T) {
	p := readPlan(t, work(365, "24", "24")+offer("")+term("year", 365, "16800"))
	e := evaluated(t, p)
	f, ok := pricing.PerHour.Factor(&p, &e.Offers[0].Quotes[0], e.Currency)
	hour, err := f.Money(e.Offers[0].Quotes[0].Total)
	if !ok || err != nil {
		t.Fatal(ok, err)
	}
	same(t, "an hour", e.Currency.Format(hour), "1.92")
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
