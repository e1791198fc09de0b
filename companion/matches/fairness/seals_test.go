package fairness_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/fairness"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/matches/library/matchtest"
	"tablekeeper/companion/rules"
)

// byHand plays a match to its end; people throw and draw.
func byHand(t *testing.T, m *matches.Match, most int) {
	t.Helper()
	r := rand.New(rand.NewPCG(1, 1))
	for n := 0; n < most && !m.Table().Over(); n++ {
		if a := rules.Choose(m.Table().Legal(nil), m.Table().RandomWeight, r.IntN); m.Hands().Holds(a) {
			require.NoError(t, m.Play(a, matches.Entered))
		}
	}
}

// backToADraw takes moves back until the app can draw, and lets it draw once; false: it never can.
func backToADraw(t *testing.T, m *matches.Match) bool {
	t.Helper()
	for {
		for _, a := range m.Table().Legal(nil) {
			if m.Cases(a.Seat, a.Verb) > 0 {
				_, err := m.Draw(a.Seat, a.Verb)
				require.NoError(t, err)
				return true
			}
		}
		if m.Undo() != nil {
			return false
		}
	}
}

// oneSealADraw verifies an export: no draw has two seals, and nothing is not as drawn.
func oneSealADraw(t *testing.T, file []byte, hint string) *fairness.Verification {
	t.Helper()
	v, err := fairness.Verify(file, shelf.Find, (&tide.Sequence{}).Word, nil)
	require.NoError(t, err, hint)
	require.Empty(t, v.Problems, hint)
	require.Zero(t, v.Count(fairness.NotDrawn), hint)
	return v
}

// sealed is a match of a game with its setup and its hands drawn, where it has such.
func sealed(t *testing.T, l *library.Library, game *rules.Game) *matches.Match {
	t.Helper()
	headers := &rules.Transcript{}
	headers.Add("Game", game.Key)
	for n := range game.MinSeats {
		headers.Add("Seat", fmt.Sprintf("Player %c", 'A'+n))
	}
	m, err := l.Create(headers, game.Title, matches.Settings{Draws: true, Setup: true})
	require.NoError(t, err)
	return m
}

func shelved() *library.Library {
	return library.New(journal.Memory(), shelf.Find, func() int64 { return 1_790_000_000_000 }, chance.Seeds("a test"))
}

// A match that is over without a draw has shown its seed. Taken back, the app draws from a new seal, which takes the place
// of the old one: draw 1 has one, and so has the setup. The new seal is counted as a start.
func TestAMatchThatIsTakenBackAfterItsEndHasOneSealADraw(t *testing.T) {
	ended := 0
	for _, game := range shelf.Games() {
		for _, copied := range []bool{false, true} {
			l, hint := shelved(), fmt.Sprintf("%s, copied: %t", game.Key, copied)
			m := sealed(t, l, game)
			byHand(t, m, 2000)
			if !m.Table().Over() {
				continue
			}
			shown := m.Chance().Proof().Seeds[0].Seed
			require.NotEmpty(t, shown, "the seed is out")
			require.NoError(t, m.Undo())
			if copied {
				id, err := l.Duplicate(m.ID(), "copy")
				require.NoError(t, err)
				m, _, err = l.Open(id)
				require.NoError(t, err)
			}
			if !backToADraw(t, m) {
				continue
			}
			ended++
			require.Equal(t, map[bool]int{false: 2, true: 1}[copied], m.Chance().Start(), hint)
			proved(t, l, m, hint)
		}
	}
	require.GreaterOrEqual(t, ended, 6)
}

// proved opens a match again, plays it to its end and verifies it, and what is imported of it.
func proved(t *testing.T, l *library.Library, m *matches.Match, hint string) {
	t.Helper()
	seals := m.Chance().Proof().Seeds
	m.Close()
	again, report, err := l.Open(m.ID())
	require.NoError(t, err)
	require.Empty(t, report.Damage, hint)
	matchtest.Same(t, m, again, hint)
	require.Equal(t, seals, again.Chance().Proof().Seeds, hint)
	byHand(t, again, 2000)
	v := oneSealADraw(t, again.Export(), hint)
	if again.Table().Over() {
		later(t, v)
	}
	imported, report, err := l.Import(again.Export(), "", nil)
	require.NoError(t, err)
	require.Empty(t, report.Damage, hint)
	require.Equal(t, string(again.Export()), string(imported.Export()), hint)
}

// A match that was begun on another device goes on under a seal of this one: where nothing was drawn yet, it takes the
// place of the other.
func TestAnImportedMatchHasOneSealADraw(t *testing.T) {
	drawn := 0
	for _, game := range shelf.Games() {
		l := shelved()
		m := sealed(t, l, game)
		imported, _, err := l.Import(m.Export(), "", nil)
		require.NoError(t, err)
		r := rand.New(rand.NewPCG(1, 1))
		for n := 0; n < 300 && len(imported.Chance().Proof().Draws) == 0 && !imported.Table().Over(); n++ {
			if a := rules.Choose(imported.Table().Legal(nil), imported.Table().RandomWeight, r.IntN); imported.Cases(a.Seat, a.Verb) > 0 {
				_, err = imported.Draw(a.Seat, a.Verb)
				require.NoError(t, err)
			} else {
				require.NoError(t, imported.Play(a, matches.Entered))
			}
		}
		drawn += len(imported.Chance().Proof().Draws)
		oneSealADraw(t, imported.Export(), game.Key)
	}
	require.GreaterOrEqual(t, drawn, 4)
}

// The same for the timer's events: one seal each, also in a copy by way of an export.
func TestAnImportedTimerHasOneSealAnEvent(t *testing.T) {
	store := journal.Memory()
	l, _ := matchtest.New(store)
	m := matchtest.Create(t, l, matches.Settings{})
	_, err := m.Chance().TimerSeed()
	require.NoError(t, err)
	matchtest.Play(t, m, "1: nation us", "2: nation ?", "3: nation ?", "4: nation europe")
	imported, _, err := l.Import(m.Export(), "", nil)
	require.NoError(t, err)
	_, err = imported.Chance().TimerSeed()
	require.NoError(t, err)
	require.Len(t, imported.Chance().Proof().Timer, 1)
	require.Empty(t, matchtest.Verified(t, string(imported.Export())).Problems)
	matchtest.UnderOldRules(t, store, m)
	id, err := l.Duplicate("old", "goes on")
	require.NoError(t, err)
	on, _, err := l.Open(id)
	require.NoError(t, err)
	require.Empty(t, matchtest.Verified(t, string(on.Export())).Problems)
}

// A first seal that is said to be for the start alone, where nothing was drawn at the start or no other is for draw 1, is
// a way to choose draw 1.
func TestASealForTheStartAloneNeedsAStart(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m := matchtest.Create(t, l, matches.Settings{Draws: true})
	first := m.Chance().Proof().Seeds[0].Commitment
	other := chance.SeedFrom("another").Commitment()
	headers := `[Game "rising-tides"]` + "\n" + `[Rules "1"]` + "\n" + `[Seat "A"]` + "\n" + `[Seat "B"]` + "\n" + `[Seat "C"]` + "\n" + `[Seat "D"]` + "\n" + `[Chance "` + chance.Version + `"]` + "\n"
	v := matchtest.Verified(t, headers+`[Commitment "`+first+` from draw 0"]`+"\n"+`[Commitment "`+other+`"]`+"\n\n")
	require.Len(t, v.Problems, 1)
	require.Contains(t, v.Problems[0], "for the start alone")
	v = matchtest.Verified(t, headers+`[SetupBy "app"]`+"\n"+`[Commitment "`+first+` from draw 0"]`+"\n\n")
	require.Contains(t, v.Problems[0], "for the start alone")
	v = matchtest.Verified(t, headers+`[TimerCommitment "`+first+` from event 0"]`+"\n\n")
	require.Contains(t, v.Problems[0], `"0" isn't a number of a draw`)
}
