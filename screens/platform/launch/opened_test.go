//go:build !js

package launch

import (
	"bytes"
	"log"
	"testing"

	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"
)

// TestAWindowThatDoesNotCome hears what the toolkit says of a display without OpenGL.
func TestAWindowThatDoesNotCome(t *testing.T) {
	var out bytes.Buffer
	before := log.Writer()
	log.SetOutput(&out)
	defer log.SetOutput(before)
	var said tape
	said.begin()
	log.Print("Fyne error:  window creation error")
	log.Print("  Cause: APIUnavailable: GLX: GLX extension not found")
	log.Print("  At: driver.go:180")
	require.Equal(t, "no window can be opened here, for the display has no OpenGL (APIUnavailable: GLX: GLX extension not found)"+byBrowser, said.failed())
	log.Print("something after it")
	require.Empty(t, out.String(), "one sentence is said")

	log.SetOutput(&out)
	said = tape{}
	said.begin()
	theme := func() {
		log.Print("Fyne error:  failed to watch theme settings")
		log.Print("  Cause: exec: \"dbus-launch\": executable file not found in $PATH")
		log.Print("  At: app_xdg.go:152")
	}
	theme()
	log.Print("a warning")
	require.Empty(t, out.String())
	said.play()
	theme()
	log.Print("Fyne error:  Preferences load error:")
	log.Print("  Cause: EOF")
	log.Print("  At: preferences.go:105")
	log.Print("another one")
	require.Contains(t, out.String(), "a warning\n")
	require.Contains(t, out.String(), "another one\n")
	require.NotContains(t, out.String(), "dbus-launch", "where there is no desktop, its colours are no news")
	require.NotContains(t, out.String(), "app_xdg.go")
	require.NotContains(t, out.String(), "EOF", "the toolkit reads what it is writing")
	require.True(t, opened(test.NewApp().NewWindow("drawn in memory")))
}
