//go:build browser && soak

package browser

func init() {
	soak = true
	wholeMatches = append(wholeMatches,
		wholeMatch{game: "atrades", seed: 343, middle: 16},
		wholeMatch{game: "traders", written: "../../apptest/testdata/traders.table", middle: 90}) // chance seldom ends a match of it
}
