package screens

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/duckdealer"
	"tablekeeper/companion/rules"
	duckdealerscreens "tablekeeper/screens/duckdealer"
	"tablekeeper/screens/match"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
)

// byTaps enters a legal move as people do: the verb, word by word, then "Play this move". It counts the taps.
func (tb *Table) EnterAct(act rules.Act) (taps int) {
	tb.T.Helper()
	m := tb.App.Shown().(*match.Match)
	table := m.Of.Match.Table()
	line := table.Notation(act)
	for {
		got, complete := m.Moves.Pick.Complete()
		if complete && got == act {
			break
		}
		taps++
		require.Less(tb.T, taps, 8, "%s can't be tapped; there are %q", line, tb.Labels())
		if m.Moves.Pick.Form == nil || m.Moves.Inline || m.Moves.Pick.Place() < 0 {
			tb.TapOffer(m, act)
			continue
		}
		at := m.Moves.Pick.Place()
		tb.TapKey(m.Moves.Box, picker.WordTitle(m.Moves.Pick.Form.Words[at], act.Words[at], table.Seats()))
	}
	changes := m.Of.Changes
	tb.Tap("Play this move")
	taps++
	if tb.Sees("Buy it") {
		tb.Tap("Buy it")
		taps++
	}
	require.Equal(tb.T, changes+1, m.Of.Changes, line)
	return taps
}

// tapOffer taps the offer of a move's verb, or the first open word where it stands beside it.
func (tb *Table) TapOffer(m *match.Match, act rules.Act) {
	tb.T.Helper()
	table := m.Of.Match.Table()
	form := m.Moves.Pick.FormOf(act)
	for _, o := range tb.Shown() {
		offer, ok := o.(*parts.Offer)
		if !ok || !strings.HasPrefix(offer.AccessibilityLabel(), picker.VerbTitle(form)+". ") ||
			!strings.Contains(offer.AccessibilityLabel(), table.Help(act)) {
			continue
		}
		if offer.AccessibilityRole() == fyne.AccessibleRoleButton {
			test.Tap(offer)
			return
		}
		for at := range form.Words {
			for _, child := range test.WidgetRenderer(offer).Objects() {
				if tb.KeyIn(child, picker.WordTitle(form.Words[at], act.Words[at], table.Seats())) != nil {
					tb.TapKey(child, picker.WordTitle(form.Words[at], act.Words[at], table.Seats()))
					return
				}
			}
		}
	}
	tb.T.Fatalf("%s is not offered; there are %q", table.Notation(act), tb.Labels())
}

// keyIn finds a key in what lies in an object.
func (tb *Table) KeyIn(in fyne.CanvasObject, word string) *parts.Key {
	switch o := in.(type) {
	case *parts.Key:
		if label := o.AccessibilityLabel(); label == word || label == word+", chosen" {
			return o
		}
	case *fyne.Container:
		for _, child := range o.Objects {
			if key := tb.KeyIn(child, word); key != nil {
				return key
			}
		}
	}
	return nil
}

func (tb *Table) TapKey(in fyne.CanvasObject, word string) {
	tb.T.Helper()
	key := tb.KeyIn(in, word)
	require.NotNil(tb.T, key, "no key %q; there are %q", word, tb.Labels())
	test.Tap(key)
}

// duckPlan is how the game of the test begins: Anna empties the stock of movement markers, so that her collecting turn
// becomes an action turn with virtual markers; she lays a pathway, uses it and explores. Ben builds a factory, takes a
// privilege, makes a deal, builds a consumer and delivers.
const duckPlan = `table: born 1
Anna: fit navigator
Anna: fit navigator
Anna: fit navigator
Ben: fit cargo-hold
Ben: fit builder
Ben: fit merchant
Anna: home s1
Ben: home s5
Anna: collect move
Ben: collect trade
Anna: collect move
Ben: collect trade
Anna: collect move
Ben: collect trade
Anna: collect move
Ben: collect trade
Anna: collect move
Ben: collect trade
Anna: collect move
Ben: collect move
Anna: collect move
Ben: collect move
Anna: collect move
Ben: collect move
Anna: collect move
Anna: highway s1-p1-1
Anna: entrance s1
Anna: exit p5
Anna: teleport
Anna: explore satellites
Anna: end
*Anna: return move
Ben: act
Ben: highway s5-p5-1
Ben: mine
Ben: burn
Ben: step s5-p5-2
Ben: step p5
Ben: mine
Ben: build factory satellites
Ben: claim mine
Ben: mine
Ben: mine
Ben: deal 1
Ben: offer solar-panels
Ben: propose
Anna: accept
Ben: burn
Ben: step s5-p5-2
Ben: step s5
Ben: mine
Ben: mine
Ben: burn
Ben: step s5-p5-2
Ben: step p5
Ben: make
Ben: build consumer
Ben: mine
Ben: make
Ben: deliver
Ben: end
*Ben: return trade`

// fewMoves is how many moves of an action turn are drawn by lot before it ends as soon as it can.
const fewMoves = 4

// drawMove draws a legal move by lot; turns become action turns soon, and end soon.
func drawMove(t rules.Table, moves int, random *rand.Rand) rules.Act {
	list := t.Legal(nil)
	for _, act := range list {
		switch t.Notation(act) {
		case "act":
			if random.IntN(2) == 0 {
				return act
			}
		case "end", "ready", "cancel", "decline":
			if moves > fewMoves {
				return act
			}
		}
	}
	return rules.Choose(list, t.RandomWeight, random.IntN)
}

// TestSlowDuckGameByTaps enters a whole game of two players on a tablet, every move by taps. It draws the page anew
// hundreds of times, so it is one of the tests that run without the race detector.
func TestSlowDuckGameByTaps(t *testing.T) {
	const seed = 21
	random := rand.New(rand.NewPCG(seed, 1967))
	tb := NewTable(t, 1024, 768)
	o := tb.PlayWhole(duckdealerscreens.Key)
	taps, virtual := 0, false
	enter := func(act rules.Act) {
		taps += tb.EnterAct(act)
		v, ok := duckdealer.Look(o.Match.Table())
		require.True(t, ok)
		virtual = virtual || len(v.Virtual) > 0
		require.NotEmpty(t, duckdealerscreens.DuckStep(o.Match.Table()), "seed %d: step %s has no words", seed, v.Step)
	}
	for line := range strings.Lines(duckPlan) {
		line, again := strings.CutPrefix(strings.TrimSpace(line), "*")
		for {
			act, err := o.Match.Table().Read(line)
			require.NoError(t, err, line)
			enter(act)
			next, _ := o.Match.Table().Read(line)
			if !again || o.Match.Table().Judge(next) != "" {
				break
			}
		}
	}
	turn, moves := 0, 0
	for !o.Match.Table().Over() {
		v, ok := duckdealer.Look(o.Match.Table())
		require.True(t, ok)
		if moves++; len(v.TurnTrack) != turn {
			turn, moves = len(v.TurnTrack), 0
		}
		enter(drawMove(o.Match.Table(), moves, random))
	}
	v, ok := duckdealer.Look(o.Match.Table())
	require.True(t, ok)
	require.Len(t, v.TurnTrack, duckdealer.ActionTurns)
	require.True(t, virtual, "seed %d: a turn with virtual energy", seed)
	lines := Moves(o)
	for _, kind := range []string{
		"explore", "build factory", "build consumer", "deliver", "accept", "claim", "entrance", "exit", "teleport", "highway",
	} {
		require.True(t, slices.ContainsFunc(lines, func(line string) bool { return strings.Contains(line, ": "+kind) }),
			"seed %d: no %s", seed, kind)
	}
	require.True(t, tb.Sees("The game is over"))
	tb.WasWhole(duckdealerscreens.Key)
	t.Logf("%d moves, %d taps, %.1f a move", len(lines), taps, float64(taps)/float64(len(lines)))
}
