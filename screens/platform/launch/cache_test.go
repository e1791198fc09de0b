//go:build !js && (cgo || ci)

package launch

import (
	"bytes"
	"log"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2/app"
	"github.com/stretchr/testify/require"
)

// TestFirstStartIsQuiet starts the toolkit on an account without a cache.
func TestFirstStartIsQuiet(t *testing.T) {
	home := t.TempDir()
	cache := filepath.Join(home, "new", ".cache")
	for _, name := range []string{"HOME", "XDG_CONFIG_HOME", "AppData"} {
		t.Setenv(name, home)
	}
	t.Setenv("XDG_CACHE_HOME", cache)
	t.Setenv("LocalAppData", cache)
	var said bytes.Buffer
	before := log.Writer()
	log.SetOutput(&said)
	defer log.SetOutput(before)
	makeCache()
	app.NewWithID(appID)
	require.NotContains(t, said.String(), "cache space")
}
