package traders_test

import (
	"encoding/json"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/traders"
	"tablekeeper/companion/games/traders/aid"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	tradersscreens "tablekeeper/screens/games/traders"
	"tablekeeper/screens/matches/match"
	"tablekeeper/screens/widgets/parts"
)

// TestADrawnCardLiesThereWithItsEffect draws an event: its card lies over the map until it is sent away or somebody goes on.
func TestADrawnCardLiesThereWithItsEffect(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play(tradersscreens.Key, 2, "Anna: roll 5", "Ben: roll 2", "Anna: planet gobi-bob", "Anna: event credits")
	f, ok := aid.FaceOf("credits")
	require.True(t, ok)
	require.True(t, tb.Sees(f.Title), "%q", tb.Labels())
	require.True(t, tb.Has("Anna: "+"2 MCr more."), "%q", tb.Labels())
	tb.TapOn("Event card. ")
	require.False(t, tb.Has("Take 2 MCr from the bank."), "it was sent away")
	tb.Tap(f.Title)
	require.True(t, tb.Has("Take 2 MCr from the bank."), "the small card shows it again")
	tb.Enter("Anna: done", "Anna: stay", "Anna: done", "Anna: done", "Ben: event engine-boost")
	tb.App.Refresh()
	require.NotEmpty(t, tb.Begins("Event card. Engine Boost"), "the next card lies there")
	tb.Enter("Ben: done", "Ben: stay")
	tb.App.Refresh()
	require.False(t, tb.Has("Event card"), "who goes on needs the map")
}

// TestADrawnCardIsWhollySeen shows the card of the moment with the largest letters on a small phone: all of it is seen at once.
func TestADrawnCardIsWhollySeen(t *testing.T) {
	for _, window := range []fyne.Size{{Width: 390, Height: 844}, {Width: 320, Height: 568}, {Width: 844, Height: 390}} {
		tb := apptest.New(t, window.Width, window.Height)
		tb.App.Choose(func(p *shell.Options) { p.Text = 1.5 })
		tb.Play(tradersscreens.Key, 2, "Anna: roll 5", "Ben: roll 2", "Anna: planet gobi-bob", "Anna: event credits")
		f, _ := aid.FaceOf("credits")
		require.True(t, tb.Sees(f.Title), "%q", tb.Labels())
		require.True(t, tb.InSight(tb.Find(f.Title)))
		require.Empty(t, tb.Faults(), "%v", window)
	}
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

// TestARollIsShownLarge shows the die that was thrown, large, with the steps that it gives; a tap on the map flies at once.
func TestARollIsShownLarge(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play(tradersscreens.Key, 3, upTo[:len(upTo)-1]...)
	tb.Tap("We rolled")
	tb.Tap("3")
	var die fyne.CanvasObject
	for _, o := range tb.Shown() {
		if d, ok := o.(*parts.Die); ok && d.Size().Height >= 150 {
			die = d
		}
	}
	require.NotNil(t, die, "%q", tb.Labels())
	require.True(t, tb.InSight(die))
	require.True(t, tb.Sees("3 steps"), "%q", tb.Labels())
	require.True(t, tb.Sees("A 3 counts as 2, and every ship flies 1 more."))
	require.True(t, tb.Sees("Tap a green hex"))
	tapHex(tb, mustLook(t, tb.Session.Playing.Match.Table()).Goals()[0].Hex)
	require.False(t, tb.Sees("3 steps"), "the ship flies on the map")
}

// TestWhatCanBeFlownToIsLargeEnough measures the hexes that a ship reaches: each is at least 44 high and in sight.
func TestWhatCanBeFlownToIsLargeEnough(t *testing.T) {
	for _, letters := range []float32{1, 1.25} {
		tb := apptest.New(t, 390, 844)
		tb.App.Choose(func(o *shell.Options) { o.Text = letters })
		o := tb.Play(tradersscreens.Key, 3, upTo...)
		board := tb.App.Shown().(*match.Match).Felt.Drawing()
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
