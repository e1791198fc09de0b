package launch_test

import (
	"go/build"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestPagesHaveNoCommands looks at what the app for browsers is made of: everybody who opens it fetches all of it.
func TestPagesHaveNoCommands(t *testing.T) {
	page := build.Default
	page.GOOS, page.GOARCH = "js", "wasm"
	for folder, needed := range map[string]string{"../../..": "tablekeeper/screens/platform/launch", ".": "tablekeeper/screens/platform/browser"} {
		imported, err := page.ImportDir(folder, 0)
		require.NoError(t, err)
		require.Contains(t, imported.Imports, needed)
		require.NotContains(t, imported.Imports, "tablekeeper/companion/command")
	}
}
