package parts_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// TestMark: of a line only the marked words are bold, and they stand in a row.
func TestMark(t *testing.T) {
	test.NewTempApp(t)
	words := parts.NewWords("Must you keep six cards?", look.Label, look.Text).Bold()
	words.Mark([]string{"Must", "keep", "six"})
	words.Resize(fyne.NewSize(900, 40))
	var texts []string
	var bold []bool
	end := float32(0)
	for _, o := range test.WidgetRenderer(words).Objects() {
		line := o.(*canvas.Text)
		texts, bold = append(texts, line.Text), append(bold, line.TextStyle.Bold)
		require.InDelta(t, end, line.Position().X, 1)
		end += parts.Measure(line.Text, line.TextSize, line.TextStyle).Width
	}
	require.Equal(t, []string{"Must ", "you ", "keep six ", "cards?"}, texts)
	require.Equal(t, []bool{true, false, true, false}, bold)
	words.Mark(nil)
	require.Len(t, test.WidgetRenderer(words).Objects(), 1)
}
