package table

import (
	"strings"
	"testing"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/unicode"
)

// A table names the encoding that it was read in.
func TestEncodingIsNamed(t *testing.T) {
	for want, c := range map[string]struct {
		text string
		in   encoding.Encoding
	}{
		"UTF-8":        {"日期,金额\n2026-11-01,1\n", encoding.Nop},
		"GB18030":      {"交易时间,金额,商品说明\n2026-11-01,1,按量计费实例的费用\n", simplifiedchinese.GB18030},
		"UTF-16LE":     {"日期,金额\n2026-11-01,1\n", unicode.UTF16(unicode.LittleEndian, unicode.UseBOM)},
		"UTF-16BE":     {"日期,金额\n2026-11-01,1\n", unicode.UTF16(unicode.BigEndian, unicode.UseBOM)},
		"Windows 1252": {"Libellé,montant\ncafé,1\n", charmap.Windows1252},
	} {
		written, err := c.in.NewEncoder().String(c.text)
		if err != nil {
			t.Fatal(err)
		}
		list, err := Open(strings.NewReader(written))
		if err != nil {
			t.Fatal(want, err)
		}
		if got := list.Encoding(); got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	}
}
