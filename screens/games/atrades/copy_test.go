package atrades_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/atrades"
	"tablekeeper/companion/games/atrades/aid"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	atradesscreens "tablekeeper/screens/games/atrades"
	"tablekeeper/screens/widgets/board"
)

// guildCopies are the pages of the owner's copy of Atrades.
var guildCopies = []apptest.Situation{
	{"mistakes", func(tb *apptest.Table) {
		openGuilds(tb, aid.Guilds)
		atradesOf(tb).GuildCopy().Edits.Take(threeMistakes(tb.T))
	}},
	{"guild", func(tb *apptest.Table) { openGuilds(tb, aid.Guilds, "2") }},
	{"type", func(tb *apptest.Table) { openGuilds(tb, aid.Types, "1") }},
	{"region", func(tb *apptest.Table) { openGuilds(tb, aid.Maps, "3") }},
	{"line", func(tb *apptest.Table) {
		openGuilds(tb, aid.Maps, "0")
		tb.Tap("Line")
		paint(tb, "r1c2")
	}},
	{"no cards", func(tb *apptest.Table) { openGuilds(tb, aid.Cards) }},
	{"card", func(tb *apptest.Table) {
		openGuilds(tb, aid.Cards)
		tb.Tap("Add one")
		tb.Tap("Add to: Effects")
		tb.Tap("Money to a company's card")
	}},
	{"words", func(tb *apptest.Table) {
		openGuilds(tb, aid.Cards)
		tb.Tap("Add one")
		tb.Tap("Add to: Effects")
	}},
	{"keys 0 to 9", func(tb *apptest.Table) {
		openGuilds(tb, aid.Cubes)
		tb.Tap("Action cubes: 7")
	}},
	{"menu", func(tb *apptest.Table) {
		openGuilds(tb, aid.BankMoney)
		tb.Tap("More")
	}},
	{"chart", func(tb *apptest.Table) { openGuilds(tb, aid.GovChart) }},
	{"new match with a copy", func(tb *apptest.Table) {
		openGuilds(tb, aid.Types, "0")
		tb.Tap("More: Price of a good")
		tb.Tap("Keep our box")
		tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: atradesscreens.Key})
	}},
}

// TestGuildCopyLayouts examines the pages of the owner's copy in every size of window.
func TestGuildCopyLayouts(t *testing.T) { apptest.Examine(t, guildCopies) }

// openGuilds opens a section of the copy, or one of its entries.
func openGuilds(tb *apptest.Table, way ...string) {
	tb.T.Helper()
	arg := atradesscreens.Key + "/" + strings.Join(way, "/")
	tb.App.Open(shell.Route{Page: shell.CopyPage, Arg: arg})
}

// threeMistakes is a data file with three mistakes.
func threeMistakes(t *testing.T) []byte {
	t.Helper()
	text := string(atrades.DefaultData())
	for old, new := range map[string]string{`"money": 6`: `"money": 6000`, `"price": 3`: `"price": 300`, `{"r4c2": 2}`: `{}`} {
		require.Contains(t, text, old)
		text = strings.Replace(text, old, new, 1)
	}
	return []byte(text)
}

// paint taps a hex of the region that is shown.
func paint(tb *apptest.Table, word string) {
	tb.T.Helper()
	for _, o := range tb.Shown() {
		if drawn, ok := o.(*board.Board); ok {
			for _, place := range drawn.Shown().Places {
				if place.Title == word {
					drawn.Shown().Tap(place.ID)
					return
				}
			}
		}
	}
	tb.T.Fatalf("there is no cell %s", word)
}

// TestOwnComponents paints a region, writes a card and a price, and plays a match with them.
func TestOwnComponents(t *testing.T) {
	tb := apptest.New(t, 1024, 768)
	tb.App.Open(shell.Route{Page: shell.GamePage, Arg: atradesscreens.Key})
	tb.Tap("Our box. Guilds, types, regions, charts and cards of your own. The referee uses them.")
	openGuilds(tb, aid.Maps)
	tb.Tap("Add one")
	require.Contains(t, tb.Bare(), "at least one habitable cell", "a mistake stands in its row")
	require.True(t, tb.Sees("Keep our box. 1 mistake: Land"), "%q", tb.Labels())
	tb.Write("Name", "Dunes")
	for _, word := range []string{"r3c2", "r3c3", "r3c4"} {
		paint(tb, word)
	}
	require.True(t, tb.Sees("Keep our box"))
	tb.Tap("City")
	paint(tb, "r2c3")
	tb.Tap("Line")
	paint(tb, "r3c2")
	paint(tb, "r2c3")
	tb.Tap("More: City r2c3")
	tb.Tap("Demand track: 8")
	tb.Tap("Take it out")

	openGuilds(tb, aid.Types, "0")
	require.True(t, tb.Sees("Price of a good. made up"), "%q", tb.Labels())
	tb.Tap("Price of a good. made up")
	require.True(t, tb.Sees("Price of a good. printed"), "a tap says that the own box prints the same")
	tb.Tap("Price of a good: 1")
	tb.Tap("2")
	tb.Tap("Done")
	openGuilds(tb, aid.Cards)
	tb.Tap("Add one")
	tb.Write("Name", "Wells")
	tb.Tap("Add to: Effects")
	tb.Tap("Bureaucracy cubes")
	openGuilds(tb, aid.GovChart)
	tb.Tap("Add to: Rows")

	now := atradesOf(tb).GuildCopy().Edits.Now()
	require.Empty(t, now.Mistakes())
	require.Equal(t, 3, now.Number(aid.Maps, 7, "cities", "r2c3"))
	require.Equal(t, []int{1, 3, 5}, now.Numbers(aid.Maps, 7, "demand"))

	tb.Killed(0)
	require.Equal(t, "Dunes", atradesOf(tb).GuildCopy().Edits.Now().Text(aid.Maps, 7, "name"), "each change is on the disk")
	tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: atradesscreens.Key})
	require.Contains(t, tb.Bare(), "The published prototype.", "nothing was kept yet")
	openGuilds(tb, aid.Types, "0")
	tb.Tap("Keep our box")
	tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: atradesscreens.Key})
	require.Contains(t, tb.Bare(), "Your copy: Company types, Regions, Government chart, Technology cards.")
	tb.Tap("Start the match")
	v, ok := atrades.Look(tb.Session.Playing.Match.Table())
	require.True(t, ok)
	require.Equal(t, 2, v.Company(1).Price())
	require.Contains(t, string(tb.Session.Playing.Match.Export()), `[Setup "data {\"types\"`, "the match keeps the data")
}

// TestMistakesOfAnImportedCopy takes a file with mistakes: the main key leads to one after the other, until the copy can be kept.
func TestMistakesOfAnImportedCopy(t *testing.T) {
	tb := apptest.New(t, 1280, 800)
	openGuilds(tb, aid.Cubes)
	take := func(text string) {
		fyne.CurrentApp().Clipboard().SetContent(text)
		tb.Tap("More")
		tb.Tap("From the clipboard")
	}
	take("{}")
	require.Contains(t, tb.Bare(), `data: the key "guilds" is missing.`)
	tb.CloseNotices()
	take(strings.Replace(string(atrades.DefaultData()), `"note"`, `"remark"`, 1))
	require.Contains(t, tb.Bare(), `there is no key "remark"`, "nobody could put that right here")
	tb.CloseNotices()
	take(string(threeMistakes(t)))
	require.Contains(t, tb.Bare(), "Mistakes in the file: 3.")
	tb.Tap("Keep our box. 3 mistakes: First money")
	require.Contains(t, tb.Bare(), "Expected a whole number from 0 to 999.")
	tb.Tap("Less: First money")
	require.True(t, tb.Sees("Keep our box. 3 mistakes: First money"), "one less isn't enough")
	tb.Tap("First money: 5999")
	tb.Tap("7")
	tb.Tap("Done")
	tb.Tap("Keep our box. 2 mistakes: Price of a good")
	tb.Tap("As the app made it up. 3")
	tb.Tap("Keep our box. 1 mistake: Cities")
	tb.Tap("City")
	paint(tb, "r4c2")
	require.Empty(t, atradesOf(tb).GuildCopy().Edits.Now().Mistakes())
	tb.Tap("Undo: r4c2")
	require.Len(t, atradesOf(tb).GuildCopy().Edits.Now().Mistakes(), 1)
	tb.Tap("Restore all")
	tb.Tap("Share")
	require.Contains(t, tb.Bare(), "atrades-data/1")
}
