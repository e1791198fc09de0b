package dispute_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/shelf"
	"tablekeeper/screens/apptest"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// said is a dispute as a person says it, and how it is asked from the page of its game: what is typed, then what is tapped.
type said struct {
	words   string
	game    string
	typed   string
	taps    []string
	verdict string
	tells   string // what the page says with it
}

// twenty are the first twenty disputes, and those that others tried since.
var twenty = []said{
	{"Can I redirect an attack back at the attacker?", "Rising Tides", "", []string{"Can I redirect an attack"}, "Not allowed", "choose another player"},
	{"I redirect your Nuke at you!", "Rising Tides", "redirect nuke", []string{"Can I redirect a Nuke"}, "Not allowed", "turn"},
	{"Can I steal from myself?", "Rising Tides", "steal", []string{"Steal. ", "Player A", "Fuel"}, "Not allowed", "RT-2.3.0.1"},
	{"I hold five cards. Can I draw?", "Rising Tides", "", []string{"I hold five cards"}, "Not allowed", "RT-4.3.1"},
	{"Can I nuke with three cards?", "Rising Tides", "bomb", []string{"I hold three cards"}, "Not allowed", "The Nuke takes four cards"},
	{"I have one card. Can I re-counter?", "Rising Tides", "recountr", []string{"I have one card"}, "Not allowed", "Re-countering takes two cards"},
	{"I play the US. Can I build with a fuel and two supplies?", "Rising Tides", "build us", []string{"I play the US"}, "Allowed", "No rule stands against it."},
	{"White tokens from 9 to 10?", "Raid Trade", "", []string{"Can I rise from level 9"}, "Not allowed", "level 10 is won only in a raid"},
	{"I have one white token. Can I rise?", "Raid Trade", "one white", []string{"I have one white"}, "Not allowed", "A level costs two white tokens"},
	{"Can I raid twice in a turn?", "Raid Trade", "raid twice", []string{"Can I raid twice", "No"}, "Allowed", "No rule"},
	{"An Escape ended my raid. Can I raid again?", "Raid Trade", "", []string{"Can I raid twice", "Yes"}, "Not allowed", "raid"},
	{"I hold a card. Can I defend with the top card?", "Raid Trade", "", []string{"I hold a card"}, "Not allowed", "must defend with it"},
	{"Rebellion with 1 MCr?", "Traders", "rebelion", []string{"I have 1 MCr"}, "Not allowed", "costs 2 MCr"},
	{"Rebellion with no money at all?", "Traders", "rebellion 0 mcr", []string{"Play rebellion. ", "Gobi"}, "Not allowed", "Player A has none"},
	{"A second station at Gobi with 4 MCr?", "Traders", "second station", []string{"I have 4 MCr"}, "Not allowed", "costs 6 MCr"},
	{"I have bought a card. Can I buy another one?", "Traders", "", []string{"I have bought"}, "Not allowed", "one a turn is allowed"},
	{"Two metal are aboard. Can I load a third one?", "Traders", "load third", []string{"Two metal"}, "Not allowed", "carries two resources already"},
	{"I have no movement marker. Can I start my engines?", "Duck Dealer", "engine", []string{"I have no movement"}, "Not allowed", "takes a movement marker"},
	{"I have no disc left. Can I claim the mine?", "Duck Dealer", "", []string{"I have no disc"}, "Not allowed", "DD-8.5"},
	{"I have no cube left. Can I sell company 5?", "Atrades", "", []string{"I have no cube left. Can I sell"}, "Not allowed", "no action cube left"},
	{"Can a company merge with itself?", "Atrades", "merge itself", []string{"Can a company merge"}, "Not allowed", "choose another one to merge with"},
	{"May I put a Nuke into my depot?", "Rising Tides", "put nuke in depot", []string{"Player A places Nuke"}, "Not allowed", "Only resources go into a depot"},
	{"My last card: can I re-counter with it?", "Rising Tides", "recountr fuel 1 card", []string{"Player A re-counters"}, "Not allowed", "Re-countering takes two cards"},
	{"Steal fuel from myself, to be safe?", "Rising Tides", "steal fuel from myself", []string{"Player A steals"}, "Not allowed", "never on oneself"},
	{"No card left. Can I protect?", "Rising Tides", "protect 0 cards", []string{"Protect. "}, "Not allowed", "hand is empty"},
	{"Climb a level for one white?", "Raid Trade", "climb lvl 1 white", []string{"Advance. "}, "Not allowed", "A level costs two white tokens"},
	{"Climb on from level 9?", "Raid Trade", "climb level 9", []string{"Advance. "}, "Not allowed", "level 10 is won only in a raid"},
	{"Immobilise my own ship?", "Traders", "immobilize myself", []string{"Player A immobilises"}, "Not allowed", "against oneself"},
	{"A card for my last MCr?", "Traders", "buy card 1 mcr", []string{"Player A buys"}, "Not allowed", "An action card costs 2 MCr"},
	{"Another turn with 3 MCr?", "Traders", "extra turn 3 mcr", []string{"Play extra"}, "Not allowed", "costs 4 MCr"},
	{"Broke. Can I counter?", "Traders", "counter 0 mcr", []string{"Counter. "}, "Not allowed", "costs 2 MCr"},
	{"Does a highway part go on a planet?", "Duck Dealer", "highway on p2", []string{"Player A places a highway part"}, "Not allowed", "Highway parts go on dots"},
	{"All discs are out. The factory, please?", "Duck Dealer", "claim factory 0 discs", []string{"Player A claims"}, "Not allowed", "DD-8.5"},
	{"Sell number 7 without a cube?", "Atrades", "sell company 7 0 cubes", []string{"Player A sells"}, "Not allowed", "no action cube left"},
	{"Start number 12 without a cube?", "Atrades", "buy company 12 0 cubes", []string{"Player A acquires"}, "Not allowed", "no action cube left"},
	{"Flee from a raid with a King?", "Raid Trade", "flee with king of clubs", []string{"Player A escapes"}, "Not allowed", "Ace"},
	{"Depart with an empty hold?", "Raid Trade", "depart without cargo", []string{"Trip. ", "Ace of Diamonds"}, "It depends", "Trip card"},
	{"Stow three black tokens, having one?", "Raid Trade", "stow 3 black 1", []string{"Player A stows 3"}, "Not allowed", "black"},
	{"A deal with myself?", "Duck Dealer", "trade with myself", []string{"Player A begins"}, "Not allowed", "DD-10.3"},
	{"A road for no cube?", "Duck Dealer", "road on p4-p9-1 without cubes", []string{"Player A places"}, "Not allowed", "no cube left"},
	{"Give back energy that I don't have?", "Duck Dealer", "give back red 0 red", []string{"Player A gives back"}, "Not allowed", "DD-2.4"},
	{"Rob my own ship by Mercenaries?", "Traders", "mercenaries on myself metal", []string{"Player A"}, "Not allowed", "TR-6"},
	{"Sell without being there?", "Traders", "sell gems on gobi", []string{"Player A sells"}, "It depends", "stored on Gobi"},
	{"Bid all I have and more?", "Atrades", "bid 12 money 5", []string{"Player A bids 12"}, "It depends", "companies"},
	{"Join two companies of others?", "Atrades", "merge 4 and 9", []string{"Player A merges"}, "It depends", "who owns them"},
	{"Steal from an empty depot?", "Rising Tides", "steal fuel from player b", []string{"Player A steals"}, "It depends", "known to hold"},
	{"Nuke myself to clear the board?", "Rising Tides", "nuke myself", []string{"Nuke. ", "3 supplies"}, "Not allowed", "RT-2.3.0.1"},
	{"Can 3 join with 3?", "Atrades", "fuse 3 3", []string{"Player A merges"}, "Not allowed", "choose another one to merge with"},
}

// The keystroke model: seconds for a tap, a typed letter and a decision.
const (
	tapTime      = 1.2
	letterTime   = 0.28
	decisionTime = 1.35
)

// TestTwentyDisputes settles disputes on a phone from the start of the app: few taps, no swipe before the first verdict, two
// pages, and quickly enough.
func TestTwentyDisputes(t *testing.T) {
	for _, s := range twenty {
		t.Run(s.words, func(t *testing.T) {
			h := &hand{Table: apptest.New(t, 390, 844)}
			h.TapOn(s.game)
			h.count()
			h.tap("Settle a dispute")
			if s.typed != "" {
				h.write(s.typed)
			}
			for _, label := range s.taps {
				h.tap(label)
			}
			require.True(t, h.Sees(s.verdict), "%q", h.Labels())
			h.inSight(s.verdict)
			require.True(t, h.Has(s.tells), "%q", h.Labels())
			require.Equal(t, shell.DisputePage, h.App.Here().Page)
			require.LessOrEqual(t, h.taps, 7)
			require.Less(t, h.seconds, 20.0)
			t.Logf("%d taps, %.1f s", h.taps, h.seconds)
		})
	}
}

// hand taps only what is in sight, and counts.
type hand struct {
	*apptest.Table
	taps    int
	seconds float64
}

func (h *hand) tap(label string) {
	h.T.Helper()
	o := h.labelled(label)
	require.NotNilf(h.T, o, "nothing to tap begins with %q; there are %q", label, h.Labels())
	h.seen(label, o)
	test.Tap(o.(fyne.Tappable))
	h.count()
}

func (h *hand) count() {
	h.taps++
	h.seconds += tapTime + decisionTime
}

// write taps the entry and types a letter after the other.
func (h *hand) write(text string) {
	h.T.Helper()
	for _, o := range h.Shown() {
		if e, ok := o.(*parts.Entry); ok {
			h.seen("the entry", e)
			h.count()
			h.seconds += letterTime*float64(len(text)) + decisionTime
			test.Type(e, text)
			return
		}
	}
	h.T.Fatal("there is no entry")
}

// labelled is what can be tapped and has that label, or one that begins so.
func (h *hand) labelled(label string) fyne.CanvasObject {
	var found fyne.CanvasObject
	for _, o := range h.Shown() {
		a, named := o.(fyne.Accessible)
		if _, ok := o.(fyne.Tappable); !ok || !named {
			continue
		}
		if a.AccessibilityLabel() == label {
			return o
		}
		if found == nil && strings.HasPrefix(a.AccessibilityLabel(), label) {
			found = o
		}
	}
	return found
}

func (h *hand) inSight(label string) {
	h.T.Helper()
	h.seen(label, h.Find(label))
}

// seen requires that at least the upper half of an object is in the window.
func (h *hand) seen(label string, o fyne.CanvasObject) {
	h.T.Helper()
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
	middle := at.Y + min(o.Size().Height/2, 40)
	require.Truef(h.T, at.Y >= 0 && middle <= h.Window.Canvas().Size().Height, "%q is out of sight: at %v", label, at)
}

// TestUsualDisputesStandThere opens the page of each game and taps each usual dispute.
func TestUsualDisputesStandThere(t *testing.T) {
	for _, g := range shelf.Games() {
		for _, usual := range g.Everyday.Usual {
			h := &hand{Table: apptest.New(t, 390, 844)}
			h.App.Open(shell.Route{Page: shell.DisputePage, Arg: g.Key})
			h.tap(usual.Said)
			require.True(t, h.Has("llowed") || h.Sees("It depends"), "%s: %q", usual.Said, h.Labels())
		}
	}
}
