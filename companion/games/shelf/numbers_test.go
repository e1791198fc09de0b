package shelf_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
)

// changed opens a table with numbers of the rules that are changed, each NAME=VALUE.
func changed(g *rules.Game, seats int, draw func(n int) int, numbers ...string) (*rules.Transcript, rules.Table, error) {
	head := &rules.Transcript{}
	head.Add("Game", g.Key)
	for i := range seats {
		head.Add("Seat", fmt.Sprintf("Player %c", 'A'+i))
	}
	for _, n := range numbers {
		head.Add("Number", n)
	}
	if g.Shuffle != nil {
		s := &rules.Setup{}
		for _, seat := range head.Values("Seat") {
			s.Seats = append(s.Seats, seat.Text)
		}
		for _, choice := range g.Shuffle(s, draw) {
			head.Add("Setup", choice)
		}
	}
	t, err := g.Open(head, nil)
	return head, t, err
}

// playChanged plays by chance with changed numbers: the invariants hold, and what is written can be read again.
func playChanged(t *testing.T, g *rules.Game, seats, moves int, seed uint64, numbers ...string) {
	t.Helper()
	draw := rand.New(rand.NewPCG(seed, 47)).IntN
	head, table, err := changed(g, seats, draw, numbers...)
	if err != nil && strings.Contains(err.Error(), " at least as many ") {
		return // bounds that depend on each other
	}
	require.NoError(t, err, "%s: %v", g.Key, numbers)
	require.Empty(t, table.Violations(), "%s: %v", g.Key, numbers)
	n := 0
	broken := rules.PlayRandomly(table, draw, moves, func(rules.Act) {
		if n++; n%20 == 0 {
			state := table.State()
			require.NoError(t, table.Fork().Agree(state), "%s %v: %s", g.Key, numbers, state)
		}
	})
	require.Empty(t, broken, "%s with %v, seed %d, after %d moves", g.Key, numbers, seed, n)
	again, err := g.Open(head, nil)
	require.NoError(t, err)
	require.Equal(t, table.Numbers(), again.Numbers())
}

// TestNumbersAreKnobs plays each game with each number of its rules at both bounds, and with all of them anywhere.
func TestNumbersAreKnobs(t *testing.T) {
	for _, g := range shelf.Games() {
		for _, seats := range []int{g.MinSeats, g.MaxSeats} {
			list := g.NumbersFor(seats)
			for _, n := range list {
				require.LessOrEqual(t, n.Low, n.Printed, n.Name)
				require.LessOrEqual(t, n.Printed, n.High, n.Name)
				for _, value := range []int{n.Low, n.High} {
					playChanged(t, g, seats, 150, uint64(value), fmt.Sprintf("%s=%d", n.Name, value))
				}
			}
			for seed := range uint64(12) {
				source := rand.New(rand.NewPCG(seed, 48))
				var all []string
				for _, n := range list {
					all = append(all, fmt.Sprintf("%s=%d", n.Name, n.Low+source.IntN(n.High-n.Low+1)))
				}
				playChanged(t, g, seats, 400, seed, all...)
			}
		}
	}
}

// TestPrintedNumbersChangeNothing plays the same moves with all numbers named and with none.
func TestPrintedNumbersChangeNothing(t *testing.T) {
	for _, g := range shelf.Games() {
		var all []string
		for _, n := range g.NumbersFor(g.MinSeats) {
			all = append(all, fmt.Sprintf("%s=%d", n.Name, n.Printed))
		}
		state := func(numbers ...string) string {
			draw := rand.New(rand.NewPCG(1, 49)).IntN
			_, table, err := changed(g, g.MinSeats, draw, numbers...)
			require.NoError(t, err)
			require.Empty(t, rules.PlayRandomly(table, draw, 300, func(rules.Act) {}))
			return string(table.State())
		}
		require.Equal(t, state(), state(all...), g.Key)
	}
}

// TestWrongNumbers names the line and the bounds.
func TestWrongNumbers(t *testing.T) {
	for _, g := range shelf.Games() {
		list := g.NumbersFor(g.MinSeats)
		if len(list) == 0 {
			continue
		}
		n, line := list[0], g.MinSeats+2
		bounds := fmt.Sprintf("line %d: number %s takes a whole number from %d to %d, not ", line, n.Name, n.Low, n.High)
		for _, text := range []string{fmt.Sprint(n.Low - 1), fmt.Sprint(n.High + 1), "", "+" + fmt.Sprint(n.High), "0" + fmt.Sprint(n.High), "many"} {
			_, _, err := changed(g, g.MinSeats, func(int) int { return 0 }, n.Name+"="+text)
			require.EqualError(t, err, bounds+fmt.Sprintf("%q", text))
		}
		_, _, err := changed(g, g.MinSeats, func(int) int { return 0 }, "luck=1")
		require.ErrorContains(t, err, fmt.Sprintf("line %d: %s has no number \"luck\"; there are %s, ", line, g.Title, n.Name))
		twice := fmt.Sprintf("%s=%d", n.Name, n.Printed)
		_, _, err = changed(g, g.MinSeats, func(int) int { return 0 }, twice, twice)
		require.EqualError(t, err, fmt.Sprintf("line %d: the number %s appears twice", line+1, n.Name))
	}
}

const (
	numbersFrom = "<!-- The numbers: go test ./companion/games/shelf -run NumbersAreListed -update writes them. -->\n"
	numbersTo   = "<!-- The end of the numbers. -->\n"
)

// TestNumbersAreListed compares the numbers of the rules with docs/lab.md.
func TestNumbersAreListed(t *testing.T) {
	const path = "../../../docs/lab.md"
	page, err := os.ReadFile(path)
	require.NoError(t, err)
	before, rest, ok := strings.Cut(string(page), numbersFrom)
	require.True(t, ok)
	_, after, ok := strings.Cut(rest, numbersTo)
	require.True(t, ok)
	var b strings.Builder
	b.WriteString(before + numbersFrom)
	for _, g := range shelf.Games() {
		list := g.NumbersFor(g.MinSeats)
		if len(list) == 0 {
			continue
		}
		fmt.Fprintf(&b, "\n### Numbers of %s\n\n| Name | Printed | From | To | What it is |\n|---|---|---|---|---|\n", g.Title)
		for i, n := range list {
			fmt.Fprintf(&b, "| `%s` | %s | %d | %d | %s |\n", n.Name, printed(g, i), n.Low, n.High, n.About)
		}
	}
	b.WriteString("\n" + numbersTo + after)
	if flag.Lookup("update").Value.String() == "true" { // the conformance package declares it
		require.NoError(t, os.WriteFile(path, []byte(b.String()), 0o644))
		return
	}
	require.Equal(t, b.String(), string(page), "go test ./companion/games/shelf -run NumbersAreListed -update writes it")
}

// printed are the values of a number, by the number of seats where they differ.
func printed(g *rules.Game, i int) string {
	var values []string
	for seats := g.MinSeats; seats <= g.MaxSeats; seats++ {
		if value := fmt.Sprint(g.NumbersFor(seats)[i].Printed); len(values) == 0 || values[len(values)-1] != value {
			values = append(values, value)
		}
	}
	return strings.Join(values, ", ")
}
