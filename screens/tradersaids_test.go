package screens

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/traders"
	"tablekeeper/companion/traders/aid"
	"tablekeeper/screens/match"
	"tablekeeper/screens/parts"
	tradersscreens "tablekeeper/screens/traders"
)

// topCard is the title of the large card that is shown.
func (tb *table) topCard() string {
	for _, o := range tb.shown() {
		if card, ok := o.(*parts.DeckCard); ok {
			return card.AccessibilityLabel()
		}
	}
	tb.t.Fatal("no card is shown")
	return ""
}

func TestTenPlanetCardsShowEveryPairOnce(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.tap("Traders. 2 to 6 players")
	tb.tap("Planet cards. Ten cards: which two planets make something now.")
	require.True(t, tb.sees("10 of 10 left"))
	seen := map[string]bool{}
	for range 10 {
		tb.tap("Draw a card")
		title := tb.topCard()
		require.True(t, tb.sees("Map with "+title+" lit"))
		seen[title] = true
	}
	require.Len(t, seen, 10, "every pair once")
	require.True(t, tb.sees("All ten are drawn. The next draw shuffles them first."))
	tb.tap("Shuffle and draw")
	require.True(t, tb.sees("9 of 10 left"))
}

func TestThirtyFiveEventCardsMatchTheComposition(t *testing.T) {
	tb := newTable(t, 1024, 768)
	tb.app.Open(aidRoute(tradersscreens.EventDeck))
	counts := map[string]int{}
	for range 35 {
		tb.tap("Draw a card")
		counts[tb.topCard()]++
	}
	for _, f := range aid.EventFaces() {
		require.Equal(t, f.Copies, counts[f.Title], f.Title)
	}
	tb.tap("All cards")
	require.True(t, tb.sees("Pirate. 5 of 5 drawn"), "%q", tb.labels())
}

// TestDeckStaysAsItLies leaves the page, kills the app and goes on with the same deck.
func TestDeckStaysAsItLies(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.app.Open(aidRoute(tradersscreens.EventDeck))
	for range 4 {
		tb.tap("Draw a card")
	}
	top, order := tb.topCard(), strings.Join(tb.app.traders().TableDeck(tradersscreens.EventDeck).Down, " ")
	tb.tap("Back")
	tb.app.Open(aidRoute(tradersscreens.EventDeck))
	require.Equal(t, top, tb.topCard())

	tb.killed(time.Hour)
	tb.app.Open(aidRoute(tradersscreens.EventDeck))
	require.Equal(t, top, tb.topCard())
	require.True(t, tb.sees("31 of 35 left"))
	require.Equal(t, order, strings.Join(tb.app.traders().TableDeck(tradersscreens.EventDeck).Down, " "), "the order is fixed")

	tb.tap("Shuffle all cards")
	tb.tap("Keep it")
	require.True(t, tb.sees("31 of 35 left"), "a reset asks first")
	tb.tap("Shuffle all cards")
	tb.tap("Shuffle")
	require.True(t, tb.sees("35 of 35 left"))
	require.True(t, tb.sees("No card is drawn yet."))
}

func TestDecksThatCantBeReadOrKept(t *testing.T) {
	tb := newTable(t, 390, 844)
	require.NoError(t, tb.store.Write(tradersscreens.DecksFile, []byte("{")))
	tb.app.Open(aidRoute(tradersscreens.PlanetDeck))
	require.Contains(t, tb.app.stage.notice.Sentence(), "can't be read")
	tb.tap("Close")
	tb.store.full = true
	tb.tap("Draw a card")
	require.Contains(t, tb.app.stage.notice.Sentence(), "no space left on device")
	require.True(t, tb.sees("9 of 10 left"), "the game goes on")
}

// TestActionCardsAreSeenByTheirPlayerAlone draws, looks, plays and steals; no label and no picture tells a hidden card.
func TestActionCardsAreSeenByTheirPlayerAlone(t *testing.T) {
	tb := newTable(t, 390, 844)
	hidden := func(when string) {
		t.Helper()
		for _, f := range aid.ActionFaces() {
			for _, label := range tb.labels() {
				require.NotContains(t, label, f.Title, when)
			}
		}
	}
	tb.app.Open(aidRoute(tradersscreens.ActionDeck))
	tb.tap("Player B. 0 of 3 cards")
	tb.tap("Draw a card")
	require.True(t, tb.sees("Pass the device to Player B"))
	hidden("before the hold")
	hand := tb.app.traders().TableDeck(tradersscreens.ActionDeck).Hands[1]
	require.Len(t, hand, 1)
	card, _ := aid.FaceOf(hand[0])
	tb.hold().KeyDown(space())
	require.Equal(t, card.Title, tb.topCard())
	tb.hold().KeyUp(space())
	hidden("after the hold")
	tb.tap("Done")
	hidden("on the page")
	require.True(t, tb.sees("Look at the hand"))

	tb.tap("Back")
	require.True(t, tb.sees("Player B. 1 of 3 cards"), "%q", tb.labels())
	tb.tap("Player C. 0 of 3 cards")
	tb.tap("Player B")
	require.True(t, tb.sees("Pass the device to Player C"))
	tb.tap("Later")
	require.Empty(t, tb.app.traders().TableDeck(tradersscreens.ActionDeck).Hands[1], "the card was stolen")
	tb.tap("Play or discard a card")
	tb.tap("I am Player C")
	tb.tap(card.Title + ". " + card.Text)
	require.Equal(t, hand, tb.app.traders().TableDeck(tradersscreens.ActionDeck).Up)
	require.True(t, tb.sees(card.Title), "it lies open now")
}

// TestDrawsInAMatchAreItsMoves opens the aids from a match: what they draw and throw are moves, the same as from the list.
func TestDrawsInAMatchAreItsMoves(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.play(tradersscreens.Key, 2, "Anna: roll 5", "Ben: roll 2")
	require.NoError(t, o.Match.SetDraws(true))
	tb.tap("More")
	tb.tap("Planet cards. Ten cards: which two planets make something now.")
	tb.tap("Draw a card")
	require.Regexp(t, `^Anna: planet `, latest(o))
	require.Equal(t, tradersscreens.PlanetCard(strings.TrimPrefix(latest(o), "Anna: planet ")).Title, tb.topCard())
	require.True(t, tb.sees("No such card is drawn now."))
	require.True(t, tb.find("Draw a card").(*parts.Button).Disabled())

	tb.tap("Back")
	tb.tap("Event cards. 35 cards: pirates, breakdowns and presents.")
	tb.tap("Draw a card")
	require.Regexp(t, `^Anna: event `, latest(o))
	f, _ := aid.FaceOf(strings.TrimPrefix(latest(o), "Anna: event "))
	require.Equal(t, f.Title, tb.topCard())
	require.True(t, tb.sees("34 of 35 left"))
	require.False(t, tb.kept(tradersscreens.DecksFile), "the deck on the table stays as it lies")
}

func TestFlightDieInAMatch(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.play(tradersscreens.Key, 2, "Anna: roll 5", "Ben: roll 2", "Anna: planet gobi-bob", "Anna: event engine-boost", "Anna: done")
	require.NoError(t, o.Match.SetDraws(true))
	tb.app.Open(aidRoute(tradersscreens.FlightDie))
	require.True(t, tb.sees("How far does the ship fly?"))
	tb.tap("Roll")
	tb.landed()
	require.True(t, tb.sees("One more die"), "%q", tb.labels())
	tb.tap("Roll")
	tb.landed()
	steps := mustLook(t, o.Match.Table()).Moment().Steps
	require.True(t, tb.sees(tradersscreens.StepsLeft(steps)), "%q", tb.labels())
	require.True(t, tb.find("Roll").(*parts.Button).Disabled())
}

func TestFlightDieOnTheTable(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.app.Open(aidRoute(tradersscreens.FlightDie))
	tb.tap("Roll")
	tb.landed()
	f := tb.app.traders().Traders.Flight
	require.Len(t, f.Faces, 1)
	require.True(t, tb.sees(tradersscreens.StepsWord(1+traders.D3(f.Faces[0]))))
	tb.tap("Less: Steps left")
	require.Equal(t, 1, tb.app.traders().Traders.Flight.Made)
	tb.tap("Engine Boost: two")
	require.Empty(t, tb.app.traders().Traders.Flight.Faces)
	tb.tap("Roll")
	require.Len(t, tb.app.traders().Traders.Flight.Faces, 2)
	require.Equal(t, 2, tb.app.traders().Traders.Flight.Throw)
}

func TestCompaniesBecomeTheSetup(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.app.Open(aidRoute(tradersscreens.CompanyCards))
	require.Equal(t, "Bio Corp.", tb.topCard())
	tb.tap("The next company")
	require.Equal(t, "Mechanics", tb.topCard())
	tb.tap("Player A")
	require.True(t, tb.sees("Player A plays it."))
	tb.tap("The company before")
	tb.tap("The company before")
	require.Equal(t, "Global Terrorist Coalition", tb.topCard())
	tb.tap("Player B")
	tb.tap("Play with these companies")
	tb.tap("Start the match")
	v := mustLook(t, tb.app.session.Playing.Match.Table())
	require.Equal(t, "mechanics", v.Company(1).Faction)
	require.Equal(t, "global-terrorist-coalition", v.Company(2).Faction)
	tb.app.Open(aidRoute(tradersscreens.CompanyCards))
	require.True(t, tb.sees("Nobody plays it."))

	tb = newTable(t, 390, 844)
	tb.app.Open(aidRoute(tradersscreens.CompanyCards))
	tb.tap("Deal the companies by chance")
	require.Len(t, tb.app.session.Beginning(tb.app.shown.(*tradersscreens.CompaniesPage).Game).Setup, 2)
}

// TestWhoCantPayACounterIsNotAsked lets the app pass for a seat that has no money for a Counter (specification 12).
func TestWhoCantPayACounterIsNotAsked(t *testing.T) {
	moves := []string{
		"Anna: roll 6", "Ben: roll 1", "Anna: planet gobi-bob", "Anna: event action-card", "Anna: draw ?", "Anna: done", "Anna: stay", "Anna: done", "Anna: done",
		"Ben: event pirate", "Ben: done", "Ben: stay", "Ben: done", "Ben: done", "Anna: planet gobi-inti",
	}
	tb := newTable(t, 390, 844)
	o := tb.play(tradersscreens.Key, 2, moves...)
	tb.app.shown.(*match.Match).Enter(mustRead(t, o, "Anna: event engine-failure"))
	require.Equal(t, "Anna: pass", latest(o), "nobody can pay with nothing")
	require.Equal(t, "act1", o.Match.Table().Step())

	tb = newTable(t, 390, 844)
	o = tb.play(tradersscreens.Key, 2, append(moves[:len(moves):len(moves)], "Anna: event credits", "Anna: done", "Anna: stay", "Anna: done", "Anna: done",
		"Ben: event credits", "Ben: done", "Ben: stay", "Ben: done", "Ben: done", "Anna: planet gobi-supay")...)
	tb.app.shown.(*match.Match).Enter(mustRead(t, o, "Anna: event engine-failure"))
	require.Equal(t, "counter", o.Match.Table().Step(), "with 2 MCr there is a question")
	require.True(t, tb.sees("Engine Failure: counter it, or let it happen."), "%q", tb.labels())
}

// TestFlyingOnTheMap taps hexes: one step onto a neighbour, a whole flight to a goal, a stop on the ship itself, and
// elsewhere what can be done there.
func TestFlyingOnTheMap(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.play(tradersscreens.Key, 3, upTo...)
	m := tb.app.shown.(*match.Match)
	tap := func(hex string) { m.Board.(*tradersscreens.TradersBoard).Tap(tb.spot(hex)) }
	tap("b6")
	require.Equal(t, "Anna: step ne", latest(o))
	require.True(t, tb.sees("Flies: 3 steps left."))
	tap("b6")
	require.True(t, tb.sees("Play this move"), "a tap on the ship is a stop")
	m.Undo()
	tap("c9")
	require.Equal(t, "act2", o.Match.Table().Step())
	require.Equal(t, "c9", mustLook(t, o.Match.Table()).Company(1).Ship)
	require.Len(t, o.Match.Table().Log(), len(upTo)+4, "each step is a move of its own")

	tap("c9")
	require.True(t, tb.sees("Build. Build a station where your ship stands."), "%q", tb.labels())
	tb.verbGone("Done", true)
	tap("c9")
	tb.verbGone("Done", false)
	tap("i2")
	require.True(t, tb.sees("No move has to do with Bob now."), "%q", tb.labels())
	o.At = 3
	tb.app.Show()
	require.False(t, tb.app.shown.(*match.Match).Board.(*tradersscreens.TradersBoard).Chosen("i2"), "an earlier position is only looked at")
}

// TestADrawnActionCardIsForItsPlayer lets the app draw the free card of a match whose hidden cards only their players see.
func TestADrawnActionCardIsForItsPlayer(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.play(tradersscreens.Key, 2, "Anna: roll 5", "Ben: roll 2", "Anna: planet gobi-bob", "Anna: event action-card")
	require.NoError(t, o.Match.SetDraws(true))
	require.NoError(t, o.Match.SetPrivate(true))
	tb.app.Show()
	tb.app.shown.(*match.Match).DrawNow(1, mustLook(t, o.Match.Table()).Verb("draw"))
	require.Equal(t, "Anna: draw ?", latest(o), "the log tells no face")
	require.True(t, tb.sees("Pass the device to Anna"), "%q", tb.labels())
	card, ok := o.Match.Face(o.Match.Count())
	require.True(t, ok)
	f, ok := aid.FaceOf(card.Word)
	require.True(t, ok)
	require.False(t, tb.sees(f.Title))
	tb.hold().KeyDown(space())
	require.True(t, tb.sees(f.Title), "%q", tb.labels())
	require.True(t, tb.sees(tradersscreens.Join(f.Text, tradersscreens.FaceFoot(f))))
	tb.hold().KeyUp(space())
	tb.tap("Done")
	require.True(t, tb.sees("Actions before the flight."))
}
