package table

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
)

// A key that is held acts again: at first after HoldTime, then with each beat.
const heldBeat = 120 * time.Millisecond

var (
	_ desktop.Mouseable = (*Button)(nil)
	_ mobile.Touchable  = (*Button)(nil)
)

// hold begins to hold a key that repeats.
func (b *Button) hold() {
	b.release()
	b.acted = false
	if b.data.Repeats && b.after != nil {
		b.free = b.after(HoldTime, b.repeat)
	}
}

// repeat acts, and goes on until the key is let go or does nothing more.
func (b *Button) repeat() {
	b.free = nil
	if !b.data.Repeats || !b.Visible() || b.Tap == nil {
		return
	}
	b.acted = true
	b.Tap()
	b.free = b.after(heldBeat, b.repeat)
}

// release lets go.
func (b *Button) release() {
	if b.free != nil {
		b.free()
		b.free = nil
	}
}

// MouseDown begins to hold.
func (b *Button) MouseDown(e *desktop.MouseEvent) {
	if e.Button == desktop.MouseButtonPrimary {
		b.hold()
	}
}

// MouseUp lets go.
func (b *Button) MouseUp(*desktop.MouseEvent) { b.release() }

// MouseOut lets go: the button would be let go elsewhere.
func (b *Button) MouseOut() {
	b.Control.MouseOut()
	b.release()
}

// TouchDown begins to hold.
func (b *Button) TouchDown(*mobile.TouchEvent) { b.hold() }

// TouchUp lets go.
func (b *Button) TouchUp(*mobile.TouchEvent) { b.release() }

// TouchCancel lets go where the finger leaves the key.
func (b *Button) TouchCancel(*mobile.TouchEvent) { b.release() }

// Tapped acts. The tap that ends a hold means nothing more.
func (b *Button) Tapped(e *fyne.PointEvent) {
	if b.acted {
		b.acted = false
		return
	}
	if b.data.Repeats && b.Tap != nil { // a thumb that drums means it
		b.Tap()
		return
	}
	b.Control.Tapped(e)
}
