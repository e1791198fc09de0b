package lab_test

import (
	"bytes"
	"encoding/json"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/lab"
)

// won are matches of two seats of which the first so many are won by seat 1.
func won(t *testing.T, s *lab.Study, matches, bySeat1 int, uses bool) *lab.Report {
	t.Helper()
	var all []lab.Match
	for n := 1; n <= matches; n++ {
		winner := 2
		if n <= bySeat1 {
			winner = 1
		}
		m := match(n, winner, winner, curve(winner, winner)...)
		if !uses {
			m.Used = map[string][]int{}
		}
		all = append(all, m)
	}
	r, err := s.NewReport(all)
	require.NoError(t, err)
	return r
}

// TestALineStandsWithBothLevels compares a first seat that wins 70 of 100 with what another level makes of it.
func TestALineStandsWithBothLevels(t *testing.T) {
	s := study(t, "raid-trade", nil)
	first := won(t, s, 100, 70, true)
	line := func(l *lab.Levels, title string) lab.LevelLine {
		at := slices.IndexFunc(l.Lines, func(line lab.LevelLine) bool { return line.Title == title })
		require.GreaterOrEqual(t, at, 0, "%v", l.Lines)
		return l.Lines[at]
	}
	for _, c := range []struct {
		matches, bySeat1 int
		stands           string
	}{{100, 72, "stands with both"}, {100, 30, "turns round"}, {100, 50, "goes away"}, {10, 5, "open: too few matches"}} {
		l := lab.BothLevels(first, won(t, s, c.matches, c.bySeat1, true), nil, nil)
		require.Equal(t, c.stands, line(l, "Seat 1 wins").Stands, "%d of %d", c.bySeat1, c.matches)
		require.Equal(t, c.matches, l.Matches)
	}
	l := lab.BothLevels(first, won(t, s, 100, 70, false), nil, nil)
	require.Equal(t, "open: too few matches", line(l, "Wins with raid").Stands, "the others never do it")
	require.Equal(t, "too seldom", line(l, "Wins with raid").Second.String())
	for _, told := range lab.BothLevels(won(t, s, 10, 5, false), first, nil, nil).Lines {
		require.NotEqual(t, "Seat 1 wins", told.Title, "what the first level doesn't show isn't told")
	}

	change := func(moves int) []lab.Compared {
		var all []lab.Match
		for n := 1; n <= 40; n++ {
			m := match(n, 1+n%2, 1, curve(1, 1+n%2)...)
			m.Moves += moves + n%3
			all = append(all, m)
		}
		var usual []lab.Match
		for n := 1; n <= 40; n++ {
			usual = append(usual, match(n, 1+n%2, 1, curve(1, 1+n%2)...))
		}
		d := s.Compare(usual, all)
		return []lab.Compared{{Without: "a=1", With: "a=2", Difference: &d}}
	}
	l = lab.BothLevels(first, first, change(20), change(-20))
	require.Equal(t, "turns round", line(l, "a=2: Moves").Stands)
	l.First, l.Players = "greedy", "search:50"
	first.Levels = l
	var text, page bytes.Buffer
	l.Text(&text)
	require.Contains(t, text.String(), "With two levels of players: greedy, 100 matches, and search:50, 100 matches\n")
	require.Regexp(t, `  a=2: Moves +21\.\d \(.*\) +-19\.\d .* turns round\n`, text.String())
	require.NoError(t, first.Page(&page, "Raid Trade"))
	require.Contains(t, page.String(), "<h2>With two levels of players: greedy, 100 matches, and search:50, 100 matches</h2>")
	_, err := json.Marshal(l)
	require.NoError(t, err)
}
