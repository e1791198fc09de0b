// Package atrades draws Atrades: its felt, the board of the desert, fists, the auction track, and what people do with their own
// copy.
package atrades

import (
	"fyne.io/fyne/v2"

	"tablekeeper/screens/widgets/board"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/table"
)

// feltStage is the desert under the page: the plate of the region that is shown alone, the board, and the tiles of the companies that
// can be started, between the edges that the rest of the page lies over.
type feltStage struct {
	table.Stage
	drawn  *board.Board
	plate  *regionPlate
	tiles  *tileRow
	named  bool   // names stand under the regions
	shaped func() // told when the area of the board has another shape
}

func newFeltStage(drawn *board.Board, shaped func()) *feltStage {
	s := &feltStage{drawn: drawn, plate: newRegionPlate(), tiles: newTileRow(), shaped: shaped}
	s.Build(s, table.NewGround(dunes), func() []fyne.CanvasObject { return []fyne.CanvasObject{s.drawn, s.plate, s.tiles.box} }, s.lay)
	return s
}

// Fit tells the edges that the rest of the page lies over.
func (s *feltStage) Fit(left, top, right, bottom float32) {
	was := s.aspect()
	if s.Stage.Fit(left, top, right, bottom); s.aspect() != was && s.shaped != nil {
		s.shaped()
	}
}

// Measures of the felt, in device-independent pixels at text step 1.
const (
	plateHigh  = 64
	plateInset = 12
	feltGap    = 8
	nameHigh   = 30
	leastNamed = 100 // the height of a region that has a name under it
	leastHex   = 44  // of one that is tapped
	leastBoard = 120 // what the tiles leave of it at least
)

// plateTall is the height of the plate, which has one line in large letters.
func plateTall() float32 {
	if tileStep() >= oneLineStep {
		return plateHigh
	}
	return plateHigh * tileStep()
}

// free is what plate and tiles leave to the board between the edges.
func (s *feltStage) free(size fyne.Size) (top, bottom float32) {
	top, bottom = s.Top, s.Bottom
	if s.plate.Visible() {
		top += plateTall() + feltGap
	}
	if s.named {
		bottom += nameHigh * tileStep()
	}
	if s.tiles.box.Visible() {
		bottom += s.tiles.high(size.Width-s.Left-s.Right-2*plateInset) + feltGap
	}
	return top, bottom
}

// aspect is the width of the board's area as a share of its height; 0 before the first layout.
func (s *feltStage) aspect() float32 {
	size := s.Size()
	top, bottom := s.free(size)
	if size.IsZero() || s.Left+s.Top+s.Right+s.Bottom == 0 {
		return 0
	}
	return max(1, size.Width-s.Left-s.Right) / max(1, size.Height-top-bottom)
}

// area is what the board has between the edges; before the first layout a square.
func (s *feltStage) area() fyne.Size {
	if s.aspect() == 0 {
		return fyne.NewSquareSize(1)
	}
	return fyne.NewSize(max(1, s.Size().Width-s.Left-s.Right), max(1, s.highest()))
}

// highest is the height that the board has, in device-independent pixels.
func (s *feltStage) highest() float32 {
	top, bottom := s.free(s.Size())
	return s.Size().Height - top - bottom
}

// small reports whether the hexes of one region are too small for a thumb.
func (s *feltStage) small() bool {
	wide := s.Size().Width - s.Left - s.Right
	return root3*min(wide/regionWide, s.highest()/regionBare) < leastHex
}

// lay places plate, board and tiles; tiles without room are left to the sheet.
func (s *feltStage) lay(size fyne.Size) {
	left, wide := s.Left+plateInset, size.Width-s.Left-s.Right-2*plateInset
	box.SetVisible(s.tiles.box, s.tiles.any())
	if top, bottom := s.free(size); s.tiles.box.Visible() && size.Height-top-bottom < leastBoard {
		s.tiles.box.Hide()
	}
	top, bottom := s.free(size)
	box.Place(s.plate, left, s.Top, wide, plateTall())
	if s.tiles.box.Visible() {
		high := s.tiles.high(wide)
		box.Place(s.tiles.box, left, size.Height-s.Bottom-high, wide, high)
	}
	s.drawn.Fit(s.Left, top, s.Right, bottom)
	box.Place(s.drawn, 0, 0, size.Width, size.Height)
}
