//go:build browser

package browser

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/stage"
)

const raidOptions = `{"ground": "dark"}`

// pulledUp is the key that pulls the dock of a match up.
const pulledUp = "All moves, the log and the players"

// begin starts a match of Raid Trade and lets player A begin.
func (v *visit) begin(t *testing.T) {
	t.Helper()
	v.must(t, "Raid Trade", "Play with the referee", "Start the match",
		"We rolled. 4", "We rolled. 2")
	require.NoError(t, v.Alike())
	require.Equal(t, []string{"roll 4", "roll 2"}, v.moves(t))
}

// TestAMatchInTheBrowser plays Raid Trade on one phone: a refusal, its rule, a move taken back, the match on its way to a second phone as
// a file, and the page loaded anew with the server gone.
func TestAMatchInTheBrowser(t *testing.T) {
	c, s := newBrowser(t), at(t, "localhost").own(t)
	v := come(t, c, s.address, "raid", raidOptions, false)
	v.begin(t)
	v.must(t, pulledUp, "Not now", "Advance. A level costs")
	require.NoError(t, v.Alike())
	require.NoError(t, v.save(*pictures, "refused"))
	v.must(t, "RD-6.2")
	require.NoError(t, v.Alike())
	require.NoError(t, v.save(*pictures, "rule"))
	v.must(t, "Back", "Back", "Not now", "Close the sheet")
	require.Equal(t, []string{"roll 4", "roll 2"}, v.moves(t), "a refused move changes nothing")
	v.must(t, "End the turn")
	require.NoError(t, v.Alike())
	require.Equal(t, []string{"roll 4", "roll 2", "end"}, v.moves(t))
	v.must(t, "Undo: ")
	require.NoError(t, v.Alike())
	require.Equal(t, []string{"roll 4", "roll 2"}, v.moves(t))

	file := v.export(t)
	second := come(t, c, s.address, "second", raidOptions, true)
	require.Nil(t, second.raid(t), "another phone has its own matches")
	second.take(t, file)
	require.Equal(t, v.moves(t), second.moves(t))
	second.must(t, pulledUp)
	second.types(t, "Type a move", "end")
	require.NoError(t, second.save(*pictures, "typed"))
	require.NoError(t, second.key("Enter", 13))
	require.NoError(t, stage.Await(timeout, "what was typed is not played", func() bool { return len(second.moves(t)) == 3 }))
	require.Equal(t, []string{"roll 4", "roll 2", "end"}, second.moves(t))
	require.Equal(t, []string{"roll 4", "roll 2"}, v.moves(t), "the other phone wrote none")
	v.cached(t)
	s.stop(t)
	v.reload(t)
	v.press(t, "Back") // to the match, from the page that exports it
	v.comesBack(t)
	v.must(t, "Redo")
	require.NoError(t, v.Alike())
	require.Equal(t, []string{"roll 4", "roll 2", "end"}, v.moves(t), "what was taken back was kept too")
	require.NoError(t, v.save(*pictures, "anew"))
}

// TestTheBrowserMayForget is told at the first visit what the browser does not promise, and once more when there is a match to lose, which
// it is offered as a file.
func TestTheBrowserMayForget(t *testing.T) { byEach(t, mayForget) }

func mayForget(t *testing.T, c *chromium, s *server) {
	p, err := c.open(s.address, phoneSize, false)
	require.NoError(t, err)
	require.NoError(t, p.ready())
	v := p.visit("first")
	require.NoError(t, stage.Await(timeout, "nobody is warned", func() bool { return v.is(`localStorage.getItem("tablekeeper-warned") === "yes"`) }))
	require.NoError(t, v.save(*pictures, "warned"))
	v.press(t, "Raid Trade", "Play with the referee", "Start the match", "We rolled. 4")
	require.NoError(t, stage.Await(timeout, "no throw is kept", func() bool { return len(v.moves(t)) == 1 }))
	v.reload(t)
	v.press(t, "Put it away", "Back", "Back", "This browser may forget matches", "Export all matches")
	require.NoError(t, v.save(*pictures, "offered"))
	require.True(t, v.is(`localStorage.getItem("tablekeeper-warned") === "matches"`))
}

// types writes into an entry as a soft keyboard does, and as one with other letters than those of ASCII.
func (v *visit) types(t *testing.T, label, text string) {
	t.Helper()
	v.must(t, label)
	require.NoError(t, stage.Await(timeout, "no soft keyboard is asked for", func() bool {
		return v.is(`document.activeElement?.id === "dummyEntry"`)
	}))
	require.NoError(t, v.order("Input.insertText", map[string]any{"text": text}, nil))
	require.NoError(t, v.Type(label, text))
	require.NoError(t, v.Alike())
}

// shift is the key, as the browser is told of it.
const shift = 8

// key presses a key that isn't a letter, with what is held down.
func (p *page) key(name string, code int, held ...int) error {
	modifiers := 0
	for _, h := range held {
		modifiers |= h
	}
	for _, kind := range []string{"rawKeyDown", "keyUp"} {
		key := map[string]any{"type": kind, "key": name, "code": name, "windowsVirtualKeyCode": code, "modifiers": modifiers}
		if err := p.order("Input.dispatchKeyEvent", key, nil); err != nil {
			return err
		}
	}
	return nil
}

// export saves the match as a file.
func (v *visit) export(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	require.NoError(t, v.order("Page.setDownloadBehavior", map[string]any{"behavior": "allow", "downloadPath": folder}, nil))
	v.must(t, "More", "This match", "Export")
	spot, err := v.Bring("Save as a file")
	require.NoError(t, err)
	require.NoError(t, v.save(*pictures, "export"))
	require.NoError(t, v.Pause())   // it lies where the key before was
	require.NoError(t, v.tap(spot)) // the reference would show its page of folders
	file := filepath.Join(folder, "Raid Trade.table")
	require.NoError(t, stage.Await(timeout, "no file comes", func() bool {
		_, err := os.Stat(file)
		return err == nil
	}))
	saved, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, string(v.raid(t).Export()), string(saved))
	return file
}

// take imports a match from a file.
func (v *visit) take(t *testing.T, file string) {
	t.Helper()
	require.NoError(t, v.order("Page.setInterceptFileChooserDialog", map[string]any{"enabled": true}, nil))
	v.must(t, "Matches")
	spot, err := v.Bring("From a file")
	require.NoError(t, err)
	require.NoError(t, v.tap(spot))
	node := v.chooser(t)
	require.NoError(t, v.order("DOM.setFileInputFiles", map[string]any{"files": []string{file}, "backendNodeId": node}, nil))
	require.NoError(t, stage.Await(timeout, "nothing is imported", func() bool { return v.raid(t) != nil && len(v.moves(t)) == 2 }))
	v.reads(t, "button Undo") // the match that came is open, and a page that is loaded again comes back to it
	v.reload(t)
	v.comesBack(t)
}

// chooser waits until the page asks for a file, and gives the field that takes it.
func (v *visit) chooser(t *testing.T) int {
	t.Helper()
	require.NoError(t, stage.Await(timeout, "nobody asks for a file", func() bool { return v.asking() != 0 }))
	return v.asking()
}
