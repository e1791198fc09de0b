package match

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/board"
	"tablekeeper/screens/box"
	"tablekeeper/screens/game"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
	"tablekeeper/screens/table"
)

// plainFelt is that of a game without one of its own: what lies before the players, and all moves in the sheet.
type plainFelt struct {
	acts  game.Acts
	stage *plainStage
	table rules.Table
}

func newPlainFelt(m *Match) *plainFelt {
	return &plainFelt{acts: m.acts(), stage: newPlainStage(game.NewMats(m.app.Session, m.AboutSeat))}
}

// Object is the ground with the mats.
func (f *plainFelt) Object() fyne.CanvasObject { return f.stage }

// Drawing is none.
func (f *plainFelt) Drawing() *board.Board { return nil }

// Show lays the mats out.
func (f *plainFelt) Show(t rules.Table, _ *picker.Picker) {
	f.table = t
	f.stage.mats.Show(t, 0)
}

// Dock is whose decision it is; the page leads to all moves.
func (f *plainFelt) Dock() table.Dock {
	seat, _ := game.Decider(f.table, f.acts)
	return table.Dock{Seat: seat}
}

// plainStage places the mats between the edges of the page.
type plainStage struct {
	widget.BaseWidget
	ground *table.Ground
	mats   *game.MatsView
	scroll fyne.CanvasObject
	edges  [4]float32
}

func newPlainStage(mats *game.MatsView) *plainStage {
	s := &plainStage{mats: mats, scroll: parts.Scrolling(mats.Box)}
	s.ground = table.NewGround(func(size fyne.Size, paint table.Paint) string {
		fill, _ := paint(look.FeltOf(look.PlainFelt).Ground)
		return fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %[1]g %[2]g" width="%[1]g" height="%[2]g"><rect width="%[1]g" height="%[2]g" fill="%[3]s"/></svg>`, size.Width, size.Height, fill)
	})
	s.ExtendBaseWidget(s)
	return s
}

// Layer is under the page.
func (s *plainStage) Layer() int { return -1 }

// Fit tells the edges that the rest of the page lies over.
func (s *plainStage) Fit(left, top, right, bottom float32) {
	if edges := [4]float32{left, top, right, bottom}; s.edges != edges {
		s.edges = edges
		s.lay(s.Size())
	}
}

func (s *plainStage) lay(size fyne.Size) {
	margin := box.Size(s, look.Grid)
	box.Place(s.ground, 0, 0, size.Width, size.Height)
	box.Place(s.scroll, s.edges[0]+margin, s.edges[1]+margin,
		max(0, size.Width-s.edges[0]-s.edges[2]-2*margin+parts.BarRoom), max(0, size.Height-s.edges[1]-s.edges[3]-2*margin))
}

// CreateRenderer draws ground and mats.
func (s *plainStage) CreateRenderer() fyne.WidgetRenderer {
	return box.Draw(s, box.Scene{
		Objects: []fyne.CanvasObject{s.ground, s.scroll},
		Min:     func() fyne.Size { return fyne.NewSize(100, 100) },
		Layout:  s.lay,
		Refresh: func() { s.ground.Refresh() },
	})
}
