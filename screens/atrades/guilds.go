package atrades

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/atrades"
	"tablekeeper/screens/parts"
)

// guilds are the guild boards to choose from, each a card with its colour and what it begins with; one that is taken leads to the
// ruling.
func (h *guildHelp) guilds() fyne.CanvasObject {
	cards := parts.NewTightColumn()
	for _, g := range h.view.Guilds() {
		act := atrades.ChooseGuild.Act(h.view.Actor, g.Number)
		row := parts.RowData{Icon: parts.IconFlag, Title: g.Name, Words: boardWords(g), Here: true, Tap: func() { h.acts.Play(act) }}
		if g.Seat > 0 {
			row.Icon, row.Seat, row.Greyed = parts.NoIcon, g.Seat, true
			row.Tap = func() { h.acts.Ruling(act) }
		}
		cards.Add(parts.NewPanel("", parts.NewRow(row)))
	}
	return cards
}

// boardWords say what a guild begins with.
func boardWords(g atrades.Guild) string {
	data := map[string]any{"Money": g.Money, "Place": parts.PlaceWord(g.Initiative), "Cubes": g.Cubes, "Companies": g.Companies, "Tech": g.Tech}
	said := []string{lang.L("Starts with {{.Money}} money and {{.Cubes}} actions.", data)}
	if g.Golden > 0 {
		said[0] = lang.L("Starts with {{.Money}} money, {{.Cubes}} actions and a golden one.", data)
	}
	if g.Companies > 0 {
		said = append(said, lang.L("Up to {{.Companies}} companies and {{.Tech}} technologies.", data))
	}
	return strings.Join(append(said, lang.L("{{.Place}} in the turn order.", data)), " ")
}

// companyLine is a company on a guild's mat: its number, type, what a good brings, its tiles, and the money on its card.
func companyLine(c *atrades.Company) fyne.CanvasObject {
	number := strconv.Itoa(c.Number)
	data := map[string]any{"Number": number, "Kind": c.Kind, "Price": c.Price}
	return parts.NewFlow(
		parts.NewTally(parts.IconCompany, number+" "+c.Kind, lang.L("company {{.Number}}, {{.Kind}}", data)),
		parts.NewTally(parts.IconMarket, strconv.Itoa(c.Price), lang.L("{{.Price}} a good", data)),
		parts.Count(parts.IconHex, c.Size, lang.L("Tiles")),
		parts.Count(parts.IconCoin, c.Money, lang.L("On the card")),
	)
}
