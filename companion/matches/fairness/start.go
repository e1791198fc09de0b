package fairness

import "strconv"

// Whoever has seen what a seal gives can begin another match until the first cards
// please. The app can't keep anybody from it, but it counts: every seal of a game on
// the device in one evening is a start.

// ReadStart reads what is in HeaderStart; without it a start is the first.
func ReadStart(header string) int {
	n, err := strconv.Atoi(header)
	if err != nil {
		return 1
	}
	return max(n, 1)
}
