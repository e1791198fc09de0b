package match_test

import (
	"testing"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/risingtides"
)

// rightToLeft are names that are written from right to left.
var rightToLeft = []string{"שירה בת־שבע", "عبد الرحمن", "מנחם", "فاطمة الزهراء", "רחל", "یاسمین"}

// TestRightToLeftLayouts examines where names stand, with names that are written from right to left. The toolkit finds none
// of the system's fonts in a test, so each letter is as wide as the sign for one that is missing.
func TestRightToLeftLayouts(t *testing.T) {
	named := func(tb *apptest.Table, game string, seats int, moves ...string) *game.OwnMatch {
		t := &rules.Transcript{}
		t.Add("Game", game)
		for _, name := range rightToLeft[:seats] {
			t.Add("Seat", name)
		}
		return tb.PlayAs(t, moves...)
	}
	apptest.Examine(t, []apptest.Situation{
		{"new match", func(tb *apptest.Table) {
			tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: risingtides.Key})
			tb.TapOn("Seat A: ")
			tb.Write("Name of Seat A", "רחל") // a long name scrolls in its entry
			tb.TapOn("Seat B: ")
			tb.Write("Name of Seat B", "نور")
			tb.TapOn("Seat B: ")
		}},
		{"begin", func(tb *apptest.Table) { named(tb, risingtides.Key, 6) }},
		{"turn", func(tb *apptest.Table) {
			named(tb, "raid-trade", 2, rightToLeft[0]+": roll 3", rightToLeft[1]+": roll 5")
		}},
		{"log", func(tb *apptest.Table) {
			named(tb, "raid-trade", 2, rightToLeft[0]+": roll 3", rightToLeft[1]+": roll 5").Sheet = 2
			tb.App.Show()
		}},
		{"home", func(tb *apptest.Table) { named(tb, "raid-trade", 2); tb.App.Go() }},
	})
}
