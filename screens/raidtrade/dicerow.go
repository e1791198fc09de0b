package raidtrade

import (
	"fyne.io/fyne/v2"

	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// diceRow puts dice at the left and what throws them beside, over the rest of the width; where that has no room for its
// words, below. The last object is what throws.
type diceRow struct {
	width float32
	least float32 // width of a die alone, so that one that shows more does not push the keys
}

// dice are the width and height of the visible dice side by side.
func (d *diceRow) dice(objects []fyne.CanvasObject) (width, height float32) {
	for _, o := range objects[:len(objects)-1] {
		if !o.Visible() {
			continue
		}
		if width > 0 {
			width += parts.RowGap
		}
		width += d.wide(objects, o)
		height = max(height, parts.HeightAt(o, parts.Natural(o)))
	}
	return width, height
}

// wide is the width of one of the dice.
func (d *diceRow) wide(objects []fyne.CanvasObject, die fyne.CanvasObject) float32 {
	for _, o := range objects[:len(objects)-1] {
		if o != die && o.Visible() { // two dice show no numbers where there is little room
			return parts.Natural(die)
		}
	}
	return max(d.least, parts.Natural(die))
}

// beside reports whether both have room side by side.
func (d *diceRow) beside(objects []fyne.CanvasObject, width float32) bool {
	dice, _ := d.dice(objects)
	return dice+parts.RowGap+actsWide*wordScale() <= width
}

// actsWide is the least width of two buttons that throw, in device-independent pixels at text step 1.
const actsWide = 168

// wordScale is how much larger than on a phone at text step 1 the words are.
func wordScale() float32 {
	return fyne.CurrentApp().Settings().Theme().Size(look.Body) / 18
}

// Layout places dice and acts.
func (d *diceRow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	d.width = size.Width
	acts := objects[len(objects)-1]
	wide, high := d.dice(objects)
	beside := d.beside(objects, size.Width)
	x, top := float32(0), float32(0)
	if beside && acts.Visible() {
		top = max(0, (size.Height-high)/2)
	}
	for _, o := range objects[:len(objects)-1] {
		if o.Visible() {
			parts.Place(o, x, top, d.wide(objects, o), high)
			x += d.wide(objects, o) + parts.RowGap
		}
	}
	if beside {
		height := parts.HeightAt(acts, size.Width-wide-parts.RowGap)
		parts.Place(acts, wide+parts.RowGap, max(0, (size.Height-height)/2), size.Width-wide-parts.RowGap, height)
		return
	}
	parts.Place(acts, 0, high+parts.RowGap, size.Width, parts.HeightAt(acts, size.Width))
}

// MinSize is that of the arrangement at the last width.
func (d *diceRow) MinSize(objects []fyne.CanvasObject) fyne.Size {
	acts := objects[len(objects)-1]
	wide, high := d.dice(objects)
	least := fyne.NewSize(wide, high)
	if !acts.Visible() {
		return least
	}
	min := acts.MinSize()
	if d.width > 0 && !d.beside(objects, d.width) {
		return fyne.NewSize(max(wide, min.Width), high+parts.RowGap+min.Height)
	}
	return fyne.NewSize(wide, max(high, min.Height))
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
