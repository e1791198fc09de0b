package parts

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"
)

// TestNoTextIsWiderThanItsBound measures each letter in regular and bold, alone and in a row.
func TestNoTextIsWiderThanItsBound(t *testing.T) {
	test.NewTempApp(t)
	for r := ' '; r <= '…'; r++ {
		if beyondLatin(r) || r >= 0x7f && r < 0xa0 {
			continue
		}
		for _, bold := range []bool{false, true} {
			for _, text := range []string{string(r), strings.Repeat(string(r), 20)} {
				width := Measure(text, 20, fyne.TextStyle{Bold: bold}).Width
				require.LessOrEqual(t, width, atMost(text, 20), "%q bold %v", text, bold)
			}
		}
	}
}

// TestTheLongestWordIsMeasured compares it with all words measured.
func TestTheLongestWordIsMeasured(t *testing.T) {
	test.NewTempApp(t)
	for _, text := range []string{"", "a", "iiiiiiiiii WWWWWW", "Wait for the others — unless nobody’s there", "lllllllll MMMM wwwww @@@@@"} {
		w := NewBody(text)
		want := float32(0)
		for word := range strings.FieldsSeq(text) {
			want = max(want, Measure(word, 16, fyne.TextStyle{}).Width)
		}
		require.Equal(t, want, w.longest(text, 16), text)
		require.Equal(t, want <= 60, w.holds(60, 16), text)
	}
}

// TestLinesAreWrappedAsIfAllWasMeasured compares the lines with those of a wrapping that measures every beginning of each.
func TestLinesAreWrappedAsIfAllWasMeasured(t *testing.T) {
	test.NewTempApp(t)
	text := "Ben attacks Cleo: she has two cards in hand,  one more than Ben.\n\nAgain, with WWWWWWWWWWWWWWW and iiiiiiiiiiii?"
	style := fyne.TextStyle{Bold: true}
	for width := float32(20); width < 700; width += 7 {
		var want []string
		for paragraph := range strings.SplitSeq(text, "\n") {
			line := ""
			for word := range strings.FieldsSeq(paragraph) {
				if line != "" && Measure(line+" "+word, 17, style).Width > width {
					want, line = append(want, line), ""
				}
				line = strings.TrimSpace(line + " " + word)
			}
			want = append(want, line)
		}
		require.Equal(t, want, wrapped(text, width, 17, style), width)
	}
}
