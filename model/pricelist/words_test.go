package pricelist_test

import (
	"strings"
	"testing"

	"app/gpuplan/model/pricelist"
	"app/gpuplan/model/unit"
)

// Heads as people write them: what a column is called, in which unit, is understood; what contradicts is not.
func TestHeadsInWords(t *testing.T) {
	tests := []struct {
		head, row string
		hourly    unit.PerHour // 0: the list has no hourly price
		code      string
		vram      unit.Bytes
	}{
		{"GPU,Mem,Price per hour (CNY),Region", "RTX 4090,24,1.98,Beijing", 1_980_000_000, "CNY", 24 * unit.GB},
		{"显卡,显存(GB),单价(元/小时),地区", "RTX 4090,24,1.98,北京", 1_980_000_000, "CNY", 24 * unit.GB},
		{"显卡型号，,卡数,小时价", "RTX 4090,1,1.98", 1_980_000_000, "", 0},
		{"Karte;Speicher (GB);Preis/h (€)", "RTX 4090;24;0,45", 450_000_000, "EUR", 24 * unit.GB},
		{"GPU model,GPU Memory (GB),$/hr,Monthly", "4090,24,0.44,250", 440_000_000, "USD", 24 * unit.GB},
		{"Model,VRAM,Hourly Rate", "4090,24GB,$0.44/hr", 440_000_000, "USD", 24 * unit.GB},
		{"GPU,Price (CNY/month),Hour (CNY)", "4090,900,1.98", 1_980_000_000, "CNY", 0},
	}
	for _, tt := range tests {
		l, err := pricelist.Open(strings.NewReader(tt.head+"\n"+tt.row+"\n"), nil)
		if err != nil {
			t.Errorf("%s: %v", tt.head, err)
			continue
		}
		r, err := l.Next()
		got, known := r.Hourly.PerHour().Value()
		if err != nil || got != tt.hourly || known != (tt.hourly > 0) || r.Hourly.Currency() != tt.code || r.VRAM != tt.vram || r.Card == "" {
			t.Errorf("%s: got %+v, %v", tt.head, r, err)
		}
	}
}

// A mapping wins over what a column is called.
func TestMappingWinsOverWords(t *testing.T) {
	l, err := pricelist.Open(strings.NewReader("GPU,Price,Member\n4090,1.98,1.88\n"), pricelist.Mapping{"price": "Member"})
	if err != nil {
		t.Fatal(err)
	}
	r, err := l.Next()
	if got, _ := r.Hourly.PerHour().Value(); err != nil || got != 1_880_000_000 {
		t.Errorf("got %v, %v, want 1.88", got, err)
	}
}
