package fairness_test

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/fairness"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/matches/library/matchtest"
)

// dealtMatch is a match of Raid Trade with the app's decks.
func dealtMatch(t testing.TB, l *library.Library, own matches.Settings) *matches.Match {
	t.Helper()
	transcript := matchtest.Tides("Anna", "Ben")
	transcript.Headers[0].Text = "raid-trade"
	m, err := l.Create(transcript, "Friday", own)
	require.NoError(t, err)
	return m
}

// raids is a library that knows all games.
func raids() *library.Library {
	c := &matchtest.Clock{At: 1_790_000_000_000}
	return library.New(journal.Memory(), shelf.Find, c.Now, chance.Seeds("a test"))
}

// TestTheAppDealsBothHands begins with the app's decks: each player's hand is known to that player alone.
func TestTheAppDealsBothHands(t *testing.T) {
	l := raids()
	m := dealtMatch(t, l, matches.Settings{Draws: true, Private: true})
	before := map[int]map[string]int{}
	for seat := 1; seat <= 2; seat++ {
		hand, ok := m.Hands().Of(seat)
		require.True(t, ok)
		require.Zero(t, hand.Unknown)
		require.Len(t, hand.Cards, 4)
		before[seat] = held(hand)
		require.EqualValues(t, 4, m.Table().Hand(seat).Unknown, "the table knows no card")
		for word := range before[seat] {
			require.NotContains(t, string(m.Export()), " "+word)
		}
	}
	require.False(t, m.Chance().MayMix(), "the hands are known")
	require.ErrorIs(t, m.Chance().Mix(1, []byte("x")), fairness.ErrTooLate)

	matchtest.Play(t, m, "1: roll 5", "2: roll 3")
	refused, allowed := "", ""
	for _, a := range m.Table().Legal(nil) {
		line := m.Table().Notation(a)
		word, raid := strings.CutPrefix(line, "raid ")
		switch {
		case !raid:
		case before[1][word] > 0:
			allowed = line
		default:
			refused = line
		}
	}
	var why *matches.Refused
	require.ErrorAs(t, m.Play(matchtest.Verb(t, m, "1: "+refused), matches.Entered), &why, refused)
	matchtest.Play(t, m, "1: "+allowed)
	hand, _ := m.Hands().Of(1)
	require.Len(t, hand.Cards, 3)
	for range 3 {
		require.NoError(t, m.Undo())
	}
	hand, _ = m.Hands().Of(1)
	require.Equal(t, before[1], held(hand), "the hand is as it was dealt")

	id, err := l.Duplicate(m.ID(), "Saturday")
	require.NoError(t, err)
	m.Close()
	for _, id := range []string{m.ID(), id} {
		again, report, err := l.Open(id)
		require.NoError(t, err)
		require.Empty(t, report.Damage)
		hand, ok := again.Hands().Of(2)
		require.True(t, ok)
		require.Equal(t, before[2], held(hand))
		again.Close()
	}
}

// TestTheAppDrawsFromWhatIsLeft draws from both decks until they are used up: no card comes twice, and the draws are proved.
func TestTheAppDrawsFromWhatIsLeft(t *testing.T) {
	for seed := range uint64(4) {
		m := dealtMatch(t, raids(), matches.Settings{Draws: true, Private: seed%2 == 0})
		r := rand.New(rand.NewPCG(seed, 7))
		for tries := 0; !m.Table().Over() && tries < 60_000; tries++ {
			list := m.Table().Legal(nil)
			a := list[r.IntN(len(list))]
			var err error
			switch {
			case m.Cases(a.Seat, a.Verb) > 0:
				_, err = m.Draw(a.Seat, a.Verb)
			case m.Table().Verb(a) == "draw":
				t.Fatalf("seed %d: the app can't draw: %v", seed, m.Table().Summary())
			default:
				err = m.Play(a, matches.Entered)
			}
			if refused := (*matches.Refused)(nil); !errors.As(err, &refused) { // by a hidden card
				require.NoError(t, err)
			}
			if m.Log().Count() > 900 {
				break
			}
		}
		v, err := fairness.Verify(m.Export(), shelf.Find, matchtest.NoEvents, nil)
		require.NoError(t, err)
		require.Empty(t, v.Problems)
		require.Zero(t, v.Count(fairness.NotDrawn))
		require.Equal(t, "hands", v.Checked[0].Text)
		require.Equal(t, m.Table().Over(), v.Proved())

		copied, report, err := raids().Import(m.Export(), "", nil)
		require.NoError(t, err)
		require.Equal(t, string(m.Export()), string(copied.Export()))
		require.Equal(t, m.Table().Over(), len(report.Damage) == 0, "before the end the file doesn't tell the hands: %v", report.Damage)
	}
}

// TestOurOwnCardsAreNotDealt begins with the table's own decks: nobody's hand is known, and the app draws no card of them.
func TestOurOwnCardsAreNotDealt(t *testing.T) {
	m := dealtMatch(t, raids(), matches.Settings{})
	_, ok := m.Hands().Of(1)
	require.False(t, ok)
	require.NotContains(t, string(m.Export()), "DealtBy")
	matchtest.Play(t, m, "1: roll 5", "2: roll 3", "1: trip 2d", "2: end")
	require.Equal(t, "draw", m.Table().Step())
	require.Zero(t, m.Cases(1, matchtest.Verb(t, m, "1: draw ?").Verb))
}
