//go:build browser

package browser

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/stage"
)

// without opens the page again in a browser with another clipboard, an object of JavaScript.
func (v *visit) without(t *testing.T, clipboard string) {
	t.Helper()
	v.starts(t, v.address, fmt.Sprintf(`sessionStorage.removeItem("tablekeeper-way"); Object.defineProperty(navigator, "clipboard", {configurable: true, value: %s})`, clipboard))
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
	c, s := newBrowser(t), at(t, "localhost")
	v := come(t, c, s.address, "clipboard", raidOptions, false)
	v.pastes(t)
	for _, kind := range []string{none, forbids} {
		v.without(t, kind)
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
	}
	v.without(t, forbids)
	require.True(t, v.is(`(document.execCommand = () => false, true)`))
	v.press(t, "Raid Trade", "Play with the referee", "Start the match", "More", "This match", "Export", "Copy")
	v.reads(t, "couldn't be copied: the browser doesn't let the page copy")
	require.NotContains(t, v.lines(), "Copied")
	require.NoError(t, v.save(*pictures, "refused"))

	v.without(t, silent)
	v.press(t, "Matches", "From the clipboard", "Back", "Timer", "Start the timer", "Pause", "Resume")
	v.reads(t, "Pause")

	v.without(t, answers)
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
		v.without(t, kind)
		require.NoError(t, v.meet())
		v.must(t, "Traders", "Play with the referee", "Seat B: ")
		const label = "Name of Seat B"
		spot, err := v.Bring(label)
		require.NoError(t, err)
		require.NoError(t, v.tap(spot))
		require.NoError(t, stage.Await(timeout, "the field has no focus", func() bool { return v.is(asksForKeyboard) }))
		require.NoError(t, v.letter("v", "KeyV", 'V', ctrl))
		value := fmt.Sprintf(`document.querySelector('#mirror input[aria-label^=%q]').value`, label)
		if kind == answers {
			require.NoError(t, stage.Await(timeout, "nothing is pasted", func() bool { return v.is(value + `.includes("Wilhelmina")`) }), v.Output())
		} else {
			require.NoError(t, v.letter("x", "KeyX", 'X'))
			require.NoError(t, stage.Await(timeout, "the app waits", func() bool { return v.is(value + `.includes("x")`) }), v.Output())
		}
	}
}
