//go:build race && !soak

package tables_test

// The beginnings are crossed where each step costs ten: one goroutine does it all, and races are looked for elsewhere.
const (
	crossingsWhole = false
	crossingRounds = 1
	crossEach      = 11
	asideEach      = 60
	mostCrossed    = 40
)
