package duckdealer_test

import (
	"fmt"

	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/rules"
)

// A table is opened from the headers of a transcript; each move gets its verdict.
func ExampleGame() {
	transcript, err := rules.ReadTranscript([]byte(`[Game "duck-dealer"]
[Seat "Anna"]
[Seat "Ben"]

table: born 1
Anna: fit cargo-hold
Anna: fit builder
Anna: fit merchant
Ben: fit navigator
Ben: fit navigator
Ben: fit merchant
Anna: home p1
Anna: home s1
Ben: home s1
Ben: home s5
Anna: collect build
Ben: act
Ben: highway s5-p5-1
Ben: mine
`))
	if err != nil {
		fmt.Println(err)
		return
	}
	table, err := duckdealer.Game().Open(transcript, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, m := range transcript.Moves {
		if j := rules.JudgeMove(table, m); j.Verdict != rules.Legal {
			fmt.Println(j.Rule, j.Why)
		}
	}
	fmt.Println(table.Summary()[0])
	// Output:
	// DD-1.6 Pochard has three slots; a ship starts on a planet with two.
	// DD-1.7 Anna already starts on Eider; choose another planet.
	// DD-9.2 This takes one trade marker; Ben has none.
	// It is Ben's action turn.
}
