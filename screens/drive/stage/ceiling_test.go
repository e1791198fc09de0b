package stage

import (
	"flag"
	"os"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestCeilingsOnlyFall holds counts to a table: more is an error also where it is written anew, less is written only then.
func TestCeilingsOnlyFall(t *testing.T) {
	update := flag.Bool("update", false, "lower the ceilings")
	t.Chdir(t.TempDir())
	require.NoError(t, os.Mkdir("testdata", 0o755))
	require.NoError(t, os.WriteFile(Ceilings, []byte("starts TestA 2\nstarts TestAB 3\n"), 0o644))
	for _, *update = range []bool{false, true} {
		require.NoError(t, Ceiling("starts", "TestA", 2))
		require.ErrorContains(t, Ceiling("starts", "TestA", 3), "starts of TestA: 3")
		require.Error(t, Ceiling("starts", "TestNew", 1), "it has no line")
		require.Equal(t, *update, Ceiling("starts", "TestAB", 1) == nil)
	}
	table, err := os.ReadFile(Ceilings)
	require.NoError(t, err)
	require.Equal(t, "starts TestA 2\nstarts TestAB 1\n", string(table))
}
