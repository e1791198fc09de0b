package tide

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestHeadersOfALoadedGame(t *testing.T) {
	length, chance := Settings{Length: 7 * minute, Chance: 35}.Headers()
	require.Equal(t, "420", length)
	require.Equal(t, "35", chance)

	options := Settings{Length: 10 * minute, Chance: 20, Active: AllEvents}
	for _, c := range []struct {
		length, chance string
		minutes        int64
		want           int
	}{
		{"420", "35", 7, 35},
		{"60", "0", 1, 0},
		{"3600", "100", 60, 100},
		{"", "", 10, 20},
		{"0", "101", 10, 20},
		{"3660", "-1", 10, 20},
		{"90", "35", 10, 35},
		{"420.0", "x", 10, 20},
		{"0420", "05", 10, 20},
		{"+420", "+5", 10, 20},
		{"420", "20%", 7, 20},
		{"99999999999999999999", "99999999999999999999", 10, 20},
	} {
		got := options.WithHeaders(c.length, c.chance)
		require.Equal(t, Settings{c.minutes * minute, c.want, AllEvents}, got, "%+v", c)
		require.NoError(t, got.Check())
	}
}
