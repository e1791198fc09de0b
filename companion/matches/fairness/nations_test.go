package fairness_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/risingtides"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/fairness"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/matches/library/matchtest"
	"tablekeeper/companion/rules"
)

// dealt is a match whose nations the app has dealt, each for its player alone.
func dealt(t *testing.T, l *library.Library) *matches.Match {
	t.Helper()
	m := matchtest.Create(t, l, matches.Settings{Draws: true, Private: true})
	for seat := 1; seat <= 4; seat++ {
		a, err := m.Draw(seat, risingtides.EnterNation.Number())
		require.NoError(t, err)
		require.Equal(t, "nation ?", m.Table().Notation(a))
	}
	return m
}

// nationOf is the nation that a seat alone is shown.
func nationOf(t *testing.T, m *matches.Match, seat int) string {
	t.Helper()
	hand, ok := m.Hands().Of(seat)
	require.True(t, ok)
	return hand.Cards[0].Word
}

// shownNations are those of a match, as everybody sees them.
func shownNations(t *testing.T, table rules.Table) []string {
	t.Helper()
	var state struct{ Nations []string }
	require.NoError(t, json.Unmarshal(table.State(), &state))
	return state.Nations
}

// reveals lets the app show all nations that lie face down.
func reveals(t *testing.T, m *matches.Match) {
	t.Helper()
	for !m.Table().Over() {
		_, err := m.Draw(m.Table().ToMove()[0], risingtides.Reveal.Number())
		require.NoError(t, err)
	}
}

func TestTheAppDealsNations(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m := dealt(t, l)
	require.Equal(t, []string{"?", "?", "?", "?"}, shownNations(t, m.Table()))
	require.True(t, m.Hands().Hidden())
	require.Contains(t, string(m.Export()), "Anna: nation ?  # app draw 1: ?\n")
	nations := map[string]int{}
	for seat := 1; seat <= 4; seat++ {
		hand, ok := m.Hands().Of(seat)
		require.True(t, ok)
		require.Len(t, hand.Cards, 1)
		require.NotContains(t, nations, hand.Cards[0].Word)
		nations[hand.Cards[0].Word] = seat
		face, ok := m.Log().Face(seat)
		require.True(t, ok)
		require.Equal(t, hand.Cards[0], face)
		require.NotContains(t, string(m.Export()), face.Word)
	}
	require.NotContains(t, nations, "oceania")

	matchtest.Draw(t, m, 1)
	first := nationOf(t, m, 1)
	m.Close()
	again, _, err := l.Open(m.ID())
	require.NoError(t, err)
	require.Equal(t, first, nationOf(t, again, 1), "a killed process knows it again")
	for range 5 {
		require.NoError(t, again.Undo())
	}
	require.False(t, again.Hands().Hidden())
	require.NoError(t, again.Redo())
	require.Equal(t, first, nationOf(t, again, 1))
	require.NoError(t, again.Undo())
	for seat := 1; seat <= 4; seat++ {
		_, err = again.Draw(seat, risingtides.EnterNation.Number())
		require.NoError(t, err)
		require.Equal(t, seat, nations[nationOf(t, again, seat)], "who deals again deals the same")
	}
}

// TestOnlyTheOwnNationIsShown ends a match whose nations the app has dealt: it turns each over itself, and takes no other one for it.
func TestOnlyTheOwnNationIsShown(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m := dealt(t, l)
	var nations []string
	for seat := 1; seat <= 4; seat++ {
		nations = append(nations, nationOf(t, m, seat))
	}
	require.Equal(t, 1, m.Cases(1, risingtides.Reveal.Number()))
	other := matchtest.Verb(t, m, "1: reveal "+nations[1])
	require.Empty(t, m.Table().Judge(other), "the table can't know")
	require.Equal(t, 1, m.Hands().Asks(other))
	require.False(t, m.Hands().Holds(other))
	var refused *matches.Refused
	require.ErrorAs(t, m.Play(other, matches.Entered), &refused)
	require.NotContains(t, refused.Error(), nations[0])
	own := matchtest.Verb(t, m, "1: reveal "+nations[0])
	require.Equal(t, 1, m.Hands().Asks(own), "whatever she holds")
	require.True(t, m.Hands().Holds(own))

	require.NoError(t, m.Agree(m.Table().State(), "we looked again"))
	require.Equal(t, nations[0], nationOf(t, m, 1), "what was left as it was stays known")
	matchtest.Play(t, m, "1: reveal "+nations[0])
	_, ok := m.Hands().Of(1)
	require.False(t, ok, "it lies open now")
	matchtest.Play(t, m, "table: time-out")
	require.Equal(t, []int{2, 3, 4}, m.Table().ToMove())
	reveals(t, m)
	require.Equal(t, nations, shownNations(t, m.Table()))

	file := string(m.Export())
	v := matchtest.Verified(t, file)
	require.True(t, v.Proved(), "%v %v", v.Problems, firstWrong(v))
	swapped := strings.NewReplacer("reveal "+nations[2], "reveal "+nations[3], "reveal "+nations[3], "reveal "+nations[2]).Replace(file)
	require.Equal(t, fairness.Refuted, matchtest.Verified(t, swapped).Answer())
	again, report, err := l.Import([]byte(file), "", nil)
	require.NoError(t, err)
	require.Empty(t, report.Damage)
	require.Equal(t, file, string(again.Export()))
}

// TestDealtNationsInWholeMatches plays at random: what the app has dealt never keeps a match from its end, and is proved there.
func TestDealtNationsInWholeMatches(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	for seed := range uint64(12) {
		r, hint := rand.New(rand.NewPCG(seed, 43)), fmt.Sprintf("seed %d", seed)
		m := dealt(t, l)
		matchtest.Finish(t, m, r)
		for range r.IntN(40) {
			require.NoError(t, m.Undo())
		}
		matchtest.Finish(t, m, r)
		v := matchtest.Verified(t, string(m.Export()))
		require.NotEqual(t, fairness.Refuted, v.Answer(), "%s: %v %v", hint, v.Problems, firstWrong(v))
		require.Zero(t, v.Count(fairness.Unchecked), hint)
	}
}

// TestNationsForEverybody deals open where everybody sees what the app draws.
func TestNationsForEverybody(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m := matchtest.Create(t, l, matches.Settings{Draws: true})
	a, err := m.Draw(1, risingtides.EnterNation.Number())
	require.NoError(t, err)
	require.Equal(t, m.Table().Notation(a), "nation "+shownNations(t, m.Table())[0])
	require.False(t, m.Hands().Hidden())
}

// TestASeatOfTheAppPlaysByItsNation lets a seat think: it sees its own plan, and nobody else's.
func TestASeatOfTheAppPlaysByItsNation(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m := dealt(t, l)
	for seat := 1; seat <= 5; seat++ {
		think := m.Hands().Thinking(seat)
		think.Begin(rand.New(rand.NewPCG(uint64(seat), 1)).IntN)
		for other, nation := range shownNations(t, think.(rules.Table)) {
			if other+1 == seat {
				require.Equal(t, nationOf(t, m, seat), nation)
			} else {
				require.Equal(t, "?", nation)
			}
		}
	}
}
