package handover

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// PressToReveal shows something only while it is held: by a finger, by the mouse, or by the space bar or Enter where it has the
// focus. What it shows is made when the hold begins and thrown away when it ends, so that nothing of it is in the
// window, in a picture of the window or in the words for a screen reader while nobody holds. The hold also ends where
// the finger or the pointer leaves the part, where another part takes the focus, and with Release.
type PressToReveal struct {
	parts.Control
	face  func() parts.Face
	seen  func()      // told when a hold ends; nil: nobody
	shown *parts.Face // nil: hidden
	glass *holdGlass
	words *parts.Words
	body  *fyne.Container
}

var _ desktop.Keyable = (*PressToReveal)(nil)

// NewPressToReveal is a part that hides what face makes. Seen is called each time that it has been looked at, when it is hidden
// again; it may be nil.
func NewPressToReveal(face func() parts.Face, seen func()) *PressToReveal {
	h := &PressToReveal{face: face, seen: seen, body: parts.NewColumn()}
	h.words = parts.NewWords("", look.Label, look.Text).Bold().Centred()
	h.Extend(h)
	h.glass = newHoldGlass(h)
	h.say()
	return h
}

// Held reports whether it is held at this moment, and so seen.
func (h *PressToReveal) Held() bool { return h.shown != nil }

// Disabled is false: it can always be held.
func (h *PressToReveal) Disabled() bool { return false }

// press begins a hold.
func (h *PressToReveal) press() {
	if h.Held() {
		return
	}
	face := h.face()
	h.shown = &face
	h.body.Objects = []fyne.CanvasObject{face.Object}
	h.say()
}

// Release ends a hold, if there is one.
func (h *PressToReveal) Release() {
	if !h.Held() {
		return
	}
	h.shown = nil
	h.body.Objects = nil
	h.say()
	if h.seen != nil {
		h.seen()
	}
}

// say changes the words with the state.
func (h *PressToReveal) say() {
	h.words.SetText(wording.L("Press and hold to see"))
	h.Label = wording.L("Hidden. Press and hold to see.")
	if h.Held() {
		h.words.SetText(wording.L("Let go to hide"))
		h.Label = parts.Sentences(h.shown.Spoken, wording.L("Let go to hide"))
	}
	h.Refresh()
}

// holds reports whether a key holds.
func holds(key *fyne.KeyEvent) bool {
	return key.Name == fyne.KeySpace || key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter
}

// KeyDown begins a hold.
func (h *PressToReveal) KeyDown(key *fyne.KeyEvent) {
	if holds(key) {
		h.press()
	}
}

// KeyUp ends it.
func (h *PressToReveal) KeyUp(key *fyne.KeyEvent) {
	if holds(key) {
		h.Release()
	}
}

// TypedKey leaves the keys that hold to KeyDown; the others mean what they mean on the whole screen.
func (h *PressToReveal) TypedKey(key *fyne.KeyEvent) {
	if !holds(key) {
		h.HandOnKey(key)
	}
}

// FocusLost ends a hold.
func (h *PressToReveal) FocusLost() {
	h.Control.FocusLost()
	h.Release()
}

// Measures as multiples of the height of a big action.
const (
	holdPad  = 1.0 // where the finger lies
	holdFace = 1.4 // the least room for what is seen
)

// CreateRenderer draws surface, sign, words, what is seen, the glass over all of it, and the ring.
func (h *PressToReveal) CreateRenderer() fyne.WidgetRenderer {
	surface, pad, ring := &canvas.Rectangle{}, &canvas.Rectangle{}, parts.NewRing()
	sign := &canvas.Image{FillMode: canvas.ImageFillContain}
	return box.Draw(h, box.Scene{
		Objects: append([]fyne.CanvasObject{surface, pad, sign, h.words, h.body, h.glass}, ring.Objects()...),
		Min: func() fyne.Size {
			big := box.Size(h, look.BigTarget)
			return fyne.NewSize(h.words.MinSize().Width+2*box.Size(h, look.Gap), (holdPad+holdFace)*big)
		},
		Layout: func(area fyne.Size) {
			surface.Resize(area)
			h.glass.Resize(area)
			ring.Layout(area)
			h.arrange(pad, sign, area)
		},
		Refresh: func() {
			box.Dress(h, surface, look.Card, look.Outline)
			box.Dress(h, pad, h.Fill(look.Raised), "")
			if h.Held() {
				box.Dress(h, surface, look.Card, look.Accent)
				box.Dress(h, pad, look.Pressed, "")
			}
			parts.DrawIcon(h, sign, parts.IconHidden, look.TextLess)
			sign.Hidden = h.Held()
			h.words.Refresh()
			h.body.Refresh()
			ring.Show(&h.Control, box.Size(h, look.Radius))
		},
	})
}

// arrange keeps the place of the finger at the lower end and what is seen above it, where no hand covers it; what is seen
// and has no room there takes all of it.
func (h *PressToReveal) arrange(pad *canvas.Rectangle, sign *canvas.Image, area fyne.Size) {
	edge, gap, foot := box.Size(h, look.Grid), box.Size(h, look.Gap), holdPad*box.Size(h, look.BigTarget)
	width, room := area.Width-2*gap, area.Height-foot-edge-2*gap
	box.Place(pad, edge, area.Height-foot-edge, area.Width-2*edge, foot)
	words := box.HeightAt(h.words, width)
	box.Place(h.words, gap, area.Height-edge-(foot+words)/2, width, words)
	side := min(room, box.Size(h, look.Table)*1.6)
	box.Place(sign, (area.Width-side)/2, gap+(room-side)/2, side, side)
	height := box.HeightAt(h.body, width)
	pad.Hidden, h.words.Hidden = height > room, height > room
	if pad.Hidden {
		room = area.Height - 2*gap
	}
	box.Place(h.body, gap, gap+max(0, (room-height)/2), width, height)
}

// holdGlass lies over all that a Hold shows and takes finger and mouse, whatever lies beneath it.
type holdGlass struct {
	box.Widget
	of *PressToReveal
}

var (
	_ desktop.Mouseable  = (*holdGlass)(nil)
	_ desktop.Hoverable  = (*holdGlass)(nil)
	_ desktop.Cursorable = (*holdGlass)(nil)
	_ mobile.Touchable   = (*holdGlass)(nil)
)

func newHoldGlass(of *PressToReveal) *holdGlass {
	g := &holdGlass{of: of}
	g.Build(g, nil, nil)
	return g
}

// MouseDown begins a hold with the first button.
func (g *holdGlass) MouseDown(e *desktop.MouseEvent) {
	if e.Button == desktop.MouseButtonPrimary {
		g.of.press()
	}
}

// MouseUp ends it.
func (g *holdGlass) MouseUp(*desktop.MouseEvent) { g.of.Release() }

// MouseIn shows that it can be held.
func (g *holdGlass) MouseIn(e *desktop.MouseEvent) { g.of.MouseIn(e) }

// MouseMoved means nothing.
func (g *holdGlass) MouseMoved(*desktop.MouseEvent) {}

// MouseOut ends a hold: the button would be let go elsewhere.
func (g *holdGlass) MouseOut() {
	g.of.MouseOut()
	g.of.Release()
}

// Cursor is the hand.
func (g *holdGlass) Cursor() desktop.Cursor { return desktop.PointerCursor }

// TouchDown begins a hold.
func (g *holdGlass) TouchDown(*mobile.TouchEvent) { g.of.press() }

// TouchUp ends it.
func (g *holdGlass) TouchUp(*mobile.TouchEvent) { g.of.Release() }

// TouchCancel ends it where the finger leaves the part.
func (g *holdGlass) TouchCancel(*mobile.TouchEvent) { g.of.Release() }
