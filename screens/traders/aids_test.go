package traders_test

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/traders"
	"tablekeeper/companion/traders/aid"
	"tablekeeper/screens/apptest"
	"tablekeeper/screens/match"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/table"
	tradersscreens "tablekeeper/screens/traders"
)

// topCard is the title of the large card that is shown.
func topCard(tb *apptest.Table) string {
	for _, o := range tb.Shown() {
		if card, ok := o.(*table.BigCard); ok {
			_, title, _ := strings.Cut(card.AccessibilityLabel(), ". ")
			return title
		}
	}
	tb.T.Fatal("no card is shown")
	return ""
}

func TestTenPlanetCardsShowEveryPairOnce(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Tap("Traders. 2 to 6 players")
	tb.Tap("Planet cards. Ten cards: which two planets produce now.")
	require.True(t, tb.Sees("10 of 10 left"))
	seen := map[string]bool{}
	for range 10 {
		tb.Tap("Draw a card")
		title := topCard(tb)
		require.True(t, tb.Sees("Map with "+title+" lit"))
		seen[title] = true
	}
	require.Len(t, seen, 10, "every pair once")
	require.True(t, tb.Sees("All ten are drawn. The next draw shuffles them first."))
	tb.Tap("Shuffle and draw")
	require.True(t, tb.Sees("9 of 10 left"))
}

func TestThirtyFiveEventCardsMatchTheComposition(t *testing.T) {
	tb := apptest.New(t, 1024, 768)
	tb.App.Open(aidRoute(tradersscreens.EventDeck))
	counts := map[string]int{}
	for range 35 {
		tb.Tap("Draw a card")
		counts[topCard(tb)]++
	}
	for _, f := range aid.EventFaces() {
		require.Equal(t, f.Copies, counts[f.Title], f.Title)
	}
	tb.Tap("All cards")
	require.True(t, tb.Sees("Pirate. 5 of 5 drawn"), "%q", tb.Labels())
}

// TestDeckStaysAsItLies leaves the page, kills the app and goes on with the same deck.
func TestDeckStaysAsItLies(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Open(aidRoute(tradersscreens.EventDeck))
	for range 4 {
		tb.Tap("Draw a card")
	}
	top, order := topCard(tb), strings.Join(tradersOf(tb).TableDeck(tradersscreens.EventDeck).Down, " ")
	tb.Tap("Back")
	tb.App.Open(aidRoute(tradersscreens.EventDeck))
	require.Equal(t, top, topCard(tb))

	tb.Killed(time.Hour)
	tb.App.Open(aidRoute(tradersscreens.EventDeck))
	require.Equal(t, top, topCard(tb))
	require.True(t, tb.Sees("31 of 35 left"))
	require.Equal(t, order, strings.Join(tradersOf(tb).TableDeck(tradersscreens.EventDeck).Down, " "), "the order is fixed")

	tb.Tap("Shuffle all cards")
	tb.Tap("Keep it")
	require.True(t, tb.Sees("31 of 35 left"), "a reset asks first")
	tb.Tap("Shuffle all cards")
	tb.Tap("Shuffle")
	require.True(t, tb.Sees("35 of 35 left"))
	require.True(t, tb.Sees("No card is drawn yet."))
}

func TestDecksThatCantBeReadOrKept(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	require.NoError(t, tb.Store.Write(tradersscreens.DecksFile, []byte("{")))
	tb.App.Open(aidRoute(tradersscreens.PlanetDeck))
	require.Contains(t, tb.Notice(), "can't be read")
	tb.Tap("Close")
	tb.Store.Full = true
	tb.Tap("Draw a card")
	require.Contains(t, tb.Notice(), "no space left on device")
	require.True(t, tb.Sees("9 of 10 left"), "the game goes on")
}

// TestActionCardsAreSeenByTheirPlayerAlone draws, looks, plays and steals; no label and no picture tells a hidden card.
func TestActionCardsAreSeenByTheirPlayerAlone(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	hidden := func(when string) {
		t.Helper()
		for _, f := range aid.ActionFaces() {
			for _, label := range tb.Labels() {
				require.NotContains(t, strings.ReplaceAll(label, "Traders", ""), f.Title, when)
			}
		}
	}
	tb.App.Open(aidRoute(tradersscreens.ActionDeck))
	tb.Tap("Player B. no cards")
	tb.Tap("Draw a card")
	require.True(t, tb.Sees("Pass the device to Player B"))
	hidden("before the hold")
	hand := tradersOf(tb).TableDeck(tradersscreens.ActionDeck).Hands[1]
	require.Len(t, hand, 1)
	card, _ := aid.FaceOf(hand[0])
	tb.Hold().KeyDown(apptest.Space())
	require.Equal(t, card.Title, topCard(tb))
	tb.Hold().KeyUp(apptest.Space())
	hidden("after the hold")
	tb.Tap("Done")
	hidden("on the page")
	require.True(t, tb.Sees("Look at the hand"))

	tb.Tap("Back")
	require.True(t, tb.Sees("Player B. 1 of 3 cards"), "%q", tb.Labels())
	tb.Tap("Player C. no cards")
	tb.Tap("Player B")
	require.True(t, tb.Sees("Pass the device to Player C"))
	tb.Tap("Later")
	require.Empty(t, tradersOf(tb).TableDeck(tradersscreens.ActionDeck).Hands[1], "the card was stolen")
	tb.Tap("Play or discard a card")
	tb.Tap("I am Player C")
	tb.Tap(card.Title + ". " + card.Text)
	require.Equal(t, hand, tradersOf(tb).TableDeck(tradersscreens.ActionDeck).Up)
	require.True(t, tb.Sees(card.Title), "it lies open now")
}

// TestDrawsInAMatchAreItsMoves opens the aids from a match: what they draw and throw are moves, the same as from the list.
func TestDrawsInAMatchAreItsMoves(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(tradersscreens.Key, 2, "Anna: roll 5", "Ben: roll 2")
	require.NoError(t, o.Match.Chance().SetDraws(true))
	tb.Tap("More")
	tb.Tap("This match")
	tb.Tap("Planet cards. Ten cards: which two planets produce now.")
	tb.Tap("Draw a card")
	require.Regexp(t, `^Anna: planet `, apptest.Latest(o))
	require.Equal(t, tradersscreens.PlanetCard(strings.TrimPrefix(apptest.Latest(o), "Anna: planet ")).Title, topCard(tb))
	require.True(t, tb.Sees("No such card is drawn now."))
	require.True(t, tb.Find("Draw a card").(*parts.Button).Disabled())

	tb.Tap("Back")
	tb.Tap("Event cards. 35 cards: pirates, breakdowns and presents.")
	tb.Tap("Draw a card")
	require.Regexp(t, `^Anna: event `, apptest.Latest(o))
	f, _ := aid.FaceOf(strings.TrimPrefix(apptest.Latest(o), "Anna: event "))
	require.Equal(t, f.Title, topCard(tb))
	require.True(t, tb.Sees("34 of 35 left"))
	require.False(t, tb.Kept(tradersscreens.DecksFile), "the deck on the table stays as it lies")
}

func TestFlightDieInAMatch(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(tradersscreens.Key, 2, "Anna: roll 5", "Ben: roll 2", "Anna: planet gobi-bob", "Anna: event engine-boost", "Anna: done")
	require.NoError(t, o.Match.Chance().SetDraws(true))
	tb.App.Open(aidRoute(tradersscreens.FlightDie))
	require.True(t, tb.Sees("How far does the ship fly?"))
	tb.Tap("Roll")
	landed(tb)
	require.True(t, tb.Sees("One more die"), "%q", tb.Labels())
	tb.Tap("Roll")
	landed(tb)
	steps := mustLook(t, o.Match.Table()).Moment().Steps
	require.True(t, tb.Sees(tradersscreens.StepsLeft(steps)), "%q", tb.Labels())
	require.True(t, tb.Find("Roll").(*parts.Button).Disabled())
}

func TestFlightDieOnTheTable(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Open(aidRoute(tradersscreens.FlightDie))
	tb.Tap("Roll")
	landed(tb)
	f := tradersOf(tb).Traders.Flight
	require.Len(t, f.Faces, 1)
	require.True(t, tb.Sees(tradersscreens.StepsWord(1+traders.D3(f.Faces[0]))))
	tb.Tap("Less: Steps left")
	require.Equal(t, 1, tradersOf(tb).Traders.Flight.Made)
	tb.Tap("Engine Boost: two")
	require.Empty(t, tradersOf(tb).Traders.Flight.Faces)
	tb.Tap("Roll")
	require.Len(t, tradersOf(tb).Traders.Flight.Faces, 2)
	require.Equal(t, 2, tradersOf(tb).Traders.Flight.Throw)
}

func TestCompaniesBecomeTheSetup(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Open(aidRoute(tradersscreens.CompanyCards))
	require.Equal(t, "Bio Corp.", topCard(tb))
	tb.Tap("The next company")
	require.Equal(t, "Mechanics", topCard(tb))
	tb.Tap("Player A")
	require.True(t, tb.Sees("Player A plays it."))
	tb.Tap("The company before")
	tb.Tap("The company before")
	require.Equal(t, "Global Terrorist Coalition", topCard(tb))
	tb.Tap("Player B")
	tb.Tap("Play with these companies")
	tb.Tap("Start the match")
	v := mustLook(t, tb.Session.Playing.Match.Table())
	require.Equal(t, "mechanics", v.Company(1).Faction)
	require.Equal(t, "global-terrorist-coalition", v.Company(2).Faction)
	tb.App.Open(aidRoute(tradersscreens.CompanyCards))
	require.True(t, tb.Sees("Nobody plays it."))

	tb = apptest.New(t, 390, 844)
	tb.App.Open(aidRoute(tradersscreens.CompanyCards))
	tb.Tap("Deal the companies by chance")
	require.Len(t, tb.Session.Beginning(tb.App.Shown().(*tradersscreens.CompaniesPage).Game).Setup, 2)
}

// TestWhoCantPayACounterIsNotAsked lets the app pass for a seat that has no money for a Counter (specification 12).
func TestWhoCantPayACounterIsNotAsked(t *testing.T) {
	moves := []string{
		"Anna: roll 6", "Ben: roll 1", "Anna: planet gobi-bob", "Anna: event action-card", "Anna: draw ?", "Anna: done", "Anna: stay", "Anna: done", "Anna: done",
		"Ben: event pirate", "Ben: done", "Ben: stay", "Ben: done", "Ben: done", "Anna: planet gobi-inti",
	}
	tb := apptest.New(t, 390, 844)
	o := tb.Play(tradersscreens.Key, 2, moves...)
	tb.App.Shown().(*match.Match).Enter(apptest.ReadMove(t, o, "Anna: event engine-failure"))
	require.Equal(t, "Anna: pass", apptest.Latest(o), "nobody can pay with nothing")
	require.Equal(t, "act1", o.Match.Table().Step())

	tb = apptest.New(t, 390, 844)
	o = tb.Play(tradersscreens.Key, 2, append(moves[:len(moves):len(moves)], "Anna: event credits", "Anna: done", "Anna: stay", "Anna: done", "Anna: done",
		"Ben: event credits", "Ben: done", "Ben: stay", "Ben: done", "Ben: done", "Anna: planet gobi-supay")...)
	tb.App.Shown().(*match.Match).Enter(apptest.ReadMove(t, o, "Anna: event engine-failure"))
	require.Equal(t, "counter", o.Match.Table().Step(), "with 2 MCr there is a question")
	require.True(t, tb.Sees("Engine Failure: counter it, or let it happen."), "%q", tb.Labels())
}

// TestFlyingOnTheMap taps hexes: one step onto a neighbour, a whole flight to a goal, a stop on the ship itself, and
// elsewhere what lies there.
func TestFlyingOnTheMap(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(tradersscreens.Key, 3, upTo...)
	m := tb.App.Shown().(*match.Match)
	tap := func(hex string) { m.Felt.(*tradersscreens.TradersBoard).Tap(spotAt(tb, hex)) }
	view := mustLook(t, o.Match.Table())
	for _, s := range view.Spots() {
		if act, ok := view.StepTo(s.Hex); !ok && view.Concerns(act, s.Hex) {
			tap(s.Hex)
			require.True(t, tb.Has("Tap a green hex."), "%s lies beside the ship, which may not fly there: %q", s.Hex, tb.Labels())
			require.Same(t, m, tb.App.Shown(), "no page opens")
			break
		}
	}
	tap("b6")
	require.Equal(t, "Anna: step ne", apptest.Latest(o))
	require.True(t, tb.Sees("Fly: 3 steps"))
	require.True(t, tb.Sees("Stop here"))
	m.Undo()
	tap("c9")
	require.Equal(t, "act2", o.Match.Table().Step())
	require.Equal(t, "c9", mustLook(t, o.Match.Table()).Company(1).Ship)
	require.Len(t, o.Match.Table().Log(), len(upTo)+4, "each step is a move of its own")

	require.True(t, tb.Sees("Build here. free"), "%q", tb.Labels())
	tap("i2")
	require.True(t, tb.Has("Bob"), "%q", tb.Labels())
	o.At = 3
	tb.App.Show()
	require.False(t, tb.App.Shown().(*match.Match).Felt.(*tradersscreens.TradersBoard).Chosen("i2"), "an earlier position is only looked at")
}

// TestADrawnActionCardIsForItsPlayer lets the app draw the free card of a match whose hidden cards only their players see.
func TestADrawnActionCardIsForItsPlayer(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(tradersscreens.Key, 2, "Anna: roll 5", "Ben: roll 2", "Anna: planet gobi-bob", "Anna: event action-card")
	require.NoError(t, o.Match.Chance().SetDraws(true))
	require.NoError(t, o.Match.Hands().SetPrivate(true))
	tb.App.Show()
	tb.App.Shown().(*match.Match).DrawNow(1, traders.Draw.Number())
	require.Equal(t, "Anna: draw ?", apptest.Latest(o), "the log tells no face")
	require.True(t, tb.Sees("Pass the device to Anna"), "%q", tb.Labels())
	card, ok := o.Match.Log().Face(o.Match.Log().Count())
	require.True(t, ok)
	f, ok := aid.FaceOf(card.Word)
	require.True(t, ok)
	require.False(t, tb.Sees(f.Title))
	tb.Hold().KeyDown(apptest.Space())
	require.True(t, tb.Sees(f.Title), "%q", tb.Labels())
	require.True(t, tb.Sees(f.Text))
	require.True(t, tradersscreens.FaceFoot(f) == "" || tb.Sees(tradersscreens.FaceFoot(f)))
	tb.Hold().KeyUp(apptest.Space())
	tb.Tap("Done")
	require.True(t, tb.Sees("Build, load, play cards"))
}

// TestRollStaysUnderTheThumb throws the flight die again and again: what throws is at the lower end and doesn't move.
func TestRollStaysUnderTheThumb(t *testing.T) {
	for _, window := range []fyne.Size{{Width: 390, Height: 844}, {Width: 844, Height: 390}, {Width: 1024, Height: 768}, {Width: 1280, Height: 800}} {
		tb := apptest.New(t, window.Width, window.Height)
		tb.App.Open(aidRoute(tradersscreens.FlightDie))
		place := func() fyne.Position { return fyne.CurrentApp().Driver().AbsolutePositionForObject(tb.Find("Roll")) }
		at, high := place(), tb.Find("Roll").Size().Height
		require.Greater(t, at.Y+high, window.Height*0.9, "%v", window)
		for range 3 {
			tb.Tap("Roll")
			require.Equal(t, at, place(), "%v", window)
		}
		tb.Tap("Engine Boost: two")
		require.Equal(t, at, place(), "%v", window)
		tb.Tap("Roll")
		require.Equal(t, at, place(), "%v", window)
	}
}
