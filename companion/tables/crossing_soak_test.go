//go:build soak

package tables_test

// All combinations are crossed, at each third position.
const (
	crossingsWhole = true
	crossingRounds = 1
	crossEach      = 3
	asideEach      = 40
	mostCrossed    = 3000
)
