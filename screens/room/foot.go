package room

import (
	"fyne.io/fyne/v2"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/table"
)

// foot is the dock of a page about a table: the gold key, and under it one key of each side. They keep their places.
type foot struct {
	felt            look.Felt
	main, side, end *table.Button
	top, low, all   *fyne.Container
}

// Measures of the dock, in device-independent pixels.
const (
	mainHigh, lowHigh, footGap = 72, 48, 8
	footCorner                 = 22
	sideShare                  = 1.27 // how much wider than the other the key at the left is
)

func newFoot(felt look.Felt) *foot {
	f := &foot{felt: felt, main: table.NewButton(table.Gold, felt).Large(), side: table.NewButton(table.Quiet, felt), end: table.NewButton(table.Quiet, felt).Bold()}
	f.low = box.Laid(func() fyne.Size { return fyne.NewSize(200, grown(lowHigh)()) }, f.layLow, f.side, f.end)
	f.top = box.FixedBy(f.main, box.Just(0), grown(mainHigh))
	f.all = box.ColumnBy(func() float32 { return footGap }, f.top, f.low)
	return f
}

// grown is a height with letters of the size that people want.
func grown(high float32) box.Length {
	return func() float32 { return high * table.Grown() }
}

// under is a page over the dock, with what has to be said.
func (f *foot) under(said fyne.CanvasObject) interface {
	Page(objects ...fyne.CanvasObject) fyne.CanvasObject
} {
	return parts.NewFooted(said, f.all).On(box.NewSurface(box.Face{Fill: f.felt.Dock, Line: f.felt.Line, Corner: footCorner}))
}

// set shows keys; nil leaves a place empty.
func (f *foot) set(main, side, end *table.Key) {
	f.main.Set(main)
	f.side.Set(side)
	f.end.Set(end)
	box.SetVisible(f.top, main != nil)
	box.SetVisible(f.low, side != nil || end != nil)
	f.all.Refresh()
}

// layLow places the two keys under the gold one, at the right what ends.
func (f *foot) layLow(area fyne.Size) {
	left := (area.Width - footGap) * sideShare / (1 + sideShare)
	box.Place(f.side, 0, 0, left, area.Height)
	box.Place(f.end, left+footGap, 0, area.Width-left-footGap, area.Height)
}
