package kit

import (
	"fmt"
	"image/color"
	"math"
	"strconv"
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/atrades"
	"tablekeeper/companion/games/atrades/aid"
	"tablekeeper/companion/tell/printing"
	"tablekeeper/screens/kits/pieces"
	"tablekeeper/screens/widgets/parts"
)

// middleOf is where a hex of a region lies on its board.
func middleOf(cell atrades.Cell) (x, y float64) {
	r := hexAcross / math.Sqrt(3)
	return 6 + hexAcross*3.5 + hexAcross*(float64(cell.Q)+float64(cell.R)/2), regionHead + r + 1.5*r*float64(cell.R+3)
}

func regionPieces(own *aid.Copy) []printing.Piece {
	var list []printing.Piece
	for i := range own.Count(aid.Maps) {
		name := own.Text(aid.Maps, i, "name")
		list = append(list, printing.Piece{Row: "Seven regions: habitable land, cities, lines, demand", Name: name, Count: 1, Front: func(p *printing.Pen) {
			p.Text(name, 6, 4, 80, printing.Type{Size: 22, Bold: true, Lines: 1})
			at := map[string][2]float64{}
			for _, cell := range own.MapCells(i) {
				x, y := middleOf(cell)
				at[cell.Word] = [2]float64{x, y}
				regionHex(p, cell, x, y)
			}
			for _, link := range own.MapLinks(i) {
				from, to := at[link[0]], at[link[1]]
				p.Line(from[0], from[1], to[0], to[1], pieces.InkJet, 1.4)
			}
			demand := own.Numbers(aid.Maps, i, "demand")
			p.Text(wording.L("Demand"), p.Width-16*float64(len(demand))-30, 9, 28, printing.Type{Size: 11, Bold: true, Align: printing.Right, Lines: 1})
			for k, n := range demand {
				x := p.Width - 16*float64(len(demand)-k)
				p.Rect(x, 5, 14, 14, 1, printing.Brush{Fill: pieces.InkWhite, Line: pieces.InkJet, Wide: 0.5})
				p.InMiddle(strconv.Itoa(n), x, 5, 14, 14, printing.Type{Size: 18, Bold: true, Lines: 1})
			}
		}})
	}
	return list
}

// regionHex is land, a city with its number, or desert, crossed out.
func regionHex(p *printing.Pen, cell atrades.Cell, x, y float64) {
	fill := color.NRGBA{0xEE, 0xEA, 0xE0, 255}
	switch {
	case cell.City > 0:
		fill = color.NRGBA{0xD9, 0xC2, 0x8C, 255}
	case cell.Land:
		fill = color.NRGBA{0x9F, 0xC9, 0x8E, 255}
	}
	p.Polygon(printing.HexCorners(x, y, hexAcross-0.6), printing.Brush{Fill: fill, Line: pieces.InkLine, Wide: 0.3})
	switch {
	case cell.City > 0:
		p.Art(pieces.Sign(parts.IconCity, pieces.InkJet), x-9, y-5, 10, 10)
		p.Text(strconv.Itoa(cell.City), x+2, y-3.5, 8, printing.Type{Size: 20, Bold: true, Lines: 1})
	case cell.Land:
		p.Text(cell.Word, x-8, y+6, 16, printing.Type{Size: 7, Align: printing.Centre, Lines: 1})
	default:
		p.Line(x-6, y-6, x+6, y+6, pieces.InkLine, 0.4)
		p.Line(x-6, y+6, x+6, y-6, pieces.InkLine, 0.4)
	}
}

func regionCards(own *aid.Copy, art []byte) []printing.Piece {
	var list []printing.Piece
	for i := range own.Count(aid.Maps) {
		name := own.Text(aid.Maps, i, "name")
		demand := fmt.Sprint(own.Numbers(aid.Maps, i, "demand"))
		piece := pieces.Card{
			Title: name, Tint: pieces.InkNight, Sign: pieces.Sign(parts.IconMap, pieces.InkNight), Words: []string{wording.L("Demand") + ": " + strings.Trim(demand, "[]")},
			Draw: func(p *printing.Pen) {
				for _, cell := range own.MapCells(i) {
					scale := min(p.Width/(7*hexAcross), p.Height/(5.5*hexAcross*2/math.Sqrt(3)))
					x, y := middleOf(cell)
					x, y = p.Width/2+(x-6-hexAcross*3.5)*scale, (y-regionHead)*scale
					fill := color.NRGBA{0xEE, 0xEA, 0xE0, 255}
					if cell.Land {
						fill = color.NRGBA{0x9F, 0xC9, 0x8E, 255}
					}
					if cell.City > 0 {
						fill = color.NRGBA{0xD9, 0xC2, 0x8C, 255}
					}
					p.Polygon(printing.HexCorners(x, y, hexAcross*scale), printing.Brush{Fill: fill, Line: pieces.InkLine, Wide: 0.15})
				}
			},
		}.Piece("Region deck", 1, pieces.TitledBack(art, pieces.InkNight, wording.L("Region")))
		piece.Name = wording.L("Region card: {name}", name)
		list = append(list, piece)
	}
	return list
}
