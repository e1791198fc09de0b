package raidtrade_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	raidtradescreens "tablekeeper/screens/games/raidtrade"
)

// TestTheDefenderIsAsked has a hit, and taps all that rolls, in every way: what becomes of the hit is the defender's to say.
func TestTheDefenderIsAsked(t *testing.T) {
	hit := append(slices.Clone(raidMet), "Anna: roll 5")
	for name, roll := range map[string]func(tb *apptest.Table){
		"key R":    func(tb *apptest.Table) { tb.Press("R") },
		"keys":     func(tb *apptest.Table) { tapAll(tb, "Roll", "We rolled") },
		"our dice": func(tb *apptest.Table) { tapAll(tb, "We rolled", "We rolled. 2", "We rolled. 5") },
	} {
		for _, moves := range [][]string{hit, append(slices.Clone(hit), "Anna: pass")} {
			for _, app := range []bool{false, true} {
				tb := apptest.New(t, 390, 844)
				o := tb.Play(raidtradescreens.Key, 2, moves...)
				require.NoError(t, o.Match.Chance().SetDraws(app))
				tb.App.Show()
				for range 3 {
					roll(tb)
					tb.Run(time.Second)
				}
				for _, move := range since(o, len(moves)) {
					require.False(t, strings.HasPrefix(move, "Ben: "), "%s: %s", name, move)
				}
				require.NotEmpty(t, hitKeys(tb), "%s: somebody is asked: %q", name, tb.Labels())
			}
		}
	}
}

// tapAll taps what of these is shown.
func tapAll(tb *apptest.Table, labels ...string) {
	for _, label := range labels {
		if o, ok := tb.Find(label).(fyne.Tappable); ok {
			test.Tap(o)
		}
	}
}

// hitKeys are the keys that say what becomes of a hit.
func hitKeys(tb *apptest.Table) []string {
	return slices.DeleteFunc(tb.Labels(), func(label string) bool {
		return !strings.HasPrefix(label, "Don't double it") && !strings.HasPrefix(label, "Take the hit")
	})
}
