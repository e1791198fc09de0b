package aid

import "tablekeeper/companion/games/duckdealer"

// FewMarkers is from how many markers of a type in the stock on players should look
// after it.
const FewMarkers = 5

// Collects reports what a collecting turn would lack in the stock, given the stock
// and the crew quarters by type: whether markers are missing whatever is chosen,
// and which choices would lack one. A missing marker forces an action turn (DD-2.3).
func Collects(stock, crew map[string]int) (always bool, choices []string) {
	for _, e := range duckdealer.Energy() {
		always = always || crew[e] > stock[e]
	}
	for _, e := range duckdealer.Energy() {
		if always || crew[e]+1 > stock[e] {
			choices = append(choices, e)
		}
	}
	return always, choices
}

// scoreSpaces is the number of spaces of the points track.
const scoreSpaces = 100

// MarkerAt reports on which space of the points track a marker stands and how many
// rounds it has gone full; space 0 is off the track.
func MarkerAt(score int) (space, rounds int) {
	if score <= 0 {
		return 0, 0
	}
	return (score-1)%scoreSpaces + 1, (score - 1) / scoreSpaces
}
