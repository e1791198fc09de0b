package risingtides_test

import (
	"maps"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/risingtides"
	"tablekeeper/companion/rules"
)

// odds lists the cases of each move with one verb, by its word.
func odds(t *testing.T, table rules.Table, verb string) map[string]int {
	t.Helper()
	cases := map[string]int{}
	for _, a := range table.Legal(nil) {
		text := table.Notation(a)
		if len(text) > len(verb) && text[:len(verb)+1] == verb+" " {
			cases[text[len(verb)+1:]] = table.Ways(a)
		}
	}
	return cases
}

func TestOddsFollowTheDeck(t *testing.T) {
	transcript, err := rules.ReadTranscript([]byte(`[Game "rising-tides"]
[Seat "Anna"]
[Seat "Ben"]
[Seat "Cleo"]
[Seat "Dora"]
1: nation ?
2: nation ?
3: nation ?
4: nation ?
1: draw fuel
2: draw nuke
3: draw nuke
4: draw ?
1: draw fuel
2: draw supplies
3: draw ?
4: draw ?
`))
	require.NoError(t, err)
	table, err := risingtides.Game().Open(transcript, nil)
	require.NoError(t, err)
	for _, m := range transcript.Moves {
		require.Equal(t, rules.Legal, rules.JudgeMove(table, m).Verdict, m.Text)
	}
	require.Equal(t, map[string]int{
		"?": 0, "fuel": 18, "materials": 20, "supplies": 19,
		"steal-protect": 8, "relocate-redirect": 8,
	}, odds(t, table, "draw"))

	event, err := table.Read("table: event right")
	require.NoError(t, err)
	require.Zero(t, table.Ways(event), "what the timer brings is no card of the deck")
	require.Empty(t, table.Play(event))
	// Each takes from the right neighbour: Anna from Dora, who shows nothing; the
	// hand of Ben is a nuke and a supplies card.
	picks := odds(t, table, "pick")
	require.NotEmpty(t, picks)
	for word, cases := range picks {
		require.Equal(t, word == "?", cases == 0, "%s: %d", word, cases)
	}
}

// TestTheSecondCopyComesAnywhere deals six nations of which one is there twice: each two seats are alike to be the ones that share it.
func TestTheSecondCopyComesAnywhere(t *testing.T) {
	transcript := &rules.Transcript{}
	transcript.Add("Game", "rising-tides")
	for _, name := range []string{"Anna", "Ben", "Cleo", "Dora", "Emil", "Fay"} {
		transcript.Add("Seat", name)
	}
	transcript.Add("Option", "sixth-nation=copy")
	table, err := risingtides.Game().Open(transcript, nil)
	require.NoError(t, err)
	shared := map[[2]int]float64{}
	var deal func(table rules.Table, first map[string]int, pair [2]int, chance float64)
	deal = func(table rules.Table, first map[string]int, pair [2]int, chance float64) {
		seat := len(table.Log()) + 1
		if seat > 6 {
			shared[pair] += chance
			return
		}
		list, of := rules.Cases(table, seat, risingtides.EnterNation.Number())
		for _, act := range list {
			next, nation := table.Fork(), table.Notation(act)
			require.Empty(t, next.Play(act))
			seats, own := maps.Clone(first), pair
			if before := seats[nation]; before > 0 {
				own = [2]int{before, seat}
			}
			seats[nation] = seat
			deal(next, seats, own, chance*float64(table.Ways(act))/float64(of))
		}
	}
	deal(table, map[string]int{}, [2]int{}, 1)
	require.Len(t, shared, 15)
	for pair, chance := range shared {
		require.InDelta(t, 1.0/15, chance, 1e-9, "%v", pair)
	}
}
