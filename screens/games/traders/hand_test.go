package traders_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	tradersscreens "tablekeeper/screens/games/traders"
)

// nextTurn leads to Anna's second turn, in which she may play the card that she drew in the first one.
func nextTurn(card string) []string {
	return []string{
		"Anna: roll 5", "Ben: roll 2", "Anna: planet gobi-bob", "Anna: event action-card", "Anna: draw " + card, "Anna: done", "Anna: stay", "Anna: done", "Anna: done",
		"Ben: event credits", "Ben: done", "Ben: stay", "Ben: done", "Ben: done", "Anna: planet gobi-inti", "Anna: event credits",
	}
}

// TestACardIsPlayedFromTheHand opens the hand, lifts the card and plays it.
func TestACardIsPlayedFromTheHand(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(tradersscreens.Key, 2, nextTurn("immobilise")...)
	tb.Tap("Hand 1")
	tb.TapOn("Immobilise")
	tb.Tap("Play it")
	require.Equal(t, "Anna: play immobilise 2", apptest.Latest(o))
}

// TestACardWithAChoice leads to the moves by which it can be played.
func TestACardWithAChoice(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(tradersscreens.Key, 2, nextTurn("rebellion")...)
	tb.Tap("Hand 1")
	tb.TapOn("Rebellion")
	tb.TapOn("Play it")
	require.True(t, tb.Offers("Play rebellion"), "%q", tb.Labels())
	tb.Verb("Play rebellion")
	tb.TapOn("Gobi")
	if o.Match.Log().Count() == 16 {
		tb.Tap("Play this move")
	}
	require.Equal(t, "Anna: play rebellion gobi", apptest.Latest(o))
}

// TestEverybodyRolls throws for the seats of one device, and isn't offered for one seat.
func TestEverybodyRolls(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	head := &rules.Transcript{}
	head.Add("Game", tradersscreens.Key)
	for _, name := range apptest.People[:3] {
		head.Add("Seat", name)
	}
	m, err := tb.Session.Library.Create(head, "Friday", matches.Settings{Draws: true})
	require.NoError(t, err)
	tb.Session.SetMatch(m)
	tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: m.ID()})
	tb.TapOn("Everybody rolls")
	require.Equal(t, 3, m.Log().Count())
	require.False(t, tb.Sees("Everybody rolls"))
}
