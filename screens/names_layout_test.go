package screens

import (
	"testing"

	"tablekeeper/companion/rules"
)

// rightToLeft are names that are written from right to left.
var rightToLeft = []string{"שירה בת־שבע", "عبد الرحمن", "מנחם", "فاطمة الزهراء", "רחל", "یاسمین"}

// TestRightToLeftLayouts examines where names stand, with names that are written from right to left. The toolkit finds none
// of the system's fonts in a test, so each letter is as wide as the sign for one that is missing.
func TestRightToLeftLayouts(t *testing.T) {
	named := func(tb *table, game string, seats int, moves ...string) *openMatch {
		t := &rules.Transcript{}
		t.Add("Game", game)
		for _, name := range rightToLeft[:seats] {
			t.Add("Seat", name)
		}
		return tb.playAs(t, moves...)
	}
	examine(t, []situation{
		{"new match", func(tb *table) {
			tb.app.open(Route{NewMatchPage, tideKey})
			tb.write("Name of Seat A", "רחל") // a long name scrolls in its entry
			tb.write("Name of Seat B", "نور")
		}},
		{"begin", func(tb *table) { named(tb, tideKey, 6) }},
		{"turn", func(tb *table) { named(tb, "raid-trade", 2, rightToLeft[0]+": roll 3", rightToLeft[1]+": roll 5") }},
		{"log", func(tb *table) {
			named(tb, "raid-trade", 2, rightToLeft[0]+": roll 3", rightToLeft[1]+": roll 5").tab = logTab
			tb.app.show()
		}},
		{"home", func(tb *table) { named(tb, "raid-trade", 2); tb.app.home() }},
	})
}
