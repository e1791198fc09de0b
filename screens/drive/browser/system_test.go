//go:build browser

package browser

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/stage"
)

// TestWhatTheBrowserHas follows the setting for reduced motion, asks for a screen lock again at the tap after a refusal, and offers to
// speak only where the browser has a voice. Loaded again it says the times of matches as the zone has them.
func TestWhatTheBrowserHas(t *testing.T) {
	v := come(t, newBrowser(t), at(t, "localhost").address, "system", `{"length": "own", "minutes": 4, "ground": "dark"}`, false)
	has := func(words string) bool {
		all, _ := v.tree() // tried again
		for _, n := range all {
			if n.Name.Value == words {
				return true
			}
		}
		return false
	}
	await := func(words string) {
		t.Helper()
		require.NoError(t, stage.Await(timeout, words, func() bool { return has(words) }), "%s", v.lines())
	}
	v.press(t, "Options")
	await("Reduced motion: Off")
	require.NoError(t, v.order("Emulation.setEmulatedMedia", map[string]any{
		"features": []map[string]any{{"name": "prefers-reduced-motion", "value": "reduce"}},
	}, nil))
	await("Reduced motion: On")
	v.press(t, "Back")

	require.True(t, v.is(`(globalThis.asks = 0, globalThis.granted = WakeLock.prototype.request,
		WakeLock.prototype.request = async () => { asks++; throw new Error("not now") }, true)`))
	v.press(t, "Timer", "Start the timer")
	await("The screen may go dark")
	require.True(t, v.is(`(WakeLock.prototype.request = granted, document.dispatchEvent(new Event("pointerup")), asks === 1)`))
	require.NoError(t, stage.Await(timeout, "the lock isn't asked for again", func() bool {
		return v.is("globalThis.awake?.released === false") && !has("The screen may go dark")
	}), "%s", v.lines())

	await("Speak events and turns aloud")
	require.True(t, v.is(`(name = "voiceless")`))
	v.keepsSummerAndWinter(t)
	v.reload(t)
	v.home(t)
	v.press(t, "Matches")
	v.reads(t, "16 Jul 00:30")
	v.reads(t, "15 Jan 23:30")
	require.NoError(t, v.save(*pictures, "matches"))
	v.press(t, "Back", "Continue: Rising Tides")
	await("Pause")
	require.False(t, has("Speak events and turns aloud"), "%s", v.lines())
}
