//go:build browser

package browser

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/journal"
	"tablekeeper/screens/drive/stage"
)

// TestStorageBlocked comes with a browser that keeps nothing for any page: the app says so and goes on.
func TestStorageBlocked(t *testing.T) {
	profile := t.TempDir()
	require.NoError(t, os.Mkdir(filepath.Join(profile, "Default"), 0o755))
	block := `{"profile": {"default_content_setting_values": {"cookies": 2}}}`
	require.NoError(t, os.WriteFile(filepath.Join(profile, "Default", "Preferences"), []byte(block), 0o600))
	storageBlocked(t, ownBrowser(t, profile), at(t, network))
}

func storageBlocked(t *testing.T, c *chromium, s *server) {
	p, err := c.open(s.address, phoneSize, false)
	require.NoError(t, err)
	require.NoError(t, p.ready())
	v := p.visit("blocked")
	kept := journal.Memory()
	require.NoError(t, kept.Write("options.json", []byte(`{"ground": "light"}`)))
	v.beside(kept, "Nothing is kept when the page is closed: the browser is set not to keep anything for this page.")
	require.NoError(t, v.Alike())
	require.NoError(t, v.save(*pictures, "home"))
	v.must(t, "Close", "Raid Trade", "Play with the referee", "Start the match", "We rolled. 4")
	require.NoError(t, v.Alike())
	require.NoError(t, v.save(*pictures, "match"))
	v.unharmed(t)
}

// TestStorageFull plays on where the browser has no more room, and keeps everything once there is some.
func TestStorageFull(t *testing.T) { fromAfar(t, storageFull) }

func storageFull(t *testing.T, c *chromium, s *server) {
	v := come(t, c, s.address, "full", raidOptions, false)
	v.begin(t)
	require.True(t, v.is(`(() => {
		for (let size = 1 << 22; size >= 1; size >>= 1) {
			try { while (true) localStorage.setItem("filled" + localStorage.length, "x".repeat(size)); } catch {}
		}
		return true;
	})()`))
	spot, err := v.Bring("End the turn")
	require.NoError(t, err)
	require.NoError(t, v.tap(spot))
	require.NoError(t, v.Press("End the turn"))
	require.NoError(t, stage.Await(timeout, "nothing is said", func() bool {
		picture, err := v.Look()
		return err == nil && v.Differs(picture, true) != ""
	}))
	require.NoError(t, v.save(*pictures, "said"))
	require.Equal(t, []string{"roll 4", "roll 2"}, v.moves(t), "there is no room for the third")
	require.True(t, v.is(`Object.keys(localStorage).filter(key => key.startsWith("filled")).forEach(key => localStorage.removeItem(key)) ?? true`))
	undo, err := v.At("Undo: ")
	require.NoError(t, err)
	require.NoError(t, v.tap(undo))
	require.NoError(t, stage.Await(timeout, "nothing is kept again", func() bool {
		name := v.raid(t).ID() + ".match"
		text, err := v.file(name)
		return err == nil && strings.Contains(text, "end") && len(v.moves(t)) == 2
	}))
}

// TestStorageCleared clears what the browser keeps while a match is open: the match is written anew with the next move, said so,
// and found after the page was loaded again.
func TestStorageCleared(t *testing.T) { fromAfar(t, storageCleared) }

func storageCleared(t *testing.T, c *chromium, s *server) {
	v := come(t, c, s.address, "cleared", raidOptions, false)
	v.begin(t)
	require.True(t, v.is(`localStorage.clear() ?? true`))
	v.press(t, "Undo: ")
	v.reads(t, "button Keep it")
	v.press(t, "Undo")
	require.NoError(t, stage.Await(timeout, "nothing is said", func() bool {
		return strings.Contains(v.lines(), "the whole match was saved again")
	}), "%s", v.lines())
	require.NoError(t, v.save(*pictures, "said"))
	require.Equal(t, []string{"roll 4"}, v.moves(t))
	v.press(t, "Redo")
	require.NoError(t, stage.Await(timeout, "it isn't kept", func() bool { return len(v.moves(t)) == 2 }))
	v.reload(t)
	require.NoError(t, stage.Await(timeout, "the match isn't there", func() bool { return strings.Contains(v.lines(), "Undo: ") }), "%s", v.lines())
	require.Equal(t, []string{"roll 4", "roll 2"}, v.moves(t))
	v.unharmed(t)
}
