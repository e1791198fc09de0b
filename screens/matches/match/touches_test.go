package match_test

import (
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/raidtrade"
	"tablekeeper/companion/games/risingtides"
	"tablekeeper/companion/matches"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/picker"
)

// touched counts what a person does with a thumb who plays alone at a device, the app's cards in the hand.
type touched struct {
	*apptest.Table
	of      *game.OwnMatch
	touches int
}

func (h *touched) tap(label string) {
	h.T.Helper()
	h.touches++
	h.TapOn(label)
}

// hand opens the hand where it is closed: who plays from it looks at it first.
func (h *touched) hand() {
	h.T.Helper()
	if !h.Sees("Hide the hand") {
		h.tap("Hand ")
	}
}

// card lifts a card of the open hand and presses a key for it.
func (h *touched) card(title, key string) {
	h.T.Helper()
	h.hand()
	h.tap(title)
	h.tap(key)
}

// holds are the words of the hidden cards that a person holds.
func (h *touched) holds() (words []string) {
	hand, _ := h.of.Match.Hands().Of(1)
	for _, c := range hand.Cards {
		words = append(words, c.Word)
	}
	return words
}

// can reports whether a move of the person can be made with the cards that are held.
func (h *touched) can(move string) bool {
	act, err := h.of.Match.Table().Read(move)
	return err == nil && h.of.Match.Table().Judge(act) == "" && (h.of.Match.Hands().Asks(act) == 0 || h.of.Match.Hands().Holds(act))
}

// wait lets the app play its seats until the person has to do something.
func (h *touched) wait() bool {
	h.T.Helper()
	for range 300 {
		t := h.of.Match.Table()
		if t.Over() {
			return false
		}
		if awaited := t.ToMove(); len(awaited) > 0 && awaited[0] == 1 {
			return true
		}
		h.Run(time.Second)
	}
	h.T.Fatalf("the app doesn't play: %v", h.of.Match.Table().Summary())
	return false
}

// tides plays a move of Rising Tides as people do who build as soon as they can, and place what they hold.
func (h *touched) tides() {
	h.T.Helper()
	view, _ := risingtides.Look(h.of.Match.Table())
	held := h.holds()
	place := slices.IndexFunc(held, func(word string) bool { return slices.Contains(resources, word) && h.can("1: place "+word) })
	switch before := h.of.Match.Log().Count(); {
	case view.Step != risingtides.StepTurn:
		h.answer()
	case h.Has("Build stage"):
		if h.tap("Build stage "); h.of.Match.Log().Count() == before {
			h.touches += h.EnterByTaps(picker.WhoWord(h.of.Match.Table(), 1))
		}
	case place >= 0 && len(view.Players[0].Depot.Cards()) < 5:
		h.card(cardTitles[held[place]], "Place it")
	case h.can("1: draw ?"):
		h.tap("Draw a card")
	case place >= 0:
		h.card(cardTitles[held[place]], "Place it")
	default:
		away := slices.IndexFunc(held, func(word string) bool { return h.can("1: discard " + word) })
		h.card(cardTitles[held[away]], "Throw it away")
	}
}

var resources = []string{"fuel", "materials", "supplies"}

// answer lets what others did happen, or takes what is offered first.
func (h *touched) answer() {
	h.T.Helper()
	for _, key := range []string{"Let it happen", "Let it stand", "Take one", "Draw a card", "Show "} {
		if h.Has(key) {
			h.tap(key)
			return
		}
	}
	h.T.Fatalf("nothing to answer with in %q", h.Labels())
}

// raid plays a move of Raid Trade as people do who carry cargo with what they hold, and raid with what is left.
func (h *touched) raid() {
	h.T.Helper()
	view, _ := raidtrade.Look(h.of.Match.Table())
	held := h.holds()
	titled := func(verb string) (title string) {
		for _, act := range h.of.Match.Table().Legal(nil) {
			form := h.of.Match.Table().Form(act)
			if act.Seat != 1 || form.Name != verb {
				continue
			}
			for v, n := range form.Said(act) {
				if v.Name == "CARD" && slices.Contains(held, v.Word(n)) {
					return picker.WordTitle(v, n, h.of.Match.Table().Seats())
				}
			}
		}
		return ""
	}
	switch {
	case view.Step == raidtrade.StepDraw:
		h.tap("Draw a card")
	case h.Has("Exchange "):
		h.tap("Exchange ")
	case h.Has("Go up to level "):
		h.tap("Go up to level ")
	case view.Step == raidtrade.StepMain && view.Traders[0].Trip == 0 && titled("trip") != "":
		h.card(titled("trip"), "Depart with it")
	case view.Step == raidtrade.StepMain && len(held) > 3 && titled("raid") != "":
		h.card(titled("raid"), "Raid with it")
	case view.Step == raidtrade.StepDefence && titled("defend") != "":
		h.card(titled("defend"), "Defend with it")
	case h.Has("Roll"):
		h.tap("Roll")
	default:
		for _, key := range []string{"End the turn", "Take the hit", "Don't double it", "Turn up the top card", "Withdraw"} {
			if h.Has(key) {
				h.tap(key)
				return
			}
		}
		h.T.Fatalf("nothing to do in %q", h.Labels())
	}
}

// TestTouchesOfAPersonAlone counts touches a move as people make them, looks at the hand included, where the device is its owner's.
func TestTouchesOfAPersonAlone(t *testing.T) {
	for key, of := range map[string]struct {
		seats, moves int
		most         float64
		play         func(*touched)
	}{
		"rising-tides": {4, 25, 1.5, (*touched).tides},
		"raid-trade":   {2, 40, 1.2, (*touched).raid},
	} {
		t.Run(key, func(t *testing.T) {
			tb := apptest.New(t, 390, 844)
			h := &touched{Table: tb, of: alone(tb, key, of.seats)}
			begun := h.of.Match.Log().Count()
			mine := 0
			for mine < of.moves && h.wait() {
				of.play(h)
				tb.App.Refresh()
				require.False(t, tb.Has("Pass the device"), "it is its owner's")
				mine = 0
				for _, line := range h.of.Match.Table().Log()[begun:] {
					if line.Act.Seat == 1 {
						mine++
					}
				}
			}
			average := float64(h.touches) / float64(mine)
			t.Logf("%s: %d touches for %d moves, %.2f each", key, h.touches, mine, average)
			require.LessOrEqual(t, average, of.most)
		})
	}
}

// alone opens a match with the app's cards in which the app plays all seats but the first, after what is dealt.
func alone(tb *apptest.Table, key string, seats int) *game.OwnMatch {
	tb.T.Helper()
	o := tb.PlayWith(matches.Settings{Draws: true, Private: true}, key, seats)
	for seat := 2; seat <= seats; seat++ {
		o.Chairs.Give(seat, "greedy")
	}
	for range 40 {
		t := o.Match.Table()
		if step := t.Step(); step != "nations" && step != "deal" && step != "initiative" && step != "start" {
			break
		}
		act := t.Legal(nil)[0]
		o.Draw(act.Seat, act.Verb)
	}
	tb.App.Refresh()
	return o
}
