package pricelist_test

import (
	"strings"
	"testing"
)

// Lists of no known layout are read by the words of their heads; the unit in a head is that of the numbers below it.
func TestHeadsInWords(t *testing.T) {
	tests := []struct{ list, want, currency string }{
		{"GPU,Mem,Price per hour (CNY)\nRTX 4090,24,1.98\n", "2|RTX 4090|1|24GB|1.98|0|0|", "CNY"},
		{"GPU,$/hr\nL4,0.75\n", "2|L4|1|0GB|0.75|0|0|", "USD"},
		{"Karte;Preis/h;Standort\nL4;0,75 €;Köln\n", "2|L4|1|0GB|0.75|0|0|Köln", "EUR"},
		{"GPU Model,GPUs,GPU Memory (GB),Hourly Rate [USD]\nA100,8,80,20\n", "2|A100|8|80GB|20|0|0|", "USD"},
		{"显卡,显存,单价（元/小时）,包月(元/月)\nRTX 4090,24,1.98,900\n", "2|RTX 4090|1|24GB|1.98|0|900|", "CNY"},
		{"gpu,gpus,price per GPU hour ($)\nH100,8,2.5\n", "2|H100|8|0GB|20|0|0|", "USD"},               // 8 cards at 2.50
		{"gpu,GPU Memory (MiB),price,price (EUR/month)\nL4,24564,1,500\n", "2|L4|1|24GB|1|0|500|", ""}, // the hour says no currency
		{"gpu,vCPUs,Memory (GB),cost/h\nL4,8,32,1\n", "2|L4|1|0GB|1|0|0|", ""},                         // the machine's memory
		{"gpu,price (EUR/h),currency\nL4,1,USD\n", "2|L4|1|0GB|1|0|0|", "USD"},                         // the row's own word wins
		{"gpu,Price (USD/day),hourly\nL4,24,1\n", "2|L4|1|0GB|1|0|0|", ""},                             // no field is for a day
	}
	for _, tt := range tests {
		all, _ := rows(t, tt.list, nil)
		if got := told(all[0]); got != tt.want || all[0].Hourly.Currency() != tt.currency {
			t.Errorf("%q: got %s in %q, want %s in %q", tt.list, got, all[0].Hourly.Currency(), tt.want, tt.currency)
		}
	}
}

// A price for a time that is not understood is none: it is asked for, not guessed.
func TestHeadsThatAreNotUnderstood(t *testing.T) {
	for _, head := range []string{"Price per day", "Price (per 100 hours)", "Preis/Woche", "GPU price/month/card"} {
		if got := fails(t, strings.NewReader("gpu,"+head+"\nL4,1\n"), nil); !strings.Contains(got, "--map price=COLUMN") {
			t.Errorf("%s: got %q", head, got)
		}
	}
}
