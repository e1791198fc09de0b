package audit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// Children are what a container or a widget is made of, back to front; nothing else has any.
func Children(o fyne.CanvasObject) []fyne.CanvasObject {
	switch o := o.(type) {
	case *fyne.Container:
		return o.Objects
	case fyne.Widget:
		return test.WidgetRenderer(o).Objects()
	}
	return nil
}

// Shown are these objects and all that they are made of, back to front, without what is hidden.
func Shown(objects ...fyne.CanvasObject) []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, o := range objects {
		if o != nil && o.Visible() {
			all = append(append(all, o), Shown(Children(o)...)...)
		}
	}
	return all
}
