package parts

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
)

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
