package pricelist_test

import (
	"errors"
	"io"
	"runtime"
	"strings"
	"testing"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/encoding/unicode/utf32"

	"app/gpuplan/model/pricelist"
	"app/gpuplan/model/table"
)

// A list reads alike in every encoding that people save it in, with each separator.
func TestEncodings(t *testing.T) {
	const list = "name,card,region,price\nÄ1,RTX 4090,%,1.98\n"
	for name, test := range map[string]struct {
		encoding encoding.Encoding
		region   string
	}{
		"UTF-8":                {encoding.Nop, "北京"},
		"UTF-8, mark":          {unicode.UTF8BOM, "北京"},
		"UTF-16 LE, mark":      {unicode.UTF16(unicode.LittleEndian, unicode.UseBOM), "北京"},
		"UTF-16 BE, mark":      {unicode.UTF16(unicode.BigEndian, unicode.UseBOM), "北京"},
		"UTF-16 LE":            {unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM), "北京"},
		"UTF-16 BE":            {unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM), "北京"},
		"UTF-32 LE, mark":      {utf32.UTF32(utf32.LittleEndian, utf32.UseBOM), "北京"},
		"UTF-32 BE, mark":      {utf32.UTF32(utf32.BigEndian, utf32.UseBOM), "北京"},
		"GB 18030":             {simplifiedchinese.GB18030, "北京"},
		"Windows, west Europe": {charmap.Windows1252, "Zürich"},
	} {
		for _, separator := range []string{",", ";", "\t", "|"} {
			text := strings.ReplaceAll(strings.Replace(list, "%", test.region, 1), ",", separator)
			written, err := test.encoding.NewEncoder().String(text)
			if err != nil {
				t.Fatal(name, err)
			}
			all, _ := rows(t, written, nil)
			if got, want := told(all[0]), "2|RTX 4090|1|0GB|1.98|0|0|"+test.region; got != want || all[0].Name != "Ä1" {
				t.Errorf("%s, %q: got %s of %q, want %s", name, separator, got, all[0].Name, want)
			}
		}
	}
}

// A Chinese character that is cut where the look at the start ends decides nothing.
func TestEncodingCutInTheMiddle(t *testing.T) {
	for shift := range 4 {
		list := "region,price\n" + strings.Repeat("x", shift) + strings.Repeat("北京", 30_000) + ",1.98\n"
		gbk, err := simplifiedchinese.GBK.NewEncoder().String(list)
		if err != nil {
			t.Fatal(err)
		}
		for _, written := range []string{list, gbk} {
			all, _ := rows(t, written, nil)
			if !strings.HasPrefix(all[0].Region[shift:], "北京") {
				t.Errorf("shift %d: got %.20q", shift, all[0].Region)
			}
		}
	}
}

// What stands before the head is passed over, and lines are counted with it; old spreadsheets end lines with a return alone.
func TestLinesBeforeTheHead(t *testing.T) {
	const row = "|L4|1|0GB|1.98|0|0|"
	for list, want := range map[string]string{
		"sep=;\ncard;price\nL4;1.98\n":                              "3" + row,
		"sep=;\r\ncard;price\r\nL4;1,98\r\n":                        "3" + row,
		"# exported 2026-11-30, by hand\n\ncard,price,x\nL4,1.98\n": "4" + row,
		"#,card,price\n1,L4,1.98\n":                                 "2" + row,
		"card,price\rL4,1.98\r":                                     "2" + row,
		"card,price\r\nL4,1.98\r\n":                                 "2" + row,
	} {
		all, _ := rows(t, list, nil)
		if got := told(all[0]); got != want || len(all) != 1 {
			t.Errorf("%q: got %s, want %s", list, got, want)
		}
	}
}

// fails gives the fault with which a list ends.
func fails(t *testing.T, r io.Reader, m pricelist.Mapping) string {
	t.Helper()
	l, err := pricelist.Open(r, m)
	for err == nil {
		_, err = l.Next()
	}
	var fault *table.Error
	if !errors.As(err, &fault) {
		t.Fatalf("%T: got %v, want a fault of the list", r, err)
	}
	return fault.Error()
}

func TestListsThatAreNone(t *testing.T) {
	for list, want := range map[string]string{
		"": "it is empty", " \n\n": "it is empty", "\xef\xbb\xbf": "it is empty", "[]": "it is empty", ",,,\n": "it is empty",
		"{}": "no array of objects", "{\"card\":\"L4\",\"price\":1}\n{\"card\":\"H100\",\"price\":2}\n": "",
		"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR": "neither text nor a workbook",
		"PK\x03\x04\x14\x00\x00\x00":          "its workbook cannot be read",
		"a,b\n1,2\n":                          "none of its columns is known to hold a price; name it with --map price=COLUMN. Columns: a, b",
		"just one line":                       "Columns: just one line",
		`"card,price` + "\nL4,1\n":            "line 1: its head has a quote that is not closed",
		`[{"card":"L4","price":1},`:           "object 2: it is no JSON any more",
		`[{"card":"L4","price":1}`:            "object 2: it is no JSON any more",
		`[{"card":"L4","price":1}] `:          "",
		`[1,2]`:                               "object 1: it is no JSON",
		`{"offers":[]}`:                       "it is empty",
		`{"offers":`:                          "no array of objects",
	} {
		if want == "" {
			rows(t, list, nil)
			continue
		}
		if got := fails(t, strings.NewReader(list), nil); !strings.Contains(got, want) {
			t.Errorf("%q: got %q, want %q", list, got, want)
		}
	}
	if got := fails(t, strings.NewReader("card,price\n"), pricelist.Mapping{"price": "cost"}); got != `there is no column "cost", want one of card, price` {
		t.Errorf("got %q", got)
	}
}

// Two hundred columns are read as far as they matter, and short rows have nothing where others have something.
func TestManyColumns(t *testing.T) {
	head := strings.Repeat("x,", 200) + "card,price\n"
	all, _ := rows(t, head+strings.Repeat("1,", 200)+"L4,0.75\n1,2\n", nil)
	if got := told(all[0]); got != "2|L4|1|0GB|0.75|0|0|" || len(all) != 2 || all[1].Cards != 0 {
		t.Errorf("got %s and %d rows", got, len(all))
	}
	if got := fails(t, strings.NewReader(strings.Repeat("x,", 200)+"\n"), nil); len(got) > 300 {
		t.Errorf("a fault of %d bytes: %s", len(got), got)
	}
}

// Lines with broken quotes are counted; those behind them are read.
func TestBrokenQuotes(t *testing.T) {
	all, l := rows(t, "card,price\nL4,1\nA\"100,2\n\"T4\"x,3\nA10,4\n\"open,5\nL4,6\n", nil)
	if len(all) != 2 || all[1].Line != 5 || l.Broken() != (table.Broken{Line: 3, Count: 4}) {
		t.Errorf("%d rows, broken %+v", len(all), l.Broken())
	}
}

// endless gives the same bytes again and again, up to a number.
type endless struct {
	text string
	at   int
	left int
}

func (e *endless) Read(p []byte) (int, error) {
	if e.left <= 0 {
		return 0, io.EOF
	}
	for i := range p {
		p[i] = e.text[e.at]
		e.at = (e.at + 1) % len(e.text)
	}
	e.left -= len(p)
	return len(p), nil
}

// A gigabyte in one line, behind a quote that is never closed, or of quotes ends with a fault, and fills no memory.
func TestEndlessRows(t *testing.T) {
	for name, start := range map[string]string{
		"line": "card,price\nL4,", "quote": "card,price\n\"L4,", "JSON": `[{"card":"`,
	} {
		for _, fill := range []string{"1234567890,", `"",`} {
			if name == "line" && fill == `"",` {
				continue // that is a row of many empty cells up to the limit, as with digits
			}
			before := allocated()
			got := fails(t, io.MultiReader(strings.NewReader(start), &endless{text: strings.ReplaceAll(fill, `"`, quoteIn(name)), left: 1 << 30}), nil)
			if !strings.Contains(got, "longer than 4 MB") {
				t.Errorf("%s of %q: got %q", name, fill, got)
			}
			if used := allocated() - before; used > 256<<20 {
				t.Errorf("%s of %q: %d MB were used", name, fill, used>>20)
			}
		}
	}
}

// quoteIn is a quote as it stands within a text of that kind.
func quoteIn(kind string) string {
	if kind == "JSON" {
		return `\"`
	}
	return `"`
}

func allocated() uint64 {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.TotalAlloc
}

// Whatever the bytes are, reading ends and every text is one that may be shown.
func FuzzOpen(f *testing.F) {
	for _, test := range layouts {
		f.Add([]byte(test.list))
	}
	f.Add([]byte("card;price\n\x1b[31m\xff;\"1,0\"\n"))
	f.Fuzz(func(t *testing.T, list []byte) {
		l, err := pricelist.Open(strings.NewReader(string(list)), nil)
		for err == nil {
			var row pricelist.Row
			if row, err = l.Next(); err == nil {
				for _, s := range []string{row.Name, row.Card, row.Provider, row.Region, row.Hourly.Text} {
					if strings.ContainsAny(s, "\x1b\n\x00") || len([]rune(s)) > 200 {
						t.Fatalf("%q may not be shown", s)
					}
				}
				if row.Cards < 0 || row.VRAM < 0 {
					t.Fatalf("%+v", row)
				}
				if v, known := row.Hourly.PerHour().Value(); known && (v <= 0 || int64(v) > 1e17) {
					t.Fatalf("a price of %s", v)
				}
			}
		}
	})
}
