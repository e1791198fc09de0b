package aid_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/raidtrade"
	"tablekeeper/companion/games/raidtrade/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/rules/conformance"
)

// headers are those of a game of Anna and Ben, with options.
func headers(options ...string) string {
	return conformance.Headers("raid-trade", []string{"Anna", "Ben"}, options...)
}

func open(t *testing.T, text string) rules.Table {
	t.Helper()
	return conformance.Open(t, raidtrade.Game(), text)
}

// played is a table after these moves, each of which is legal.
func played(t *testing.T, head string, moves ...string) rules.Table {
	t.Helper()
	table := open(t, head)
	conformance.Play(t, table, moves...)
	return table
}

func view(t *testing.T, table rules.Table) *raidtrade.View {
	t.Helper()
	v, ok := raidtrade.Look(table)
	require.True(t, ok)
	return v
}

var begun = []string{"Anna: roll 5", "Ben: roll 3"}

func TestLapses(t *testing.T) {
	arrived := append(begun, "1: sell qd bank", "1: load 2", "1: trip ac", "2: end", "1: draw ?", "1: end", "2: end", "1: draw ?", "1: end", "2: end")
	table := played(t, headers(), arrived...)
	require.True(t, view(t, table).Traders[0].Travelled)
	for move, lapses := range map[string]bool{
		"1: end": true, "1: load 1": true, "1: trip 3c": true,
		"1: unload": false, "1: sell 3c bank": false, "1: advance": false, "1: raid 3c": false, "2: end": false,
	} {
		a, err := table.Read(move)
		require.NoError(t, err)
		require.Equal(t, lapses, aid.Lapses(table, a), move)
	}
	conformance.Play(t, table, "1: unload")
	a, _ := table.Read("1: end")
	require.False(t, aid.Lapses(table, a), "it was made")
}

func TestNotices(t *testing.T) {
	table := played(t, headers(), begun...)
	step := func(move string) []aid.Notice {
		before := view(t, table)
		conformance.Play(t, table, move)
		return aid.Notices(before, view(t, table))
	}
	require.Empty(t, step("1: sell qd bank"))
	require.Empty(t, step("1: load 2"))
	require.Empty(t, step("1: trip ac"))
	require.Equal(t, []aid.Notice{{Kind: aid.DrawOwed, Seat: 1, N: 1}}, step("2: end"))
	require.Empty(t, step("1: draw ?"))
	require.Empty(t, step("1: end"))
	require.Empty(t, step("2: raid 2d"))
	require.Equal(t, []aid.Notice{{Kind: aid.DrawOwed, Seat: 1, N: 2}}, step("1: draw-two jd"))
	require.Empty(t, step("1: draw ?"), "one of two")
	require.Empty(t, step("1: draw ?"))
	require.Empty(t, step("1: escape ad"))
	require.Equal(t, []aid.Notice{{Kind: aid.DrawOwed, Seat: 1, N: 1}}, step("2: end"))
	require.Empty(t, step("1: draw ?"))
	require.Contains(t, step("1: end"), aid.Notice{Kind: aid.Arrived, Seat: 1, N: 2})
	step("2: draw ?")
	require.Contains(t, append(step("2: miss-turn qd"), step("2: end")...), aid.Notice{Kind: aid.Missed, Seat: 1, N: 1})
}

func TestStartRolls(t *testing.T) {
	table := open(t, headers())
	check := func(move string, a, b int, tie bool) {
		t.Helper()
		if move != "" {
			conformance.Play(t, table, move)
		}
		rolls, tied := aid.StartRolls(table)
		require.Equal(t, [2]int{a, b}, rolls)
		require.Equal(t, tie, tied)
	}
	check("", 0, 0, false)
	check("Ben: roll 3", 0, 3, false)
	check("Anna: roll 3", 3, 3, true)
	check("Anna: roll 2", 2, 0, false)
	check("Ben: roll 6", 2, 6, false)
	check("Ben: end", 2, 6, false)
	_, _, ok := aid.LastDie(table)
	require.False(t, ok)
	table.Undo()
	face, seat, ok := aid.LastDie(table)
	require.True(t, ok)
	require.Equal(t, []int{6, 2}, []int{face, seat})
}

func TestRaidCounts(t *testing.T) {
	r := aid.NewRaid(5, 4, raidtrade.House{})
	require.Equal(t, []int{5, 5, 5}, []int{r.Rolls, r.Boxes(), r.Needed()})
	r, n := aid.Throw(r, 4)
	require.Equal(t, 1, n)
	require.Equal(t, []any{4, 1, raidtrade.RaidOpen}, []any{r.Rolls, r.Hits, r.State()})
	r, _ = aid.Throw(r, 3, 1)
	require.Equal(t, []any{2, 1, 3, raidtrade.RaidHopeless}, []any{r.Rolls, r.Hits, r.Thrown, r.State()})
	r, n = aid.Throw(r, 6, 6, 6)
	require.Equal(t, 2, n, "the third die falls when no roll is left")
	require.Equal(t, raidtrade.RaidSpent, r.State())

	r, n = aid.Throw(aid.NewRaid(3, 2, raidtrade.House{Vicious: true, Equal: true}), 3, 5, 6)
	require.Equal(t, 2, n, "two hits reach 2")
	require.Equal(t, []any{1, 2, 0, raidtrade.RaidSucceeded}, []any{r.Rolls, r.Hits, r.Needed(), r.State()})
	require.Equal(t, 3, r.LeastHit())
	require.Equal(t, 4, raidtrade.House{}.LeastHit())
}

// TestViewAgreesWithTheReferee plays random games and compares what is shown of the
// raids and decks with what the referee says of them.
func TestViewAgreesWithTheReferee(t *testing.T) {
	for seed := range uint64(6) {
		head := headers()
		if seed%2 == 1 {
			head = headers("vicious-combat=on", "victory-hits=equal", "turn-draw=to-four")
		}
		table := open(t, head)
		raids, reshuffled, before := 0, 0, view(t, table)
		chance := rand.New(rand.NewPCG(seed, 5))
		broken := rules.PlayRandomly(table, chance.IntN, 600, func(rules.Act) {
			v := view(t, table)
			for _, n := range aid.Notices(before, v) {
				if n.Kind == aid.Reshuffled {
					reshuffled++
					require.GreaterOrEqual(t, n.N, before.Traders[n.Seat-1].Discard.Sum(), "seed %d", seed)
				}
			}
			before = v
			for _, s := range v.Traders {
				require.Equal(t, s.Trip == 0, s.InOrbit())
			}
			if v.Combat == nil || v.Step != raidtrade.StepAttack {
				return
			}
			raids++
			withdraw, err := table.Read(fmt.Sprintf("%d: withdraw", v.Turn))
			require.NoError(t, err)
			breaks := v.Combat.State() != raidtrade.RaidOpen
			require.Equal(t, breaks, table.Judge(withdraw) == "", "seed %d: %v", seed, table.Summary())
		})
		require.Nil(t, broken, "seed %d", seed)
		require.Positive(t, raids, "seed %d", seed)
		require.Positive(t, reshuffled, "seed %d", seed)
	}
}

func TestTally(t *testing.T) {
	tally := aid.Tally{Attack: 4, Defence: 2, From: 1}
	throws := [][]int{{6}} // before the raid
	stand := func() []any {
		r, counted := tally.Raid(throws)
		return []any{r.Hits, r.Rolls, counted, r.State()}
	}
	require.Equal(t, []any{0, 4, 0, raidtrade.RaidOpen}, stand())
	throws = append(throws, []int{5, 1})
	require.Equal(t, []any{1, 2, 2, raidtrade.RaidOpen}, stand())
	tally.MoreHits-- // the hit was evaded
	require.Equal(t, []any{0, 2, 2, raidtrade.RaidHopeless}, stand())
	tally.MoreRolls += 2
	throws = append(throws, []int{6, 6}, []int{4, 4})
	require.Equal(t, []any{3, 1, 1, raidtrade.RaidSucceeded}, stand(), "the last die falls when the raid is won")
	throws = append(throws, []int{6})
	require.Equal(t, []any{3, 1, 0, raidtrade.RaidSucceeded}, stand(), "a throw after the raid does not count")
	throws = throws[:1]
	require.Equal(t, []any{0, 6, 0, raidtrade.RaidOpen}, stand(), "all was taken back")
	tally.From = 9
	require.Equal(t, []any{0, 6, 0, raidtrade.RaidOpen}, stand())
	require.True(t, tally.Sound())
	require.False(t, aid.Tally{Attack: 1, Defence: 2}.Sound())
	require.False(t, aid.Tally{Attack: 4, Defence: 11}.Sound())
}
