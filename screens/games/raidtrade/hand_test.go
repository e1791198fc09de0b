package raidtrade_test

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	raidtradescreens "tablekeeper/screens/games/raidtrade"
)

// TestAHandFillsItsRoom looks at four cards: their rows are equally long, no card overlaps another, and all are larger than on a mat.
func TestAHandFillsItsRoom(t *testing.T) {
	for _, window := range []fyne.Size{{Width: 390, Height: 844}, {Width: 844, Height: 390}, {Width: 1024, Height: 768}, {Width: 1280, Height: 800}} {
		for _, text := range []float32{1, 1.5} {
			t.Run(fmt.Sprint(window.Width, "x", window.Height, " ", text), func(t *testing.T) {
				tb := apptest.New(t, window.Width, window.Height)
				tb.App.Choose(func(p *shell.Options) { p.Text = text })
				appsDecks(tb)
				tb.Session.Playing.PassHand(1)
				tb.Hold().KeyDown(apptest.Space())
				rows := map[float32]int{}
				for _, o := range tb.Shown() {
					if card, ok := o.(*raidtradescreens.PlayCard); ok {
						at := fyne.CurrentApp().Driver().AbsolutePositionForObject(card)
						rows[at.Y]++
						require.Greater(t, card.Size().Height, float32(66))
						require.LessOrEqual(t, at.Y+card.Size().Height, window.Height)
					}
				}
				require.NotEmpty(t, rows)
				for _, n := range rows {
					require.Equal(t, 4, n*len(rows), "%v", rows)
				}
			})
		}
	}
}

// TestWhatRollsIsSeenWhole has room for the words of the key that says what becomes of a hit, with the largest letters too.
func TestWhatRollsIsSeenWhole(t *testing.T) {
	for _, text := range []float32{1, 1.25, 1.5} {
		tb := apptest.New(t, 390, 844)
		tb.App.Choose(func(p *shell.Options) { p.Text = text })
		tb.Play(raidtradescreens.Key, 2, append(raidMet, "Anna: roll 5")...)
		key := tb.Find("Don't double it")
		require.NotNil(t, key, "%q", tb.Labels())
		bottom := fyne.CurrentApp().Driver().AbsolutePositionForObject(key).Y + key.Size().Height
		require.LessOrEqual(t, bottom, float32(844), "text step %v", text)
	}
}

// TestHitsLieUnderTheDice sees how far a raid has come over the keys, between the cards and what is said of it.
func TestHitsLieUnderTheDice(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play(raidtradescreens.Key, 2, append(raidMet, "Anna: roll 5")...)
	top := func(label string) float32 {
		require.NotNil(t, tb.Find(label), "%s: %q", label, tb.Labels())
		return fyne.CurrentApp().Driver().AbsolutePositionForObject(tb.Find(label)).Y
	}
	require.Less(t, top("0 of 11 hits, 1 more to be answered"), top("Don't double it"))
	tb = apptest.New(t, 390, 844)
	tb.Play(raidtradescreens.Key, 2, append(raidMet, "Anna: draw-two jd")...)
	require.Less(t, top("0 of 11 hits"), top("Draw a card"))
}

// TestATapOnTheDiePutsItAway sends the die of a throw away by a tap in its middle, as by one beside it.
func TestATapOnTheDiePutsItAway(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play("raid-trade", 2)
	tb.Tap("We rolled. 5")
	tb.Tap("We rolled. 3")
	require.True(t, tb.Sees("Put it away"))
	tb.Tap(tb.Begins("Die. 3"))
	require.False(t, tb.Sees("Put it away"))
}

// TestFacesThatAreAskedForStay taps beside the die of the first throw while the second is still to be entered: nobody could enter it
// elsewhere. The first key that goes back leaves the match.
func TestFacesThatAreAskedForStay(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play("raid-trade", 2)
	tb.Tap("We rolled. 5")
	tb.Tap("Put it away")
	require.True(t, tb.Sees("We rolled. 3"))
	tb.Press(fyne.KeyEscape)
	require.False(t, tb.Sees("We rolled. 3"))
}
