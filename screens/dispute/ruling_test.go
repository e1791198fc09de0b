package dispute_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/statistics"
	"tablekeeper/screens/apptest"
	"tablekeeper/screens/dispute"
	"tablekeeper/screens/game"
	"tablekeeper/screens/match"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/position"
	"tablekeeper/screens/risingtides"
	"tablekeeper/screens/shell"
)

func TestRulingInAMatch(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	act, err := o.Match.Table().Read("Anna: place nuke")
	require.NoError(t, err)
	tb.Session.OpenRuling(act)
	require.True(t, tb.Sees("Not allowed"))
	rule := tb.App.Shown().(*dispute.Ruling).Rule
	tb.TapOn(rule)
	require.Equal(t, shell.RulePage, tb.App.Here().Page)
	tb.Tap("Back")
	tb.Tap("Copy")
	text := fyne.CurrentApp().Clipboard().Content()
	for _, part := range []string{"Rising Tides: Not allowed", rule, "Anna: place nuke", "Players: Anna, Ben, Cleo, Dora"} {
		require.Contains(t, text, part)
	}

	tb.Tap("Played anyway by agreement")
	agree := tb.Find("All of us agree").(*parts.Button)
	require.True(t, agree.Disabled(), "a reason is asked for")
	tb.Write("The reason", "the card\nlay open")
	require.False(t, agree.Disabled())
	page := tb.App.Shown().(*dispute.Agreement)
	page.Form.Put(position.Path{"deck"}, 1)
	require.True(t, agree.Disabled(), "a position that can't be is not agreed on")
	tb.Begins(position.FaultWords(page.Form.Fields, apptest.People[:4], page.Draft.Faults[0]))
	tb.Tap("Make the rest fit")
	tb.Tap("All of us agree")
	require.IsType(t, &match.Match{}, tb.App.Shown())
	kinds := map[matches.LineKind]matches.LogLine{}
	for _, line := range o.Match.Lines() {
		kinds[line.Kind] = line
	}
	require.Equal(t, "the card lay open", kinds[matches.AgreedLine].Reason)
	require.Equal(t, rule, kinds[matches.DisputeLine].Rule)
	require.Equal(t, 1, statistics.Of(o.Match).Disputed)
}

// TestWhyMayI asks about a legal move and plays it from its ruling, and a neighbour of a refused one.
func TestWhyMayI(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	tb.Session.OpenRulingOn(game.MatchWhere(o.ID), "1: draw ?")
	require.True(t, tb.Sees("Legal"))
	tb.Tap("Play this move")
	require.Len(t, o.Match.Table().Log(), len(apptest.Dealt)+1)
	require.Equal(t, shell.MatchPage, tb.App.Here().Page)

	tb.Session.OpenRulingOn(game.MatchWhere(o.ID), "2: place nuke")
	require.True(t, tb.Sees("Not allowed"))
	near := tb.App.Shown().(*dispute.Ruling).Nearest
	require.NotEmpty(t, near)
	tb.TapOn(parts.Upper(o.Match.Table().Sentence(near[0])))
	require.Len(t, o.Match.Table().Log(), len(apptest.Dealt)+2)
}

// TestSettleADispute asks three questions from the start of the app and counts the taps.
func TestSettleADispute(t *testing.T) {
	for _, asked := range []struct {
		name    string
		taps    []string
		verdict string
		rule    string
	}{
		{"may a Queen be played on somebody who already misses a turn?", []string{
			"Raid Trade", "Settle a dispute", "Player B. ", "More: Player B, Turns to be missed",
			"Choose the move", "Miss turn", "Queen of Clubs",
		}, "Not allowed", "RD-7.4"},
		{"may the same throw for the start come again?", []string{
			"Traders", "Settle a dispute", "Choose the move", "Roll", "4", "Is this legal?",
		}, "Legal", ""},
		{"may a card be placed that is not in the hand?", []string{
			"Rising Tides", "Settle a dispute", "Player A. ", "Hand. ", "Add Nuke",
			"Choose the move", "Place", "Fuel",
		}, "Not allowed", "RT-4.3.2"},
	} {
		t.Run(asked.name, func(t *testing.T) {
			tb := apptest.New(t, 390, 844)
			for _, tap := range asked.taps {
				tb.TapOn(tap)
			}
			require.Truef(t, tb.Sees(asked.verdict), "%q", tb.Labels())
			require.Equal(t, asked.rule, tb.App.Shown().(*dispute.Ruling).Rule)
			t.Logf("%d taps", len(asked.taps))
		})
	}
}
