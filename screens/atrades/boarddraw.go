package atrades

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/atrades"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/board"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// Measures of the drawing, in units: a hex is 1 from its middle to a corner, and root3 wide.
const (
	root3      = 1.7320508
	regionWide = 7*root3 + 0.5
	regionHigh = 13.6
	regionBare = 11.2 // without its name
	nameDown   = 5.26 // from the middle of a region to that of its name
)

// regionColumns is how many regions stand side by side so that they are drawn as large as can be.
func regionColumns(n int, aspect float32) int {
	best, largest := 1, float32(0)
	for columns := 1; columns <= n; columns++ {
		rows := (n + columns - 1) / columns
		if scale := min(aspect/(float32(columns)*regionWide), 1/(float32(rows)*regionHigh)); scale > largest {
			best, largest = columns, scale
		}
	}
	return best
}

// hexAt is the middle of a hex with axial coordinates.
func hexAt(q, r int) fyne.Position {
	return fyne.NewPos(root3*(float32(q)+float32(r)/2), 1.5*float32(r))
}

// drawRegion adds one region: its hexes, the printed lines between them, and its name with the demand.
func (b *guildBoard) drawRegion(data *board.Data, i int) {
	region := &b.View.Regions()[i]
	corner, alone, cells := fyne.NewPos(0, 0), b.alone(), region.Cells()
	if !b.View.Joined() && !alone {
		n, columns := len(b.View.Regions()), b.columns()
		row := i / columns
		here := min(columns, n-row*columns) // the last row stands in the middle
		corner = fyne.NewPos((float32(i%columns)+float32(columns-here)/2)*regionWide, float32(row)*regionHigh)
	}
	middles, said := map[string]fyne.Position{}, saidCells()
	for k := range cells {
		cell := &cells[k]
		id := i*sitesOfRegion + k
		place := b.hex(region, cell)
		place.ID, place.At = id, corner.Add(hexAt(cell.Q, cell.R))
		if _, place.Target = b.land[id]; place.Target && !b.View.Joined() {
			place.Spoken = said[cell.Word]
		}
		place.Target = place.Target || cell.Company > 0 && b.about[cell.Company]
		place.Chosen = cell.Company > 0 && b.glows(cell.Company)
		middles[cell.Word] = place.At
		b.sites[id] = regionSite{region, cell}
		data.Places = append(data.Places, place)
	}
	for _, link := range region.Links() {
		data.Lines = append(data.Lines, board.Line{From: middles[link[0]], To: middles[link[1]], Style: board.Thick, Colour: look.CityLine})
	}
	if !alone && b.lettered() {
		data.Places = append(data.Places, b.named(i, corner.Add(b.foot(region))))
	}
}

// columns is how many regions stand side by side.
func (b *guildBoard) columns() int {
	aspect := b.stage.aspect()
	if aspect == 0 { // nothing is laid out yet
		aspect = 1
	}
	return regionColumns(len(b.View.Regions()), aspect)
}

// lettered reports whether there is room for the names of regions.
func (b *guildBoard) lettered() bool {
	if b.View.Joined() {
		return true
	}
	n, columns := len(b.View.Regions()), b.columns()
	return b.stage.highest()/float32((n+columns-1)/columns) >= leastNamed*tileStep()
}

// foot is where the name of a region stands, from its middle: below it, and where regions are joined below its lowest hex.
func (b *guildBoard) foot(region *atrades.Region) fyne.Position {
	if !b.View.Joined() {
		return fyne.NewPos(0, nameDown)
	}
	cells := region.Cells()
	low := hexAt(cells[0].Q, cells[0].R)
	for _, cell := range cells {
		if at := hexAt(cell.Q, cell.R); at.Y > low.Y || at.Y == low.Y && at.X < low.X {
			low = at
		}
	}
	return low.AddXY(root3*1.5, 0)
}

// named is the name of a region with its demand.
func (b *guildBoard) named(i int, at fyne.Position) board.Place {
	region := &b.View.Regions()[i]
	place := board.Place{
		ID: i*sitesOfRegion + firstDemand, At: at, Size: 0.2, Title: region.Name(), Pill: true,
		Makes:  []board.Mark{{Icon: parts.IconMarket, Text: strconv.Itoa(region.Demand())}},
		Spoken: wording.L("demand {demand}, on the track {track}", region.Demand(), demandTrack(region)),
	}
	b.sites[place.ID] = regionSite{region: region}
	return place
}

// hex is one cell of a region as it lies there now.
func (b *guildBoard) hex(region *atrades.Region, cell *atrades.Cell) board.Place {
	place := board.Place{Size: 0.97, Shape: board.HexPoint, Title: region.Name() + " " + cell.Word}
	switch {
	case cell.City > 0:
		place.Fill, place.Edge, place.Spoken = look.CityFill, look.CityLine, wording.L("city, needs bureaucracy {number}", cell.City)
		place.Sign, place.Label = parts.IconCity, strconv.Itoa(cell.City)
	case !cell.Land:
		place.Title, place.Dim, place.Plain = "", true, true // nothing is ever laid there
	case cell.Company > 0:
		b.tile(&place, b.View.Company(cell.Company))
	default:
		place.Fill = look.DuneLand
	}
	return place
}

// tile is a hex that a company covers.
func (b *guildBoard) tile(place *board.Place, c *atrades.Company) {
	place.Fill, place.Sign, place.Label = kindFill(c.KindNumber), kindIcon(c), strconv.Itoa(c.Number)
	if c.Where() == atrades.Sold {
		place.Dim, place.Sign = true, parts.IconStamp
		place.Spoken = wording.L("company {number}, sold to the government", c.Number)
		return
	}
	place.Owner = c.Owner()
	place.Spoken = wording.L("{facts}, of {name}", companyFacts(c), b.seats[c.Owner()-1])
}

// glows reports whether a company is what the step is about, or was tapped.
func (b *guildBoard) glows(company int) bool {
	v := b.View
	return company == b.asked || company == v.Growing() || v.Merger.On && slices.Contains(v.Targets(), company)
}
