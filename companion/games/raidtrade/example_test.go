package raidtrade_test

import (
	"fmt"

	"tablekeeper/companion/games/raidtrade"
	"tablekeeper/companion/rules"
)

// A table is opened from the headers of a transcript; each move gets its verdict.
func ExampleGame() {
	transcript, err := rules.ReadTranscript([]byte(`[Game "raid-trade"]
[Seat "Anna"]
[Seat "Ben"]

Anna: roll 4
Ben: roll 6
Ben: sell qc bank
Ben: miss-turn kd
Ben: load 5
Ben: raid 9d
Anna: defend 2c
`))
	if err != nil {
		fmt.Println(err)
		return
	}
	table, err := raidtrade.Game().Open(transcript, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, m := range transcript.Moves {
		if j := rules.JudgeMove(table, m); j.Verdict != rules.Legal {
			fmt.Println(j.Rule, j.Why)
		}
	}
	fmt.Println(table.Summary()[4])
	// Output:
	// RD-7.1 Only a Queen takes a turn; the King of Diamonds doesn't.
	// RD-4.2 Ben has four black tokens in the Bank, not five.
	// The attack card is the Nine of Diamonds. The defence card is the Two of Clubs. The attack card is worth 9. The defence card is worth 2. 9 attack rolls to come.
}
