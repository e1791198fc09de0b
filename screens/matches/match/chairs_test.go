package match_test

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/risingtides"
)

// seatedApp opens a match of a game with these seats, in which the app draws as they say and plays the last seat.
func seatedApp(tb *apptest.Table, key string, seats int, own matches.Settings, level string) *game.OwnMatch {
	tb.T.Helper()
	head := &rules.Transcript{}
	head.Add("Game", key)
	for _, name := range apptest.People[:seats] {
		head.Add("Seat", name)
	}
	m, err := tb.Session.Library.Create(head, "Friday", own)
	require.NoError(tb.T, err)
	tb.Session.SetMatch(m)
	tb.Session.Playing.Chairs.Give(seats, level)
	tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: m.ID()})
	return tb.Session.Playing
}

// TestTheAppBreaksWhileItThinks lets what the app thinks panic: the match goes on, people read of it, and may let it try again.
func TestTheAppBreaksWhileItThinks(t *testing.T) {
	tb := apptest.New(t, 1024, 768)
	o := seatedApp(tb, risingtides.Key, 4, matches.Settings{Draws: true}, "search")
	broke := 0
	tb.App.Device().Yield = func() { broke++; panic("broken while it thinks") }
	random := rand.New(rand.NewPCG(1, 1))
	tb.Enter(toDora...)
	for broke == 0 {
		require.True(t, people(tb, o, 4, random))
		tb.App.Refresh()
		tb.Run(time.Second)
	}
	before := o.Match.Log().Revision()
	for range 5 {
		tb.Run(time.Second)
	}
	require.Equal(t, 1, broke, "it isn't tried again by itself")
	require.Equal(t, before, o.Match.Log().Revision())
	require.True(t, tb.Sees("Dora waits"), "%q", tb.Labels())
	tb.App.Device().Yield = nil
	tb.Tap("Go on")
	for range 5 {
		tb.Run(time.Second)
	}
	require.True(t, strings.HasPrefix(apptest.Latest(o), "Dora: "), apptest.Latest(o))
}

// people play by chance until the app is to move, and report whether the match goes on.
func people(tb *apptest.Table, o *game.OwnMatch, chair int, random *rand.Rand) bool {
	tb.T.Helper()
	for range 200 {
		t := o.Match.Table()
		if t.Over() {
			return false
		}
		if sealed := t.Sealed(); len(sealed) > 0 {
			closeFists(tb, o, sealed, chair, random)
			return true
		}
		legal := t.Legal(nil)
		if awaited := t.ToMove(); len(awaited) > 0 && awaited[0] == chair {
			return true
		}
		act := rules.Choose(legal, t.RandomWeight, random.IntN)
		if act.Seat == chair {
			return true
		}
		if o.Match.Draws() && t.Reveals(act) && o.Match.Cases(act.Seat, act.Verb) > 0 {
			o.Draw(act.Seat, act.Verb)
		} else {
			o.Play(act, func(string) {})
		}
		tb.App.Refresh()
	}
	tb.T.Fatal("people play for ever")
	return false
}

// closeFists lets all who bid unseen close their fists, the app too, and shows them together.
func closeFists(tb *apptest.Table, o *game.OwnMatch, sealed []int, chair int, random *rand.Rand) {
	tb.T.Helper()
	for range 10 {
		tb.Run(time.Second)
	}
	fists := o.Match.Hands().ClosedBids()
	for _, seat := range sealed {
		if _, in := fists[seat]; in {
			continue
		}
		require.NotEqual(tb.T, chair, seat, "the app has closed its fist")
		var bids []rules.Act
		for _, act := range o.Match.Table().Legal(nil) {
			if act.Seat == seat {
				bids = append(bids, act)
			}
		}
		require.NoError(tb.T, o.Match.Hands().CloseBid(bids[random.IntN(len(bids))]))
	}
	fists = o.Match.Hands().ClosedBids()
	var acts []rules.Act
	for _, seat := range sealed {
		acts = append(acts, fists[seat])
	}
	require.NoError(tb.T, o.Match.PlayTogether(acts))
	o.Changes++
	tb.App.Refresh()
}

// withAChair plays a match of two people and the app until the app has made so many moves or the match is over, and gives how many
// it made.
func withAChair(tb *apptest.Table, most int) (o *game.OwnMatch, played int) {
	const chair, seed = 3, 5
	o = seatedApp(tb, "atrades", chair, matches.Settings{Draws: true, Setup: true}, "greedy")
	random := rand.New(rand.NewPCG(seed, seed))
	for played < most && people(tb, o, chair, random) {
		for range 100 {
			before := o.Match.Log().Count()
			tb.Run(time.Second)
			if o.Match.Log().Count() == before {
				break
			}
		}
		played = 0
		for _, e := range o.Match.Table().Log() {
			if e.Seat == chair {
				played++
			}
		}
	}
	return o, played
}

// TestAMatchWithAnEmptyChair plays the beginning of a match with unseen bids: the app plays by itself, as a seat.
func TestAMatchWithAnEmptyChair(t *testing.T) {
	const enough = 8
	_, played := withAChair(apptest.New(t, 390, 844), enough)
	require.GreaterOrEqual(t, played, enough)
}

// TestAWholeMatchWithAnEmptyChair plays to the end.
func TestAWholeMatchWithAnEmptyChair(t *testing.T) {
	o, _ := withAChair(apptest.New(t, 390, 844), rules.MaxMoves)
	require.True(t, o.Match.Table().Over())
}

// toDora are the first moves of a match of Rising Tides of four seats, up to where Dora is to move.
var toDora = []string{
	"Anna: nation asia", "Ben: nation ?", "Cleo: nation ?", "Dora: nation europe", "Anna: draw ?", "Ben: draw ?", "Cleo: draw ?",
}

func TestTheAppPlaysSaysWhyAndWaitsAfterAnUndo(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := seatedApp(tb, risingtides.Key, 4, matches.Settings{Draws: true}, "greedy")
	tb.Enter(toDora...)
	tb.App.Refresh()
	require.True(t, tb.Sees("Dora thinks"), "%q", tb.Labels())
	tb.Run(time.Second)
	move := apptest.Latest(o)
	require.True(t, strings.HasPrefix(move, "Dora: "), move)
	require.True(t, seesPart(tb, "by chance") || seesPart(tb, "my moves") || seesPart(tb, "my other moves") || seesPart(tb, "no other move"), "%q", tb.Labels())

	require.NoError(t, o.Change(o.Match.Undo)) // somebody at another device takes it back
	waits := func(why string) {
		t.Helper()
		tb.App.Refresh()
		tb.Run(5 * time.Second)
		require.Equal(t, "Cleo: draw ?", apptest.Latest(o), why)
		require.True(t, tb.Sees("Dora waits"), "%q", tb.Labels())
	}
	waits("it does not play again by itself")
	tb.Killed(time.Minute)
	tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: o.ID})
	o = tb.Session.Playing
	waits("nor when the app was closed meanwhile")
	tb.Tap("Go on")
	tb.Run(time.Second)
	require.True(t, strings.HasPrefix(apptest.Latest(o), "Dora: "), apptest.Latest(o))

	undo(tb)
	require.Equal(t, "Ben: draw ?", apptest.Latest(o), "one undo goes back to what people decided last")
	tb.Enter("Cleo: draw ?")
	tb.App.Refresh()
	tb.Run(time.Second)
	require.True(t, strings.HasPrefix(apptest.Latest(o), "Dora: "), "who plays lets it go on")
}

// undo takes the last move back, also where a card was seen.
func undo(tb *apptest.Table) {
	tb.T.Helper()
	tb.Press(fyne.KeyU)
	if tb.Sees("Keep it") {
		tb.Tap("Undo")
	}
}

// seesPart reports whether any label holds some words.
func seesPart(tb *apptest.Table, words string) bool {
	for _, label := range tb.Labels() {
		if strings.Contains(label, words) {
			return true
		}
	}
	return false
}

func TestTheAppIsStopped(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := seatedApp(tb, risingtides.Key, 4, matches.Settings{Draws: true}, "greedy")
	tb.Enter(toDora...)
	tb.App.Refresh()
	tb.Tap("Stop")
	tb.Run(5 * time.Second)
	require.Equal(t, "Cleo: draw ?", apptest.Latest(o))
	tb.Enter("Dora: draw ?")
	tb.App.Refresh()
	require.False(t, tb.Sees("Dora waits"), "a person has played for it")
	tb.Run(5 * time.Second)
	require.Equal(t, "Dora: draw ?", apptest.Latest(o), "it is Anna's turn")
}

// TestTheAppWaitsElsewhere leaves the page, looks back in the log and plans: the app plays only where the match is shown as it stands.
func TestTheAppWaitsElsewhere(t *testing.T) {
	for name, leave := range map[string]struct{ away, back func(tb *apptest.Table) }{
		"another page": {func(tb *apptest.Table) { tb.Tap("More"); tb.Tap("This match") }, func(tb *apptest.Table) { tb.App.Back() }},
		"the log":      {func(tb *apptest.Table) { tb.Press(fyne.KeyLeft) }, func(tb *apptest.Table) { tb.Tap("Back to now") }},
		"a plan":       {func(tb *apptest.Table) { tb.Tap("More"); tb.Tap("Plan") }, func(tb *apptest.Table) { tb.Tap("Drop") }},
	} {
		t.Run(name, func(t *testing.T) {
			tb := apptest.New(t, 390, 844)
			o := seatedApp(tb, risingtides.Key, 4, matches.Settings{Draws: true}, "greedy")
			tb.Enter(toDora...)
			tb.App.Refresh()
			leave.away(tb)
			tb.Run(5 * time.Second)
			require.Equal(t, "Cleo: draw ?", apptest.Latest(o))
			leave.back(tb)
			tb.Run(time.Second)
			require.True(t, strings.HasPrefix(apptest.Latest(o), "Dora: "), apptest.Latest(o))
		})
	}
}

// TestPeopleDrawForTheApp plays with the table's own cards: the app asks for the card that it wants to draw.
func TestPeopleDrawForTheApp(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := seatedApp(tb, risingtides.Key, 4, matches.Settings{}, "greedy")
	tb.Enter("Anna: nation asia", "Ben: nation ?", "Cleo: nation ?", "Dora: nation europe", "Anna: draw ?", "Ben: draw ?", "Cleo: draw fuel")
	tb.App.Refresh()
	tb.Run(time.Second)
	require.Equal(t, "Cleo: draw fuel", apptest.Latest(o), "the app draws nothing: %q", tb.Labels())
	require.True(t, tb.Sees("Dora") && tb.Sees("Unseen card"), "its words are asked for: %q", tb.Labels())
	tb.Tap("Supplies")
	if tb.Sees("Play this move") {
		tb.Tap("Play this move")
	}
	require.Equal(t, "Dora: draw supplies", apptest.Latest(o))
	require.False(t, tb.Sees("Do it for Dora: Draw"))
}

// TestTheAppDoesNotPlayWhatItHasNotSeen draws a card for the app without naming it.
func TestTheAppDoesNotPlayWhatItHasNotSeen(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := seatedApp(tb, risingtides.Key, 4, matches.Settings{}, "greedy")
	tb.Enter("Anna: nation asia", "Ben: nation ?", "Cleo: nation ?", "Dora: nation europe", "Anna: draw ?", "Ben: draw ?", "Cleo: draw ?", "Dora: draw ?",
		"Anna: place supplies", "Ben: place fuel", "Cleo: place fuel")
	tb.App.Refresh()
	tb.Run(5 * time.Second)
	require.Equal(t, "Cleo: place fuel", apptest.Latest(o))
	require.True(t, tb.Sees("Play for Dora"), "%q", tb.Labels())
}

// TestTheChairsAreFoundAgain starts the app anew, and gives the seat back to a person.
func TestTheChairsAreFoundAgain(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := seatedApp(tb, risingtides.Key, 4, matches.Settings{Draws: true}, "search")
	id := o.ID
	exported := o.Match.Export()
	tb.Killed(time.Hour)
	tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: id})
	require.Equal(t, "search", tb.Session.Playing.Chairs.Level(4))
	tb.Tap("More")
	tb.Tap("This match")
	tb.Tap("Empty chairs. The app plays: Dora")
	tb.Session.Playing.Chairs.Give(4, "")
	require.NotContains(t, string(tb.Session.Playing.Match.Export()), "search")
	tb.App.Back()
	tb.App.Back()
	tb.Enter(toDora...)
	tb.App.Refresh()
	tb.Run(5 * time.Second)
	require.Equal(t, "Cleo: draw ?", apptest.Latest(tb.Session.Playing))

	other := apptest.New(t, 390, 844)
	m, _, err := other.Session.Library.Receive(exported, "", nil)
	require.NoError(t, err)
	other.App.Open(shell.Route{Page: shell.MatchPage, Arg: m.ID()})
	require.Equal(t, "search", other.Session.Playing.Chairs.Level(4), "on another device the app plays on")
}
