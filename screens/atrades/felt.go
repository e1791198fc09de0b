// Package atrades draws Atrades: its felt, the board of the desert, fists, the auction track, and what people do with their own
// copy.
package atrades

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/board"
	"tablekeeper/screens/box"
	"tablekeeper/screens/table"
)

// feltStage is the desert under the page: the plate of the region that is shown alone, the board, and the tiles of the companies that
// can be started, between the edges that the rest of the page lies over.
type feltStage struct {
	widget.BaseWidget
	ground *table.Ground
	drawn  *board.Board
	plate  *regionPlate
	tiles  *tileRow
	edges  [4]float32 // left, top, right, bottom
	named  bool       // names stand under the regions
	shaped func()     // told when the area of the board has another shape
}

func newFeltStage(drawn *board.Board, shaped func()) *feltStage {
	s := &feltStage{ground: table.NewGround(dunes), drawn: drawn, plate: newRegionPlate(), tiles: newTileRow(), shaped: shaped}
	s.ExtendBaseWidget(s)
	return s
}

// Layer is under the page: what lies over it covers it.
func (s *feltStage) Layer() int { return -1 }

// Fit tells the edges that the rest of the page lies over.
func (s *feltStage) Fit(left, top, right, bottom float32) {
	if edges := [4]float32{left, top, right, bottom}; s.edges != edges {
		was := s.aspect()
		s.edges = edges
		s.lay(s.Size())
		if s.aspect() != was && s.shaped != nil {
			s.shaped()
		}
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

// free is what plate and tiles leave to the board between the edges.
func (s *feltStage) free(size fyne.Size) (top, bottom float32) {
	top, bottom = s.edges[1], s.edges[3]
	if s.plate.Visible() {
		top += plateHigh*tileStep() + feltGap
	}
	if s.named {
		bottom += nameHigh * tileStep()
	}
	if s.tiles.box.Visible() {
		bottom += s.tiles.high(size.Width-s.edges[0]-s.edges[2]-2*plateInset) + feltGap
	}
	return top, bottom
}

// aspect is the width of the board's area as a share of its height; 0 before the first layout.
func (s *feltStage) aspect() float32 {
	size := s.Size()
	top, bottom := s.free(size)
	if size.IsZero() || s.edges == [4]float32{} {
		return 0
	}
	return max(1, size.Width-s.edges[0]-s.edges[2]) / max(1, size.Height-top-bottom)
}

// highest is the height that the board has, in device-independent pixels.
func (s *feltStage) highest() float32 {
	top, bottom := s.free(s.Size())
	return s.Size().Height - top - bottom
}

// small reports whether the hexes of one region are too small for a thumb.
func (s *feltStage) small() bool {
	wide := s.Size().Width - s.edges[0] - s.edges[2]
	return root3*min(wide/regionWide, s.highest()/regionBare) < leastHex
}

// lay places plate, board and tiles; tiles without room are left to the sheet.
func (s *feltStage) lay(size fyne.Size) {
	box.Place(s.ground, 0, 0, size.Width, size.Height)
	left, wide := s.edges[0]+plateInset, size.Width-s.edges[0]-s.edges[2]-2*plateInset
	box.SetVisible(s.tiles.box, s.tiles.any())
	if top, bottom := s.free(size); s.tiles.box.Visible() && size.Height-top-bottom < leastBoard {
		s.tiles.box.Hide()
	}
	top, bottom := s.free(size)
	box.Place(s.plate, left, s.edges[1], wide, plateHigh*tileStep())
	if s.tiles.box.Visible() {
		high := s.tiles.high(wide)
		box.Place(s.tiles.box, left, size.Height-s.edges[3]-high, wide, high)
	}
	s.drawn.Fit(s.edges[0], top, s.edges[2], bottom)
	box.Place(s.drawn, 0, 0, size.Width, size.Height)
}

// CreateRenderer draws sand, board, plate and tiles.
func (s *feltStage) CreateRenderer() fyne.WidgetRenderer {
	return box.Draw(s, box.Scene{
		Objects: []fyne.CanvasObject{s.ground, s.drawn, s.plate, s.tiles.box},
		Min:     func() fyne.Size { return fyne.NewSize(100, 100) },
		Layout:  s.lay,
		Refresh: func() {
			s.ground.Refresh()
			s.plate.Refresh()
			s.tiles.box.Refresh()
		},
	})
}
