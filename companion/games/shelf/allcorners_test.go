//go:build soak

package shelf_test

import "testing"

// TestAllCornersOfTheNumbers plays each game with all corners.
func TestAllCornersOfTheNumbers(t *testing.T) { sweep(t, 1) }
