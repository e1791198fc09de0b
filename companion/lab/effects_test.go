package lab_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/lab"
)

// played is a match of two seats with a leader at half time and a winner, and the names of what each seat did.
func played(number, leader, winner int, did ...[]string) lab.Match {
	m := lab.Match{Number: number, Moves: 100, Over: true, Winners: []int{winner}, Starter: 1, Curve: curve(leader, winner), Used: map[string][]int{}}
	for seat, names := range did {
		for _, name := range names {
			if m.Used[name] == nil {
				m.Used[name] = make([]int, 3)
			}
			m.Used[name][seat+1]++
		}
	}
	return m
}

// use finds what a report says of a name.
func use(t *testing.T, r *lab.Report, name string) lab.Use {
	t.Helper()
	at := slices.IndexFunc(r.Verbs, func(u lab.Use) bool { return u.Name == name })
	require.GreaterOrEqual(t, at, 0, name)
	return r.Verbs[at]
}

// TestManyComparisonsAreCorrected tests forty things that chance alone did, one that wins, and one that few did.
func TestManyComparisonsAreCorrected(t *testing.T) {
	source := rand.New(rand.NewPCG(1, 1))
	var all []lab.Match
	for n := range 300 {
		did, winner := make([][]string, 2), 1+source.IntN(2)
		for seat := range did {
			for k := range 40 {
				if source.IntN(2) == 0 {
					did[seat] = append(did[seat], fmt.Sprintf("noise-%02d", k))
				}
			}
			if (seat+1 == winner) == (source.IntN(4) > 0) {
				did[seat] = append(did[seat], "good")
			}
		}
		if n < 29 {
			did[winner-1] = append(did[winner-1], "seldom")
		}
		all = append(all, played(n+1, 1+source.IntN(2), winner, did...))
	}
	r, err := study(t, "raid-trade", nil).NewReport(all)
	require.NoError(t, err)
	require.Equal(t, 41, r.Tested, "forty of noise, and what wins")
	require.Equal(t, []string{"good"}, each(r.Effects, func(u lab.Use) string { return u.Name }))
	require.True(t, use(t, r, "good").Decides)
	naive := 0
	for _, u := range r.Verbs {
		if u.Name != "good" && u.P < 0.05 {
			naive++
			require.False(t, u.Decides, u.Name)
		}
	}
	require.Positive(t, naive, "without correction some of the noise would have been found")
	few := use(t, r, "seldom")
	require.Equal(t, 29, few.Wins.Of)
	require.InDelta(t, 1, few.P, 0, "29 seats are too few")
	require.False(t, few.Decides)
}

// TestEqualStanding tells what leaders do from what makes them win.
func TestEqualStanding(t *testing.T) {
	source := rand.New(rand.NewPCG(2, 2))
	var all []lab.Match
	for n := range 2000 {
		leader := 1 + source.IntN(2)
		winner := leader
		if source.IntN(5) == 0 {
			winner = 3 - leader
		}
		did := make([][]string, 2)
		for seat := range did {
			if (seat+1 == leader) == (source.IntN(10) > 2) {
				did[seat] = append(did[seat], "leaders do it")
			}
			if seat+1 == leader {
				did[seat] = append(did[seat], "only leaders do it")
			}
			if (seat+1 == winner) == (source.IntN(10) > 3) {
				did[seat] = append(did[seat], "winners do it")
			}
		}
		all = append(all, played(n+1, leader, winner, did...))
	}
	r, err := study(t, "raid-trade", nil).NewReport(all)
	require.NoError(t, err)
	leaders, winners := use(t, r, "leaders do it"), use(t, r, "winners do it")
	require.True(t, leaders.Decides, "it goes with winning")
	require.Greater(t, leaders.Wins.Value, 0.65)
	require.False(t, leaders.Equal.Clear(), "but at an equal standing it adds nothing: %v", *leaders.Equal)
	require.True(t, winners.Equal.Clear() && winners.Equal.Low > 0, "%v", *winners.Equal)
	require.Nil(t, use(t, r, "only leaders do it").Equal, "nothing tells it from the standing")
	require.InDelta(t, 0, leaders.Equal.Value, 0.06)
}

// TestEndlessMatchesBoundBothWays counts matches without an end as lost and as won.
func TestEndlessMatchesBoundBothWays(t *testing.T) {
	all := []lab.Match{played(1, 1, 1), played(2, 2, 2), played(3, 1, 2), {Number: 4, Used: map[string][]int{}}}
	all[0].Leads, all[2].Leads = 2, 4
	all[1].Choices, all[3].Choices = 10, 6
	r, err := study(t, "raid-trade", nil).NewReport(all)
	require.NoError(t, err)
	require.Equal(t, [][2]float64{{0.25, 0.5}, {0.5, 0.75}}, r.Bounds)
	require.InDelta(t, 2, r.Leads.Value, 1e-9)
	require.InDelta(t, 4, r.Choices, 1e-9)
	require.InDelta(t, (0+0+100)/3.0, r.Settled.Value, 1e-9, "who led from the start, twice, and who only led at the end")
}
