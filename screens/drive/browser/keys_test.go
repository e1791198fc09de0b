//go:build browser

package browser

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/stage"
)

// letter presses a key that writes, by what is on it in the layout, its place and its number, with what is held down.
func (p *page) letter(writes, code string, number rune, held ...int) error {
	modifiers := 0
	for _, h := range held {
		modifiers |= h
	}
	text := writes
	if modifiers != 0 {
		text = ""
	}
	for _, kind := range []string{"keyDown", "keyUp"} {
		key := map[string]any{"type": kind, "key": writes, "code": code, "windowsVirtualKeyCode": number, "modifiers": modifiers, "text": text}
		if err := p.order("Input.dispatchKeyEvent", key, nil); err != nil {
			return err
		}
	}
	return nil
}

// keysOfLetters mutes the timer with M, in layouts that have it elsewhere or have no such letter.
func (v *visit) keysOfLetters(t *testing.T) {
	v.press(t, "Timer", "Start the timer")
	muted := true
	for _, key := range []struct {
		writes, code string
		number       rune
	}{{"m", "KeyM", 'M'}, {"ь", "KeyM", 'M'}, {"μ", "KeyM", 'M'}, {"צ", "KeyM", 'M'}, {"ة", "KeyM", 'M'}, {"m", "Semicolon", 'M'}} {
		require.NoError(t, v.letter(key.writes, key.code, key.number))
		require.NoError(t, stage.Await(timeout, key.writes+" does nothing", func() bool {
			text, err := v.file("options.json")
			return err == nil && strings.Contains(text, fmt.Sprintf(`"muted": %v`, muted))
		}))
		muted = !muted
	}
}

// leavesKeys holds which keys the browser is left.
func (v *visit) leavesKeys(t *testing.T) {
	left := func(held, key, code string) bool {
		return v.is(fmt.Sprintf(`document.body.dispatchEvent(new KeyboardEvent("keydown", {key: %q, code: %q, %sKey: true, bubbles: true, cancelable: true}))`,
			key, code, held))
	}
	for _, held := range []string{"ctrl", "meta"} {
		for _, key := range strings.Fields("p s f g h j k d o u i b e m q [ ] 1 0 + - , . / P") {
			require.True(t, left(held, key, "Key"+strings.ToUpper(key)), "%s+%s", held, key)
		}
		for _, key := range strings.Fields("a c v x y z") {
			require.False(t, left(held, key, "Key"+strings.ToUpper(key)), "%s+%s", held, key)
		}
		require.True(t, left(held, "з", "KeyP"))
		require.False(t, left(held, "м", "KeyV"))
		require.False(t, left(held, "Home", "Home"))
	}
	require.True(t, left("alt", "ArrowLeft", "ArrowLeft"))
}

// backAndForward goes back two pages and forward again, by the buttons of the browser, and back to Home once more.
func (v *visit) backAndForward(t *testing.T) {
	heading := func(words string) {
		t.Helper()
		require.NoError(t, stage.Await(timeout, "no "+words, func() bool { _, ok := v.reach("heading", words); return ok }), "%s", v.Output())
	}
	goes := func(way string) { require.True(t, v.is("(history."+way+"(), true)")) }
	v.press(t, "Matches")
	heading("Matches")
	v.press(t, "Duck Dealer. Start a match")
	heading("New match")
	goes("back")
	heading("Matches")
	goes("back")
	heading("Tablekeeper")
	goes("forward")
	heading("Matches")
	goes("forward")
	heading("New match")
	goes("back")
	heading("Matches")
	goes("back")
	heading("Tablekeeper")
}
