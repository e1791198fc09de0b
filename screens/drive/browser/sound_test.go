//go:build browser

package browser

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/stage"
)

// TestWithoutSoundTheAppGoesOn starts the timer in browsers that throw wherever a sound is asked for.
func TestWithoutSoundTheAppGoesOn(t *testing.T) {
	c := newBrowser(t)
	for _, host := range []string{"localhost", network} {
		for name, without := range map[string]string{
			"none":      `delete globalThis.AudioContext; delete globalThis.webkitAudioContext`,
			"context":   `globalThis.AudioContext = function () { throw new DOMException("there is no output", "NotSupportedError") }`,
			"processor": `AudioContext.prototype.createScriptProcessor = () => { throw new DOMException("a size", "IndexSizeError") }`,
			"node":      `if (globalThis.AudioWorkletNode) AudioWorkletNode = function () { throw new DOMException("closed", "InvalidStateError") }`,
			"module":    `if (globalThis.AudioWorklet) AudioWorklet.prototype.addModule = () => Promise.reject(new Error("lost"))`,
		} {
			t.Run(host+"/"+name, func(t *testing.T) {
				s := startServer(t, "0")
				p, err := c.open("about:blank", phoneSize, true)
				require.NoError(t, err)
				require.NoError(t, p.order("Page.addScriptToEvaluateOnNewDocument", map[string]any{"source": without}, nil))
				require.NoError(t, p.order("Page.navigate", map[string]any{"url": s.by(host)}, nil))
				require.NoError(t, p.ready())
				v := &visit{page: p, size: phoneSize, name: "silent"}
				v.press(t, "Timer", "Start the timer")
				require.NoError(t, v.tap(phoneSize.Div(2))) // the browser would allow sound from here on
				started := func(word string) func() bool {
					return func() bool {
						text, err := v.file("rising-tides.timer")
						return err == nil && stage.Journal(text).Count(word) > 0
					}
				}
				require.NoError(t, stage.Await(timeout, "no start is kept", started("start")), "%s", v.console())
				v.press(t, "Pause")
				require.NoError(t, stage.Await(timeout, "no pause is kept", started("pause")), "%s", v.console())
				for _, word := range []string{"panic", "exit code"} {
					require.NotContains(t, v.console(), word)
				}
				require.NoError(t, p.order("Page.close", nil, nil))
			})
		}
	}
}
