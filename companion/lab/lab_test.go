package lab_test

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/lab"
	"tablekeeper/companion/lab/players"
	"tablekeeper/companion/rules"
)

// study is a small study of a game, with the fewest seats.
func study(t *testing.T, key string, by players.Player) *lab.Study {
	t.Helper()
	g, ok := shelf.Find(key)
	require.True(t, ok)
	seats := []string{"Anna", "Ben", "Cleo", "Dora"}[:g.MinSeats]
	s := &lab.Study{Game: g, Seats: seats, Seed: "test", Most: 2000}
	if by != nil {
		s.Players = slices.Repeat([]players.Player{by}, g.MinSeats)
	}
	return s
}

// TestAMatchIsTheSame plays a match twice, with and without players who think, and has its transcript judged.
func TestAMatchIsTheSame(t *testing.T) {
	for _, g := range shelf.Games() {
		for _, by := range []players.Player{nil, players.Greedy{}} {
			s := study(t, g.Key, by)
			first, text, err := s.Play(3)
			require.NoError(t, err)
			again, same, err := s.Play(3)
			require.NoError(t, err)
			require.Equal(t, first, again)
			require.Equal(t, string(text), string(same))
			require.Positive(t, first.Moves)
			_, other, err := s.Play(4)
			require.NoError(t, err)
			require.NotEqual(t, string(text), string(other), "%s: another match", g.Key)
		}
	}
}

// match is a match of two seats in which a seat won and used a verb.
func match(number, winner int, by int, curve ...[]int) lab.Match {
	used := make([]int, 3)
	used[by] = 2
	return lab.Match{Number: number, Moves: 10 * number, Over: true, Winners: []int{winner}, Starter: 1, Curve: curve, Used: map[string][]int{"raid": used}}
}

// curve has seat 1 lead at half time and a seat win at the end.
func curve(lead, end int) [][]int {
	c := make([][]int, 11)
	for i := range c {
		c[i] = []int{0, 0}
		c[i][lead-1] = 2
	}
	c[10] = []int{0, 0}
	c[10][end-1] = 5
	return c
}

func TestReport(t *testing.T) {
	s := study(t, "raid-trade", nil)
	var all []lab.Match
	for n := 1; n <= 40; n++ {
		winner := 1 + n%2
		all = append(all, match(n, winner, winner, curve(1, winner)...))
	}
	all = append(all, lab.Match{Number: 41, Moves: 2000, Used: map[string][]int{}})
	r, err := s.NewReport(all)
	require.NoError(t, err)
	require.InDelta(t, 40.0/41, r.Over.Value, 1e-9)
	require.InDelta(t, 0.5, r.BySeat[0].Value, 1e-9)
	require.InDelta(t, 0.3520, r.BySeat[0].Low, 1e-3, "Wilson's interval of 20 of 40")
	require.InDelta(t, 0.6480, r.BySeat[0].High, 1e-3)
	require.InDelta(t, 0.5, r.HalfTime.Value, 1e-9, "seat 1 leads at half time")
	require.Equal(t, "raid", r.Verbs[0].Name)
	require.True(t, r.Verbs[0].Decides, "who raids wins")
	require.InDelta(t, 1, r.Verbs[0].Wins.Value, 1e-9)
	require.NotContains(t, r.Unused, "raid")
	require.Contains(t, r.Unused, "sell")
	require.Equal(t, []string{"it doesn't end", "the longest", "the shortest", "the winner was furthest behind"}, each(r.Odd, func(o lab.Odd) string { return o.Why }))

	var text, page bytes.Buffer
	r.Text(&text, "Raid Trade")
	require.Contains(t, text.String(), "Seat 1 wins        50.0 % (35.2 to 64.8)")
	require.NoError(t, r.Page(&page, "Raid <Trade>"))
	require.Contains(t, page.String(), "<h1>Raid &lt;Trade&gt;</h1>")
	require.NotContains(t, page.String(), "http", "it opens without a network")
}

// TestAMatchThatNobodyHasWonIsNobodys counts matches that time has ended before anybody had won: they are no wins of a part for all.
func TestAMatchThatNobodyHasWonIsNobodys(t *testing.T) {
	s := study(t, "raid-trade", nil)
	var all []lab.Match
	for n := 1; n <= 40; n++ {
		m := match(n, 1, 1, curve(1, 1)...)
		if n%4 == 0 {
			m.Winners = nil
		}
		require.NoError(t, m.Fault(2))
		all = append(all, m)
	}
	r, err := s.NewReport(all)
	require.NoError(t, err)
	require.InDelta(t, 0.25, r.Unwon.Value, 1e-9)
	require.Zero(t, r.Shared.Value)
	require.InDelta(t, 0.75, r.BySeat[0].Value, 1e-9)
	require.Zero(t, r.BySeat[1].Value)
	require.InDelta(t, 0.375, r.Even(), 1e-9)
	require.InDelta(t, 1, r.Verbs[0].Wins.Value, 1e-9, "only where somebody has won")
	var text, page bytes.Buffer
	r.Text(&text, "Raid Trade")
	require.Contains(t, text.String(), "Nobody wins        25.0 % (")
	require.NoError(t, r.Page(&page, "Raid Trade"))
	require.Contains(t, page.String(), "<td>Nobody<td>")
}

// TestTheLabReadsWhoHasWon plays matches of Rising Tides by chance: time ends some of them before anybody has finished.
func TestTheLabReadsWhoHasWon(t *testing.T) {
	s, unwon := study(t, "rising-tides", nil), 0
	for n := 1; n <= 20; n++ {
		m, _, err := s.Play(n)
		require.NoError(t, err)
		require.LessOrEqual(t, len(m.Winners), 1, "no two win Rising Tides")
		require.NoError(t, m.Fault(len(s.Seats)))
		if m.Over && len(m.Winners) == 0 {
			unwon++
		}
	}
	require.Positive(t, unwon)
}

func each[T, R any](list []T, of func(T) R) (out []R) {
	for _, v := range list {
		out = append(out, of(v))
	}
	return out
}

// TestCompare pairs matches by their number.
func TestCompare(t *testing.T) {
	var without, with []lab.Match
	for n := 1; n <= 50; n++ {
		without = append(without, match(n, 1+n%2, 1))
		with = append(with, match(n, 1, 1))
	}
	with[0].Over = false
	d := study(t, "raid-trade", nil).Compare(without, with)
	require.Equal(t, 49, d.Moves.Pairs)
	require.False(t, d.Moves.Clear())
	require.InDelta(t, 24.0/49, d.BySeat[0].Value, 1e-9)
	require.True(t, d.BySeat[0].Clear())
	require.InDelta(t, -24.0/49, d.BySeat[1].Value, 1e-9)
	var text bytes.Buffer
	d.Text(&text, "faster-game as usual", "faster-game=on")
	require.Contains(t, text.String(), "With faster-game=on in place of faster-game as usual, the same 50 matches")
}

// TestATableThatCantBeSetUp asks for a house rule that the game doesn't have.
func TestATableThatCantBeSetUp(t *testing.T) {
	s := study(t, "traders", nil)
	s.Options = []string{"nothing=on"}
	_, _, err := s.Play(1)
	var fault *rules.Fault
	require.ErrorAs(t, err, &fault, fmt.Sprint(err))
}

// pair plays match n of a game with and without numbers and options that are changed.
func pair(t *testing.T, key string, by players.Player, n int, numbers, options []string) (without, with lab.Match, before, after []string) {
	t.Helper()
	s := study(t, key, by)
	s.Most = 400
	play := func(s *lab.Study) (lab.Match, []string) {
		m, text, err := s.Play(n)
		require.NoError(t, err)
		_, moves, ok := strings.Cut(string(text), "\n\n")
		require.True(t, ok)
		return m, strings.Split(moves, "\n")
	}
	without, before = play(s)
	s.Numbers, s.Options = numbers, options
	with, after = play(s)
	return without, with, before, after
}

// TestPairsArePairs changes what never matters, and a match is the same; and what matters sometimes, and it is the same until then.
func TestPairsArePairs(t *testing.T) {
	for _, by := range []players.Player{nil, players.Greedy{}, players.Search{Tries: 3}} {
		a, b, before, after := pair(t, "raid-trade", by, 1, []string{"hurry-from=2", "hurried-by=3"}, nil)
		require.Equal(t, before, after, "nobody hurries without the Faster game rule")
		require.Equal(t, a.Played, b.Played)
	}
	late := 0
	for n := range 10 {
		// By chance: who looks ahead sees what a 3 will do, and may choose otherwise before it is thrown.
		a, b, before, after := pair(t, "raid-trade", players.Random{}, n+1, nil, []string{"vicious-combat=on"})
		same := 0
		for same < min(len(before), len(after)) && before[same] == after[same] {
			same++
		}
		require.Equal(t, a.Played == b.Played, same == len(before) && same == len(after))
		if same < len(before) {
			require.Contains(t, before[same-1], " 3", "they part after a 3 was thrown: %d moves", same)
		}
		if same > 20 {
			late++
		}
	}
	require.Greater(t, late, 5, "what matters late leaves the beginning as it was")
}

func TestCorrelationOfPairs(t *testing.T) {
	s := study(t, "raid-trade", nil)
	var without, same, turned []lab.Match
	for n := 1; n <= 100; n++ {
		m := match(n, 1+n%2, 1)
		m.Played = fmt.Sprint(n)
		without, same = append(without, m), append(same, m)
		m.Winners, m.Played = []int{2 - n%2}, "other"
		turned = append(turned, m)
	}
	d := s.Compare(without, same)
	require.Equal(t, 100, d.Pairs)
	require.Equal(t, 100, d.Same)
	require.InDelta(t, 1, d.Correlation, 1e-9)
	require.Zero(t, d.BySeat[0].Visible)
	d = s.Compare(without, turned)
	require.Zero(t, d.Same)
	require.InDelta(t, -1, d.Correlation, 1e-9)
	require.InDelta(t, 2.8*0.1, d.BySeat[0].Visible, 1e-3, "100 pairs with a deviation of 1")
	var text bytes.Buffer
	d.Text(&text, "a", "b")
	require.Contains(t, text.String(), "0 of the pairs never differed; who wins correlates by -1.00")
	require.Contains(t, text.String(), "no clear difference: one of 28.0 % would have shown")
}
