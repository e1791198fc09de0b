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
)

// taps are the ways to the ten most common moves on a phone, each with the move that it plays.
var taps = []struct {
	after []string
	move  string
	way   []string // verbs, then words, then what plays it
}{
	{dealt, "Anna: draw ?", []string{"Draw", "A card not shown"}},
	{dealt, "Anna: draw supplies", []string{"Draw", "Supplies"}},
	{dealt, "Anna: place fuel", []string{"Place/Fuel"}},
	{dealt, "Anna: discard materials", []string{"Discard", "Materials"}},
	{fought, "Ben: pass", []string{"Pass"}},
	{fought, "Ben: protect", []string{"Protect"}},
	{fought, "Ben: redirect 3 fuel", []string{"Redirect/Cleo", "Fuel"}},
	{append(fought[:len(fought):len(fought)], "Ben: pass"), "Anna: take fuel", []string{"Take"}},
	{fought[:len(fought)-1], "Anna: steal 2 fuel", []string{"Steal/Ben"}},
	{append(fought[:len(fought):len(fought)], "Ben: pass", "Anna: take fuel", "table: event right"), "Cleo: pick ?", []string{"Pick", "A card not shown"}},
}

// TestFewTaps counts the taps of the most common moves: two or three with the one that plays it.
func TestFewTaps(t *testing.T) {
	for _, s := range taps {
		t.Run(s.move, func(t *testing.T) {
			tb := newTable(t, 390, 844)
			o := tb.play(tideKey, 4, s.after...)
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
			require.NotEqual(t, s.move, o.latest(), "nothing is played before it is seen")
			tb.tap("Play this move")
			require.Equal(t, s.move, o.latest())
			require.LessOrEqual(t, len(s.way)+1, 3)
		})
	}
}

func TestWhoseDecision(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.play(tideKey, 4, fought...)
	require.True(t, tb.sees("Ben"), "the one who is attacked is awaited: %q", tb.labels())
	require.True(t, tb.sees("Seat B"))
	require.True(t, tb.sees("Anna steals: counter, or let it happen."))
	require.True(t, tb.sees("Pass. Let the attack happen."), "the pass is always offered")
}

func TestMovesOfOneMat(t *testing.T) {
	tb := newTable(t, 1024, 768)
	tb.play(tideKey, 4, fought[:len(fought)-1]...)
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
	o := tb.play(tideKey, 4, append(dealt[:len(dealt):len(dealt)], "Anna: place supplies", "Ben: draw fuel")...)
	tb.tap("Undo: Ben draws: Fuel")
	require.Equal(t, "Ben: draw fuel", o.latest(), "a card was seen: it is asked first")
	tb.tap("Keep it")
	require.Equal(t, "Ben: draw fuel", o.latest())
	tb.tap("Undo: Ben draws: Fuel")
	tb.tap("Undo")
	require.Equal(t, "Anna: place supplies", o.latest())
	tb.press(fyne.KeyU)
	require.Equal(t, "Dora: draw nuke", o.latest(), "a card that is placed shows nothing new: no question")
	tb.tap("Redo: Anna places Supplies in the depot")
	tb.press(fyne.KeyY)
	require.Equal(t, "Ben: draw fuel", o.latest())
	tb.press(fyne.KeyY)
	require.Equal(t, "Ben: draw fuel", o.latest(), "there is nothing more")
}

func TestLogLooksBack(t *testing.T) {
	tb := newTable(t, 1280, 800)
	o := tb.play(tideKey, 4, fought...)
	require.True(t, tb.sees("Anna steals from Ben and pays Fuel. 21"), "%q", tb.labels())
	tb.tap("Dora draws: Materials. 12")
	require.Equal(t, 12, o.at)
	require.Contains(t, tb.mat("Ben"), "Hand 0, Fuel 1", "the board as it was: %s", tb.mat("Ben"))
	require.False(t, tb.sees("Show all moves"), "nothing is played in the past")
	tb.press(fyne.KeyLeft)
	require.Equal(t, 11, o.at)
	tb.press(fyne.KeyRight)
	tb.press(fyne.KeyRight)
	require.Equal(t, 13, o.at)
	tb.tap("Back to now")
	require.Equal(t, now, o.at)
	require.True(t, tb.sees("Show all moves"))

	require.NoError(t, o.match.Undo())
	o.changes++
	tb.app.refresh()
	require.True(t, tb.sees("Anna steals from Ben and pays Fuel. Undone"), "what was undone stays, by word: %q", tb.labels())
}

func TestAllMovesWithReasons(t *testing.T) {
	tb := newTable(t, 1280, 800)
	o := tb.play(tideKey, 4, dealt...)
	tb.tap("Show all moves")
	tb.verb("Construct")
	require.True(t, strings.HasPrefix(tb.greyed("4 supplies"), "4 supplies. RT-2.1.2: Anna builds stage 1 next, which takes 3 cards, not 4."), tb.greyed("4 supplies"))
	tb.tap(tb.greyed("4 supplies"))
	require.Equal(t, RulingPage, tb.app.trail.here().Page)
	require.True(t, tb.sees("Not allowed"), "%q", tb.labels())
	tb.press(fyne.KeyEscape)
	require.Equal(t, MatchPage, tb.app.trail.here().Page)
	require.NotEmpty(t, tb.greyed("5 supplies"), "one comes back to where one was")
	require.Equal(t, "Dora: draw nuke", o.latest())
}

// TestAnEveningWithTheReferee enters a part of a game by taps, with refusals, takes ten moves back, leaves, is killed,
// and goes on.
func TestAnEveningWithTheReferee(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.play(tideKey, 4, dealt...)
	for range 3 {
		for _, name := range []string{"Anna", "Ben", "Cleo", "Dora"} {
			require.True(t, tb.sees(name))
			tb.verb("Draw")
			tb.tap("A card not shown")
			tb.tap("Play this move")
			require.Equal(t, name+": draw ?", o.latest())
		}
	}
	require.Len(t, o.text(), 20)

	tb.tap("Show all moves")
	tb.verb("Nuke")
	for _, label := range []string{tb.greyed("Ben"), tb.greyed("Anna")} {
		tb.tap(label)
		require.True(t, tb.sees("Not allowed"), "%q", tb.labels())
		tb.press(fyne.KeyEscape)
	}
	tb.tap("Only what is legal")
	require.Len(t, o.text(), 20, "a refused move changes nothing")

	for range 10 {
		tb.press(fyne.KeyU)
		tb.tap("Undo")
	}
	require.Len(t, o.text(), 10)
	require.True(t, tb.sees("Cleo"), "%q", tb.labels())

	tb.press(fyne.KeyEscape)
	require.NotEqual(t, MatchPage, tb.app.trail.here().Page)
	id := o.id
	tb.killed(time.Hour)
	tb.app.open(Route{MatchPage, id})
	o = tb.app.playing
	require.Len(t, o.text(), 10, "everything is there again")
	require.True(t, tb.sees("Cleo"))
	tb.press(fyne.KeyY)
	require.Len(t, o.text(), 11, "what was undone as well")
}

func TestFullDiskInAMatch(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.play(tideKey, 4, dealt...)
	tb.store.full = true
	tb.verb("Draw")
	tb.tap("A card not shown")
	tb.tap("Play this move")
	require.Equal(t, "Anna: draw ?", o.latest(), "the match goes on")
	require.Contains(t, tb.app.stage.notice.Sentence(), "no space left on device")
	require.Contains(t, tb.app.stage.notice.Sentence(), "Export it")
}

func TestSkipAsksTheTable(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.play(tideKey, 4, dealt...)
	tb.verbGone("Skip", true)
	tb.tap(tb.fold("The table"))
	tb.verb("Skip")
	tb.tap("Play this move")
	require.True(t, tb.sees("Go on without Anna?. Only if more than half of the others find that Anna stalls."), "%q", tb.labels())
	tb.tap("Wait")
	require.Equal(t, "Dora: draw nuke", o.latest())
	tb.tap("Play this move")
	tb.tap("Go on")
	require.Equal(t, "table: skip", o.latest())
}

// TestEveryGameIsPlayed plays random moves of all games by taps through the picker.
func TestEveryGameIsPlayed(t *testing.T) {
	for _, game := range shelf.Games() {
		t.Run(game.Key, func(t *testing.T) {
			tb := newTable(t, 390, 844)
			o := tb.play(game.Key, game.MinSeats)
			random := rand.New(rand.NewPCG(7, 7))
			for range 40 {
				m := tb.app.shown.(*match)
				if o.match.Table().Over() {
					break
				}
				m.walk(t, random)
			}
			require.NotEmpty(t, o.text())
			require.Empty(t, faults(tb))
		})
	}
}

func TestKeysInAMatch(t *testing.T) {
	tb := newTable(t, 1280, 800)
	o := tb.play(tideKey, 4, dealt...)
	tb.window.Canvas().OnTypedRune()('?')
	require.Equal(t, Route{RulesPage, tideKey}, tb.app.trail.here().Route)
	tb.press(fyne.KeyEscape)
	tb.press(fyne.KeyT)
	tb.run(time.Second)
	require.Equal(t, tb.app.shown.(*match).typed.command, tb.window.Canvas().Focused())
	tb.pressTyped(fyne.KeyEscape)
	require.Nil(t, tb.window.Canvas().Focused())
	tb.word("Place", "Fuel")
	tb.press(fyne.KeyReturn)
	require.Equal(t, "Anna: place fuel", o.latest())
}

// TestTheAppDraws lets the app draw where people chose its cards, and keeps that in the log.
func TestTheAppDraws(t *testing.T) {
	tb := newTable(t, 1280, 800)
	o := tb.play(tideKey, 4, dealt...)
	require.NoError(t, o.match.SetDraws(true))
	tb.app.show()
	tb.word("Draw", "Draw here")
	require.Regexp(t, "^Anna: draw [a-z]", o.latest())
	require.Equal(t, matches.Drawn, o.match.Line(o.match.Count()).By)
	tb.press(fyne.KeyR)
	require.Regexp(t, "^Ben: draw [a-z]", o.latest(), "R draws where one thing can be drawn")
	tb.word("Draw", "We drew")
	tb.tap("Fuel")
	tb.press(fyne.KeyReturn)
	require.Equal(t, "Cleo: draw fuel", o.latest())
	require.Equal(t, matches.Entered, o.match.Line(o.match.Count()).By)
}

// TestSecondWindow opens a match that another window has open.
func TestSecondWindow(t *testing.T) {
	tb := newTable(t, 1280, 800)
	o := tb.play(tideKey, 4, dealt...)
	m, _, err := tb.app.library.Open(o.id)
	require.NoError(t, err)
	require.NotEmpty(t, m.ReadOnly())
	tb.app.playing = &openMatch{id: m.ID(), match: m, at: now, pickedAt: -1}
	tb.app.show()
	require.True(t, tb.sees("Only to be read. "+m.ReadOnly()), "%q", tb.labels())
	require.False(t, tb.sees("Show all moves"))
	require.False(t, tb.sees("Redo"))
	tb.press(fyne.KeyU)
	require.Len(t, tb.app.playing.text(), len(dealt), "nothing is written")

	o.match.Close()
	tb.app.home()
	tb.app.resume(o.id)
	require.Empty(t, tb.app.playing.match.ReadOnly(), "the first window let go of it")
	require.False(t, tb.sees("Only to be read. "+m.ReadOnly()))
}
