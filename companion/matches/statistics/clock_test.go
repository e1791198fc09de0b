package statistics_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches/statistics"
)

// TestTheHeaderOfAClock reads and writes it; what nobody has written counts up.
func TestTheHeaderOfAClock(t *testing.T) {
	for header, want := range map[string]statistics.Clock{"up": {}, "down 15": {Limit: 15 * 60_000}, "down -1": {}, "sideways": {}} {
		c, seen := statistics.ReadClock(header)
		require.True(t, seen, header)
		require.Equal(t, want, c, header)
	}
	_, seen := statistics.ReadClock("")
	require.False(t, seen)
	require.Equal(t, "up", statistics.Clock{}.Header())
	require.Equal(t, "down 15", statistics.Clock{Limit: 15 * 60_000}.Header())
	require.Equal(t, int64(7), statistics.Clock{}.Shows(7))
	require.Equal(t, int64(-7), statistics.Clock{Limit: 5}.Shows(12))
}

// TestForWhomATableHasWaited finds the longest time, a table in step, and nothing where nobody's time is known or one alone plays.
func TestForWhomATableHasWaited(t *testing.T) {
	nobody := func(int) bool { return false }
	for name, c := range map[string]struct {
		times []int64
		skip  func(int) bool
		seat  int
		ms    int64
		known bool
	}{
		"the longest":        {[]int64{10, 30, 20}, nobody, 2, 30, true},
		"in step":            {[]int64{100, 105, 95}, nobody, 0, 100, true},
		"just longer":        {[]int64{100, 125, 100}, nobody, 2, 125, true},
		"nothing is known":   {[]int64{0, 0}, nobody, 0, 0, false},
		"the app's is none":  {[]int64{10, 30, 20}, func(seat int) bool { return seat == 2 }, 3, 20, true},
		"one plays with app": {[]int64{10, 30}, func(seat int) bool { return seat == 2 }, 1, 10, false},
	} {
		seat, ms, known := statistics.Waited(c.times, c.skip)
		require.Equal(t, c.known, known, name)
		require.Equal(t, c.seat, seat, name)
		require.Equal(t, c.ms, ms, name)
	}
}
