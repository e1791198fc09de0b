package atrades

import (
	"slices"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/atrades"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/widgets/board"
	"tablekeeper/screens/widgets/look"
)

// saidCells are the hexes of a region that isn't turned, in words.
func saidCells() map[string]string {
	said := map[string]string{}
	cells := atrades.BareCells()
	row, nth := cells[0].R, 0
	for _, cell := range cells {
		if nth++; cell.R != row {
			row, nth = cell.R, 1
		}
		said[cell.Word] = wording.L("Row {row} from the top, hex {hex} from the left", row-cells[0].R+1, nth)
	}
	return said
}

// placesMap draws the hexes of a region without what lies there; a tap takes one.
func placesMap(_ rules.Table, words []string, chosen string, take func(word string)) *board.Board {
	cells := atrades.BareCells()
	if !slices.Contains(words, cells[0].Word) {
		return nil
	}
	var places []board.Place
	said := saidCells()
	for i, cell := range cells {
		places = append(places, board.Place{
			ID: i, At: hexAt(cell.Q, cell.R), Size: 0.97, Shape: board.HexPoint, Title: cell.Word, Fill: look.Land,
			Spoken: said[cell.Word],
			Target: slices.Contains(words, cell.Word) && cell.Word != chosen, Chosen: cell.Word == chosen,
		})
	}
	drawn := board.New()
	drawn.Set(board.Data{Title: wording.L("The hexes of a region"), Places: places, Tap: func(id int) { take(cells[id].Word) }})
	return drawn
}
