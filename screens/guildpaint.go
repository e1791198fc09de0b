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

// guildPaint paints the hexes of a region: land, cities, desert, and lines between two of them.
type guildPaint struct {
	entry  *guildEntry
	brush  int
	from   string // where a line begins; "": nowhere yet
	board  *parts.Board
	words  *parts.Words
	cities *fyne.Container
	sites  []string // cells by the place of the board
}

func newGuildPaint(p *guildEntry) *guildPaint {
	return &guildPaint{entry: p, board: parts.NewBoard(), words: parts.NewLess(""), cities: parts.NewTightColumn()}
}

// paintHigh is the height of the drawing, in device-independent pixels.
const paintHigh = 360

// object is the choice of what to paint, the region, and the numbers of its cities.
func (g *guildPaint) object() fyne.CanvasObject {
	brushes := []string{lang.L("Habitable"), lang.L("City"), lang.L("Desert"), lang.L("Line")}
	keys := parts.NewFlow()
	var dress func()
	dress = func() {
		keys.Objects = nil
		for i, title := range brushes {
			key := parts.NewKey(0, title, func() {
				g.brush, g.from = i, ""
				dress()
				g.show()
			})
			if i == g.brush {
				key.Chosen()
			}
			keys.Add(key)
		}
		keys.Refresh()
	}
	dress()
	g.show()
	rows := parts.NewTightColumn(g.entry.badge("rows", lang.L("Land")), g.entry.badge("cities", lang.L("Cities")), g.entry.badge("links", lang.L("Lines")))
	return parts.NewColumn(parts.NewSection(lang.L("Tap the hexes to paint them")), keys, g.words,
		container.New(&lowBoard{}, g.board), g.cities,
		parts.NewColumn(parts.NewLess(lang.L("Where the land, the cities' numbers and the lines come from:")), rows))
}

// lowBoard gives a board on a page that scrolls its height.
type lowBoard struct{}

// Layout fills the area.
func (lowBoard) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	place(objects[0], 0, 0, size.Width, size.Height)
}

// MinSize is the board's width and a height at which all hexes can be tapped.
func (lowBoard) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(objects[0].MinSize().Width, paintHigh)
}

// show draws the region as it is now.
func (g *guildPaint) show() {
	own, index := g.entry.app.guildCopy(), g.entry.index
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
	g.numberCities(cells)
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
	word, index := g.sites[id], g.entry.index
	own := g.entry.app.guildCopy()
	switch {
	case g.brush != paintLine:
		sign := []byte{atrades.Habitable, atrades.City, atrades.Desert}[g.brush]
		g.entry.app.editGuilds(func(c *atrades.Copy) { c.Paint(index, word, sign) })
	case own.CellSign(index, word) == atrades.Desert:
		g.entry.app.say(lang.L("A line joins habitable hexes and cities."))
	case g.from == "":
		g.from = word
	default:
		g.entry.app.editGuilds(func(c *atrades.Copy) { c.Join(index, g.from, word) })
		g.from = ""
	}
	g.show()
	g.entry.refresh()
}

// numberCities are the bureaucracy that each city asks for.
func (g *guildPaint) numberCities(cells []atrades.Cell) {
	g.cities.Objects = nil
	own := g.entry.app.guildCopy()
	for _, cell := range cells {
		if own.CellSign(g.entry.index, cell.Word) != atrades.City {
			continue
		}
		title := lang.L("City {{.Cell}} asks for bureaucracy", map[string]any{"Cell": cell.Word})
		field := parts.NewNumberField(title, 1, 99, func(n int) {
			g.entry.set(n, "cities", cell.Word)
			g.drawAgain()
		})
		field.SetValue(cell.City)
		g.cities.Add(field)
	}
	g.cities.Refresh()
}

// drawAgain draws the region without making the fields under it anew: somebody types in one of them.
func (g *guildPaint) drawAgain() {
	cities := g.cities.Objects
	g.show()
	g.cities.Objects = cities
	g.cities.Refresh()
}
