package box

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// Widget is a widget that is put together from boxes: one tree of them is all that it shows. Other widgets embed it.
type Widget struct {
	widget.BaseWidget
	self  fyne.Widget
	tree  fyne.CanvasObject // nil: it shows nothing
	dress func()            // copies state and theme into the tree; nil: that follows both by itself
}

// Build makes it the beginning of a widget that shows a tree, which dress brings up to date; either may be nil.
func (w *Widget) Build(self fyne.Widget, tree fyne.CanvasObject, dress func()) {
	w.self, w.tree, w.dress = self, tree, dress
	w.ExtendBaseWidget(self)
}

// CreateRenderer draws the tree.
func (w *Widget) CreateRenderer() fyne.WidgetRenderer {
	if w.dress != nil {
		w.dress()
	}
	b := &built{of: w}
	if w.tree != nil {
		b.objects = []fyne.CanvasObject{w.tree}
	}
	b.Layout(w.Size()) // the toolkit lays out what it draws again only where its size changes
	return b
}

// AccessibilityRole is that of text, unless a widget says something else.
func (*Widget) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// built draws widgets that are put together from boxes.
type built struct {
	of      *Widget
	objects []fyne.CanvasObject // the tree, if there is one
}

// MinSize is that of the tree at its present width.
func (b *built) MinSize() (least fyne.Size) {
	for _, o := range b.objects {
		least = o.MinSize()
	}
	return least
}

// Layout gives the tree all the room.
func (b *built) Layout(size fyne.Size) {
	for _, o := range b.objects {
		Place(o, 0, 0, size.Width, size.Height)
	}
}

// Refresh brings the tree up to date.
func (b *built) Refresh() {
	if b.of.dress != nil {
		b.of.dress()
	}
	for _, o := range b.objects {
		refresh(o)
		b.Layout(b.of.Size())
		layOut(o)
	}
	canvas.Refresh(b.of.self)
}

// refresh brings the widgets of a tree up to date; what is drawn beside them is brought by dress.
func refresh(o fyne.CanvasObject) {
	switch o := o.(type) {
	case *fyne.Container:
		for _, child := range o.Objects {
			refresh(child)
		}
	case fyne.Widget:
		o.Refresh()
	}
}

// layOut lays a tree out once more at the size that it has: its widgets may need more room or less than before.
func layOut(o fyne.CanvasObject) {
	c, ok := o.(*fyne.Container)
	if !ok {
		return
	}
	if c.Layout != nil {
		c.Layout.Layout(c.Objects, c.Size())
	}
	for _, child := range c.Objects {
		layOut(child)
	}
}

// Objects are the tree.
func (b *built) Objects() []fyne.CanvasObject { return b.objects }

// Destroy has nothing to give back.
func (b *built) Destroy() {}
