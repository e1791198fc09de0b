package statistics

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/risingtides"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/rules"
)

// clock is a wall clock that tests move.
type clock struct{ at int64 }

func newLibrary() (*library.Library, *clock) {
	c := &clock{at: 1_790_000_000_000}
	find := func(key string) (*rules.Game, bool) {
		g := risingtides.Game()
		return g, key == g.Key
	}
	return library.New(journal.Memory(), find, func() int64 { return c.at }, chance.Seeds("a test")), c
}

func create(t testing.TB, l *library.Library, own matches.Settings) *matches.Match {
	t.Helper()
	headers := &rules.Transcript{}
	headers.Add("Game", "rising-tides")
	for _, seat := range []string{"Anna", "Ben Ali", "Cleo", "Dora"} {
		headers.Add("Seat", seat)
	}
	m, err := l.Create(headers, "Friday", own)
	require.NoError(t, err)
	return m
}

func play(t testing.TB, m *matches.Match, lines ...string) {
	t.Helper()
	for _, line := range lines {
		a, err := m.Table().Read(line)
		require.NoError(t, err, line)
		require.NoError(t, m.Play(a, matches.Entered), line)
	}
}

func TestStatistics(t *testing.T) {
	l, c := newLibrary()
	m := create(t, l, matches.Settings{})
	play(t, m, "1: nation ?", "2: nation ?", "3: nation ?", "4: nation ?")
	for _, step := range []struct {
		gap  int64
		line string
	}{{4000, "1: draw fuel"}, {6000, "2: draw ?"}, {6 * 60_000, "3: draw nuke"}, {5000, "4: draw fuel"}, {1000, "1: place fuel"}} {
		c.at += step.gap
		play(t, m, step.line)
	}
	require.NoError(t, m.Undo())
	require.NoError(t, m.Dispute("2: pass"))
	s := Of(m)
	require.Equal(t, 8, s.Moves)
	require.Equal(t, []VerbCount{{"draw", 4, []int{0, 1, 1, 1, 1}}, {"nation", 4, []int{0, 1, 1, 1, 1}}}, s.Verbs)
	require.Equal(t, []Thinking{{1, 2, 5000}, {2, 1, 6000}, {3, 0, 0}, {4, 1, 5000}}, s.Thinking)
	require.Equal(t, 1, s.Breaks)
	require.Equal(t, int64(6*60_000), s.BreakTime)
	require.Equal(t, 1, s.Undone)
	require.Equal(t, 1, s.Disputed)
	require.Len(t, s.Outcomes, 1)
	draws := s.Outcomes[0]
	require.Equal(t, 3, draws.Draws)
	require.Equal(t, 1, draws.Hidden)
	require.True(t, draws.Known)
	require.False(t, draws.Enough)
	require.Contains(t, draws.Sentence, "3 draws: too few to say anything")
	for _, o := range draws.Outcomes {
		if o.Word == "fuel" {
			require.Equal(t, 2, o.Count)
			// 20 of 78, then 19 of 77 (the card not shown can still be any), 19 of 76
			require.InDelta(t, 20.0/78+19.0/77+19.0/76, o.Expected, 1e-9)
			require.Equal(t, "Fuel", o.Title)
		}
	}
}

// Matches with the odds of the rules look so: over many of them the share that is called unusual is
// near one in a hundred, and unfair draws are found.
func TestStatisticsAreHonest(t *testing.T) {
	l, _ := newLibrary()
	enough, unusual := 0, 0
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 6))
		m := create(t, l, matches.Settings{Draws: true})
		for range 2500 {
			if m.Table().Over() {
				break
			}
			list := m.Table().Legal(nil)
			a := rules.Choose(list, m.Table().RandomWeight, r.IntN)
			if m.Table().Notation(a) == "time-out" {
				continue
			}
			if m.Cases(a.Seat, a.Verb) > 0 {
				_, err := m.Draw(a.Seat, a.Verb)
				require.NoError(t, err)
				continue
			}
			require.NoError(t, m.Play(a, matches.Entered))
		}
		for _, o := range Of(m).Outcomes {
			sum := 0.0
			for _, out := range o.Outcomes {
				sum += out.Expected
			}
			if o.Known {
				require.InDelta(t, float64(o.Draws), sum, 1e-6, "what is expected adds up")
			}
			if o.Enough {
				enough++
				require.False(t, math.IsNaN(o.ChiSquare) || o.ChiSquare < 0)
				if o.Unusual {
					unusual++
				}
			}
		}
		m.Close()
	}
	t.Logf("%d of %d tables of outcomes called unusual", unusual, enough)
	require.LessOrEqual(t, unusual, 1+enough/15)
}
