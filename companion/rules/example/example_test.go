package example_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/rules/conformance"
	"tablekeeper/companion/rules/example"
)

var people = []string{"Anna", "Ben", "Cleo", "Dora"}

func open(t *testing.T, seats int, options ...string) rules.Table {
	t.Helper()
	return conformance.Open(t, example.Game(), conformance.Headers(example.Key, people[:seats], options...))
}

// TestExamples judges the transcripts in testdata/examples, which say themselves what
// the verdicts are. Every rule that a check can cite must be broken and kept in them.
func TestExamples(t *testing.T) {
	shown := conformance.Run(t, example.Game(), "testdata/examples")
	conformance.Complete(t, open(t, 2), shown, nil)
}

// TestRegister makes sure that the register is whole: 5 rules.
func TestRegister(t *testing.T) {
	conformance.Register(t, open(t, 2), 5)
}

// TestPlainWords makes sure that every verb can be said in plain words.
func TestPlainWords(t *testing.T) {
	conformance.PlainWords(t, open(t, 2), map[string]string{
		"Anna: draw ?":       "Anna draws a card",
		"Ben: light amber-7": "Ben lights Amber 7",
	})
}

// TestWholeGames plays by chance to the end, with all numbers of players and both
// answers to the option, and looks at every position on the way.
func TestWholeGames(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		for seed, option := range []string{"any-order=off", "any-order=on"} {
			t.Run(fmt.Sprintf("%d seats, %s", seats, option), func(t *testing.T) {
				t.Parallel()
				source := rand.New(rand.NewPCG(uint64(seats), uint64(seed)))
				play(t, open(t, seats, option), source)
			})
		}
	}
}

// play is the command simulate in small, with all checks that the tests of the shelf have.
func play(t *testing.T, table rules.Table, source *rand.Rand) {
	moves := 0
	broken := rules.PlayRandomly(table, source.IntN, 1000, func(rules.Act) {
		if moves++; moves%5 == 0 {
			conformance.List(t, table, 100)             // the list of moves is what judging says
			conformance.Copy(t, table)                  // JSON and back is the same position
			conformance.Fields(t, table, table.State()) // the form for positions has every field
		}
	})
	require.Empty(t, broken)
	require.True(t, table.Over())
	require.NotEmpty(t, table.Ranking())
	require.Equal(t, 2*52, moves, "each card is drawn and played once")
	for table.Undo() {
	}
	require.Equal(t, string(open(t, len(table.Seats())).State()), string(table.State()), "undo leads back to the start")
}

// TestHiddenCards keeps what nobody has shown hidden: the referee counts it.
func TestHiddenCards(t *testing.T) {
	table := open(t, 2)
	for _, line := range []string{"1: draw ?", "1: draw red-4", "1: draw ?"} {
		act, err := table.Read(line)
		require.NoError(t, err)
		require.Empty(t, table.Play(act))
	}
	hand := table.Hand(1)
	require.Equal(t, 3, hand.Size())
	require.EqualValues(t, 2, hand.Unknown)
	v, ok := example.Look(table)
	require.True(t, ok)
	require.Equal(t, []string{"Red 4"}, example.Titles(&v.Keepers[0].Hand.Known))
}

// TestImpossiblePositions makes sure that what people set up wrongly is answered with
// a sentence.
func TestImpossiblePositions(t *testing.T) {
	table := open(t, 2)
	start := string(table.State())
	for edits, want := range map[string]string{
		`deck=51`:                     "there are 51 cards in all, not 52.",
		`step="over"`:                 "the game isn't over before the deck and all hands are empty.",
		`step="play"`:                 "Anna has no card to play.",
		`turn=2`:                      "Anna's cards don't fit the deal.",
		`doused={"amber-14":1}`:       `position.doused: "amber-14" isn't one of`,
		`doused={"red-1":2}; deck=50`: "there is only one Red 1.",
	} {
		faults := table.Faults([]byte(conformance.Edited(t, start, edits)))
		require.NotEmpty(t, faults, edits)
		require.Contains(t, faults[0], want)
	}
}
