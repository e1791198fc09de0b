package screens

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/shelf"
	"tablekeeper/screens/game"
	"tablekeeper/screens/match"
	"tablekeeper/screens/risingtides"
	"tablekeeper/screens/shell"
)

// taps are the ways to the ten most common moves on a phone, each with the move that it plays.
var taps = []struct {
	after []string
	move  string
	way   []string // verbs, then words, then what plays it
}{
	{dealt, "Anna: draw ?", []string{"Draw", "Unseen card"}},
	{dealt, "Anna: draw supplies", []string{"Draw", "Supplies"}},
	{dealt, "Anna: place fuel", []string{"Place/Fuel"}},
	{dealt, "Anna: discard materials", []string{"Discard", "Materials"}},
	{fought, "Ben: pass", []string{"Pass"}},
	{fought, "Ben: protect", []string{"Protect"}},
	{fought, "Ben: redirect 3 fuel", []string{"Redirect/Cleo", "Fuel"}},
	{append(fought[:len(fought):len(fought)], "Ben: pass"), "Anna: take fuel", []string{"Take"}},
	{fought[:len(fought)-1], "Anna: steal 2 fuel", []string{"Steal/Ben"}},
	{append(fought[:len(fought):len(fought)], "Ben: pass", "Anna: take fuel", "table: event right"), "Cleo: pick ?", []string{"Pick", "Unseen card"}},
}

// TestFewTaps counts the taps of the most common moves: two or three with the one that plays it.
func TestFewTaps(t *testing.T) {
	for _, s := range taps {
		t.Run(s.move, func(t *testing.T) {
			tb := newTable(t, 390, 844)
			o := tb.play(risingtides.Key, 4, s.after...)
			for i, step := range s.way {
				verb, word, inline := strings.Cut(step, "/")
				switch {
				case inline:
					tb.word(verb, word)
				case i == 0:
					tb.verb(step)
				default:
					tb.tap(step)
				}
			}
			require.NotEqual(t, s.move, latest(o), "nothing is played before it is seen")
			tb.tap("Play this move")
			require.Equal(t, s.move, latest(o))
			require.LessOrEqual(t, len(s.way)+1, 3)
		})
	}
}

func TestWhoseDecision(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.play(risingtides.Key, 4, fought...)
	require.True(t, tb.sees("Ben"), "the one who is attacked is awaited: %q", tb.labels())
	require.True(t, tb.sees("Seat B"))
	require.True(t, tb.sees("Anna steals: counter, or let it happen."))
	require.True(t, tb.sees("Pass. Let the attack happen."), "the pass is always offered")
}

func TestMovesOfOneMat(t *testing.T) {
	tb := newTable(t, 1024, 768)
	tb.play(risingtides.Key, 4, fought[:len(fought)-1]...)
	tb.verbGone("Steal", false)
	tb.tap(tb.mat("Ben"))
	tb.verbGone("Draw", true)
	tb.verbGone("Steal", false)
	tb.tap(tb.mat("Dora"))
	tb.verbGone("Steal", false)
	tb.press(fyne.KeyEscape)
	tb.verbGone("Draw", false)
}

func TestUndoNamesAndAsks(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.play(risingtides.Key, 4, append(dealt[:len(dealt):len(dealt)], "Anna: place supplies", "Ben: draw fuel")...)
	tb.tap("Undo: Ben draws: Fuel")
	require.Equal(t, "Ben: draw fuel", latest(o), "a card was seen: it is asked first")
	tb.tap("Keep it")
	require.Equal(t, "Ben: draw fuel", latest(o))
	tb.tap("Undo: Ben draws: Fuel")
	tb.tap("Undo")
	require.Equal(t, "Anna: place supplies", latest(o))
	tb.press(fyne.KeyU)
	require.Equal(t, "Dora: draw nuke", latest(o), "a card that is placed shows nothing new: no question")
	tb.tap("Redo: Anna places Supplies in the depot")
	tb.press(fyne.KeyY)
	require.Equal(t, "Ben: draw fuel", latest(o))
	tb.press(fyne.KeyY)
	require.Equal(t, "Ben: draw fuel", latest(o), "there is nothing more")
}

func TestLogLooksBack(t *testing.T) {
	tb := newTable(t, 1280, 800)
	o := tb.play(risingtides.Key, 4, fought...)
	require.True(t, tb.sees("Anna steals from Ben and pays Fuel. 21"), "%q", tb.labels())
	tb.tap("Dora draws: Materials. 12")
	require.Equal(t, 12, o.At)
	require.Contains(t, tb.mat("Ben"), "Hand 0, Fuel 1", "the board as it was: %s", tb.mat("Ben"))
	require.False(t, tb.sees("Show all moves"), "nothing is played in the past")
	tb.press(fyne.KeyLeft)
	require.Equal(t, 11, o.At)
	tb.press(fyne.KeyRight)
	tb.press(fyne.KeyRight)
	require.Equal(t, 13, o.At)
	tb.tap("Back to now")
	require.Equal(t, game.Now, o.At)
	require.True(t, tb.sees("Show all moves"))

	require.NoError(t, o.Match.Undo())
	o.Changes++
	tb.app.Refresh()
	require.True(t, tb.sees("Anna steals from Ben and pays Fuel. Undone"), "what was undone stays, by word: %q", tb.labels())
}

func TestAllMovesWithReasons(t *testing.T) {
	tb := newTable(t, 1280, 800)
	o := tb.play(risingtides.Key, 4, dealt...)
	tb.tap("Show all moves")
	tb.verb("Construct")
	require.True(t, strings.HasPrefix(tb.greyed("4 supplies"), "4 supplies. RT-2.1.2: Anna builds stage 1 next, which takes 3 cards, not 4."), tb.greyed("4 supplies"))
	tb.tap(tb.greyed("4 supplies"))
	require.Equal(t, shell.RulingPage, tb.app.trail.Here().Page)
	require.True(t, tb.sees("Not allowed"), "%q", tb.labels())
	tb.press(fyne.KeyEscape)
	require.Equal(t, shell.MatchPage, tb.app.trail.Here().Page)
	require.NotEmpty(t, tb.greyed("5 supplies"), "one comes back to where one was")
	require.Equal(t, "Dora: draw nuke", latest(o))
}

// TestAnEveningWithTheReferee enters a part of a game by taps, with refusals, takes ten moves back, leaves, is killed,
// and goes on.
func TestAnEveningWithTheReferee(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.play(risingtides.Key, 4, dealt...)
	for range 3 {
		for _, name := range []string{"Anna", "Ben", "Cleo", "Dora"} {
			require.True(t, tb.sees(name))
			tb.verb("Draw")
			tb.tap("Unseen card")
			tb.tap("Play this move")
			require.Equal(t, name+": draw ?", latest(o))
		}
	}
	require.Len(t, text(o), 20)

	tb.tap("Show all moves")
	tb.verb("Nuke")
	for _, label := range []string{tb.greyed("Ben"), tb.greyed("Anna")} {
		tb.tap(label)
		require.True(t, tb.sees("Not allowed"), "%q", tb.labels())
		tb.press(fyne.KeyEscape)
	}
	tb.tap("Only what is legal")
	require.Len(t, text(o), 20, "a refused move changes nothing")

	for range 10 {
		tb.press(fyne.KeyU)
		tb.tap("Undo")
	}
	require.Len(t, text(o), 10)
	require.True(t, tb.sees("Cleo"), "%q", tb.labels())

	tb.press(fyne.KeyEscape)
	require.NotEqual(t, shell.MatchPage, tb.app.trail.Here().Page)
	id := o.ID
	tb.killed(time.Hour)
	tb.app.Open(shell.Route{Page: shell.MatchPage, Arg: id})
	o = tb.app.session.Playing
	require.Len(t, text(o), 10, "everything is there again")
	require.True(t, tb.sees("Cleo"))
	tb.press(fyne.KeyY)
	require.Len(t, text(o), 11, "what was undone as well")
}

func TestFullDiskInAMatch(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.play(risingtides.Key, 4, dealt...)
	tb.store.full = true
	tb.verb("Draw")
	tb.tap("Unseen card")
	tb.tap("Play this move")
	require.Equal(t, "Anna: draw ?", latest(o), "the match goes on")
	require.Contains(t, tb.app.stage.notice.Sentence(), "no space left on device")
	require.Contains(t, tb.app.stage.notice.Sentence(), "Export it")
}

func TestSkipAsksTheTable(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.play(risingtides.Key, 4, dealt...)
	tb.verbGone("Skip", true)
	tb.tap(tb.fold("The table"))
	tb.verb("Skip")
	tb.tap("Play this move")
	require.True(t, tb.sees("Go on without Anna?. Only if more than half of the others find that Anna stalls."), "%q", tb.labels())
	tb.tap("Wait")
	require.Equal(t, "Dora: draw nuke", latest(o))
	tb.tap("Play this move")
	tb.tap("Go on")
	require.Equal(t, "table: skip", latest(o))
}

// TestEveryGameIsPlayed plays random moves of all games by taps through the picker.
func TestEveryGameIsPlayed(t *testing.T) {
	for _, game := range shelf.Games() {
		t.Run(game.Key, func(t *testing.T) {
			tb := newTable(t, 390, 844)
			o := tb.play(game.Key, game.MinSeats)
			random := rand.New(rand.NewPCG(7, 7))
			for range 40 {
				m := tb.app.shown.(*match.Match)
				if o.Match.Table().Over() {
					break
				}
				walk(m, t, random)
			}
			require.NotEmpty(t, text(o))
			require.Empty(t, faults(tb))
		})
	}
}

func TestKeysInAMatch(t *testing.T) {
	tb := newTable(t, 1280, 800)
	o := tb.play(risingtides.Key, 4, dealt...)
	tb.window.Canvas().OnTypedRune()('?')
	require.Equal(t, shell.Route{Page: shell.RulesPage, Arg: risingtides.Key}, tb.app.trail.Here().Route)
	tb.press(fyne.KeyEscape)
	tb.press(fyne.KeyT)
	tb.run(time.Second)
	require.Equal(t, tb.app.shown.(*match.Match).Typed.Command, tb.window.Canvas().Focused())
	tb.pressTyped(fyne.KeyEscape)
	require.Nil(t, tb.window.Canvas().Focused())
	tb.word("Place", "Fuel")
	tb.press(fyne.KeyReturn)
	require.Equal(t, "Anna: place fuel", latest(o))
}

// TestTheAppDraws lets the app draw where people chose its cards, and keeps that in the log.
func TestTheAppDraws(t *testing.T) {
	tb := newTable(t, 1280, 800)
	o := tb.play(risingtides.Key, 4, dealt...)
	require.NoError(t, o.Match.SetDraws(true))
	tb.app.Show()
	tb.word("Draw", "Draw here")
	require.Regexp(t, "^Anna: draw [a-z]", latest(o))
	require.Equal(t, matches.Drawn, o.Match.Line(o.Match.Count()).By)
	tb.press(fyne.KeyR)
	require.Regexp(t, "^Ben: draw [a-z]", latest(o), "R draws where one thing can be drawn")
	tb.word("Draw", "We drew")
	tb.tap("Fuel")
	tb.press(fyne.KeyReturn)
	require.Equal(t, "Cleo: draw fuel", latest(o))
	require.Equal(t, matches.Entered, o.Match.Line(o.Match.Count()).By)
}

// TestSecondWindow opens a match that another window has open.
func TestSecondWindow(t *testing.T) {
	tb := newTable(t, 1280, 800)
	o := tb.play(risingtides.Key, 4, dealt...)
	m, _, err := tb.app.session.Library.Open(o.ID)
	require.NoError(t, err)
	require.NotEmpty(t, m.ReadOnly())
	tb.app.session.Playing = &game.OpenMatch{ID: m.ID(), Match: m, At: game.Now, PickedAt: -1}
	tb.app.Show()
	require.True(t, tb.sees("Only to be read. "+m.ReadOnly()), "%q", tb.labels())
	require.False(t, tb.sees("Show all moves"))
	require.False(t, tb.sees("Redo"))
	tb.press(fyne.KeyU)
	require.Len(t, text(tb.app.session.Playing), len(dealt), "nothing is written")

	o.Match.Close()
	tb.app.Go()
	tb.app.library.Resume(o.ID)
	require.Empty(t, tb.app.session.Playing.Match.ReadOnly(), "the first window let go of it")
	require.False(t, tb.sees("Only to be read. "+m.ReadOnly()))
}
