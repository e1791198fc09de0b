package board

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// window is what a board is seen through, and the one thing of it that is tapped, dragged and reached by keyboard.
// Being fyne.Scrollable, it clips what it holds.
type window struct {
	parts.Control
	board *Board
	field *field
	out   *beyond
	view  view
	known bool // the view has bounds
	at    int  // index of the place that the keyboard stands on
	moves motion
	still *fyne.Animation // draws the board anew when nobody has zoomed for a while; nil: nobody has yet
	aim   aim
	edges [4]float32 // left, top, right, bottom: what the rest of a page lies over
	grid  grid
	pills map[int]area // where names are shown, by their places
	taken []area       // where names and pieces lie
}

var (
	_ fyne.Draggable    = (*window)(nil)
	_ fyne.Scrollable   = (*window)(nil)
	_ desktop.Hoverable = (*window)(nil)
)

func newWindow(board *Board) *window {
	w := &window{board: board}
	w.Label, w.view.zoom = wording.L("Board"), leastZoom
	w.field, w.out = newField(w), newBeyond(w)
	w.Extend(w)
	return w
}

// show shows a position.
func (w *window) show(data Data) {
	least, most := boundsOf(data)
	if !w.known || least != w.view.least || most != w.view.most {
		w.view = newView(least, most, w.margin(data), w.fitted(w.Size()))
		w.known, w.at = true, 0
	}
	w.aimAt(data)
	w.at = min(w.at, max(0, len(data.Places)-1))
	w.Tap = nil
	if data.Tap != nil {
		w.Tap = func() { w.choose(w.at) }
	}
	w.relabel()
	w.board.atZoom()
	w.Refresh()
}

// margin is what stays free round a board; on a felt the page sees to it.
func (w *window) margin(data Data) float32 {
	if data.Felt != nil {
		return 0
	}
	return box.Size(w, look.Grid)
}

// boundsOf are the corners of all that is drawn, in units.
func boundsOf(data Data) (least, most fyne.Position) {
	first := true
	defer func() {
		for _, p := range data.Plates {
			least = fyne.NewPos(min(least.X, p.Least.X), min(least.Y, p.Least.Y))
			most = fyne.NewPos(max(most.X, p.Most.X), max(most.Y, p.Most.Y))
		}
	}()
	take := func(at fyne.Position, round float32) {
		if first {
			least, most, first = at, at, false
		}
		least = fyne.NewPos(min(least.X, at.X-round), min(least.Y, at.Y-round))
		most = fyne.NewPos(max(most.X, at.X+round), max(most.Y, at.Y+round))
	}
	for _, p := range data.Places {
		take(p.At, p.Size)
	}
	for _, l := range data.Lines {
		take(l.From, 0)
		take(l.To, 0)
	}
	return least, most
}

// relabel reports what the board is and where the keyboard stands on it.
func (w *window) relabel() {
	w.Label = w.board.data.Title
	if w.Label == "" {
		w.Label = wording.L("Board")
	}
	if w.Focused && w.at < len(w.board.data.Places) {
		p := w.board.data.Places[w.at]
		target := ""
		if p.Target {
			target = wording.L("Possible")
		}
		w.Label = parts.Sentences(w.Label, p.called(), p.Spoken, target)
	}
}

// AccessibilityRole is that of text where a tap does nothing.
func (w *window) AccessibilityRole() fyne.AccessibleRole {
	if w.Tap == nil {
		return fyne.AccessibleRoleText
	}
	return fyne.AccessibleRoleButton
}

// choose tells the board's owner that a place was tapped.
func (w *window) choose(i int) {
	if i < len(w.board.data.Places) && w.board.data.Tap != nil {
		w.at = i
		w.board.data.Tap(w.board.data.Places[i].ID)
	}
}

// Tapped chooses the nearest place.
func (w *window) Tapped(e *fyne.PointEvent) {
	parts.Touched(w, e)
	if on := fyne.CurrentApp().Driver().CanvasForObject(w); w.Focused && on != nil {
		on.Unfocus()
	}
	if w.out.touched(e.Position) {
		return
	}
	i, id := hit(w.board.data.Places, w.view, e.Position.Subtract(w.origin()).Subtract(w.view.offset()), box.Size(w, look.TapTarget)/2), -1
	if i >= 0 {
		id = w.board.data.Places[i].ID
	}
	if !w.spent(id) && i >= 0 {
		w.choose(i)
	}
}

// spent reports whether a touch of a place, -1 for none, means no more than its owner makes of it.
func (w *window) spent(id int) bool { return w.board.data.Touched != nil && w.board.data.Touched(id) }

// see shows another part of the board.
func (w *window) see(v view) {
	if v == w.view {
		return
	}
	w.aim.on = false // somebody wants to see something else
	zoomed := v.zoom != w.view.zoom
	w.view = v
	w.board.atZoom()
	w.point()
	if zoomed || w.field.stretched != nil {
		w.stretch()
		return
	}
	w.field.Move(v.offset().Add(w.origin()))
}

// point draws what points to places beyond anew, where anything can.
func (w *window) point() {
	if slices.ContainsFunc(w.board.data.Places, func(p Place) bool { return p.Away != "" }) || len(w.out.pills) > 0 {
		w.out.Refresh()
	}
}

// zoom changes the zoom round the middle of the window.
func (w *window) zoom(factor float32) {
	w.see(w.view.zoomed(factor, fyne.NewPos(w.view.window.Width/2, w.view.window.Height/2)))
}

// enlarge shows less of the board, and that larger: of the whole board the part where it goes on now.
func (w *window) enlarge() {
	if to := w.board.data.Middle; to != nil && w.view.zoom == leastZoom {
		v := w.view
		v.middle = *to
		w.see(v.enlarged(zoomStep * zoomStep))
		return
	}
	w.zoom(zoomStep)
}

// Pinched zooms by a factor where two fingers are, and moves the board by so much with them. A factor of 0 is that of two
// taps: nearer, and from the nearest back to the whole board.
func (w *window) Pinched(factor float32, at, by fyne.Position) {
	switch {
	case factor > 0:
		w.see(w.view.zoomed(factor, at.Subtract(w.origin())).panned(by.X, by.Y))
	case w.view.zoom < mostZoom:
		w.see(w.view.zoomed(zoomStep*zoomStep, at.Subtract(w.origin())))
	default:
		w.see(w.view.fitted())
	}
}

// Scrolled zooms where the pointer is. On a phone it moves the board: there is no wheel but that of a finger in a browser.
func (w *window) Scrolled(e *fyne.ScrollEvent) {
	if fyne.CurrentDevice().IsMobile() {
		w.see(w.view.panned(e.Scrolled.DX, e.Scrolled.DY))
		return
	}
	factor := float32(1.15)
	if e.Scrolled.DY < 0 {
		factor = 1 / factor
	}
	if e.Scrolled.DY != 0 {
		w.see(w.view.zoomed(factor, e.Position.Subtract(w.origin())))
	}
}

// Dragged moves the board.
func (w *window) Dragged(e *fyne.DragEvent) { w.see(w.view.panned(e.Dragged.DX, e.Dragged.DY)) }

// DragEnd has nothing to do.
func (w *window) DragEnd() {}

// MouseIn has no meaning here: what lies under the pointer is a place, not the board.
func (w *window) MouseIn(*desktop.MouseEvent) {}

// MouseOut has no meaning here.
func (w *window) MouseOut() {}

// FocusGained shows where the keyboard stands.
func (w *window) FocusGained() {
	w.Focused = true
	w.walkTo(w.at)
}

// FocusLost takes the ring away.
func (w *window) FocusLost() {
	w.Focused = false
	w.relabel()
	w.Refresh()
}

// TypedKey walks from place to place and taps.
func (w *window) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyLeft:
		w.walkTo(toward(w.board.data.Places, w.at, -1, 0))
	case fyne.KeyRight:
		w.walkTo(toward(w.board.data.Places, w.at, 1, 0))
	case fyne.KeyUp:
		w.walkTo(toward(w.board.data.Places, w.at, 0, -1))
	case fyne.KeyDown:
		w.walkTo(toward(w.board.data.Places, w.at, 0, 1))
	case fyne.KeyEscape:
		if !w.spent(-1) {
			w.Control.TypedKey(key)
		}
	default:
		w.Control.TypedKey(key)
	}
}

// TypedRune zooms with + and -.
func (w *window) TypedRune(r rune) {
	switch r {
	case '+', '=':
		w.enlarge()
	case '-':
		w.zoom(1 / zoomStep)
	default:
		w.Control.TypedRune(r)
	}
}

// walkTo puts the keyboard on a place and brings it into sight.
func (w *window) walkTo(i int) {
	if i < 0 || i >= len(w.board.data.Places) {
		return
	}
	w.at = i
	w.relabel()
	w.view = w.view.reveal(w.board.data.Places[i].At, box.Size(w, look.TapTarget)/2)
	w.Refresh()
}

// CreateRenderer draws the field, and a ring round the window while it has the focus.
func (w *window) CreateRenderer() fyne.WidgetRenderer {
	ring := parts.NewRing()
	seen := fyne.Size{}
	return box.Draw(w, box.Scene{
		Objects: append([]fyne.CanvasObject{w.field, w.out}, ring.Objects()...),
		Min:     func() fyne.Size { return fyne.NewSquareSize(1) },
		Layout: func(area fyne.Size) {
			ring.Layout(area)
			if area != seen {
				seen = area
				w.view = w.view.resized(w.fitted(area))
				if w.aim.on {
					w.view = w.view.aimed(w.aim)
					w.board.atZoom()
				}
				w.field.Refresh()
			}
			w.field.Resize(w.view.field().AddWidthHeight(0, w.below()))
			w.field.Move(w.view.offset().Add(w.origin()))
			w.out.Resize(area)
			w.point()
		},
		Refresh: func() {
			ring.Show(&w.Control, box.Size(w, look.Radius))
			w.field.Refresh()
			w.point()
		},
	})
}
