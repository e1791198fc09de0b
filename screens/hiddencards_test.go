package screens

import (
	"image"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/game"
	"tablekeeper/screens/match"
	"tablekeeper/screens/risingtides"
	"tablekeeper/screens/shell"
)

// undealt are the moves before the first card is drawn.
var undealt = []string{"Anna: nation ?", "Ben: nation ?", "Cleo: nation ?", "Dora: nation ?"}

// secretly begins a match of Rising Tides in which the app draws and only the drawer sees the card.
func (tb *table) secretly() *game.OpenMatch {
	tb.t.Helper()
	t := &rules.Transcript{}
	t.Add("Game", risingtides.Key)
	for _, name := range people[:4] {
		t.Add("Seat", name)
	}
	m, err := tb.app.session.Library.Create(t, "Friday", matches.Settings{Draws: true, Private: true})
	require.NoError(tb.t, err)
	tb.app.session.Take(m)
	tb.enter(undealt...)
	tb.app.Open(shell.Route{Page: shell.MatchPage, Arg: m.ID()})
	return tb.app.session.Playing
}

// look holds the screen and lets go, and gives what could be seen meanwhile.
func (tb *table) look() []string {
	tb.t.Helper()
	tb.hold().KeyDown(space())
	seen := tb.labels()
	tb.hold().KeyUp(space())
	return seen
}

// TestDrawingACardThatNobodyElseSees goes the way of a hidden card: draw, pass, hold, done, and look again later.
func TestDrawingACardThatNobodyElseSees(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.secretly()
	tb.word("Draw", "Draw here")
	require.True(t, tb.sees("Pass the device to Anna"))
	card, ok := o.Match.Face(o.Match.Count())
	require.True(t, ok)
	require.False(t, tb.sees(card.Title))
	require.Contains(t, tb.look(), card.Title)
	tb.tap("Done")

	require.Equal(t, "Anna: draw ?", latest(o))
	require.True(t, tb.sees("Played: Anna draws a card"), "%q", tb.labels())
	require.Contains(t, tb.mat("Anna"), "Hand 1")
	require.False(t, tb.sees("Anna: see your cards"), "it is Ben's turn")
	tb.tap("Log")
	require.True(t, tb.sees("Anna draws a card. Drawn by the app, hidden. 5. Player A") || tb.has("Drawn by the app, hidden"), "%q", tb.labels())

	tb.app.Open(shell.Route{Page: shell.MatchMorePage, Arg: o.ID})
	tb.tap("Anna: see your cards")
	require.False(t, tb.sees(card.Title+". 1"))
	require.Contains(t, tb.look(), card.Title+". 1")
	tb.tap("Done")
	require.Equal(t, shell.MatchMorePage, tb.app.trail.Here().Page)
	tb.tapOn("Export")
	require.True(t, tb.sees("The cards that lie hidden are not in this text: until the game is over only this device knows them."))
	require.Contains(t, tb.app.library.Sharing.Text, "Anna: draw ?  # app draw 1: ? of 78")

	tb.app.Open(shell.Route{Page: shell.MatchPage, Arg: o.ID})
	for range 3 {
		tb.press(fyne.KeyR)
		tb.tap("Later")
	}
	tb.app.Open(shell.Route{Page: shell.MatchPage, Arg: o.ID})
	o.Tab = match.MovesTab
	tb.app.Show()
	require.True(t, tb.sees("Anna: see your cards"), "her turn again: %q", tb.labels())

	other := map[string]string{"Fuel": "Materials"}[card.Title]
	if other == "" {
		other = "Fuel"
	}
	before := o.Match.Count()
	tb.try("Anna: place " + strings.ToLower(other))
	tb.tap("I am Anna")
	require.True(t, tb.sees("Your cards don't allow this. Tap Later: nobody else is told."), "%q", tb.labels())
	tb.tap("Later")
	require.Equal(t, before, o.Match.Count(), "the app knows that Anna does not hold it")
}

// TestATryTellsTheTableNothing tries a card that is held and one that is not: until the player alone looks, and where it
// is left, the table sees the same.
func TestATryTellsTheTableNothing(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.secretly()
	for range 4 {
		tb.press(fyne.KeyR)
		tb.tap("Later")
	}
	tb.app.Open(shell.Route{Page: shell.MatchPage, Arg: o.ID})
	shown := tb.labels()
	hand, _ := o.Match.Hand(1)
	before := o.Match.Count()
	for _, word := range []string{"fuel", "materials", "supplies"} {
		said := len(tb.app.said)
		tb.try("Anna: place " + word)
		require.True(t, tb.sees("Pass the device to Anna"), word)
		require.False(t, tb.has("our cards"), "%q", tb.labels())
		tb.tap("Later")
		require.Equal(t, before, o.Match.Count(), word)
		require.Len(t, tb.app.said, said, "%q", tb.app.said)
		require.Equal(t, shown, tb.labels(), word)
		if slices.ContainsFunc(hand.Cards, func(c matches.Card) bool { return c.Word == word }) {
			tb.try("Anna: place " + word)
			tb.tap("I am Anna")
			tb.tap("Play it")
			require.Equal(t, "Anna: place "+word, latest(o))
			return // her turn goes on with what she has shown
		}
	}
}

// has reports whether a label that is shown holds some words.
func (tb *table) has(words string) bool {
	return strings.Contains(strings.Join(tb.labels(), "\n"), words)
}

// try plays a move that the table allows and the hidden cards perhaps do not.
func (tb *table) try(move string) {
	tb.t.Helper()
	m := tb.app.shown.(*match.Match)
	act, err := m.Of.Match.Table().Read(move)
	require.NoError(tb.t, err)
	m.Play(act)
}

// TestNoPageTellsAHiddenCard compares two matches that differ in nothing but the cards that lie hidden: every page of
// both says the same and looks the same.
func TestNoPageTellsAHiddenCard(t *testing.T) {
	type page struct {
		labels  []string
		picture image.Image
	}
	walk := func(unlike string) (card string, pages []page) {
		tb := newTable(t, 390, 844)
		for range 60 { // the seed of a match is always a fresh one
			o := tb.secretly()
			tb.app.closeNotice()
			tb.word("Draw", "Draw here")
			face, _ := o.Match.Face(o.Match.Count())
			if card = face.Title; card != unlike {
				break
			}
			tb.tap("Later")
			tb.app.library.DeleteMatch(o.ID)
		}
		require.NotEqual(t, unlike, card)
		add := func() { pages = append(pages, page{tb.labels(), tb.window.Canvas().Capture()}) }
		o := tb.app.session.Playing
		add() // the device is passed
		tb.look()
		tb.window.Canvas().Unfocus()
		add() // looked at, and hidden again
		tb.tap("Done")
		add()
		tb.tap("Log")
		add()
		tb.app.lookBack(1)
		add()
		for _, r := range []shell.Route{{Page: shell.MatchMorePage, Arg: o.ID}, {Page: shell.StatisticsPage, Arg: o.ID}} {
			tb.app.Open(r)
			add()
		}
		tb.app.Open(shell.Route{Page: shell.MatchPage, Arg: o.ID})
		tb.app.session.OpenRulingOn(game.MatchWhere(o.ID), "1: place nuke")
		add()
		tb.app.Go()
		add()
		return card, pages
	}
	first, one := walk("")
	_, two := walk(first)
	require.Len(t, two, len(one))
	for i := range one {
		require.Equal(t, one[i].labels, two[i].labels, "page %d", i)
		require.Equal(t, one[i].picture, two[i].picture, "page %d", i)
	}
}

// lookBack shows the position after a line of the log.
func (a *App) lookBack(line int) {
	a.shown.(*match.Match).LookAt(line)
}

// TestWhoSeesWhatTheAppDraws chooses it before the match and while it runs.
func TestWhoSeesWhatTheAppDraws(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.app.Open(shell.Route{Page: shell.NewMatchPage, Arg: risingtides.Key})
	require.False(t, tb.sees("Everybody"), "your own cards need no answer")
	tb.tap("The app's")
	tb.tap("Everybody")
	tb.tap("Start the match")
	m := tb.app.session.Playing.Match
	require.False(t, m.Private())
	tb.app.Open(shell.Route{Page: shell.ChancePage, Arg: tb.app.session.Playing.ID})
	tb.tap("Only who draws it")
	require.True(t, m.Private())

	tb.app.Open(shell.Route{Page: shell.NewMatchPage, Arg: risingtides.Key})
	require.True(t, tb.sees("Everybody, chosen"), "as it was last: %q", tb.labels())
	tb.tap("Only who draws it")
	tb.tap("Start the match")
	require.True(t, tb.app.session.Playing.Match.Private())

	tb.app.Open(shell.Route{Page: shell.NewMatchPage, Arg: "atrades"})
	tb.tap("The app's")
	require.False(t, tb.sees("Everybody"), "no hand of Atrades is drawn")
}

// TestHiddenCardLayouts examines the pages that speak of hidden cards.
func TestHiddenCardLayouts(t *testing.T) {
	round := func(tb *table) *game.OpenMatch {
		o := tb.secretly()
		for range 4 {
			tb.press(fyne.KeyR)
			tb.tap("Later")
		}
		return o
	}
	examine(t, []situation{
		{"new match", func(tb *table) {
			tb.app.Open(shell.Route{Page: shell.NewMatchPage, Arg: risingtides.Key})
			tb.tap("The app's")
		}},
		{"turn", func(tb *table) { round(tb) }},
		{"card", func(tb *table) { tb.secretly(); tb.press(fyne.KeyR); tb.hold().KeyDown(space()) }},
		{"hand", func(tb *table) { o := round(tb); tb.app.session.PassHand(o, 1); tb.hold().KeyDown(space()) }},
		{"more", func(tb *table) { tb.app.Open(shell.Route{Page: shell.MatchMorePage, Arg: round(tb).ID}) }},
		{"log", func(tb *table) { round(tb).Tab = match.LogTab; tb.app.Show() }},
		{"chance", func(tb *table) { tb.app.Open(shell.Route{Page: shell.ChancePage, Arg: round(tb).ID}) }},
		{"checked", func(tb *table) {
			tb.app.Open(shell.Route{Page: shell.ChancePage, Arg: tb.ended().ID})
			tb.tap("Check the draws")
		}},
		{"export", func(tb *table) {
			o := round(tb)
			tb.app.Open(shell.Route{Page: shell.MatchMorePage, Arg: o.ID})
			tb.tapOn("Export")
		}},
	})
}

// ended plays a match with hidden cards to its end.
func (tb *table) ended() *game.OpenMatch {
	o := tb.secretly()
	for range 4 {
		tb.press(fyne.KeyR)
		tb.tap("Later")
	}
	tb.enter("table: time-out", "1: reveal asia", "2: reveal us", "3: reveal europe", "4: reveal africa")
	return o
}

// TestCheckingTheDraws makes the draws of a match again on its own page, and those of one in which somebody has lied.
func TestCheckingTheDraws(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.ended()
	tb.app.Open(shell.Route{Page: shell.ChancePage, Arg: o.ID})
	tb.tap("Check the draws")
	require.True(t, tb.sees("All follow from the seed"), "%q", tb.labels())
	require.True(t, tb.sees("As drawn: 4. Not as drawn: 0. Not to be checked: 0."), "%q", tb.labels())

	hand, _ := o.Match.Hand(1)
	lie := "nuke"
	if hand.Cards[0].Word == lie {
		lie = "fuel"
	}
	file := strings.Replace(string(o.Match.Export()), "table: time-out", "Anna: discard "+lie+"\ntable: time-out", 1)
	m, _, err := tb.app.session.Library.Import([]byte(file), "A lie", nil)
	require.NoError(t, err)
	tb.app.session.Take(m)
	tb.app.Open(shell.Route{Page: shell.ChancePage, Arg: m.ID()})
	tb.tap("Check the draws")
	require.True(t, tb.sees("Not all follow from the seed"), "%q", tb.labels())
	require.True(t, tb.sees("Anna: discard "+lie+": the cards that the app had drawn hidden did not allow this."), "%q", tb.labels())
}
