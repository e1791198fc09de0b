package raidtrade_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	raidtradescreens "tablekeeper/screens/games/raidtrade"
	"tablekeeper/screens/widgets/parts"
)

// TestARaidFillsThePhone sees both cards, a large die, the hits and what is asked without scrolling.
func TestARaidFillsThePhone(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play(raidtradescreens.Key, 2, append(slices.Clone(raidMet), "Anna: roll 5")...)
	large := slices.ContainsFunc(tb.Shown(), func(o fyne.CanvasObject) bool {
		die, ok := o.(*parts.Die)
		return ok && die.Face() == 5 && die.Size().Height >= 150
	})
	require.True(t, large, "%q", tb.Labels())
	for _, label := range []string{
		"Ten of Diamonds", "Attack 10", "Hit!", "1 of 11 if it stands. 9 rolls left.",
		"0 of 11 hits, 1 more to be answered", "Don't double it", "Double it",
	} {
		require.NotNil(t, tb.Find(label), "%s: %q", label, tb.Labels())
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(tb.Find(label))
		require.True(t, tb.InSight(tb.Find(label)), "%s at %v", label, at)
	}
}

// TestNothingCutsTheStage sees all of the cards, the dice, the boxes and the sentence under them in the steps of a raid, also in
// large letters and on a small phone.
func TestNothingCutsTheStage(t *testing.T) {
	for _, at := range []struct{ width, height, letters float32 }{{390, 844, 1}, {390, 844, 1.25}, {360, 720, 1}} {
		tb := apptest.New(t, at.width, at.height)
		tb.App.Choose(func(o *shell.Options) { o.Text = at.letters })
		for _, s := range apptest.Some(raidSituations, "defence", "attack", "miss", "hit", "answer", "king rolled") {
			s.Reach(tb)
		}
	}
}
