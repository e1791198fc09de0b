package command_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAFullDiskLeavesNoHalfGame: what can't be written to its end is taken away.
func TestAFullDiskLeavesNoHalfGame(t *testing.T) {
	folder := t.TempDir()
	require.NoError(t, os.Symlink("/dev/full", filepath.Join(folder, "traders-00001.table")))
	status, _, errs := tablekeeper("simulate", "traders", "--games", "1", "--out", folder)
	require.Equal(t, 2, status)
	require.Contains(t, errs, "no space left on device")
	left, err := os.ReadDir(folder)
	require.NoError(t, err)
	require.Empty(t, left)
}
