package atrades

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/atrades"
	"tablekeeper/screens/widgets/board"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// Measures of the drawing, in units: a hex is 1 from its middle to a corner, and root3 wide.
const (
	root3      = 1.7320508
	regionWide = 7*root3 + 0.5
	regionBare = 11.2 // without its name
	nameDown   = 5.26 // from the middle of a region to that of its name
	plateFrom  = 5    // from so many regions on each lies on a plate of its own
	plateApart = 0.25 // between plates
)

// regionGrid is how many regions stand side by side so that they are drawn as large as can be, how many pixels a unit has then, and how high a row
// is in units with its name.
func regionGrid(n int, area fyne.Size, name float32) (columns int, scale, high float32) {
	for each := 1; each <= n; each++ {
		rows := float32((n + each - 1) / each)
		if fits := max(0.1, min(area.Width/(float32(each)*regionWide), (area.Height/rows-name)/regionBare)); fits > scale {
			columns, scale = each, fits
		}
	}
	return columns, scale, regionBare + name/max(1, scale)
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
		n := len(b.View.Regions())
		columns, scale, high := b.grid()
		row, wide := i/columns, float32(regionWide)
		if b.plated() {
			wide = max(wide, b.stage.area().Width/scale/float32(columns))
		}
		here := min(columns, n-row*columns) // the last row stands in the middle
		corner = fyne.NewPos((float32(i%columns)+float32(columns-here)/2)*wide, float32(row)*high)
		if b.plated() {
			var track []string
			for _, n := range region.Track() {
				if b.wide() {
					track = append(track, strconv.Itoa(n))
				}
			}
			data.Plates = append(data.Plates, plateOf(region, corner, fyne.NewSize(wide, high), track))
			corner.Y += board.HeadHigh * tileStep() / scale / 2 // under its head
		}
	}
	middles, said, named := map[string]fyne.Position{}, saidCells(), map[int]int{}
	for k := range cells {
		cell := &cells[k]
		id := i*sitesOfRegion + k
		place := b.hex(region, cell)
		place.ID, place.At = id, corner.Add(hexAt(cell.Q, cell.R))
		if _, place.Target = b.land[id]; place.Target && !b.View.Joined() {
			place.Spoken = said[cell.Word]
		}
		place.Target = place.Target || cell.Company > 0 && b.about[cell.Company] && !(b.tiny() && b.View.Step == atrades.StepAction)
		place.Chosen = cell.Company > 0 && b.glows(cell.Company)
		if middles[cell.Word] = place.At; cell.Company > 0 && b.tiny() {
			named[cell.Company]++
			once(&place, named[cell.Company], companyCells(cells, cell.Company))
		}
		b.sites[id] = regionSite{region, cell}
		data.Places = append(data.Places, place)
	}
	for _, link := range region.Links() {
		data.Lines = append(data.Lines, board.Line{From: middles[link[0]], To: middles[link[1]], Style: board.Dashed, Colour: look.CityLine})
	}
	if !alone && b.lettered() {
		data.Places = append(data.Places, b.named(i, corner.Add(b.foot(region))))
	}
}

// plateOf is the ground of a region, round its middle.
func plateOf(region *atrades.Region, middle fyne.Position, size fyne.Size, track []string) board.Plate {
	half := fyne.NewPos((size.Width-plateApart)/2, (size.Height-plateApart)/2)
	return board.Plate{
		Least: middle.Subtract(half), Most: middle.Add(half), Title: region.Name(),
		Mark: board.Mark{Icon: parts.IconMarket, Text: strconv.Itoa(region.Demand())}, Track: track, Now: region.Marker() - 1,
	}
}

// once names a company once where hexes are small: the number on its first hex, the marker of its owner on the second.
func once(place *board.Place, nth, of int) {
	switch {
	case nth == 1 && of > 1:
		place.Owner = 0
	case nth > 1:
		place.Label = ""
	}
}

// companyCells counts the hexes that a company covers.
func companyCells(cells []atrades.Cell, company int) (n int) {
	for i := range cells {
		if cells[i].Company == company {
			n++
		}
	}
	return n
}

// grid is how the regions stand.
func (b *guildBoard) grid() (columns int, scale, high float32) {
	name := float32(0)
	if b.plated() {
		name = board.HeadHigh * tileStep()
	} else if b.lettered() {
		name = nameHigh * tileStep()
	}
	columns, scale, high = regionGrid(len(b.View.Regions()), b.stage.area(), name)
	if b.plated() { // plates take what there is
		high = max(high, b.stage.area().Height/scale/float32((len(b.View.Regions())+columns-1)/columns))
	}
	return columns, scale, high
}

// tiny reports whether hexes have room for one thing each.
func (b *guildBoard) tiny() bool {
	if b.View.Joined() || b.alone() {
		return false
	}
	_, scale, _ := b.grid()
	return scale < tinyHex
}

// tinyHex is the radius of a hex from which on number and marker have room on it.
const tinyHex = 19

// plated reports whether there are so many regions that each lies on a plate with its name at the head.
func (b *guildBoard) plated() bool {
	return len(b.View.Regions()) >= plateFrom && !b.View.Joined() && !b.alone()
}

// lettered reports whether there is room for the names of regions.
func (b *guildBoard) lettered() bool {
	if b.View.Joined() {
		return true
	}
	n := len(b.View.Regions())
	columns, _, _ := regionGrid(n, b.stage.area(), nameHigh*tileStep())
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
		ID: i*sitesOfRegion + firstDemand, At: at, Size: 0.2, Title: region.Name(), Pill: !b.plated(),
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
