package clock_test

import (
	"fmt"
	"testing"

	"tablekeeper/companion/base/clock"

	"github.com/stretchr/testify/require"
)

func TestDeviceNeverRunsBackwards(t *testing.T) {
	last := clock.Device()
	require.NotEmpty(t, last.Boot)
	require.GreaterOrEqual(t, last.Steady, int64(0))
	for range 10_000 {
		now := clock.Device()
		require.Equal(t, last.Boot, now.Boot, "one process lives in one boot")
		require.GreaterOrEqual(t, now.Steady, last.Steady)
		last = now
	}
}

func TestDeviceMeasuresMilliseconds(t *testing.T) {
	// 2020-01-01 to 2200-01-01: seconds or nanoseconds would lie outside.
	wall := clock.Device().Wall
	require.Greater(t, wall, int64(1_577_836_800_000))
	require.Less(t, wall, int64(7_258_118_400_000))
}

func BenchmarkDevice(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		clock.Device()
	}
}

func ExampleDevice() {
	var now clock.Clock = clock.Device
	before := now()
	after := now()
	fmt.Println(before.Boot == after.Boot, after.Steady >= before.Steady)
	// Output: true true
}
