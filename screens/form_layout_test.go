package screens

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/shelf"
	"tablekeeper/screens/dispute"
	"tablekeeper/screens/game"
	"tablekeeper/screens/library"
	"tablekeeper/screens/position"
	"tablekeeper/screens/risingtides"
	"tablekeeper/screens/shell"
)

// tableSituations are the pages about new matches, disputes and rulings, each in the states that look different.
var tableSituations = append([]situation{
	{"new match", func(tb *table) { tb.app.Open(shell.Route{Page: shell.NewMatchPage, Arg: risingtides.Key}) }},
	{"new match that can't begin", func(tb *table) {
		tb.app.session.Beginning(tb.game("traders")).Seats = []string{"Ben", "ben", "Åsa Öß"}
		tb.app.Open(shell.Route{Page: shell.NewMatchPage, Arg: "traders"})
	}},
	{"new match with known names", func(tb *table) {
		tb.app.session.Remembered.Names = []string{"Anna", "Ben", "Cleo", "Dora", "Emil", "A rather long name for one"}
		tb.app.session.Beginning(tb.game("traders")).Own = true
		tb.app.Open(shell.Route{Page: shell.NewMatchPage, Arg: "traders"})
	}},
	{"everybody mixes in", func(tb *table) {
		tb.app.Open(shell.Route{Page: shell.NewMixPage, Arg: "traders"})
		tb.tap("Mix in: " + tb.app.session.Beginning(tb.game("traders")).Seats[0])
	}},
	{"house rules", func(tb *table) { tb.app.Open(shell.Route{Page: shell.NewTablePage, Arg: "atrades"}) }},
	{"setup", func(tb *table) { tb.app.Open(shell.Route{Page: shell.NewSetupPage, Arg: "traders"}) }},
	{"setup as laid", func(tb *table) {
		tb.app.session.Beginning(tb.game("traders")).Setup = []string{"faction 1 mechanics", "no such line"}
		tb.app.Open(shell.Route{Page: shell.NewSetupPage, Arg: "traders"})
	}},
	{"dispute", func(tb *table) { tb.app.Open(shell.Route{Page: shell.DisputePage, Arg: risingtides.Key}) }},
	{"dispute that does not fit", func(tb *table) {
		d, _ := tb.app.dispute.Dispute(tb.game(risingtides.Key))
		d.Draft.Put(position.Path{"step"}, "turn")
		d.Draft.Put(position.Path{"deck"}, 3)
		tb.app.Open(shell.Route{Page: shell.DisputePage, Arg: risingtides.Key})
	}},
	{"dispute table", func(tb *table) { tb.app.Open(shell.Route{Page: shell.DisputeTablePage, Arg: "raid-trade"}) }},
	{"dispute move", func(tb *table) { tb.app.Open(shell.Route{Page: shell.DisputeMovePage, Arg: risingtides.Key}) }},
	{"ruling legal", func(tb *table) { tb.app.session.OpenRulingOn("dispute/"+risingtides.Key, "1: nation asia") }},
	{"ruling not allowed", func(tb *table) {
		tb.turnOfAnna()
		tb.app.session.OpenRulingOn("dispute/"+risingtides.Key, "1: place fuel")
	}},
	{"ruling with a house rule", func(tb *table) { tb.app.session.OpenRulingOn("dispute/traders", "1: roll 4") }},
	{"ruling not understood", func(tb *table) { tb.app.session.OpenRulingOn("dispute/"+risingtides.Key, "1: fly to the moon") }},
	{"share", func(tb *table) {
		tb.app.session.OpenRulingOn("dispute/"+risingtides.Key, "1: draw ?")
		tb.tap("Share")
	}},
	{"matches", func(tb *table) { tb.app.Open(shell.Route{Page: shell.MatchesPage}) }},
	{"matches that run", func(tb *table) {
		tb.play(risingtides.Key, 6, "Anna: nation asia")
		tb.play("traders", 2)
		tb.app.Open(shell.Route{Page: shell.MatchesPage})
		tb.app.library.DeleteMatch(tb.app.session.Playing.ID)
		m := tb.play("traders", 2)
		require.NoError(tb.t, tb.app.session.Library.Rename(m.ID, strings.Repeat("Midsummer", 11)))
		tb.app.Open(shell.Route{Page: shell.MatchesPage})
	}},
	{"archive and deleted", func(tb *table) {
		o := tb.play(risingtides.Key, 6, "Anna: nation asia")
		require.NoError(tb.t, tb.app.session.Library.SetArchived(o.ID, true))
		tb.app.library.DeleteMatch(tb.play("traders", 2).ID)
		tb.app.Open(shell.Route{Page: shell.MatchesPage, Arg: library.Archived})
	}},
	{"home with matches", func(tb *table) {
		tb.play(risingtides.Key, 4, dealt...)
		tb.play("traders", 2)
		tb.app.Go()
	}},
	{"match name", func(tb *table) { tb.app.Open(shell.Route{Page: shell.MatchNamePage, Arg: tb.play("traders", 2).ID}) }},
	{"no numbers", func(tb *table) { tb.app.Open(shell.Route{Page: shell.StatisticsPage, Arg: tb.play("traders", 2).ID}) }},
	{"numbers", func(tb *table) {
		o := tb.play(risingtides.Key, 4, fought...)
		tb.app.Open(shell.Route{Page: shell.StatisticsPage, Arg: o.ID})
	}},
	{"chance of the table", func(tb *table) { tb.app.Open(shell.Route{Page: shell.ChancePage, Arg: tb.play("traders", 2).ID}) }},
	{"chance of the app", func(tb *table) {
		o := tb.play("raid-trade", 2)
		require.NoError(tb.t, o.Match.SetDraws(true))
		tb.app.Open(shell.Route{Page: shell.ChancePage, Arg: o.ID})
	}},
	{"agreement", func(tb *table) {
		tb.app.Open(shell.Route{Page: shell.AgreePage, Arg: tb.play(risingtides.Key, 4, dealt...).ID + "/1: place nuke"})
	}},
	{"ruling in a match", func(tb *table) {
		o := tb.play(risingtides.Key, 4, dealt...)
		tb.app.session.OpenRulingOn(game.MatchWhere(o.ID), "2: place nuke")
	}},
	{"importing", func(tb *table) {
		tb.app.library.Incoming = &library.Incoming{}
		tb.app.library.Incoming.Progress(1200, 20000)
		tb.app.Open(shell.Route{Page: shell.ImportPage})
	}},
	{"open a file", func(tb *table) { tb.app.library.Folder = someFolder(tb); tb.app.library.ImportFile() }},
	{"save a file", func(tb *table) {
		tb.app.library.Folder = someFolder(tb)
		tb.app.Share(shell.Shareable{Title: "Export", Name: "a.table", Text: "text"})
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
			tb.app.Open(shell.Route{Page: shell.DisputePage, Arg: g.Key})
			f := tb.app.shown.(*dispute.DisputePage).Form
			openAll(f)
			openAll(f)
		}})
	}
	return list
}

// game is a game of the shelf.
func (tb *table) game(key string) *rules.Game {
	g, _ := tb.app.Game(key)
	return g
}

// turnOfAnna sets up a dispute in the first player's turn.
func (tb *table) turnOfAnna() *dispute.Dispute {
	d, _ := tb.app.dispute.Dispute(tb.game(risingtides.Key))
	d.Draft.Put(position.Path{"step"}, "turn")
	for i, nation := range []string{"asia", "europe", "africa", "pacific-state"} {
		d.Draft.Put(position.Path{"nations"}.Item(i), nation)
	}
	return d
}

// TestTableLayouts examines the pages.
func TestTableLayouts(t *testing.T) { examine(t, tableSituations) }
