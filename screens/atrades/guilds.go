package atrades

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/atrades"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
)

// guilds are the guild boards to choose from, each with what it begins with; one that is taken leads to the ruling.
func (h *guildHelp) guilds() fyne.CanvasObject {
	var rows []*parts.Row
	for _, g := range h.view.Guilds() {
		act, ok := rules.NewAct(h.table, h.view.Actor, "guild", g.ID)
		if !ok {
			continue
		}
		row := parts.RowData{Icon: parts.IconCoin, Title: g.Name, Words: boardWords(g), Trail: strconv.Itoa(g.Money), Here: true, Tap: func() { h.acts.Play(act) }}
		if g.Seat > 0 {
			row.Icon, row.Seat, row.Greyed = parts.NoIcon, g.Seat, true
			row.Tap = func() { h.acts.Ruling(act) }
		}
		rows = append(rows, parts.NewRow(row))
	}
	return parts.NewRows(rows...)
}

// boardWords say what a guild begins with.
func boardWords(g atrades.Guild) string {
	data := map[string]any{"Money": g.Money, "Place": g.Initiative, "Cubes": g.Cubes, "Companies": g.Companies, "Tech": g.Tech, "Golden": g.Golden}
	said := []string{lang.L("Money {{.Money}}, initiative {{.Place}}, {{.Cubes}} action cubes", data)}
	if g.Golden > 0 {
		said = append(said, lang.L("{{.Golden}} golden", data))
	}
	if g.Companies > 0 {
		said = append(said, lang.L("boxes: {{.Companies}} companies, {{.Tech}} tech", data))
	}
	return strings.Join(said, ", ")
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
