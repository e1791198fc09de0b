package match_test

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library/matchtest"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/risingtides"
	"tablekeeper/screens/matches/match"
)

// walk chooses a verb and words at random among what is offered, and plays the move.
func walk(m *match.Match, t *testing.T, random *rand.Rand) {
	p := m.Moves.Pick
	offers := p.Offers()
	require.NotEmpty(t, offers)
	offer := offers[random.IntN(len(offers))]
	before := m.Of.Changes
	m.Moves.Did(func() { p.Take(offer.Seat, offer.Form) })
	for {
		if _, ok := p.Complete(); ok {
			break
		}
		at := p.Place()
		values := p.Values(at)
		require.NotEmpty(t, values)
		m.Moves.Did(func() { p.Choose(at, values[random.IntN(len(values))]) })
	}
	act, _ := p.Complete()
	require.Empty(t, m.Of.Table().Judge(act), "what the picker offers is legal")
	m.Enter(act)
	require.Greater(t, m.Of.Changes, before)
}

// taps are the ways to the most common moves on a phone, each with the move that it plays.
var taps = []struct {
	after []string
	move  string
	way   []string // verbs, each with its first word, and words
}{
	{apptest.Dealt, "Anna: draw ?", []string{"Draw/Unseen card"}},
	{apptest.Dealt, "Anna: draw supplies", []string{"Draw/Supplies"}},
	{apptest.Dealt, "Anna: place fuel", []string{"Place/Fuel"}},
	{apptest.Dealt, "Anna: discard materials", []string{"Discard/Materials"}},
	{apptest.Fought, "Ben: protect", []string{"Protect"}},
	{apptest.Fought, "Ben: redirect 3 fuel", []string{"Redirect/Cleo", "Fuel"}},
	{append(apptest.Fought[:len(apptest.Fought):len(apptest.Fought)], "Ben: pass"), "Anna: take fuel", []string{"Take"}},
	{apptest.Fought[:len(apptest.Fought)-1], "Anna: steal 2 fuel", []string{"Steal/Ben"}},
	{append(apptest.Fought[:len(apptest.Fought):len(apptest.Fought)], "Ben: pass", "Anna: take fuel", "table: event right"), "Cleo: pick ?", []string{"Pick/Unseen card"}},
}

// TestFewTaps says the most common moves in the sheet: the verb, then each word with one tap, all in sight.
func TestFewTaps(t *testing.T) {
	for _, s := range taps {
		t.Run(s.move, func(t *testing.T) {
			tb := apptest.New(t, 390, 844)
			o := tb.Play(risingtides.Key, 4, s.after...)
			for i, step := range s.way {
				verb, word, inline := strings.Cut(step, "/")
				require.NotEqual(t, s.move, apptest.Latest(o), "nothing is played before it is said whole")
				switch {
				case inline:
					tb.Word(verb, word)
				case i == 0:
					tb.Verb(step)
				default:
					tb.Tap(step)
				}
			}
			require.Equal(t, s.move, apptest.Latest(o))
		})
	}
}

func TestWhoseDecision(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play(risingtides.Key, 4, apptest.Fought...)
	require.True(t, tb.Sees("Ben"), "the one who is attacked is awaited: %q", tb.Labels())
	require.True(t, tb.Sees("Seat B"))
	require.True(t, tb.Sees("Answer the attack"))
	require.True(t, tb.Sees("Let it happen"), "the pass is always offered")
}

func TestMovesOfOneMat(t *testing.T) {
	tb := apptest.New(t, 1024, 768)
	tb.Play(risingtides.Key, 4, apptest.Fought[:len(apptest.Fought)-1]...)
	for _, name := range []string{"Ben", "Dora"} {
		require.NotNil(t, tb.DockKey("Draw"))
		tb.Tap(tb.Mat(name))
		require.Nil(t, tb.DockKey("Draw"))
		require.NotNil(t, tb.DockKey("Steal"))
		require.True(t, tb.Sees("What do you play on "+name+"?"), "%q", tb.Labels())
		tb.Tap("Cancel")
	}
}

func TestUndoNamesAndAsks(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, append(apptest.Dealt[:len(apptest.Dealt):len(apptest.Dealt)], "Anna: place supplies", "Ben: draw fuel")...)
	tb.Tap("Undo: Ben draws: Fuel")
	require.Equal(t, "Ben: draw fuel", apptest.Latest(o), "a card was seen: it is asked first")
	tb.Tap("Keep it")
	require.Equal(t, "Ben: draw fuel", apptest.Latest(o))
	tb.Tap("Undo: Ben draws: Fuel")
	tb.Tap("Undo")
	require.Equal(t, "Anna: place supplies", apptest.Latest(o))
	tb.Press(fyne.KeyU)
	require.Equal(t, "Dora: draw nuke", apptest.Latest(o), "a card that is placed shows nothing new: no question")
	tb.Tap("Redo: Anna places Supplies in the depot")
	tb.Press(fyne.KeyY)
	require.Equal(t, "Ben: draw fuel", apptest.Latest(o))
	tb.Press(fyne.KeyY)
	require.Equal(t, "Ben: draw fuel", apptest.Latest(o), "there is nothing more")
}

func TestLogLooksBack(t *testing.T) {
	tb := apptest.New(t, 1280, 800)
	o := tb.Play(risingtides.Key, 4, apptest.Fought...)
	require.True(t, tb.Sees("Anna steals from Ben and pays Fuel. 21"), "%q", tb.Labels())
	tb.Tap("Dora draws: Materials. 12")
	require.Equal(t, 12, o.At)
	require.Contains(t, tb.Mat("Ben"), "Hand 0, Fuel 1", "the board as it was: %s", tb.Mat("Ben"))
	require.False(t, tb.Sees("Let it happen"), "nothing is played in the past")
	tb.Press(fyne.KeyLeft)
	require.Equal(t, 11, o.At)
	tb.Press(fyne.KeyRight)
	tb.Press(fyne.KeyRight)
	require.Equal(t, 13, o.At)
	tb.Tap("Back to now")
	require.Equal(t, game.Now, o.At)
	require.True(t, tb.Sees("Let it happen"))

	require.NoError(t, o.Match.Undo())
	o.Changes++
	tb.App.Refresh()
	require.True(t, tb.Sees("Anna steals from Ben and pays Fuel. Undone"), "what was undone stays, by word: %q", tb.Labels())
}

func TestAllMovesWithReasons(t *testing.T) {
	tb := apptest.New(t, 1280, 800)
	o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	tb.Tap("Not now")
	tb.Verb("Construct")
	require.True(t, strings.HasPrefix(tb.Greyed("4 supplies"), "4 supplies. Anna builds stage 1 next, and that takes 3 cards, not 4 (RT-2.1.2)."), tb.Greyed("4 supplies"))
	tb.Tap(tb.Greyed("4 supplies"))
	require.Equal(t, shell.RulingPage, tb.App.Here().Page)
	require.True(t, tb.Sees("Not allowed"), "%q", tb.Labels())
	tb.Press(fyne.KeyEscape)
	require.Equal(t, shell.MatchPage, tb.App.Here().Page)
	require.NotEmpty(t, tb.Greyed("5 supplies"), "one comes back to where one was")
	require.Equal(t, "Dora: draw nuke", apptest.Latest(o))
}

// TestAnEveningWithTheReferee enters a part of a game by taps, with refusals, takes ten moves back, leaves, is killed,
// and goes on.
func TestAnEveningWithTheReferee(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	for range 3 {
		for _, name := range []string{"Anna", "Ben", "Cleo", "Dora"} {
			require.True(t, tb.Sees(name))
			tb.Word("Draw", "Unseen card")
			require.Equal(t, name+": draw ?", apptest.Latest(o))
		}
	}
	require.Len(t, apptest.Moves(o), 20)

	tb.Tap("Not now")
	tb.Verb("Nuke")
	for _, label := range []string{tb.Greyed("Ben"), tb.Greyed("Anna")} {
		tb.Tap(label)
		require.True(t, tb.Sees("Not allowed"), "%q", tb.Labels())
		tb.Press(fyne.KeyEscape)
	}
	tb.Tap("Not now")
	require.Len(t, apptest.Moves(o), 20, "a refused move changes nothing")

	for range 10 {
		tb.Press(fyne.KeyU)
		tb.Tap("Undo")
	}
	require.Len(t, apptest.Moves(o), 10)
	require.True(t, tb.Sees("Cleo"), "%q", tb.Labels())

	tb.Press(fyne.KeyEscape)
	require.NotEqual(t, shell.MatchPage, tb.App.Here().Page)
	id := o.ID
	tb.Killed(time.Hour)
	tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: id})
	o = tb.Session.Playing
	require.Len(t, apptest.Moves(o), 10, "everything is there again")
	require.True(t, tb.Sees("Cleo"))
	tb.Press(fyne.KeyY)
	require.Len(t, apptest.Moves(o), 11, "what was undone as well")
}

func TestFullDiskInAMatch(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	tb.Store.Full = true
	tb.Word("Draw", "Unseen card")
	require.Equal(t, "Anna: draw ?", apptest.Latest(o), "the match goes on")
	require.Contains(t, tb.Notice(), "no space left on device")
	require.Contains(t, tb.Notice(), "Export it")
}

func TestSkipAsksTheTable(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	tb.VerbGone("Skip", true)
	tb.Pull()
	tb.Tap(tb.Fold("The table"))
	tb.Verb("Skip")
	require.True(t, tb.Sees("Continue without Anna?. Only if more than half of the others say Anna is stalling."), "%q", tb.Labels())
	tb.Tap("Wait")
	require.Equal(t, "Dora: draw nuke", apptest.Latest(o))
	tb.Verb("Skip")
	tb.Tap("Continue")
	require.Equal(t, "table: skip", apptest.Latest(o))
}

// TestEveryGameIsPlayed plays random moves of all games by taps through the picker.
func TestEveryGameIsPlayed(t *testing.T) {
	for _, game := range shelf.Games() {
		t.Run(game.Key, func(t *testing.T) {
			tb := apptest.New(t, 390, 844)
			o := tb.Play(game.Key, game.MinSeats)
			random := rand.New(rand.NewPCG(7, 7))
			for range 40 {
				m := tb.App.Shown().(*match.Match)
				if o.Match.Table().Over() {
					break
				}
				walk(m, t, random)
			}
			require.NotEmpty(t, apptest.Moves(o))
			require.Empty(t, tb.Faults())
		})
	}
}

func TestKeysInAMatch(t *testing.T) {
	tb := apptest.New(t, 1280, 800)
	o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	tb.Window.Canvas().OnTypedRune()('?')
	require.Equal(t, shell.Route{Page: shell.RulesPage, Arg: risingtides.Key}, tb.App.Here().Route)
	tb.Press(fyne.KeyEscape)
	tb.Press(fyne.KeyT)
	tb.Run(time.Second)
	require.Equal(t, tb.App.Shown().(*match.Match).Typed.Command, tb.Window.Canvas().Focused())
	pressTyped(tb, fyne.KeyEscape)
	require.Nil(t, tb.Window.Canvas().Focused())
	tb.Word("Place", "Fuel")
	require.Equal(t, "Anna: place fuel", apptest.Latest(o))
}

// TestTheAppDraws lets the app draw where people chose its cards, and keeps that in the log.
func TestTheAppDraws(t *testing.T) {
	tb := apptest.New(t, 1280, 800)
	o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	require.NoError(t, o.Match.Chance().SetDraws(true))
	tb.App.Show()
	tb.Word("Draw", "Draw here")
	require.Regexp(t, "^Anna: draw [a-z]", apptest.Latest(o))
	require.Equal(t, matches.Drawn, o.Match.Log().Line(o.Match.Log().Count()).By)
	tb.Press(fyne.KeyR)
	require.Regexp(t, "^Ben: draw [a-z]", apptest.Latest(o), "R draws where one thing can be drawn")
	tb.Word("Draw", "Fuel")
	require.Equal(t, "Cleo: draw fuel", apptest.Latest(o))
	require.Equal(t, matches.Entered, o.Match.Log().Line(o.Match.Log().Count()).By)
}

// TestSecondWindow opens a match that another window has open.
func TestSecondWindow(t *testing.T) {
	tb := apptest.New(t, 1280, 800)
	o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	m, _, err := tb.Session.Library.Open(o.ID)
	require.NoError(t, err)
	require.NotEmpty(t, m.ReadOnly())
	tb.Session.Playing = tb.Session.Own(m)
	tb.App.Show()
	require.True(t, tb.Sees("Read only. "+m.ReadOnly()), "%q", tb.Labels())
	require.Nil(t, tb.DockKey("Draw"))
	require.False(t, tb.Sees("Redo"))
	tb.Press(fyne.KeyU)
	require.Len(t, apptest.Moves(tb.Session.Playing), len(apptest.Dealt), "nothing is written")

	tb.Run(3 * time.Second)
	undone := len(apptest.Moves(tb.Session.Playing)) - 1
	require.NoError(t, o.Match.Undo())
	tb.Run(3 * time.Second)
	require.Len(t, apptest.Moves(tb.Session.Playing), undone, "what the first window does is seen here")
	require.True(t, tb.Sees("Read only. "+m.ReadOnly()), "%q", tb.Labels())

	o.Match.Close()
	tb.Run(3 * time.Second)
	require.Empty(t, tb.Session.Playing.Match.ReadOnly(), "the first window let go of it")
	require.False(t, tb.Sees("Read only. "+m.ReadOnly()))
	require.NotNil(t, tb.DockKey("Draw"), "%q", tb.Labels())
}

// TestReadOnlyForGood shows a match that nobody else has open and that can only be read: it isn't read again and again.
func TestReadOnlyForGood(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(risingtides.Key, 4)
	matchtest.Play(t, o.Match, "1: nation us", "2: nation europe", "3: nation ?", "4: nation ?", "1: draw fuel")
	matchtest.UnderOldRules(t, tb.Store, o.Match)
	tb.Library.Resume("old")
	require.Contains(t, tb.Session.Playing.Match.ReadOnly(), "The rules have changed")
	page, changes := tb.App.Shown(), tb.Session.Playing.Changes
	tb.Run(10 * time.Second)
	require.Same(t, page, tb.App.Shown())
	require.LessOrEqual(t, tb.Session.Playing.Changes, changes+1)
}

// TestSealBeforeTheFirstDraw lets the app throw one die of a match with dice of its own.
func TestSealBeforeTheFirstDraw(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play("raid-trade", 2)
	act, err := o.Match.Table().Read("Anna: roll 1")
	require.NoError(t, err)
	throw := func() { tb.App.Shown().(*match.Match).DrawFor(1, act.Verb) }
	throw()
	require.Len(t, o.Match.Table().Log(), 1, "nothing is asked")
	require.NotEmpty(t, game.SealOf(o.Match))
	for _, label := range tb.Labels() {
		require.NotContains(t, strings.ToLower(label), "seal")
	}
	tb.Tap("More")
	tb.Tap("Fair draws")
	require.True(t, tb.Sees(chance.Words(o.Match.Chance().Proof().Seeds[0].Commitment)), "%q", tb.Labels())
	require.True(t, tb.Sees(game.OwnerWords()))
	require.False(t, o.Match.Draws())
	require.Len(t, o.Match.Chance().Proof().Draws, 1)
}
