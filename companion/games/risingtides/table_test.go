package risingtides_test

import (
	"fmt"
	"strings"
	"testing"

	"tablekeeper/companion/games/risingtides"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/rules/conformance"
)

// headers are those of a game with so many players, and options.
func headers(seats int, options ...string) string {
	names := []string{"North", "East", "South", "West", "Fifth", "Sixth"}
	return conformance.Headers("rising-tides", names[:seats], options...)
}

// entered are the nations of four players: two shown, two hidden.
const entered = "1: nation europe\n2: nation ?\n3: nation asia\n4: nation ?\n"

func open(tb testing.TB, text string) rules.Table {
	tb.Helper()
	return conformance.Open(tb, risingtides.Game(), text)
}

func TestExamples(t *testing.T) {
	shown := conformance.Run(t, risingtides.Game(), "testdata/examples")
	conformance.Complete(t, open(t, headers(4)), shown, map[string]string{
		"RT-4.1.2": "with the decks of this game something can always be done, so no turn can be passed",
	})
}

func TestRegister(t *testing.T) {
	conformance.Register(t, open(t, headers(4)), 58)
}

func TestPlainWords(t *testing.T) {
	conformance.PlainWords(t, open(t, headers(4)), map[string]string{
		"1: draw ?":         "North draws a card",
		"1: steal 2 fuel":   "North steals from East and pays Fuel",
		"3: nuke 1 1-1-1":   "South nukes North and pays 1 fuel, 1 material, 1 supply",
		"table: event back": "Event: The last placed resource comes back",
	})
}

func TestFields(t *testing.T) {
	table := open(t, headers(4)+entered+"1: draw fuel\n2: draw ?\n3: draw fuel\n4: draw ?\n1: place fuel\n")
	conformance.Fields(t, table, table.State())
}

func TestGolden(t *testing.T) {
	heads := map[string]string{}
	for seats := 4; seats <= 6; seats++ {
		heads[fmt.Sprintf("%d-seats", seats)] = headers(seats, "starting-hand=2")
	}
	conformance.Golden(t, risingtides.Game(), "testdata/golden", heads, func(moves string) bool {
		return strings.Contains(moves, "nuke") && strings.Count(moves, "construct") > 5 && len(moves) < 20000
	})
}

func FuzzTranscript(f *testing.F) {
	conformance.Fuzz(
		f, risingtides.Game(),
		headers(4)+entered+"1: draw fuel\ntable: event back\n",
		headers(5, "starting-hand=1")+"1: nation us\n1: steal 2 fuel # no\n= {\"step\":\"turn\"}\n",
		headers(6)+"1: construct 1-1-1\ntable: time-out\n2: reveal oceania\n",
	)
}

func BenchmarkReferee(b *testing.B) {
	conformance.Speed{
		Game: risingtides.Game(), Head: headers(5),
		Asked: []string{
			"draw ?", "draw fuel", "place fuel", "construct 1-1-1", "steal 2 fuel", "nuke 3 1-1-1", "discard supplies",
			"pass", "protect", "take fuel",
		},
		Refused: map[string]string{
			"place": headers(4) + entered + "1: draw fuel\n2: draw ?\n3: draw fuel\n4: draw ?\n1: place materials\n",
			"steal": headers(4) + entered + "1: draw fuel\n2: draw ?\n3: draw fuel\n4: draw ?\n1: place fuel\n" +
				"2: draw ?\n3: draw steal-protect\n4: draw ?\n1: draw ?\n2: draw ?\n3: steal 4 fuel\n",
		},
	}.Run(b)
}
