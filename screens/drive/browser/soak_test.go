//go:build browser && soak

package browser

func init() {
	wholeMatches = append(wholeMatches,
		wholeMatch{game: "traders", written: "../../apptest/testdata/traders.table", middle: 90}) // chance seldom ends a match of it
}
