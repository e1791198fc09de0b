package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/wording"
	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// faceRow lays the six faces over the whole width, as large as it lets them be.
type faceRow struct{ width float32 }

// Measures of the row, in device-independent pixels: the longest side of a face, and the least gap between two.
const (
	mostFace = 96
	leastGap = 4
)

// side is the side of a face at a width, the width that each takes, and the gap between them: it goes first where a thumb needs the room.
func (f *faceRow) side(faces int, width float32) (side, cell, gap float32) {
	target, n := CurrentTheme().Size(look.TapTarget), float32(faces)
	gap = min(RowGap, max(leastGap, (width-n*target)/(n-1)))
	cell = (width - gap*(n-1)) / n
	return max(target, min(cell, mostFace)), cell, gap
}

// Layout places the faces.
func (f *faceRow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	f.width = size.Width
	side, cell, gap := f.side(len(objects), size.Width)
	for i, o := range objects {
		o.(*Die).SetSide(side)
		box.Place(o, float32(i)*(cell+gap), 0, cell, side)
	}
}

// MinSize is six tap targets wide, and as high as the faces are at the last width.
func (f *faceRow) MinSize(objects []fyne.CanvasObject) fyne.Size {
	target := CurrentTheme().Size(look.TapTarget)
	side := target
	if f.width > 0 {
		side, _, _ = f.side(len(objects), f.width)
	}
	return fyne.NewSize(float32(len(objects))*(target+RowGap)-RowGap, side)
}

// NewFaceKeys are the six faces of a die, to be tapped.
func NewFaceKeys(tapped func(face int)) *fyne.Container {
	keys := container.New(&faceRow{})
	for face := 1; face <= 6; face++ {
		side := fyne.CurrentApp().Settings().Theme().Size(look.TapTarget)
		die := NewDie(side, func() { tapped(face) })
		die.SetTitle(wording.L("We rolled"))
		die.Set(face, 0)
		keys.Add(die)
	}
	return keys
}
