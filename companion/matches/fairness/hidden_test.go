package fairness_test

import (
	"encoding/json"
	"fmt"
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
	"tablekeeper/companion/matches/statistics"
	"tablekeeper/companion/rules"
)

// held counts the cards of a hand by their words.
func held(h matches.Hand) map[string]int {
	counts := map[string]int{}
	for _, c := range h.Cards {
		counts[c.Word] = c.Count
	}
	return counts
}

func TestAHiddenDrawIsForItsPlayerAlone(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m := matchtest.Secretly(t, l)
	require.True(t, m.Hands().Private())
	require.False(t, m.Hands().Hidden())
	_, ok := m.Hands().Of(1)
	require.False(t, ok, "nothing is drawn yet")
	require.Equal(t, "draw ?", matchtest.Draw(t, m, 1))
	require.True(t, m.Hands().Hidden())

	line := m.Log().Line(m.Log().Count())
	require.Equal(t, "draw ?", line.Text)
	require.Equal(t, matches.Drawn, line.By)
	card, ok := m.Log().Face(m.Log().Count())
	require.True(t, ok)
	hand, ok := m.Hands().Of(1)
	require.True(t, ok)
	require.Equal(t, []matches.Card{card}, hand.Cards)
	require.Zero(t, hand.Unknown)
	_, ok = m.Hands().Of(2)
	require.False(t, ok, "Ben holds nothing that the table does not know")
	_, ok = m.Log().Face(1)
	require.False(t, ok, "a nation card is nobody's draw")

	var state struct {
		Hands []struct {
			Known   map[string]int
			Unknown int
		}
	}
	require.NoError(t, json.Unmarshal(m.Table().State(), &state))
	require.Equal(t, 1, state.Hands[0].Unknown)
	require.Empty(t, state.Hands[0].Known)
	require.Contains(t, string(m.Export()), "Anna: draw ?  # app draw 1: ?\n", "how many cases there were would tell what hands hold")
	draw := m.Chance().Proof().Draws[0]
	require.True(t, draw.Hidden)
	require.Equal(t, -1, draw.Value)
	require.Equal(t, "draw ?", draw.Text)
	require.Equal(t, 1, statistics.Of(m).Outcomes[0].Hidden)

	m.Close()
	again, _, err := l.Open(m.ID())
	require.NoError(t, err)
	same, ok := again.Hands().Of(1)
	require.True(t, ok)
	require.Equal(t, hand, same, "a killed process knows it again")
	require.NoError(t, again.Undo())
	require.False(t, again.Hands().Hidden())
	require.NoError(t, again.Redo())
	same, _ = again.Hands().Of(1)
	require.Equal(t, hand, same)
	require.NoError(t, again.Undo())
	matchtest.Draw(t, again, 1)
	face, _ := again.Log().Face(again.Log().Count())
	require.Equal(t, card, face, "the next card stays the same")
}

// TestHiddenCardsAreChecked tries every card on a hand that the table does not know.
func TestHiddenCardsAreChecked(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m := matchtest.Secretly(t, l)
	for seat := 1; seat <= 4; seat++ {
		matchtest.Draw(t, m, seat)
	}
	hand, _ := m.Hands().Of(1)
	counts := held(hand)
	for _, word := range []string{"fuel", "materials", "supplies"} {
		a := matchtest.Verb(t, m, "1: place "+word)
		require.Empty(t, m.Table().Judge(a), "the table can't know")
		require.Equal(t, 1, m.Hands().Asks(a), "whatever she holds")
		require.Equal(t, counts[word] > 0, m.Hands().Holds(a))
		err := m.Play(a, matches.Entered)
		if counts[word] > 0 {
			require.NoError(t, err)
			require.NoError(t, m.Undo())
			continue
		}
		var refused *matches.Refused
		require.ErrorAs(t, err, &refused)
		require.Equal(t, "RT-4.3.2", refused.Rule)
		for other := range counts {
			require.NotContains(t, refused.Error(), other, "the refusal names no card")
		}
	}
}

// TestAgreedPositionsKeepHiddenHands changes one hand by agreement and leaves the others.
func TestAgreedPositionsKeepHiddenHands(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m := matchtest.Secretly(t, l)
	for seat := 1; seat <= 3; seat++ {
		matchtest.Draw(t, m, seat)
	}
	ben, _ := m.Hands().Of(2)
	position := strings.Replace(string(m.Table().State()), `"hands":[{"known":{},"unknown":1}`, `"hands":[{"known":{},"unknown":2}`, 1)
	position = strings.Replace(position, `"deck":75`, `"deck":74`, 1)
	require.NoError(t, m.Agree([]byte(position), "Anna had drawn twice"))
	_, ok := m.Hands().Of(1)
	require.False(t, ok, "what Anna holds now only she knows")
	same, ok := m.Hands().Of(2)
	require.True(t, ok)
	require.Equal(t, ben, same)
}

// TestNothingHiddenLeaks plays whole matches of every game that hides draws. While they run, nothing that the match hands
// out can tell the open table from another one; at the end everything is proved with the seed, and the copies of all
// cards add up.
func TestNothingHiddenLeaks(t *testing.T) {
	hiding := 0
	for _, game := range shelf.Games() {
		l := library.New(journal.Memory(), shelf.Find, func() int64 { return 1_790_000_000_000 }, chance.Seeds("a test"))
		tr := &rules.Transcript{}
		tr.Add("Game", game.Key)
		for _, name := range []string{"Anna", "Ben", "Cleo", "Dora"}[:max(2, game.MinSeats)] {
			tr.Add("Seat", name)
		}
		table, err := game.Open(tr, nil)
		if err != nil || !fairness.Hides(table) {
			continue
		}
		t.Run(game.Key, func(t *testing.T) {
			r := rand.New(rand.NewPCG(7, 7))
			m, err := l.Create(tr, "Friday", matches.Settings{Draws: true, Private: true})
			require.NoError(t, err)
			for !m.Table().Over() && m.Log().Count() < 3000 {
				list := m.Table().Legal(nil)
				a := rules.Choose(list, m.Table().RandomWeight, r.IntN)
				if m.Cases(a.Seat, a.Verb) > 0 {
					_, err = m.Draw(a.Seat, a.Verb)
				} else {
					err = m.Play(a, matches.Entered)
				}
				var refused *matches.Refused
				if err != nil {
					require.ErrorAs(t, err, &refused, "only the hidden cards refuse: %v", err)
					require.NotZero(t, m.Hands().Asks(a), "who holds them is asked first: %s", m.Table().Notation(a))
					require.False(t, m.Hands().Holds(a))
					continue
				}
				if r.IntN(20) == 0 {
					require.NoError(t, m.Undo())
				}
				if m.Log().Count()%100 == 0 && !m.Table().Over() {
					v, err := fairness.Verify(m.Export(), shelf.Find, matchtest.NoEvents, nil)
					require.NoError(t, err)
					require.Zero(t, v.Count(fairness.NotDrawn), "before the end nobody is accused: %v", firstWrong(v))
					require.Empty(t, v.Problems)
				}
			}
			hidden := 0
			for _, d := range m.Chance().Proof().Draws {
				if d.Hidden {
					hidden++
				}
			}
			if hidden > 0 {
				hiding++
			}
			if m.Table().Over() {
				v, err := fairness.Verify(m.Export(), shelf.Find, matchtest.NoEvents, nil)
				require.NoError(t, err)
				require.True(t, v.Proved(), "%v %v", v.Problems, firstWrong(v))
				for _, d := range m.Chance().Proof().Draws {
					require.NotContains(t, d.Text, "?", "the end tells all")
				}
			}
			for _, l := range m.Log().Lines() {
				if l.By == matches.Drawn && strings.HasPrefix(l.Text, "draw ") {
					require.Equal(t, "draw ?", l.Text)
				}
			}
			copied, report, err := l.Import(m.Export(), "", nil)
			require.NoError(t, err)
			require.Equal(t, string(m.Export()), string(copied.Export()))
			if m.Table().Over() {
				require.Empty(t, report.Damage)
			} else {
				require.Len(t, report.Damage, 1, "the faces stay on this device")
				require.False(t, copied.Hands().Hidden())
			}
		})
	}
	require.GreaterOrEqual(t, hiding, 2)
}

func TestVerifyFindsACardThatWasNotHeld(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m := matchtest.Secretly(t, l)
	for seat := 1; seat <= 4; seat++ {
		matchtest.Draw(t, m, seat)
	}
	hand, _ := m.Hands().Of(1)
	lie := "materials"
	if held(hand)[lie] > 0 {
		lie = "fuel"
	}
	matchtest.Play(t, m, "table: time-out")
	for seat := 1; seat <= 4; seat++ {
		matchtest.Play(t, m, fmt.Sprintf("%d: reveal %s", seat, []string{"us", "europe", "africa", "asia"}[seat-1]))
	}
	require.True(t, m.Table().Over())
	file := string(m.Export())
	v, err := fairness.Verify([]byte(file), matchtest.Find, matchtest.NoEvents, nil)
	require.NoError(t, err)
	require.True(t, v.Proved(), "%v %v", v.Problems, firstWrong(v))
	lied := strings.Replace(file, "table: time-out", "Anna: place "+lie+"\ntable: time-out", 1)
	v, err = fairness.Verify([]byte(lied), matchtest.Find, matchtest.NoEvents, nil)
	require.NoError(t, err)
	require.False(t, v.Proved())
	require.Contains(t, v.Problems, "Anna: place "+lie+": the cards that the app had drawn hidden did not allow this.")
}

// TestOnlyCardsAreDrawnUnseen imports a nation that lies open and says of itself that the
// app dealt it unseen.
func TestOnlyCardsAreDrawnUnseen(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m, _, err := l.Import(append(matchtest.Tides(matchtest.Four...).AppendHeaders(nil), "1: nation us  # app draw 1: ? of 6\n"...), "", nil)
	require.NoError(t, err)
	line := m.Log().Line(1)
	require.Equal(t, "nation us", line.Text)
	require.Equal(t, matches.Entered, line.By)
	require.False(t, line.Hidden)
	require.Empty(t, m.Chance().Proof().Draws)
}
