package screens

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/atrades"
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
	app   *App
	index int
	brush int
	from  string // where a line begins; "": nowhere yet
	keys  *fyne.Container
	words *parts.Words
	board *parts.Board
	sites []string // cells by the place of the board
}

func newGuildPaint(a *App, index int) *guildPaint {
	return &guildPaint{app: a, index: index, keys: parts.NewFlow(), words: parts.NewLess(""), board: parts.NewBoard()}
}

func (g *guildPaint) bar() *parts.TopBar {
	return g.app.guildBar(guildEntryName(g.app.guildCopy().Copy, atrades.Maps, g.index))
}

// page is the choice of what to paint, and the region, which has all the rest.
func (g *guildPaint) page() fyne.CanvasObject {
	return container.New(&paintLayout{app: g.app}, parts.NewColumn(g.keys, g.words), g.board)
}

// refresh shows the brushes and the region.
func (g *guildPaint) refresh() {
	g.keys.Objects = nil
	for i, title := range []string{lang.L("Habitable"), lang.L("City"), lang.L("Desert"), lang.L("Line")} {
		key := parts.NewKey(0, title, func() {
			g.brush, g.from = i, ""
			g.refresh()
		})
		if i == g.brush {
			key.Chosen()
		}
		g.keys.Add(key)
	}
	g.keys.Refresh()
	g.show()
	g.app.relay()
}

func (g *guildPaint) key(fyne.KeyName) bool { return false }

// paintLayout puts the brushes over the region, or beside it on a phone that lies on its side.
type paintLayout struct{ app *App }

// paintBeside is the share of the width that the brushes take beside the region.
const paintBeside = 0.4

// Layout places brushes and region.
func (l *paintLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	margin := l.app.fyne.Settings().Theme().Size(look.Margin)
	if look.SideBySide(l.app.size) {
		left := size.Width*paintBeside - margin
		place(objects[0], margin, margin, left, heightAt(objects[0], left))
		place(objects[1], left+2*margin, rowGap, size.Width-left-3*margin, size.Height-2*rowGap)
		return
	}
	width := size.Width - 2*margin
	top := heightAt(objects[0], width)
	place(objects[0], margin, margin, width, top)
	place(objects[1], margin, 2*margin+top, width, max(0, size.Height-top-3*margin))
}

// MinSize is a small phone's.
func (l *paintLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 100) }

// show draws the region as it is now.
func (g *guildPaint) show() {
	own, index := g.app.guildCopy(), g.index
	cells := own.MapCells(index)
	data := parts.BoardData{Title: lang.L("The region"), Tap: g.tap}
	middles := map[string]fyne.Position{}
	g.sites = nil
	for i, cell := range cells {
		place := parts.PlaceData{
			ID: i, At: hexAt(cell.Q, cell.R), Size: 0.97, Shape: parts.PlaceHexPoint, Title: cell.Word, Chosen: cell.Word == g.from,
		}
		g.dress(&place, own.CellSign(index, cell.Word), cell.City)
		middles[cell.Word] = place.At
		g.sites = append(g.sites, cell.Word)
		data.Places = append(data.Places, place)
	}
	for _, link := range own.MapLinks(index) {
		data.Lines = append(data.Lines, parts.LineData{From: middles[link[0]], To: middles[link[1]], Style: parts.LineThick})
	}
	g.board.Set(data)
	g.say()
}

// dress draws what a cell is.
func (g *guildPaint) dress(place *parts.PlaceData, sign byte, city int) {
	switch sign {
	case atrades.City:
		place.Fill, place.Spoken = look.Pressed, lang.L("city")+" "+strconv.Itoa(city)
		place.Marks = []parts.BoardMark{{Icon: parts.IconCity, Text: strconv.Itoa(city)}}
	case atrades.Habitable:
		place.Fill, place.Spoken = look.Raised, lang.L("habitable")
		place.Marks = []parts.BoardMark{{Icon: parts.IconHex}}
	default:
		place.Fill, place.Spoken = look.Clear, lang.L("desert")
	}
}

// say tells what the next tap does.
func (g *guildPaint) say() {
	words := lang.L("A tap makes a hex habitable.")
	switch {
	case g.brush == paintCity:
		words = lang.L("A tap makes a hex a city.")
	case g.brush == paintDesert:
		words = lang.L("A tap makes a hex desert again.")
	case g.brush == paintLine && g.from == "":
		words = lang.L("Tap the two ends of a line; the same two again take it away.")
	case g.brush == paintLine:
		words = lang.L("Tap the other end of the line from {{.Cell}}.", map[string]any{"Cell": g.from})
	}
	g.words.SetText(words)
}

// tap paints a hex, or chooses an end of a line.
func (g *guildPaint) tap(id int) {
	word, index := g.sites[id], g.index
	own := g.app.guildCopy()
	switch {
	case g.brush != paintLine:
		sign := []byte{atrades.Habitable, atrades.City, atrades.Desert}[g.brush]
		g.app.editGuilds(func(c *atrades.Copy) { c.Paint(index, word, sign) })
	case own.CellSign(index, word) == atrades.Desert:
		g.app.say(lang.L("A line joins habitable hexes and cities."))
	case g.from == "":
		g.from = word
	default:
		g.app.editGuilds(func(c *atrades.Copy) { c.Join(index, g.from, word) })
		g.from = ""
	}
	g.show()
	g.app.relay()
}
