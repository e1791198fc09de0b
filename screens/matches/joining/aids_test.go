package joining_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/matches/match"
)

// twoDevices is a match of two that Anna's device keeps and Ben's has joined, after some moves.
func twoDevices(t *testing.T, key string, settings matches.Settings, moves ...string) *hosted {
	t.Helper()
	anna := apptest.New(t, 1024, 768)
	head := &rules.Transcript{}
	for _, header := range [][2]string{{"Game", key}, {"Seat", "Anna"}, {"Seat", "Ben"}} {
		head.Add(header[0], header[1])
	}
	m, err := anna.Session.Library.Create(head, "Friday", settings)
	require.NoError(t, err)
	anna.Session.SetMatch(m)
	anna.Enter(moves...)
	e := host(t, anna)
	e.ben = e.join("Ben")
	e.back()
	return e
}

// appsOwn are the settings of a match in which the app deals, throws and draws, for each player alone.
var appsOwn = matches.Settings{Draws: true, Private: true}

// hides asks that a page names none of the cards that Anna alone knows.
func (e *hosted) hides(what string) {
	e.t.Helper()
	hand, ok := e.anna.Session.Playing.Match.Hands().Of(1)
	require.True(e.t, ok)
	require.NotEmpty(e.t, hand.Cards)
	own, _ := e.ben.Session.Joined.Hands().Of(2)
	for _, card := range hand.Cards {
		if slices.ContainsFunc(own.Cards, func(c matches.Card) bool { return c.Title == card.Title }) {
			continue
		}
		for _, label := range e.ben.Labels() {
			require.NotContains(e.t, label, card.Title, what)
		}
	}
	_, ok = e.ben.Session.Joined.Hands().Of(1)
	require.False(e.t, ok, what)
}

// TestAGuestRollsWithTheDiceOfARaid shows the dice on the device of the seat that rolls: the table throws, or what people threw
// is tapped. Two dice are for the device that keeps the match.
func TestAGuestRollsWithTheDiceOfARaid(t *testing.T) {
	e := twoDevices(t, "raid-trade", appsOwn)
	require.False(t, e.ben.Sees("Two dice"))
	e.ben.Tap("Roll for Ben")
	require.Len(t, log(e.anna), 1)
	require.Contains(t, log(e.anna)[0], "Ben: roll ")
	require.False(t, e.ben.Sees("Roll"), "Anna rolls next: %q", e.ben.Labels())
	require.False(t, e.ben.Sees("We rolled"))

	e = twoDevices(t, "raid-trade", appsOwn, "Anna: roll 5", "Ben: roll 3")
	hand, _ := e.anna.Session.Playing.Match.Hands().Of(1)
	royal := func(c matches.Card) bool { return strings.ContainsAny(c.Word[:1], "akqj") }
	hand.Cards = slices.DeleteFunc(hand.Cards, royal)
	require.NotEmpty(t, hand.Cards)
	makes(t, e.anna, "Anna: raid "+hand.Cards[0].Word)
	e.hides("the defence")
}

// TestAGuestTapsOwnDice enters what people threw where the table does not throw.
func TestAGuestTapsOwnDice(t *testing.T) {
	e := twoDevices(t, "raid-trade", matches.Settings{}, "Anna: roll 3")
	require.False(t, e.ben.Sees("Roll here"))
	e.ben.Tap("We rolled. 5")
	require.Equal(t, []string{"Anna: roll 3", "Ben: roll 5"}, log(e.anna))
	makes(t, e.ben, "Ben: raid 10d")
	makes(t, e.anna, "Anna: defend 10c")
	require.True(t, e.ben.Has("0 of 11 hits"), "%q", e.ben.Labels())
	e.ben.Tap("We rolled. 5")
	require.Equal(t, "Ben: roll 5", apptest.Latest(e.anna.Session.Playing))
	e.ben.Tap("Don't double it")
	require.Equal(t, "Ben: pass", apptest.Latest(e.anna.Session.Playing), "Anna answers it herself")
	require.False(t, e.ben.Has("Take the hit"))
	makes(t, e.anna, "Anna: take")
	require.True(t, e.ben.Has("1 of 11 hits"), "%q", e.ben.Labels())
}

// toGuildAuction are moves of Atrades to its first auction, with a market before it.
var toGuildAuction = []string{
	"Anna: guild star-chasers", "Ben: guild pioneers", "Cleo: guild hackers-haven",
	"Anna: draw thunderdome", "Anna: draw vo", "Anna: draw cicili",
	"Cleo: acquire 1", "Cleo: place thunderdome r2c2", "Ben: acquire 6", "Ben: place thunderdome r2c3", "Anna: acquire 9", "Anna: place cicili r1c1",
	"Cleo: expand thunderdome r3c2", "Ben: expand thunderdome r1c3", "Anna: expand cicili r2c1",
	"Cleo: pass", "Ben: pass", "Anna: pass",
	"Cleo: bid 2", "Anna: bid 1", "Ben: bid 2", "Cleo: pay own", "Ben: pay 1 from 6", "Anna: pay 1 from 9",
	"Cleo: merge 1 6", "Cleo: cube", "Anna: pass",
}

// TestAGuestSeesMarketAndTrack opens the market on a device that has joined, and shows the auction track to all, with the bid on
// the device of whoever bids. Fists are never closed by passing a device that belongs to one player.
func TestAGuestSeesMarketAndTrack(t *testing.T) {
	anna := apptest.New(t, 1024, 768)
	anna.Play("atrades", 3, toGuildAuction[:8]...)
	e := joinBoth(t, anna)
	e.ben.App.Shown().(*match.Match).Felt.Drawing().Shown().Tap(50) // the name of the first region
	require.True(t, e.ben.Has("Forecast"), "%q", e.ben.Labels())
	require.True(t, e.ben.Has("Company 1"), "%q", e.ben.Labels())
	e.ben.App.Back()
	require.Equal(t, shell.SeatPage, e.ben.App.Here().Page)
	play := func(to []string) {
		anna.Enter(to...)
		anna.Session.Room.Changed(anna.Session.Playing)
		anna.App.Refresh()
	}
	play(toGuildAuction[8:18])
	for _, tb := range []*apptest.Table{e.ben, e.cleo} {
		require.False(t, tb.Has("Pass the device"), "%q", tb.Labels())
		require.False(t, tb.Has("We bid with our hands"))
	}
	play(toGuildAuction[18:])
	require.True(t, e.cleo.Has("The auction track with a bid of "), "%q", e.cleo.Labels())
	require.Nil(t, e.cleo.DockKey("Bid "))
	key := e.ben.DockKey("Bid ")
	require.NotNil(t, key, "%q", e.ben.Labels())
	bid := key.Key().Word
	key.Tapped(&fyne.PointEvent{})
	require.Equal(t, "Ben: "+strings.ToLower(bid), apptest.Latest(anna.Session.Playing))
}

// TestAGuestReckonsAFlight shows what a flight costs on the device of whoever flies, and flies there with one tap; the others
// see what it costs. The route calculator takes the ships as they stand.
func TestAGuestReckonsAFlight(t *testing.T) {
	e := twoDevices(t, "duck-dealer", matches.Settings{}, "table: born 1", "Anna: fit cargo-hold", "Anna: fit merchant", "Anna: fit navigator",
		"Ben: fit builder", "Ben: fit builder", "Ben: fit cargo-hold", "Anna: home s5", "Ben: home s1", "Anna: collect trade", "Ben: collect move",
		"Anna: act", "Anna: ready", "Anna: end", "Ben: act", "Ben: ready")
	about := func(tb *apptest.Table, space string) {
		edition, err := duckdealer.ReadEdition(tbTable(tb).Box())
		require.NoError(t, err)
		tb.App.Shown().(*match.Match).Felt.Drawing().Shown().Tap(slices.Index(edition.Spaces(), space))
	}
	about(e.ben, "s1-p1-2")
	fly := e.ben.Begins("Fly to ")
	require.NotEmpty(t, fly, "%q", e.ben.Labels())
	before := len(log(e.anna))
	e.ben.Tap(fly)
	require.Equal(t, []string{"Ben: burn", "Ben: step s1-p1-1", "Ben: step s1-p1-2"}, log(e.anna)[before:])
	require.Equal(t, log(e.anna), log(e.ben))
	require.True(t, e.ben.Has("Undo 3 moves"), "%q", e.ben.Labels())

	e.ben.Tap("More")
	e.ben.Tap("This match")
	e.ben.TapOn("Route calculator")
	require.True(t, e.ben.Sees("As in the match, with the ship of"), "%q", e.ben.Labels())
}

// TestAGuestSeesTheCards opens the cards of Traders from the match on a device that has joined: how many each hand holds, and
// never which. A turn ends with one tap.
func TestAGuestSeesTheCards(t *testing.T) {
	e := twoDevices(t, "traders", appsOwn, "Anna: roll 5", "Ben: roll 2", "Anna: planet gobi-bob", "Anna: event action-card")
	anna := e.anna.Session.Playing
	_, err := anna.Match.Draw(1, apptest.ReadMove(t, anna, "Anna: draw ?").Verb)
	require.NoError(t, err)
	e.anna.Enter("Anna: done", "Anna: stay", "Anna: done", "Anna: done", "Ben: event credits", "Ben: done", "Ben: stay")
	e.anna.Session.Room.Changed(anna)
	require.Equal(t, log(e.anna), log(e.ben))
	e.hides("the match")
	before := len(log(e.anna))
	e.ben.Tap("On to trading")
	e.ben.Tap("End the turn")
	require.Equal(t, "Ben: done", log(e.anna)[before], "%q", log(e.anna))
	require.NotEqual(t, []int{2}, anna.Match.Table().ToMove())
	for page, sees := range map[string]string{"Action cards": "1 of 3 cards", "Event cards": "33 of 35 left", "Planet cards": "9 of 10 left", "Companies": "plays it"} {
		e.ben.Tap("More")
		e.ben.Tap("This match")
		if page != "Companies" {
			e.ben.TapOn("Cards and dice")
		}
		e.ben.TapOn(page)
		require.True(t, e.ben.Has(sees), "%s: %q", page, e.ben.Labels())
		e.hides(page)
		e.ben.App.Open(shell.Route{Page: shell.SeatPage})
	}
}

// TestAGuestSeesWhoPicks says who takes a card from whom, and offers no move of others.
func TestAGuestSeesWhoPicks(t *testing.T) {
	anna := apptest.New(t, 1024, 768)
	anna.Play("rising-tides", 4, append(slices.Clone(apptest.Dealt), "table: event left")...)
	e := joinBoth(t, anna)
	require.True(t, e.ben.Sees("Take one from the left"), "%q", e.ben.Labels())
	require.False(t, e.ben.Sees("Everybody took one"))
	require.True(t, anna.Sees("Everybody took one"))
}

// TestAnOwnMatchIsLeftAlone has a match of the same game open on the guest's device too: the aids are those of the table's.
func TestAnOwnMatchIsLeftAlone(t *testing.T) {
	e := twoDevices(t, "raid-trade", appsOwn, "Anna: roll 3")
	own := e.ben.Play("raid-trade", 2, "Anna: roll 5", "Ben: roll 3")
	e.ben.App.Go(shell.Route{Page: shell.SeatPage})
	e.ben.Tap("Roll for Ben")
	require.Len(t, log(e.anna), 2)
	require.Equal(t, []string{"Anna: roll 5", "Ben: roll 3"}, apptest.Moves(own))
	e.ben.Tap("More")
	e.ben.Tap("This match")
	e.ben.TapOn("Cards and dice")
	require.Regexp(t, "^Ben rolled [1-6]$", e.ben.Begins("Ben rolled "), "%q", e.ben.Labels())
	e.ben.App.Back()
	e.ben.App.Back()
	require.Equal(t, shell.SeatPage, e.ben.App.Here().Page)
}

// TestTheDefenderOfAnotherDeviceIsAsked has a hit, and taps at the attacker's device all that rolls or answers there, again and again:
// what becomes of the hit is said at the defender's device.
func TestTheDefenderOfAnotherDeviceIsAsked(t *testing.T) {
	rolls := []string{"Roll", "We rolled", "Two dice", "Don't double it", "Take the hit", "In a hurry"}
	for _, app := range []bool{false, true} {
		for _, names := range [][2]string{{"Anna", "Ben"}, {"Ben", "Anna"}} {
			attacker, defender := names[0], names[1]
			faces := map[string]string{attacker: "5", defender: "3"}
			e := twoDevices(t, "raid-trade", matches.Settings{}, "Anna: roll "+faces["Anna"], "Ben: roll "+faces["Ben"])
			of := map[string]*apptest.Table{"Anna": e.anna, "Ben": e.ben}
			makes(t, of[attacker], attacker+": raid 10d")
			makes(t, of[defender], defender+": defend 10c")
			makes(t, of[attacker], attacker+": roll 5")
			require.NoError(t, e.anna.Session.Playing.Match.Chance().SetDraws(app))
			e.anna.Session.Room.Changed(e.anna.Session.Playing)
			before, tapped := len(log(e.anna)), 0
			for range 3 {
				for _, label := range of[attacker].Labels() {
					o, ok := of[attacker].Find(label).(fyne.Tappable)
					if ok && slices.ContainsFunc(rolls, func(begin string) bool { return strings.HasPrefix(label, begin) }) {
						test.Tap(o)
						tapped++
					}
				}
				of[attacker].Press("R")
				of[attacker].Run(time.Second)
			}
			require.Positive(t, tapped, "%q", of[attacker].Labels())
			for _, move := range log(e.anna)[before:] {
				require.False(t, strings.HasPrefix(move, defender+": "), move)
			}
			require.NotEmpty(t, of[defender].Begins("Take the hit"), "%q", of[defender].Labels())
		}
	}
}
