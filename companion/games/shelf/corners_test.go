package shelf_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
)

// TestCornersOfTheNumbers plays each game with some of the corners.
func TestCornersOfTheNumbers(t *testing.T) { sweep(t, 30) }

// sweep plays each game, over all numbers of seats, with the numbers of its rules at their bounds, in twos, one of so many of these: what is
// not refused before the first move breaks nothing.
func sweep(t *testing.T, oneIn int) {
	refused := map[string]bool{}
	for _, g := range shelf.Games() {
		for seats := g.MinSeats; seats <= g.MaxSeats; seats++ {
			source := rand.New(rand.NewPCG(uint64(seats), 56))
			for _, two := range corners(g.NumbersFor(seats)) {
				if source.IntN(oneIn) > 0 {
					continue
				}
				_, table, err := changed(g, seats, source.IntN, two...)
				var fault *rules.Fault
				if errors.As(err, &fault) {
					require.Contains(t, fault.Text, " at least as many ", "%s: %v", g.Key, two)
					refused[g.Key] = true
					continue
				}
				require.NoError(t, err)
				require.Empty(t, rules.PlayRandomly(table, source.IntN, 1000, func(rules.Act) {}), "%s, %d seats, %v", g.Key, seats, two)
			}
		}
	}
	require.Equal(t, map[string]bool{"duck-dealer": true}, refused)
}

// TestBoundsThatDependOnEachOther refuses fewer cubes than there are turns before anything is played, whichever of both was changed; as
// many do.
func TestBoundsThatDependOnEachOther(t *testing.T) {
	g, _ := shelf.Find("duck-dealer")
	for _, c := range []struct {
		numbers []string
		why     string
	}{
		{[]string{"cubes=10"}, "line 4: number cubes: there are at least as many cubes as turns (24), not 10"},
		{[]string{"cubes=12"}, "line 4: number cubes: there are at least as many cubes as turns (24), not 12"},
		{[]string{"turns=40", "cubes=20"}, "line 5: number cubes: there are at least as many cubes as turns (40), not 20"},
		{[]string{"turns=30"}, "line 4: number cubes: there are at least as many cubes as turns (30), not 29"},
		{[]string{"turns=10", "cubes=10"}, ""},
		{[]string{"turns=29"}, ""},
	} {
		_, _, err := changed(g, 2, func(int) int { return 0 }, c.numbers...)
		if c.why != "" {
			require.EqualError(t, err, c.why)
			continue
		}
		require.NoError(t, err)
		for seed := range uint64(10) {
			draw := rand.New(rand.NewPCG(seed, 57)).IntN
			_, table, err := changed(g, 2, draw, c.numbers...)
			require.NoError(t, err)
			require.Empty(t, rules.PlayRandomly(table, draw, 3000, func(rules.Act) {}), c.numbers)
		}
	}
}

// corners are all twos of numbers at a bound each.
func corners(list []rules.RuleNumber) (twos [][]string) {
	at := func(n rules.RuleNumber) [2]string {
		return [2]string{fmt.Sprintf("%s=%d", n.Name, n.Low), fmt.Sprintf("%s=%d", n.Name, n.High)}
	}
	for i, one := range list {
		for _, other := range list[:i] {
			for _, a := range at(one) {
				for _, b := range at(other) {
					twos = append(twos, []string{a, b})
				}
			}
		}
	}
	return twos
}
