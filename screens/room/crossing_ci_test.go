//go:build !soak

package room_test

// How much of the pages is crossed.
const (
	tapsWhole       = false
	tappedPositions = 8
	movesChosen     = 2
	tapsEach        = 4
)
