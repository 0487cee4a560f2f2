package vram

import (
	"strings"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

// mostPeak is 10^18 operations a second, which no card reaches.
const mostPeak = 1_000_000 * unit.One

// ParsePeak reads the peak of a card in TFLOP/s, above 0 and up to 10^6, and gives operations a second. The error is a *model.Fault.
func ParsePeak(s string) (int64, error) {
	r, err := unit.ParseRatio(s)
	if err != nil || r <= 0 || r > mostPeak {
		return 0, unread("tflops", s, text.SizeWantPeak)
	}
	return int64(r) * 1000, nil
}

// ParseBandwidth reads the bandwidth of a card's memory, above 0, in bytes a second. The error is a *model.Fault.
func ParseBandwidth(s string) (int64, error) {
	b, err := unit.ParsePerSecond(s)
	if err != nil || b <= 0 {
		return 0, unread("memory-bandwidth", s, text.WantBandwidth)
	}
	return int64(b), nil
}

// ParseUtilization reads what part of the peak is reached: percent, 1 to 100, as low..likely..high, as low..high with the likely one in
// the middle, or as one number. The error is a *model.Fault.
func ParseUtilization(s string) (Range[int64], error) {
	low, likely, high, n := unit.SplitRange(s)
	switch n {
	case 1:
		likely, high = low, low
	case 2:
		likely = low
	}
	var u Range[int64]
	for _, end := range []struct {
		text string
		at   *int64
	}{{low, &u.Low}, {likely, &u.Likely}, {high, &u.High}} {
		p, ok := wholeNumber(end.text)
		if !ok || p < 1 || p > 100 {
			return Range[int64]{}, unread("utilization", s, text.SizeWantPercent)
		}
		*end.at = p
	}
	if n == 2 {
		u.Likely = (u.Low + u.High) / 2
	}
	if u.Low > u.Likely || u.Likely > u.High {
		return Range[int64]{}, unread("utilization", s, text.WantRising)
	}
	return u, nil
}

// ParseScaling reads two or three measurements such as "1=10m,2=12m,4=20m" and fits the law to them. The error is a *model.Fault.
func ParseScaling(s string) (Scaling, error) {
	var list []Parallel
	for _, each := range strings.Split(plainSigns.Replace(s), ",") {
		tasks, took, _ := strings.Cut(strings.TrimSpace(each), "=")
		n, ok := wholeNumber(tasks)
		d, err := unit.ParseDuration(took, 0)
		if !ok || err != nil {
			return Scaling{}, unread("parallel", each, text.SizeWantTrials)
		}
		list = append(list, Parallel{Tasks: n, Took: d})
	}
	return Scale(list)
}

// plainSigns are what Chinese keyboards give for the signs between measurements.
var plainSigns = strings.NewReplacer("，", ",", "＝", "=")

// wholeNumber reads a number as people type it, as full-width digits too; one with a part after the point is none.
func wholeNumber(s string) (int64, bool) {
	n, err := unit.ParseCount(s)
	exact, inexact := unit.ParseRatio(s)
	return n, err == nil && inexact == nil && int64(exact) == n*int64(unit.One)
}

func unread(key, value string, want text.Word) *model.Fault {
	return &model.Fault{Path: key, Value: model.Shown(model.Typed, value), Want: want.With()}
}
