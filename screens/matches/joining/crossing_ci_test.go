//go:build !soak

package joining_test

// How much of the pages is crossed.
const (
	tapsWhole       = false
	tappedPositions = 8
	movesChosen     = 2
	tapsEach        = 4
)
