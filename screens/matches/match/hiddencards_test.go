package match_test

import (
	"image"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/risingtides"
	"tablekeeper/screens/matches/match"
)

// undealt are the moves before the first card is drawn.
var undealt = []string{"Anna: nation ?", "Ben: nation ?", "Cleo: nation ?", "Dora: nation ?"}

// secretly begins a match of Rising Tides in which the app draws and only the drawer sees the card.
func secretly(tb *apptest.Table) *game.OwnMatch {
	tb.T.Helper()
	return tb.PlayWith(matches.Settings{Draws: true, Private: true}, risingtides.Key, 4, undealt...)
}

// look holds the screen and lets go, and gives what could be seen meanwhile.
func peek(tb *apptest.Table) []string {
	tb.T.Helper()
	tb.Hold().KeyDown(apptest.Space())
	seen := tb.Labels()
	tb.Hold().KeyUp(apptest.Space())
	return seen
}

// TestDrawingACardThatNobodyElseSees goes the way of a hidden card: draw, pass, hold, done, and look again later.
func TestDrawingACardThatNobodyElseSees(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := secretly(tb)
	tb.Word("Draw", "Draw here")
	require.True(t, tb.Sees("Pass the device to Anna"))
	card, ok := o.Match.Log().Face(o.Match.Log().Count())
	require.True(t, ok)
	require.False(t, tb.Sees(card.Title))
	require.Contains(t, peek(tb), card.Title)
	tb.Tap("Done")

	require.Equal(t, "Anna: draw ?", apptest.Latest(o))
	require.True(t, tb.Sees("Undo: Anna draws a card"), "%q", tb.Labels())
	require.Contains(t, tb.Mat("Anna"), "Hand 1")
	require.False(t, tb.Sees("Anna: see your cards"), "it is Ben's turn")
	tb.Pull()
	tb.Tap("Log")
	require.True(t, tb.Sees("Anna draws a card. Drawn by the app, hidden. 5. Player A") || tb.Has("Drawn by the app, hidden"), "%q", tb.Labels())

	tb.App.Open(shell.Route{Page: shell.MatchMorePage, Arg: o.ID})
	tb.Tap("Anna: see your cards")
	require.False(t, tb.Sees(card.Title+". 1"))
	require.Contains(t, peek(tb), card.Title+". 1")
	tb.Tap("Done")
	require.Equal(t, shell.MatchMorePage, tb.App.Here().Page)
	tb.TapOn("Export")
	require.True(t, tb.Sees("Hidden cards are not in this text. Until the game is over, only this device knows them."))
	require.Contains(t, tb.Library.Sharing.Text, "Anna: draw ?  # app draw 1: ?\n")

	tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: o.ID})
	for range 3 {
		tb.Press(fyne.KeyR)
		tb.Tap("Later")
	}
	tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: o.ID})
	require.True(t, tb.Sees("Hand 1"), "her turn again: %q", tb.Labels())

	other := map[string]string{"Fuel": "Materials"}[card.Title]
	if other == "" {
		other = "Fuel"
	}
	before := o.Match.Log().Count()
	try(tb, "Anna: place "+strings.ToLower(other))
	tb.Tap("I am Anna")
	require.True(t, tb.Sees("Your cards don't allow this. Tap Later: nobody else is told."), "%q", tb.Labels())
	tb.Tap("Later")
	require.Equal(t, before, o.Match.Log().Count(), "the app knows that Anna does not hold it")
}

// TestATryTellsTheTableNothing tries a card that is held and one that is not: until the player alone looks, and where it
// is left, the table sees the same.
func TestATryTellsTheTableNothing(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := secretly(tb)
	for range 4 {
		tb.Press(fyne.KeyR)
		tb.Tap("Later")
	}
	tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: o.ID})
	shown := tb.Labels()
	hand, _ := o.Match.Hands().Of(1)
	before := o.Match.Log().Count()
	for _, word := range []string{"fuel", "materials", "supplies"} {
		said := tb.Notice()
		try(tb, "Anna: place "+word)
		require.True(t, tb.Sees("Pass the device to Anna"), word)
		require.False(t, tb.Has("our cards"), "%q", tb.Labels())
		tb.Tap("Later")
		require.Equal(t, before, o.Match.Log().Count(), word)
		require.Equal(t, said, tb.Notice())
		require.Equal(t, shown, tb.Labels(), word)
		if slices.ContainsFunc(hand.Cards, func(c matches.Card) bool { return c.Word == word }) {
			try(tb, "Anna: place "+word)
			tb.Tap("I am Anna")
			tb.Tap("Play it")
			require.Equal(t, "Anna: place "+word, apptest.Latest(o))
			return // her turn goes on with what she has shown
		}
	}
}

// try plays a move that the table allows and the hidden cards perhaps do not.
func try(tb *apptest.Table, move string) {
	tb.T.Helper()
	m := tb.App.Shown().(*match.Match)
	act, err := m.Of.Table().Read(move)
	require.NoError(tb.T, err)
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
		tb := apptest.New(t, 390, 844)
		for range 60 { // the seed of a match is always a fresh one
			o := secretly(tb)
			tb.CloseNotices()
			tb.Word("Draw", "Draw here")
			face, _ := o.Match.Log().Face(o.Match.Log().Count())
			if card = face.Title; card != unlike {
				break
			}
			tb.Tap("Later")
			tb.Library.DeleteMatch(o.ID)
		}
		require.NotEqual(t, unlike, card)
		add := func() { pages = append(pages, page{tb.Labels(), tb.Window.Canvas().Capture()}) }
		o := tb.Session.Playing
		add() // the device is passed
		peek(tb)
		tb.Window.Canvas().Unfocus()
		add() // looked at, and hidden again
		tb.Tap("Done")
		add()
		tb.Tap("Log")
		add()
		lookBack(tb, 1)
		add()
		for _, r := range []shell.Route{{Page: shell.MatchMorePage, Arg: o.ID}, {Page: shell.StatisticsPage, Arg: o.ID}} {
			tb.App.Open(r)
			add()
		}
		tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: o.ID})
		o.Refuse(apptest.ReadMove(tb.T, o, "1: place nuke"))
		add()
		tb.App.Go()
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
func lookBack(tb *apptest.Table, line int) {
	tb.App.Shown().(*match.Match).LookAt(line)
}

// TestWhoSeesWhatTheAppDraws chooses it before the match and while it runs.
func TestWhoSeesWhatTheAppDraws(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: risingtides.Key})
	require.False(t, tb.Sees("Everybody"), "your own cards need no answer")
	tb.Tap("The app's")
	tb.Tap("Everybody")
	tb.Tap("Start the match")
	m := tb.Session.Playing.Match
	require.False(t, m.Hands().Private())
	tb.App.Open(shell.Route{Page: shell.ChancePage, Arg: tb.Session.Playing.ID})
	tb.Tap("Only that player")
	require.True(t, m.Hands().Private())

	tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: risingtides.Key})
	require.True(t, tb.Sees("Everybody, chosen"), "as it was last: %q", tb.Labels())
	tb.Tap("Only that player")
	tb.Tap("Start the match")
	require.True(t, tb.Session.Playing.Match.Hands().Private())

	tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: "atrades"})
	tb.Tap("The app's")
	require.False(t, tb.Sees("Everybody"), "no hand of Atrades is drawn")
}

// TestHiddenCardLayouts examines the pages that speak of hidden cards.
func TestHiddenCardLayouts(t *testing.T) {
	round := func(tb *apptest.Table) *game.OwnMatch {
		o := secretly(tb)
		for range 4 {
			tb.Press(fyne.KeyR)
			tb.Tap("Later")
		}
		return o
	}
	apptest.Examine(t, []apptest.Situation{
		{"new match", func(tb *apptest.Table) {
			tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: risingtides.Key})
			tb.Tap("The app's")
		}},
		{"turn", func(tb *apptest.Table) { round(tb) }},
		{"card", func(tb *apptest.Table) { secretly(tb); tb.Press(fyne.KeyR); tb.Hold().KeyDown(apptest.Space()) }},
		{"hand", func(tb *apptest.Table) { o := round(tb); o.PassHand(1); tb.Hold().KeyDown(apptest.Space()) }},
		{"more", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.MatchMorePage, Arg: round(tb).ID}) }},
		{"log", func(tb *apptest.Table) { round(tb).Sheet = 2; tb.App.Show() }},
		{"chance", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.ChancePage, Arg: round(tb).ID}) }},
		{"checked", func(tb *apptest.Table) {
			tb.App.Open(shell.Route{Page: shell.ChancePage, Arg: ended(tb).ID})
			tb.Tap("Check the draws")
		}},
		{"export", func(tb *apptest.Table) {
			o := round(tb)
			tb.App.Open(shell.Route{Page: shell.MatchMorePage, Arg: o.ID})
			tb.TapOn("Export")
		}},
	})
}

// ended plays a match with hidden cards to its end.
func ended(tb *apptest.Table) *game.OwnMatch {
	o := secretly(tb)
	for range 4 {
		tb.Press(fyne.KeyR)
		tb.Tap("Later")
	}
	tb.Enter("table: time-out", "1: reveal asia", "2: reveal us", "3: reveal europe", "4: reveal africa")
	return o
}

// TestCheckingTheDraws makes the draws of a match again on its own page. A file that somebody has changed has no draws to check.
func TestCheckingTheDraws(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := ended(tb)
	tb.App.Open(shell.Route{Page: shell.ChancePage, Arg: o.ID})
	tb.Tap("Check the draws")
	require.True(t, tb.Sees("Every draw follows from the seed"), "%q", tb.Labels())
	require.True(t, tb.Sees("As drawn: 4. Not as drawn: 0. Can't be checked: 0."), "%q", tb.Labels())

	file := strings.Replace(string(o.Match.Export()), "table: time-out", "# nobody saw it\ntable: time-out", 1)
	m, report, err := tb.Session.Library.Import([]byte(file), "A lie", nil)
	require.NoError(t, err)
	require.Contains(t, strings.Join(report.Damage, " "), "without a seal")
	tb.Session.SetMatch(m)
	tb.App.Open(shell.Route{Page: shell.ChancePage, Arg: m.ID()})
	require.False(t, tb.Sees("Check the draws"), "what somebody has changed proves nothing")
}
