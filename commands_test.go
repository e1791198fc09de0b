//go:build !js

package main

import (
	"go/build"
	"os"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestVersion compares the two places that name the version.
func TestVersion(t *testing.T) {
	require.Regexp(t, `^\d+\.\d+\.\d+$`, version())
	manifest, err := os.ReadFile("AndroidManifest.xml")
	require.NoError(t, err)
	require.Contains(t, string(manifest), `android:versionName="`+version()+`"`)
}

// TestPagesHaveNoCommands looks at what the app for browsers is made of: everybody who opens it fetches all of it.
func TestPagesHaveNoCommands(t *testing.T) {
	page := build.Default
	page.GOOS, page.GOARCH = "js", "wasm"
	imported, err := page.ImportDir(".", 0)
	require.NoError(t, err)
	require.Contains(t, imported.Imports, "tablekeeper/screens/launch")
	require.NotContains(t, imported.Imports, "tablekeeper/companion/command")
}
