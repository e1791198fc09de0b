package atrades

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/atrades"
	"tablekeeper/companion/chance"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// guilds are the guild boards to choose from, each a card with its picture and what it begins with; under them those that are
// taken, which lead to the ruling, and what all have alike.
func (b *guildBoard) guilds() []fyne.CanvasObject {
	all := b.View.Guilds()
	alike := !slices.ContainsFunc(all, func(g atrades.Guild) bool { return boardWords(g) != boardWords(all[0]) })
	free := parts.NewGrid(parts.CurrentTheme().Size(look.Body)*guildWide, len(all))
	objects := []fyne.CanvasObject{free}
	for _, g := range all {
		act := atrades.ChooseGuild.Act(b.View.Actor(), g.Number)
		if g.Seat > 0 {
			objects = append(objects, parts.NewRow(parts.RowData{
				Seat: g.Seat, Title: g.Name, Greyed: true, Here: true, Tap: func() { b.acts.Ruling(act) },
			}))
			continue
		}
		line := guildPrice(g)
		if !alike {
			line += " " + boardWords(g)
		}
		free.Add(parts.NewTile(guildPicture(g), g.Name, line, func() { b.acts.Play(act) }).Tight())
	}
	if alike {
		objects = append(objects, parts.NewLess(boardWords(all[0])))
	}
	return objects
}

// anyGuild takes one of the guilds that are left by chance.
func (b *guildBoard) anyGuild() {
	seed, err := b.app.Device().NewSeed()
	if err != nil {
		b.app.Say(parts.Upper(err.Error()) + ".")
		return
	}
	if left := b.acted(atrades.ChooseGuild); len(left) > 0 {
		b.acts.Play(left[chance.New(seed).Below(len(left))])
	}
}

// guildWide is the least width of the card of a guild, in sizes of body text.
const guildWide = 7

// guildPicture is the drawing of a guild; one of the owner's copy has that of the game.
func guildPicture(g atrades.Guild) parts.Picture {
	if p := parts.Picture("guild-" + g.ID); p.Resource() != nil {
		return p
	}
	return parts.GamePicture(Key)
}

// boardWords say what a guild begins with besides its money and place.
func boardWords(g atrades.Guild) string {
	said := []string{wording.L("Starts with {cubes} actions.", g.Cubes)}
	if g.Golden > 0 {
		said[0] = wording.L("Starts with {cubes} actions and a golden one.", g.Cubes)
	}
	if g.Companies > 0 {
		said = append(said, wording.L("Up to {companies} companies and {tech} technologies.", g.Companies, g.Tech))
	}
	return strings.Join(said, " ")
}

// companyLine is a company on a guild's mat: its number, type, what a good brings, its tiles, and the money on its card.
func companyLine(c *atrades.Company) fyne.CanvasObject {
	number := strconv.Itoa(c.Number)
	return parts.NewFlow(
		parts.NewTally(parts.IconCompany, number+" "+c.Kind(), wording.L("company {number}, {kind}", number, c.Kind())),
		parts.NewTally(parts.IconMarket, strconv.Itoa(c.Price()), wording.L("{price} a good", c.Price())),
		parts.Count(parts.IconHex, c.Size(), wording.L("Tiles")),
		parts.Count(parts.IconCoin, c.Money(), wording.L("On the card")),
	)
}
