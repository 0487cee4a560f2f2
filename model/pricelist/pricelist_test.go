package pricelist_test

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"app/gpuplan/model/pricelist"
	"app/gpuplan/model/unit"
)

// rows reads a list to its end.
func rows(t *testing.T, list string, m pricelist.Mapping) ([]pricelist.Row, *pricelist.List) {
	t.Helper()
	l, err := pricelist.Open(strings.NewReader(list), m)
	if err != nil {
		t.Fatal(err)
	}
	var all []pricelist.Row
	for {
		row, err := l.Next()
		if errors.Is(err, io.EOF) {
			return all, l
		}
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, row)
	}
}

// told writes what a row says: line, card, cards, memory, prices by the hour, spot and by the month, region.
func told(r pricelist.Row) string {
	hourly, _ := r.Hourly.PerHour().Value()
	spot, _ := r.Spot.PerHour().Value()
	month, _ := r.Monthly.Money().Value()
	s := fmt.Sprintf("%d|%s|%s|%s|%s|%s|%s|%s", r.Line, r.Title(), r.Cards, r.VRAM, hourly, spot, month, r.Region)
	if r.Doubt {
		s += "|doubt"
	}
	return s
}

// The lists are made up; their heads and their dirt are those of the lists that people have: SkyPilot's catalogue of Vast.ai
// (every spot price 0.00, regions with commas, 40 and 80 GB under one name), the-full-stack/website's cloud-gpus.csv (per-card
// prices that contradict, totals left out), a table derived of GCP's (parts of a card, holes), Linode's and Tencent Cloud's.
var layouts = []struct {
	name, list string
	want       []string
}{
	{"SkyPilot", `InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,GpuInfo,Price,SpotPrice,Region
1x-A100,A100,1,32,64.0,"{'Gpus': [{'Name': 'A100', 'Count': 1, 'MemoryInfo': {'SizeInMiB': 40960}}], 'TotalGpuMemoryInMiB': 40960}",0.67,0.00,"France, FR, EU"
2x-A100,A100,2,32,64.0,"{'Gpus': [{'Name': 'A100', 'Count': 2, 'MemoryInfo': {'SizeInMiB': 163840}}], 'TotalGpuMemoryInMiB': 163840}",1.48,0.00,", US, NA"
1x-4090,RTX4090,1.0,32,64.0,"{'Gpus': [{'Name': 'RTX4090', 'Count': 1}], 'TotalGpuMemoryInMiB': 24564}",0.40,0.11,
cpu,,,32,64.0,,0.10,0.02,
`, []string{"2|A100|1|40GB|0.67|0|0|France, FR, EU", "3|A100|2|80GB|1.48|0|0|, US, NA", "4|RTX4090|1|24GB|0.4|0.11|0|", "5|cpu|0|0GB|0.1|0.02|0|"}},

	{"cloud-gpus", `Cloud,GPU Type,GPU Arch,GPUs,GPU RAM,vCPUs,RAM,On-demand,Per-GPU,Spot,Name
One,A100 (80 GB),Ampere,8,640,96,1152,40.97,5.12,,big
Two,A4000 (16 GB),Ampere,8,64,64,128,2.99,0.30,,
Three,A5000 (24 GB),Ampere,2,48,8,16,1.10,0.52,,
Four,T4,Turing,2,32,8,16,,0.25,,
Five,A10,Ampere,1,24,30,200,Enquire,,,
Six,A10,Ampere,1,24,30,200,$-,,,
`, []string{
		"2|A100 (80 GB)|8|80GB|40.97|0|0|",
		"3|A4000 (16 GB)|8|16GB|2.99|0|0||doubt", // 8 x 0.30 = 2.40, 59 cents less
		"4|A5000 (24 GB)|2|24GB|1.1|0|0||doubt",  // 2 x 0.52 = 1.04, 6 cents less where 2 may come of rounding
		"5|T4|2|16GB|0.5|0|0|",                   // 2 x 0.25
		"6|A10|1|24GB|0|0|0|", "7|A10|1|24GB|0|0|0|",
	}},

	{"GCP", `provider,instance,gpu,gpu_count,vcpu,ram_gb,local_ssd_gb,region,hour_usd,hour_spot_usd,month_usd,month_spot_usd,month_1y_usd,month_3y_usd
gcp,a,a100-80gb,1,12,85,,asia-east1,4.80478794,0.65224,3507.4951962,476.1352,2209.6977798,1227.64575595
gcp,b,rtx6000,0.125,12,85,,asia-east1,0.5,,365,,,
`, []string{"2|a100-80gb|1|80GB|4.80478794|0.65224|0|asia-east1", "3|rtx6000|0.125|0GB|0.5|0|0|asia-east1"}},

	{"Vast.ai", `{"success": true, "meta": {"tags": ["x"]}, "offers": [
  {"id": 7, "gpu_name": "RTX 4090", "num_gpus": 2, "gpu_ram": 24564, "dph_total": 0.33333333333333331, "min_bid": 0.0, "geolocation": "Taiwan, TW", "verified": true, "tags": []},
  {"id": 8, "gpu_name": "A40", "num_gpus": 1, "gpu_ram": 46068, "dph_total": null, "geolocation": null}]}`,
		[]string{"1|RTX 4090|2|24GB|0.333333333|0|0|Taiwan, TW", "2|A40|1|45GB|0|0|0|"}},

	{"Linode", "id,hourly_usd,monthly_usd\ng1-gpu-rtx6000-1,1.5,1000.0\ng1-gpu-rtx6000-2,3.0,2000.0\n",
		[]string{"2|rtx6000|1|0GB|1.5|0|1000|", "3|rtx6000|2|0GB|3|0|2000|"}},

	{"Tencent Cloud", "实例规格,GPU,GPU显存,vCPU,内存,按量计费\nGN6S.L,2颗,16GB,8核,40GB,2.22USD/hr\nGN7.L,1/4颗 vGPU,4GB,4,20,0.49USD/hr\n",
		[]string{"2|GN6S.L|2|8GB|2.22|0|0|", "3|GN7.L|0.25|16GB|0.49|0|0|"}},
}

func TestLayouts(t *testing.T) {
	for _, test := range layouts {
		t.Run(test.name, func(t *testing.T) {
			all, l := rows(t, test.list, nil)
			if l.Layout().Name != test.name {
				t.Errorf("taken for %q", l.Layout().Name)
			}
			if len(all) != len(test.want) {
				t.Fatalf("%d rows, want %d", len(all), len(test.want))
			}
			for i, want := range test.want {
				if got := told(all[i]); got != want {
					t.Errorf("got  %s\nwant %s", got, want)
				}
			}
		})
	}
}

// A mapping says what columns of any name hold, and wins over their names.
func TestMapping(t *testing.T) {
	const list = "Model;Qty;Rate per GPU;price\nNVIDIA L4;2;0,75 €;9\n"
	all, _ := rows(t, list, pricelist.Mapping{"card": "model", "count": " Qty ", "card_price": "Rate per GPU", "price": "Rate per GPU"})
	if got, want := told(all[0]), "2|NVIDIA L4|2|0GB|0.75|0|0||doubt"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	all, _ = rows(t, "card,count,card_price\nL4,2,0.75\n", nil) // 2 x 0.75
	if got, want := told(all[0]), "2|L4|2|0GB|1.5|0|0|"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	all, _ = rows(t, "card,count,price\nL4,4,$0.75/GPU/hr\n", nil) // 4 x 0.75
	if got, want := told(all[0]), "2|L4|4|0GB|3|0|0|"; got != want || all[0].Hourly.Currency() != "USD" {
		t.Errorf("got %s in %s, want %s in USD", got, all[0].Hourly.Currency(), want)
	}
}

func TestPricesThatAreNone(t *testing.T) {
	for cell, want := range map[string]pricelist.State{
		"": pricelist.Missing, "$-": pricelist.Missing, "Enquire": pricelist.Missing, "0.00": pricelist.Missing, "$0": pricelist.Missing, "N/A": pricelist.Missing,
		"询价": pricelist.Missing, "  ": pricelist.Missing,
		"from $1.20": pricelist.Unreadable, "1.20-1.80": pricelist.Unreadable, "30/month": pricelist.Unreadable, "-2": pricelist.Unreadable,
		"1e3": pricelist.Unreadable, "999999999999": pricelist.Unreadable, "12 (24/7)": pricelist.Unreadable,
		"1.98": pricelist.Known, "¥1.98/小时": pricelist.Known, "￥１．９８": pricelist.Known, "1.11USD/hr": pricelist.Known, "0.1000000000000001": pricelist.Known,
	} {
		all, _ := rows(t, "card,price\nL4,\""+cell+"\"\n", nil)
		if p := all[0].Hourly; p.State != want || p.PerHour().IsKnown() != (want == pricelist.Known) || p.Text != strings.TrimSpace(cell) {
			t.Errorf("%q: state %d, want %d; text %q", cell, p.State, want, p.Text)
		}
	}
}

func TestMemoryAsItIsSold(t *testing.T) {
	for cell, want := range map[string]string{
		"24": "24GB", "24 GB": "24GB", "24GiB": "24GB", "24564": "24GB", "24564 MiB": "24GB", "81559": "80GB", "141": "141GB", "1.5TB": "1500GB", "24.5": "24500MB", "22.5 GB": "22500MB", "lots": "0GB", "": "0GB", "500MB": "500MB",
	} {
		all, _ := rows(t, "card,vram,price\nX,"+cell+",1\n", nil)
		if got := all[0].VRAM.String(); got != want {
			t.Errorf("%q: got %s, want %s", cell, got, want)
		}
	}
}

func TestCards(t *testing.T) {
	for cell, want := range map[string]string{"": "1", "8": "8", "x2": "2", "0.5": "0.5", "1/8": "0.125", "4x": "4", "0": "0", "1/0": "0", "1.2.3": "0", "/": "0", "-": "1",
		"-1": "0", "1,000": "0", "1e9": "0", "1-8": "0", "a8": "0", "8 x A100": "8", "n/a": "1",
	} {
		all, _ := rows(t, "card,count,price\nX,"+`"`+cell+`",1`+"\n", nil)
		if got := all[0].Cards.String(); got != want {
			t.Errorf("%q: got %s, want %s", cell, got, want)
		}
	}
}

// A currency stands in the cell, in a column of its own, or goes without saying in a list that is known.
func TestCurrency(t *testing.T) {
	all, _ := rows(t, "card,price,currency\nA,1,EUR\nB,1,元\nC,$1,EUR\nD,1,\nE,1,doubloons\n", nil)
	for i, want := range []string{"EUR", "CNY", "USD", "", "doubloons"} {
		if got := all[i].Hourly.Currency(); got != want {
			t.Errorf("row %d: got %q, want %q", i, got, want)
		}
	}
	c := pricelist.Choice{Currency: "AUD"} // $ may be Australian, and a bare 1 may be anything
	for i, want := range []pricelist.Reason{pricelist.OtherCurrency, pricelist.OtherCurrency, pricelist.Wanted, pricelist.Wanted, pricelist.OtherCurrency} {
		if _, got := c.Offer(&all[i]); got != want {
			t.Errorf("row %d: got %s, want %s", i, got.Key(), want.Key())
		}
	}
	first := pricelist.Choice{}
	for i := range all {
		first.Offer(&all[i])
	}
	if first.Currency != "EUR" {
		t.Errorf("the first row's currency is %q, want EUR", first.Currency)
	}
}

var names = []struct {
	name, asked string
	want        bool
}{
	{"RTX 4090", "rtx4090", true}, {"RTX4090", "4090", true}, {"RTX_4090", "RTX-4090", true}, {"GeForce RTX 4090", "rtx 4090", true},
	{"A100_SXM4", "A100", true}, {"A100 (80 GB)", "a100", true}, {"a100-80gb", "A100 80GB", true}, {"A10G (24 GB)", "A10", false},
	{"A100", "A10", false}, {"RTX4090", "090", false}, {"RTX4090", "RTX", false}, {"RTXA6000", "A6000", true}, {"RTX A6000", "A6000", true},
	{"Michigan, US, NA", "us", true}, {"Australia, AU, OC", "us", false}, {"us-east1", "US", true}, {"华北-北京", "北京", true}, {"Hong Kong, HK", "hong kong", true},
	{"", "", true}, {"X", "", true}, {"", "X", false}, {"X", "-", false},
}

func TestNamesDifferInSpacing(t *testing.T) {
	for _, n := range names {
		row := pricelist.Row{Card: n.name}
		if got := row.IsCalled(n.asked); got != n.want {
			t.Errorf("%q has %q: got %v", n.name, n.asked, got)
		}
	}
}

func TestChoice(t *testing.T) {
	all, _ := rows(t, "card,count,vram,price,spot,month,region\n"+
		"A,1,24,1,,,US\nB,1,,1,,,US\nC,0.5,24,1,,,US\nD,1,80,1,0.5,,EU\nE,1,24,Enquire,,500,US\nF,0,,1,,,\nG,1,24,1,two or 3,,US\n", nil)
	at24 := pricelist.Choice{Least: 24 * unit.GB, Most: 48 * unit.GB, Cards: 1, Region: "US"}
	spot := pricelist.Choice{Spot: true, Cards: 1}
	for i, want := range []struct{ at24, spot pricelist.Reason }{
		{pricelist.Wanted, pricelist.NoPrice}, {pricelist.NoMemory, pricelist.NoPrice}, {pricelist.FewCards, pricelist.FewCards},
		{pricelist.PassedOver, pricelist.Wanted}, {pricelist.Wanted, pricelist.NoPrice}, {pricelist.NoCard, pricelist.NoCard},
		{pricelist.Wanted, pricelist.OddPrice},
	} {
		_, got := at24.Offer(&all[i])
		_, gotSpot := spot.Offer(&all[i])
		if got != want.at24 || gotSpot != want.spot {
			t.Errorf("%s: got %q and %q, want %q and %q", all[i].Card, got.Key(), gotSpot.Key(), want.at24.Key(), want.spot.Key())
		}
	}
	o, _ := at24.Offer(&all[4]) // its hour is not known, its month is
	if !o.Hourly.IsLeftOut() || len(o.Terms) != 1 {
		t.Errorf("got hourly %v and %d terms", o.Hourly, len(o.Terms))
	}
}
