package clock_test

import (
	"testing"
	"time"
	_ "time/tzdata" // where the system has no zones

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/clock"
)

// TestZone asks zones for their offsets and compares the local times that come of them, an hour at a time: with summer time, by half
// an hour, with the month of Ramadan left out of it, without any, and with a change for good.
func TestZone(t *testing.T) {
	begin, end := time.Date(2016, 11, 25, 0, 0, 0, 0, time.UTC), time.Date(2026, 11, 25, 0, 0, 0, 0, time.UTC)
	for _, name := range []string{
		"Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca", "Asia/Kolkata", "Europe/Volgograd", "UTC",
	} {
		t.Run(name, func(t *testing.T) {
			real, err := time.LoadLocation(name)
			require.NoError(t, err)
			asked := 0
			zone := clock.Zone(func(unix int64) int {
				asked++
				_, offset := time.Unix(unix, 0).In(real).Zone()
				return offset
			}, begin.Unix(), end.Unix())
			require.Less(t, asked, 1200)
			for at := begin; !at.After(end); at = at.Add(time.Hour) {
				_, expected := at.In(real).Zone()
				if _, is := at.In(zone).Zone(); is != expected {
					require.Equal(t, expected, is, "%v", at)
				}
			}
		})
	}
	berlin, err := time.LoadLocation("Europe/Berlin")
	require.NoError(t, err)
	zone := clock.Zone(func(unix int64) int { _, o := time.Unix(unix, 0).In(berlin).Zone(); return o }, begin.Unix(), end.Unix())
	require.Equal(t, "16 Jul 00:30", time.Date(2026, 7, 15, 22, 30, 0, 0, time.UTC).In(zone).Format("2 Jan 15:04"))
}
