package duckdealer_test

import (
	"image/color"
	"os"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	rulebook "tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/duckdealer"
	"tablekeeper/screens/matches/match"
)

// duckFlying are the moves until Anna flies from a dot beside p1, with 4 steps left; Ben has a highway part and a
// factory, and Anna a pathway from s2 to p9.
var duckFlying = []string{
	"table: born 2", "Ben: fit cargo-hold", "Ben: fit merchant", "Ben: fit navigator",
	"Anna: fit builder", "Anna: fit builder", "Anna: fit cargo-hold", "Ben: home s5", "Anna: home s1",
	"Ben: collect trade", "Anna: collect move",
	"Ben: act", "Ben: highway s5-p5-1", "Ben: mine", "Ben: burn", "Ben: step s5-p5-2", "Ben: step p5", "Ben: explore satellites",
	"Ben: mine", "Ben: end",
	"Anna: act", "Anna: ready", "Anna: entrance s2", "Anna: exit p9", "Anna: burn", "Anna: step s1-p1-1", "Anna: step s1-p1-2",
	"Anna: step s1-p1-3", "Anna: step p1",
}

// askAbout taps a space of the board that is shown.
func askAbout(tb *apptest.Table, space string) *duckdealer.DuckBoard {
	tb.T.Helper()
	b := tb.App.Shown().(*match.Match).Felt.(*duckdealer.DuckBoard)
	i := slices.Index(b.Names, space)
	require.GreaterOrEqual(tb.T, i, 0, space)
	b.Tap(i)
	return b
}

// duckBoardSituations are the states of the board that look different.
var duckBoardSituations = []apptest.Situation{
	{"flight", func(tb *apptest.Table) {
		tb.Play(duckdealer.Key, 2, duckFlying...)
		askAbout(tb, "p1-p6-4")
	}},
	{"highways", func(tb *apptest.Table) { tb.Play(duckdealer.Key, 2, duckFlying[:21]...) }},
	{"five ships", func(tb *apptest.Table) {
		tb.Play(duckdealer.Key, 5, append(slices.Clone(duckOutfit), "Cleo: fit builder", "Cleo: fit builder", "Dora: fit builder", "Dora: fit builder",
			"Dora: fit merchant", "Emil: fit builder", "Emil: fit builder", "Emil: fit merchant", "Anna: home s1", "Ben: home s2", "Cleo: home s3",
			"Dora: home s4")...)
	}},
}

func TestDuckBoardLayouts(t *testing.T) { apptest.Examine(t, duckBoardSituations) }

// playBox opens a match of two with another box.
func playBox(tb *apptest.Table, file string, moves ...string) *duckdealer.DuckBoard {
	tb.T.Helper()
	text, err := os.ReadFile("../../../companion/games/duckdealer/testdata/boxes/" + file)
	require.NoError(tb.T, err)
	lines, err := rules.ReadLines(text)
	require.NoError(tb.T, err)
	t := &rules.Transcript{}
	t.Add("Game", duckdealer.Key)
	t.Add("Seat", "Anna")
	t.Add("Seat", "Ben")
	for _, line := range lines {
		t.Add("Box", line.Text)
	}
	m, err := tb.Session.Library.Create(t, "Friday", matches.Settings{})
	require.NoError(tb.T, err)
	tb.Session.SetMatch(m)
	tb.Enter(moves...)
	tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: m.ID()})
	return tb.App.Shown().(*match.Match).Felt.(*duckdealer.DuckBoard)
}

// TestOtherBoxes draws maps with junctions and with routes without dots.
func TestOtherBoxes(t *testing.T) {
	for _, file := range []string{"maze.box", "ring.box", "long.box"} {
		tb := apptest.New(t, 1024, 768)
		b := playBox(tb, file)
		require.Len(t, b.Places(), len(b.Edition.Spaces()), file)
		require.Empty(t, tb.Faults(), file)
		for _, space := range b.Names {
			require.True(t, strings.HasPrefix(b.About(space), space), space)
		}
	}
}

// openDot is a dot that Anna's ship reaches with its 4 steps.
const (
	openDot      = "p1-p6-4"
	openDotTitle = "Pochard–Garganey 4"
)

func TestFlyingInOneGo(t *testing.T) {
	tb := apptest.New(t, 1280, 800)
	o := tb.Play(duckdealer.Key, 2, duckFlying...)
	before := o.Match.Log().Count()
	b := askAbout(tb, openDot)
	require.True(t, tb.Sees(openDotTitle+". To fly there: 4 steps, no movement marker. (This rests on house data; check what your box "+
		"prints.)"), "%q", tb.Labels())
	require.False(t, tb.Sees("Play this move"), "there is one main button")
	require.Equal(t, before, o.Match.Log().Count(), "nothing is played yet")
	tb.Tap("Fly to " + openDotTitle + ". 4 steps, no red marker")
	require.Equal(t, before+4, o.Match.Log().Count(), "each step is a line of the log")
	require.Equal(t, openDot, b.View.Ship(1))
	require.Zero(t, b.View.StepsLeft)
	require.False(t, tb.Has("Fly to "+openDotTitle))
	tb.Tap("Undo 4 moves: Anna flies to " + openDotTitle)
	require.Equal(t, "p1", b.View.Ship(1), "one flight is one undo")
	tb.Tap("Redo: Anna flies to " + openDotTitle)
	require.Equal(t, openDot, b.View.Ship(1), "and one redo")
	tb.Tap("Undo 4 moves: Anna flies to " + openDotTitle)
	tb.Tap("Undo: Anna flies to Pochard")
	require.Equal(t, "s1-p1-3", b.View.Ship(1), "a step that was made alone is undone alone")
}

// TestTheWayIsDrawn asks about a dot that the ship can reach: the way there is drawn.
func TestTheWayIsDrawn(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play(duckdealer.Key, 2, duckFlying...)
	b := askAbout(tb, openDot)
	require.Len(t, b.Way(), 4)
	ship := b.Places()[slices.Index(b.Names, "p1")].At
	require.Equal(t, ship, b.Way()[0].From)
	require.Equal(t, b.Places()[slices.Index(b.Names, openDot)].At, b.Way()[3].To)
	require.Equal(t, ship, *b.Near(), "+ leads to the ship")
}

func TestAFlightThatTakesMoreThanThereIs(t *testing.T) {
	tb := apptest.New(t, 1280, 800)
	tb.Play(duckdealer.Key, 2, duckFlying...)
	b := askAbout(tb, "p6")
	require.Contains(t, b.About("p6"), "Garganey\nNot explored. Mine: Solar panels.\nTo fly there: 5 steps, 1 movement marker; Anna has 0.")
	require.False(t, tb.Has("Fly to Garganey"))
	tb.Tap("Why not to Garganey?")
	require.True(t, tb.Has("DD-4.4"), "%q", tb.Labels())
	require.False(t, tb.Has("Not allowed"), "no page opens: %q", tb.Labels())
	require.Contains(t, b.About("s5"), "Spaceyard y5 (Merchant), not built.")
	require.Contains(t, b.About("p5"), "Mine: Solar panels. Consumer: Satellites, not built. Ben's ship.")
	require.Contains(t, b.About("s5-p5-1"), "Highway part of Ben")
	require.Contains(t, b.About("p9"), "Exit of Anna's pathway")
	require.NotContains(t, b.About("p1"), "To fly there", "the ship is there")
	tb.Enter("Anna: explore linear-accelerators", "Anna: end", "Ben: act", "Ben: ready")
	tb.App.Refresh()
	b = askAbout(tb, "s5-p5-1")
	require.Contains(t, b.About("s5-p5-1"), "Your own highway part: your ship can't stop here")
}

func TestAPathwayThatIsShorter(t *testing.T) {
	tb := apptest.New(t, 1280, 800)
	o := tb.Play(duckdealer.Key, 2, append(slices.Clone(duckFlying[:8]), "Anna: home s2", "Ben: collect trade", "Anna: collect move",
		"Ben: collect trade", "Anna: act", "Anna: ready", "Anna: entrance s2", "Anna: exit p9")...)
	before := o.Match.Log().Count()
	b := askAbout(tb, "p9")
	require.Contains(t, b.About("p9"), "To fly there: 15 steps, 2 movement markers; by pathway: 0 steps, 1 movement marker. (")
	tb.Tap("Fly to Harlequin. 0 steps, 1 red marker")
	require.Equal(t, "p9", b.View.Ship(1))
	require.Equal(t, before+1, o.Match.Log().Count())
}

// TestATapChoosesTheStartingPlanet plays the move with the tap, and nothing where no ship may start.
func TestATapChoosesTheStartingPlanet(t *testing.T) {
	tb := apptest.New(t, 1280, 800)
	o := tb.Play(duckdealer.Key, 2, duckFlying[:8]...)
	before := o.Match.Log().Count()
	askAbout(tb, "p3")
	require.Equal(t, before, o.Match.Log().Count())
	b := askAbout(tb, "s3")
	require.Equal(t, "s3", b.View.Ship(1))
}

// TestTheBoardCompletesAVerb taps a key of the dock and then a dot of the map.
func TestTheBoardCompletesAVerb(t *testing.T) {
	tb := apptest.New(t, 1280, 800)
	o := tb.Play(duckdealer.Key, 2, append(slices.Clone(duckFlying), "Anna: explore linear-accelerators", "Anna: end", "Ben: collect build",
		"Anna: collect build", "Ben: act", "Ben: ready")...)
	tb.TapOn("Lay a highway")
	b := tb.App.Shown().(*match.Match).Felt.(*duckdealer.DuckBoard)
	require.True(t, b.Targets()["p5-p10-2"])
	require.False(t, b.Targets()["s5-p5-1"], "a part lies there")
	tb.Tap("Not now")
	require.False(t, b.Targets()["p5-p10-2"])
	tb.TapOn("Lay a highway")
	askAbout(tb, "p5-p10-2")
	require.Equal(t, "Ben: highway p5-p10-2", apptest.Latest(o), "verb and space are said")
}

// TestWhatAPlanetOffers stands on an explored planet: what it offers has keys; a place that is tapped is told, until the second tap.
func TestWhatAPlanetOffers(t *testing.T) {
	tb := apptest.New(t, 1280, 800)
	tb.Play(duckdealer.Key, 2, duckFlying...)
	require.True(t, tb.Sees("Which consumer lives here?"), "%q", tb.Labels())
	tb.Tap("Linear accelerators")
	require.True(t, tb.Sees("End the turn"))
	require.True(t, tb.Has("Lay a highway"), "%q", tb.Labels())
	b := askAbout(tb, "p1")
	require.Contains(t, b.About("p1"), "Mine: Yellow rubber ducks")
	require.True(t, tb.Has("Pochard. "), "%q", tb.Labels())
	askAbout(tb, "p1")
	require.Empty(t, b.Asked, "a second tap looks away")
}

func TestAnEarlierPositionIsOnlyLookedAt(t *testing.T) {
	tb := apptest.New(t, 1280, 800)
	o := tb.Play(duckdealer.Key, 2, duckFlying...)
	o.At = 9
	tb.App.Show()
	b := tb.App.Shown().(*match.Match).Felt.(*duckdealer.DuckBoard)
	require.Nil(t, b.Pick)
	require.Empty(t, b.Targets())
	require.NotEqual(t, "p1", b.View.Ship(1))
}

func TestEachGoodHasAPictureOfItsOwn(t *testing.T) {
	seen := map[string]string{}
	first, last := rulebook.GoodWords().Range()
	for n := first; n <= last; n++ {
		word := rulebook.GoodWords().Word(n)
		drawn := string(duckdealer.GoodIcon(word).In(color.White).Content())
		require.Greater(t, strings.Count(drawn, "fill=\"#"), 0, "%s is drawn in its colours", word)
		require.Empty(t, seen[drawn], "%s is no other good's", word)
		seen[drawn] = word
		_, icon, ok := duckdealer.DuckFace(rulebook.GoodWords(), n)
		require.True(t, ok, word)
		require.Equal(t, duckdealer.GoodIcon(word), icon)
	}
}

// BenchmarkDuckBoard is what the board costs at each tap.
func BenchmarkDuckBoard(b *testing.B) {
	tb := apptest.New(&testing.T{}, 390, 844)
	o := tb.Play(duckdealer.Key, 2, duckFlying...)
	board := tb.App.Shown().(*match.Match).Felt.(*duckdealer.DuckBoard)
	for b.Loop() {
		board.Show(o.Match.Table(), board.Pick)
	}
}

func TestTheBoardByKeyboard(t *testing.T) {
	tb := apptest.New(t, 1280, 800)
	tb.Play(duckdealer.Key, 2, duckFlying...)
	b := tb.App.Shown().(*match.Match).Felt.(*duckdealer.DuckBoard)
	on := tb.Window.Canvas()
	reach := func() bool {
		for range 40 {
			on.FocusNext()
			if a, ok := on.Focused().(fyne.Accessible); ok && strings.HasPrefix(a.AccessibilityLabel(), "Map of the planets") {
				return true
			}
		}
		return false
	}
	require.True(t, reach(), "Tab leads to the board")
	at := on.Focused()
	require.Contains(t, at.(fyne.Accessible).AccessibilityLabel(), "Map of the planets. Eider (s1). ")
	at.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	at.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	require.NotEmpty(t, b.Asked)
	require.NotEqual(t, "s1", b.Asked)
	require.Same(t, at, on.Focused(), "the keyboard stays on the board")
	require.Contains(t, at.(fyne.Accessible).AccessibilityLabel(), "Map of the planets. "+b.View.SpaceTitle(b.Asked))
}
