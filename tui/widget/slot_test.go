package widget

import "testing"

// The value column of the list in screens.md §2: 4 + 6 columns at 80x24,
// 4 + 7 at 100x30, 4 + 10 in Chinese.
func TestSlotRows(t *testing.T) {
	tests := []struct {
		slot         Slot
		number, unit string
		want, roles  string
	}{
		{Slot{4, 6}, "6 h 00", "", "   6 h 00 ", "   t t tt "},
		{Slot{4, 6}, "30", "d", "  30 d    ", "  tt m    "},
		{Slot{4, 6}, "7", "d", "   7 d    ", "   t m    "},
		{Slot{4, 6}, "10", "min", "  10 min  ", "  tt mmm  "},
		{Slot{4, 6}, "50", "MB/s", "  50 MB/s ", "  tt mmmm "},
		{Slot{4, 6}, "1.98", "/h", "   1.98 /h", "   tttt mm"},
		{Slot{4, 6}, "240.00", "", " 240.00   ", " tttttt   "},
		{Slot{4, 6}, "?", "/h", "   ? /h   ", "   t mm   "},
		{Slot{4, 6}, "12", "min 30 s", "  12 min  ", "  tt mmm  "},
		{Slot{4, 11}, "12", "min 30 s", "  12 min 30 s  ", "  tt mmm mm m  "},
		{Slot{4, 7}, "0.0066", "/GB/d", "   0.0066  ", "   tttttt  "}, // the unit does not fit: left out whole
		{Slot{4, 11}, "0.0066", "/GB/d", "   0.0066 /GB/d", "   tttttt mmmmm"},
		{Slot{4, 7}, "0.00", "/GB", "   0.00 /GB", "   tttt mmm"},
		{Slot{4, 10}, "6 小时 00", "", "   6 小时 00  ", "   t tttt tt  "},
		{Slot{4, 6}, "4..6..9", "h", "   4..6..9", "   ttttttt"},
		{Slot{4, 6}, "12345.67", "", "12345.67  ", "tttttttt  "},    // too many digits: begins further left
		{Slot{4, 6}, "1.2345678", "/h", " 1.2345678", " ttttttttt"}, // too many after the point: the same
		{Slot{4, 6}, "123456789.01", "", "12345678..", "tttttttttt"},
		{Slot{0, 0}, "1", "h", "", ""},
	}
	for _, tt := range tests {
		c := NewCanvas(tt.slot.Width(), 1)
		tt.slot.Draw(c, 0, 0, Text, tt.number, tt.unit)
		if got := c.Plain()[0]; got != tt.want {
			t.Errorf("%s %s: got %q, want %q", tt.number, tt.unit, got, tt.want)
		}
		if got := c.Roles()[0]; got != tt.roles {
			t.Errorf("%s %s: got roles %q, want %q", tt.number, tt.unit, got, tt.roles)
		}
	}
}
