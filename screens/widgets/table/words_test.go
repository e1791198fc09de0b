package table_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts/audit"
	"tablekeeper/screens/widgets/table"
)

// TestWordsBecomeShorterNotSmaller shows a dock on phones in three sizes of letters: its keys take their second or third wording where the
// first has no room, the other keys share one row, no letter is smaller than 16 and no word is cut, and the board keeps 55 % of a high
// window.
func TestWordsBecomeShorterNotSmaller(t *testing.T) {
	key := func(word string, short ...string) *table.Key {
		return &table.Key{Word: word, Short: short, Price: "1 blue", Tap: func() {}}
	}
	d := table.Dock{
		Seat: 1, Turn: 1, Main: key("Fly to Harlequin"), End: key("End the turn, without trading", "End the turn", "End turn"),
		Others: []table.Key{*key("Mine the ducks here", "Mine ducks", "Mine"), *key("Deliver +3", "Deliver"), *key("Lay a highway part", "Highway")},
	}
	d.End.Price = ""
	for _, wide := range []float32{390, 412, 600} {
		for _, text := range []float32{1, 1.25, 1.5} {
			h := newHandPage(t, wide, 844)
			test.ApplyTheme(t, look.New(look.Dark, look.Phone, text))
			h.Set(d)
			h.Head([]int{1}, "Anna", "Action turn 7 of 24. 2 free highway parts may be placed.")
			row := map[float32]bool{}
			for _, b := range h.Others {
				require.True(t, b.Visible())
				row[h.absolute(b).Y] = true
			}
			require.Len(t, row, 1, "%v at %v", wide, text)
			for _, b := range append(h.Others[:], h.Main, h.End) {
				for _, words := range wordsOn(b) {
					require.False(t, strings.HasSuffix(words.Text, "…"), "%v at %v: %s", wide, text, words.Text)
					require.GreaterOrEqual(t, words.TextSize, 16*text-0.1, "%v at %v: %s", wide, text, words.Text)
				}
			}
			require.Greater(t, h.absolute(h.Others[0]).Y-84, float32(0.55*844), "%v at %v", wide, text)
		}
	}
}

// wordsOn are the letters that are seen on an object.
func wordsOn(o fyne.CanvasObject) (list []*canvas.Text) {
	if text, ok := o.(*canvas.Text); ok {
		return []*canvas.Text{text}
	}
	for _, inside := range audit.Children(o) {
		if inside.Visible() {
			list = append(list, wordsOn(inside)...)
		}
	}
	return list
}
