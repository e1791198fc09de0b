//go:build browser

package browser

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/stage"
)

const (
	takeWebGL = `(() => {
		globalThis.webGL ??= document.querySelector("canvas").getContext("webgl").getExtension("WEBGL_lose_context");
		webGL.loseContext();
		return true;
	})()`
	giveWebGL = `(webGL.restoreContext(), true)`
	saysLost  = `!loading.hidden && state.textContent.includes("lost the picture")`
)

// TestWebGLIsTaken takes WebGL away in a match and gives it back: soon, later, and never. Then the app has a fault.
func TestWebGLIsTaken(t *testing.T) {
	c, s := newBrowser(t), at(t, "localhost")
	v := come(t, c, s.address, "lost", raidOptions, false)
	v.begin(t)
	require.NoError(t, v.save(*pictures, "before"))
	require.True(t, v.is(takeWebGL))
	require.True(t, v.is(giveWebGL))
	require.NoError(t, v.Alike())
	require.False(t, v.is(saysLost))

	require.True(t, v.is(takeWebGL))
	require.NoError(t, stage.Await(timeout, "nothing is said", func() bool { return v.is(saysLost) }))
	require.NoError(t, v.save(*pictures, "taken"))
	require.NoError(t, v.letter("u", "KeyU", 'U')) // it would ask
	require.True(t, v.is(giveWebGL))
	require.NoError(t, stage.Await(timeout, "it is still said", func() bool { return v.is("loading.hidden") }))
	require.NoError(t, v.Alike())
	require.NoError(t, v.save(*pictures, "given"))
	require.Equal(t, []string{"roll 4", "roll 2"}, v.moves(t), "nothing is played unseen")
	v.must(t, "End the turn")
	require.NoError(t, v.Alike())
	v.must(t, "Undo: ")
	require.NoError(t, v.Alike())

	require.True(t, v.is(takeWebGL))
	require.NoError(t, stage.Await(timeout, "nothing is said", func() bool { return v.is(saysLost) }))
	require.True(t, v.is(`(globalThis.before = true, loading.querySelector("button").click(), true)`))
	v.anew(t)
	v.comesBack(t)
	require.NoError(t, v.Alike())
	require.Equal(t, []string{"roll 4", "roll 2"}, v.moves(t))
	v.unharmed(t)

	// A fault of the app once somebody has used it: the page comes again by itself, and says so.
	v.must(t, "More")
	require.True(t, v.is("(globalThis.before = true, tablekeeperDraw(1), true)"))
	require.NoError(t, stage.Await(timeout, "the page doesn't come again", func() bool {
		return v.is(`!globalThis.before && mirror.textContent.includes("everything you entered is saved")`)
	}))
	require.True(t, v.is(`localStorage.getItem("tablekeeper-fault") === null`), "it is said once")
	require.Contains(t, v.Output(), "call of Value.Invoke on number")
	v.forget()
}
