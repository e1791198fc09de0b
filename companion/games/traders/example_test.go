package traders_test

import (
	"fmt"

	"tablekeeper/companion/games/traders"
	"tablekeeper/companion/rules"
)

func Example() {
	transcript, _ := rules.ReadTranscript([]byte(`
[Game "traders"]
[Seat "Anna"]
[Seat "Ben"]
Anna: roll 5
Ben: roll 2
Anna: planet gobi-supay
Anna: event credits
Anna: done
Anna: roll 3
Anna: step ne
Anna: stop
Anna: build
`))
	table, _ := traders.Game().Open(transcript, nil)
	for _, m := range transcript.Moves {
		if judged := rules.JudgeMove(table, m); judged.Verdict != rules.Legal {
			fmt.Printf("%s: %s, %s %s\n", m.Text, judged.Verdict, judged.Rule, judged.Why)
		}
	}
	fmt.Println(table.Summary()[1])
	// Output:
	// Anna: build: illegal, TR-5.1 Anna's ship is not next to a planet that takes stations; fly there first.
	// Anna: 2 MCr; ship on b6; plays Bio Corp.
}
