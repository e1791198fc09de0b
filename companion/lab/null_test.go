package lab_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/lab"
)

// Null experiments: studies in which nothing does anything, and how many of them may find something: 1 in 20, and what chance adds to it.
const (
	nullStudies = 200
	mostFound   = 0.05 + 2*0.0154 // two standard errors of so many studies
)

// byChance is a match of so many seats in which all is chance: who wins, alone or shared, who leads, and what is done.
func byChance(source *rand.Rand, number, seats int) lab.Match {
	m := lab.Match{Number: number, Moves: 80 + source.IntN(40), Over: true, Starter: 1 + source.IntN(seats), Used: map[string][]int{}}
	first := 1 + source.IntN(seats)
	if m.Winners = []int{first}; source.IntN(10) == 0 {
		m.Winners = append(m.Winners, 1+first%seats)
	}
	for k := range 12 {
		name := fmt.Sprintf("deed-%02d", k)
		m.Used[name] = make([]int, seats+1)
		for seat := 1; seat <= seats; seat++ {
			m.Used[name][seat] = source.IntN(2)
		}
	}
	return m
}

// TestNothingGoesWithWinning has studies of 100 matches by chance say that something goes with winning in at most one of twenty.
func TestNothingGoesWithWinning(t *testing.T) {
	source := rand.New(rand.NewPCG(11, 1))
	for _, seats := range []int{2, 4} {
		s, found := study(t, "atrades", nil), 0
		s.Seats = []string{"Anna", "Ben", "Cleo", "Dora"}[:seats]
		for range nullStudies {
			var all []lab.Match
			for n := range 100 {
				all = append(all, byChance(source, n+1, seats))
			}
			r, err := s.NewReport(all)
			require.NoError(t, err)
			require.Equal(t, 12, r.Tested)
			if len(r.Effects) > 0 {
				found++
			}
		}
		t.Logf("%d seats: something was found in %d of %d studies", seats, found, nullStudies)
		require.LessOrEqual(t, float64(found)/nullStudies, mostFound)
	}
}

// TestNothingAgainstNothing compares studies of 100 pairs by chance: a clear line stands in at most one of twenty.
func TestNothingAgainstNothing(t *testing.T) {
	source := rand.New(rand.NewPCG(12, 1))
	for _, seats := range []int{2, 4} {
		s, found := study(t, "atrades", nil), 0
		s.Seats = []string{"Anna", "Ben", "Cleo", "Dora"}[:seats]
		for range nullStudies {
			var without, with []lab.Match
			for n := range 100 {
				without, with = append(without, byChance(source, n+1, seats)), append(with, byChance(source, n+1, seats))
			}
			d := s.Compare(without, with)
			clear := d.Over.Clear() || d.Moves.Clear() || d.Starter.Clear() || d.HalfTime.Clear()
			for _, c := range d.BySeat {
				clear = clear || c.Clear()
			}
			if clear {
				found++
			}
		}
		t.Logf("%d seats: a clear line in %d of %d studies", seats, found, nullStudies)
		require.LessOrEqual(t, float64(found)/nullStudies, mostFound)
	}
}

// TestAPartialComparisonSaysSo has a third of the pairs without an end: it is the first line.
func TestAPartialComparisonSaysSo(t *testing.T) {
	source := rand.New(rand.NewPCG(13, 1))
	var without, with []lab.Match
	for n := range 90 {
		a, b := byChance(source, n+1, 2), byChance(source, n+1, 2)
		if n%3 == 0 {
			b.Over, b.Winners = false, nil
		}
		without, with = append(without, a), append(with, b)
	}
	s := study(t, "atrades", nil)
	d := s.Compare(without, with)
	require.True(t, d.Partial() && d.Over.Clear())
	first := d.Rows()[0]
	require.Equal(t, "Came to an end", first.Title)
	require.Equal(t, "-33.3 %", first.Value)
	require.Equal(t, "only 60 of 90 pairs ended on both sides, and the rest speaks of these alone", first.Words)
}
