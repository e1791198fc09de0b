//go:build window

package window

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/stage"
)

// keyM is the key that has an M on it in the United States, as X numbers keys.
const keyM = "58"

// TestLettersInOtherLayouts presses the key of M on the timer in layouts that give it no Latin letter, and in one that has the M on
// another key.
func TestLettersInOtherLayouts(t *testing.T) {
	home := t.TempDir()
	options := `{"length": "own", "minutes": 30, "chance": 0, "ground": "dark"}`
	require.NoError(t, os.WriteFile(filepath.Join(home, "options.json"), []byte(options), 0o600))
	display := newDisplay(t)
	session := open(t, display, program, home, sizes[1])
	require.NoError(t, session.Tap("Timer", "Start the timer"))
	await(t, session, "start", 1)
	muted := true
	for _, layout := range []string{"ru", "gr", "il", "ara", "us"} {
		speaks(t, display, layout)
		require.NoError(t, display.Key(keyM))
		awaitMuted(t, home, muted, layout)
		muted = !muted
	}
	speaks(t, display, "fr") // it has a comma there, and the M where others have a semicolon
	require.NoError(t, display.Key(keyM))
	require.NoError(t, display.Key("47"))
	awaitMuted(t, home, muted, "fr")
}

// speaks gives the keyboard another layout.
func speaks(t *testing.T, display *stage.Display, layout string) {
	t.Helper()
	out, err := exec.Command("setxkbmap", "-display", display.Name, layout).CombinedOutput()
	require.NoError(t, err, "%s", out)
}

func awaitMuted(t *testing.T, home string, muted bool, layout string) {
	t.Helper()
	option := `"muted": false`
	if muted {
		option = `"muted": true`
	}
	t.Log(layout, option)
	awaitOption(t, home, option)
}
