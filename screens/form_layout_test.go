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
var tableSituations = append([]Situation{
	{"new match", func(tb *Table) { tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: risingtides.Key}) }},
	{"new match that can't begin", func(tb *Table) {
		tb.Session.Beginning(tb.Game("traders")).Seats = []string{"Ben", "ben", "Åsa Öß"}
		tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: "traders"})
	}},
	{"new match with known names", func(tb *Table) {
		tb.Session.Remembered.Names = []string{"Anna", "Ben", "Cleo", "Dora", "Emil", "A rather long name for one"}
		tb.Session.Beginning(tb.Game("traders")).Own = true
		tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: "traders"})
	}},
	{"everybody mixes in", func(tb *Table) {
		tb.App.Open(shell.Route{Page: shell.NewMixPage, Arg: "traders"})
		tb.Tap("Mix in: " + tb.Session.Beginning(tb.Game("traders")).Seats[0])
	}},
	{"house rules", func(tb *Table) { tb.App.Open(shell.Route{Page: shell.NewTablePage, Arg: "atrades"}) }},
	{"setup", func(tb *Table) { tb.App.Open(shell.Route{Page: shell.NewSetupPage, Arg: "traders"}) }},
	{"setup as laid", func(tb *Table) {
		tb.Session.Beginning(tb.Game("traders")).Setup = []string{"faction 1 mechanics", "no such line"}
		tb.App.Open(shell.Route{Page: shell.NewSetupPage, Arg: "traders"})
	}},
	{"dispute", func(tb *Table) { tb.App.Open(shell.Route{Page: shell.DisputePage, Arg: risingtides.Key}) }},
	{"dispute that does not fit", func(tb *Table) {
		d, _ := tb.Dispute.Dispute(tb.Game(risingtides.Key))
		d.Draft.Put(position.Path{"step"}, "turn")
		d.Draft.Put(position.Path{"deck"}, 3)
		tb.App.Open(shell.Route{Page: shell.DisputePage, Arg: risingtides.Key})
	}},
	{"dispute table", func(tb *Table) { tb.App.Open(shell.Route{Page: shell.DisputeTablePage, Arg: "raid-trade"}) }},
	{"dispute move", func(tb *Table) { tb.App.Open(shell.Route{Page: shell.DisputeMovePage, Arg: risingtides.Key}) }},
	{"ruling legal", func(tb *Table) { tb.Session.OpenRulingOn("dispute/"+risingtides.Key, "1: nation asia") }},
	{"ruling not allowed", func(tb *Table) {
		turnOfAnna(tb)
		tb.Session.OpenRulingOn("dispute/"+risingtides.Key, "1: place fuel")
	}},
	{"ruling with a house rule", func(tb *Table) { tb.Session.OpenRulingOn("dispute/traders", "1: roll 4") }},
	{"ruling not understood", func(tb *Table) { tb.Session.OpenRulingOn("dispute/"+risingtides.Key, "1: fly to the moon") }},
	{"share", func(tb *Table) {
		tb.Session.OpenRulingOn("dispute/"+risingtides.Key, "1: draw ?")
		tb.Tap("Share")
	}},
	{"matches", func(tb *Table) { tb.App.Open(shell.Route{Page: shell.MatchesPage}) }},
	{"matches that run", func(tb *Table) {
		tb.Play(risingtides.Key, 6, "Anna: nation asia")
		tb.Play("traders", 2)
		tb.App.Open(shell.Route{Page: shell.MatchesPage})
		tb.Library.DeleteMatch(tb.Session.Playing.ID)
		m := tb.Play("traders", 2)
		require.NoError(tb.T, tb.Session.Library.Rename(m.ID, strings.Repeat("Midsummer", 11)))
		tb.App.Open(shell.Route{Page: shell.MatchesPage})
	}},
	{"archive and deleted", func(tb *Table) {
		o := tb.Play(risingtides.Key, 6, "Anna: nation asia")
		require.NoError(tb.T, tb.Session.Library.SetArchived(o.ID, true))
		tb.Library.DeleteMatch(tb.Play("traders", 2).ID)
		tb.App.Open(shell.Route{Page: shell.MatchesPage, Arg: library.Archived})
	}},
	{"home with matches", func(tb *Table) {
		tb.Play(risingtides.Key, 4, Dealt...)
		tb.Play("traders", 2)
		tb.App.Go()
	}},
	{"match name", func(tb *Table) { tb.App.Open(shell.Route{Page: shell.MatchNamePage, Arg: tb.Play("traders", 2).ID}) }},
	{"no numbers", func(tb *Table) { tb.App.Open(shell.Route{Page: shell.StatisticsPage, Arg: tb.Play("traders", 2).ID}) }},
	{"numbers", func(tb *Table) {
		o := tb.Play(risingtides.Key, 4, Fought...)
		tb.App.Open(shell.Route{Page: shell.StatisticsPage, Arg: o.ID})
	}},
	{"chance of the table", func(tb *Table) { tb.App.Open(shell.Route{Page: shell.ChancePage, Arg: tb.Play("traders", 2).ID}) }},
	{"chance of the app", func(tb *Table) {
		o := tb.Play("raid-trade", 2)
		require.NoError(tb.T, o.Match.SetDraws(true))
		tb.App.Open(shell.Route{Page: shell.ChancePage, Arg: o.ID})
	}},
	{"agreement", func(tb *Table) {
		tb.App.Open(shell.Route{Page: shell.AgreePage, Arg: tb.Play(risingtides.Key, 4, Dealt...).ID + "/1: place nuke"})
	}},
	{"ruling in a match", func(tb *Table) {
		o := tb.Play(risingtides.Key, 4, Dealt...)
		tb.Session.OpenRulingOn(game.MatchWhere(o.ID), "2: place nuke")
	}},
	{"importing", func(tb *Table) {
		tb.Library.Incoming = &library.Incoming{}
		tb.Library.Incoming.Progress(1200, 20000)
		tb.App.Open(shell.Route{Page: shell.ImportPage})
	}},
	{"open a file", func(tb *Table) { tb.Library.Folder = someFolder(tb); tb.Library.ImportFile() }},
	{"save a file", func(tb *Table) {
		tb.Library.Folder = someFolder(tb)
		tb.App.Share(shell.Shareable{Title: "Export", Name: "a.table", Text: "text"})
		tb.Tap("Save as a file")
	}},
}, forms()...)

// someFolder is a folder with a folder and a match in it.
func someFolder(tb *Table) string {
	folder := tb.T.TempDir()
	require.NoError(tb.T, os.Mkdir(filepath.Join(folder, "evenings"), 0o755))
	require.NoError(tb.T, os.Mkdir(filepath.Join(folder, strings.Repeat("long", 30)), 0o755))
	require.NoError(tb.T, os.WriteFile(filepath.Join(folder, "friday.table"), []byte("x"), 0o644))
	return folder
}

// forms are the forms of all games, with everything unfolded twice.
func forms() []Situation {
	var list []Situation
	for _, g := range shelf.Games() {
		list = append(list, Situation{"form " + g.Key, func(tb *Table) {
			tb.App.Open(shell.Route{Page: shell.DisputePage, Arg: g.Key})
			f := tb.App.Shown().(*dispute.DisputePage).Form
			openAll(f)
			openAll(f)
		}})
	}
	return list
}

// game is a game of the shelf.
func (tb *Table) Game(key string) *rules.Game {
	g, _ := tb.App.Game(key)
	return g
}

// turnOfAnna sets up a dispute in the first player's turn.
func turnOfAnna(tb *Table) *dispute.Dispute {
	d, _ := tb.Dispute.Dispute(tb.Game(risingtides.Key))
	d.Draft.Put(position.Path{"step"}, "turn")
	for i, nation := range []string{"asia", "europe", "africa", "pacific-state"} {
		d.Draft.Put(position.Path{"nations"}.Item(i), nation)
	}
	return d
}

// TestTableLayouts examines the pages.
func TestTableLayouts(t *testing.T) { Examine(t, tableSituations) }
