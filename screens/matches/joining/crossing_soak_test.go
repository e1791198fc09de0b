//go:build soak

package joining_test

// How much of the pages is crossed.
const (
	tapsWhole       = true
	tappedPositions = 12
	movesChosen     = 8
	tapsEach        = 8
)
