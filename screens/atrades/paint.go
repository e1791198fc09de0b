package atrades

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/atrades/aid"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/board"
	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// What a tap on a hex does.
const (
	paintLand = iota
	paintCity
	paintDesert
	paintLine
)

// paintWord stands in the route of the page on which a region is painted.
const paintWord = "paint"

// guildPaint is the page on which the hexes of a region are painted: land, cities, desert, and lines between two of them.
type guildPaint struct {
	app   *Feature
	index int
	brush int
	from  string // where a line begins; "": nowhere yet
	keys  *fyne.Container
	words *parts.Words
	board *board.Board
	Sites []string // cells by the place of the board
}

func newGuildPaint(a *Feature, index int) *guildPaint {
	return &guildPaint{app: a, index: index, keys: parts.NewFlow(), words: parts.NewLess(""), board: board.New()}
}

func (g *guildPaint) Bar() *parts.TopBar {
	return g.app.guildBar(guildEntryName(g.app.GuildCopy().Copy, aid.Maps, g.index))
}

// Page is the choice of what to paint, and the region, which has all the rest.
func (g *guildPaint) Page() fyne.CanvasObject {
	return container.New(&paintLayout{app: g.app}, parts.NewColumn(g.keys, g.words), g.board)
}

// Refresh shows the brushes and the region.
func (g *guildPaint) Refresh() {
	g.keys.Objects = nil
	for i, title := range []string{wording.L("Habitable"), wording.L("City"), wording.L("Desert"), wording.L("Line")} {
		key := parts.NewKey(0, title, func() {
			g.brush, g.from = i, ""
			g.Refresh()
		})
		if i == g.brush {
			key.Chosen()
		}
		g.keys.Add(key)
	}
	g.keys.Refresh()
	g.show()
	g.app.Relay()
}

func (g *guildPaint) Key(fyne.KeyName) bool { return false }

// paintLayout puts the brushes over the region, or beside it on a phone that lies on its side.
type paintLayout struct{ app *Feature }

// paintBeside is the share of the width that the brushes take beside the region.
const paintBeside = 0.4

// Layout places brushes and region.
func (l *paintLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	margin := parts.CurrentTheme().Size(look.Margin)
	if look.SideBySide(l.app.Size()) {
		left := size.Width*paintBeside - margin
		box.Place(objects[0], margin, margin, left, box.HeightAt(objects[0], left))
		box.Place(objects[1], left+2*margin, parts.RowGap, size.Width-left-3*margin, size.Height-2*parts.RowGap)
		return
	}
	width := size.Width - 2*margin
	top := box.HeightAt(objects[0], width)
	box.Place(objects[0], margin, margin, width, top)
	box.Place(objects[1], margin, 2*margin+top, width, max(0, size.Height-top-3*margin))
}

// MinSize is a small phone's.
func (l *paintLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 100) }

// show draws the region as it is now.
func (g *guildPaint) show() {
	own, index := g.app.GuildCopy(), g.index
	cells := own.MapCells(index)
	data := board.Data{Title: wording.L("The region"), Tap: g.tap}
	middles := map[string]fyne.Position{}
	g.Sites = nil
	for i, cell := range cells {
		place := board.Place{
			ID: i, At: hexAt(cell.Q, cell.R), Size: 0.97, Shape: board.HexPoint, Title: cell.Word, Chosen: cell.Word == g.from,
		}
		g.dress(&place, own.CellSign(index, cell.Word), cell.City)
		middles[cell.Word] = place.At
		g.Sites = append(g.Sites, cell.Word)
		data.Places = append(data.Places, place)
	}
	for _, link := range own.MapLinks(index) {
		data.Lines = append(data.Lines, board.Line{From: middles[link[0]], To: middles[link[1]], Style: board.Thick})
	}
	g.board.Set(data)
	g.say()
}

// dress draws what a cell is.
func (g *guildPaint) dress(place *board.Place, sign byte, city int) {
	switch sign {
	case aid.City:
		place.Fill, place.Spoken = look.Pressed, wording.L("city")+" "+strconv.Itoa(city)
		place.Marks = []board.Mark{{Icon: parts.IconCity, Text: strconv.Itoa(city)}}
	case aid.Habitable:
		place.Fill, place.Spoken = look.Land, wording.L("habitable")
		place.Marks = []board.Mark{{Icon: parts.IconHex}}
	default:
		place.Fill, place.Spoken = look.Clear, wording.L("desert")
	}
}

// say reports what the next tap does.
func (g *guildPaint) say() {
	words := wording.L("A tap makes a hex habitable.")
	switch {
	case g.brush == paintCity:
		words = wording.L("A tap makes a hex a city.")
	case g.brush == paintDesert:
		words = wording.L("A tap makes a hex desert again.")
	case g.brush == paintLine && g.from == "":
		words = wording.L("Tap the two ends of a line; the same two again take it away.")
	case g.brush == paintLine:
		words = wording.L("Tap the other end of the line from {cell}.", g.from)
	}
	g.words.SetText(words)
}

// tap paints a hex, or chooses an end of a line.
func (g *guildPaint) tap(id int) {
	word, index := g.Sites[id], g.index
	own := g.app.GuildCopy()
	switch {
	case g.brush != paintLine:
		sign := []byte{aid.Habitable, aid.City, aid.Desert}[g.brush]
		g.app.editGuilds(func(c *aid.Copy) { c.Paint(index, word, sign) })
	case own.CellSign(index, word) == aid.Desert:
		g.app.Say(wording.L("A line joins habitable hexes and cities."))
	case g.from == "":
		g.from = word
	default:
		g.app.editGuilds(func(c *aid.Copy) { c.Join(index, g.from, word) })
		g.from = ""
	}
	g.show()
	g.app.Relay()
}
