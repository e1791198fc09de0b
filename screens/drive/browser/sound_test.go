//go:build browser

package browser

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/stage"
)

// silences are browsers that throw wherever a sound is asked for. By plain http there is no worklet, and else nothing but one plays.
var silences = map[string]map[string]string{
	"localhost": {
		"none":    `delete globalThis.AudioContext; delete globalThis.webkitAudioContext`,
		"context": `globalThis.AudioContext = function () { throw new DOMException("there is no output", "NotSupportedError") }`,
		"node":    `AudioWorkletNode = function () { throw new DOMException("closed", "InvalidStateError") }`,
		"module":  `AudioWorklet.prototype.addModule = () => Promise.reject(new Error("lost"))`,
	},
	network: {
		"processor": `AudioContext.prototype.createScriptProcessor = () => { throw new DOMException("a size", "IndexSizeError") }`,
	},
}

// TestWithoutSoundTheAppGoesOn starts the timer in browsers without a sound.
func TestWithoutSoundTheAppGoesOn(t *testing.T) {
	c := newBrowser(t)
	for host, all := range silences {
		p, err := c.open(at(t, host).address+"manifest.webmanifest", phoneSize, false)
		require.NoError(t, err)
		v := p.visit("silent")
		for name, without := range all {
			t.Run(name, func(t *testing.T) { v.playsSilently(t, at(t, host).address, without) })
		}
	}
}

// playsSilently starts the timer of a new player and pauses it.
func (v *visit) playsSilently(t *testing.T, address, without string) {
	v.starts(t, address, "localStorage.clear(); "+without)
	v.press(t, "Timer", "Start the timer")
	require.NoError(t, v.tap(phoneSize.Div(2))) // the browser would allow sound from here on
	kept := func(word string) func() bool {
		return func() bool {
			text, err := v.file("rising-tides.timer")
			return err == nil && stage.Journal(text).Count(word) > 0
		}
	}
	require.NoError(t, stage.Await(timeout, "no start is kept", kept("start")), "%s", v.Output())
	v.press(t, "Pause")
	require.NoError(t, stage.Await(timeout, "no pause is kept", kept("pause")), "%s", v.Output())
	for _, word := range []string{"panic", "exit code"} {
		require.NotContains(t, v.Output(), word)
	}
}
