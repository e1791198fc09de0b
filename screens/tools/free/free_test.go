package free_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/games/traders/aid"
	"tablekeeper/companion/matches/loose"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// open opens what lies loose, such as "traders/planets", and taps what is named.
func open(tb *apptest.Table, what string, labels ...string) {
	tb.T.Helper()
	tb.App.Open(shell.Route{Page: shell.AidPage, Arg: what})
	for _, label := range labels {
		tb.Tap(label)
	}
}

// lies is what lies loose of a game.
func lies(tb *apptest.Table, key string) *loose.Table { return game.LooseOf(tb.Session, key) }

// top is the title of the large card that is shown.
func top(tb *apptest.Table) string {
	tb.T.Helper()
	for _, o := range tb.Shown() {
		if card, ok := o.(*table.BigCard); ok {
			return card.AccessibilityLabel()
		}
	}
	tb.T.Fatalf("no card is shown: %q", tb.Labels())
	return ""
}

// TestADeckIsDrawnToItsEnd draws all planet cards: each comes once, and the next draw shuffles them.
func TestADeckIsDrawnToItsEnd(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Tap("Traders. 2 to 6 players")
	tb.TapOn("Cards and dice")
	require.True(t, tb.Sees("No card is drawn yet."), "%q", tb.Labels())
	seen := map[string]bool{}
	for range 10 {
		tb.Tap("Draw a planet card")
		_, title, _ := strings.Cut(top(tb), ". ")
		title, _, _ = strings.Cut(title, ". ")
		seen[title] = true
	}
	require.Len(t, seen, 10)
	tb.Tap("Shuffle and draw")
	require.True(t, tb.Sees("Planet cards. 9 of 10 left. chosen"), "%q", tb.Labels())
	tb.Tap("All cards")
	require.True(t, tb.Has("9 of 10 left"))
	require.True(t, tb.Has("In the deck"))
}

// TestWhatWasDrawnIsTakenBack undoes draws and a shuffle, and draws the same again.
func TestWhatWasDrawnIsTakenBack(t *testing.T) {
	tb := apptest.New(t, 1024, 768)
	open(tb, "traders/events", "Draw an event card", "Draw an event card")
	second := top(tb)
	tb.Tap(tb.Begins("Undo: "))
	require.NotEqual(t, second, top(tb))
	tb.Tap("Draw an event card")
	require.Equal(t, second, top(tb))
	tb.Tap("Shuffle all 35 cards")
	require.True(t, tb.Sees("No card is drawn yet."))
	tb.Tap("Undo: shuffle")
	require.Equal(t, second, top(tb))
	tb.Press(fyne.KeyU)
	tb.Press(fyne.KeyD)
	require.Equal(t, second, top(tb), "keys do the same")
	last := game.LooseOf(tb.Session, "traders").Done()
	first, _ := aid.FaceOf(last[0].Open)
	tb.Tap("Show again: " + first.Title)
	require.Contains(t, top(tb), first.Title)
	tb.Press(fyne.KeyEscape)
	require.Equal(t, second, top(tb))
	require.True(t, tb.Sees("Event cards. 33 of 35 left. chosen"))
}

// TestAllStaysAsItLies leaves the page, kills the app and goes on with the same cards and throws.
func TestAllStaysAsItLies(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	open(tb, "traders/events", "Draw an event card", "Draw an event card")
	card := top(tb)
	open(tb, "raid-trade/two-dice", "Roll", "We rolled", "We rolled. 6", "We rolled. 2")
	thrown := lies(tb, "raid-trade").Throws()
	tb.Killed(time.Hour)
	open(tb, "traders/"+game.LoosePart)
	require.Equal(t, card, top(tb), "the deck that was used last")
	open(tb, "raid-trade/"+game.LoosePart)
	require.Equal(t, thrown, lies(tb, "raid-trade").Throws())
	require.True(t, tb.Sees("Right die. Throw 2: 2"), "%q", tb.Labels())
	tb.Tap("This evening")
	require.True(t, tb.Sees("2 throws, 4 dice: 2 by the app, 2 by you."), "%q", tb.Labels())
	require.True(t, tb.Sees("6 and 2. You rolled. 2"), "%q", tb.Labels())
	tb.Tap("Start a new evening")
	require.True(t, tb.Has("No throws yet."))
	tb.Tap("To the dice")
	tb.Tap("Undo: new evening")
	require.Equal(t, thrown, lies(tb, "raid-trade").Throws())
}

// TestHandsAreSeenByTheirPlayersAlone draws, looks, plays and steals; no label tells a hidden card.
func TestHandsAreSeenByTheirPlayersAlone(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	hidden := func(when string) {
		t.Helper()
		for _, f := range aid.ActionFaces() {
			for _, label := range tb.Labels() {
				if label == "Steal" || label == "Steal a card" { // the key
					continue
				}
				require.NotContains(t, strings.NewReplacer("Traders", "", "Raid Trade", "").Replace(label), f.Title, when)
			}
		}
	}
	hand := func(seat int) []string { return lies(tb, "traders").Pile("actions").Hands[seat-1] }
	open(tb, "traders/actions", "Player B. 0 of 3 cards", "Draw for Player B")
	require.True(t, tb.Sees("Pass the device to Player B"), "%q", tb.Labels())
	hidden("before the hold")
	card, _ := aid.FaceOf(hand(2)[0])
	tb.Hold().KeyDown(apptest.Space())
	require.Contains(t, top(tb), card.Title)
	tb.Hold().KeyUp(apptest.Space())
	tb.Tap("Done")
	hidden("on the page")
	require.True(t, tb.Sees("Player B. 1 of 3 cards. Chosen"), "%q", tb.Labels())
	tb.Tap("Player C. 0 of 3 cards")
	tb.Tap("Steal a card")
	tb.Tap("Player B. 1 of 3 cards")
	require.True(t, tb.Sees("Pass the device to Player C"))
	tb.Tap("Later")
	require.Empty(t, hand(2))
	hidden("after the theft")
	tb.Tap("Play or discard a card")
	tb.Tap("I am Player C")
	tb.Tap(card.Title + ". " + card.Text)
	require.Empty(t, hand(3))
	require.Contains(t, top(tb), card.Title, "it lies open now")
	tb.Press(fyne.KeyU)
	require.Len(t, hand(3), 1)
}

// TestThrowsAreNumbered throws one die and two, by the app and by hand.
func TestThrowsAreNumbered(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	open(tb, "raid-trade/die")
	require.True(t, tb.Sees("Ready to roll"), "%q", tb.Labels())
	require.True(t, tb.Sees("Die. Not thrown yet"))
	at := func() fyne.Position { return fyne.CurrentApp().Driver().AbsolutePositionForObject(tb.Find("Roll")) }
	was := at()
	tb.Tap("Roll")
	face := parts.Number(lies(tb, "raid-trade").Throws()[0].Faces[0])
	require.True(t, tb.Sees("Die. Throw 1: "+face), "%q", tb.Labels())
	tb.Press(fyne.KeyR)
	tb.Tap("Two dice")
	tb.Tap("Roll")
	require.Equal(t, was, at(), "it stays under the thumb")
	require.Len(t, lies(tb, "raid-trade").Throws()[2].Faces, 2)
	tb.Tap("We rolled")
	tb.Tap("We rolled. 4")
	require.True(t, tb.Sees("Left die. 4"), "%q", tb.Labels())
	require.True(t, tb.Sees("Right die. Not thrown yet"))
	tb.Tap("We rolled. 2")
	require.Equal(t, chance.Throw{Faces: []int{4, 2}, Ours: true}, lies(tb, "raid-trade").Throws()[3])
	tb.Tap("Undo: throw 4")
	require.Len(t, lies(tb, "raid-trade").Throws(), 3)
	for _, o := range tb.Shown() {
		if die, ok := o.(*parts.Die); ok && die.AccessibilityLabel() != "" && strings.HasPrefix(die.AccessibilityLabel(), "Left die") {
			test.Tap(die)
			break
		}
	}
	require.Len(t, lies(tb, "raid-trade").Throws(), 4, "a tap on a die throws")
}

// TestARaidIsCounted enters the rolls of a raid by hand.
func TestARaidIsCounted(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	open(tb, "raid-trade/die", "Count a raid", "Less: Defence card", "Less: Defence card", "Less: Defence card", "Count this raid", "We rolled")
	require.True(t, tb.Sees("0 of 3 hits, 5 rolls left"), "%q", tb.Labels())
	for _, s := range []struct{ tap, says, stands string }{
		{"We rolled. 5", "Hit.", "1 of 3 hits, 4 rolls left"},
		{"We rolled. 3", "Miss.", "1 of 3 hits, 3 rolls left"},
		{"We rolled. 1", "Miss.", "1 of 3 hits, 2 rolls left"},
		{"We rolled. 2", "Miss.", "1 of 3 hits, 1 roll left. You can withdraw."},
		{"One more roll", "Miss.", "1 of 3 hits, 2 rolls left"},
		{"We rolled. 6", "Hit.", "2 of 3 hits, 1 roll left"},
		{"One hit is void", "Hit.", "1 of 3 hits, 1 roll left. You can withdraw."},
		{"One more hit", "Hit.", "2 of 3 hits, 1 roll left"},
		{"We rolled. 4", "Hit.", "The raid is won."},
		{"We rolled. 4", "It doesn't count.", "The raid is won."},
		{"Undo: throw 7", "Hit.", "The raid is won."},
		{"Undo: throw 6", "Hit.", "2 of 3 hits, 1 roll left"},
	} {
		tb.Tap(s.tap)
		require.True(t, tb.Sees(s.says), "%s: %q", s.tap, tb.Labels())
		require.True(t, tb.Sees(s.stands), "%s: %q", s.tap, tb.Labels())
	}
	tb.Killed(time.Minute)
	open(tb, "raid-trade/die", "End this raid", "Count a raid", "A 3 hits too: Off", "Hits equal to the defence are enough: Off", "Count this raid", "We rolled", "We rolled. 3", "We rolled. 3")
	require.True(t, tb.Sees("The raid is won."), "two hits reach 2: %q", tb.Labels())

	tb = apptest.New(t, 390, 844)
	open(tb, "raid-trade/two-dice", "Count a raid", "Less: Attack card", "Less: Attack card", "Count this raid", "We rolled", "We rolled. 1", "We rolled. 6", "We rolled. 5", "We rolled. 6")
	require.True(t, tb.Sees("Right die. Throw 2: 6. Does not count"), "one roll was left: %q", tb.Labels())
}

// TestStepsAreCountedDown throws the die of a flight.
func TestStepsAreCountedDown(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	open(tb, "traders/die", "Roll")
	require.True(t, tb.Has("and every ship flies 1 more."), "%q", tb.Labels())
	left := tb.Begins("Steps left: ")
	tb.Tap("Less: Steps left")
	require.NotEqual(t, left, tb.Begins("Steps left: "))
	tb.Killed(time.Minute)
	open(tb, "traders/die")
	require.NotEqual(t, left, tb.Begins("Steps left: "), "it is kept")
	tb.Tap("Two dice")
	tb.Tap("Roll")
	require.Len(t, lies(tb, "traders").Throws()[1].Faces, 2)
}

// TestDrawsInAMatchAreItsMoves opens the page from matches: what is drawn and thrown there are moves.
func TestDrawsInAMatchAreItsMoves(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play("traders", 2, "Anna: roll 5", "Ben: roll 2")
	require.NoError(t, o.Match.Chance().SetDraws(true))
	tb.Tap("More")
	tb.Tap("This match")
	tb.TapOn("Cards and dice")
	tb.Tap("Draw a planet card")
	require.Regexp(t, `^Anna: planet `, apptest.Latest(o))
	require.True(t, tb.Has("No such card is drawn now."), "%q", tb.Labels())
	require.True(t, tb.Find("Draw a planet card").(*table.Button).Off())
	tb.Tap("Event cards. 35 of 35 left")
	tb.Tap("Draw an event card")
	require.Regexp(t, `^Anna: event `, apptest.Latest(o))
	require.True(t, tb.Sees("Event cards. 34 of 35 left. chosen"), "%q", tb.Labels())
	tb.Tap("Action cards. 28 of 28 left")
	require.True(t, tb.Sees("Ben. 0 of 3 cards"), "%q", tb.Labels())
	require.False(t, tb.Sees("Undo"), "the match takes back")
	require.Empty(t, lies(tb, "traders").Done(), "what lies on the table stays as it is")

	o = tb.Play("traders", 2, "Anna: roll 5", "Ben: roll 2", "Anna: planet gobi-bob", "Anna: event engine-boost", "Anna: done")
	require.NoError(t, o.Match.Chance().SetDraws(true))
	open(tb, "traders/die")
	require.True(t, tb.Sees("How far does the ship fly?"), "%q", tb.Labels())
	tb.Tap("Roll")
	require.True(t, tb.Sees("One more die"), "%q", tb.Labels())
	tb.Tap("We rolled")
	tb.Tap("We rolled. 6")
	require.True(t, tb.Has("steps left"), "%q", tb.Labels())

	o = tb.Play("raid-trade", 2, "Anna: roll 5", "Ben: roll 3", "Anna: raid 10d", "Ben: defend 10c")
	open(tb, "raid-trade/die", "We rolled", "We rolled. 2")
	require.Equal(t, "Anna: roll 2", apptest.Latest(o))
	require.True(t, tb.Sees("Miss."), "%q", tb.Labels())
	tb.App.Go()
	open(tb, "raid-trade/die", "Roll")
	require.Equal(t, "Anna: roll 2", apptest.Latest(o), "from Home it is the table's alone")
}

// TestWhatCantBeReadOrKept damages the file, fills the disk and takes the chance away.
func TestWhatCantBeReadOrKept(t *testing.T) {
	for _, data := range []string{"hello", `{"acts":[{"do":"enter","faces":[7]}]}`} {
		tb := apptest.New(t, 390, 844)
		require.NoError(t, tb.Store.Write(game.LooseFile("raid-trade"), []byte(data)))
		open(tb, "raid-trade/die", "Roll")
		require.Contains(t, tb.Notice(), "can't be read")
		require.Len(t, lies(tb, "raid-trade").Throws(), 1)
	}
	tb := apptest.New(t, 390, 844)
	tb.Store.Full = true
	open(tb, "traders/planets", "Draw a planet card")
	require.Contains(t, tb.Notice(), "no space left on device")
	require.True(t, tb.Sees("Planet cards. 9 of 10 left. chosen"))

	tb = apptest.New(t, 390, 844)
	tb.App.Device().NewSeed = func() (chance.Seed, error) { return chance.Seed{}, errors.New("no randomness") }
	open(tb, "raid-trade/die", "Roll")
	require.Contains(t, tb.Notice(), "no randomness")
	require.Empty(t, lies(tb, "raid-trade").Throws())
}

// TestEarlierFilesAreRead goes on with decks and throws that an earlier version has kept.
func TestEarlierFilesAreRead(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	planets := aid.PlanetDeck()
	data, err := json.Marshal(map[string]*loose.Pile{"planets": {Down: planets[:7], Up: planets[7:]}})
	require.NoError(t, err)
	require.NoError(t, tb.Store.Write("traders-decks.json", data))
	require.NoError(t, tb.Store.Write("dice.json", []byte(`{"cup":{"seed":"`+chance.Seed{}.String()+`","throws":[{"faces":[4],"ours":true}]},
		"house":{},"attack":5,"defence":5,"raid":{"attack":5,"defence":5,"from":0}}`)))
	tb.Killed(0)
	open(tb, "traders/planets")
	require.True(t, tb.Sees("Planet cards. 7 of 10 left. chosen"), "%q", tb.Labels())
	tb.Tap("Draw a planet card")
	require.True(t, tb.Sees("Planet cards. 6 of 10 left. chosen"))
	open(tb, "raid-trade/die")
	require.True(t, tb.Has("1 of 6 hits, 4 rolls left"), "%q", tb.Labels())
}

// TestTheGamesAreBesideEachOther goes from game to game, and back with one step.
func TestTheGamesAreBesideEachOther(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	open(tb, "traders/planets", "Raid Trade")
	require.True(t, tb.Sees("One die. chosen"), "%q", tb.Labels())
	tb.Tap("Traders")
	require.True(t, tb.Sees("Draw a planet card"))
	tb.App.Back()
	require.Equal(t, shell.HomePage, tb.App.Here().Page)
}

// drawn draws so many cards of a deck.
func drawn(tb *apptest.Table, what string, cards int) {
	open(tb, what)
	for range cards {
		tb.Press(fyne.KeyD)
	}
}

// situations are the states of the page that look different.
var situations = []apptest.Situation{
	{"a pile", func(tb *apptest.Table) { open(tb, "traders/planets") }},
	{"drawn", func(tb *apptest.Table) { drawn(tb, "traders/planets", 5) }},
	{"all cards", func(tb *apptest.Table) { drawn(tb, "traders/events", 2); open(tb, "traders/events/all") }},
	{"hands", func(tb *apptest.Table) { open(tb, "traders/actions", "Draw for Player A", "Later") }},
	{"a theft", func(tb *apptest.Table) {
		open(tb, "traders/actions", "Draw for Player A", "Later", "Player B. 0 of 3 cards", "Steal a card")
	}},
	{"a card held", func(tb *apptest.Table) {
		open(tb, "traders/actions", "Draw for Player A")
		tb.Hold().KeyDown(apptest.Space())
	}},
	{"a card of Rising Tides held", func(tb *apptest.Table) {
		open(tb, "rising-tides/cards", "Draw for Player A")
		tb.Hold().KeyDown(apptest.Space())
	}},
	{"a card of Raid Trade chosen", func(tb *apptest.Table) {
		open(tb, "raid-trade/utility-2", "Draw for Player A", "Later", "Play or discard a card", "I am Player A")
	}},
	{"a card of Raid Trade laid", func(tb *apptest.Table) {
		open(tb, "raid-trade/utility-1")
		game.DoLoose(tb.Session, "raid-trade", loose.Act{Do: loose.Draw, Deck: "utility-1", Seat: 1})
		game.DoLoose(tb.Session, "raid-trade", loose.Act{Do: loose.Lay, Deck: "utility-1", Seat: 1})
		open(tb, "raid-trade/utility-1")
	}},
	{"a flight", func(tb *apptest.Table) { open(tb, "traders/two-dice", "Roll") }},
	{"a die", func(tb *apptest.Table) { open(tb, "raid-trade/die", "Roll", "Roll", "Roll") }},
	{"two dice entered", func(tb *apptest.Table) { open(tb, "raid-trade/two-dice", "We rolled", "We rolled. 4") }},
	{"a raid asked for", func(tb *apptest.Table) { open(tb, "raid-trade/die", "Count a raid") }},
	{"a raid", func(tb *apptest.Table) {
		open(tb, "raid-trade/two-dice", "Count a raid", "Count this raid", "Roll", "Roll")
	}},
	{"the evening", func(tb *apptest.Table) {
		open(tb, "raid-trade/two-dice", "Roll", "Roll", "Roll")
		open(tb, "raid-trade/die/all")
	}},
	{"a deck of a match", func(tb *apptest.Table) {
		tb.Play("traders", 3, "Anna: roll 6", "Ben: roll 1", "Cleo: roll 2", "Anna: planet gobi-bob")
		open(tb, "traders/planets")
	}},
	{"hands of a match", func(tb *apptest.Table) {
		tb.Play("traders", 3, "Anna: roll 6", "Ben: roll 1", "Cleo: roll 2", "Anna: planet gobi-bob")
		open(tb, "traders/actions")
	}},
	{"a die of a match", func(tb *apptest.Table) {
		tb.Play("raid-trade", 2, "Anna: roll 5")
		open(tb, "raid-trade/die", "We rolled")
	}},
}

// TestLayouts examines the page.
func TestLayouts(t *testing.T) { apptest.Examine(t, situations) }

// TestSmall examines it on the smallest phones.
func TestSmall(t *testing.T) {
	apptest.ExamineSmall(t, apptest.Some(situations, "drawn", "hands", "a raid"))
}

// TestKeyboard works it with keys.
func TestKeyboard(t *testing.T) { apptest.Keyboard(t, situations) }

// TestTheDecksOfTheOtherGames draws, looks at and lays a card of Rising Tides and of each deck of Raid Trade.
func TestTheDecksOfTheOtherGames(t *testing.T) {
	for what, seat := range map[string]string{"rising-tides/cards": "Player C", "raid-trade/utility-1": "Player A", "raid-trade/utility-2": "Player B"} {
		tb := apptest.New(t, 390, 844)
		key, deck, _ := strings.Cut(what, "/")
		open(tb, what)
		all := lies(tb, key).Pile(deck).Left()
		if !tb.Sees("Draw for " + seat) {
			tb.TapOn(seat + ".")
		}
		open(tb, what, "Draw for "+seat, "Later", "Play or discard a card", "I am "+seat)
		require.Equal(t, all-1, lies(tb, key).Pile(deck).Left(), what)
	}
	tb := apptest.New(t, 390, 844)
	tb.Tap("Rising Tides. 4 to 6 players")
	tb.TapOn("Cards. Cards for six")
	require.True(t, tb.Sees("Draw for Player A"), "%q", tb.Labels())
}
