package atrades

import (
	"strconv"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/atrades/aid"
	"tablekeeper/screens/widgets/board"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// What a tap on a hex does.
const (
	paintLand = iota
	paintCity
	paintDesert
	paintLine
)

// brushes are what a tap on a hex does; those of land and cities, or that of lines.
func (a *Feature) brushes(lines bool) (keys []fyne.CanvasObject) {
	own := a.ownGuilds
	for i, title := range []string{wording.L("Habitable"), wording.L("City"), wording.L("Desert"), wording.L("Line")} {
		if lines != (i == paintLine) {
			continue
		}
		key := parts.NewKey(0, title, func() {
			own.brush, own.from = i, ""
			own.Edits.Page.Again()
		})
		if i == own.brush {
			key.Chosen()
		}
		keys = append(keys, key)
	}
	return keys
}

// painted draws a region as it is now; taps paint it.
func (a *Feature) painted(now *aid.Copy, index int) *board.Board {
	own := a.ownGuilds
	data := board.Data{Title: wording.L("The region")}
	cells := now.MapCells(index)
	middles := map[string]fyne.Position{}
	for i, cell := range cells {
		place := board.Place{
			ID: i, At: hexAt(cell.Q, cell.R), Size: 0.97, Shape: board.HexPoint, Title: cell.Word, Chosen: cell.Word == own.from,
		}
		dress(&place, now.CellSign(index, cell.Word), cell.City)
		middles[cell.Word] = place.At
		data.Places = append(data.Places, place)
	}
	for _, link := range now.MapLinks(index) {
		data.Lines = append(data.Lines, board.Line{From: middles[link[0]], To: middles[link[1]], Style: board.Thick})
	}
	data.Tap = func(id int) { a.paint(now, index, cells[id].Word) }
	drawn := board.New()
	drawn.Set(data)
	return drawn
}

// dress draws what a cell is.
func dress(place *board.Place, sign byte, city int) {
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

// paint paints a hex, or chooses an end of a line.
func (a *Feature) paint(now *aid.Copy, index int, word string) {
	own := a.ownGuilds
	page := own.Edits.Page
	switch {
	case own.brush != paintLine:
		sign := []byte{aid.Habitable, aid.City, aid.Desert}[own.brush]
		page.Change(word, func() { now.Paint(index, word, sign) })
	case now.CellSign(index, word) == aid.Desert:
		a.Say(wording.L("A line joins habitable hexes and cities."))
	case own.from == "":
		own.from = word
		page.Refresh()
	default:
		from := own.from
		own.from = ""
		page.Change(word, func() { now.Join(index, from, word) })
	}
}
