package raidtrade

import (
	"fyne.io/fyne/v2"

	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// wordScale is how much larger than on a phone at text step 1 the words are.
func wordScale() float32 {
	return fyne.CurrentApp().Settings().Theme().Size(look.Body) / 18
}

// rollKeys puts the key that throws beside the other one, and gives it more of the width: it has more to say.
type rollKeys struct{}

// rollShare is the share of the width that the key that throws has; but the other one has a share of the width that its words
// take on one line, so that each of them has room.
const (
	rollShare = 0.62
	oursShare = 0.7
)

// Layout places the visible keys.
func (rollKeys) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	roll, ours := objects[0], objects[1]
	if !ours.Visible() {
		parts.Place(roll, 0, 0, size.Width, size.Height)
		return
	}
	both := size.Width - parts.RowGap
	first := min(both*rollShare, both-parts.Natural(ours)*oursShare)
	parts.Place(roll, 0, 0, first, size.Height)
	parts.Place(ours, first+parts.RowGap, 0, size.Width-first-parts.RowGap, size.Height)
}

// MinSize is as high as the higher key.
func (rollKeys) MinSize(objects []fyne.CanvasObject) fyne.Size {
	roll, ours := objects[0].MinSize(), objects[1].MinSize()
	if !objects[1].Visible() {
		return roll
	}
	return fyne.NewSize(roll.Width+parts.RowGap+ours.Width, max(roll.Height, ours.Height))
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
