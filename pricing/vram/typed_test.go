package vram

import (
	"testing"
	"time"
)

// What a Chinese keyboard gives reads as what another one does; half a percent, or half a task, is none.
func TestNumbersOfAnyKeyboard(t *testing.T) {
	for s, want := range map[string]Range[int64]{
		"40": {40, 40, 40}, "４０": {40, 40, 40}, "２０．．５０": {20, 35, 50}, "20..３５..50": {20, 35, 50},
		"35.5": {}, "０": {}, "１０１": {}, "0.04k": {}, "100%": {}, "": {}, "20..": {}, "９９９９９９９９９９９９９９９９９９９９": {},
	} {
		if got, err := ParseUtilization(s); got != want || (err != nil) != (want == Range[int64]{}) {
			t.Errorf("%q: got %v, %v, want %v", s, got, err, want)
		}
	}
	want, err := ParseScaling("1=10m,2=12m,4=20m")
	if err != nil || want.One != 10*time.Minute {
		t.Fatal(want, err)
	}
	if got, err := ParseScaling("１＝１０ｍ，２＝12m, 4=２０ｍ"); got != want || err != nil {
		t.Errorf("got %v, %v, want %v", got, err, want)
	}
	for _, s := range []string{"1.5=10m,4=20m", "1=10m，", "=,=", "1=10m,99999999999999999999=20m"} {
		if got, err := ParseScaling(s); err == nil {
			t.Errorf("%q: got %v", s, got)
		}
	}
}
