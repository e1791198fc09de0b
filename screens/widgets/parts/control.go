package parts

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
)

// Control is what all parts that can be tapped share: pointer, keyboard, focus, disabling and the words for a screen
// reader. Space, Enter and a released tap do the same.
type Control struct {
	box.Widget
	self     fyne.Widget // the part that this control belongs to
	Label    string
	Tap      func()
	escape   func() // what the escape key does here; nil: nothing
	hovered  bool
	Focused  bool
	disabled bool
}

// Extend makes the control the beginning of a part.
func (c *Control) Extend(self fyne.Widget) {
	c.self = self
	c.ExtendBaseWidget(self)
}

// Build makes it the beginning of a part that is put together from boxes: a tree, which dress brings up to date, and over it the ring
// of the focus with that radius of its corners.
func (c *Control) Build(self fyne.Widget, tree fyne.CanvasObject, corner box.Length, dress func()) {
	c.self = self
	ring := NewRing()
	c.Widget.Build(self, container.NewStack(tree, box.Laid(box.None, ring.Layout, ring.Objects()...)), func() {
		dress()
		ring.Show(c, corner())
	})
}

// Draw makes it the beginning of a part whose pieces have places of their own; see Build.
func (c *Control) Draw(self fyne.Widget, corner box.Length, pieces box.Scene) {
	c.Build(self, box.Laid(pieces.Min, pieces.Layout, pieces.Objects...), corner, pieces.Refresh)
}

// Radius is the usual one of corners.
func (c *Control) Radius() float32 { return box.Size(c, look.Radius) }

var (
	_ fyne.Tappable      = (*Control)(nil)
	_ fyne.Focusable     = (*Control)(nil)
	_ fyne.Disableable   = (*Control)(nil)
	_ fyne.Accessible    = (*Control)(nil)
	_ desktop.Hoverable  = (*Control)(nil)
	_ desktop.Cursorable = (*Control)(nil)
)

// AccessibilityLabel is what a screen reader says.
func (c *Control) AccessibilityLabel() string { return c.Label }

// AccessibilityRole is that of a button.
func (c *Control) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// Tapped acts, on release. The focus goes, so that the ring is seen only by those who use the keyboard.
func (c *Control) Tapped(e *fyne.PointEvent) {
	Touched(c.self, e)
	if on := fyne.CurrentApp().Driver().CanvasForObject(c.self); c.Focused && on != nil {
		on.Unfocus()
	}
	c.act()
}

func (c *Control) act() {
	if !c.disabled && c.Tap != nil {
		c.Tap()
	}
}

// TypedKey acts on space and Enter. Keys that mean nothing to a control mean what they mean on the whole screen.
func (c *Control) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		c.act()
	case fyne.KeyEscape:
		if c.escape != nil {
			c.escape()
			return
		}
		c.HandOnKey(key)
	default:
		c.HandOnKey(key)
	}
}

func (c *Control) HandOnKey(key *fyne.KeyEvent) {
	if on := fyne.CurrentApp().Driver().CanvasForObject(c.self); on != nil && on.OnTypedKey() != nil {
		on.OnTypedKey()(key)
	}
}

// TypedRune means on a control what it means on the whole screen.
func (c *Control) TypedRune(r rune) {
	if on := fyne.CurrentApp().Driver().CanvasForObject(c.self); on != nil && on.OnTypedRune() != nil {
		on.OnTypedRune()(r)
	}
}

// FocusGained shows the ring, and scrolls to the control where it is out of sight.
func (c *Control) FocusGained() {
	c.Focused = true
	c.Refresh()
	scrollTo(c.self)
}

// FocusLost takes the ring away.
func (c *Control) FocusLost() { c.Focused = false; c.Refresh() }

// MouseIn shows that it can be tapped.
func (c *Control) MouseIn(*desktop.MouseEvent) { c.hovered = true; c.Refresh() }

// MouseMoved has no meaning for a control.
func (c *Control) MouseMoved(*desktop.MouseEvent) {}

// MouseOut shows it at rest.
func (c *Control) MouseOut() { c.hovered = false; c.Refresh() }

// Cursor is the hand where a tap does something.
func (c *Control) Cursor() desktop.Cursor {
	if c.disabled || c.Tap == nil {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}

// Enable makes it work.
func (c *Control) Enable() { c.disabled = false; c.Refresh() }

// Disable greys it; taps and keys do nothing.
func (c *Control) Disable() { c.disabled = true; c.Refresh() }

// Disabled reports whether taps do nothing; then the focus passes it by as well.
func (c *Control) Disabled() bool { return c.disabled || c.Tap == nil }

// Fill is the colour of a control's surface at this moment, given the one that it has at rest.
func (c *Control) Fill(rest fyne.ThemeColorName) fyne.ThemeColorName {
	if c.hovered && !c.disabled && c.Tap != nil {
		return look.Hover
	}
	return rest
}

// Ink is the colour of a control's words at this moment.
func (c *Control) Ink(rest fyne.ThemeColorName) fyne.ThemeColorName {
	if c.disabled {
		return look.Greyed
	}
	return rest
}

// Ring shows the focus: a band in the focus colour and, inside it, a thin one in the colour of the ground, so that it
// stands out on a filled button as well as on the ground.
type Ring struct {
	outer, inner *canvas.Rectangle
}

func NewRing() Ring { return Ring{outer: &canvas.Rectangle{}, inner: &canvas.Rectangle{}} }

func (r Ring) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.inner, r.outer} }

// Layout puts the ring just inside an area.
func (r Ring) Layout(area fyne.Size) {
	band := r.outer.StrokeWidth
	r.outer.Move(fyne.Position{})
	r.outer.Resize(area)
	box.Place(r.inner, band/2, band/2, area.Width-band, area.Height-band)
}

// Show draws the ring for a control; corner is the radius of what it surrounds.
func (r Ring) Show(c *Control, corner float32) {
	band := box.Size(c, look.FocusRing)
	r.outer.StrokeColor, r.outer.StrokeWidth, r.outer.CornerRadius = box.Paint(c, look.Focus), band, corner
	r.inner.StrokeColor, r.inner.StrokeWidth, r.inner.CornerRadius = box.Paint(c, look.Ground), band+1, max(0, corner-1)
	r.outer.Hidden, r.inner.Hidden = !c.Focused, !c.Focused
}

// Guard takes the taps on its area and does nothing with them. It lies for a moment where something was tapped away, so that
// the second tap of two does not press what lay under it. It can't be seen, and nothing is read of it.
type Guard struct {
	box.Widget
	free  func()                                    // stops the wait for its end
	after func(time.Duration, func()) (stop func()) // of the last Cover
	at    fyne.Position                             // of the thumb; none after what lies there has changed
	lasts time.Duration                             // how long it takes taps after the last one
}

var (
	_ fyne.Tappable   = (*Guard)(nil)
	_ fyne.Accessible = (*Guard)(nil)
)

// Measures of a guard: how long it takes taps after the last one, longer than the two of a double tap are apart, and how far from a tap
// another one is taken for the same thumb's, in device-independent pixels.
const (
	guardTime  = 400 * time.Millisecond
	thumbReach = 48
)

// NewGuard is hidden until Cover.
func NewGuard() *Guard {
	g := &Guard{}
	g.Hidden = true
	g.Build(g, nil, nil)
	return g
}

// Cover takes the taps for a moment; after calls a function when a time has gone.
func (g *Guard) Cover(after func(time.Duration, func()) (stop func())) {
	g.after, g.lasts = after, guardTime
	g.Show()
	g.wait()
}

// Lasts lets a guard that covers something take taps for another time.
func (g *Guard) Lasts(lasts time.Duration) {
	if g.Visible() && g.after != nil {
		g.lasts = lasts
		g.wait()
	}
}

// wait waits for its end, anew.
func (g *Guard) wait() {
	if g.free != nil {
		g.free()
	}
	g.free = g.after(g.lasts, func() {
		g.Hide()
		g.free = nil
	})
}

// CoverPlace does so over the place of another object, which is in the same container or deeper in it.
func (g *Guard) CoverPlace(o fyne.CanvasObject, in fyne.CanvasObject, after func(time.Duration, func()) (stop func())) {
	driver := fyne.CurrentApp().Driver()
	at := driver.AbsolutePositionForObject(o).Subtract(driver.AbsolutePositionForObject(in))
	box.Place(g, at.X, at.Y, o.Size().Width, o.Size().Height)
	g.Cover(after)
}

// Touch keeps where the window was tapped last.
func (g *Guard) Touch(at fyne.Position) { g.at = at }

// CoverTouch covers the place that was tapped last, once: what lies there now isn't what was tapped.
func (g *Guard) CoverTouch(after func(time.Duration, func()) (stop func())) {
	if g.at != (fyne.Position{}) {
		box.Place(g, g.at.X-thumbReach, g.at.Y-thumbReach, 2*thumbReach, 2*thumbReach)
		g.Cover(after)
		g.at = fyne.Position{}
	}
}

// Tapped does nothing but wait anew: the thumb drums on.
func (g *Guard) Tapped(*fyne.PointEvent) {
	if g.after != nil {
		g.wait()
	}
}

// drummed is a window that gives a thumb nothing which it didn't mean.
type drummed interface {
	Touched(at fyne.Position)
	Changed()
}

// windowOf is the window of an object; nil where it is none of the app's.
func windowOf(o fyne.CanvasObject) drummed {
	if on := fyne.CurrentApp().Driver().CanvasForObject(o); on != nil {
		if content, ok := on.Content().(*fyne.Container); ok {
			window, _ := content.Layout.(drummed)
			return window
		}
	}
	return nil
}

// Touched tells the window of an object where it was tapped. Each object tells it before it acts.
func Touched(o fyne.CanvasObject, e *fyne.PointEvent) {
	if window := windowOf(o); window != nil {
		window.Touched(e.AbsolutePosition)
	}
}

// Changed tells the window of an object that what is tapped there means something else than before.
func Changed(o fyne.CanvasObject) {
	if window := windowOf(o); window != nil {
		window.Changed()
	}
}

// AccessibilityLabel is empty: there is nothing to read.
func (g *Guard) AccessibilityLabel() string { return "" }

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

// A button that is held repeats what it does: at first after so many beats, then with each of them.
const (
	repeatBeat  = 90 * time.Millisecond
	repeatAfter = 5
)

// repeat is what a button does as long as it is held.
type repeat struct {
	of      *IconButton
	beats   *fyne.Animation // nil: it is not held
	count   int
	way     float32 // how far the beat is
	stepped bool    // the hold has done something, so letting go does nothing more
}

// begin starts the hold.
func (r *repeat) begin() {
	r.end()
	r.count, r.way, r.stepped = 0, 0, false
	r.beats = &fyne.Animation{
		Duration: repeatBeat, Curve: fyne.AnimationLinear, RepeatCount: fyne.AnimationRepeatForever, Tick: r.tick,
	}
	r.beats.Start()
}

// end ends it.
func (r *repeat) end() {
	if r.beats != nil {
		r.beats.Stop()
		r.beats = nil
	}
}

// tick is told how far the beat is: where it begins again, one has passed.
func (r *repeat) tick(way float32) {
	passed := way < r.way
	if r.way = way; !passed || r.beats == nil {
		return
	}
	if r.of.Disabled() || fyne.CurrentApp().Driver().CanvasForObject(r.of) == nil {
		r.end()
		return
	}
	if r.count++; r.count >= repeatAfter {
		r.stepped = true
		r.of.act()
	}
}

var (
	_ desktop.Mouseable = (*IconButton)(nil)
	_ mobile.Touchable  = (*IconButton)(nil)
)

// Repeats lets it do again what it does as long as it is held; it returns the button, for use after the constructor.
func (b *IconButton) Repeats() *IconButton {
	b.held = &repeat{of: b}
	return b
}

// Tapped acts, unless the button was held and has acted already.
func (b *IconButton) Tapped(e *fyne.PointEvent) {
	if b.held != nil {
		b.held.end()
		if b.held.stepped {
			b.held.stepped = false
			return
		}
	}
	b.Control.Tapped(e)
}

func (b *IconButton) hold(held bool) {
	switch {
	case b.held == nil:
	case held:
		b.held.begin()
	default:
		b.held.end()
	}
}

// MouseDown begins a hold with the first button.
func (b *IconButton) MouseDown(e *desktop.MouseEvent) { b.hold(e.Button == desktop.MouseButtonPrimary) }

// MouseUp ends it.
func (b *IconButton) MouseUp(*desktop.MouseEvent) { b.hold(false) }

// MouseOut shows it at rest and ends a hold: the button would be let go elsewhere.
func (b *IconButton) MouseOut() {
	b.Control.MouseOut()
	b.hold(false)
}

// TouchDown begins a hold.
func (b *IconButton) TouchDown(*mobile.TouchEvent) { b.hold(true) }

// TouchUp ends it.
func (b *IconButton) TouchUp(*mobile.TouchEvent) { b.hold(false) }

// TouchCancel ends it where the finger leaves the button.
func (b *IconButton) TouchCancel(*mobile.TouchEvent) { b.hold(false) }
