package parts_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/parts"
)

// TestNoGapStandsInAName breaks a long word where a reader expects it.
func TestNoGapStandsInAName(t *testing.T) {
	for long, pieces := range map[string]string{
		"deal linear-accelerators to Ben":  "deal linear- accelerators to Ben",
		`{"energy_stock":{"build":30}}`:    `{"energy_stock": {"build":30}}`,
		"0123456789abcdef0123456789abcdef": "0123456789abcdef 0123456789abcdef",
		"sixteen_letters_":                 "sixteen_letters_",
		"two\nlines  stay":                 "two\nlines  stay",
	} {
		require.Equal(t, pieces, parts.Breakable(long))
	}
}
