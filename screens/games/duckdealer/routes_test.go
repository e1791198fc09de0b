package duckdealer_test

import (
	"math"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/games/duckdealer"
	"tablekeeper/screens/matches/match"
	"tablekeeper/screens/widgets/board"
)

// TestATouchBringsTheRouteNear lays a free highway part on phones, on a tablet and in large letters: the first touch brings the route
// near, a thumb that drums lays nothing, and the second touch lays the part on the dot that it meets. A touch beside goes back.
func TestATouchBringsTheRouteNear(t *testing.T) {
	for _, w := range []struct{ wide, high, text float32 }{{390, 844, 1}, {390, 844, 1.5}, {360, 640, 1}, {844, 390, 1}, {1024, 768, 1}} {
		tb := apptest.Lettered(t, w.wide, w.high, w.text)
		o := tb.Play(duckdealer.Key, 2, duckFlying[:21]...)
		felt := tb.App.Shown().(*match.Match).Felt.(*duckdealer.DuckBoard)
		drawing, before := felt.Drawing(), len(o.Match.Table().Log())
		drawn := func(p board.Place) (fyne.Position, bool) {
			at, seen := drawing.Drawn(p.Title)
			return at.Add(fyne.CurrentApp().Driver().AbsolutePositionForObject(drawing)), seen
		}
		targets := func() (list []board.Place) {
			for _, p := range drawing.Shown().Places {
				if p.Target {
					list = append(list, p)
				}
			}
			return list
		}
		all := targets()
		require.Greater(t, len(all), 50)
		at, seen := drawn(all[0])
		require.True(t, seen)
		for range 3 {
			test.TapCanvas(tb.Window.Canvas(), at)
			require.Len(t, o.Match.Table().Log(), before)
		}
		tb.Run(time.Second)
		near := targets()
		require.Less(t, len(near), 10)
		nearest := float32(math.Inf(1))
		for i, p := range near {
			is, seen := drawn(p)
			require.True(t, seen, p.Title)
			for _, other := range near[:i] {
				was, _ := drawn(other)
				nearest = min(nearest, float32(math.Hypot(float64(is.X-was.X), float64(is.Y-was.Y))))
			}
		}
		require.GreaterOrEqual(t, nearest, float32(31.9), "%v", w)

		tb.Tap("All routes")
		require.Len(t, targets(), len(all))
		tb.Run(time.Second)
		at, _ = drawn(all[0])
		test.TapCanvas(tb.Window.Canvas(), at)
		tb.Run(time.Second)
		at, _ = drawn(near[len(near)-1])
		test.TapCanvas(tb.Window.Canvas(), at)
		require.Equal(t, "Anna: highway "+felt.Names[near[len(near)-1].ID], apptest.Latest(o))
	}
}
