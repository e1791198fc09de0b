package atrades_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/atrades"
	"tablekeeper/companion/atrades/aid"
	"tablekeeper/screens/apptest"
	atradesscreens "tablekeeper/screens/atrades"
	"tablekeeper/screens/shell"
)

// guildCopies are the pages of the owner's copy of Atrades.
var guildCopies = []apptest.Situation{
	{"copy", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.CopyPage, Arg: atradesscreens.Key}) }},
	{"copy with mistakes", func(tb *apptest.Table) {
		tb.App.Open(shell.Route{Page: shell.CopyPage, Arg: atradesscreens.Key})
		atradesOf(tb).ImportGuilds(threeMistakes(tb.T))
	}},
	{"guilds", func(tb *apptest.Table) { atradesOf(tb).OpenGuilds(aid.Guilds, -1) }},
	{"guild", func(tb *apptest.Table) { atradesOf(tb).OpenGuilds(aid.Guilds, 2) }},
	{"types", func(tb *apptest.Table) { atradesOf(tb).OpenGuilds(aid.Types, -1) }},
	{"type", func(tb *apptest.Table) { atradesOf(tb).OpenGuilds(aid.Types, 1) }},
	{"regions", func(tb *apptest.Table) { atradesOf(tb).OpenGuilds(aid.Maps, -1) }},
	{"region", func(tb *apptest.Table) { atradesOf(tb).OpenGuilds(aid.Maps, 3) }},
	{"paint", func(tb *apptest.Table) { paint(tb, 3) }},
	{"line", func(tb *apptest.Table) {
		paint(tb, 0)
		tb.Tap("Line")
		tapPainted(tb, "r1c2")
	}},
	{"no cards", func(tb *apptest.Table) { atradesOf(tb).OpenGuilds(aid.Cards, -1) }},
	{"card", func(tb *apptest.Table) {
		atradesOf(tb).OpenGuilds(aid.Cards, -1)
		tb.Tap("Add")
		tb.Tap("Money to a company's card")
	}},
	{"cubes", func(tb *apptest.Table) { atradesOf(tb).OpenGuilds(aid.Cubes, -1) }},
	{"bank money", func(tb *apptest.Table) { atradesOf(tb).OpenGuilds(aid.BankMoney, -1) }},
	{"chart", func(tb *apptest.Table) { atradesOf(tb).OpenGuilds(aid.GovChart, -1) }},
	{"new match with a copy", func(tb *apptest.Table) {
		atradesOf(tb).EditGuilds(func(c *aid.Copy) { c.Set(aid.Types, 0, 3, "price"); c.Add(aid.Cards) })
		tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: atradesscreens.Key})
	}},
}

// TestGuildCopyLayouts examines the pages of the owner's copy in every size of window.
func TestGuildCopyLayouts(t *testing.T) { apptest.Examine(t, guildCopies) }

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

// paint goes to the page on which a region is painted.
func paint(tb *apptest.Table, index int) {
	tb.T.Helper()
	atradesOf(tb).OpenGuilds(aid.Maps, index)
	tb.TapOn("Paint the hexes")
}

// painted taps a hex of the region that is painted.
func tapPainted(tb *apptest.Table, word string) {
	tb.T.Helper()
	g := tb.App.Shown().(*atradesscreens.GuildPaint)
	for i, site := range g.Sites {
		if site == word {
			g.Tap(i)
			return
		}
	}
	tb.T.Fatalf("there is no cell %s", word)
}

// TestOwnComponents paints a region, writes a card and a price, and plays a match with them.
func TestOwnComponents(t *testing.T) {
	tb := apptest.New(t, 1024, 768)
	tb.App.Open(shell.Route{Page: shell.GamePage, Arg: atradesscreens.Key})
	tb.Tap("Your copy. Guilds, types, regions, charts and cards of your own. The referee uses them.")
	require.True(t, tb.Sees("Now: The published prototype."), "%q", tb.Labels())

	atradesOf(tb).OpenGuilds(aid.Maps, -1)
	tb.Tap("Add")
	require.Contains(t, tb.Bare(), "at least one habitable cell", "a mistake is named with key and reason")
	tb.Write("Name", "Dunes")
	tb.TapOn("Paint the hexes")
	for _, word := range []string{"r3c2", "r3c3", "r3c4"} {
		tapPainted(tb, word)
	}
	tb.Tap("City")
	tapPainted(tb, "r2c3")
	tb.Tap("Line")
	tapPainted(tb, "r3c2")
	tapPainted(tb, "r2c3")
	tb.App.Back()
	tb.Write("City r2c3 needs bureaucracy", "4")
	tb.Write("Demand track", "2, 4, x")
	require.True(t, tb.Sees("Numbers with commas between them, such as 1, 3, 5."))
	tb.Write("Demand track", "2, 4")
	require.NotContains(t, tb.Bare(), "habitable cell")

	atradesOf(tb).OpenGuilds(aid.Types, 0)
	require.True(t, tb.Sees("Price of a good: A house value: the rulebook gives none"))
	tb.Tap("More: Price of a good")
	require.True(t, tb.Sees("Price of a good: Printed"), "what was read off is printed")
	atradesOf(tb).OpenGuilds(aid.Cards, -1)
	tb.Tap("Add")
	tb.Write("Name", "Wells")
	tb.Tap("Bureaucracy cubes")
	atradesOf(tb).OpenGuilds(aid.GovChart, -1)
	tb.Tap("Add a row")

	own := atradesOf(tb).GuildCopy()
	require.Empty(t, own.Mistakes())
	require.Equal(t, 4, own.Number(aid.Maps, 7, "cities", "r2c3"))
	require.Equal(t, []int{2, 4}, own.Numbers(aid.Maps, 7, "demand"))
	tb.App.Open(shell.Route{Page: shell.CopyPage, Arg: atradesscreens.Key})
	require.True(t, tb.Sees("Now: Your copy: Company types, Regions, Government chart, Technology cards."), "%q", tb.Labels())

	tb.Killed(0)
	require.Equal(t, "Dunes", atradesOf(tb).GuildCopy().Text(aid.Maps, 7, "name"), "it was saved at once")
	tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: atradesscreens.Key})
	tb.Tap("Start the match")
	v, ok := atrades.Look(tb.Session.Playing.Match.Table())
	require.True(t, ok)
	require.Equal(t, 2, v.Company(1).Price)
	require.Contains(t, string(tb.Session.Playing.Match.Export()), `[Setup "data {\"types\"`, "the match keeps the data")
}

// TestMistakesOfAnImportedCopy takes a file with mistakes, which are named and put right; matches wait for that.
func TestMistakesOfAnImportedCopy(t *testing.T) {
	tb := apptest.New(t, 1280, 800)
	tb.App.Open(shell.Route{Page: shell.CopyPage, Arg: atradesscreens.Key})
	fyne.CurrentApp().Clipboard().SetContent("{}")
	tb.Tap("From the clipboard")
	require.Contains(t, tb.Bare(), `This isn't an Atrades data file: data: the key "guilds" is missing.`)
	tb.Tap("Close")
	fyne.CurrentApp().Clipboard().SetContent(string(threeMistakes(t)))
	tb.Tap("From the clipboard")
	require.Contains(t, tb.Bare(), "Mistakes in the file: 3.")
	require.True(t, tb.Sees("Guilds: Hacker's Haven. guilds[0], money: expected a whole number from 0 to 999."), "%q", tb.Labels())
	require.True(t, tb.Sees("Now: The published prototype, because your copy still has mistakes."))
	tb.Tap("Guilds: Hacker's Haven. guilds[0], money: expected a whole number from 0 to 999.")
	tb.Write("First money", "12")
	atradesOf(tb).OpenGuilds(aid.Types, 2)
	tb.Write("Price of a good", "3")
	paint(tb, 0)
	tb.Tap("City")
	tapPainted(tb, "r4c2")
	require.Empty(t, atradesOf(tb).GuildCopy().Mistakes())
	tb.Tap("Undo")
	require.Len(t, atradesOf(tb).GuildCopy().Mistakes(), 1)
	tb.App.Open(shell.Route{Page: shell.CopyPage, Arg: atradesscreens.Key})
	tb.Tap("Share")
	require.Contains(t, tb.Bare(), "atrades-data/1")
	tb.App.Back()
	tb.Tap("Start over")
	tb.Tap("Start over")
	require.Empty(t, atradesOf(tb).GuildCopy().Mistakes())
}
