package duckdealer_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/picker"
	duckdealerscreens "tablekeeper/screens/games/duckdealer"
	"tablekeeper/screens/matches/match"
)

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

// TestDuckGameByTaps enters a whole game of two players on a phone, every move by taps. It draws the page anew
// hundreds of times, so it is one of the tests that run without the race detector.
func TestDuckGameByTaps(t *testing.T) { duckGameByTaps(t, 1) }

// TestDuckGameInLargerLetters enters the same game in larger letters.
func TestDuckGameInLargerLetters(t *testing.T) { duckGameByTaps(t, 1.25) }

// enterDuck enters a move, and counts the taps: on the map where a place is asked for, else on a key of the dock that plays it, else in the
// sheet.
func enterDuck(tb *apptest.Table, act rules.Act) (taps int) {
	m := tb.App.Shown().(*match.Match)
	form, b := m.Moves.Pick.FormOf(act), m.Felt.(*duckdealerscreens.DuckBoard)
	before := m.Of.Changes
	if rules.OneOf(act, duckdealer.Highway, duckdealer.Lift, duckdealer.Home, duckdealer.Entrance, duckdealer.Exit, duckdealer.Step) {
		words := map[bool]string{true: "Lay a pathway", false: "Lay a highway"}[duckdealer.Entrance.Is(act)]
		if key := tb.DockKey(words); b.View.Step == duckdealer.StepAction && rules.OneOf(act, duckdealer.Highway, duckdealer.Entrance) && key != nil {
			key.Tap()
			taps++
		}
		space := form.Words[0].Word(form.Numbers(act)[0])
		if b.Targets()[space] {
			b.Tap(slices.Index(b.Names, space))
			taps++
			if key := tb.DockKey("Fly to "); m.Of.Changes == before && key != nil && duckdealer.Step.Is(act) {
				key.Tap()
				taps++
			}
			require.Equal(tb.T, before+1, m.Of.Changes, m.Of.Table().Notation(act))
			return taps
		}
	}
	if key := tb.KeyOf(act); key != nil {
		key.Tap()
		require.Equal(tb.T, before+1, m.Of.Changes, m.Of.Table().Notation(act))
		return 1
	}
	return taps + tb.EnterAct(act)
}

func duckGameByTaps(t *testing.T, text float32) {
	t.Helper()
	const seed = 21
	random := rand.New(rand.NewPCG(seed, 1967))
	tb := apptest.Lettered(t, 390, 844, text)
	o := tb.PlayWhole(duckdealerscreens.Key)
	tally, virtual := apptest.Tally{Game: duckdealerscreens.Key, Of: tb}, false
	enter := func(act rules.Act) {
		line := picker.WhoWord(o.Match.Table(), act.Seat) + ": " + o.Match.Table().Notation(act)
		tally.Took(enterDuck(tb, act), line)
		v, ok := duckdealer.Look(o.Match.Table())
		require.True(t, ok)
		virtual = virtual || len(v.Virtual()) > 0
		require.NotEmpty(t, duckdealerscreens.DuckStep(o.Match.Table(), true), "seed %d: step %s has no words", seed, v.Step)
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
		if moves++; v.Turns != turn {
			turn, moves = v.Turns, 0
		}
		enter(drawMove(o.Match.Table(), moves, random))
	}
	v, ok := duckdealer.Look(o.Match.Table())
	require.True(t, ok)
	require.Equal(t, duckdealer.ActionTurns, v.Turns)
	require.True(t, virtual, "seed %d: a turn with virtual energy", seed)
	lines := apptest.Moves(o)
	for _, kind := range []string{
		"explore", "build factory", "build consumer", "deliver", "accept", "claim", "entrance", "exit", "teleport", "highway",
	} {
		require.True(t, slices.ContainsFunc(lines, func(line string) bool { return strings.Contains(line, ": "+kind) }),
			"seed %d: no %s", seed, kind)
	}
	require.True(t, tb.Sees("The game is over"))
	tb.WasWhole(duckdealerscreens.Key)
	tally.Holds(t, len(lines))
}
