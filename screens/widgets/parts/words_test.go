package parts_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/parts/partstest"
)

// lines are the texts that words are drawn as.
func lines(w *parts.Words) (texts []*canvas.Text) {
	for _, o := range test.WidgetRenderer(w).Objects() {
		if text, ok := o.(*canvas.Text); ok {
			texts = append(texts, text)
		}
	}
	return texts
}

func TestWordsWrapAndLoseNothing(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	const sentence = "The tide has reached depot 4, so nobody can enter it before the water falls again."
	w := parts.NewBody(sentence)
	for _, width := range []float32{90, 150, 230, 358, 900} {
		w.Resize(fyne.NewSize(width, 10))
		var said []string
		for _, line := range lines(w) {
			require.LessOrEqual(t, line.MinSize().Width, width)
			said = append(said, line.Text)
		}
		require.Equal(t, sentence, strings.Join(said, " "))
	}
	require.Len(t, lines(w), 1)
	require.Equal(t, sentence, w.AccessibilityLabel())
	require.Equal(t, fyne.AccessibleRoleText, w.AccessibilityRole())
}

func TestWordsKeepParagraphs(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	w := parts.NewBody("one\n\ntwo")
	w.Resize(fyne.NewSize(200, 10))
	require.Len(t, lines(w), 3)
	w.SetText("")
	require.Len(t, lines(w), 1, "an empty text keeps its line")
}

func TestLongWordShrinksButNotBeyondReading(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	w := parts.NewTable("Schiedsrichterentscheidung")
	w.Resize(fyne.NewSize(400, 10))
	text := lines(w)[0]
	require.LessOrEqual(t, text.MinSize().Width, float32(400))
	require.Less(t, text.TextSize, float32(36))
	w.Resize(fyne.NewSize(20, 10))
	require.InDelta(t, 36*0.6, lines(w)[0].TextSize, 0.01)
	require.Greater(t, w.MinSize().Width, float32(20), "it says that this is too narrow")
}

// TestATitleOfOneWordHasItsRoom asks for every width, because the painter rounds.
func TestATitleOfOneWordHasItsRoom(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	w := parts.NewTable("Vaulgistritumus").Squeezed(0.6)
	natural := w.MinSize().Width / 0.6
	for width := float32(int(natural * 0.65)); width < natural; width++ {
		w.Resize(fyne.NewSize(width, 10))
		require.LessOrEqual(t, lines(w)[0].MinSize().Width, width)
	}
}

func TestWordsFollowTheLook(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	w := parts.NewTitle("Rules")
	partstest.Show(t, w, fyne.NewSize(390, 60))
	require.Equal(t, float32(28), lines(w)[0].TextSize)
	test.ApplyTheme(t, look.New(look.Light, look.Tablet, 1.5))
	require.Equal(t, float32(48), lines(w)[0].TextSize)
	require.Equal(t, look.New(look.Light, look.Tablet, 1.5).Color(look.Text, 0), lines(w)[0].Color)
	w.SetColour(look.NotAllowed)
	require.Equal(t, look.New(look.Light, look.Tablet, 1.5).Color(look.NotAllowed, 0), lines(w)[0].Color)
}

func TestStruckWordsHaveALineThrough(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	w := parts.NewBody("Ben: draw")
	w.Resize(fyne.NewSize(200, 30))
	before := len(test.WidgetRenderer(w).Objects())
	w.Struck(true)
	require.Len(t, test.WidgetRenderer(w).Objects(), before+1)
	w.Struck(false)
	require.Len(t, test.WidgetRenderer(w).Objects(), before)
}
