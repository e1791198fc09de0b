package traders_test

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// FuzzPosition reads whatever can be written as a position: nothing crashes, and
// what is taken is written again as the same position.
func FuzzPosition(f *testing.F) {
	table := open(f, headers(2)+begun)
	f.Add(table.State())
	f.Add([]byte(`{"step":"move"}`))
	f.Fuzz(func(t *testing.T, position []byte) {
		fork := table.Fork()
		faults := table.Faults(position)
		require.Equal(t, faults == nil, fork.Agree(position) == nil, "%v", faults)
		if faults == nil {
			again := fork.State()
			require.NoError(t, fork.Agree(again))
			require.Equal(t, again, fork.State())
		}
		if settled, err := table.Settle(position); err == nil {
			_, err = table.Settle(settled)
			require.NoError(t, err)
		}
	})
}
