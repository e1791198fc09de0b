package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/screens/look"
)

// boardWindow is what a board is seen through, and the one thing of it that is tapped, dragged and reached by keyboard.
// Being fyne.Scrollable, it clips what it holds.
type boardWindow struct {
	control
	board *Board
	field *boardField
	view  boardView
	known bool // the view has bounds
	at    int  // index of the place that the keyboard stands on
	moves boardMotion
}

var (
	_ fyne.Draggable    = (*boardWindow)(nil)
	_ fyne.Scrollable   = (*boardWindow)(nil)
	_ desktop.Hoverable = (*boardWindow)(nil)
)

func newBoardWindow(board *Board) *boardWindow {
	w := &boardWindow{board: board}
	w.label, w.view.zoom = lang.L("Board"), leastZoom
	w.field = newBoardField(w)
	w.extend(w)
	return w
}

// show shows a position.
func (w *boardWindow) show(data BoardData) {
	least, most := boundsOf(data)
	if !w.known || least != w.view.least || most != w.view.most {
		w.view = newBoardView(least, most, size(w, look.Grid), w.Size())
		w.known, w.at = true, 0
	}
	w.at = min(w.at, max(0, len(data.Places)-1))
	w.tap = nil
	if data.Tap != nil {
		w.tap = func() { w.choose(w.at) }
	}
	w.relabel()
	w.board.atZoom()
	w.Refresh()
}

// boundsOf are the corners of all that is drawn, in units.
func boundsOf(data BoardData) (least, most fyne.Position) {
	first := true
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
func (w *boardWindow) relabel() {
	w.label = w.board.data.Title
	if w.label == "" {
		w.label = lang.L("Board")
	}
	if w.focused && w.at < len(w.board.data.Places) {
		p := w.board.data.Places[w.at]
		target := ""
		if p.Target {
			target = lang.L("Possible")
		}
		w.label = sentences(w.label, p.called(), p.Spoken, target)
	}
}

// AccessibilityRole is that of text where a tap does nothing.
func (w *boardWindow) AccessibilityRole() fyne.AccessibleRole {
	if w.tap == nil {
		return fyne.AccessibleRoleText
	}
	return fyne.AccessibleRoleButton
}

// choose tells the board's owner that a place was tapped.
func (w *boardWindow) choose(i int) {
	if i < len(w.board.data.Places) && w.board.data.Tap != nil {
		w.at = i
		w.board.data.Tap(w.board.data.Places[i].ID)
	}
}

// Tapped chooses the nearest place.
func (w *boardWindow) Tapped(e *fyne.PointEvent) {
	if on := fyne.CurrentApp().Driver().CanvasForObject(w); w.focused && on != nil {
		on.Unfocus()
	}
	if i := hit(w.board.data.Places, w.view, e.Position.Subtract(w.view.offset()), size(w, look.TapTarget)/2); i >= 0 {
		w.choose(i)
	}
}

// see shows another part of the board.
func (w *boardWindow) see(v boardView) {
	if v == w.view {
		return
	}
	zoomed := v.zoom != w.view.zoom
	w.view = v
	w.board.atZoom()
	if zoomed {
		w.Refresh()
		return
	}
	w.field.Move(v.offset())
}

// zoom changes the zoom round the middle of the window.
func (w *boardWindow) zoom(factor float32) {
	w.see(w.view.zoomed(factor, fyne.NewPos(w.Size().Width/2, w.Size().Height/2)))
}

// enlarge shows less of the board, and that larger: of the whole board the part where it goes on now.
func (w *boardWindow) enlarge() {
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
func (w *boardWindow) Pinched(factor float32, at, by fyne.Position) {
	switch {
	case factor > 0:
		w.see(w.view.zoomed(factor, at).panned(by.X, by.Y))
	case w.view.zoom < mostZoom:
		w.see(w.view.zoomed(zoomStep*zoomStep, at))
	default:
		w.see(w.view.fitted())
	}
}

// Scrolled zooms where the pointer is. On a phone it moves the board: there is no wheel but that of a finger in a browser.
func (w *boardWindow) Scrolled(e *fyne.ScrollEvent) {
	if fyne.CurrentDevice().IsMobile() {
		w.see(w.view.panned(e.Scrolled.DX, e.Scrolled.DY))
		return
	}
	factor := float32(1.15)
	if e.Scrolled.DY < 0 {
		factor = 1 / factor
	}
	if e.Scrolled.DY != 0 {
		w.see(w.view.zoomed(factor, e.Position))
	}
}

// Dragged moves the board.
func (w *boardWindow) Dragged(e *fyne.DragEvent) { w.see(w.view.panned(e.Dragged.DX, e.Dragged.DY)) }

// DragEnd has nothing to do.
func (w *boardWindow) DragEnd() {}

// MouseIn has no meaning here: what lies under the pointer is a place, not the board.
func (w *boardWindow) MouseIn(*desktop.MouseEvent) {}

// MouseOut has no meaning here.
func (w *boardWindow) MouseOut() {}

// FocusGained shows where the keyboard stands.
func (w *boardWindow) FocusGained() {
	w.focused = true
	w.walkTo(w.at)
}

// FocusLost takes the ring away.
func (w *boardWindow) FocusLost() {
	w.focused = false
	w.relabel()
	w.Refresh()
}

// TypedKey walks from place to place and taps.
func (w *boardWindow) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyLeft:
		w.walkTo(toward(w.board.data.Places, w.at, -1, 0))
	case fyne.KeyRight:
		w.walkTo(toward(w.board.data.Places, w.at, 1, 0))
	case fyne.KeyUp:
		w.walkTo(toward(w.board.data.Places, w.at, 0, -1))
	case fyne.KeyDown:
		w.walkTo(toward(w.board.data.Places, w.at, 0, 1))
	default:
		w.control.TypedKey(key)
	}
}

// TypedRune zooms with + and -.
func (w *boardWindow) TypedRune(r rune) {
	switch r {
	case '+', '=':
		w.enlarge()
	case '-':
		w.zoom(1 / zoomStep)
	default:
		w.control.TypedRune(r)
	}
}

// walkTo puts the keyboard on a place and brings it into sight.
func (w *boardWindow) walkTo(i int) {
	if i < 0 || i >= len(w.board.data.Places) {
		return
	}
	w.at = i
	w.relabel()
	w.view = w.view.reveal(w.board.data.Places[i].At, size(w, look.TapTarget)/2)
	w.Refresh()
}

// CreateRenderer draws the field, and a ring round the window while it has the focus.
func (w *boardWindow) CreateRenderer() fyne.WidgetRenderer {
	ring := newRing()
	seen := fyne.Size{}
	return newScene(&scene{
		of:      w,
		objects: append([]fyne.CanvasObject{w.field}, ring.objects()...),
		min:     func() fyne.Size { return fyne.NewSquareSize(1) },
		layout: func(area fyne.Size) {
			ring.layout(area)
			if area != seen {
				seen = area
				w.view = w.view.resized(area)
				w.field.Refresh()
			}
			w.field.Resize(w.view.field())
			w.field.Move(w.view.offset())
		},
		refresh: func() {
			ring.show(&w.control, size(w, look.Radius))
			w.field.Refresh()
		},
	})
}
