package traders_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	tradersscreens "tablekeeper/screens/games/traders"
	"tablekeeper/screens/matches/match"
)

// TestArrowsPointToPlanetsBeyond flies on phones: each planet of which less than half is seen has an arrow with steps at the edge, over no
// dot of a goal, and a touch of it flies nowhere but brings the planet into sight.
func TestArrowsPointToPlanetsBeyond(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 390, Height: 844}, {Width: 360, Height: 640}} {
		tb := apptest.New(t, size.Width, size.Height)
		o := tb.Play(tradersscreens.Key, 3, upTo...)
		m := tb.App.Shown().(*match.Match)
		m.Table.Away()
		drawing, before := m.Felt.Drawing(), len(o.Match.Table().Log())
		pointed := ""
		for _, p := range drawing.Shown().Places {
			if p.Picture == nil {
				continue
			}
			require.NotEmpty(t, p.Away, p.Title)
			at, shown := drawing.Pointed(p.Title)
			if !shown {
				continue
			}
			pointed = p.Title
			for _, goal := range drawing.Shown().Places {
				if dot, seen := drawing.Drawn(goal.Title); seen && goal.Target {
					off := dot.Subtract(at)
					require.False(t, max(off.Y, -off.Y) < 20 && max(off.X, -off.X) < 40, "%s lies on %s", p.Title, goal.Title)
				}
			}
		}
		require.NotEmpty(t, pointed, size)
		at, _ := drawing.Pointed(pointed)
		test.TapCanvas(tb.Window.Canvas(), at.Add(fyne.CurrentApp().Driver().AbsolutePositionForObject(drawing)))
		require.Len(t, o.Match.Table().Log(), before)
		_, still := drawing.Pointed(pointed)
		require.False(t, still, pointed)
	}
}
