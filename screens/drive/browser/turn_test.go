//go:build browser

package browser

import (
	"image"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/stage"
)

// TestTheScreenIsTurnedInTheBrowser plays a match on a screen that is turned to the far side, to the left one, and then to
// whose turn it is.
func TestTheScreenIsTurnedInTheBrowser(t *testing.T) { fromAfar(t, theScreenIsTurned) }

func theScreenIsTurned(t *testing.T, c *chromium, s *server) {
	v := come(t, c, s.address, "turned", raidOptions, false)
	v.must(t, "Options", "Opposite")
	require.Equal(t, 180, v.Turned())
	require.NoError(t, v.Alike())
	require.NoError(t, v.save(*pictures, "options-opposite"))
	v.must(t, "Back", "Raid Trade", "Play with the referee", "Start the match",
		"We rolled. 4", "We rolled. 2")
	require.NoError(t, v.Alike())
	require.NoError(t, v.save(*pictures, "match-opposite"))
	require.Equal(t, []string{"roll 4", "roll 2"}, v.moves(t))

	v.must(t, "More", "This match", "To the left")
	require.Equal(t, 90, v.Turned())
	require.NoError(t, v.Alike())
	require.NoError(t, v.save(*pictures, "more-left"))
	v.must(t, "Back")
	require.NoError(t, v.Alike())
	require.NoError(t, v.save(*pictures, "match-left"))
	v.must(t, "End the turn")
	require.NoError(t, v.Alike())
	v.must(t, "More", "All moves") // its panel has no grip
	v.types(t, "Type a move", "end")
	require.NoError(t, v.save(*pictures, "typed-left"))
	require.NoError(t, v.key("Enter", 13))
	require.NoError(t, stage.Await(timeout, "what was typed is not played", func() bool { return len(v.moves(t)) == 4 }))
	v.reload(t)
	v.comesBack(t)

	v.must(t, "More", "This match", "To the right", "Turn to whoever decides: Off")
	require.Equal(t, 270, v.Turned())
	require.NoError(t, v.Alike())
	require.NoError(t, v.save(*pictures, "more-right"))
	v.must(t, "Back")
	require.Equal(t, 0, v.Turned(), "it is the turn of player A")
	v.must(t, "End the turn")
	require.Equal(t, 180, v.Turned())
	require.NoError(t, v.Alike())
	v.click(t, "Undo: ")
	require.NoError(t, stage.Await(timeout, "the mouse undoes nothing", func() bool { return len(v.moves(t)) == 4 }))
	require.Equal(t, 0, v.Turned())
	require.NoError(t, v.Alike())
}

// click taps something with the mouse and takes it away to the corner: the page that is turned back would else show what
// lies under the mouse then.
func (v *visit) click(t *testing.T, label string) {
	t.Helper()
	spot, err := v.At(label)
	require.NoError(t, err)
	at := v.onPage(spot)
	for _, kind := range []string{"mouseMoved", "mousePressed", "mouseReleased"} {
		mouse := map[string]any{"type": kind, "x": at.X, "y": at.Y, "button": "left", "clickCount": 1}
		require.NoError(t, v.order("Input.dispatchMouseEvent", mouse, nil))
	}
	away := map[string]any{"type": "mouseMoved", "x": 0, "y": 0}
	require.NoError(t, v.order("Input.dispatchMouseEvent", away, nil))
	require.NoError(t, v.Press(label))
}

// TestNotches gives the page a notch and a bar after it has come, turns it, and draws a slider.
func TestNotches(t *testing.T) { fromAfar(t, notches) }

func notches(t *testing.T, c *chromium, s *server) {
	v := come(t, c, s.address, "notch", raidOptions, false)
	require.NoError(t, v.Alike())
	require.NoError(t, v.order("Emulation.setSafeAreaInsetsOverride", map[string]any{
		"insets": map[string]any{"top": 47, "bottom": 34, "left": 8, "right": 4},
	}, nil))
	v.free = image.Rect(8, 47, v.size.X-4, v.size.Y-34)
	v.size = v.free.Size()
	require.NoError(t, v.meet())
	require.NoError(t, v.Alike())
	require.NoError(t, v.save(*pictures, "home"))
	shot, err := v.shot()
	require.NoError(t, err)
	inside := v.free.Min.Add(image.Pt(2, 2))
	require.Equal(t, shot.At(inside.X, inside.Y), shot.At(2, 2), "the ground is the app's under the notch too")
	v.must(t, "Options", "To the right")
	require.NoError(t, v.Alike())
	require.NoError(t, v.save(*pictures, "right"))
	v.draws(t, "Events")
}

// draws draws the knob of a volume to the left with a finger.
func (v *visit) draws(t *testing.T, label string) {
	t.Helper()
	spot, err := v.Bring(label)
	require.NoError(t, err)
	require.NoError(t, v.finger("touchStart", spot))
	for _, left := range []int{20, 40, 60} { // no finger is faster than the app shows what lies under it
		require.NoError(t, v.script(settled, nil))
		require.NoError(t, v.finger("touchMove", spot.Sub(image.Pt(left, 0))))
	}
	require.NoError(t, v.finger("touchEnd"))
	options := ""
	err = stage.Await(timeout, "the volume is not drawn", func() bool {
		options, err = v.file("options.json")
		return err == nil && strings.Contains(options, `"event_volume": 0.4`)
	})
	require.NoError(t, err, "%s\n%s", options, v.lines())
	require.NoError(t, v.save(*pictures, "drawn"))
}
