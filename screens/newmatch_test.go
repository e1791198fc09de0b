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
func (tb *table) begins(label string) string {
	tb.t.Helper()
	all := tb.labels()
	i := slices.IndexFunc(all, func(s string) bool { return strings.HasPrefix(s, label) })
	require.GreaterOrEqualf(tb.t, i, 0, "nothing begins with %q; there are %q", label, all)
	return all[i]
}

// tapOn taps what has that label, or the first thing whose label begins so.
func (tb *table) tapOn(label string) {
	tb.t.Helper()
	var found fyne.Tappable
	for _, o := range tb.shown() {
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
	require.NotNilf(tb.t, found, "nothing to tap begins with %q; there are %q", label, tb.labels())
	test.Tap(found)
}

// write writes into the entry with a label.
func (tb *table) write(label, text string) {
	tb.t.Helper()
	for _, o := range tb.shown() {
		if e, ok := o.(*parts.Entry); ok && strings.HasPrefix(e.AccessibilityLabel(), label) {
			e.SetText(text)
			return
		}
	}
	tb.t.Fatalf("there is no entry %q; there are %q", label, tb.labels())
}

func TestThreeTapsToARunningMatch(t *testing.T) {
	tb := newTable(t, 390, 844)
	require.NoError(t, tb.app.session.Remembered.Keep(tb.app.files, risingtides.Key, game.LastTable{Seats: people[:4]}))
	tb.open(390, 844)

	tb.tapOn("Rising Tides")
	tb.tapOn("Play with the referee")
	tb.tap("Start the match")
	require.IsType(t, &match.Match{}, tb.app.shown, "%q", tb.app.said)
	require.Equal(t, people[:4], tb.app.session.Playing.Match.Table().Seats())
	tb.tap("Back")
	require.Equal(t, shell.GamePage, tb.app.trail.Here().Page, "the way back leads to the game")
}

func TestNewMatch(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.app.session.Remembered.Names = []string{"Zoë", "Łukasz", "李雷"}
	tb.tapOn("Traders")
	tb.tapOn("Play with the referee")
	tb.tap("Zoë")
	require.False(t, tb.sees("Zoë"), "who sits is not offered any more")
	tb.tap("Łukasz")
	tb.tap("李雷")
	require.Equal(t, []string{"Zoë", "Łukasz", "李雷"}, tb.app.session.Beginning(tb.game("traders")).Seats)
	tb.tap("Move up: Seat C")
	tb.tap("Add a player")
	require.True(t, tb.find("Start the match").(*parts.Button).Disabled(), "somebody has no name")
	tb.write("Name of Seat D", "zoë")
	tb.write("Name of Seat D", "Ben: \"x\"")
	tb.begins("The name")
	tb.tap("Take away: Seat D")
	require.False(t, tb.find("Start the match").(*parts.Button).Disabled())

	drag(tb, "Seat A", 70)
	require.Equal(t, []string{"李雷", "Zoë", "Łukasz"}, tb.app.session.Beginning(tb.game("traders")).Seats)

	tb.tapOn("House rules")
	tb.tap("5")
	tb.tap("Back")
	tb.begins("House rules. Start money: 5")
	tb.tapOn("Setup")
	tb.tap("As laid")
	tb.tap("Mechanics")
	tb.write("Setup lines", "faction 1 mechanics\nworld gobi gold")
	tb.begins("\"gold\" is no RES")
	tb.write("Setup lines", "faction 1 mechanics\nworld gobi food")
	tb.tap("Back")
	tb.tap("The app's")
	tb.tap("Start the match")
	m := tb.app.session.Playing.Match
	require.Equal(t, []string{"李雷", "Zoë", "Łukasz"}, m.Table().Seats())
	require.Equal(t, "5", m.Table().Options()["start-money"])
	require.Contains(t, string(m.Table().State()), `"factions":["mechanics"`)
	require.True(t, m.Draws())
	require.Contains(t, tb.app.stage.notice.Sentence(), chance.Words(m.Chance().Seeds[0].Commitment), "the seal is shown before the first draw")
	require.Empty(t, m.Chance().Seeds[0].Seed)

	again := tb.app.session.Remembered.Last(tb.game("traders"))
	require.Equal(t, game.LastTable{
		Seats: []string{"李雷", "Zoë", "Łukasz"}, Options: map[string]string{"start-money": "5"},
		Setup: []string{"faction 1 mechanics", "world gobi food"}, Own: true,
	}, again, "the next match begins with this table")
}

// drag drags a seat's mark down.
func drag(tb *table, label string, dy float32) {
	for _, o := range tb.shown() {
		g, ok := o.(fyne.Draggable)
		if a, named := o.(fyne.Accessible); ok && named && a.AccessibilityLabel() == label {
			for range 10 {
				g.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(0, dy/10)})
			}
			g.DragEnd()
			return
		}
	}
	tb.t.Fatalf("nothing to drag is called %q", label)
}

func TestSetupByChance(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.app.Open(shell.Route{Page: shell.NewMatchPage, Arg: "duck-dealer"})
	tb.tap("Start the match")
	require.Contains(t, string(tb.app.session.Playing.Match.Export()), "[Setup \"mine s1 ", "the match keeps how it was mixed")
}

func TestMatchesList(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.tapOn("Matches")
	tb.begins("No match runs")
	tb.app.Go()

	o := tb.play(risingtides.Key, 4, dealt...)
	require.NoError(t, tb.app.session.Library.Rename(o.ID, "Rising Tides"))
	tb.pass(time.Hour)
	tb.play("traders", 2)
	tb.app.Go()
	cards := tb.labels()
	traders, tides := slices.Index(cards, tb.begins("Friday. Traders. Anna Ben, move 0")), slices.Index(cards, tb.begins("Rising Tides. Anna Ben Cleo Dora, move 8"))
	require.Less(t, traders, tides, "newest first")
	tb.tapOn("Rising Tides. Anna")
	require.Equal(t, shell.Route{Page: shell.MatchPage, Arg: o.ID}, tb.app.trail.Here().Route)

	tb.app.Go()
	tb.tapOn("Matches")
	tb.tapOn("More: Rising Tides")
	tb.tapOn("Rename")
	tb.write("Name of the match", "Friday, ❤ \"wet\"")
	tb.tap("Keep this name")
	tb.tapOn("Duplicate")
	tb.begins("Friday, ❤ \"wet\". Rising Tides. Anna")
	tb.begins("Copy of Friday, ❤ \"wet\".")
	tb.tapOn("More: Copy of")
	tb.tapOn("Delete")
	require.Nil(t, tb.find("More: Copy of Friday, ❤ \"wet\""))
	tb.tap("Bring back")
	tb.begins("More: Copy of")

	tb.tapOn("More: Copy of")
	tb.tapOn("Archive")
	require.Nil(t, tb.find("More: Copy of Friday, ❤ \"wet\""))
	tb.tapOn("Archive and deleted. 1 match")
	tb.tapOn("More: Copy of")
	tb.tapOn("Archive")
	tb.begins("More: Copy of")

	tb.tapOn("More: Copy of")
	tb.tapOn("Delete")
	tb.app.Go()
	tb.tapOn("Matches")
	tb.tapOn("Archive and deleted. 1 match")
	tb.tapOn("Bring back: Copy of")
	tb.tap("Back")
	tb.begins("More: Copy of")
}

func TestExportAndImport(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.play(risingtides.Key, 4, dealt...)
	tb.tap("More")
	tb.tapOn("Export")
	tb.tap("Copy")
	require.True(t, tb.sees("Copied"))
	tb.run(3 * time.Second)
	require.True(t, tb.sees("Copy"))
	text := tb.app.fyne.Clipboard().Content()
	require.Equal(t, string(o.Match.Export()), text)

	text = strings.Replace(text, "Anna: draw ?", "Anna: draw ?\nBen: fly home\nCleo: draw nuke", 1)
	tb.app.fyne.Clipboard().SetContent(text)
	tb.app.Go()
	tb.tapOn("Matches")
	tb.tap("From the clipboard")
	require.True(t, tb.sees("Stop"))
	<-tb.app.library.Incoming.Finished
	tb.run(200 * time.Millisecond)
	require.NotEqual(t, o.ID, tb.app.session.Playing.ID)
	require.Equal(t, 2, library.Disputed(tb.app.session.Playing.Match), "wrong lines stay in the log, marked")
	require.Contains(t, tb.app.stage.notice.Sentence(), "Lines that are not legal: 2")
	require.Equal(t, o.Match.Table().State(), tb.app.session.Playing.Match.Table().State())

	for broken, says := range map[string]string{
		"[Game \"chess\"]\n":                      "chess",
		"[Game \"traders\"]\n[Seat \"A\"]\n[Seat": "line 3",
		"Dear all, here is the match":             "line 1",
		"  ":                                      "nothing on the clipboard",
	} {
		tb.app.said, tb.app.closed = nil, nil
		tb.app.library.ImportText([]byte(broken), "")
		if tb.app.library.Incoming != nil {
			<-tb.app.library.Incoming.Finished
			tb.run(200 * time.Millisecond)
		}
		require.Contains(t, strings.Join(tb.app.said, " "), says)
	}
}

func TestFiles(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.app.library.Folder = someFolder(tb)
	o := tb.play(risingtides.Key, 4, dealt...)
	tb.tap("More")
	tb.tapOn("Export")
	tb.tap("Save as a file")
	tb.tap("evenings")
	tb.write("Name of the file", "../up.table")
	tb.tap("Save here")
	require.Contains(t, tb.app.stage.notice.Sentence(), "without a path")
	tb.write("Name of the file", "Żółw ❤.table")
	tb.tap("Save here")
	require.Contains(t, strings.Join(tb.app.said, " "), "Saved as ")
	tb.tap("Save as a file")
	tb.write("Name of the file", "Żółw ❤.table")
	tb.tap("Save here")
	tb.tap("Keep it")

	tb.app.Go()
	tb.tapOn("Matches")
	tb.tap("From a file")
	tb.tap("Żółw ❤.table")
	<-tb.app.library.Incoming.Finished
	tb.run(200 * time.Millisecond)
	require.Equal(t, o.Match.Table().State(), tb.app.session.Playing.Match.Table().State())
	require.Equal(t, "Żółw ❤", tb.app.session.Playing.Match.Name())

	tb.app.library.Folder = filepath.Join(t.TempDir(), "gone")
	tb.app.library.ImportFile()
	tb.begins("This folder can't be read")
	tb.app.library.ImportPath(filepath.Join(tb.app.library.Folder, "a.table"))
	require.Contains(t, strings.Join(tb.app.said, " "), "The file can't be read")
}

// TestNamesOfEveryKind seats people whose names are of every kind, and says why some are none.
func TestNamesOfEveryKind(t *testing.T) {
	for name, ok := range map[string]bool{
		"Зоя": true, "עדי": true, "محمد": true, "👩‍🚀": true, "O'Neill-Smith [x]": true, "a/b\\c": true, strings.Repeat("ü", 32): true,
		"": false, " ": false, "12": false, "table": false, "a:b": false, "#1": false, "[x": false, "a\nb": false, strings.Repeat("ü", 33): false,
		"a\u202eb": false, "a\u200bb": false, "a\x1bb": false,
	} {
		tb := newTable(t, 390, 844)
		tb.app.Open(shell.Route{Page: shell.NewMatchPage, Arg: "traders"})
		tb.write("Name of Seat A", name)
		require.Equal(t, !ok, tb.find("Start the match").(*parts.Button).Disabled(), "%q", name)
		if !ok {
			continue
		}
		tb.tap("Start the match")
		tb.app.session.OpenRulingOn(game.MatchWhere(tb.app.session.Playing.ID), "1: roll 9")
		require.True(t, tb.sees("Not understood"), "%q", name)
		tb.app.session.OpenRulingOn(game.MatchWhere(tb.app.session.Playing.ID), name+": roll 4")
		require.True(t, tb.sees("Legal"), "%q", name)
	}
}

// TestASpaceAfterAName begins a match with a name as keyboards of phones leave it.
func TestASpaceAfterAName(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.app.Open(shell.Route{Page: shell.NewMatchPage, Arg: "traders"})
	tb.write("Name of Seat A", " Mary Ann ")
	require.False(t, tb.find("Start the match").(*parts.Button).Disabled())
	tb.tap("Start the match")
	require.Equal(t, "Mary Ann", tb.app.session.Playing.Match.Table().Seats()[0])
}

// TestStopAnImport stops a long transcript on its way.
func TestStopAnImport(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.play(risingtides.Key, 4, dealt...)
	lines := strings.Repeat("Ben: fly home\n", rules.MaxMoves-len(dealt))
	tb.app.Go()
	in := &library.Incoming{Finished: make(chan struct{})}
	in.Stop.Store(true)
	require.False(t, in.Progress(1, 2))
	tb.app.library.ImportText([]byte(string(o.Match.Export())+lines), "long")
	tb.tap("Stop")
	<-tb.app.library.Incoming.Finished
	err := tb.app.library.Incoming.Err
	tb.run(200 * time.Millisecond)
	if err != nil { // it was not done before
		require.ErrorIs(t, err, matches.ErrStopped)
		require.Equal(t, shell.HomePage, tb.app.trail.Here().Page)
	}
	require.Nil(t, tb.app.library.Incoming)
}

func TestRulingInAMatch(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.play(risingtides.Key, 4, dealt...)
	act, err := o.Match.Table().Read("Anna: place nuke")
	require.NoError(t, err)
	tb.app.session.OpenRuling(act)
	require.True(t, tb.sees("Not allowed"))
	rule := tb.app.shown.(*dispute.Ruling).Rule
	tb.tapOn(rule)
	require.Equal(t, shell.RulePage, tb.app.trail.Here().Page)
	tb.tap("Back")
	tb.tap("Copy")
	text := tb.app.fyne.Clipboard().Content()
	for _, part := range []string{"Rising Tides: Not allowed", rule, "Anna: place nuke", "Players: Anna, Ben, Cleo, Dora"} {
		require.Contains(t, text, part)
	}

	tb.tap("Played anyway by agreement")
	agree := tb.find("All of us agree").(*parts.Button)
	require.True(t, agree.Disabled(), "a reason is asked for")
	tb.write("The reason", "the card\nlay open")
	require.False(t, agree.Disabled())
	page := tb.app.shown.(*dispute.Agreement)
	page.Form.Put(position.Path{"deck"}, 1)
	require.True(t, agree.Disabled(), "a position that can't be is not agreed on")
	tb.begins(position.FaultWords(page.Form.Fields, people[:4], page.Draft.Faults[0]))
	tb.tap("Make the rest fit")
	tb.tap("All of us agree")
	require.IsType(t, &match.Match{}, tb.app.shown)
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
	tb := newTable(t, 390, 844)
	o := tb.play(risingtides.Key, 4, dealt...)
	tb.app.session.OpenRulingOn(game.MatchWhere(o.ID), "1: draw ?")
	require.True(t, tb.sees("Legal"))
	tb.tap("Play this move")
	require.Len(t, o.Match.Table().Log(), len(dealt)+1)
	require.Equal(t, shell.MatchPage, tb.app.trail.Here().Page)

	tb.app.session.OpenRulingOn(game.MatchWhere(o.ID), "2: place nuke")
	require.True(t, tb.sees("Not allowed"))
	near := tb.app.shown.(*dispute.Ruling).Nearest
	require.NotEmpty(t, near)
	tb.tapOn(parts.Upper(o.Match.Table().Sentence(near[0])))
	require.Len(t, o.Match.Table().Log(), len(dealt)+2)
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
			tb := newTable(t, 390, 844)
			for _, tap := range asked.taps {
				tb.tapOn(tap)
			}
			require.Truef(t, tb.sees(asked.verdict), "%q", tb.labels())
			require.Equal(t, asked.rule, tb.app.shown.(*dispute.Ruling).Rule)
			t.Logf("%d taps", len(asked.taps))
		})
	}
}

func TestStatisticsAndChance(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.play("raid-trade", 2)
	tb.app.Open(shell.Route{Page: shell.StatisticsPage, Arg: o.ID})
	tb.begins("Nothing has been played yet")
	tb.app.Open(shell.Route{Page: shell.ChancePage, Arg: o.ID})
	tb.begins("The app has not been asked")
	tb.tap("The app's")
	tb.begins("Seal from draw 1 on")
	tb.begins("The seed is shown when the match is over")
	tb.app.Open(shell.Route{Page: shell.MatchPage, Arg: o.ID})
	tb.enter("Anna: roll 6", "Ben: roll 2")
	tb.pass(time.Minute)
	tb.app.Open(shell.Route{Page: shell.StatisticsPage, Arg: o.ID})
	tb.begins("Moves that stand")
	tb.begins("1: 0, expected 0.3. 2: 1, expected 0.3. 3: 0")
	tb.tap("Share")
	require.Contains(t, tb.app.library.Sharing.Text, "Roll. 2 in all, 0 of them by the app.")
}

// TestSealBeforeTheFirstDraw lets the app throw one die of a match with dice of its own.
func TestSealBeforeTheFirstDraw(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.play("raid-trade", 2)
	act, err := o.Match.Table().Read("Anna: roll 1")
	require.NoError(t, err)
	throw := func() { tb.app.shown.(*match.Match).DrawFor(1, act.Verb) }
	throw()
	require.True(t, tb.sees("Sealed: "+game.SealOf(o.Match)+". "+"All that the app throws and draws in this match is fixed now. At the end the seed under the seal is shown, so that anybody can check it. "+game.OwnerWords()))
	require.Empty(t, o.Match.Table().Log())
	tb.tap("Not now")
	require.Empty(t, o.Match.Table().Log())
	throw()
	require.Len(t, o.Match.Table().Log(), 1, "the seal was shown already")
	require.False(t, o.Match.Draws())
	require.Len(t, o.Match.Chance().Draws, 1)
}

func TestFullDiskAtTheStart(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.store.full = true
	tb.app.Open(shell.Route{Page: shell.NewMatchPage, Arg: risingtides.Key})
	tb.tap("Start the match")
	require.Contains(t, strings.Join(tb.app.said, " "), "no space left on device", "it is said at once")
	require.IsType(t, &match.Match{}, tb.app.shown, "and the match goes on in memory")
	tb.enter("1: nation asia")
	tb.app.Open(shell.Route{Page: shell.MatchMorePage, Arg: tb.app.session.Playing.ID})
	tb.tapOn("Export")
	require.Contains(t, tb.app.library.Sharing.Text, "nation asia")
	test.ApplyTheme(t, tb.app.fyne.Settings().Theme())
}
