package parts_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/parts/partstest"
)

// TestLongWordsEndALine breaks a notation inside its words, and neither draws nor says a sign that isn't there.
func TestLongWordsEndALine(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	for _, text := range []string{
		`[Option "faster-game=off"]`,
		"deal linear-accelerators to Ben",
		`= {"energy_stock":{"build":30},"seats":[{"level_tokens":2}]}`,
		strings.Repeat("0123456789abcdef", 4),
		"two\nlines stay",
	} {
		w := parts.NewWords(text, look.Body, look.Text).Broken()
		require.Equal(t, text, w.Text())
		for _, width := range []float32{130, 150, 230, 900} {
			w.Resize(fyne.NewSize(width, 10))
			var drawn strings.Builder
			for _, line := range lines(w) {
				require.LessOrEqual(t, line.MinSize().Width, max(width, w.MinSize().Width*2), "%f: %s", width, line.Text)
				require.True(t, strings.Contains(text, line.Text), "%f: %q", width, line.Text)
				drawn.WriteString(line.Text)
			}
			require.Equal(t, strings.Join(strings.Fields(text), ""), strings.Join(strings.Fields(drawn.String()), ""))
			require.Equal(t, text, w.AccessibilityLabel())
		}
	}
}

// TestLastingHasNoSeconds rounds to minutes from one minute on.
func TestLastingHasNoSeconds(t *testing.T) {
	for ms, want := range map[int64]string{59_000: "59 s", 89_000: "1 min", 91_000: "2 min", 3_590_000: "1 h 0 min", 7_530_000: "2 h 6 min"} {
		require.Equal(t, want, parts.Lasting(ms), "%d", ms)
	}
}
