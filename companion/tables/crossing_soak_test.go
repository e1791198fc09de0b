//go:build soak

package tables_test

// All combinations are crossed, at each position.
const (
	crossingsWhole = true
	crossingRounds = 1
	crossEach      = 1
	asideEach      = 40
	mostCrossed    = 3000
)
