package table_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/table"
)

// TestTheDockTurnsOver has another seat answer in a turn: its keys stand where none of the turn's own stood, and undo stays. (On the
// smallest phone rows of keys fill the whole window: there the moment in which taps are dropped has to do.)
func TestTheDockTurnsOver(t *testing.T) {
	play := func(word string) *table.Key { return &table.Key{Word: word, Tap: func() {}} }
	own := table.Dock{Seat: 1, Turn: 1, Main: play("Roll"), Others: []table.Key{*play("A card"), *play("A token"), *play("More")}, End: play("End the turn")}
	answer := table.Dock{Seat: 2, Turn: 1, Waiting: "Anna waits for Ben", Others: []table.Key{*play("Evade"), *play("Absorb")}, End: play("Take the hit")}
	for _, size := range []fyne.Size{{Width: 390, Height: 844}, {Width: 320, Height: 568}, {Width: 844, Height: 390}, {Width: 1280, Height: 800}} {
		h := newHandPage(t, size.Width, size.Height)
		h.Set(own)
		before := h.keys()
		require.Len(t, before, 5)
		undo := h.Undo.Position()
		h.Set(answer)
		require.Contains(t, h.seen(), "Anna waits for Ben", "%v", size)
		after := h.keys()
		require.Len(t, after, 3)
		for word, is := range after {
			for other, was := range before {
				apart := is.right() <= was.x || was.right() <= is.x || is.lower() <= was.y || was.lower() <= is.y
				require.True(t, apart || size.Height < 600 && size.Width < 360, "%v: %s %v stands where %s %v was", size, word, is, other, was)
			}
			require.LessOrEqual(t, is.lower(), size.Height, "%v: %s", size, word)
		}
		if !table.Beside(size) {
			require.Equal(t, undo, h.Undo.Position(), "%v", size)
		}
		h.Set(own)
		require.Equal(t, before, h.keys(), "%v", size)
		require.NotContains(t, h.seen(), "Anna waits for Ben")
	}
}

// place is where a key stands in the window.
type place struct{ x, y, wide, high float32 }

func (p place) right() float32 { return p.x + p.wide }
func (p place) lower() float32 { return p.y + p.high }

// keys are the places of the keys that are seen, without undo, by their words.
func (h *handPage) keys() map[string]place {
	at := map[string]place{}
	for _, b := range append(h.Others[:], h.Main, h.Side, h.End) {
		if b.Visible() {
			p := h.absolute(b)
			at[b.Key().Word] = place{p.X, p.Y, b.Size().Width, b.Size().Height}
		}
	}
	return at
}
