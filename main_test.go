package main

import (
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
