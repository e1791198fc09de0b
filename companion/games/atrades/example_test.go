package atrades_test

import (
	"fmt"

	"tablekeeper/companion/games/atrades"
	"tablekeeper/companion/rules"
)

// A table is opened from the headers of a transcript; each move gets its verdict.
func ExampleGame() {
	transcript, err := rules.ReadTranscript([]byte(`[Game "atrades"]
[Seat "Anna"]
[Seat "Ben"]
[Option "start-regions=2"]

Anna: guild pioneers
Ben: guild pioneers
Ben: guild vortel-inc
Anna: draw cicili
Anna: draw vo
Anna: acquire 12
Anna: acquire 6
Anna: place cicili r1c2
Anna: place cicili r1c1
`))
	if err != nil {
		fmt.Println(err)
		return
	}
	table, err := atrades.Game().Open(transcript, nil)
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
	// AT-1.1 Anna plays Pioneers already; choose another guild.
	// AT-4.2 Company 12 comes only in era 2, and it is era 1.
	// AT-4.5 That hex of Cicili is a city; tiles go on habitable hexes.
	// Ben must first take an action or pass.
}
