package risingtides_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/risingtides"
	"tablekeeper/screens/matches/match"
)

// page is the page of the match that is shown.
func page(tb *apptest.Table) *match.Match { return tb.App.Shown().(*match.Match) }

// words are those of the other keys, of the gold one, of the one beside it, and of the one that ends, "" for none.
func words(tb *apptest.Table) (others []string, main, side, end string) {
	p := page(tb).Table
	for _, b := range p.Others {
		if b.Visible() {
			others = append(others, b.Key().Word)
		}
	}
	for i, b := range []interface{ Visible() bool }{p.Main, p.Side, p.End} {
		if b.Visible() {
			switch i {
			case 0:
				main = p.Main.Key().Word
			case 1:
				side = p.Side.Key().Word
			default:
				end = p.End.Key().Word
			}
		}
	}
	return others, main, side, end
}

// TestTheDockOfEachStep reads the keys of the steps of a match.
func TestTheDockOfEachStep(t *testing.T) {
	attacked := apptest.Fought[:len(apptest.Fought):len(apptest.Fought)]
	for _, step := range []struct {
		name            string
		seats           int
		moves           []string
		others          []string
		main, side, end string
		sees            string
	}{
		{"nations", 4, nil, nil, "We dealt", "Hidden", "", "nobody shows the nation"},
		{"turn", 4, fought, []string{"Fuel", "Materials", "Supplies"}, "Draw a card", "Name it", "", "66 in the deck"},
		{"counter", 4, attacked, []string{"Protect", "Redirect"}, "", "", "Let it happen", "Answer the attack"},
		{"recounter", 4, append(attacked, "Ben: redirect 3 fuel"), []string{"Attack again"}, "", "", "Let it stand", "Attack again?"},
		{"take", 4, append(attacked, "Ben: pass"), []string{"Fuel"}, "", "", "", "of Ben's depot"},
		{"pick", 4, append(apptest.Dealt[:8:8], "table: event right"), []string{"Everybody took one"}, "Take one", "Name it", "", "out of Dora's hand"},
		{"reveal", 4, append(apptest.Dealt[:8:8], "table: time-out"), nil, "Show Ben's nation", "", "", "Show Ben's nation"},
	} {
		t.Run(step.name, func(t *testing.T) {
			tb := apptest.New(t, 390, 844)
			tb.Play(risingtides.Key, step.seats, step.moves...)
			others, main, side, end := words(tb)
			require.Equal(t, step.others, others)
			require.Equal(t, []string{step.main, step.side, step.end}, []string{main, side, end})
			require.True(t, tb.Has(step.sees), "%q", tb.Labels())
		})
	}
}

// TestTheGreenTierBuilds taps the next tier of the own tower, which stands out over the name, and what builds beside it.
func TestTheGreenTierBuilds(t *testing.T) {
	for _, window := range [][2]float32{{390, 844}, {1280, 800}} {
		tb := apptest.New(t, window[0], window[1])
		o := tb.Play(risingtides.Key, 4, grown...)
		require.True(t, tb.Sees("Build stage 1"), "%q", tb.Labels())
		island := tb.Find(tb.Mat("Anna"))
		at := island.Position().AddXY(island.Size().Width/2, -5)
		page(tb).Felt.Object().(fyne.Tappable).Tapped(&fyne.PointEvent{Position: at})
		require.Equal(t, "Anna: construct 0-1-2", apptest.Latest(o))
		require.NoError(t, o.Match.Undo())
		o.Changes++
		tb.App.Refresh()
		tb.Tap("Build stage 1")
		require.Equal(t, "Anna: construct 0-1-2", apptest.Latest(o))
		require.False(t, tb.Sees("Build stage 1"), "it is Ben's turn")
	}
}

// TestAStealIsTapped goes from an island to what pays, through the counter to the card that is taken.
func TestAStealIsTapped(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, fought...)
	tb.Tap(tb.Mat("Ben"))
	others, _, _, end := words(tb)
	require.Equal(t, []string{"Steal", "Relocate", "Nuke"}, others)
	require.Equal(t, "Cancel", end)
	require.True(t, tb.Has("Nuke. 3 cards pay. "), "what the table knows to be wrong says why: %q", tb.Labels())
	tb.TapOn("Steal. 1 card pays")
	require.Equal(t, "Anna: steal 2 fuel", apptest.Latest(o), "fuel is all that she can pay with")
	require.True(t, tb.Sees("Anna waits for Ben"), "%q", tb.Labels())
	require.True(t, tb.Sees("Anna wants to steal a card from Ben."), "%q", tb.Labels())
	tb.TapOn("Redirect")
	require.True(t, tb.Sees("Tap the new island"), "%q", tb.Labels())
	tb.Tap(tb.Mat("Cleo"))
	tb.Tap("Fuel")
	require.Equal(t, "Ben: redirect 3 fuel", apptest.Latest(o))
	tb.Tap("Let it stand")
	tb.Tap("Let it happen")
	tb.Tap("Materials")
	require.Equal(t, "Anna: take materials", apptest.Latest(o))
}

// TestWhatPaysIsAsked steals with a hand that nobody has shown: any resource may be in it.
func TestWhatPaysIsAsked(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, grown...)
	tb.TapOn("Cleo. ")
	tb.TapOn("Steal. 1 card pays")
	require.True(t, tb.Sees("Tap the cards that pay"), "%q", tb.Labels())
	tb.Tap("Materials")
	require.Equal(t, "Anna: steal 3 materials", apptest.Latest(o))
}

// TestTheMedalTellsTheTime tells an event in two taps while no timer follows the match, and opens the timer.
func TestTheMedalTellsTheTime(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, fought...)
	tb.Tap("Timer")
	others, main, _, end := words(tb)
	require.Equal(t, []string{"Time's up"}, others)
	require.Equal(t, []string{"Open the timer", "Cancel"}, []string{main, end})
	tb.Tap("More time")
	require.Equal(t, "table: event more-time", apptest.Latest(o))
	require.True(t, page(tb).Table.Away())
	tb.Tap("Timer")
	tb.TapOn("Open the timer")
	require.Equal(t, shell.TimerPage, tb.App.Here().Page)
	tb.Tap("Start the timer")
	tb.Tap("To the match")
	tb.Tap("Timer")
	require.Equal(t, shell.TimerPage, tb.App.Here().Page, "it tells the events by itself")
}

// TestNationsAreTapped shows two nations, keeps one hidden, and sees a plan against the tower at the end.
func TestNationsAreTapped(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(risingtides.Key, 4)
	tb.Tap("Asia")
	require.Equal(t, "Anna: nation asia", apptest.Latest(o))
	require.False(t, tb.Sees("Asia"), "it is taken")
	tb.TapOn("Hidden")
	require.Equal(t, "Ben: nation ?", apptest.Latest(o))
	tb.Tap("Europe")
	require.Equal(t, "Cleo: nation europe", apptest.Latest(o))
	tb.TapOn("We dealt")
	require.Equal(t, "Dora: nation ?", apptest.Latest(o))

	tb.Play(risingtides.Key, 4, append(append([]string{"Anna: nation asia", "Ben: nation ?", "Cleo: nation pacific-state", "Dora: nation ?"}, grown[4:]...), "table: time-out")...)
	tb.TapOn("Show Ben's nation")
	tb.Tap("US")
	require.Equal(t, "Ben: reveal us", apptest.Latest(tb.Session.Playing))
	require.True(t, tb.Sees("Built differently"), "%q", tb.Labels())
	require.True(t, tb.Sees("The tower isn't the plan: Ben comes last."), "%q", tb.Labels())
	require.True(t, page(tb).Table.Away())
	tb.TapOn("Show Dora's nation")
	tb.Tap("Europe")
	require.True(t, tb.Session.Playing.Match.Table().Over())
}

// TestWhatOneTapUndoesLasts enters four nations with one tap. Undo names all of them, and so it does once the app was killed and starts
// anew; then it takes all of them back.
func TestWhatOneTapUndoesLasts(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(risingtides.Key, 4)
	tb.TapOn("We dealt")
	said := tb.Begins("Undo 4 moves")
	tb.Killed(0)
	tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: o.ID})
	require.Equal(t, said, tb.Begins("Undo"), "%q", tb.Labels())
	tb.Tap(said)
	require.Empty(t, apptest.Moves(tb.Session.Playing))
}

// TestTheMomentOfAnEventGoes shows an event as a card until it is put away.
func TestTheMomentOfAnEventGoes(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play(risingtides.Key, 4, append(apptest.Dealt[:8:8], "table: event more-time")...)
	require.True(t, tb.Sees("The clock gains time: the wave comes later."), "%q", tb.Labels())
	require.True(t, page(tb).Table.Away())
	require.False(t, tb.Sees("The clock gains time: the wave comes later."), "%q", tb.Labels())
	tb.App.Show()
	require.False(t, tb.Sees("The clock gains time: the wave comes later."), "it was put away: %q", tb.Labels())
}

// TestKeysTellNothingOfAHiddenHand has the app's cards, which only their player sees: the keys are the same whatever they are.
func TestKeysTellNothingOfAHiddenHand(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	x := &rules.Transcript{}
	x.Add("Game", risingtides.Key)
	for _, name := range apptest.People[:4] {
		x.Add("Seat", name)
	}
	m, err := tb.Session.Library.Create(x, "Friday", matches.Settings{Draws: true, Private: true})
	require.NoError(t, err)
	tb.Session.SetMatch(m)
	tb.Enter("Anna: nation ?", "Ben: nation ?", "Cleo: nation ?", "Dora: nation ?")
	tb.Library.Resume(m.ID())
	for range 4 {
		tb.Press(fyne.KeyR)
		tb.Tap("Later")
	}
	tb.Library.Resume(m.ID())
	others, main, side, _ := words(tb)
	require.Equal(t, []string{"Fuel", "Materials", "Supplies"}, others)
	require.Equal(t, []string{"Draw a card", "We drew"}, []string{main, side})
	for _, b := range page(tb).Table.Others {
		require.Empty(t, b.Key().Why, "all may be in the hand")
	}
	held, _ := m.Hands().Of(1)
	require.Len(t, held.Cards, 1)
	require.False(t, slices.Contains(tb.Labels(), held.Cards[0].Title+". 1"))
}

// TestAStealOnAnEmptyDepotIsRefusedAloud lifts a Steal out of the own hand: on an island with an empty depot a tap says why not, on
// another one it is played.
func TestAStealOnAnEmptyDepotIsRefusedAloud(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	moves := slices.Clone(apptest.Fought[:len(apptest.Fought)-1])
	moves[slices.Index(moves, "Cleo: place materials")] = "Cleo: draw ?"
	o := tb.Play(risingtides.Key, 4, moves...)
	for seat := 2; seat <= 4; seat++ {
		o.Chairs.Give(seat, "greedy")
	}
	tb.App.Refresh()
	tb.TapOn("Hand ")
	tb.TapOn("Steal / Protect. Tap ")
	require.True(t, tb.Sees("depot empty"), "%q", tb.Labels())
	tb.TapOn("Cleo. ")
	require.NotEmpty(t, o.Brief.Words)
	require.True(t, o.Brief.Wrong)
	tb.TapOn("Ben. ")
	require.Equal(t, "Anna: steal 2 fuel", apptest.Latest(o), "one card alone can pay")
}
