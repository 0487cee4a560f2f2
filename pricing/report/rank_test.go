package report_test

import (
	"bytes"
	"encoding/csv"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"github.com/santhosh-tekuri/jsonschema/v6"

	"app/gpuplan/model/pricelist"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/report"
)

// market is a made-up list with one of everything that a ranking tells: prices that contradict each other, a month that is cheaper,
// a card without memory, and each reason to leave a row out that a list can give.
const market = `provider,name,card,count,vram,region,price,card_price,month,currency
One,a-1,RTX 4090,1,24,"Taiwan, TW",1.98,1.98,400,CNY
Two,,RTX 3090,2,24,,2.40,0.80,,CNY
Three,c-1,T4,1,,us-east1,"¥3.123456789",,,CNY
One,b-1,A100,8,80,,Enquire,,,CNY
One,b-2,A100,1,80,,from 9.90,,,CNY
One,b-3,A100,1/4,80,,1,,,CNY
One,cpu,,0,,,0.10,,,CNY
One,b-4,A100,1,80,,1,,,USD
One,b"5,A100,1,80,,1,,,CNY
`

// ranking ranks a list for the work of a plan below testdata.
func ranking(t testing.TB, plan, list string) report.Ranking {
	t.Helper()
	r := report.Ranking{Report: read(t, plan)}
	kept, err := pricing.NewRanking[pricelist.Row](r.Plan, 10)
	if err != nil {
		t.Fatal(err)
	}
	l, err := pricelist.Open(strings.NewReader(list), nil)
	if err != nil {
		t.Fatal(err)
	}
	choice := pricelist.Choice{Cards: 1, Currency: r.Plan.Currency}
	for {
		row, err := l.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		offer, reason := choice.Offer(&row)
		if reason == pricelist.Wanted && !kept.Add(&offer, row) {
			reason = pricelist.TooLarge
		}
		r.Tally.Count(&row, &choice, reason)
	}
	r.Tally.Broken(l.Broken())
	r.List, r.Place, r.Layout = kept.Ranked(), l.Place(), l.Layout().Name
	return r
}

func writtenRanking(t testing.TB, f report.Format[report.Ranking], r report.Ranking) string {
	t.Helper()
	var b bytes.Buffer
	if err := f.Write(&b, r); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// 225 h on (ARCHITECTURE.md, "follow one number"): at 1.98 they cost 445.50 and the month of 400.00 is cheaper; at 2.40 540.00, at
// 3.123456789 702.78. 2 x 0.80 is not 2.40.
func TestRankingGolden(t *testing.T) {
	r := ranking(t, "plans/article.toml", market)
	for _, f := range report.RankFormats {
		for _, l := range text.Languages {
			r.Lang = l
			golden(t, "rank/"+l.Code+"."+f.Name, writtenRanking(t, f, r))
		}
	}
	r.Plain = true
	for _, l := range text.Languages {
		r.Lang = l
		golden(t, "rank/"+l.Code+".plain", writtenRanking(t, report.RankFormats[0], r))
	}
}

func TestRankingSchema(t *testing.T) {
	s := schemaOf(t, report.RankingSchema)
	good := writtenRanking(t, report.RankFormats[1], ranking(t, "plans/article.toml", market))
	valid(t, s, good)
	known := ranking(t, "plans/article.toml", "id,hourly_usd,monthly_usd\ng1-gpu-rtx6000-1,1.5,1000.0\n")
	valid(t, s, writtenRanking(t, report.RankFormats[1], known))
	idle := ranking(t, "plans/article.toml", market)
	idle.Plan.Workload.HoursPerDay = 0
	valid(t, s, writtenRanking(t, report.RankFormats[1], idle))
	for _, change := range [][2]string{{`"total": "400.00"`, `"total": 400`}, {`"reason": "no_card"`, `"reason": "luck"`}, {`"rank": 1`, `"rank": 0`}} {
		value, err := jsonschema.UnmarshalJSON(strings.NewReader(strings.Replace(good, change[0], change[1], 1)))
		if err != nil || !strings.Contains(good, change[0]) {
			t.Fatal(change, err)
		}
		if s.Validate(value) == nil {
			t.Errorf("%s in place of %s is let through", change[1], change[0])
		}
	}
}

// A list may be anybody's: no name of it reaches beyond its place, and no line is longer than 80 cells.
func TestRankingOfHostileNames(t *testing.T) {
	var b bytes.Buffer
	out := csv.NewWriter(&b)
	out.Write([]string{"name", "card", "provider", "region", "price"})
	for _, name := range hostileNames {
		name = strings.ReplaceAll(name, "\x00", "") // a file with zero bytes is no text
		out.Write([]string{name, name, name, name, "1.98"})
		out.Write([]string{name, name, name, name, name})
	}
	out.Flush()
	r := ranking(t, "plans/article.toml", b.String())
	if len(r.List) != len(hostileNames) {
		t.Fatalf("%d rows are ranked", len(r.List))
	}
	for _, f := range report.RankFormats {
		for _, l := range text.Languages {
			r.Lang = l
			got := writtenRanking(t, f, r)
			if i := strings.IndexAny(got, "\x1b\x07\x00\u202E\u200b\u009b\t"); i >= 0 {
				t.Errorf("%s: %.20q", f.Name, got[i:])
			}
			for _, line := range strings.Split(got, "\n") {
				if f.Name == "text" && ansi.StringWidth(line) > 80 {
					t.Errorf("%d cells: %s", ansi.StringWidth(line), line)
				}
			}
		}
	}
	rows, err := csv.NewReader(strings.NewReader(writtenRanking(t, report.RankFormats[2], r))).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range rows {
		for _, cell := range row {
			if strings.HasPrefix(cell, "=") || strings.HasPrefix(cell, "+") || strings.HasPrefix(cell, "-") || strings.HasPrefix(cell, "@") {
				t.Errorf("a formula: %q", cell)
			}
		}
	}
}

// A ranking that was written as CSV is a list with the same order.
func TestRankingIsAPriceList(t *testing.T) {
	first := ranking(t, "plans/article.toml", market)
	again := ranking(t, "plans/article.toml", writtenRanking(t, report.RankFormats[2], first))
	if len(again.List) != len(first.List) {
		t.Fatalf("%d rows, want %d", len(again.List), len(first.List))
	}
	for i := range first.List {
		a, b := first.List[i], again.List[i]
		if a.Of.Title() != b.Of.Title() || a.Of.Cards != b.Of.Cards || a.Of.VRAM != b.Of.VRAM || a.Quote.Total != b.Quote.Total || a.Of.Cards < unit.One {
			t.Errorf("%d: got %s for %s, want %s for %s", i, b.Of.Title(), b.Quote.Total, a.Of.Title(), a.Quote.Total)
		}
	}
}
