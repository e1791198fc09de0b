//go:build browser

package browser

import (
	"errors"
	"fmt"
	"image"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/stage"
)

// switched is a clipboard that a test can change while the app runs.
const switched = `globalThis.clip = {}; Object.defineProperty(navigator, "clipboard", {configurable: true, value: new Proxy({}, {get: (_, name) => clip[name]})})`

// with goes Home in a browser with another clipboard, an object of JavaScript.
func (v *visit) with(t *testing.T, clipboard string) {
	t.Helper()
	v.home(t)
	require.True(t, v.is("Boolean(globalThis.clip = "+clipboard+")"))
}

const (
	none     = `{}`
	forbids  = `{readText: async () => { throw new DOMException("Read permission denied.", "NotAllowedError"); }, writeText: async () => { throw new Error("denied"); }}`
	silent   = `{readText: () => new Promise(() => {}), writeText: () => new Promise(() => {})}`
	answers  = `{readText: async () => "Wilhelmina", writeText: async text => { globalThis.copied = text; }}`
	byHand   = `document.querySelector("#paste textarea") === document.activeElement`
	noByHand = `!document.getElementById("paste")`
)

// TestClipboards imports from the clipboard, copies, and pastes into a field, in browsers that have none, forbid it, ask somebody
// who doesn't answer, and let the page have it.
func TestClipboards(t *testing.T) {
	c := newBrowser(t)
	c.before = switched
	v := come(t, c, at(t, "localhost").address, "clipboard", raidOptions, false)
	v.pastes(t)
	for _, kind := range []string{none, forbids} {
		v.with(t, kind)
		v.press(t, "Matches", "From the clipboard")
		require.NoError(t, stage.Await(timeout, "nobody is asked for the text", func() bool { return v.is(byHand) }))
		require.NoError(t, v.save(*pictures, "by-hand"))
		require.NoError(t, v.order("Input.insertText", map[string]any{"text": "not a transcript"}, nil))
		require.NoError(t, v.key("Escape", 27))
		require.NoError(t, stage.Await(timeout, "it is still asked", func() bool { return v.is(noByHand) }))
		v.press(t, "From the clipboard")
		require.NoError(t, stage.Await(timeout, "nobody is asked for the text", func() bool { return v.is(byHand) }))
		require.NoError(t, v.order("Input.insertText", map[string]any{"text": "Not a transcript"}, nil))
		require.True(t, v.is(`(document.querySelector("#paste button").click(), true)`))
		v.reads(t, "This match can't be read")
		require.NotContains(t, v.lines(), "The clipboard is empty.")
		require.NoError(t, v.save(*pictures, "taken"))
		v.press(t, "Close")
	}
	v.with(t, forbids)
	require.True(t, v.is(`(document.execCommand = () => false, true)`))
	v.press(t, "Raid Trade", "Play with the referee", "Start the match", "More", "This match", "Export", "Copy")
	v.reads(t, "couldn't be copied: the browser doesn't let the page copy")
	require.NotContains(t, v.lines(), "Copied")
	require.NoError(t, v.save(*pictures, "refused"))
	v.press(t, "Close")

	v.with(t, silent)
	v.press(t, "Matches", "From the clipboard", "Back", "Timer", "Start the timer", "Pause", "Resume")
	v.reads(t, "Pause")

	v.with(t, answers)
	require.True(t, v.is(`(document.execCommand = () => false, true)`))
	v.press(t, "Matches", "Raid Trade. Player A")
	v.reads(t, "Tap what you rolled") // the list has a key More as well
	v.press(t, "More", "This match", "Export", "Copy")
	v.reads(t, "Copied")
	require.True(t, v.is(`copied.includes("raid-trade")`))
}

// pastes presses Ctrl+V in a field of the app.
func (v *visit) pastes(t *testing.T) {
	t.Helper()
	for _, kind := range []string{answers, silent} {
		v.with(t, kind)
		v.press(t, "Traders", "Play with the referee", "Seat B: ")
		const label = "Name of Seat B"
		var at image.Point
		require.NoError(t, stage.Await(timeout, "there is no field", func() bool {
			return v.script(fmt.Sprintf(`(({left, top, width, height}) => ({X: Math.round(left + width / 2), Y: Math.round(top + height / 2)}))((%s)("input", %q).getBoundingClientRect())`, find, label), &at) == nil
		}))
		require.NoError(t, stage.Await(timeout, "the field has no focus", func() bool { return v.tap(at) == nil && v.soon(asksForKeyboard, lostAfter) }))
		comes := "Wilhelmina"
		if kind == silent {
			comes = "x" // the app doesn't wait
		}
		require.NoError(t, stage.Await(timeout, comes+" doesn't come", func() bool { // the field may have moved since it was tapped
			err := v.letter("v", "KeyV", 'V', ctrl)
			if kind == silent {
				err = errors.Join(err, v.letter("x", "KeyX", 'X'))
			}
			return err == nil && v.soon(fmt.Sprintf(`(%s)("input", %q)?.value.includes(%q)`, find, label, comes), lostAfter)
		}), "%s", v.Output())
	}
}
