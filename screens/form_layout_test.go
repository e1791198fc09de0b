package screens

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/shelf"
)

// tableSituations are the pages about new matches, disputes and rulings, each in the states that look different.
var tableSituations = append([]situation{
	{"new match", func(tb *table) { tb.app.open(Route{NewMatchPage, tideKey}) }},
	{"new match that can't begin", func(tb *table) {
		tb.app.beginning(tb.game("traders")).Seats = []string{"Ben", "ben", "Åsa Öß"}
		tb.app.open(Route{NewMatchPage, "traders"})
	}},
	{"new match with known names", func(tb *table) {
		tb.app.remembered.Names = []string{"Anna", "Ben", "Cleo", "Dora", "Emil", "A rather long name for one"}
		tb.app.beginning(tb.game("traders")).Own = true
		tb.app.open(Route{NewMatchPage, "traders"})
	}},
	{"house rules", func(tb *table) { tb.app.open(Route{NewTablePage, "atrades"}) }},
	{"setup", func(tb *table) { tb.app.open(Route{NewSetupPage, "traders"}) }},
	{"setup as laid", func(tb *table) {
		tb.app.beginning(tb.game("traders")).Setup = []string{"faction 1 mechanics", "no such line"}
		tb.app.open(Route{NewSetupPage, "traders"})
	}},
	{"dispute", func(tb *table) { tb.app.open(Route{DisputePage, tideKey}) }},
	{"dispute that does not fit", func(tb *table) {
		d, _ := tb.app.dispute(tb.game(tideKey))
		d.draft.put(path{"step"}, "turn")
		d.draft.put(path{"deck"}, 3)
		tb.app.open(Route{DisputePage, tideKey})
	}},
	{"dispute table", func(tb *table) { tb.app.open(Route{DisputeTablePage, "raid-trade"}) }},
	{"dispute move", func(tb *table) { tb.app.open(Route{DisputeMovePage, tideKey}) }},
	{"ruling legal", func(tb *table) { tb.app.openRulingOn("dispute/"+tideKey, "1: nation asia") }},
	{"ruling not allowed", func(tb *table) {
		tb.turnOfAnna()
		tb.app.openRulingOn("dispute/"+tideKey, "1: place fuel")
	}},
	{"ruling with a house rule", func(tb *table) { tb.app.openRulingOn("dispute/traders", "1: roll 4") }},
	{"ruling not understood", func(tb *table) { tb.app.openRulingOn("dispute/"+tideKey, "1: fly to the moon") }},
	{"share", func(tb *table) {
		tb.app.openRulingOn("dispute/"+tideKey, "1: draw ?")
		tb.tap("Share")
	}},
	{"matches", func(tb *table) { tb.app.open(Route{Page: MatchesPage}) }},
	{"matches that run", func(tb *table) {
		tb.play(tideKey, 6, "Anna: nation asia")
		tb.play("traders", 2)
		tb.app.open(Route{Page: MatchesPage})
		tb.app.deleteMatch(tb.app.playing.id)
		m := tb.play("traders", 2)
		require.NoError(tb.t, tb.app.library.Rename(m.id, strings.Repeat("Midsummer", 11)))
		tb.app.open(Route{Page: MatchesPage})
	}},
	{"archive and deleted", func(tb *table) {
		o := tb.play(tideKey, 6, "Anna: nation asia")
		require.NoError(tb.t, tb.app.library.SetArchived(o.id, true))
		tb.app.deleteMatch(tb.play("traders", 2).id)
		tb.app.open(Route{MatchesPage, archived})
	}},
	{"home with matches", func(tb *table) {
		tb.play(tideKey, 4, dealt...)
		tb.play("traders", 2)
		tb.app.home()
	}},
	{"match name", func(tb *table) { tb.app.open(Route{MatchNamePage, tb.play("traders", 2).id}) }},
	{"no numbers", func(tb *table) { tb.app.open(Route{StatisticsPage, tb.play("traders", 2).id}) }},
	{"numbers", func(tb *table) {
		o := tb.play(tideKey, 4, fought...)
		tb.app.open(Route{StatisticsPage, o.id})
	}},
	{"chance of the table", func(tb *table) { tb.app.open(Route{ChancePage, tb.play("traders", 2).id}) }},
	{"chance of the app", func(tb *table) {
		o := tb.play("raid-trade", 2)
		require.NoError(tb.t, o.match.SetDraws(true))
		tb.app.open(Route{ChancePage, o.id})
	}},
	{"agreement", func(tb *table) {
		tb.app.open(Route{AgreePage, tb.play(tideKey, 4, dealt...).id + "/1: place nuke"})
	}},
	{"ruling in a match", func(tb *table) {
		o := tb.play(tideKey, 4, dealt...)
		tb.app.openRulingOn(matchWhere(o.id), "2: place nuke")
	}},
	{"importing", func(tb *table) {
		tb.app.incoming = &incoming{}
		tb.app.incoming.progress(1200, 20000)
		tb.app.open(Route{Page: ImportPage})
	}},
	{"open a file", func(tb *table) { tb.app.folder = someFolder(tb); tb.app.importFile() }},
	{"save a file", func(tb *table) {
		tb.app.folder = someFolder(tb)
		tb.app.share(shareable{title: "Export", name: "a.table", text: "text"})
		tb.tap("Save as a file")
	}},
}, forms()...)

// someFolder is a folder with a folder and a match in it.
func someFolder(tb *table) string {
	folder := tb.t.TempDir()
	require.NoError(tb.t, os.Mkdir(filepath.Join(folder, "evenings"), 0o755))
	require.NoError(tb.t, os.Mkdir(filepath.Join(folder, strings.Repeat("long", 30)), 0o755))
	require.NoError(tb.t, os.WriteFile(filepath.Join(folder, "friday.table"), []byte("x"), 0o644))
	return folder
}

// forms are the forms of all games, with everything unfolded twice.
func forms() []situation {
	var list []situation
	for _, g := range shelf.Games() {
		list = append(list, situation{"form " + g.Key, func(tb *table) {
			tb.app.open(Route{DisputePage, g.Key})
			f := tb.app.shown.(*disputePage).form
			openAll(f)
			openAll(f)
		}})
	}
	return list
}

// game is a game of the shelf.
func (tb *table) game(key string) *rules.Game {
	g, _ := tb.app.game(key)
	return g
}

// turnOfAnna sets up a dispute in the first player's turn.
func (tb *table) turnOfAnna() *dispute {
	d, _ := tb.app.dispute(tb.game(tideKey))
	d.draft.put(path{"step"}, "turn")
	for i, nation := range []string{"asia", "europe", "africa", "pacific-state"} {
		d.draft.put(path{"nations"}.item(i), nation)
	}
	return d
}

// TestTableLayouts examines the pages.
func TestTableLayouts(t *testing.T) { examine(t, tableSituations) }
