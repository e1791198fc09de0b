//go:build !soak && !race

package tables_test

// A few of the combinations are crossed before each commit, every so many moves.
const (
	crossingsWhole = false
	crossingRounds = 1
	crossEach      = 11
	asideEach      = 60
	mostCrossed    = 600
)
