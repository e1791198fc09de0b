package answers

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
)

// TestByHouse asks for what each house rule decides that isn't a number: with a value that isn't usual its own statement comes first, and in a match too.
func TestByHouse(t *testing.T) {
	for _, c := range []struct {
		game, option, value, asked string
		verdict                    Verdict
		says                       string
	}{
		{"raid-trade", "victory-hits", "equal", "as many hits as his defence, do I win the raid?", Yes, "Yes. Reaching the defence wins."},
		{"raid-trade", "plunder-to", "cargo", "where does his cargo go when I win the raid", Told, "The winner of a raid puts the other's cargo, the plunder, on the Cargo card."},
		{"raid-trade", "stacked-queens", "on", "may I play a queen on somebody who already misses a turn", Yes, "Yes. Queens add up, and so do the missed turns."},
		{"atrades", "edition", "first", "do we play with the golden cube", No, "No. The first edition has no golden cube, no eras and no new regions."},
		{"traders", "skipped-starter", "no-draw", "is the planet card drawn if the starter misses the turn", No, "No. A starter who is skipped and misses the turn draws no planet card."},
		{"duck-dealer", "pathways", "two-way", "may I use a pathway from exit to entrance", Yes, "Yes. A pathway goes both ways, for one movement marker."},
		{"rising-tides", "finish-discard", "on", "a player finished, are his spare depot cards discarded", Yes, "Yes. They go to the discard pile when the player has finished."},
	} {
		game, _ := shelf.Find(c.game)
		desk, err := For(game)
		require.NoError(t, err)
		first := desk.Ask(c.asked, &At{House: rules.Options{c.option: c.value}})[0]
		require.Equal(t, []any{c.verdict, c.says}, []any{first.Verdict, first.Says}, c.asked)
		require.NotEqual(t, c.says, desk.Ask(c.asked, nil)[0].Says, "as it is usual")
	}
}

// TestAsUsual asks for what a house rule decides where it is as usual: the same question turns with the house rule.
func TestAsUsual(t *testing.T) {
	for _, c := range []struct {
		game, option, other, asked string
		verdict                    Verdict
	}{
		{"raid-trade", "plunder-to", "cargo", "does the loser's cargo go to the winner's bank", Yes},
		{"duck-dealer", "auction", "on", "do we bid for the playing order", No},
		{"duck-dealer", "pathways", "two-way", "may I use a pathway from exit to entrance", No},
		{"traders", "early-stop", "anywhere", "may I stop in open space with two steps left", No},
		{"atrades", "track-limits", "off", "5 cubes on my company track, acquire one more?", No},
	} {
		game, _ := shelf.Find(c.game)
		desk, err := For(game)
		require.NoError(t, err)
		o, _ := game.Option(c.option)
		for _, at := range []*At{nil, {House: rules.Options{c.option: o.Default}}} {
			first := desk.Ask(c.asked, at)[0]
			require.Equal(t, c.verdict, first.Verdict, "%s: %s", c.asked, first.Says)
		}
		first := desk.Ask(c.asked, &At{House: rules.Options{c.option: c.other}})[0]
		require.Equal(t, c.verdict.opposite(), first.Verdict, "%s: %s", c.asked, first.Says)
	}
}

// TestEachHouseRuleSays has a statement for each value of a house rule that isn't usual, but for those that a number follows from; and each cites a rule
// that rests on it. Where the same is asked of two values, they say otherwise.
func TestEachHouseRuleSays(t *testing.T) {
	numbers := []string{"starting-hand", "start-money", "start-regions"}
	for _, game := range shelf.Games() {
		desk, err := For(game)
		require.NoError(t, err)
		for _, o := range game.Options {
			for _, value := range o.Values {
				said := slices.ContainsFunc(desk.speech.house, func(s houseSays) bool { return s.option == o.Name && s.value == value })
				require.True(t, said || value == o.Default || slices.Contains(numbers, o.Name), "%s=%s", o.Name, value)
			}
		}
		for _, s := range desk.speech.house {
			o, known := game.Option(s.option)
			require.True(t, known && rests(game, s.Rules, o), "%s %v", s.option, s.Rules)
			require.False(t, slices.ContainsFunc(desk.speech.house, func(other houseSays) bool {
				return other.option == s.option && other.value != s.value && other.Matter == s.Matter && other.Verdict == s.Verdict
			}), s.Matter)
			for _, id := range s.Rules {
				_, known := game.Rule(id)
				require.True(t, known, id)
			}
		}
	}
}
