package aid_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/duckdealer"
	"tablekeeper/companion/duckdealer/aid"
	"tablekeeper/companion/rules"
)

// TestNamesAreKeptWithACopy names places, and reads the copy again: a box file takes the names for comments.
func TestNamesAreKeptWithACopy(t *testing.T) {
	own := aid.HouseCopy()
	require.NoError(t, own.Call("s1", " Duckport "))
	require.NoError(t, own.Call("p6", "Gull Bay"))
	require.False(t, own.Begun(), "names are nothing that a box prints")
	for _, wrong := range []string{"Gull Bay", "p6", strings.Repeat("a", 25), "a\u0000b"} {
		require.Error(t, own.Call("s1", wrong), "%q", wrong)
	}
	require.Equal(t, "Duckport", own.Called("s1"))

	again, err := aid.RestoreCopy([]byte(own.Text()))
	require.NoError(t, err)
	require.Equal(t, []string{"p6 Gull Bay", "s1 Duckport"}, again.Names())
	read, faults, err := aid.ReadCopy([]byte(own.Text()))
	require.NoError(t, err)
	require.Empty(t, faults)
	require.Equal(t, again.Names(), read.Names())
	lines, err := rules.ReadLines([]byte(own.Text()))
	require.NoError(t, err)
	_, err = duckdealer.ReadEdition(lines)
	require.NoError(t, err)

	require.NoError(t, again.RenamePlace(again.Place("p6"), "7"+"a"), "the box prints another number")
	require.Equal(t, []string{"7a Gull Bay", "s1 Duckport"}, again.Names())
	require.NoError(t, again.Call("s1", ""))
	require.Equal(t, []string{"7a Gull Bay"}, again.Names())
}
