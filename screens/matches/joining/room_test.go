package joining_test

import (
	"math/rand/v2"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tables"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/matches/match"
	"tablekeeper/screens/widgets/parts"
)

// hosted is a table that Anna's device keeps, with those who join it.
type hosted struct {
	t          *testing.T
	anna       *apptest.Table
	ben, cleo  *apptest.Table
	word, from string
}

// host lets others join the match that is open on a device.
func host(t *testing.T, anna *apptest.Table) *hosted {
	t.Helper()
	anna.Seed = "Anna"
	anna.App.Open(shell.Route{Page: shell.OthersPage, Arg: anna.Session.Playing.ID})
	require.False(t, anna.Has("a neighbour with a radio could read only"), "short")
	anna.TapOn("How it's kept safe")
	require.True(t, anna.Has("a neighbour with a radio could read only"), "%q", anna.Labels())
	anna.TapOn("How it's kept safe")
	require.True(t, anna.Sees("Devices without a seat can watch"))
	anna.Tap("Let others join")
	e := &hosted{t: t, anna: anna}
	for _, label := range anna.Labels() {
		if strings.Count(label, "-") == 3 && len(label) == 15 {
			e.word = label
		}
		if strings.HasPrefix(label, "http://") {
			e.from = strings.Trim(strings.TrimPrefix(label, "http://"), "/")
		}
	}
	require.NotEmpty(t, e.word, "%q", anna.Labels())
	require.NotEmpty(t, e.from, "%q", anna.Labels())
	require.True(t, anna.Sees("QR code: it opens the table in a browser"))
	return e
}

// join brings another device to the table, which takes the seat of a name.
func (e *hosted) join(name string) *apptest.Table {
	e.t.Helper()
	tb := e.anna.Beside(name, 390, 844)
	tb.TapOn("Join a table")
	tb.Write("Address", e.from)
	tb.Write("Word", strings.ToUpper(strings.ReplaceAll(e.word, "-", " ")))
	tb.Tap("Join")
	require.True(e.t, tb.Has("Anna's table"), "%q", tb.Labels())
	require.True(e.t, tb.Has("Who are you?"))
	sitDown(tb, name)
	if tb.App.Here().Page != shell.SeatPage { // play has begun: the host is asked
		e.anna.Tap("Hand " + name + "'s seat over")
	}
	require.Equal(e.t, shell.SeatPage, tb.App.Here().Page, "%q", tb.Labels())
	return tb
}

func (e *hosted) back() {
	e.anna.App.Open(shell.Route{Page: shell.MatchPage, Arg: e.anna.Session.Playing.ID})
}

// joinBoth brings Ben and Cleo.
func joinBoth(t *testing.T, anna *apptest.Table) *hosted {
	t.Helper()
	e := host(t, anna)
	e.ben, e.cleo = e.join("Ben"), e.join("Cleo")
	require.True(t, anna.Has("Ben. joined"), "%q", anna.Labels())
	e.back()
	return e
}

// TestAMatchOfTradersOnThreeDevices plays the beginning of a match, each move from the device of its seat, and asks what
// each page shows.
func TestAMatchOfTradersOnThreeDevices(t *testing.T) {
	anna := apptest.New(t, 1024, 768)
	anna.Play("traders", 3)
	e := joinBoth(t, anna)
	require.True(t, e.ben.Sees("Map of the planets"), "%q", e.ben.Labels())

	throws(t, anna, "Anna", "4")
	require.Equal(t, "Anna: roll 4", apptest.Latest(anna.Session.Playing))
	throws(t, e.ben, "Ben", "6")
	require.Equal(t, "Ben: roll 6", apptest.Latest(anna.Session.Playing), "%q", e.ben.Labels())
	throws(t, e.cleo, "Cleo", "2")
	require.Equal(t, []string{"Anna: roll 4", "Ben: roll 6", "Cleo: roll 2"}, apptest.Moves(anna.Session.Playing))
	for _, tb := range []*apptest.Table{anna, e.ben, e.cleo} {
		require.Equal(t, apptest.Moves(anna.Session.Playing), log(tb))
	}
	before := len(log(anna))
	require.True(t, e.cleo.Has("Waiting for Ben"), "%q", e.cleo.Labels())
	require.True(t, e.anna.Has("Waiting for Ben"), "%q", e.anna.Labels())
	require.False(t, e.ben.Has("Waiting for Ben"))
	for _, tb := range []*apptest.Table{e.ben, e.cleo} {
		require.True(t, tb.Has("Ben begins."), "%q", tb.Labels())
		tb.Run(4 * time.Second)
		require.Equal(t, tb == e.ben, tb.Has("Ben begins."), "%q", tb.Labels())
	}

	makes(t, e.cleo, "Ben: planet seranide-supay")
	require.True(t, e.cleo.Has("Ben makes this move on another device"), "%q", e.cleo.Labels())
	require.Equal(t, before, len(log(anna)), "another seat's move is not made from here")
}

// throws enters a throw for the start from a device.
func throws(t *testing.T, tb *apptest.Table, _, value string) {
	t.Helper()
	tb.Press("T")
	act, err := tbTable(tb).Read(awaited(tb) + ": roll " + value)
	require.NoError(t, err)
	play(tb, act)
}

func tbTable(tb *apptest.Table) rules.Table {
	if tb.App.Here().Page == shell.SeatPage {
		return tb.Session.Joined.Table()
	}
	return tb.Session.Playing.Table()
}

func awaited(tb *apptest.Table) string {
	t := tbTable(tb)
	seat := t.ToMove()[0]
	return t.Seats()[seat-1]
}

// play makes a move on the page of a match as a tap on it would.
func play(tb *apptest.Table, act rules.Act) {
	tb.T.Helper()
	page, ok := tb.App.Shown().(interface{ Play(rules.Act) })
	require.True(tb.T, ok, "%T", tb.App.Shown())
	page.Play(act)
}

// log are the moves that stand, as the device shows them.
func log(tb *apptest.Table) []string {
	t := tbTable(tb)
	var lines []string
	for _, entry := range t.Log() {
		who := "table"
		if entry.Seat > 0 {
			who = t.Seats()[entry.Seat-1]
		}
		lines = append(lines, who+": "+t.Notation(entry.Act))
	}
	return lines
}

// TestTheStripSpeaksToItsReader tells whose turn it is from where each sits.
func TestTheStripSpeaksToItsReader(t *testing.T) {
	e := twoDevices(t, "raid-trade", matches.Settings{}, "Anna: roll 5", "Ben: roll 3")
	require.True(t, e.anna.Has("Your turn, in orbit"), "%q", e.anna.Labels())
	require.True(t, e.ben.Sees("In orbit"), "%q", e.ben.Labels())
	require.False(t, e.ben.Has("Your turn"), "%q", e.ben.Labels())
	require.True(t, e.ben.Has("Waiting for Anna."), "%q", e.ben.Labels())
}

// TestAHiddenDrawOnThreeDevices draws cards of Rising Tides into hands: each device shows its own, and nothing that was said
// to another one names it.
func TestAHiddenDrawOnThreeDevices(t *testing.T) {
	anna := apptest.New(t, 1024, 768)
	m := begin(anna)
	e := joinBoth(t, anna)
	anna.App.Open(shell.Route{Page: shell.OthersPage, Arg: m.ID()})
	require.True(t, anna.Has("All devices have mixed into the draws."), "%q", anna.Labels())
	e.back()
	anna.Word("Draw", "Draw here")
	anna.Tap("Later")
	e.ben.Word("Draw", "Draw here")

	hand, ok := m.Hands().Of(2)
	require.True(t, ok)
	require.Len(t, hand.Cards, 1)
	require.True(t, e.ben.Has("You drew: "+hand.Cards[0].Title), "%q", e.ben.Labels())
	own, _ := e.ben.Session.Joined.Hands().Of(2)
	require.Equal(t, hand.Cards, own.Cards)
	require.False(t, e.ben.Has(hand.Cards[0].Title+". "), "the neighbours see the phone too")
	e.ben.Tap("Hand 1")
	require.True(t, e.ben.Has(hand.Cards[0].Title+"."), "%q", e.ben.Labels())
	for _, tb := range []*apptest.Table{anna, e.cleo} {
		require.False(t, tb.Has(hand.Cards[0].Title+". 1"), "%q", tb.Labels())
		require.False(t, tb.Has("You drew"))
	}
	_, ok = e.cleo.Session.Joined.Hands().Of(2)
	require.False(t, ok)
	require.Equal(t, "Ben: draw ?", log(e.cleo)[len(log(e.cleo))-1])
}

// begin begins a match of Rising Tides in which the app draws, for each player alone.
func begin(tb *apptest.Table) *matches.Match {
	tb.T.Helper()
	headers := &rules.Transcript{}
	headers.Add("Game", "rising-tides")
	for _, name := range apptest.People[:4] {
		headers.Add("Seat", name)
	}
	m, err := tb.Session.Library.Create(headers, "Friday", matches.Settings{Draws: true, Private: true})
	require.NoError(tb.T, err)
	tb.Session.SetMatch(m)
	tb.Enter("Anna: nation ?", "Ben: nation ?", "Cleo: nation ?", "Dora: nation ?")
	return m
}

// TestBidsOnThreeDevices closes a fist on each device: nobody's number is anywhere before all are in.
func TestBidsOnThreeDevices(t *testing.T) {
	anna := apptest.New(t, 1024, 768)
	beginBids(anna)
	e := joinBoth(t, anna)
	count := len(log(anna))
	require.NotEmpty(t, anna.Session.Playing.Match.Table().Sealed(), "%q", log(anna))
	require.True(t, anna.Has("Ben. not yet"), "%q", anna.Labels())
	require.False(t, anna.Sees("Pass the device to Ben"))

	typed := e.cleo.App.Shown().(*match.Match).Typed.Command
	typed.SetText("Cleo: bid 1")
	makes(t, e.ben, "Ben: bid 3")
	require.Equal(t, "Cleo: bid 1", typed.Text, "what is typed stays while another fist is closed")
	require.True(t, anna.Has("Ben. closed"), "%q", anna.Labels())
	require.True(t, e.cleo.Has("Ben. closed"), "%q", e.cleo.Labels())
	require.True(t, e.ben.Has("Ben. closed"), "%q", e.ben.Labels())
	require.True(t, e.ben.Has("Still to bid: Anna, Cleo"), "%q", e.ben.Labels())
	require.False(t, e.ben.Has("Your turn"), "%q", e.ben.Labels())
	require.False(t, e.ben.Has("bid 3"), "the neighbours see the phone too")
	e.ben.Tap("See your bid")
	hold := e.ben.Hold()
	hold.KeyDown(apptest.Space())
	require.True(t, e.ben.Has("Ben bids 3"), "%q", e.ben.Labels())
	hold.KeyUp(apptest.Space())
	require.False(t, e.ben.Has("Ben bids 3"))
	e.ben.Tap("Done")
	require.Len(t, log(anna), count)
	e.ben.Was = e.ben.App.Way() // its page is loaded anew
	e.ben.StartApp(390, 844)
	require.Equal(t, shell.SeatPage, e.ben.App.Here().Page)
	require.True(t, e.ben.Has("Ben. closed"), "%q", e.ben.Labels())
	require.True(t, e.ben.Sees("See your bid"), "%q", e.ben.Labels())
	for _, message := range anna.Air.Heard {
		require.NotContains(t, message, "bid 3", "the number is not said before all are in")
	}
	typed.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	require.True(t, e.cleo.Has("Cleo. closed"), "%q", e.cleo.Labels())
	require.Len(t, log(anna), count)
	anna.TapOn("Anna. not yet")
	anna.Tap("I am Anna")
	anna.Tap("2")
	anna.Tap("Close the fist")
	for _, tb := range []*apptest.Table{anna, e.ben, e.cleo} {
		moves := log(tb)
		require.Subset(t, moves[count:], []string{"Anna: bid 2", "Ben: bid 3", "Cleo: bid 1"}, "%q", tb.Labels())
		require.True(t, tb.Sees("All bids"), "%q", tb.Labels())
		tb.Run(3 * time.Second)
		require.False(t, tb.Sees("All bids"), "%q", tb.Labels())
	}
	e.ben.App.Open(shell.Route{Page: shell.RulesPage, Arg: "atrades"})
	e.ben.App.Scroll().Offset.Y = 120
	e.ben.Was = e.ben.App.Way()
	e.ben.StartApp(390, 844)
	require.Equal(t, shell.RulesPage, e.ben.App.Here().Page, "%q", e.ben.Labels())
	require.EqualValues(t, 120, e.ben.App.Here().Offset)
	require.True(t, e.ben.App.Back())
	require.Equal(t, shell.SeatPage, e.ben.App.Here().Page)
	for _, tb := range []*apptest.Table{anna, e.ben, e.cleo} {
		if tb != anna { // it lies beside the felt there
			tb.Pull()
			tb.TapOn("Log")
		}
		require.True(t, tb.Has("All bids: Ben 3, Anna 2, Cleo 1"), "%q", tb.Labels())
		require.False(t, tb.Has("Ben bids 3"), "%q", tb.Labels())
	}
}

// beginBids plays Atrades up to the first closed fists, by the first move that can be made.
func beginBids(tb *apptest.Table) {
	tb.T.Helper()
	tb.Play("atrades", 3)
	o := tb.Session.Playing
	for range 200 {
		t := o.Match.Table()
		if len(t.Sealed()) > 0 {
			tb.App.Show()
			return
		}
		require.NoError(tb.T, o.Match.Play(t.Legal(nil)[0], matches.Entered))
		o.Changes++
	}
	tb.T.Fatal("nobody bids")
}

func makes(t *testing.T, tb *apptest.Table, move string) {
	t.Helper()
	act, err := tbTable(tb).Read(move)
	require.NoError(t, err)
	play(tb, act)
}

// TestOutOfReach loses a device and brings it back: meanwhile it shows what it saw last, and takes no move.
func TestOutOfReach(t *testing.T) {
	anna := apptest.New(t, 1024, 768)
	anna.Play("traders", 3)
	e := joinBoth(t, anna)
	throws(t, anna, "Anna", "4")
	e.ben.Lose()
	require.True(t, e.ben.Has("Not connected"), "%q", e.ben.Labels())
	require.Equal(t, []string{"Anna: roll 4"}, log(e.ben), "the last state is still shown")
	throws(t, e.ben, "Ben", "6")
	require.Equal(t, []string{"Anna: roll 4"}, log(anna))
	e.ben.Regain()
	require.False(t, e.ben.Has("Not connected"), "%q", e.ben.Labels())
	require.False(t, e.ben.Has("not connected to the table"), "%q", e.ben.Labels())
	throws(t, e.ben, "Ben", "6")
	require.Equal(t, []string{"Anna: roll 4", "Ben: roll 6"}, log(anna))
	require.Equal(t, log(anna), log(e.ben))
}

// TestUndoAsks takes back what others have seen only when they agree.
func TestUndoAsks(t *testing.T) {
	anna := apptest.New(t, 1024, 768)
	anna.Play("traders", 3)
	e := joinBoth(t, anna)
	throws(t, anna, "Anna", "4")
	throws(t, e.ben, "Ben", "6")
	e.cleo.Press("U")
	require.True(t, anna.Has("Cleo wants to undo"), "%q", anna.Labels())
	require.True(t, e.ben.Has("Cleo wants to undo"), "%q", e.ben.Labels())
	e.ben.Tap("Agree")
	require.Len(t, log(anna), 2, "Anna has not agreed")
	anna.Tap("Agree")
	require.Equal(t, []string{"Anna: roll 4"}, log(anna))
	require.Equal(t, log(anna), log(e.cleo))
	anna.Press("U")
	require.True(t, e.cleo.Has("The table wants to undo"), "%q", e.cleo.Labels())
	e.cleo.Tap("Keep it")
	require.True(t, anna.Has("Not everybody agrees"), "%q", anna.Labels())
	require.Len(t, log(anna), 1)

	e.cleo.Lose()
	anna.Press("U")
	require.True(t, e.ben.Has("Not connected: Cleo. It waits for them, or whoever keeps the match decides for them."), "%q", e.ben.Labels())
	e.ben.Tap("Agree")
	require.Len(t, log(anna), 1, "who sleeps has not agreed")
	anna.Tap("Agree for Cleo")
	require.Empty(t, log(anna))
	require.True(t, e.ben.Has("The host agrees for Cleo, who isn't connected, to take back: Anna"), "%q", e.ben.Labels())
}

// TestASeatIsAskedFor shows who asks for a seat, by the words that its device shows too, to its player and to the host, one after the
// other; the log says who got it.
func TestASeatIsAskedFor(t *testing.T) {
	anna := apptest.New(t, 390, 844)
	anna.Play("traders", 3)
	e := joinBoth(t, anna)
	throws(t, anna, "Anna", "4")
	dora, emil := e.visits("Dora"), e.visits("Emil")
	marks := []string{markOf(dora), markOf(emil)}
	require.NotEqual(t, marks[0], marks[1])
	sitDown(dora, "Ben")
	sitDown(emil, "Ben")
	for _, tb := range []*apptest.Table{anna, e.ben} {
		require.True(t, tb.Has(marks[0]+" wants to play as Ben"), "%q", tb.Labels())
		require.False(t, tb.Has(marks[1]+" wants to play"))
	}
	require.True(t, dora.Has("is asked whether this device gets the seat"), "%q", dora.Labels())
	e.ben.Tap("Keep it")
	require.True(t, dora.Has("Not given to this device"), "%q", dora.Labels())
	require.True(t, anna.Has(marks[1]+" wants to play as Ben"), "%q", anna.Labels())
	anna.Tap("Hand Ben's seat over")
	require.Equal(t, shell.SeatPage, emil.App.Here().Page)
	require.False(t, emil.Has("asking for this seat"), "it is settled; %q", emil.Labels())
	for _, tb := range []*apptest.Table{anna, e.ben, e.cleo} {
		require.True(t, tb.Has("The host gives Ben's seat to the device "+marks[1]), "%q", tb.Labels())
		require.Equal(t, tb == e.ben, tb.Has("This device has lost its seat"))
	}
	anna.App.Go()
	sitDown(dora, "Anna") // it is played at the first device
	require.True(t, anna.Has("A device asks for a seat"), "%q", anna.Labels())
	e.back()
	require.Equal(t, shell.JoinPage, dora.App.Here().Page)
	require.True(t, anna.Has(marks[0]+" wants to play as Anna"), "%q", anna.Labels())
}

// visits brings a device to the table that takes no seat yet.
func (e *hosted) visits(name string) *apptest.Table {
	tb := e.anna.Beside(name, 390, 844)
	tb.TapOn("Join a table")
	tb.Write("Address", e.from)
	tb.Write("Word", e.word)
	tb.Tap("Join")
	return tb
}

// markOf are the two words that a device shows of itself, in quotation marks.
func markOf(tb *apptest.Table) string {
	for _, label := range tb.Labels() {
		if rest, ok := strings.CutPrefix(label, "This device is "); ok {
			mark, _, _ := strings.Cut(rest, ".")
			return mark
		}
	}
	tb.T.Fatalf("no mark: %q", tb.Labels())
	return ""
}

// TestTheTableComesBack kills the host's app: the match is opened again, and those who sat there sit there.
func TestTheTableComesBack(t *testing.T) {
	anna := apptest.New(t, 1024, 768)
	anna.Play("traders", 3)
	id := anna.Session.Playing.ID
	e := joinBoth(t, anna)
	throws(t, anna, "Anna", "4")
	dora := e.visits("Dora")
	sitDown(dora, "Ben")
	anna.Lose()
	anna.Session.Playing.Match.Close() // the system lets go of it
	anna.Killed(0)
	anna.Unreached = false
	_, err := anna.Session.Opened(id)
	require.NoError(t, err)
	e.back()
	anna.Air.Reach()
	require.False(t, e.ben.Has("Not connected"), "%q", e.ben.Labels())
	require.True(t, anna.Has(markOf(dora)+" wants to play as Ben"), "it asks again by itself: %q", anna.Labels())
	e.ben.Tap("Keep it")
	throws(t, e.ben, "Ben", "6")
	require.Equal(t, []string{"Anna: roll 4", "Ben: roll 6"}, log(anna))

	anna.App.Open(shell.Route{Page: shell.OthersPage, Arg: id})
	anna.TapOn("Free Ben's seat")
	require.True(t, e.ben.Has("This device has lost its seat"), "%q", e.ben.Labels())
	require.True(t, e.ben.Has("You are watching"), "%q", e.ben.Labels())
	anna.Tap("Nobody else joins")
	anna.Run(2e9)
	require.True(t, e.cleo.Has("The table was closed"), "%q", e.cleo.Labels())
	require.False(t, anna.Kept(id+".others"))
}

// TestTheTableEndsWithItsMatch plays the last moves of a match: everybody keeps its end, and after a minute nobody joins any more.
func TestTheTableEndsWithItsMatch(t *testing.T) {
	anna := apptest.New(t, 1024, 768)
	anna.Play("atrades", 3)
	o := anna.Session.Playing
	moves := rand.New(rand.NewPCG(397, 1))
	next := func() rules.Act { t := o.Match.Table(); return rules.Choose(t.Legal(nil), t.RandomWeight, moves.IntN) }
	for range 28 {
		require.NoError(t, o.Match.Play(next(), matches.Entered))
		o.Changes++
	}
	anna.App.Show()
	e := joinBoth(t, anna)
	devices := []*apptest.Table{nil, anna, e.ben, e.cleo}
	for !o.Match.Table().Over() {
		act := next()
		makes(t, devices[act.Seat], rules.SeatWord(act.Seat)+": "+o.Match.Table().Notation(act))
	}
	require.Equal(t, log(anna), log(e.cleo))
	anna.Skip(30 * time.Second)
	anna.Run(time.Second)
	require.True(t, anna.Kept(o.ID+".others"))
	require.False(t, e.ben.Has("The table is closed"))
	anna.Skip(30 * time.Second)
	anna.Run(3 * time.Second)
	require.False(t, anna.Kept(o.ID+".others"))
	for _, tb := range []*apptest.Table{e.ben, e.cleo} {
		require.True(t, tb.Has("The table is closed. Its end stays here"), "%q", tb.Labels())
		require.False(t, tb.Has("Not connected"), "%q", tb.Labels())
		require.Equal(t, log(anna), log(tb))
		require.Equal(t, tbTable(anna).Summary(), tbTable(tb).Summary())
	}
	id := o.ID
	anna.Session.Playing.Match.Close()
	anna.Killed(0)
	_, err := anna.Session.Opened(id)
	require.NoError(t, err)
	anna.App.Open(shell.Route{Page: shell.MatchMorePage, Arg: id})
	require.False(t, anna.Has("Others can join now"), "%q", anna.Labels())
}

// TestWhatCantBeJoined says why: a wrong word, a wrong address, no network, no app to hand out.
func TestWhatCantBeJoined(t *testing.T) {
	anna := apptest.New(t, 390, 844)
	anna.Play("traders", 3)
	anna.Unreached = true
	anna.App.Open(shell.Route{Page: shell.OthersPage, Arg: anna.Session.Playing.ID})
	anna.Tap("Let others join")
	require.True(t, anna.Has("the network is unreachable"), "%q", anna.Labels())
	anna.Unreached, anna.NoApp = false, true
	anna.Tap("Let others join")
	require.True(t, anna.Has("was built without the app for browsers"), "%q", anna.Labels())
	require.True(t, anna.Sees("192.168.1.20:7171"), "%q", anna.Labels())

	ben := anna.Beside("Ben", 390, 844)
	ben.TapOn("Join a table")
	ben.Tap("Join")
	require.True(t, ben.Has("The address has one colon"), "%q", ben.Labels())
	for _, wrong := range []string{"192.168.1.20:71:71", "192.168.1.20:port", "192.168.1.20", ":7171", "192.168.1.20:99999"} {
		ben.Write("Address", wrong)
		ben.Write("Word", "bal-mek-tor-sun")
		ben.Tap("Join")
		require.True(t, ben.Has("The address has one colon"), wrong)
	}
	ben.Write("Address", "192.168.1.20:7171")
	ben.Write("Word", "sesame")
	ben.Tap("Join")
	require.True(t, ben.Has("four syllables"), "%q", ben.Labels())
	ben.Write("Word", "bal-mek-tor-sun")
	ben.Tap("Join")
	require.True(t, ben.Has("That isn't this table's word"), "%q", ben.Labels())
	ben.Tap("Leave the table")
	require.True(t, slices.ContainsFunc(ben.Labels(), func(s string) bool { return strings.HasPrefix(s, "Address") }))
	selected := ""
	for _, o := range ben.Shown() {
		if e, ok := o.(*parts.Entry); ok {
			ben.Window.Canvas().Focus(e)
			selected += e.SelectedText()
		}
	}
	require.Equal(t, "bal-mek-tor-sun192.168.1.20:7171", selected, "who types writes another one")
}

// TestAReadOnlyMatchIsNotJoined opens a match in a second window on the same device: only the first lets others in.
func TestAReadOnlyMatchIsNotJoined(t *testing.T) {
	folder := t.TempDir()
	anna := apptest.On(t, folder, apptest.Clock())
	id := anna.Play("traders", 3).ID
	host(t, anna)
	second := apptest.On(t, folder, apptest.Clock())
	o, err := second.Session.Opened(id)
	require.NoError(t, err)
	require.NotEmpty(t, o.Match.ReadOnly(), "two windows don't write the same match")
	t.Cleanup(anna.Session.Playing.Match.Close)
	second.App.Open(shell.Route{Page: shell.OthersPage, Arg: id})
	second.Tap("Let others join")
	require.True(t, second.Has("Others can't join"), "%q", second.Labels())
}

// TestTheAddressLeadsThere opens the app by the link of the QR code, and only looks on.
func TestTheAddressLeadsThere(t *testing.T) {
	anna := apptest.New(t, 390, 844)
	anna.Play("traders", 3)
	e := host(t, anna)
	tv := anna.Beside("television", 1280, 800)
	tv.Invited = &shell.Invitation{Address: e.from}
	tv.StartApp(1280, 800)
	tv.TapOn("Join a table")
	require.Contains(t, tv.Bare(), e.from, "the word alone is missing")
	tv.Invited.Word = e.word
	tv.StartApp(1280, 800)
	require.True(t, tv.Has("Traders, move 0"), "%q", tv.Labels())
	tv.Tap("Just watch")
	require.Equal(t, shell.SeatPage, tv.App.Here().Page)
	require.True(t, tv.Has("You are watching"), "%q", tv.Labels())
	tv.App.Go()
	tv.TapOn("Anna's table")
	require.Equal(t, shell.SeatPage, tv.App.Here().Page)
	require.NoError(t, anna.Session.Playing.Match.Kept().Unsaved())
	require.NotNil(t, tv.Session.Joined)
	require.Nil(t, tv.Session.Playing)
	tv.Tap("Take a seat") // who looks on may sit down later
	tv.TapOn("Ben. free")
	tv.Tap("Sit down as Ben. your cards on your phone only")
	require.Equal(t, shell.SeatPage, tv.App.Here().Page)
	require.False(t, tv.Has("You are watching"), "%q", tv.Labels())
}

// TestManyMovesOnThreeDevices goes on with a match of Traders, each move from the device of its seat; after each all devices
// show the same.
func TestManyMovesOnThreeDevices(t *testing.T) {
	anna := apptest.New(t, 1024, 768)
	anna.Play("traders", 3)
	e := joinBoth(t, anna)
	devices := []*apptest.Table{anna, anna, e.ben, e.cleo}
	for n := range 15 {
		legal := tbTable(anna).Legal(nil)
		if len(legal) == 0 {
			break
		}
		act := legal[n*7919%len(legal)]
		makes(t, devices[act.Seat], rules.SeatWord(act.Seat)+": "+tbTable(anna).Notation(act))
		require.Len(t, log(anna), n+1, "%q", devices[act.Seat].Labels())
		for _, tb := range devices {
			require.Equal(t, log(anna), log(tb))
			require.Equal(t, tbTable(anna).Summary(), tbTable(tb).Summary())
		}
	}
}

// TestNoRequestNamesTheWord reads the link of the QR code as a browser does: what it asks the server for does not hold the word.
func TestNoRequestNamesTheWord(t *testing.T) {
	at, err := url.Parse(tables.Link([]string{"192.168.1.20:7171", "10.0.0.5:7171"}, "bal-mek-tor-sun"))
	require.NoError(t, err)
	require.Equal(t, "192.168.1.20:7171", at.Host)
	require.Equal(t, "/", at.RequestURI())
	require.Equal(t, "bal-mek-tor-sun@10.0.0.5:7171", at.Fragment)
}

// TestTheSealOnAJoinedDevice looks at the seal of the draws where a device has joined: it says that the game was begun before
// on this evening, and what the owner of the host can still do.
func TestTheSealOnAJoinedDevice(t *testing.T) {
	anna := apptest.New(t, 1024, 768)
	for range 3 {
		begin(anna)
	}
	e := joinBoth(t, anna)
	e.ben.App.Open(shell.Route{Page: shell.JoinPage})
	require.True(t, e.ben.Has("Third start of this game tonight."), "%q", e.ben.Labels())
	require.True(t, e.ben.Has("Someone with access to the files of the device that keeps the match could still peek"), "%q", e.ben.Labels())
}

// TestASeatIsChosenAndThenTaken finds a table: nobody sits down by a tap on a name alone, and another tap chooses another seat.
func TestASeatIsChosenAndThenTaken(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	come(tb, "traders", 4)
	require.True(t, tb.Sees("Found at 192.168.1.21:7171"), "%q", tb.Labels())
	require.True(t, tb.Sees("Sit down. tap your name first"), "%q", tb.Labels())
	tb.TapOn("Ben. free")
	require.True(t, tb.Sees("Ben. your choice. Chosen"), "%q", tb.Labels())
	tb.TapOn("Cleo. free")
	require.True(t, tb.Sees("Ben. free"), "%q", tb.Labels())
	require.Equal(t, shell.JoinPage, tb.App.Here().Page)
	tb.Tap("Sit down as Cleo. your cards on your phone only")
	require.Equal(t, shell.SeatPage, tb.App.Here().Page)
}
