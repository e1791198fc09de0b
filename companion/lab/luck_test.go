package lab_test

import (
	"bytes"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/lab"
	"tablekeeper/companion/lab/players"
)

// lucky is a match of two seats that seat 1 wins by luck, by what nobody sees, and by an advantage that the rules give it. Where
// endless is more than 0, matches in which seat 1 has bad luck don't end.
func lucky(source *rand.Rand, number int, advantage, endless float64) lab.Match {
	luck := source.NormFloat64()
	m := lab.Match{Number: number, Moves: 100, Over: true, Winners: []int{2}, Starter: 1, Luck: []float64{luck, -luck}, Used: map[string][]int{}}
	if luck+0.7*source.NormFloat64()+advantage > 0 {
		m.Winners = []int{1}
	}
	if endless > 0 && luck < -endless {
		m.Over, m.Winners = false, nil
	}
	return m
}

// wins is how often seat 1 wins of these matches, of those that end.
func wins(advantage, endless float64) float64 {
	least := -8.0
	if endless > 0 {
		least = -endless
	}
	won, ended := 0.0, 0.0
	for luck := least; luck < 8; luck += 0.001 {
		dense := math.Exp(-luck * luck / 2)
		won += dense * math.Erfc(-(luck+advantage)/0.7/math.Sqrt2) / 2
		ended += dense
	}
	return won / ended
}

// TestLuckIsTakenOutOfADifference makes thousands of studies of which it is known what the rules change: with luck taken out the intervals
// are much narrower and hold the truth in 95 of 100, also where luck decides which of the matches with the other rules end.
func TestLuckIsTakenOutOfADifference(t *testing.T) {
	const studies, pairs, advantage = 1500, 150, 0.25
	s := study(t, "raid-trade", nil)
	source := rand.New(rand.NewPCG(3, 3))
	for _, endless := range []float64{0, 1} {
		truth := wins(advantage, endless) - wins(0, 0)
		var inside, narrower, off float64
		for range studies {
			var without, with, plain []lab.Match
			for n := range pairs {
				without = append(without, lucky(source, n+1, 0, 0))
				with = append(with, lucky(source, n+1, advantage, endless))
				plain = append(plain, with[n])
				plain[n].Luck = nil
			}
			c, p := s.Compare(without, with).BySeat[0], s.Compare(without, plain).BySeat[0]
			require.Zero(t, p.Narrower, "nobody weighed the luck")
			require.InDelta(t, (c.High-c.Low)/(p.High-p.Low), 1-c.Narrower, 1e-9)
			require.Equal(t, p.Pairs, c.Pairs)
			if c.Low <= truth && truth <= c.High {
				inside++
			}
			narrower += c.Narrower / studies
			off += (c.Value - truth) / studies
		}
		require.InDelta(t, 0.95, inside/studies, 0.02)
		require.InDelta(t, 0, off, 0.003)
		require.Greater(t, narrower, map[bool]float64{false: 0.2, true: 0.05}[endless > 0])
	}
}

// TestFewPairsKeepTheirLuck leaves what is too little for a regression as it is, and what has no luck at all.
func TestFewPairsKeepTheirLuck(t *testing.T) {
	s := study(t, "raid-trade", nil)
	source := rand.New(rand.NewPCG(4, 4))
	var without, with []lab.Match
	for n := range 29 {
		without, with = append(without, lucky(source, n+1, 0, 0)), append(with, lucky(source, n+1, 1, 0))
	}
	require.Zero(t, s.Compare(without, with).BySeat[0].Narrower)
	without, with = append(without, lucky(source, 30, 0, 0)), append(with, lucky(source, 30, 1, 0))
	d := s.Compare(without, with)
	require.Positive(t, d.BySeat[0].Narrower)
	require.InDelta(t, -d.BySeat[0].Value, d.BySeat[1].Value, 1e-9, "what one seat wins the other loses")
	var text bytes.Buffer
	d.Text(&text, "a", "b")
	require.Regexp(t, `Seat 1 wins .*luck taken out, \d+ % narrower`, text.String())
	for i := range with {
		with[i].Luck, without[i].Luck = []float64{0, 0}, []float64{0, 0}
	}
	require.Zero(t, s.Compare(without, with).BySeat[0].Narrower)
}

// TestLuckOfMatches weighs what chance brings in real matches: no seat has any in the mean of many.
func TestLuckOfMatches(t *testing.T) {
	s := study(t, "raid-trade", players.Random{})
	s.Most = 300
	sum, squares, n := 0.0, 0.0, 150
	for i := range n {
		m, _, err := s.Play(i + 1)
		require.NoError(t, err)
		require.NoError(t, m.Fault(2))
		require.Len(t, m.Luck, 2)
		sum, squares = sum+m.Luck[0], squares+m.Luck[0]*m.Luck[0]
	}
	require.Greater(t, squares/float64(n), 1e-4, "there is luck")
	require.Less(t, math.Abs(sum), 3*math.Sqrt(squares), "and it is fair")
	s.Players = nil
	m, _, err := s.Play(1)
	require.NoError(t, err)
	require.Nil(t, m.Luck)
}
