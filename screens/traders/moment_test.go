package traders_test

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/traders"
	"tablekeeper/companion/traders/aid"
	"tablekeeper/screens/apptest"
	"tablekeeper/screens/match"
	"tablekeeper/screens/shell"
	tradersscreens "tablekeeper/screens/traders"
)

// TestADrawnCardLiesThereWithItsEffect draws an event: its card lies over the map until somebody asks for the map or goes on.
func TestADrawnCardLiesThereWithItsEffect(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play(tradersscreens.Key, 2, "Anna: roll 5", "Ben: roll 2", "Anna: planet gobi-bob", "Anna: event credits")
	f, ok := aid.FaceOf("credits")
	require.True(t, ok)
	require.True(t, tb.Sees(f.Title), "%q", tb.Labels())
	require.True(t, tb.Has("Anna: "+"2 MCr more."), "%q", tb.Labels())
	require.False(t, tb.Sees("Map of the planets"))
	tb.Tap("Show the map")
	require.True(t, tb.Sees("Map of the planets"), "%q", tb.Labels())
	require.False(t, tb.Sees(f.Title))
	tb.Enter("Anna: done", "Anna: stay", "Anna: done", "Anna: done", "Ben: event engine-boost")
	tb.App.Refresh()
	require.False(t, tb.Sees("Map of the planets"), "the next card lies there")
	tb.Enter("Ben: done", "Ben: stay")
	tb.App.Refresh()
	require.True(t, tb.Sees("Map of the planets"), "who goes on needs the map")
}

// TestADrawnCardOpensLarge shows the card of the moment alone, as large as the window is, with the largest letters: all of it is
// seen at once, and the way back leads to the match.
func TestADrawnCardOpensLarge(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Choose(func(p *shell.Options) { p.Text = 1.5 })
	o := tb.Play(tradersscreens.Key, 2, "Anna: roll 5", "Ben: roll 2", "Anna: planet gobi-bob", "Anna: event credits")
	tb.Tap("Show the card large")
	f, _ := aid.FaceOf("credits")
	require.True(t, tb.Sees(f.Title), "%q", tb.Labels())
	shown := tb.Shown()
	at := slices.IndexFunc(shown, func(o fyne.CanvasObject) bool { _, ok := o.(*tradersscreens.DeckCard); return ok })
	require.GreaterOrEqual(t, at, 0)
	card := shown[at]
	require.Greater(t, card.Size().Height, float32(844)*0.7)
	require.True(t, tb.InSight(card))
	require.Empty(t, tb.Faults())
	tb.App.Back()
	require.Equal(t, o.Route(), tb.App.Here().Route)
}

// TestForcedEffectsAreTold plays a whole game: what stations make and what pirates and cards take is told when it happens.
func TestForcedEffectsAreTold(t *testing.T) {
	tb := apptest.New(t, 1024, 768)
	tb.PlayWhole(tradersscreens.Key)
	told := map[string]bool{}
	for _, line := range apptest.WholeMoves(t, tradersscreens.Key) {
		tb.Enter(line)
		verb := strings.Fields(line)[1]
		switch verb {
		case "planet", "event", "play", "produce", "give":
			tb.App.Refresh()
			for _, words := range []string{" made.", " MCr more."} {
				told[words] = told[words] || tb.Has(words)
			}
		}
	}
	require.Equal(t, map[string]bool{" made.": true, " MCr more.": true}, told)

	tb = apptest.New(t, 390, 844)
	tb.Play(tradersscreens.Key, 2, "Anna: roll 5", "Ben: roll 2", "Anna: planet gobi-bob",
		"Anna: event credits", "Anna: done", "Anna: stay", "Anna: done", "Anna: done",
		"Ben: event credits", "Ben: done", "Ben: stay", "Ben: done", "Ben: done",
		"Anna: planet gobi-supay", "Anna: event pirate")
	require.True(t, tb.Has("Anna: 1 MCr less."), "%q", tb.Labels())
}

// TestARollIsShownLarge shows the die where it is thrown, then the steps that it gives, and then the map by itself.
func TestARollIsShownLarge(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play(tradersscreens.Key, 3, upTo[:len(upTo)-1]...)
	die := tb.Find("Die. Not thrown yet")
	require.NotNil(t, die, "%q", tb.Labels())
	require.GreaterOrEqual(t, die.Size().Height, float32(150))
	require.True(t, tb.InSight(die))
	tb.Tap("3")
	require.True(t, tb.Sees("Die. 3"), "%q", tb.Labels())
	require.True(t, tb.Sees("3 steps"), "%q", tb.Labels())
	require.True(t, tb.Sees("A 3 counts as 2, and every ship flies 1 more."))
	tb.Run(2 * time.Second)
	require.False(t, tb.Sees("Die. 3"), "the ship flies on the map")
	require.True(t, tb.App.Shown().(*match.Match).Board.Drawing().Visible())
}

// TestWhatCanBeFlownToIsLargeEnough measures the hexes that a ship reaches: each is at least 44 high and in sight.
func TestWhatCanBeFlownToIsLargeEnough(t *testing.T) {
	for _, letters := range []float32{1, 1.25} {
		tb := apptest.New(t, 390, 844)
		tb.App.Choose(func(o *shell.Options) { o.Text = letters })
		o := tb.Play(tradersscreens.Key, 3, upTo...)
		tb.Run(2 * time.Second)
		board := tb.App.Shown().(*match.Match).Board.Drawing()
		goals := mustLook(t, o.Match.Table()).Goals()
		require.NotEmpty(t, goals)
		for _, g := range goals {
			at, ok := board.Drawn(g.Hex)
			require.True(t, ok, "%s is out of sight in letters %v", g.Hex, letters)
			column, row := g.Hex[:1], g.Hex[1:]
			n, _ := strconv.Atoi(row)
			if next, ok := board.Drawn(column + strconv.Itoa(n+1)); ok {
				require.GreaterOrEqual(t, at.Y-next.Y, float32(44), "%s in letters %v", g.Hex, letters)
			}
		}
	}
}

// TestPiratesThatFindNothingLeave says why nobody is asked.
func TestPiratesThatFindNothingLeave(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := lateTraders(tb, "event")
	var position map[string]any
	require.NoError(t, json.Unmarshal(o.Match.Table().State(), &position))
	require.NoError(t, json.Unmarshal([]byte(`{"money":[1,9,3],"cargo":[{},{},{}]}`), &position))
	data, err := json.Marshal(position)
	require.NoError(t, err)
	require.NoError(t, o.Match.Agree(data, "nothing aboard"))
	o.Changes++
	tb.Enter("Anna: event pirate")
	tb.App.Refresh()
	require.NotEqual(t, traders.StepPirate, mustLook(t, o.Match.Table()).Moment().Step)
	require.True(t, tb.Sees("Nothing aboard and no money: the pirates leave."), "%q", tb.Labels())
}
