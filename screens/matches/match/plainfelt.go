package match

import (
	"fmt"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/picker"
	"tablekeeper/screens/widgets/board"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
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
	table.Stage
	mats   *game.MatsView
	scroll fyne.CanvasObject
}

func newPlainStage(mats *game.MatsView) *plainStage {
	s := &plainStage{mats: mats, scroll: parts.Scrolling(mats.Box)}
	ground := table.NewGround(func(size fyne.Size, paint table.Paint) string {
		fill, _ := paint(look.FeltOf(look.PlainFelt).Ground)
		return fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %[1]g %[2]g" width="%[1]g" height="%[2]g"><rect width="%[1]g" height="%[2]g" fill="%[3]s"/></svg>`, size.Width, size.Height, fill)
	})
	s.Build(s, ground, func() []fyne.CanvasObject { return []fyne.CanvasObject{s.scroll} }, s.lay)
	return s
}

func (s *plainStage) lay(size fyne.Size) {
	margin := box.Size(s, look.Grid)
	box.Place(s.scroll, s.Left+margin, s.Top+margin,
		max(0, size.Width-s.Left-s.Right-2*margin+parts.BarRoom), max(0, size.Height-s.Top-s.Bottom-2*margin))
}
