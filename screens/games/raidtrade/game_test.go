package raidtrade_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/raidtrade"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/picker"
	raidtradescreens "tablekeeper/screens/games/raidtrade"
	"tablekeeper/screens/widgets/parts"
)

// thumb enters the moves of a whole game by taps on a phone, and counts them.
type thumb struct {
	*apptest.Table
	of    *game.OwnMatch
	taps  int
	raids []raidTaps
	read  *apptest.Reader // by which it is played; nil: by what is seen
}

// raidTaps are the taps of one raid, from its card to its end.
type raidTaps struct {
	end   string
	taps  int
	rolls int
	time  time.Duration
}

func (h *thumb) tap(label string) {
	h.T.Helper()
	h.taps++
	if h.read != nil {
		h.read.Press(label)
		return
	}
	h.Table.Tap(label)
}

// keys are what the keys of a dock say that plays a move, by its verb.
var keys = map[string]string{
	"draw": "Draw a card", "unload": "Exchange ", "advance": "Go up to level ", "end": "End the turn", "withdraw": "Withdraw",
	"sell": "Sell it", "trip": "Depart with it", "raid": "Raid with it", "defend": "Defend with it", "escape": "Escape",
}

// play enters a move by the keys of the dock; a card is lifted first.
func (h *thumb) play(text string) {
	h.T.Helper()
	t := h.of.Match.Table()
	act, ok := raidtradescreens.ActOf(t, text)
	require.True(h.T, ok, "%s is not legal: %v", text, t.Summary())
	h.lift(t, act)
	verb, _, _ := strings.Cut(text, " ")
	h.key(verb)
	if h.Sees("Unload first?") {
		h.T.Fatal("an exchange would lapse")
	}
	require.Equal(h.T, t.Seats()[act.Seat-1]+": "+text, apptest.Latest(h.of))
}

// key taps the key of a verb; what it says may go on.
func (h *thumb) key(verb string) {
	h.T.Helper()
	if words := keys[verb]; strings.HasSuffix(words, " ") {
		h.tap(h.Begins(words))
	} else {
		h.tap(words)
	}
}

// lift lifts the card that a move plays.
func (h *thumb) lift(t rules.Table, act rules.Act) {
	h.T.Helper()
	for v, n := range t.Form(act).Said(act) {
		if v.Name == "CARD" {
			h.tap(h.Begins("Hand "))
			h.tap(picker.WordTitle(v, n, t.Seats()))
		}
	}
}

// depart loads all that there is and departs with a card: one key.
func (h *thumb) depart(text string) {
	h.T.Helper()
	t := h.of.Match.Table()
	act, ok := raidtradescreens.ActOf(t, text)
	require.True(h.T, ok)
	h.lift(t, act)
	h.key("trip")
	require.Equal(h.T, t.Seats()[act.Seat-1]+": "+text, apptest.Latest(h.of))
}

// view is how the match stands.
func (h *thumb) view() *raidtrade.View {
	v, ok := raidtrade.Look(h.of.Match.Table())
	require.True(h.T, ok)
	return v
}

// legal is the first legal move that begins with a verb and one of some ranks, as good as any other: hands are hidden.
func (h *thumb) legal(verb string, ranks ...string) string {
	t := h.of.Match.Table()
	for _, rank := range ranks {
		for _, suit := range []string{"d", "c"} {
			text := verb + " " + rank + suit
			if verb == "sell" {
				text += " bank"
			}
			if _, ok := raidtradescreens.ActOf(t, text); ok {
				return text
			}
		}
	}
	return ""
}

// raid plays a whole raid: its card, its answer ("": a high number), rolls that people threw, and how it ends.
func (h *thumb) raid(attack, answer string, rolls []int, end string) {
	h.T.Helper()
	taps, started := h.taps, time.Now()
	h.play(attack)
	if answer == "" {
		answer = h.legal("defend", numbers...)
	}
	h.play(answer)
	for _, face := range rolls {
		h.tap("We rolled. " + parts.Number(face))
		if h.view().Step == raidtrade.StepHit {
			h.tap("Don't double it")
			h.tap(h.Begins("Take the hit"))
		}
	}
	switch end {
	case "withdrawn":
		h.tap("Withdraw")
	}
	require.Nil(h.T, h.view().Combat)
	h.raids = append(h.raids, raidTaps{end, h.taps - taps, len(rolls), time.Since(started)})
}

// numbers are the ranks that are no royals, highest first.
var numbers = []string{"10", "9", "8", "7", "6", "5", "4", "3"}

// turn plays a turn of a trader who carries cargo by short trips and rises with what it brings.
func (h *thumb) turn() {
	v := h.view()
	s := v.Traders[v.Turn-1]
	can := func(text string) bool { _, ok := raidtradescreens.ActOf(h.of.Match.Table(), text); return ok }
	switch {
	case v.Step == raidtrade.StepDraw:
		h.play("draw ?")
	case can("unload"):
		h.play("unload")
	case can("advance"):
		h.play("advance")
	case v.Turn == 1 && s.InOrbit() && s.Hand.Size() > 1 && h.legal("sell", numbers...) != "":
		h.play(h.legal("sell", numbers...))
	case v.Turn == 1 && s.InOrbit() && s.Hand.Size() > 0 && s.BankBlack > 2 && h.legal("trip", "q", "k", "2", "a") != "":
		h.depart(h.legal("trip", "q", "k", "2", "a"))
	case v.Turn == 1 && s.Level == 9 && s.InOrbit() && h.legal("sell", "j", "a", "2") != "": // for other cards
		h.play(h.legal("sell", "j", "a", "2"))
	default:
		h.play("end")
	}
}

// TestAGameToLevelTen enters a game from the roll for the start to level 10 on a phone: a raid that is escaped, one that
// is withdrawn, one that is won.
func TestAGameToLevelTen(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	h := &thumb{Table: tb, of: tb.Play(raidtradescreens.Key, 2)}
	h.toLevelTen(t)
}

// TestAScreenReaderPlaysAWholeMatch plays the same game by what a screen reader is told: labels and roles, no places.
func TestAScreenReaderPlaysAWholeMatch(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	h := &thumb{Table: tb, of: tb.Play(raidtradescreens.Key, 2), read: tb.Reader()}
	h.toLevelTen(t)
	h.read.Read()
	said := strings.Join(h.read.Said, "\n")
	require.Less(t, strings.Index(said, "Played: Ben rolls 2"), strings.Index(said, "Your turn, in orbit"), "what was done comes before what is to do")
	for _, words := range []string{"Played: Anna rolls 6", "Ben", "The game is over"} {
		require.Contains(t, said, words)
	}
	played := strings.Count(said, "Played: ")
	h.read.Press("Undo: ")
	h.read.Read()
	require.Contains(t, strings.Join(h.read.Said, "\n"), "Undone: ")
	require.GreaterOrEqual(t, played, len(apptest.Moves(h.of))/2)
}

func (h *thumb) toLevelTen(t *testing.T) {
	t.Helper()
	tb := h.Table
	h.tap("We rolled. 6")
	h.tap("We rolled. 2")
	escaped, withdrawn := false, false
	for n := 0; !h.of.Match.Table().Over(); n++ {
		require.Less(t, n, 400, "%v", h.of.Match.Table().Summary())
		v := h.view()
		mine := v.Traders[0]
		switch {
		case v.Step != raidtrade.StepMain || mine.Hand.Size() == 0:
			h.turn()
		case v.Turn == 1 && !escaped && mine.Level >= 3:
			h.raid(h.legal("raid", numbers...), "escape ac", nil, "escaped")
			escaped = true
		case v.Turn == 2 && !withdrawn && mine.Level >= 4 && mine.Hand.Size() > 0:
			h.raid("raid 3d", "", []int{1}, "withdrawn")
			withdrawn = true
		case v.Turn == 1 && mine.Level == 9 && h.legal("raid", "10") != "":
			h.raid(h.legal("raid", "10"), "defend 4c", []int{1, 5, 2, 4, 3, 6, 1, 4, 2, 6}, "won")
		default:
			h.turn()
		}
	}
	require.True(t, escaped && withdrawn)
	require.Equal(t, [][]int{{1}, {2}}, h.of.Match.Table().Ranking())
	require.Contains(t, tb.Mat("Anna"), "Level 10")
	require.True(t, tb.Sees("The game is over"))
	moves := apptest.Moves(h.of)
	tally := apptest.Tally{Game: raidtradescreens.Key, Of: tb}
	tally.Took(h.taps, moves...)
	tally.Holds(t, len(moves))
	for _, r := range h.raids {
		t.Logf("a raid that is %s: %d taps, %d of them rolls, %v", r.end, r.taps, r.rolls, r.time.Round(time.Millisecond))
		require.LessOrEqual(t, r.taps, 2*r.rolls+9, "a tap a roll, two a hit, and a few for the cards")
	}
	require.Equal(t, 1, strings.Count(strings.Join(moves, "\n"), "withdraw"))
}
