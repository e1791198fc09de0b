package newmatch_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/risingtides"
	"tablekeeper/screens/matches/match"
	"tablekeeper/screens/widgets/parts"
)

func TestThreeTapsToARunningMatch(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	require.NoError(t, tb.Session.Remembered.Keep(tb.App.Wholes(), risingtides.Key, game.LastTable{Seats: apptest.People[:4]}))
	tb.StartApp(390, 844)

	tb.TapOn("Rising Tides")
	tb.TapOn("Play with the referee")
	tb.Tap("Start the match")
	require.IsType(t, &match.Match{}, tb.App.Shown(), "%q", tb.Labels())
	require.Equal(t, apptest.People[:4], tb.Session.Playing.Match.Table().Seats())
	tb.Tap("Back")
	require.Equal(t, shell.GamePage, tb.App.Here().Page, "the way back leads to the game")
}

// TestTheGameIsNamed shows the name of the game, and the button that starts the match, at once in windows of all shapes.
func TestTheGameIsNamed(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 390, Height: 844}, {Width: 844, Height: 390}, {Width: 1280, Height: 800}, {Width: 1280, Height: 300}} {
		tb := apptest.New(t, size.Width, size.Height)
		tb.TapOn("Traders")
		tb.TapOn("Play with the referee")
		require.True(t, tb.Sees("Traders"), "%v", size)
		require.True(t, tb.Sees("Start the match"), "%v", size)
	}
}

func TestNewMatch(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Session.Remembered.Names = []string{"Zoë", "Łukasz", "李雷"}
	tb.TapOn("Traders")
	tb.TapOn("Play with the referee")
	tb.Tap("Zoë")
	require.IsType(t, &parts.Words{}, tb.Find("Zoë"), "who sits is not offered any more")
	tb.Tap("Łukasz")
	tb.Tap("李雷")
	require.Equal(t, []string{"Zoë", "Łukasz", "李雷"}, tb.Session.Beginning(tb.Game("traders")).Seats)
	tb.TapOn("Seat C: ")
	tb.Tap("Move up: Seat C")
	tb.Tap("New name")
	require.Equal(t, []string{"李雷", "Łukasz", "Player A"}, tb.Session.Beginning(tb.Game("traders")).Seats[1:], "a seat begins with a name")
	require.False(t, tb.Find("Start the match").(fyne.Disableable).Disabled())
	tb.Write("Name of Seat D", "")
	require.True(t, tb.Find("Start the match").(fyne.Disableable).Disabled(), "somebody has no name")
	tb.Write("Name of Seat D", "zoë")
	tb.Write("Name of Seat D", "Ben: \"x\"")
	tb.Begins("The name")
	tb.Tap("Take away: Seat D")
	require.False(t, tb.Find("Start the match").(fyne.Disableable).Disabled())

	drag(tb, "Seat A", 70)
	require.Equal(t, []string{"李雷", "Łukasz", "Zoë"}, tb.Session.Beginning(tb.Game("traders")).Seats)

	tb.TapOn("House rules")
	tb.Tap("5")
	tb.Tap("Back")
	tb.Begins("House rules. Start money: 5")
	tb.TapOn("Setup")
	tb.Tap("As laid")
	tb.Tap("Mechanics")
	tb.Write("Setup lines", "faction 1 mechanics\nworld gobi gold")
	tb.Begins("\"gold\" doesn't fit RES")
	tb.Write("Setup lines", "faction 1 mechanics\nworld gobi food")
	tb.Tap("Back")
	tb.Tap("The app's")
	tb.Tap("Start the match")
	m := tb.Session.Playing.Match
	require.Equal(t, []string{"李雷", "Łukasz", "Zoë"}, m.Table().Seats())
	require.Equal(t, "5", m.Table().Options()["start-money"])
	require.Contains(t, string(m.Table().State()), `"factions":["mechanics"`)
	require.True(t, m.Draws())
	require.NotEmpty(t, m.Chance().Proof().Seeds[0].Commitment, "the seal is made before the first draw")
	require.Empty(t, tb.Notice(), "and nothing is said of it")
	require.Empty(t, m.Chance().Proof().Seeds[0].Seed)

	again := tb.Session.Remembered.Last(tb.Game("traders"))
	require.Equal(t, game.LastTable{
		Seats: []string{"李雷", "Łukasz", "Zoë"}, Options: map[string]string{"start-money": "5"},
		Setup: []string{"faction 1 mechanics", "world gobi food"}, Own: true,
	}, again, "the next match begins with this table")
}

// drag drags a seat's mark down.
func drag(tb *apptest.Table, label string, dy float32) {
	for _, o := range tb.Shown() {
		g, ok := o.(fyne.Draggable)
		if a, named := o.(fyne.Accessible); ok && named && a.AccessibilityLabel() == label {
			for range 10 {
				g.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(0, dy/10)})
			}
			g.DragEnd()
			return
		}
	}
	tb.T.Fatalf("nothing to drag is called %q", label)
}

func TestSetupByChance(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: "duck-dealer"})
	tb.Tap("Start the match")
	require.Contains(t, string(tb.Session.Playing.Match.Export()), "[Setup \"mine s1 ", "the match keeps how it was mixed")
}

// TestASetupIsDone lays the table and goes back to the match that begins.
func TestASetupIsDone(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: "traders"})
	tb.App.Open(shell.Route{Page: shell.NewSetupPage, Arg: "traders"})
	tb.Tap("As laid")
	tb.Tap("Done")
	require.True(t, tb.Sees("Start the match"))
	require.NotEmpty(t, tb.Session.Beginning(tb.Game("traders")).Setup)
}

// TestNamesOfEveryKind seats people whose names are of every kind, and says why some are none.
func TestNamesOfEveryKind(t *testing.T) {
	for name, ok := range map[string]bool{
		"Зоя": true, "עדי": true, "محمد": true, "👩‍🚀": true, "O'Neill-Smith [x]": true, "a/b\\c": true, strings.Repeat("ü", 32): true,
		"": false, " ": false, "12": false, "table": false, "a:b": false, "#1": false, "[x": false, "a\nb": false, strings.Repeat("ü", 33): false,
		"a\u202eb": false, "a\u200bb": false, "a\x1bb": false,
	} {
		tb := apptest.New(t, 390, 844)
		tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: "traders"})
		tb.TapOn("Seat A: ")
		tb.Write("Name of Seat A", name)
		require.Equal(t, !ok, tb.Find("Start the match").(fyne.Disableable).Disabled(), "%q", name)
		if !ok {
			continue
		}
		tb.Tap("Start the match")
		tb.Session.Playing.Refuse(apptest.ReadMove(t, tb.Session.Playing, name+": roll 4"))
		require.True(t, tb.Sees("Allowed"), "%q", name)
	}
}

// TestASpaceAfterAName begins a match with a name as keyboards of phones leave it.
func TestASpaceAfterAName(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: "traders"})
	tb.TapOn("Seat A: ")
	tb.Write("Name of Seat A", " Mary Ann ")
	require.False(t, tb.Find("Start the match").(fyne.Disableable).Disabled())
	tb.Tap("Start the match")
	require.Equal(t, "Mary Ann", tb.Session.Playing.Match.Table().Seats()[0])
}

func TestFullDiskAtTheStart(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Store.Full = true
	tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: risingtides.Key})
	tb.Tap("Start the match")
	require.Contains(t, strings.Join(tb.CloseNotices(), " "), "no space left on device", "it is said at once")
	require.IsType(t, &match.Match{}, tb.App.Shown(), "and the match goes on in memory")
	tb.Enter("1: nation asia")
	tb.App.Open(shell.Route{Page: shell.MatchMorePage, Arg: tb.Session.Playing.ID})
	tb.TapOn("Export")
	require.Contains(t, tb.Library.Sharing.Text, "nation asia")
	test.ApplyTheme(t, fyne.CurrentApp().Settings().Theme())
}

// TestWhatChanceHasShownStays chooses it with a match, which shows it and takes back no throw.
func TestWhatChanceHasShownStays(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: "raid-trade"})
	require.False(t, tb.Sees("What chance has shown stays: Off"), "our own dice can be entered wrongly")
	tb.Tap("The app's")
	tb.Tap("What chance has shown stays: Off")
	tb.Tap("Start the match")
	m := tb.Session.Playing.Match
	require.True(t, m.Log().Stays())
	line, err := m.Table().Read("1: roll 1")
	require.NoError(t, err)
	require.NoError(t, tb.Session.Playing.Change(func() error {
		_, err := m.Draw(1, line.Verb)
		return err
	}))
	require.ErrorIs(t, m.Undo(), matches.ErrShown)
	tb.App.Refresh()
	tb.TapOn("Undo: ")
	require.False(t, tb.Sees("It showed a card or a die. Undoing won't make anyone forget it."), "nobody is asked what can't be")
	require.Contains(t, tb.CloseNotices(), "What chance has shown stays at this table.")
	tb.App.Open(shell.Route{Page: shell.MatchMorePage, Arg: m.ID()})
	require.True(t, tb.Sees("What chance has shown stays"), "%q", tb.Labels())
}
