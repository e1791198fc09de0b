package fairness_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/fairness"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/matches/library/matchtest"
	"tablekeeper/companion/rules"
)

// seated is a match of which everybody has a nation: Anna draws next.
func seated(t testing.TB, l *library.Library) *matches.Match {
	t.Helper()
	m := matchtest.Create(t, l, matches.Settings{Draws: true})
	matchtest.Play(t, m, "1: nation ?", "2: nation ?", "3: nation ?", "4: nation ?")
	return m
}

func TestTheSameDecisionGivesTheSameDraw(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m := seated(t, l)
	require.Equal(t, 78, m.Cases(1, matchtest.Verb(t, m, "1: draw ?").Verb))
	require.Zero(t, m.Cases(2, matchtest.Verb(t, m, "1: draw ?").Verb), "it is not Ben's turn")
	first := matchtest.Draw(t, m, 1)
	second := matchtest.Draw(t, m, 2)
	for range 5 {
		require.NoError(t, m.Undo())
		require.NoError(t, m.Undo())
		require.Equal(t, first, matchtest.Draw(t, m, 1), "taking back does not help")
		require.Equal(t, second, matchtest.Draw(t, m, 2))
	}
	require.NoError(t, m.Undo())
	m.Close()
	again, _, err := l.Open(m.ID())
	require.NoError(t, err)
	require.Equal(t, second, matchtest.Draw(t, again, 2), "nor does starting the app again")
	require.Len(t, again.Chance().Proof().Seeds, 1, "and it is promised under the same seal")

	// As with a real deck the next card stays, whatever was put back before it.
	require.NoError(t, again.Undo())
	require.NoError(t, again.Undo())
	matchtest.Play(t, again, "1: draw ?")
	require.Equal(t, first, matchtest.Draw(t, again, 2))
}

func TestOnlyWhatTheAppDrawsIsDrawn(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m := seated(t, l)
	a, err := m.Draw(1, matchtest.Verb(t, m, "1: draw ?").Verb)
	require.NoError(t, err)
	require.NoError(t, m.Undo())
	for _, word := range []string{"fuel", "materials", "supplies", "nuke", "?"} {
		if other := matchtest.Verb(t, m, "1: draw "+word); other != a {
			require.ErrorIs(t, m.Play(other, matches.Drawn), matches.ErrNotDrawn)
		}
	}
	require.NoError(t, m.Play(a, matches.Drawn))
	_, err = m.Draw(2, matchtest.Verb(t, m, "1: pass").Verb)
	require.ErrorIs(t, err, matches.ErrNoChance)
	_, err = m.Draw(1, a.Verb)
	require.ErrorIs(t, err, matches.ErrNoChance, "it is Ben's turn")
	require.Equal(t, matches.Drawn, m.Log().Line(m.Log().Count()).By)
	require.Equal(t, 1, m.Log().Line(m.Log().Count()).Draw)
}

// finish plays a match to its end and lets the app draw whatever it can.
func TestTheSealAndTheSeed(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m := matchtest.Create(t, l, matches.Settings{Draws: true})
	seals := m.Chance().Proof().Seeds
	require.Len(t, seals, 1, "the seal is there before the first draw")
	require.Empty(t, seals[0].Seed)
	require.Contains(t, string(m.Export()), `[Commitment "`+seals[0].Commitment+`"]`)
	matchtest.Finish(t, m, rand.New(rand.NewPCG(1, 1)))
	ended := m.Chance().Proof()
	require.Equal(t, seals[0].Commitment, ended.Seeds[0].Commitment)
	seed, err := chance.ParseSeed(ended.Seeds[0].Seed)
	require.NoError(t, err)
	require.Equal(t, seals[0].Commitment, seed.Commitment())
	require.NotEmpty(t, ended.Draws)

	v, err := fairness.Verify(m.Export(), matchtest.Find, matchtest.NoEvents, nil)
	require.NoError(t, err)
	require.True(t, v.Proved())
	require.Equal(t, len(ended.Draws), v.Count(fairness.AsDrawn))
	require.Equal(t, ended.Entered, v.Count(fairness.ByHand))

	// Who has seen the seed does not draw from it.
	for range min(40, m.Log().Line(m.Log().Count()).Move) {
		require.NoError(t, m.Undo())
	}
	require.NotContains(t, string(m.Export()), "[Seed ", "the match goes on")
	known := len(ended.Draws)
	for len(m.Chance().Proof().Draws) <= known && !m.Table().Over() {
		a := rules.Choose(m.Table().Legal(nil), m.Table().RandomWeight, func(int) int { return 0 })
		if m.Cases(a.Seat, a.Verb) > 0 {
			_, err = m.Draw(a.Seat, a.Verb)
		} else {
			err = m.Play(a, matches.Entered)
		}
		require.NoError(t, err)
	}
	if len(m.Chance().Proof().Draws) > known {
		require.Len(t, m.Chance().Proof().Seeds, 2)
		require.Equal(t, known+1, m.Chance().Proof().Seeds[1].From)
	}
}

func TestVerifyFindsWhatWasChanged(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m := matchtest.Create(t, l, matches.Settings{Draws: true})
	matchtest.Finish(t, m, rand.New(rand.NewPCG(2, 1)))
	file := string(m.Export())
	change := func(what, from, to string) *fairness.Verification {
		t.Helper()
		changed := strings.Replace(file, from, to, 1)
		require.NotEqual(t, file, changed, what)
		v, err := fairness.Verify([]byte(changed), matchtest.Find, matchtest.NoEvents, nil)
		require.NoError(t, err, what)
		require.False(t, v.Proved(), what)
		return v
	}
	draws := m.Chance().Proof().Draws
	require.Greater(t, len(draws), 3)
	second := draws[1]
	line := strings.SplitAfter(file, "# app draw 2:")[0]
	line = line[strings.LastIndexByte(line, '\n')+1:]
	other := "fuel"
	if second.Text == "draw fuel" {
		other = "materials"
	}
	v := change("another card", line, strings.Replace(line, strings.TrimPrefix(second.Text, "draw "), other, 1))
	require.Positive(t, v.Count(fairness.NotDrawn))
	v = change("a draw left out", "  # app draw 2:", "  # ap draw 2:")
	require.Contains(t, firstWrong(v).Why, "draw 3 stands where draw 2 is due")
	v = change("another value", "# app draw 1: ", "# app draw 1: 1")
	require.Positive(t, v.Count(fairness.NotDrawn)+v.Count(fairness.ByHand))
	v = change("another commitment", `[Commitment "`, `[Commitment "`+strings.Repeat("0", 64)+`"]`+"\n"+`[X "`)
	require.NotEmpty(t, v.Problems)
	require.Equal(t, len(draws), v.Count(fairness.Unchecked))
	v = change("no seed", "[Seed ", "[Sead ")
	require.Equal(t, len(draws), v.Count(fairness.Unchecked))
	v = change("another algorithm", `[Chance "`, `[Chance "x`)
	require.NotEmpty(t, v.Problems)
}

// later requires that all is as drawn, and that a later seal is named.
func later(t *testing.T, v *fairness.Verification) {
	t.Helper()
	require.Empty(t, v.Problems)
	require.Zero(t, v.Count(fairness.NotDrawn)+v.Count(fairness.Unchecked), "%v", firstWrong(v))
	if len(v.Seeds) > 1 {
		require.Equal(t, fairness.Open, v.Answer())
		require.Len(t, v.Late, len(v.Seeds)-1)
	}
}

func firstWrong(v *fairness.Verification) fairness.Checked {
	for _, c := range v.Checked {
		if c.Finding == fairness.NotDrawn {
			return c
		}
	}
	return fairness.Checked{}
}

func TestEventsOfTheTimer(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m := seated(t, l)
	seed, err := m.Chance().TimerSeed()
	require.NoError(t, err)
	again, err := m.Chance().TimerSeed()
	require.NoError(t, err)
	require.Equal(t, seed, again)
	require.NoError(t, m.Play(matchtest.Verb(t, m, "table: event more-time"), matches.Timed))
	require.NoError(t, m.PlayTimer(matchtest.Verb(t, m, "table: event less-time"), 3), "event 2 lapsed")
	require.NoError(t, m.Kept().Append('T', "tick 1"))
	require.Error(t, m.Kept().Append('m', "1 pass"))
	require.NoError(t, m.PlayTimer(matchtest.Verb(t, m, "table: time-out"), 0))
	require.Contains(t, string(m.Export()), "table: event less-time  # app event 3\ntable: time-out  # timer\n")
	m.Close()
	m, _, err = l.Open(m.ID())
	require.NoError(t, err)
	require.Equal(t, []string{"tick 1"}, m.Kept().TimerRecords())
	matchtest.Finish(t, m, rand.New(rand.NewPCG(1, 1)))
	require.Equal(t, seed.String(), m.Chance().Proof().Timer[0].Seed)

	word := func(_ func(string) []string, s chance.Seed, n int) (string, error) {
		require.Equal(t, seed, s)
		return map[int]string{1: "more-time", 3: "right"}[n], nil
	}
	v, err := fairness.Verify(m.Export(), matchtest.Find, word, nil)
	require.NoError(t, err)
	require.Equal(t, "table: event less-time", firstWrong(v).Text)
	require.Equal(t, 1, v.Count(fairness.NotDrawn))

	copied, _, err := l.Import(m.Export(), "", nil)
	require.NoError(t, err)
	require.Equal(t, string(m.Export()), string(copied.Export()))
}

func TestDrawsCanBeSwitchedOnLater(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m := matchtest.Create(t, l, matches.Settings{})
	require.Empty(t, m.Chance().Proof().Seeds)
	require.NoError(t, m.Chance().SetDraws(true))
	require.True(t, m.Draws())
	require.Len(t, m.Chance().Proof().Seeds, 1)
	require.NoError(t, m.Chance().SetDraws(false))
	require.NoError(t, m.Chance().SetDraws(true))
	require.Len(t, m.Chance().Proof().Seeds, 1)
	m.Close()
	again, _, err := l.Open(m.ID())
	require.NoError(t, err)
	require.True(t, again.Draws())
}

// A duplicate learns nothing of the first match, nor the other way round, and
// neither redraws what was drawn before they parted.
func TestDuplicatesDrawForThemselves(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m := seated(t, l)
	before := []string{matchtest.Draw(t, m, 1), matchtest.Draw(t, m, 2)}
	id, err := l.Duplicate(m.ID(), "Friday again")
	require.NoError(t, err)
	other, report, err := l.Open(id)
	require.NoError(t, err)
	require.Empty(t, report.Damage)
	require.Equal(t, "Friday again", other.Name())
	require.Equal(t, matchtest.Lines(m), matchtest.Lines(other))
	one, two := m.Chance().Proof().Seeds, other.Chance().Proof().Seeds
	require.Len(t, one, 2)
	require.Len(t, two, 2)
	require.Equal(t, one[0], two[0])
	require.Equal(t, 3, one[1].From)
	require.NotEqual(t, one[1].Commitment, two[1].Commitment)
	for _, match := range []*matches.Match{m, other} {
		require.NoError(t, match.Undo())
		require.Equal(t, before[1], matchtest.Draw(t, match, 2))
		matchtest.Draw(t, match, 3)
		matchtest.Finish(t, match, rand.New(rand.NewPCG(9, 9)))
		v, err := fairness.Verify(match.Export(), matchtest.Find, matchtest.NoEvents, nil)
		require.NoError(t, err)
		later(t, v)
	}
}
