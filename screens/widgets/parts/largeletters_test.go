package parts_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/parts/audit"
	"tablekeeper/screens/widgets/parts/partstest"
)

// large is the look of a phone with the largest letters.
func large() *look.Theme { return look.New(look.Light, look.Phone, 1.5) }

// linesOf are the lines that an object shows, by their first words.
func linesOf(o fyne.CanvasObject) map[string]*canvas.Text {
	lines := map[string]*canvas.Text{}
	for _, shown := range audit.Shown(o) {
		if text, ok := shown.(*canvas.Text); ok {
			lines[text.Text] = text
		}
	}
	return lines
}

// TestATitleStaysOnOneLine writes titles with the largest letters: they become smaller before they take a second line.
func TestATitleStaysOnOneLine(t *testing.T) {
	partstest.Start(t, large())
	for _, title := range []string{"Rising Tides", "Government chart", "Planet cards", "Route calculator"} {
		right := parts.NewIconButton(parts.IconUndo, "Undo", nothing)
		bar := parts.NewTopBar(parts.NewIconButton(parts.IconBack, "Back", nothing), title, right)
		bar.Resize(fyne.NewSize(390, 90))
		require.Contains(t, linesOf(bar), title, "it is one line")
	}
}

// TestButtonsSideBySideHaveLettersOfOneSize puts a long word beside short ones.
func TestButtonsSideBySideHaveLettersOfOneSize(t *testing.T) {
	partstest.Start(t, large())
	both := parts.NewEqual(parts.NewButton("Plan reached", parts.IconFlag, nothing), parts.NewButton("Deck is empty", parts.IconShuffle, nothing))
	both.Resize(fyne.NewSize(358, 100))
	sizes := map[float32]bool{}
	for _, text := range linesOf(both) {
		sizes[text.TextSize] = true
	}
	require.Len(t, sizes, 1)
	both.Resize(fyne.NewSize(900, 100))
	require.Equal(t, large().Size(look.Label), linesOf(both)["Deck is empty"].TextSize, "they grow again with the room")
}

// TestLettersOfOneSizeFollowTheOtherButton changes the words of one of two buttons whose width stays.
func TestLettersOfOneSizeFollowTheOtherButton(t *testing.T) {
	partstest.Start(t, large())
	one := parts.NewButton("Extraordinarily", parts.IconFlag, nothing)
	both := parts.NewEqual(one, parts.NewButton("Deck", parts.IconShuffle, nothing))
	both.Resize(fyne.NewSize(358, 100))
	before := linesOf(both)["Deck"].TextSize
	require.Less(t, before, large().Size(look.Label))
	one.SetText("Plan")
	both.Layout.Layout(both.Objects, both.Size())
	require.Equal(t, large().Size(look.Label), linesOf(both)["Deck"].TextSize)
}

// TestATrailLeavesTheWordsTheirWidth shows a row whose words wrap: what stands at its end goes below them, a short title keeps it.
func TestATrailLeavesTheWordsTheirWidth(t *testing.T) {
	partstest.Start(t, large())
	data := parts.RowData{Title: "Satellites", Words: "Phone boxes + Solar panels. Tiles in the box: 2. Points for building: 5", Trail: "House data", Tap: nothing}
	row := parts.NewRow(data)
	row.Resize(fyne.NewSize(358, 300))
	lines := linesOf(row)
	require.Contains(t, lines, "House data")
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject
	for text := range lines {
		if strings.HasPrefix(text, "Phone boxes") {
			require.Greater(t, len(text), len("Phone boxes +"), "the words have more of the width")
		}
	}
	partstest.Show(t, row, fyne.NewSize(358, 300))
	require.Greater(t, at(linesOf(row)["House data"]).Y, at(linesOf(row)["Satellites"]).Y+40)
	short := parts.NewRow(parts.RowData{Title: "Anna", Trail: "not yet", Seat: 1, Tap: nothing})
	partstest.Show(t, short, fyne.NewSize(358, 80))
	require.Less(t, at(linesOf(short)["Anna"]).X, at(linesOf(short)["not yet"]).X)
}
