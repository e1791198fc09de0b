//go:build window

package window

import (
	"debug/elf"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/stage"
)

// TestWithoutAWindow starts the app where none can be opened: it ends, says why in one sentence, and says the way round.
func TestWithoutAWindow(t *testing.T) {
	t.Setenv("LIBGL_DRIVERS_PATH", t.TempDir())
	t.Setenv("__EGL_VENDOR_LIBRARY_DIRS", t.TempDir())
	bare := screen(t, 800, 480, "-extension", "GLX")
	for display, why := range map[*stage.Display]string{
		bare:             "OpenGL",
		{}:               "DISPLAY and WAYLAND_DISPLAY are not set",
		{Name: ":64999"}: "does not answer",
	} {
		app, err := display.Launch(program, t.TempDir())
		require.NoError(t, err)
		status, err := app.Status()
		require.NoError(t, err, app.Output())
		require.Equal(t, 2, status, app.Output())
		require.Equal(t, 1, strings.Count(app.Output(), "\n"), app.Output())
		require.Contains(t, app.Output(), why)
		require.Contains(t, app.Output(), "tablekeeper serve opens the app in a browser")
	}
}

// TestTheProgramStartsWithoutLibraries reads with what the program is linked: the commands and serve need neither OpenGL, nor a display,
// nor sound.
func TestTheProgramStartsWithoutLibraries(t *testing.T) {
	file, err := elf.Open(program)
	require.NoError(t, err)
	defer file.Close()
	libraries, err := file.ImportedLibraries()
	require.NoError(t, err)
	require.Subset(t, []string{"libc.so.6", "libm.so.6", "libdl.so.2", "libpthread.so.0", "libresolv.so.2", "ld-linux-x86-64.so.2"}, libraries)
}

// TestTheWindowOfASmallScreen opens on a screen that is smaller than the usual window, and as large as it was left.
func TestTheWindowOfASmallScreen(t *testing.T) {
	display := screen(t, 800, 480)
	home := t.TempDir()
	app, err := display.Launch(program, home)
	require.NoError(t, err)
	width, height, err := app.Size("Tablekeeper")
	require.NoError(t, err, app.Output())
	require.LessOrEqual(t, width, 800)
	require.LessOrEqual(t, height, 480)
	require.NoError(t, display.Written(app)) // it hears that it is to end from then on
	require.NoError(t, app.End())
	status, err := app.Status()
	require.NoError(t, err)
	require.Zero(t, status, app.Output())
	require.NoFileExists(t, filepath.Join(home, "window.json"), "nobody has chosen that size")
	app, err = display.Launch(program, home)
	require.NoError(t, err)
	require.NoError(t, app.Show("Tablekeeper", 640, 400))
	require.NoError(t, app.End())
	status, err = app.Status()
	require.NoError(t, err)
	require.Zero(t, status, app.Output())
	app, err = display.Launch(program, home)
	require.NoError(t, err)
	t.Cleanup(app.Kill)
	width, height, err = app.Size("Tablekeeper")
	require.NoError(t, err, app.Output())
	require.Equal(t, []int{640, 400}, []int{width, height})
}
