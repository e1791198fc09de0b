package shell_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/journal"
	"tablekeeper/screens/frame/shell"
)

// FuzzOptions reads options of any bytes: they are refused and kept beside, or kept again as they are.
func FuzzOptions(f *testing.F) {
	f.Add([]byte(`{"players":4,"length":"own","minutes":12,"chance":35,"text":1.25,"ground":"dark"}`))
	f.Add([]byte(`{"players":99}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		store := journal.Memory()
		require.NoError(t, store.Write(shell.OptionsFile, data))
		options, err := shell.ReadPreferences(journal.NewWholes(store), 1)
		if err != nil {
			require.Equal(t, shell.StandardPreferences(1), options)
			kept, err := journal.Kept(store)
			require.NoError(t, err)
			require.Len(t, kept, 1)
			return
		}
		require.NoError(t, options.Keep(journal.NewWholes(store)))
		again, err := shell.ReadPreferences(journal.NewWholes(store), 1)
		require.NoError(t, err)
		require.Equal(t, options, again)
	})
}
