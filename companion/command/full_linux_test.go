package command

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAFullDiskLeavesNoHalfGame: what can't be written to its end is taken away.
func TestAFullDiskLeavesNoHalfGame(t *testing.T) {
	name := filepath.Join(t.TempDir(), "traders-00001.table")
	require.NoError(t, os.WriteFile(name, nil, 0o600))
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	require.NoError(t, err)
	require.ErrorContains(t, fill(name, full, "a game"), "no space left on device")
	require.NoFileExists(t, name)
}
