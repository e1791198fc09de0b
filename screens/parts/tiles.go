package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/look"
)

// tileWords is how many sizes of a button's letters a tile of NewTiles is wide at least.
const tileWords = 5.2

// mostTiles is how many of them lie in a row at most.
const mostTiles = 4

// NewTiles puts small tiles beside each other, equally wide, on as many lines as they need.
func NewTiles(objects ...fyne.CanvasObject) *fyne.Container {
	cell := func() float32 { return Named(look.Label)() * tileWords }
	return container.New(&grid{cell: cell, gap: look.Grid, most: mostTiles}, objects...)
}
