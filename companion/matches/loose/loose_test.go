package loose_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/matches/loose"
)

var (
	planets = loose.Deck{Name: "planets", Cards: []string{"a", "b", "c", "d"}}
	actions = loose.Deck{Name: "actions", Cards: []string{"x", "x", "x", "y", "y", "z"}, Hands: 2, Most: 3}
)

// seeded is a table that has begun.
func seeded() *loose.Table {
	t := loose.New(planets, actions)
	t.Begin(chance.SeedFrom("a table"))
	return t
}

func Example() {
	t := loose.New(loose.Deck{Name: "planets", Cards: []string{"gobi", "bob", "inti"}})
	t.Begin(chance.SeedFrom("Friday"))
	t.Do(loose.Act{Do: loose.Draw, Deck: "planets"})
	t.Do(loose.Act{Do: loose.Roll, Faces: make([]int, 2)})
	fmt.Println(t.Pile("planets").Left(), "left,", len(t.Throws()), "throw")
	t.Undo()
	t.Undo()
	fmt.Println(t.Pile("planets").Left(), "left,", len(t.Throws()), "throws")
	// Output:
	// 2 left, 1 throw
	// 3 left, 0 throws
}

// random is some act, which can perhaps not be done.
func random(r *rand.Rand) loose.Act {
	verbs := []loose.Verb{loose.Draw, loose.Draw, loose.Draw, loose.Lay, loose.Steal, loose.Roll, loose.Enter, loose.Shuffle, loose.Clear, "bogus"}
	act := loose.Act{Do: verbs[r.IntN(len(verbs))], Deck: []string{"planets", "actions", "actions", ""}[r.IntN(4)], Seat: r.IntN(4) - 1, From: r.IntN(4), Card: r.IntN(4) - 1}
	for range r.IntN(4) {
		act.Faces = append(act.Faces, r.IntN(8))
	}
	return act
}

// state is all that can be seen of a table.
func state(t *testing.T, table *loose.Table) string {
	t.Helper()
	data, err := json.Marshal([]any{table.Pile("planets"), table.Pile("actions"), table.Throws(), table.Done()})
	require.NoError(t, err)
	return string(data)
}

// TestAllFollowsFromTheLog does many things: no card is lost, what is read back is the same, and undo leads through the same positions
// to the beginning.
func TestAllFollowsFromTheLog(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 20 {
		table := seeded()
		states := []string{state(t, table)}
		for range 300 {
			act, before := random(r), state(t, table)
			if !table.Do(act) {
				require.Equal(t, before, state(t, table), "%v", act)
				continue
			}
			states = append(states, state(t, table))
			require.Equal(t, 4, cardsOf(table.Pile("planets")))
			require.Equal(t, 6, cardsOf(table.Pile("actions")))
			for _, hand := range table.Pile("actions").Hands {
				require.LessOrEqual(t, len(hand), 3)
			}
		}
		data, err := table.Data()
		require.NoError(t, err)
		again, err := loose.Read(data, planets, actions)
		require.NoError(t, err)
		require.Equal(t, state(t, table), state(t, again))
		for _, was := range slices.Backward(states) {
			require.Equal(t, was, state(t, again))
			again.Undo()
		}
		require.False(t, again.Undo())
	}
}

// TestWhatIsMadeAgainIsTheSame takes a throw and a draw back.
func TestWhatIsMadeAgainIsTheSame(t *testing.T) {
	table := seeded()
	for _, act := range []loose.Act{{Do: loose.Roll, Faces: []int{0, 0}}, {Do: loose.Draw, Deck: "actions", Seat: 2}, {Do: loose.Shuffle, Deck: "planets"}} {
		require.True(t, table.Do(act))
		was := state(t, table)
		require.True(t, table.Undo())
		require.True(t, table.Do(act))
		require.Equal(t, was, state(t, table))
	}
	require.Empty(t, table.Done()[1].Open, "nobody else has seen it")
}

// TestAnEmptyPileIsShuffled draws more cards than there are.
func TestAnEmptyPileIsShuffled(t *testing.T) {
	table := seeded()
	var drawn []string
	for range 5 {
		require.True(t, table.Do(loose.Act{Do: loose.Draw, Deck: "planets"}))
		drawn = append(drawn, table.Done()[len(drawn)].Open)
	}
	require.ElementsMatch(t, planets.Cards, drawn[:4])
	require.Equal(t, 3, table.Pile("planets").Left())
	for seat := range 6 {
		require.True(t, table.Do(loose.Act{Do: loose.Draw, Deck: "actions", Seat: seat%2 + 1}))
	}
	require.False(t, table.Do(loose.Act{Do: loose.Draw, Deck: "actions", Seat: 1}), "the hand is full")
	require.False(t, table.Do(loose.Act{Do: loose.Steal, Deck: "actions", Seat: 1, From: 2}), "the hand is full")
}

// TestALongEveningStaysSmall makes more acts than are kept: all lies as it did.
func TestALongEveningStaysSmall(t *testing.T) {
	table, longest := seeded(), 0
	for range 1000 {
		require.True(t, table.Do(loose.Act{Do: loose.Roll, Faces: []int{0}}))
		table.Do(loose.Act{Do: loose.Draw, Deck: "planets"})
		longest = max(longest, len(table.Done()))
	}
	require.Len(t, table.Throws(), 1000)
	require.LessOrEqual(t, longest, 401)
	data, err := table.Data()
	require.NoError(t, err)
	again, err := loose.Read(data, planets, actions)
	require.NoError(t, err)
	require.Equal(t, state(t, table), state(t, again))
}

// TestFilesThatNoTableLeft reads nonsense.
func TestFilesThatNoTableLeft(t *testing.T) {
	for _, data := range []string{
		`{`, `[]`, `{"acts":[{"do":"bogus"}]}`, `{"acts":[{"do":"draw","deck":"bogus"}]}`, `{"acts":[{"do":"enter","faces":[7]}]}`,
		`{"acts":[{"do":"roll","faces":[0,0,0]}]}`, `{"begin":{"throws":[{"faces":[9]}]}}`, `{"begin":{"piles":{"planets":{"down":["a"]}}}}`,
		`{"begin":{"piles":{"bogus":{}}}}`, `{"acts":[{"do":"lay","deck":"actions","seat":1}]}`, `{"acts":[{"do":"draw","deck":"actions","seat":-7}]}`,
	} {
		_, err := loose.Read([]byte(data), planets, actions)
		require.Error(t, err, data)
	}
	_, err := loose.Read([]byte(`{"acts":[]}`), planets, actions)
	require.NoError(t, err)
}

// TestWhatLayBefore goes on with cards and throws of which no more is known.
func TestWhatLayBefore(t *testing.T) {
	table, err := loose.Adopt(map[string]*loose.Pile{"planets": {Down: []string{"b", "d"}, Up: []string{"a", "c"}}}, []chance.Throw{{Faces: []int{4}}}, nil, planets, actions)
	require.NoError(t, err)
	require.False(t, table.Do(loose.Act{Do: loose.Draw, Deck: "planets"}), "there is no seed yet")
	table.Begin(chance.SeedFrom("a table"))
	require.True(t, table.Do(loose.Act{Do: loose.Draw, Deck: "planets"}))
	require.Equal(t, "d", table.Done()[0].Open)
	require.Len(t, table.Throws(), 1)
	table.Choose("planets")
	table.Count(json.RawMessage(`{"raid":1}`))
	data, err := table.Data()
	require.NoError(t, err)
	again, err := loose.Read(data, planets, actions)
	require.NoError(t, err)
	require.Equal(t, "planets", again.Chosen())
	require.JSONEq(t, `{"raid":1}`, string(again.Counts()))
}

// cardsOf is how many cards a pile has, wherever they lie.
func cardsOf(p *loose.Pile) int {
	n := len(p.Down) + len(p.Up)
	for _, hand := range p.Hands {
		n += len(hand)
	}
	return n
}
