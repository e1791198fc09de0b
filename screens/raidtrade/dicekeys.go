package raidtrade

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// wordScale is how much larger than on a phone at text step 1 the words are.
func wordScale() float32 {
	return fyne.CurrentApp().Settings().Theme().Size(look.Body) / 18
}

// faceRow lays the six faces over the whole width, as large as it lets them be.
type faceRow struct{ width float32 }

// mostFace is the longest side of a face, in device-independent pixels.
const mostFace = 96

// side is the side of a face at a width, and the width that each takes.
func (f *faceRow) side(faces int, width float32) (side, cell float32) {
	cell = (width - parts.RowGap*float32(faces-1)) / float32(faces)
	return max(parts.CurrentTheme().Size(look.TapTarget), min(cell, mostFace)), cell
}

// Layout places the faces.
func (f *faceRow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	f.width = size.Width
	side, cell := f.side(len(objects), size.Width)
	for i, o := range objects {
		o.(*parts.Die).SetSide(side)
		parts.Place(o, float32(i)*(cell+parts.RowGap), 0, cell, side)
	}
}

// MinSize is six tap targets wide, and as high as the faces are at the last width.
func (f *faceRow) MinSize(objects []fyne.CanvasObject) fyne.Size {
	target := parts.CurrentTheme().Size(look.TapTarget)
	side := target
	if f.width > 0 {
		side, _ = f.side(len(objects), f.width)
	}
	return fyne.NewSize(float32(len(objects))*(target+parts.RowGap)-parts.RowGap, side)
}

// newFaceKeys are the six faces, to be tapped.
func newFaceKeys(tapped func(face int)) *fyne.Container {
	keys := container.New(&faceRow{})
	for face := 1; face <= 6; face++ {
		side := fyne.CurrentApp().Settings().Theme().Size(look.TapTarget)
		die := parts.NewDie(lang.L("We rolled"), 6, side, func() { tapped(face) }).Bare()
		die.Set(face, 0)
		keys.Add(die)
	}
	return keys
}
