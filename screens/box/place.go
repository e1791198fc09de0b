package box

import "fyne.io/fyne/v2"

// HeightAt is the height that an object needs at that width.
func HeightAt(o fyne.CanvasObject, width float32) float32 {
	o.Resize(fyne.NewSize(width, o.Size().Height))
	return o.MinSize().Height
}

// Place moves and resizes an object in one step.
func Place(o fyne.CanvasObject, x, y, width, height float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(width, height))
}

// SetVisible shows or hides an object.
func SetVisible(o fyne.CanvasObject, visible bool) {
	switch {
	case visible && !o.Visible():
		o.Show()
	case !visible && o.Visible():
		o.Hide()
	}
}

// spread is an object that would like to be wider than it must be: on one line, if there is room.
type spread interface{ Natural() float32 }

// Natural is the width at which an object needs no second line of text.
func Natural(o fyne.CanvasObject) float32 {
	if s, ok := o.(spread); ok {
		return max(s.Natural(), o.MinSize().Width)
	}
	return o.MinSize().Width
}
