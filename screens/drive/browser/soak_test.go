//go:build browser && soak

package browser

import "tablekeeper/screens/drive/stage"

func init() {
	soak = true
	timeout = 4 * stage.Timeout // some of it runs on three browsers, beside other things
	wholeMatches = append(wholeMatches,
		wholeMatch{game: "atrades", seed: 343, middle: 16},
		wholeMatch{game: "traders", written: "../apptest/testdata/traders.table", middle: 90}) // chance seldom ends a match of it
}
