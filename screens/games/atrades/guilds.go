package atrades

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/atrades"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// guilds are the guild boards to choose from, a row each, whatever the size of the window: its picture and what it begins with. Those that
// are taken lead to the ruling. Under them stands what all have alike.
func (b *guildBoard) guilds() *table.Moment {
	all := b.View.Guilds()
	alike := !slices.ContainsFunc(all, func(g atrades.Guild) bool { return boardWords(g) != boardWords(all[0]) })
	rows := &guildRows{}
	list := container.New(rows)
	for _, g := range all {
		act, line := atrades.ChooseGuild.Act(b.View.Actor(), g.Number), guildPrice(g)
		tap := func() { b.acts.Play(act) }
		if g.Seat > 0 {
			line, tap = wording.L("{player} plays it", b.seats[g.Seat-1]), func() { b.acts.Ruling(act) }
		} else if !alike {
			line += " " + boardWords(g)
		}
		list.Add(newGuildRow(g, line, tap))
	}
	if alike {
		felt := look.FeltOf(Key)
		rows.note, rows.plate = parts.NewWords(boardWords(all[0]), look.Least, felt.Less), box.NewSurface(box.Face{Fill: felt.Dock, Corner: plateCorner})
		list.Objects = append(list.Objects, rows.plate, rows.note)
	}
	high := float32(len(all)*(guildHigh+guildGap) + guildNote)
	return &table.Moment{Show: list, Size: fyne.NewSize(guildWide, high)}
}

// Measures of the rows of guilds, in device-independent pixels at text step 1.
const (
	guildWide = 358
	guildHigh = 84
	guildGap  = 8
	guildNote = 52
)

// guildRows share the height that there is. What stands under them goes where it would make them too low for a thumb.
type guildRows struct {
	note  *parts.Words
	plate *box.Surface // under it
}

// MinSize is small: the rows take what there is.
func (r *guildRows) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, 100) }

// Layout places the rows.
func (r *guildRows) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	n, note := len(objects), float32(0)
	if r.note != nil {
		n -= 2
		wide := size.Width - 2*guildGap
		note = box.HeightAt(r.note, wide) + 2*guildGap
		shown := (size.Height-note)/float32(n) >= guildHigh*2/3
		box.SetVisible(r.note, shown)
		box.SetVisible(r.plate, shown)
		if !shown {
			note = 0
		}
		box.Place(r.plate, 0, size.Height-note, size.Width, note)
		box.Place(r.note, guildGap, size.Height-note+guildGap, wide, max(1, note-2*guildGap))
	}
	each := (size.Height - note) / float32(n)
	for i, o := range objects[:n] {
		box.Place(o, 0, float32(i)*each, size.Width, each-guildGap)
	}
}

// guildRow is a guild board that can be taken.
type guildRow struct {
	parts.Control
	face        *box.Surface
	picture     fyne.CanvasObject
	name, words *parts.Words
}

func newGuildRow(g atrades.Guild, line string, tap func()) *guildRow {
	felt := look.FeltOf(Key)
	r := &guildRow{face: box.NewSurface(box.Face{Fill: felt.Key, Line: felt.Line, Lip: felt.Lip, High: tileRim, Corner: plateCorner}), picture: parts.NewPicture(guildPicture(g))}
	ink := look.Text
	if g.Seat > 0 {
		r.face.Set(box.Face{Fill: felt.Dock, Line: felt.Line, Corner: plateCorner})
		ink = felt.Less
	}
	r.name = parts.NewWords(g.Name, look.Label, ink).Bold().Lines(1)
	r.words = parts.NewWords(line, look.Least, felt.Less).Lines(2)
	r.Label, r.Tap = parts.Sentences(g.Name, line), tap
	r.Extend(r)
	return r
}

// CreateRenderer draws the picture, and beside it name and words.
func (r *guildRow) CreateRenderer() fyne.WidgetRenderer {
	ring := parts.NewRing()
	return box.Draw(r, box.Scene{
		Objects: append([]fyne.CanvasObject{r.face, r.picture, r.name, r.words}, ring.Objects()...),
		Min:     func() fyne.Size { return fyne.NewSize(box.Size(r, look.TapTarget), box.Size(r, look.TapTarget)) },
		Layout: func(area fyne.Size) {
			r.face.Resize(area)
			ring.Layout(area)
			high := area.Height - tileRim
			tall := max(1, high-2*guildGap)
			wide := min(2*tall, area.Width/3)
			box.Place(r.picture, guildGap, guildGap, wide, tall)
			left := wide + 2*guildGap
			room := max(1, area.Width-left-guildGap)
			for _, size := range []fyne.ThemeSizeName{look.Label, look.Body, look.Least} {
				if r.name.SetSize(size); r.name.Holds(r.name.Text(), room) {
					break
				}
			}
			name, words := box.HeightAt(r.name, room), box.HeightAt(r.words, room)
			if box.SetVisible(r.words, name+words <= high); !r.words.Visible() {
				words = 0
			}
			box.Place(r.name, left, (high-name-words)/2, room, name)
			box.Place(r.words, left, (high-name-words)/2+name, room, words)
		},
		Refresh: func() {
			ring.Show(&r.Control, plateCorner)
			for _, o := range []fyne.CanvasObject{r.face, r.picture, r.name, r.words} {
				o.Refresh()
			}
		},
	})
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
