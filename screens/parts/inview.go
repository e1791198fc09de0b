package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// scrollTo brings an object into sight where it lies in something that scrolls up and down.
func scrollTo(o fyne.CanvasObject) {
	driver := fyne.CurrentApp().Driver()
	on := driver.CanvasForObject(o)
	if on == nil {
		return
	}
	scroll := scrollAround(on.Content(), o)
	if scroll == nil {
		return
	}
	top, high := driver.AbsolutePositionForObject(o).Y-driver.AbsolutePositionForObject(scroll).Y, o.Size().Height
	if text, ok := o.(*Entry); ok && high > scroll.Size().Height { // the line that is written
		line := Measure("M", box.Size(text, look.Body), fyne.TextStyle{}).Height
		top, high = top+min(max(text.CursorPosition().Y, 0), high-line), line
	}
	gap := max(0, min(box.Named(look.Grid)(), scroll.Size().Height-high)) // none round what is higher than the window
	bottom := top + high
	switch {
	case top < 0:
		scroll.ScrollToOffset(scroll.Offset.AddXY(0, top-gap))
	case bottom > scroll.Size().Height:
		scroll.ScrollToOffset(scroll.Offset.AddXY(0, min(bottom+gap-scroll.Size().Height, top)))
	}
}

// KeepInSight brings what is typed into back into sight, after a keyboard has taken a part of the window.
func KeepInSight(on fyne.Canvas) {
	if typed := typedInto(on); typed != nil {
		scrollTo(typed)
	}
}

// typedInto is the part that takes what is typed, nil where none does.
func typedInto(on fyne.Canvas) fyne.CanvasObject {
	if typed, ok := on.Focused().(interface{ part() fyne.CanvasObject }); ok {
		return typed.part()
	}
	return nil
}

// nest is a part that holds others which take the focus.
type nest interface{ Nested() []fyne.CanvasObject }

// scrollAround returns the innermost scroll under an object that holds another, or nil.
func scrollAround(from, wanted fyne.CanvasObject) *container.Scroll {
	var around *container.Scroll
	var walk func(at fyne.CanvasObject, in *container.Scroll) bool
	walk = func(at fyne.CanvasObject, in *container.Scroll) bool {
		if at == wanted {
			around = in
			return true
		}
		switch at := at.(type) {
		case *container.Scroll:
			return walk(at.Content, at)
		case *fyne.Container:
			for _, o := range at.Objects {
				if walk(o, in) {
					return true
				}
			}
		case nest:
			for _, o := range at.Nested() {
				if walk(o, in) {
					return true
				}
			}
		}
		return false
	}
	walk(from, nil)
	return around
}
