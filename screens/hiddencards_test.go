package screens

import (
	"image"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
)

// undealt are the moves before the first card is drawn.
var undealt = []string{"Anna: nation ?", "Ben: nation ?", "Cleo: nation ?", "Dora: nation ?"}

// secretly begins a match of Rising Tides in which the app draws and only the drawer sees the card.
func (tb *table) secretly() *openMatch {
	tb.t.Helper()
	t := &rules.Transcript{}
	t.Add("Game", tideKey)
	for _, name := range people[:4] {
		t.Add("Seat", name)
	}
	m, err := tb.app.library.Create(t, "Friday", matches.Settings{Draws: true, Private: true})
	require.NoError(tb.t, err)
	tb.app.take(m)
	tb.enter(undealt...)
	tb.app.open(Route{MatchPage, m.ID()})
	return tb.app.playing
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
	card, ok := o.match.Face(o.match.Count())
	require.True(t, ok)
	require.False(t, tb.sees(card.Title))
	require.Contains(t, tb.look(), card.Title)
	tb.tap("Done")

	require.Equal(t, "Anna: draw ?", o.latest())
	require.True(t, tb.sees("Played: Anna draws: A card not shown"), "%q", tb.labels())
	require.Contains(t, tb.mat("Anna"), "Hand 1")
	require.False(t, tb.sees("Anna: see your cards"), "it is Ben's turn")
	tb.tap("Log")
	require.True(t, tb.sees("Anna draws: A card not shown. Drawn by the app, hidden. 5. Player A") || tb.has("Drawn by the app, hidden"), "%q", tb.labels())

	tb.app.open(Route{MatchMorePage, o.id})
	tb.tap("Anna: see your cards")
	require.False(t, tb.sees(card.Title+". 1"))
	require.Contains(t, tb.look(), card.Title+". 1")
	tb.tap("Done")
	require.Equal(t, MatchMorePage, tb.app.trail.here().Page)
	tb.tapOn("Export")
	require.True(t, tb.sees("The cards that lie hidden are not in this text: until the game is over only this device knows them."))
	require.Contains(t, tb.app.sharing.text, "Anna: draw ?  # app draw 1: ? of 78")

	tb.app.open(Route{MatchPage, o.id})
	for range 3 {
		tb.press(fyne.KeyR)
		tb.tap("Later")
	}
	tb.app.open(Route{MatchPage, o.id})
	o.tab = movesTab
	tb.app.show()
	require.True(t, tb.sees("Anna: see your cards"), "her turn again: %q", tb.labels())

	other := map[string]string{"Fuel": "Materials"}[card.Title]
	if other == "" {
		other = "Fuel"
	}
	before := o.match.Count()
	tb.enterRefused("Anna: place " + strings.ToLower(other))
	require.Equal(t, before, o.match.Count(), "the app knows that Anna does not hold it")
	require.Contains(t, strings.Join(tb.app.said, " "), "The cards that the app has drawn hidden don't allow this.")
}

// has tells whether a label that is shown holds some words.
func (tb *table) has(words string) bool {
	return strings.Contains(strings.Join(tb.labels(), "\n"), words)
}

// enterRefused chooses a move that the table allows and the hidden cards do not.
func (tb *table) enterRefused(move string) {
	tb.t.Helper()
	m := tb.app.shown.(*match)
	act, err := m.of.match.Table().Read(move)
	require.NoError(tb.t, err)
	m.play(act)
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
			face, _ := o.match.Face(o.match.Count())
			if card = face.Title; card != unlike {
				break
			}
			tb.tap("Later")
			tb.app.deleteMatch(o.id)
		}
		require.NotEqual(t, unlike, card)
		add := func() { pages = append(pages, page{tb.labels(), tb.window.Canvas().Capture()}) }
		o := tb.app.playing
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
		for _, r := range []Route{{MatchMorePage, o.id}, {StatisticsPage, o.id}} {
			tb.app.open(r)
			add()
		}
		tb.app.open(Route{MatchPage, o.id})
		tb.app.openRulingOn(matchWhere(o.id), "1: place nuke")
		add()
		tb.app.home()
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
	a.shown.(*match).lookAt(line)
}

// TestWhoSeesWhatTheAppDraws chooses it before the match and while it runs.
func TestWhoSeesWhatTheAppDraws(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.app.open(Route{NewMatchPage, tideKey})
	require.False(t, tb.sees("Everybody"), "your own cards need no answer")
	tb.tap("The app's")
	tb.tap("Everybody")
	tb.tap("Start the match")
	m := tb.app.playing.match
	require.False(t, m.Private())
	tb.app.open(Route{ChancePage, tb.app.playing.id})
	tb.tap("Only who draws it")
	require.True(t, m.Private())

	tb.app.open(Route{NewMatchPage, tideKey})
	require.True(t, tb.sees("Everybody, chosen"), "as it was last: %q", tb.labels())
	tb.tap("Only who draws it")
	tb.tap("Start the match")
	require.True(t, tb.app.playing.match.Private())

	tb.app.open(Route{NewMatchPage, "atrades"})
	tb.tap("The app's")
	require.False(t, tb.sees("Everybody"), "no hand of Atrades is drawn")
}

// TestHiddenCardLayouts examines the pages that speak of hidden cards.
func TestHiddenCardLayouts(t *testing.T) {
	round := func(tb *table) *openMatch {
		o := tb.secretly()
		for range 4 {
			tb.press(fyne.KeyR)
			tb.tap("Later")
		}
		return o
	}
	examine(t, []situation{
		{"new match", func(tb *table) { tb.app.open(Route{NewMatchPage, tideKey}); tb.tap("The app's") }},
		{"turn", func(tb *table) { round(tb) }},
		{"card", func(tb *table) { tb.secretly(); tb.press(fyne.KeyR); tb.hold().KeyDown(space()) }},
		{"hand", func(tb *table) { o := round(tb); tb.app.passHand(o, 1); tb.hold().KeyDown(space()) }},
		{"more", func(tb *table) { tb.app.open(Route{MatchMorePage, round(tb).id}) }},
		{"log", func(tb *table) { round(tb).tab = logTab; tb.app.show() }},
		{"chance", func(tb *table) { tb.app.open(Route{ChancePage, round(tb).id}) }},
		{"checked", func(tb *table) {
			tb.app.open(Route{ChancePage, tb.ended().id})
			tb.tap("Check the draws")
		}},
		{"export", func(tb *table) {
			o := round(tb)
			tb.app.open(Route{MatchMorePage, o.id})
			tb.tapOn("Export")
		}},
	})
}

// ended plays a match with hidden cards to its end.
func (tb *table) ended() *openMatch {
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
	tb.app.open(Route{ChancePage, o.id})
	tb.tap("Check the draws")
	require.True(t, tb.sees("All follow from the seed"), "%q", tb.labels())
	require.True(t, tb.sees("As drawn: 4. Not as drawn: 0. Not to be checked: 0."), "%q", tb.labels())

	hand, _ := o.match.Hand(1)
	lie := "nuke"
	if hand.Cards[0].Word == lie {
		lie = "fuel"
	}
	file := strings.Replace(string(o.match.Export()), "table: time-out", "Anna: discard "+lie+"\ntable: time-out", 1)
	m, _, err := tb.app.library.Import([]byte(file), "A lie", nil)
	require.NoError(t, err)
	tb.app.take(m)
	tb.app.open(Route{ChancePage, m.ID()})
	tb.tap("Check the draws")
	require.True(t, tb.sees("Not all follow from the seed"), "%q", tb.labels())
	require.True(t, tb.sees("Anna: discard "+lie+": the cards that the app had drawn hidden did not allow this."), "%q", tb.labels())
}
