//go:build browser

package browser

import (
	"os"
	"path/filepath"
	"strings"
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
	require.NoError(t, v.alike())
	require.Equal(t, []string{"roll 4", "roll 2"}, v.moves(t))
}

// TestAMatchInTheBrowser plays Raid Trade on one phone: a refusal, its rule, a move taken back, the page loaded anew and
// with the server gone, a second tab, and the match on its way to a second phone as a file.
func TestAMatchInTheBrowser(t *testing.T) { byEach(t, aMatch) }

func aMatch(t *testing.T, c *chromium, s *server) {
	v := come(t, c, s.address, "raid", raidOptions, false)
	v.begin(t)
	v.must(t, pulledUp, "Show all moves", "Advance. A level costs")
	require.NoError(t, v.alike())
	require.NoError(t, v.save(*pictures, "refused"))
	v.must(t, "RD-6.2")
	require.NoError(t, v.alike())
	require.NoError(t, v.save(*pictures, "rule"))
	v.must(t, "Back", "Back", "Only what is allowed", "Close the sheet")
	require.Equal(t, []string{"roll 4", "roll 2"}, v.moves(t), "a refused move changes nothing")
	v.must(t, "End the turn")
	require.NoError(t, v.alike())
	require.Equal(t, []string{"roll 4", "roll 2", "end"}, v.moves(t))
	v.must(t, "Undo: ")
	require.NoError(t, v.alike())
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
	v.warned(t, s.address)
	require.Equal(t, []string{"roll 4", "roll 2"}, v.moves(t))
	v.secondTab(t, s.address)
	if v.local() {
		v.cached(t)
		s.stop(t)
	}
	require.NoError(t, v.order("Page.reload", nil, nil))
	require.NoError(t, v.ready())
	require.NoError(t, v.meet())
	v.must(t, "Go on: Raid Trade", "Redo")
	require.NoError(t, v.alike())
	require.Equal(t, []string{"roll 4", "roll 2", "end"}, v.moves(t), "what was taken back was kept too")
	require.NoError(t, v.save(*pictures, "anew"))
	v.warnedAgain(t)
}

// warnedAgain is told once more what the browser does not promise, now that there are matches to lose, and offered a file.
func (v *visit) warnedAgain(t *testing.T) {
	t.Helper()
	require.True(t, v.is(`localStorage.setItem("tablekeeper-warned", "yes") ?? true`))
	require.NoError(t, v.order("Page.reload", nil, nil))
	require.NoError(t, v.ready())
	v.press(t, "This browser may forget matches", "Export all matches")
	require.NoError(t, v.save(*pictures, "offered"))
	require.True(t, v.is(`localStorage.getItem("tablekeeper-warned") === "matches"`))
}

// types writes into an entry as a soft keyboard does, and as one with other letters than those of ASCII.
func (v *visit) types(t *testing.T, label, text string) {
	t.Helper()
	v.must(t, label)
	spot, err := v.reference.Bring(label) // it is in sight
	require.NoError(t, err)
	require.NoError(t, stage.Await(timeout, "no soft keyboard is asked for", func() bool {
		return v.is(`document.activeElement?.id === "dummyEntry"`)
	}))
	require.NoError(t, v.order("Input.insertText", map[string]any{"text": text}, nil))
	require.NoError(t, v.reference.Type(spot, text))
	require.NoError(t, v.alike())
}

// shift is the key, as the browser is told of it.
const shift = 8

// key presses a key that is no letter, with what is held down.
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

// warned looks for what somebody is told who comes for the first time, with a browser that promises nothing.
func (v *visit) warned(t *testing.T, address string) {
	t.Helper()
	p, err := v.open(address, v.size, true)
	require.NoError(t, err)
	require.NoError(t, p.ready())
	require.NoError(t, stage.Await(timeout, "nobody is warned", func() bool { return p.is(`localStorage.getItem("tablekeeper-warned") === "yes"`) }))
	first := &visit{page: p, size: v.size, name: "first"}
	require.NoError(t, first.save(*pictures, "warned"))
	require.NoError(t, p.order("Page.close", nil, nil))
}

// secondTab opens the same match in a second tab, where it can only be read. When the first tab has gone elsewhere the
// second takes the match by itself, and when that is closed the first does.
func (v *visit) secondTab(t *testing.T, address string) {
	t.Helper()
	p, err := v.open(address, v.size, false)
	require.NoError(t, err)
	second, err := p.visit("tab", v.size)
	require.NoError(t, err)
	second.must(t, "Go on: Raid Trade")
	// The reference knows nothing of another tab: it shows a match that goes on.
	require.NoError(t, stage.Await(timeout, "the match can be changed in two tabs", func() bool { return strings.Contains(second.lines(), "Read only") }), "%s", second.lines())
	require.NoError(t, second.save(*pictures, "read-only"))

	require.NoError(t, v.order("Page.navigate", map[string]any{"url": address + "manifest.webmanifest"}, nil))
	require.NoError(t, stage.Await(timeout, "the first tab stays", func() bool { return v.is("location.pathname === '/manifest.webmanifest'") }))
	require.NoError(t, stage.Await(timeout, "the second tab doesn't take the match", func() bool { return !strings.Contains(second.lines(), "Read only") }), "%s", second.lines())
	require.NoError(t, second.alike(), "it can be changed")
	require.NoError(t, second.save(*pictures, "taken"))
	require.NoError(t, second.order("Page.close", nil, nil))
	require.NoError(t, v.order("Page.navigate", map[string]any{"url": address}, nil))
	require.NoError(t, v.ready())
}

// export saves the match as a file.
func (v *visit) export(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	require.NoError(t, v.order("Page.setDownloadBehavior", map[string]any{"behavior": "allow", "downloadPath": folder}, nil))
	v.must(t, "More", "This match", "Export")
	spot, err := v.bring("Save as a file")
	require.NoError(t, err)
	require.NoError(t, v.save(*pictures, "export"))
	require.NoError(t, v.tap(spot.At)) // the reference would show its page of folders
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
	spot, err := v.bring("From a file")
	require.NoError(t, err)
	require.NoError(t, v.tap(spot.At))
	node := v.chooser(t)
	require.NoError(t, v.order("DOM.setFileInputFiles", map[string]any{"files": []string{file}, "backendNodeId": node}, nil))
	require.NoError(t, stage.Await(timeout, "nothing is imported", func() bool { return v.raid(t) != nil && len(v.moves(t)) == 2 }))
	require.NoError(t, v.order("Page.reload", nil, nil))
	require.NoError(t, v.ready())
	require.NoError(t, v.meet())
	v.must(t, "Go on: Raid Trade")
}

// chooser waits until the page asks for a file, and gives the field that takes it.
func (v *visit) chooser(t *testing.T) int {
	t.Helper()
	require.NoError(t, stage.Await(timeout, "nobody asks for a file", func() bool { return v.asking() != 0 }))
	return v.asking()
}
