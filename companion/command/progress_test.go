package command

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// TestForecast tells how long all takes, where that is a while.
func TestForecast(t *testing.T) {
	require.Empty(t, forecast(10, 100, 5*time.Second, "matches"))
	require.Equal(t, "The first 10 matches took 6 seconds: all 100 take about 60 seconds.\n", forecast(10, 100, 6*time.Second, "matches"))
	require.Equal(t, "The first 10 matches took 90 seconds: all 1000 take about 3 hours.\n", forecast(10, 1000, 90*time.Second, "matches"))
	require.Empty(t, forecast(10, -3, time.Hour, "matches"))
}
