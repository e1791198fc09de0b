package box

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/widgets/look"
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

// Destroy does nothing: there is nothing to free.
func (b *built) Destroy() {}

// Drawing is a widget that is drawn anew whenever its size or its theme changes: of what it consists changes with both, so it is no [Scene].
// Other widgets embed it.
type Drawing struct {
	widget.BaseWidget
	self fyne.Widget
	draw func() []fyne.CanvasObject
	has  []fyne.CanvasObject
}

// Build makes it the beginning of a widget; draw makes all that is drawn, back to front.
func (d *Drawing) Build(self fyne.Widget, draw func() []fyne.CanvasObject) {
	d.self, d.draw = self, draw
	d.ExtendBaseWidget(self)
}

// CreateRenderer draws it when it is laid out.
func (d *Drawing) CreateRenderer() fyne.WidgetRenderer { return drawn{d} }

type drawn struct{ of *Drawing }

// MinSize is small: a drawing takes what there is.
func (r drawn) MinSize() fyne.Size { return fyne.Size{} }

// Layout draws it for the new size.
func (r drawn) Layout(fyne.Size) { r.of.has = r.of.draw() }

// Refresh draws it anew.
func (r drawn) Refresh() {
	r.of.has = r.of.draw()
	canvas.Refresh(r.of.self)
}

// Objects are what was drawn.
func (r drawn) Objects() []fyne.CanvasObject { return r.of.has }

// Destroy does nothing: there is nothing to free.
func (r drawn) Destroy() {}

// Scene is how a part is drawn: its objects, back to front, and how they are measured, laid out and brought up to date.
type Scene struct {
	Objects []fyne.CanvasObject
	Min     func() fyne.Size
	Layout  func(fyne.Size)
	Refresh func()
}

// Draw draws a widget for the first time, or again: the toolkit throws away what draws a widget that was out of sight for a
// minute, and lays it out only where its size changes.
func Draw(of fyne.Widget, as Scene) fyne.WidgetRenderer {
	as.Refresh()
	if size := of.Size(); size != (fyne.Size{}) {
		as.Layout(size)
	}
	return &renderer{of: of, scene: as}
}

// renderer is the one renderer of nearly all parts.
type renderer struct {
	of    fyne.Widget
	scene Scene
}

// MinSize is the least size of the part at its present width.
func (r *renderer) MinSize() fyne.Size { return r.scene.Min() }

// Layout places the objects.
func (r *renderer) Layout(size fyne.Size) { r.scene.Layout(size) }

// Refresh copies the part's state and the theme into the objects.
func (r *renderer) Refresh() {
	r.scene.Refresh()
	r.scene.Layout(r.of.Size())
	canvas.Refresh(r.of)
}

// Objects are all that is drawn, back to front.
func (r *renderer) Objects() []fyne.CanvasObject { return r.scene.Objects }

// Destroy does nothing: there is nothing to free.
func (r *renderer) Destroy() {}

// Themed is a widget that knows its theme; all parts are.
type Themed interface{ Theme() fyne.Theme }

// Size is a size by its name, for one widget.
func Size(w Themed, name fyne.ThemeSizeName) float32 { return w.Theme().Size(name) }

// Paint is a colour by its name, for one widget.
func Paint(w Themed, name fyne.ThemeColorName) color.Color {
	return w.Theme().Color(name, fyne.CurrentApp().Settings().ThemeVariant())
}

// Sketched reports whether a widget is drawn as words alone.
func Sketched(w Themed) bool {
	t, ok := w.Theme().(*look.Theme)
	return ok && t.Sketch()
}

// Dress gives a surface its colours, radius and outline; a name of "" is no fill, or no outline.
func Dress(w Themed, surface *canvas.Rectangle, fill, outline fyne.ThemeColorName) {
	surface.CornerRadius = Size(w, look.Radius)
	surface.FillColor, surface.StrokeColor, surface.StrokeWidth = color.Transparent, color.Transparent, 0
	if Sketched(w) {
		return
	}
	if fill != "" {
		surface.FillColor = Paint(w, fill)
	}
	if outline != "" {
		surface.StrokeColor, surface.StrokeWidth = Paint(w, outline), Size(w, look.Stroke)
	}
	if outline == look.Hairline {
		surface.StrokeWidth = 1
	}
}

// Named reads a size from the theme of the app, for layouts, which belong to no widget.
func Named(name fyne.ThemeSizeName) func() float32 {
	return func() float32 { return fyne.CurrentApp().Settings().Theme().Size(name) }
}

// Face is how a surface looks. Colours are names of package look, "" for none.
type Face struct {
	Fill, Line fyne.ThemeColorName
	Lip        fyne.ThemeColorName // of the darker edge below
	High       float32             // of that edge, in device-independent pixels
	Corner     float32             // the radius of the corners
	Band       float32             // the width of the line; 0: the usual one
	Square     bool                // only the upper corners are round
	Foot       bool                // only the lower ones are
}

// Surface is a rounded rectangle, with a lip where it can be pressed. It takes no taps.
type Surface struct {
	widget.BaseWidget
	face Face
}

// NewSurface is a surface of that face.
func NewSurface(face Face) *Surface {
	s := &Surface{face: face}
	s.ExtendBaseWidget(s)
	return s
}

// Set changes how it looks.
func (s *Surface) Set(face Face) {
	if s.face != face {
		s.face = face
		s.Refresh()
	}
}

// CreateRenderer draws the lip and, over it, the surface.
func (s *Surface) CreateRenderer() fyne.WidgetRenderer {
	lip, top := &canvas.Rectangle{}, &canvas.Rectangle{}
	return Draw(s, Scene{
		Objects: []fyne.CanvasObject{lip, top},
		Min:     func() fyne.Size { return fyne.Size{} },
		Layout: func(area fyne.Size) {
			Place(lip, 0, s.face.High, area.Width, max(0, area.Height-s.face.High))
			Place(top, 0, 0, area.Width, max(0, area.Height-s.face.High))
		},
		Refresh: func() {
			Dress(s, top, s.face.Fill, s.face.Line)
			Dress(s, lip, s.face.Lip, "")
			top.CornerRadius, lip.CornerRadius = s.face.Corner, s.face.Corner
			if s.face.Square {
				top.CornerRadius, top.TopLeftCornerRadius, top.TopRightCornerRadius = 0, s.face.Corner, s.face.Corner
			}
			if s.face.Foot {
				top.CornerRadius, top.BottomLeftCornerRadius, top.BottomRightCornerRadius = 0, s.face.Corner, s.face.Corner
			}
			if s.face.Line != "" {
				top.StrokeWidth = thinLine
			}
			if s.face.Band > 0 {
				top.StrokeWidth = s.face.Band
			}
			lip.Hidden = s.face.High == 0 || s.face.Lip == ""
			lip.StrokeColor, lip.StrokeWidth = Paint(s, look.Clear), 0
		},
	})
}

// thinLine is the width of an outline, in device-independent pixels.
const thinLine = 1.5
