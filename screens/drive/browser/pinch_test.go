//go:build browser

package browser

import (
	"fmt"
	"image"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/stage"
)

// middleOfMap is the middle of the map that the page shows.
func (v *visit) middleOfMap(t *testing.T) image.Point {
	t.Helper()
	var at image.Point
	const place = `(() => { const {x, y, width, height} = document.querySelector("#mirror [data-zooms]").getBoundingClientRect();
		return {X: Math.round(x + width / 2), Y: Math.round(y + height / 2)} })()`
	require.NoError(t, stage.Await(timeout, "there is no map", func() bool { return v.script(place, &at) == nil && at.Y > 0 }), "%s", v.lines())
	return at
}

// zooms zooms a map by two fingers, by two taps and by the wheel, and the page itself where no map is.
func (v *visit) zooms(t *testing.T, middle image.Point) {
	t.Helper()
	shows := func(is bool, timeout time.Duration) error {
		return stage.Await(timeout, "the map is not zoomed", func() bool {
			return v.is(fmt.Sprintf(`!(%s)("button", "Show the whole board") === %v`, find, !is))
		})
	}
	zoomed := func(is bool) {
		t.Helper()
		require.NoError(t, shows(is, timeout), "%s", v.lines())
	}
	zoomed(false)
	require.NoError(t, v.save(*pictures, "whole"))
	require.NoError(t, v.spread(middle))
	zoomed(true)
	require.NoError(t, v.save(*pictures, "pinched"))
	require.True(t, v.is("visualViewport.scale === 1"), "the page is not zoomed with it")
	v.press(t, "Show the whole board")
	zoomed(false)
	for range 8 { // on a slow machine two taps come too late
		require.NoError(t, v.tap(middle))
		require.NoError(t, v.tap(middle))
		if shows(true, timeout/8) == nil {
			break
		}
	}
	zoomed(true)
	require.NoError(t, v.save(*pictures, "tapped"))

	v.press(t, "Show the whole board")
	zoomed(false)
	require.True(t, v.is(`document.addEventListener("wheel", () => { globalThis.scrolls = (globalThis.scrolls ?? 0) + 1 }) === undefined`))
	require.NoError(t, v.wheel(middle, -100, ctrl))
	zoomed(true)
	require.NoError(t, v.wheel(image.Pt(v.size.X/2, 30), 100, ctrl))
	require.NoError(t, v.wheel(image.Pt(v.size.X/2, 30), 100, 0))
	require.NoError(t, stage.Await(timeout, "the app hears no wheel", func() bool { return v.is("globalThis.scrolls === 1") }))
	require.True(t, v.is("visualViewport.scale === 1"))

	require.NoError(t, v.spread(image.Pt(v.size.X/2, 30)))
	require.NoError(t, stage.Await(timeout, "the browser can't zoom", func() bool { return v.is("visualViewport.scale > 1.3") }))
	require.NoError(t, v.save(*pictures, "zoomed"))
	require.True(t, v.is(`document.getElementById("whole").click() === undefined`))
	require.NoError(t, stage.Await(timeout, "the page stays zoomed", func() bool { return v.is("visualViewport.scale === 1") }))
}

// ctrl is the key, as the browser is told of it.
const ctrl = 2

// wheel turns the wheel at a point by so many pixels.
func (p *page) wheel(at image.Point, by, keys int) error {
	return p.order("Input.dispatchMouseEvent", map[string]any{"type": "mouseWheel", "x": at.X, "y": at.Y, "deltaX": 0, "deltaY": by, "modifiers": keys}, nil)
}

// spread moves two fingers from each other round a point.
func (p *page) spread(round image.Point) error {
	for apart := 20; apart <= 80; apart += 4 {
		kind := "touchMove"
		if apart == 20 {
			kind = "touchStart"
		}
		if err := p.finger(kind, round.Sub(image.Pt(apart, 0)), round.Add(image.Pt(apart, 0))); err != nil {
			return err
		}
	}
	return p.finger("touchEnd")
}
