package command_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestLabLearnsForChangedNumbers compares another price of a level, for which the players learn first: it is kept in the folder, what
// was learned is the same elsewhere, and a study that goes on there reads it.
func TestLabLearnsForChangedNumbers(t *testing.T) {
	root := t.TempDir()
	study := func(folder string, more ...string) (int, string, string) {
		return tablekeeper(append([]string{"lab", "--learn", "2", "--games", "2", "--vary", "level-price=3", "--out", filepath.Join(root, folder), "raid-trade"}, more...)...)
	}
	learned := func(folder string) (name string, text string) {
		files, err := filepath.Glob(filepath.Join(root, folder, "learned-raid-trade-*.txt"))
		require.NoError(t, err)
		require.Len(t, files, 1, "the printed numbers need nothing new")
		kept, err := os.ReadFile(files[0])
		require.NoError(t, err)
		return filepath.Base(files[0]), string(kept)
	}
	status, one, errs := study("one")
	require.Zero(t, status, errs)
	require.Contains(t, one, "--learn 2")
	require.Contains(t, one, "level-price=3 in place of level-price as usual")
	name, text := learned("one")
	require.Contains(t, text, "levels that white tokens buy: ")
	status, two, errs := study("two")
	require.Zero(t, status, errs)
	other, same := learned("two")
	require.Equal(t, []string{one, name, text}, []string{two, other, same})
	file := filepath.Join(root, "one", name)
	require.NoError(t, os.WriteFile(file, []byte("no sign: 1\n"), 0o600))
	status, _, errs = study("one")
	require.NotZero(t, status)
	require.Contains(t, errs, "expected a sign and its number")

	status, _, errs = tablekeeper("lab", "--learn", "2", "--games", "2", "traders")
	require.NotZero(t, status)
	require.Contains(t, errs, "they don't learn")
}
