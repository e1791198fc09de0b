package screens

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/chance"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/statistics"
	"tablekeeper/screens/dispute"
	"tablekeeper/screens/game"
	"tablekeeper/screens/library"
	"tablekeeper/screens/match"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/position"
	"tablekeeper/screens/risingtides"
	"tablekeeper/screens/shell"
)

// begins reports what has a label that begins so.
func (tb *Table) Begins(label string) string {
	tb.T.Helper()
	all := tb.Labels()
	i := slices.IndexFunc(all, func(s string) bool { return strings.HasPrefix(s, label) })
	require.GreaterOrEqualf(tb.T, i, 0, "nothing begins with %q; there are %q", label, all)
	return all[i]
}

// tapOn taps what has that label, or the first thing whose label begins so.
func (tb *Table) TapOn(label string) {
	tb.T.Helper()
	var found fyne.Tappable
	for _, o := range tb.Shown() {
		tappable, ok := o.(fyne.Tappable)
		a, named := o.(fyne.Accessible)
		switch {
		case !ok || !named:
		case a.AccessibilityLabel() == label:
			test.Tap(tappable)
			return
		case found == nil && strings.HasPrefix(a.AccessibilityLabel(), label):
			found = tappable
		}
	}
	require.NotNilf(tb.T, found, "nothing to tap begins with %q; there are %q", label, tb.Labels())
	test.Tap(found)
}

// write writes into the entry with a label.
func (tb *Table) Write(label, text string) {
	tb.T.Helper()
	for _, o := range tb.Shown() {
		if e, ok := o.(*parts.Entry); ok && strings.HasPrefix(e.AccessibilityLabel(), label) {
			e.SetText(text)
			return
		}
	}
	tb.T.Fatalf("there is no entry %q; there are %q", label, tb.Labels())
}

func TestThreeTapsToARunningMatch(t *testing.T) {
	tb := NewTable(t, 390, 844)
	require.NoError(t, tb.Session.Remembered.Keep(tb.App.Wholes(), risingtides.Key, game.LastTable{Seats: People[:4]}))
	tb.StartApp(390, 844)

	tb.TapOn("Rising Tides")
	tb.TapOn("Play with the referee")
	tb.Tap("Start the match")
	require.IsType(t, &match.Match{}, tb.App.Shown(), "%q", tb.Labels())
	require.Equal(t, People[:4], tb.Session.Playing.Match.Table().Seats())
	tb.Tap("Back")
	require.Equal(t, shell.GamePage, tb.App.Here().Page, "the way back leads to the game")
}

func TestNewMatch(t *testing.T) {
	tb := NewTable(t, 390, 844)
	tb.Session.Remembered.Names = []string{"Zoë", "Łukasz", "李雷"}
	tb.TapOn("Traders")
	tb.TapOn("Play with the referee")
	tb.Tap("Zoë")
	require.False(t, tb.Sees("Zoë"), "who sits is not offered any more")
	tb.Tap("Łukasz")
	tb.Tap("李雷")
	require.Equal(t, []string{"Zoë", "Łukasz", "李雷"}, tb.Session.Beginning(tb.Game("traders")).Seats)
	tb.Tap("Move up: Seat C")
	tb.Tap("Add a player")
	require.True(t, tb.Find("Start the match").(*parts.Button).Disabled(), "somebody has no name")
	tb.Write("Name of Seat D", "zoë")
	tb.Write("Name of Seat D", "Ben: \"x\"")
	tb.Begins("The name")
	tb.Tap("Take away: Seat D")
	require.False(t, tb.Find("Start the match").(*parts.Button).Disabled())

	drag(tb, "Seat A", 70)
	require.Equal(t, []string{"李雷", "Zoë", "Łukasz"}, tb.Session.Beginning(tb.Game("traders")).Seats)

	tb.TapOn("House rules")
	tb.Tap("5")
	tb.Tap("Back")
	tb.Begins("House rules. Start money: 5")
	tb.TapOn("Setup")
	tb.Tap("As laid")
	tb.Tap("Mechanics")
	tb.Write("Setup lines", "faction 1 mechanics\nworld gobi gold")
	tb.Begins("\"gold\" is no RES")
	tb.Write("Setup lines", "faction 1 mechanics\nworld gobi food")
	tb.Tap("Back")
	tb.Tap("The app's")
	tb.Tap("Start the match")
	m := tb.Session.Playing.Match
	require.Equal(t, []string{"李雷", "Zoë", "Łukasz"}, m.Table().Seats())
	require.Equal(t, "5", m.Table().Options()["start-money"])
	require.Contains(t, string(m.Table().State()), `"factions":["mechanics"`)
	require.True(t, m.Draws())
	require.Contains(t, tb.Notice(), chance.Words(m.Chance().Seeds[0].Commitment), "the seal is shown before the first draw")
	require.Empty(t, m.Chance().Seeds[0].Seed)

	again := tb.Session.Remembered.Last(tb.Game("traders"))
	require.Equal(t, game.LastTable{
		Seats: []string{"李雷", "Zoë", "Łukasz"}, Options: map[string]string{"start-money": "5"},
		Setup: []string{"faction 1 mechanics", "world gobi food"}, Own: true,
	}, again, "the next match begins with this table")
}

// drag drags a seat's mark down.
func drag(tb *Table, label string, dy float32) {
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
	tb := NewTable(t, 390, 844)
	tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: "duck-dealer"})
	tb.Tap("Start the match")
	require.Contains(t, string(tb.Session.Playing.Match.Export()), "[Setup \"mine s1 ", "the match keeps how it was mixed")
}

func TestMatchesList(t *testing.T) {
	tb := NewTable(t, 390, 844)
	tb.TapOn("Matches")
	tb.Begins("No match runs")
	tb.App.Go()

	o := tb.Play(risingtides.Key, 4, Dealt...)
	require.NoError(t, tb.Session.Library.Rename(o.ID, "Rising Tides"))
	tb.Skip(time.Hour)
	tb.Play("traders", 2)
	tb.App.Go()
	cards := tb.Labels()
	traders, tides := slices.Index(cards, tb.Begins("Friday. Traders. Anna Ben, move 0")), slices.Index(cards, tb.Begins("Rising Tides. Anna Ben Cleo Dora, move 8"))
	require.Less(t, traders, tides, "newest first")
	tb.TapOn("Rising Tides. Anna")
	require.Equal(t, shell.Route{Page: shell.MatchPage, Arg: o.ID}, tb.App.Here().Route)

	tb.App.Go()
	tb.TapOn("Matches")
	tb.TapOn("More: Rising Tides")
	tb.TapOn("Rename")
	tb.Write("Name of the match", "Friday, ❤ \"wet\"")
	tb.Tap("Keep this name")
	tb.TapOn("Duplicate")
	tb.Begins("Friday, ❤ \"wet\". Rising Tides. Anna")
	tb.Begins("Copy of Friday, ❤ \"wet\".")
	tb.TapOn("More: Copy of")
	tb.TapOn("Delete")
	require.Nil(t, tb.Find("More: Copy of Friday, ❤ \"wet\""))
	tb.Tap("Bring back")
	tb.Begins("More: Copy of")

	tb.TapOn("More: Copy of")
	tb.TapOn("Archive")
	require.Nil(t, tb.Find("More: Copy of Friday, ❤ \"wet\""))
	tb.TapOn("Archive and deleted. 1 match")
	tb.TapOn("More: Copy of")
	tb.TapOn("Archive")
	tb.Begins("More: Copy of")

	tb.TapOn("More: Copy of")
	tb.TapOn("Delete")
	tb.App.Go()
	tb.TapOn("Matches")
	tb.TapOn("Archive and deleted. 1 match")
	tb.TapOn("Bring back: Copy of")
	tb.Tap("Back")
	tb.Begins("More: Copy of")
}

func TestExportAndImport(t *testing.T) {
	tb := NewTable(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, Dealt...)
	tb.Tap("More")
	tb.TapOn("Export")
	tb.Tap("Copy")
	require.True(t, tb.Sees("Copied"))
	tb.Run(3 * time.Second)
	require.True(t, tb.Sees("Copy"))
	text := fyne.CurrentApp().Clipboard().Content()
	require.Equal(t, string(o.Match.Export()), text)

	text = strings.Replace(text, "Anna: draw ?", "Anna: draw ?\nBen: fly home\nCleo: draw nuke", 1)
	fyne.CurrentApp().Clipboard().SetContent(text)
	tb.App.Go()
	tb.TapOn("Matches")
	tb.Tap("From the clipboard")
	require.True(t, tb.Sees("Stop"))
	<-tb.Library.Incoming.Finished
	tb.Run(200 * time.Millisecond)
	require.NotEqual(t, o.ID, tb.Session.Playing.ID)
	require.Equal(t, 2, library.Disputed(tb.Session.Playing.Match), "wrong lines stay in the log, marked")
	require.Contains(t, tb.Notice(), "Lines that are not legal: 2")
	require.Equal(t, o.Match.Table().State(), tb.Session.Playing.Match.Table().State())

	for broken, says := range map[string]string{
		"[Game \"chess\"]\n":                      "chess",
		"[Game \"traders\"]\n[Seat \"A\"]\n[Seat": "line 3",
		"Dear all, here is the match":             "line 1",
		"  ":                                      "nothing on the clipboard",
	} {
		tb.CloseNotices()
		tb.Library.ImportText([]byte(broken), "")
		if tb.Library.Incoming != nil {
			<-tb.Library.Incoming.Finished
			tb.Run(200 * time.Millisecond)
		}
		require.Contains(t, strings.Join(tb.CloseNotices(), " "), says)
	}
}

func TestFiles(t *testing.T) {
	tb := NewTable(t, 390, 844)
	tb.Library.Folder = someFolder(tb)
	o := tb.Play(risingtides.Key, 4, Dealt...)
	tb.Tap("More")
	tb.TapOn("Export")
	tb.Tap("Save as a file")
	tb.Tap("evenings")
	tb.Write("Name of the file", "../up.table")
	tb.Tap("Save here")
	require.Contains(t, tb.Notice(), "without a path")
	tb.Write("Name of the file", "Żółw ❤.table")
	tb.Tap("Save here")
	require.Contains(t, strings.Join(tb.CloseNotices(), " "), "Saved as ")
	tb.Tap("Save as a file")
	tb.Write("Name of the file", "Żółw ❤.table")
	tb.Tap("Save here")
	tb.Tap("Keep it")

	tb.App.Go()
	tb.TapOn("Matches")
	tb.Tap("From a file")
	tb.Tap("Żółw ❤.table")
	<-tb.Library.Incoming.Finished
	tb.Run(200 * time.Millisecond)
	require.Equal(t, o.Match.Table().State(), tb.Session.Playing.Match.Table().State())
	require.Equal(t, "Żółw ❤", tb.Session.Playing.Match.Name())

	tb.Library.Folder = filepath.Join(t.TempDir(), "gone")
	tb.Library.ImportFile()
	tb.Begins("This folder can't be read")
	tb.Library.ImportPath(filepath.Join(tb.Library.Folder, "a.table"))
	require.Contains(t, strings.Join(tb.CloseNotices(), " "), "The file can't be read")
}

// TestNamesOfEveryKind seats people whose names are of every kind, and says why some are none.
func TestNamesOfEveryKind(t *testing.T) {
	for name, ok := range map[string]bool{
		"Зоя": true, "עדי": true, "محمد": true, "👩‍🚀": true, "O'Neill-Smith [x]": true, "a/b\\c": true, strings.Repeat("ü", 32): true,
		"": false, " ": false, "12": false, "table": false, "a:b": false, "#1": false, "[x": false, "a\nb": false, strings.Repeat("ü", 33): false,
		"a\u202eb": false, "a\u200bb": false, "a\x1bb": false,
	} {
		tb := NewTable(t, 390, 844)
		tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: "traders"})
		tb.Write("Name of Seat A", name)
		require.Equal(t, !ok, tb.Find("Start the match").(*parts.Button).Disabled(), "%q", name)
		if !ok {
			continue
		}
		tb.Tap("Start the match")
		tb.Session.OpenRulingOn(game.MatchWhere(tb.Session.Playing.ID), "1: roll 9")
		require.True(t, tb.Sees("Not understood"), "%q", name)
		tb.Session.OpenRulingOn(game.MatchWhere(tb.Session.Playing.ID), name+": roll 4")
		require.True(t, tb.Sees("Legal"), "%q", name)
	}
}

// TestASpaceAfterAName begins a match with a name as keyboards of phones leave it.
func TestASpaceAfterAName(t *testing.T) {
	tb := NewTable(t, 390, 844)
	tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: "traders"})
	tb.Write("Name of Seat A", " Mary Ann ")
	require.False(t, tb.Find("Start the match").(*parts.Button).Disabled())
	tb.Tap("Start the match")
	require.Equal(t, "Mary Ann", tb.Session.Playing.Match.Table().Seats()[0])
}

// TestStopAnImport stops a long transcript on its way.
func TestStopAnImport(t *testing.T) {
	tb := NewTable(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, Dealt...)
	lines := strings.Repeat("Ben: fly home\n", rules.MaxMoves-len(Dealt))
	tb.App.Go()
	in := &library.Incoming{Finished: make(chan struct{})}
	in.Stop.Store(true)
	require.False(t, in.Progress(1, 2))
	tb.Library.ImportText([]byte(string(o.Match.Export())+lines), "long")
	tb.Tap("Stop")
	<-tb.Library.Incoming.Finished
	err := tb.Library.Incoming.Err
	tb.Run(200 * time.Millisecond)
	if err != nil { // it was not done before
		require.ErrorIs(t, err, matches.ErrStopped)
		require.Equal(t, shell.HomePage, tb.App.Here().Page)
	}
	require.Nil(t, tb.Library.Incoming)
}

func TestRulingInAMatch(t *testing.T) {
	tb := NewTable(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, Dealt...)
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
	tb.Begins(position.FaultWords(page.Form.Fields, People[:4], page.Draft.Faults[0]))
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
	tb := NewTable(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, Dealt...)
	tb.Session.OpenRulingOn(game.MatchWhere(o.ID), "1: draw ?")
	require.True(t, tb.Sees("Legal"))
	tb.Tap("Play this move")
	require.Len(t, o.Match.Table().Log(), len(Dealt)+1)
	require.Equal(t, shell.MatchPage, tb.App.Here().Page)

	tb.Session.OpenRulingOn(game.MatchWhere(o.ID), "2: place nuke")
	require.True(t, tb.Sees("Not allowed"))
	near := tb.App.Shown().(*dispute.Ruling).Nearest
	require.NotEmpty(t, near)
	tb.TapOn(parts.Upper(o.Match.Table().Sentence(near[0])))
	require.Len(t, o.Match.Table().Log(), len(Dealt)+2)
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
			tb := NewTable(t, 390, 844)
			for _, tap := range asked.taps {
				tb.TapOn(tap)
			}
			require.Truef(t, tb.Sees(asked.verdict), "%q", tb.Labels())
			require.Equal(t, asked.rule, tb.App.Shown().(*dispute.Ruling).Rule)
			t.Logf("%d taps", len(asked.taps))
		})
	}
}

func TestStatisticsAndChance(t *testing.T) {
	tb := NewTable(t, 390, 844)
	o := tb.Play("raid-trade", 2)
	tb.App.Open(shell.Route{Page: shell.StatisticsPage, Arg: o.ID})
	tb.Begins("Nothing has been played yet")
	tb.App.Open(shell.Route{Page: shell.ChancePage, Arg: o.ID})
	tb.Begins("The app has not been asked")
	tb.Tap("The app's")
	tb.Begins("Seal from draw 1 on")
	tb.Begins("The seed is shown when the match is over")
	tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: o.ID})
	tb.Enter("Anna: roll 6", "Ben: roll 2")
	tb.Skip(time.Minute)
	tb.App.Open(shell.Route{Page: shell.StatisticsPage, Arg: o.ID})
	tb.Begins("Moves that stand")
	tb.Begins("1: 0, expected 0.3. 2: 1, expected 0.3. 3: 0")
	tb.Tap("Share")
	require.Contains(t, tb.Library.Sharing.Text, "Roll. 2 in all, 0 of them by the app.")
}

// TestSealBeforeTheFirstDraw lets the app throw one die of a match with dice of its own.
func TestSealBeforeTheFirstDraw(t *testing.T) {
	tb := NewTable(t, 390, 844)
	o := tb.Play("raid-trade", 2)
	act, err := o.Match.Table().Read("Anna: roll 1")
	require.NoError(t, err)
	throw := func() { tb.App.Shown().(*match.Match).DrawFor(1, act.Verb) }
	throw()
	require.True(t, tb.Sees("Sealed: "+game.SealOf(o.Match)+". "+"All that the app throws and draws in this match is fixed now. At the end the seed under the seal is shown, so that anybody can check it. "+game.OwnerWords()))
	require.Empty(t, o.Match.Table().Log())
	tb.Tap("Not now")
	require.Empty(t, o.Match.Table().Log())
	throw()
	require.Len(t, o.Match.Table().Log(), 1, "the seal was shown already")
	require.False(t, o.Match.Draws())
	require.Len(t, o.Match.Chance().Draws, 1)
}

func TestFullDiskAtTheStart(t *testing.T) {
	tb := NewTable(t, 390, 844)
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
