package apptest

import (
	"fmt"
	"runtime/debug"
	"slices"

	"fyne.io/fyne/v2"

	"tablekeeper/screens/widgets/parts/audit"
)

// restless is an app that notes what is drawn anew.
type restless struct {
	fyne.App
	driver *noting
}

// Driver is the driver that notes it.
func (r *restless) Driver() fyne.Driver { return r.driver }

// noting is a driver that is asked for the canvas of whatever is drawn anew.
type noting struct {
	fyne.Driver
	drawn []string
}

// CanvasForObject notes the object and who changed it.
func (n *noting) CanvasForObject(o fyne.CanvasObject) fyne.Canvas {
	if len(n.drawn) == 0 {
		n.drawn = append(n.drawn, fmt.Sprintf("%T of %v\n%s", o, o.Size(), debug.Stack()))
	}
	return n.Driver.CanvasForObject(o)
}

// Restless says what is drawn anew, first of all, when a page at rest is asked for its least sizes, as the toolkit does before each
// frame: a page that draws anew then is drawn without an end.
func (tb *Table) Restless() []string {
	app := fyne.CurrentApp()
	notes := &noting{Driver: app.Driver()}
	fyne.SetCurrentApp(&restless{app, notes})
	defer fyne.SetCurrentApp(app)
	var ask func(o fyne.CanvasObject)
	ask = func(o fyne.CanvasObject) {
		for _, child := range audit.Children(o) {
			if child.Visible() {
				ask(child)
			}
		}
		o.MinSize()
	}
	canvas := tb.Window.Canvas()
	for _, o := range slices.Concat([]fyne.CanvasObject{canvas.Content()}, canvas.Overlays().List()) {
		ask(o)
	}
	return notes.drawn
}
