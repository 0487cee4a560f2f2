package unit

import (
	"errors"
	"strings"
	"testing"
)

func TestParseAmount(t *testing.T) {
	for _, c := range []struct {
		in       string
		want     string // the number, as its rate prints
		currency string
		per      string
	}{
		// interface.md §2
		{"1.98", "1.98", "", ""},
		{"¥1.98/小时", "1.98", "CNY", "hour"},
		{"￥１．９８", "1.98", "CNY", ""},
		{"1.355,90 €", "1355.9", "EUR", ""},
		{"1万", "10000", "", ""},
		{"1.2k", "1200", "", ""},
		{"CNY 1.98", "1.98", "CNY", ""},
		{"1.98 CNY/h", "1.98", "CNY", "hour"},
		{"0.0066/GB/天", "0.0066", "", "GB-day"},
		// vectors C31
		{"25,000", "25000", "", ""},
		{"¥1,500.00", "1500", "CNY", ""},
		{"NGN 2,300.50", "2300.5", "NGN", ""},
		// vectors C33
		{"100,500", "100500", "", ""},
		// vectors C35
		{"1,100", "1100", "", ""},
		{"$11", "11", "USD", ""},
		{"￥１２．５", "12.5", "CNY", ""},
		{" 12 元/小时 ", "12", "CNY", "hour"},
		// vectors C37
		{"1,0000", "10000", "", ""},
		{"10,000", "10000", "", ""},
		{"1,0000,0000", "100000000", "", ""},
		// signs
		{"-3", "-3", "", ""},
		{"+3", "3", "", ""},
		{"−3", "-3", "", ""},
		{"-¥3", "-3", "CNY", ""},
		{"¥-3", "-3", "CNY", ""},
		// what stands before, behind or on both sides
		{"每小时1.98元", "1.98", "CNY", "hour"},
		{"1.98元每小时", "1.98", "CNY", "hour"},
		{"1.5万元", "15000", "CNY", ""},
		{"2 千万/年", "20000000", "", "year"},
		{"usd1.98", "1.98", "USD", ""},
		{"HK$5", "5", "HKD", ""},
		{"¥100 JPY", "100", "JPY", ""},
		{"JPY ¥100", "100", "JPY", ""},
		{"¥900/月", "900", "CNY", "month"},
		{"$0.34/GPU-hour", "0.34", "USD", "card-hour"},
		{"2元/卡时", "2", "CNY", "card-hour"},
		{"$1.98 per GPU per hour", "1.98", "USD", "card-hour"},
		{"2/小时/台", "2", "", "instance-hour"},
		{"$2 an hour", "2", "USD", "hour"},
		{"5 元 / 天 / GB", "5", "CNY", "GB-day"},
		{"0.1 USD/GiB-month", "0.1", "USD", "GiB-month"},
		{"1.98/h CNY", "1.98", "CNY", "hour"},
		// points and groups
		{"1.000.000", "1000000", "", ""},
		{"1 100,50", "1100.5", "", ""},
		{"1\u00a0100\u202f200", "1100200", "", ""},
		{"1’100", "1100", "", ""},
		{"1_000.5", "1000.5", "", ""},
		{"1。98", "1.98", "", ""},
		{".5", "0.5", "", ""},
		{"5.", "5", "", ""},
		{",5", "0.5", "", ""},
		{"1.100", "1.1", "", ""},
		{"0,123", "0.123", "", ""},
		{"1234,567", "1234.567", "", ""},
		{"1,10", "1.1", "", ""},
		{"00012", "12", "", ""},
		{"1.98000000000000", "1.98", "", ""},
		{"\ufeff1.98\u200b", "1.98", "", ""},
		{"9223372036.854775807", "9223372036.854775807", "", ""},
		{"-9223372036.854775808", "-9223372036.854775808", "", ""},
	} {
		a, err := ParseAmount(c.in)
		got := PerHour(a.Nanos).String()
		if err != nil || got != c.want || a.Currency != c.currency || a.Per != c.per {
			t.Errorf("%q is %s %+v, %v, want %s %s %s", c.in, got, a, err, c.want, c.currency, c.per)
		}
	}
}

func TestParseAmountRefuses(t *testing.T) {
	for _, c := range []struct {
		in     string
		reason Reason
		at     int
	}{
		{"1.2.5", SecondPoint, 4},      // vectors C32
		{"-0.0.66962", SecondPoint, 5}, // vectors C32
		{"1,100.50.2", SecondPoint, 9},
		{"1.100,5,2", SecondPoint, 8},
		{"１．２．５", SecondPoint, 4},
		{"¥1.2.5/小时", SecondPoint, 5},
		{"0.000.000", SecondPoint, 6},
		{"NaN", NotNumber, 0},
		{"Inf", NotNumber, 0},
		{"free", NotNumber, 0},
		{"..", NotNumber, 0},
		{"", Empty, 0},
		{" \t　\n", Empty, 0},
		{"1e309", Exponent, 2},
		{"1E+3", Exponent, 2},
		{"1.5e-3", Exponent, 4},
		{"1.98 2.98", TwoNumbers, 6},
		{"1 98", TwoNumbers, 3},
		{"4090 100", TwoNumbers, 6},
		{"1.5 000", TwoNumbers, 5},
		{"1.98/h 5", TwoNumbers, 8},
		{"1,2,3", BadGroups, 2},
		{"1.2,3", BadGroups, 2},
		{"0,100.50", BadGroups, 2},
		{"1,000,0000", BadGroups, 2},
		{"1,00,000", BadGroups, 2},
		{"1'000,000.5", BadGroups, 2},
		{"12 apples", UnknownWord, 4},
		{"about 5", UnknownWord, 1},
		{"0x1F", UnknownWord, 2},
		{"4-9", UnknownWord, 2},
		{"4...9", UnknownWord, 3},
		{"--3", UnknownWord, 2},
		{"(3)", UnknownWord, 1},
		{"1.98/h/h", UnknownWord, 7},
		{"1.98/", UnknownWord, 5},
		{"5%", UnknownWord, 2},
		{"\x00\x1b[31m5", UnknownWord, 1},
		{"$5元", TwoCurrencies, 3},
		{"USD 5 HKD", TwoCurrencies, 7},
		{"1.2345678901", TooManyDecimals, 0},
		{"9223372036.854775808", TooLarge, 0},
		{"1亿亿", UnknownWord, 3},
		{"100亿", TooLarge, 0},
		{strings.Repeat("9", 150), TooLarge, 0},
		{"0." + strings.Repeat("0", 150) + "1", TooManyDecimals, 0},
		{strings.Repeat("9", 1<<20), TooLong, 0},
	} {
		_, err := ParseAmount(c.in)
		var syntax *SyntaxError
		if !errors.As(err, &syntax) {
			t.Errorf("%.40q is read, or fails with %v", c.in, err)
			continue
		}
		if syntax.Reason != c.reason || syntax.At != c.at {
			t.Errorf("%.40q: %v", c.in, err)
		}
		if len(err.Error()) > 300 || strings.ContainsAny(err.Error(), "\x00\x1b\n") {
			t.Errorf("%.40q has the error %q", c.in, err)
		}
	}
}

func TestSyntaxErrorText(t *testing.T) {
	_, amount := ParseAmount("1.2.5")
	_, exponent := ParseMoney("1e3")
	_, decimals := ParseMoney("1.1234567")
	_, large := ParseMoney("10万亿")
	_, long := ParseRatio(strings.Repeat("七", 300))
	_, per := ParseMoney("45/天")
	for _, c := range []struct {
		err  error
		want string
	}{
		{amount, `"1.2.5" has a second decimal point at character 4, want one number such as 1.98 or 1,100.50`},
		{exponent, `"1e3" has an exponent at character 2, want it written out, 1000 in place of 1e3`},
		{decimals, `"1.1234567" has too many decimals, want at most 6`},
		{large, `"10万亿" is too large, want at most 9223372036854.775807`},
		{long, `"` + strings.Repeat("七", 40) + `…" is too long, want a factor such as 0.93`},
		{per, `"45/天" has a unit that does not fit at character 3, want an amount such as 900 or 1,100.50`},
	} {
		if c.err == nil || c.err.Error() != c.want {
			t.Errorf("got  %v\nwant %s", c.err, c.want)
		}
	}
}

func TestParseMoney(t *testing.T) {
	for in, want := range map[string]string{
		"1.98": "1.98", "¥1.98": "1.98", "0.123456": "0.123456", "9000000000000": "9000000000000",
	} {
		if m, err := ParseMoney(in); err != nil || m.String() != want {
			t.Errorf("%q is %v, %v, want %s", in, m, err, want)
		}
	}
	for _, in := range []string{"1.98/h", "1.98/GPU/h", "1.98/台/小时", "1.98/天", "1.98/月", "1.98/GB", "1.98/GB/月", "0.1234567"} {
		if m, err := ParseMoney(in); err == nil || m != 0 {
			t.Errorf("%q is read as %v, %v", in, m, err)
		}
	}
}

func TestParseRatio(t *testing.T) {
	for in, want := range map[string]string{"0.93": "0.93", "93%": "0.93", " 93.5 %": "0.935", "0,58": "0.58", "2": "2", "-1": "-1"} {
		if r, err := ParseRatio(in); err != nil || r.String() != want {
			t.Errorf("%q is %v, %v, want %s", in, r, err, want)
		}
	}
	for _, in := range []string{"¥2", "2/h", "", "x", "5%%", "1.2.3", "0.0000000001"} {
		if r, err := ParseRatio(in); err == nil {
			t.Errorf("%q is read as %v", in, r)
		}
	}
	if One.String() != "1" {
		t.Errorf("one is %v", One)
	}
}

func TestAmountIsIn(t *testing.T) {
	for _, c := range []struct {
		in, code string
		want     bool
	}{
		{"5", "CNY", true},
		{"¥5", "CNY", true},
		{"¥5", "JPY", true},
		{"¥5", "USD", false},
		{"5元", "JPY", false},
		{"$5", "HKD", true},
		{"USD 5", "HKD", false},
		{"€5", "EUR", true},
		{"€5", "nonsense", false},
	} {
		if a, err := ParseAmount(c.in); err != nil || a.IsIn(c.code) != c.want {
			t.Errorf("%q in %s: %v, %v", c.in, c.code, a.IsIn(c.code), err)
		}
	}
}

func TestAmountIsPer(t *testing.T) {
	for _, c := range []struct {
		in, per string
		want    bool
	}{
		{"5", "hour", true},
		{"5/h", "hour", true},
		{"5/卡/h", "hour", true},
		{"5/GPU/h", "hour", true},
		{"5/台/h", "hour", true},
		{"5/天", "hour", false},
		{"5/GB/天", "GB-day", true},
		{"5/GB/天", "GB-month", false},
		{"5/GB/月", "GB-month", true},
		{"5/GiB/月", "GB-month", false},
		{"5/GB", "GB", true},
		{"5/TB", "GB", false},
		{"5/h", "GB", false},
		{"5/月", "month", true},
		{"5/卡", "hour", false},
	} {
		if a, err := ParseAmount(c.in); err != nil || a.IsPer(c.per) != c.want {
			t.Errorf("%q per %s: %v, %v", c.in, c.per, a.IsPer(c.per), err)
		}
	}
}
