package atrades

import (
	"strconv"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/atrades"
	"tablekeeper/screens/board"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// Measures of the drawing, in units: a hex is 1 from its middle to a corner, and root3 wide.
const (
	root3        = 1.7320508
	regionWide   = 7*root3 + 0.6
	regionHigh   = 17.2
	demandTop    = -7.3 // of the track over the middle of its region
	nameTop      = -9.9 // of the region's name over it
	demandSide   = 1.5
	joinedMargin = 2.5
	joinedLine   = 2 // tracks one over the other, so that each has room for the region's name
)

// Shares of a window that a match gives a board at most, and the height of bar and heading over it.
const (
	boardWide = 0.6
	boardHigh = 0.66
	overHigh  = 110

	stackedAspect = 1.8 // of a board that has the width of a tablet that stands
)

// boardAspect is about the share of width to height that a match gives a board in a window, with letters of a text step.
func boardAspect(window fyne.Size, text float32) float32 {
	switch {
	case window.IsZero():
		return 1
	case shell.Stacked(window, text):
		return stackedAspect
	}
	return max(0.3, boardWide*window.Width/max(1, boardHigh*(window.Height-overHigh)))
}

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

// drawRegion adds one region: its hexes, the printed lines between them, and its demand track.
func (b *guildBoard) drawRegion(data *board.Data, i int) {
	region := &b.View.Regions[i]
	corner, alone := fyne.NewPos(0, 0), b.oneByOne()
	if !b.View.Joined && !alone {
		columns := regionColumns(len(b.View.Regions), boardAspect(b.app.Size(), b.app.Options().Text))
		corner = fyne.NewPos(float32(i%columns)*regionWide, float32(i/columns)*regionHigh)
	}
	middles := map[string]fyne.Position{}
	chosen, said := b.chosenSite(), saidCells()
	for k := range region.Cells {
		cell := &region.Cells[k]
		id := i*sitesOfRegion + k
		place := b.hex(region, cell)
		place.ID, place.At = id, corner.Add(hexAt(cell.Q, cell.R))
		if _, place.Target = b.land[id]; place.Target {
			if place.Hint = b.cellLabel(cell); !b.View.Joined {
				place.Spoken = said[cell.Word]
			}
		}
		place.Target = place.Target || cell.Company > 0 && b.about[cell.Company]
		place.Chosen = id == chosen || cell.Company > 0 && b.named[cell.Company]
		middles[cell.Word] = place.At
		b.sites[id] = regionSite{region, cell}
		data.Places = append(data.Places, place)
	}
	for _, link := range region.Links {
		data.Lines = append(data.Lines, board.Line{From: middles[link[0]], To: middles[link[1]], Style: board.Thick})
	}
	track, step := b.demandCorner(i, corner), fyne.NewPos(demandSide, 0)
	if alone {
		track, step = trackSide(region)
	}
	b.drawDemand(data, i, track, step)
	if !b.View.Joined && !alone {
		at := corner.AddXY(0, nameTop)
		data.Lines = append(data.Lines, board.Line{From: at, To: at, Label: region.Name})
	}
}

// demandCorner is where a region's track begins: over the region, or, where regions are joined, over all of them.
func (b *guildBoard) demandCorner(i int, corner fyne.Position) fyne.Position {
	if !b.View.Joined {
		return corner.AddXY(-float32(len(b.View.Regions[i].Track)-1)*demandSide/2, demandTop)
	}
	least := fyne.NewPos(0, 0)
	for k := range b.View.Regions {
		if !b.View.Regions[k].Laid {
			continue
		}
		for _, cell := range b.View.Regions[k].Cells {
			at := hexAt(cell.Q, cell.R)
			least = fyne.NewPos(min(least.X, at.X), min(least.Y, at.Y))
		}
	}
	return least.AddXY(0, -joinedMargin-float32(len(b.View.Regions)-1-i)*demandSide*joinedLine)
}

// hex is one cell of a region as it lies there now.
func (b *guildBoard) hex(region *atrades.Region, cell *atrades.Cell) board.Place {
	place := board.Place{Size: 0.97, Shape: board.HexPoint, Title: region.Name + " " + cell.Word, Fill: look.Land}
	data := map[string]any{"Number": cell.City}
	switch {
	case cell.City > 0:
		place.Fill, place.Spoken = look.Pressed, lang.L("city, needs bureaucracy {{.Number}}", data)
		place.Marks = []board.Mark{{Icon: parts.IconCity, Text: strconv.Itoa(cell.City)}}
	case !cell.Land:
		place.Fill, place.Title, place.Dim = look.Desert, "", true // nothing is ever laid there
	case cell.Company > 0:
		b.tile(&place, b.View.Company(cell.Company))
	}
	return place
}

// tile is a hex that a company covers.
func (b *guildBoard) tile(place *board.Place, c *atrades.Company) {
	first, _ := utf8.DecodeRuneInString(c.Kind)
	text := strconv.Itoa(c.Number) + string(first)
	place.Fill = kindFill(c.KindNumber)
	if c.Where == atrades.Sold {
		place.Dim = true
		place.Marks = []board.Mark{{Icon: parts.IconStamp, Text: text}}
		place.Spoken = lang.L("company {{.Number}}, sold to the government", map[string]any{"Number": c.Number})
		return
	}
	place.Marks = []board.Mark{{Seat: c.Owner, Text: text}}
	place.Spoken = lang.L("{{.Facts}}, of {{.Name}}", map[string]any{"Facts": companyFacts(c), "Name": b.seats[c.Owner-1]})
}

// drawDemand adds the demand track of a region; where regions are joined, with its name beside it.
func (b *guildBoard) drawDemand(data *board.Data, i int, at, step fyne.Position) {
	region := &b.View.Regions[i]
	if top := at.AddXY(float32(len(region.Track)-1)*step.X, float32(len(region.Track)-1)*step.Y); step.X == 0 && len(region.Track) > 0 {
		over := fyne.NewPos(top.X, min(at.Y, top.Y)-demandSide)
		data.Lines = append(data.Lines, board.Line{From: over, To: over, Label: lang.L("Demand")})
	}
	for k, n := range region.Track {
		place := board.Place{
			ID: i*sitesOfRegion + firstDemand + k, At: at.AddXY(float32(k)*step.X, float32(k)*step.Y), Size: demandSide * 0.46,
			Shape: board.Square, Label: strconv.Itoa(n), Chosen: k+1 == region.Marker,
		}
		if k == max(0, region.Marker-1) {
			place.Title, place.Plain = region.Name, !b.View.Joined
			place.Spoken = lang.L("demand {{.Demand}}, on the track {{.Track}}", map[string]any{"Demand": region.Demand, "Track": demandTrack(region)})
		}
		b.sites[place.ID] = regionSite{region: region}
		data.Places = append(data.Places, place)
	}
}
