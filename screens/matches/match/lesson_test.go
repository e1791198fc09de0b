package match_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/lessons"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/matches/match"
)

// The keystroke-level model: a tap, a thought before each, and a word read.
const (
	tapTime   = 1100 * time.Millisecond
	thinkTime = 1350 * time.Millisecond
)

// placeWord is a place of the map of Duck Dealer as the notation writes it.
var placeWord = regexp.MustCompile(`\b[sp]\d+\b`)

// taught are the games that have a lesson.
func taught(t *testing.T) []*rules.Game {
	games := slices.DeleteFunc(shelf.Games(), func(g *rules.Game) bool { return g.Text(rules.LessonFile) == "" })
	require.NotEmpty(t, games)
	return games
}

// learn opens the lesson of a game as people do.
func learn(tb *apptest.Table, key string) *match.Match {
	tb.App.Go(shell.Route{Page: shell.GamePage, Arg: key})
	tb.Tap(tb.Begins("Learn to play"))
	return tb.App.Shown().(*match.Match)
}

// lead makes the lesson's act as its gold key does, or as it is shown on the board, and counts the taps.
func lead(tb *apptest.Table, tried bool) (taps int) {
	switch main := tb.App.Shown().(*match.Match).Table.Main; {
	case !tb.Sees("Show me"):
		tb.TapOn(main.Label)
		return 1
	case tried:
		tb.Tap("Show me")
		tb.Tap("Not allowed: see the ruling")
	default:
		tb.Tap("Show me")
		tb.Tap("Play this move")
	}
	return 2
}

// skip goes on to the next step.
func skip(tb *apptest.Table) {
	tb.Tap("More")
	tb.Tap("Skip this step")
}

// TestLessonsAreTapped goes through every lesson on the page of its match, where the main button chooses the move and the move is
// played. Nothing of it is among the matches, and the time by the keystroke-level model is two to five minutes.
func TestLessonsAreTapped(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 390, Height: 844}, {Width: 1024, Height: 768}} {
		tb := apptest.New(t, size.Width, size.Height)
		for _, game := range taught(t) {
			l, err := lessons.Of(game)
			require.NoError(t, err)
			m := learn(tb, game.Key)
			taps, thoughts := 2, 1 // to the game and its lesson
			for i, s := range l.Steps {
				for k, move := range s.Moves {
					if s.Kind == lessons.Played {
						break
					}
					require.True(t, tb.Has(s.Say), "%s, step %d: %q", game.Title, i+1, tb.Labels())
					for _, said := range tb.Labels() { // the map prints its words beside the names
						at := placeWord.FindString(said)
						require.True(t, game.Key != "duck-dealer" || at == "" || at == said, "a place is said by its word: %s", said)
					}
					thoughts++
					if s.Kind == lessons.Do && (i+k)%2 == 0 && !strings.HasPrefix(move.Text, "table") {
						act, err := m.Of.Table().Read(move.Text)
						require.NoError(t, err)
						taps += tb.EnterAct(act)
						continue
					}
					taps += lead(tb, s.Kind == lessons.Try)
				}
				if s.Kind != lessons.Do {
					require.True(t, tb.Has(s.Why), "%s, step %d: %q", game.Title, i+1, tb.Labels())
					tb.TapOn(m.Table.Main.Label)
					taps++
				}
			}
			require.True(t, tb.Has(l.End[0]), "%q", tb.Labels())
			took, err := l.Reading()
			require.NoError(t, err)
			took += time.Duration(taps)*tapTime + time.Duration(thoughts)*thinkTime
			t.Logf("%s at %v: %d taps, %v", game.Title, size.Width, taps, took.Round(time.Second))
			require.GreaterOrEqual(t, took, 2*time.Minute)
			require.LessOrEqual(t, took, 5*time.Minute)
			require.Empty(t, tb.Notice())
			require.True(t, m.Of.Taught() != nil)
			tb.Tap("Now start yours")
			require.Equal(t, shell.NewMatchPage, tb.App.Here().Page)
		}
		list, err := tb.App.Features().Session.Library.List()
		require.NoError(t, err)
		require.Empty(t, list, "a lesson is no match of the device")
	}
}

// TestALessonIsLeftAndTaken up where it was, also after the app was killed, lets nothing else be played, and leaves the match that
// is open alone.
func TestALessonIsLeftAndTakenUp(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play("traders", 2, "Anna: roll 5")
	before := apptest.Moves(o)
	m := learn(tb, "raid-trade")
	act, err := m.Of.Table().Read("Anna: roll 3")
	require.NoError(t, err)
	m.Play(act)
	require.True(t, tb.Has("The lesson goes another way"), "%q", tb.Labels())
	require.Empty(t, m.Of.Table().Log())
	act, err = m.Of.Table().Read("Anna: end")
	require.NoError(t, err)
	m.Of.Refuse(act)
	require.True(t, tb.Has("roll"), "%q", tb.Labels())
	require.Empty(t, m.Of.Table().Log())
	skip(tb)
	skip(tb)
	require.Len(t, m.Of.Table().Log(), 2)
	tb.TapOn("Anna is in a hurry")
	require.Equal(t, shell.RulePage, tb.App.Here().Page)
	tb.Tap("Back")
	require.True(t, tb.Has("Anna is in a hurry"), "%q", tb.Labels())
	tb.Tap("Step back")
	require.True(t, tb.Has("Ben throws too"), "%q", tb.Labels())
	skip(tb)
	require.Equal(t, before, apptest.Moves(o))
	tb.Killed(time.Minute)
	learn(tb, "raid-trade")
	require.True(t, tb.Has("Anna is in a hurry"), "%q", tb.Labels())
	require.Equal(t, []string{}, tb.Unread())
}

// TestExplained shows a lesson as one page.
func TestExplained(t *testing.T) {
	tb := apptest.New(t, 320, 568)
	for _, game := range taught(t) {
		tb.App.Go(shell.Route{Page: shell.GamePage, Arg: game.Key})
		tb.Tap(tb.Begins("Explain to the others"))
		l, err := lessons.Of(game)
		require.NoError(t, err)
		require.True(t, tb.Has(l.Aim) && tb.Has(l.End[0]), "%q", tb.Labels())
		require.Empty(t, tb.Faults())
	}
}

// narrow is how wide a window has to be, with ordinary letters and with the largest, for what some games show beside the note:
// the row of a raid's dice, a map with its keys.
var narrow = map[string][2]float32{"raid-trade": {390, 390}, "atrades": {320, 390}}

// TestLessonLayouts looks at every step of the lessons in windows and letters of many sizes.
func TestLessonLayouts(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 390, Height: 844}, {Width: 320, Height: 568}, {Width: 1024, Height: 768}} {
		for i, text := range []float32{1, 1.5} {
			tb := apptest.New(t, size.Width, size.Height)
			tb.App.Choose(func(o *shell.Options) { o.Text = text })
			for _, game := range taught(t) {
				if size.Width < narrow[game.Key][i] {
					continue
				}
				learn(tb, game.Key)
				for !tb.Sees("Now start yours") {
					require.Empty(t, tb.Faults(), "%s at %v, letters %v: %q", game.Title, size, text, tb.Labels())
					skip(tb)
				}
				require.Empty(t, tb.Faults(), "%s at %v, letters %v, the end", game.Title, size, text)
			}
		}
	}
}
