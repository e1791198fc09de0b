package screens

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/atrades"
	"tablekeeper/companion/atrades/aid"
	atradesscreens "tablekeeper/screens/atrades"
	"tablekeeper/screens/shell"
)

// guildCopies are the pages of the owner's copy of Atrades.
var guildCopies = []situation{
	{"copy", func(tb *table) { tb.app.Open(shell.Route{Page: shell.CopyPage, Arg: atradesscreens.Key}) }},
	{"copy with mistakes", func(tb *table) {
		tb.app.Open(shell.Route{Page: shell.CopyPage, Arg: atradesscreens.Key})
		tb.app.atrades().ImportGuilds(threeMistakes(tb.t))
	}},
	{"guilds", func(tb *table) { tb.app.atrades().OpenGuilds(aid.Guilds, -1) }},
	{"guild", func(tb *table) { tb.app.atrades().OpenGuilds(aid.Guilds, 2) }},
	{"types", func(tb *table) { tb.app.atrades().OpenGuilds(aid.Types, -1) }},
	{"type", func(tb *table) { tb.app.atrades().OpenGuilds(aid.Types, 1) }},
	{"regions", func(tb *table) { tb.app.atrades().OpenGuilds(aid.Maps, -1) }},
	{"region", func(tb *table) { tb.app.atrades().OpenGuilds(aid.Maps, 3) }},
	{"paint", func(tb *table) { tb.paint(3) }},
	{"line", func(tb *table) {
		tb.paint(0)
		tb.tap("Line")
		tb.painted("r1c2")
	}},
	{"no cards", func(tb *table) { tb.app.atrades().OpenGuilds(aid.Cards, -1) }},
	{"card", func(tb *table) {
		tb.app.atrades().OpenGuilds(aid.Cards, -1)
		tb.tap("Add")
		tb.tap("Money to a company's card")
	}},
	{"cubes", func(tb *table) { tb.app.atrades().OpenGuilds(aid.Cubes, -1) }},
	{"bank money", func(tb *table) { tb.app.atrades().OpenGuilds(aid.BankMoney, -1) }},
	{"chart", func(tb *table) { tb.app.atrades().OpenGuilds(aid.GovChart, -1) }},
	{"new match with a copy", func(tb *table) {
		tb.app.atrades().EditGuilds(func(c *aid.Copy) { c.Set(aid.Types, 0, 3, "price"); c.Add(aid.Cards) })
		tb.app.Open(shell.Route{Page: shell.NewMatchPage, Arg: atradesscreens.Key})
	}},
}

// TestGuildCopyLayouts examines the pages of the owner's copy in every size of window.
func TestGuildCopyLayouts(t *testing.T) { examine(t, guildCopies) }

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
func (tb *table) paint(index int) {
	tb.t.Helper()
	tb.app.atrades().OpenGuilds(aid.Maps, index)
	tb.tapOn("Paint the hexes")
}

// painted taps a hex of the region that is painted.
func (tb *table) painted(word string) {
	tb.t.Helper()
	g := tb.app.shown.(*atradesscreens.GuildPaint)
	for i, site := range g.Sites {
		if site == word {
			g.Tap(i)
			return
		}
	}
	tb.t.Fatalf("there is no cell %s", word)
}

// TestOwnComponents paints a region, writes a card and a price, and plays a match with them.
func TestOwnComponents(t *testing.T) {
	tb := newTable(t, 1024, 768)
	tb.app.Open(shell.Route{Page: shell.GamePage, Arg: atradesscreens.Key})
	tb.tap("Your copy. Guilds, types, regions, charts and cards of your own. The referee uses them.")
	require.True(t, tb.sees("Now: The published prototype."), "%q", tb.labels())

	tb.app.atrades().OpenGuilds(aid.Maps, -1)
	tb.tap("Add")
	require.Contains(t, tb.bare(), "at least one habitable cell", "a mistake is named with key and reason")
	tb.write("Name", "Dunes")
	tb.tapOn("Paint the hexes")
	for _, word := range []string{"r3c2", "r3c3", "r3c4"} {
		tb.painted(word)
	}
	tb.tap("City")
	tb.painted("r2c3")
	tb.tap("Line")
	tb.painted("r3c2")
	tb.painted("r2c3")
	tb.app.Back()
	tb.write("City r2c3 asks for bureaucracy", "4")
	tb.write("Demand track", "2, 4, x")
	require.True(t, tb.sees("Numbers with commas between them, such as 1, 3, 5."))
	tb.write("Demand track", "2, 4")
	require.NotContains(t, tb.bare(), "habitable cell")

	tb.app.atrades().OpenGuilds(aid.Types, 0)
	require.True(t, tb.sees("Price of a good: House value, the rulebook gives none"))
	tb.tap("More: Price of a good")
	require.True(t, tb.sees("Price of a good: Printed"), "what was read off is printed")
	tb.app.atrades().OpenGuilds(aid.Cards, -1)
	tb.tap("Add")
	tb.write("Name", "Wells")
	tb.tap("Bureaucracy cubes")
	tb.app.atrades().OpenGuilds(aid.GovChart, -1)
	tb.tap("Add a row")

	own := tb.app.atrades().GuildCopy()
	require.Empty(t, own.Mistakes())
	require.Equal(t, 4, own.Number(aid.Maps, 7, "cities", "r2c3"))
	require.Equal(t, []int{2, 4}, own.Numbers(aid.Maps, 7, "demand"))
	tb.app.Open(shell.Route{Page: shell.CopyPage, Arg: atradesscreens.Key})
	require.True(t, tb.sees("Now: Your copy: Company types, Regions, Government chart, Technology cards."), "%q", tb.labels())

	tb.killed(0)
	require.Equal(t, "Dunes", tb.app.atrades().GuildCopy().Text(aid.Maps, 7, "name"), "it was saved at once")
	tb.app.Open(shell.Route{Page: shell.NewMatchPage, Arg: atradesscreens.Key})
	tb.tap("Start the match")
	v, ok := atrades.Look(tb.app.session.Playing.Match.Table())
	require.True(t, ok)
	require.Equal(t, 2, v.Company(1).Price)
	require.Contains(t, string(tb.app.session.Playing.Match.Export()), `[Setup "data {\"types\"`, "the match keeps the data")
}

// TestMistakesOfAnImportedCopy takes a file with mistakes, which are named and put right; matches wait for that.
func TestMistakesOfAnImportedCopy(t *testing.T) {
	tb := newTable(t, 1280, 800)
	tb.app.Open(shell.Route{Page: shell.CopyPage, Arg: atradesscreens.Key})
	tb.app.fyne.Clipboard().SetContent("{}")
	tb.tap("From the clipboard")
	require.Contains(t, tb.bare(), `This is no data file of Atrades: data: the key "guilds" is missing.`)
	tb.tap("Close")
	tb.app.fyne.Clipboard().SetContent(string(threeMistakes(t)))
	tb.tap("From the clipboard")
	require.Contains(t, tb.bare(), "Mistakes in the file: 3.")
	require.True(t, tb.sees("Guilds: Hacker's Haven. guilds[0], money: expected a whole number from 0 to 999."), "%q", tb.labels())
	require.True(t, tb.sees("Now: The published prototype, because your copy still has mistakes."))
	tb.tap("Guilds: Hacker's Haven. guilds[0], money: expected a whole number from 0 to 999.")
	tb.write("First money", "12")
	tb.app.atrades().OpenGuilds(aid.Types, 2)
	tb.write("Price of a good", "3")
	tb.paint(0)
	tb.tap("City")
	tb.painted("r4c2")
	require.Empty(t, tb.app.atrades().GuildCopy().Mistakes())
	tb.tap("Undo")
	require.Len(t, tb.app.atrades().GuildCopy().Mistakes(), 1)
	tb.app.Open(shell.Route{Page: shell.CopyPage, Arg: atradesscreens.Key})
	tb.tap("Share")
	require.Contains(t, tb.bare(), "atrades-data/1")
	tb.app.Back()
	tb.tap("Begin anew")
	tb.tap("Begin anew")
	require.Empty(t, tb.app.atrades().GuildCopy().Mistakes())
}
