//go:build soak

package eveningtest_test

import "testing"

// TestTwoHundredMatchesAgreeWithTheirExports does the same with as many matches as a table plays in some years, by players that try to win.
func TestTwoHundredMatchesAgreeWithTheirExports(t *testing.T) { agree(t, 200, "greedy") }
