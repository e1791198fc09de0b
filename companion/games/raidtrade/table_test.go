package raidtrade_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/raidtrade"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/rules/conformance"
)

// headers are those of a game of Anna and Ben, with options.
func headers(options ...string) string {
	return conformance.Headers("raid-trade", []string{"Anna", "Ben"}, options...)
}

// from is a Position header.
func from(position string) string {
	return conformance.Header("Position", position)
}

// refused returns the reason why a table can't be set up.
func refused(t *testing.T, text string) error {
	t.Helper()
	return conformance.Refused(t, raidtrade.Game(), text)
}

func open(tb testing.TB, text string) rules.Table {
	tb.Helper()
	return conformance.Open(tb, raidtrade.Game(), text)
}

// TestExamples judges the worked examples of the specification and cases at the
// borders of the rules. Every rule that can be broken is, and is kept as well.
func TestExamples(t *testing.T) {
	shown := conformance.Run(t, raidtrade.Game(), "testdata/examples")
	conformance.Complete(t, open(t, headers()), shown, nil)
}

func TestRegister(t *testing.T) {
	conformance.Register(t, open(t, headers()), 67)
}

// TestVerbsOfTheLog writes moves with the words by which the log tells them: it says how they are written.
func TestVerbsOfTheLog(t *testing.T) {
	table := open(t, headers())
	for word, form := range map[string]string{
		"depart": `write "trip CARD"`, "departs": `write "trip CARD"`, "attack": `this game has no verb "attack"`, "hurry": `write "rush CARD"`,
		"play": `write "lose-level CARD" or "miss-turn CARD" or`,
	} {
		_, err := table.Read("Anna: " + word + " 2c")
		require.ErrorContains(t, err, form)
	}
}

// TestGolden replays the game as it comes, and with every option turned.
func TestGolden(t *testing.T) {
	conformance.Golden(t, raidtrade.Game(), "testdata/golden", map[string]string{
		"as-it-comes": headers(),
		"every-option": headers("faster-game=on", "vicious-combat=on", "complex-combat=on", "turn-draw=to-four",
			"victory-hits=equal", "plunder-to=cargo", "king-arrival=delivers", "stacked-queens=on"),
	}, nil)
}

func FuzzTranscript(f *testing.F) {
	conformance.Fuzz(
		f, raidtrade.Game(),
		headers()+"1: roll 5\n2: roll 3\n1: sell qc bank\n1: load 3\n1: trip 2c\n2: raid 4d\n1: defend-top 3d\n",
		headers("faster-game=on")+from(inMain)+"1: rush 3c\n1: roll 6\n1: end 2 # two\n= "+inMain+"\n",
		headers("victory-hits=equal", "plunder-to=cargo")+"= "+inMain+"\n1: raid 10d\n2: defend 2c\n1: auto-hit ad\n1: pass\n2: take\n",
		headers("turn-draw=to-four", "stacked-queens=on")+"table: end\n1: roll 1\n2: roll 2\n2: miss-turn qd\n2: draw-two jd\n2: draw ?\n",
	)
}

func BenchmarkReferee(b *testing.B) {
	begun := headers() + "1: roll 5\n2: roll 3\n"
	conformance.Speed{
		Game: raidtrade.Game(), Head: headers(),
		Asked: []string{
			"roll 4", "draw ?", "draw 9d", "sell 9d bank", "sell kc level", "stow 2", "load 2", "trip 2c", "raid 10d", "lose-level ad",
			"draw-two jc", "defend 4d", "defend-top 4d", "extra", "withdraw", "double qd", "evade kd", "take", "end", "end 2",
		},
		Refused: map[string]string{
			"sell":    begun + "1: sell 5c level\n",
			"load":    begun + "1: load 20\n",
			"end-two": begun + "1: end 2\n",
			"end":     begun + "2: end\n",
			"shorten": begun + "1: shorten kd\n",
		},
	}.Run(b)
}
