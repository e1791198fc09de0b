package stage

import (
	"fmt"
	"image"
	"time"

	"tablekeeper/screens/board"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// Burst taps faster than anybody: it does not wait until the window shows what is tapped next, but hands it several taps
// at once, which the app works off in their order. Who is in a burst looks from time to time whether the two are still alike.
type Burst struct {
	session *Session
	taps    []image.Point
	guarded bool        // a guard takes the first of the taps unless that waits
	last    image.Point // that was tapped in the window
}

// Burst begins to tap in haste.
func (w *Session) Burst() *Burst { return &Burst{session: w} }

// Shows reports whether there is something with that label, or one that begins so.
func (h *Burst) Shows(label string) bool { return h.session.Shows(label) }

// Tap taps what has that label, or begins so.
func (h *Burst) Tap(labels ...string) error {
	for _, label := range labels {
		l, err := h.session.reference.labelledAs(label)
		if err == nil {
			err = h.tap(l)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// TapKey taps a key beside a verb of the match, and reports whether there is such a key.
func (h *Burst) TapKey(verb, word string) (bool, error) {
	for _, l := range h.session.reference.labelled() {
		if l.verb == verb && l.label == word {
			return true, h.tap(l)
		}
	}
	return false, nil
}

// TapPlace taps a place where the board draws it.
func (h *Burst) TapPlace(title string) error {
	for _, o := range h.session.reference.shown() {
		board, ok := o.(*board.Board)
		if !ok {
			continue
		}
		if at, ok := board.Drawn(title); ok {
			at = at.Add(fyne.CurrentApp().Driver().AbsolutePositionForObject(board))
			if err := h.wait(image.Pt(int(at.X), int(at.Y))); err != nil {
				return err
			}
			test.TapCanvas(h.session.reference.window.Canvas(), at)
			h.session.reference.resize()
			h.taps = append(h.taps, image.Pt(int(at.X), int(at.Y)))
			return nil
		}
	}
	return fmt.Errorf("no board draws %q; there are %q", title, h.session.Labels())
}

// Write writes a text into the entry with that label, in place of what stands there.
func (h *Burst) Write(label, text string) error {
	l, err := h.session.reference.labelledAs(label)
	if err != nil {
		return err
	}
	entry, ok := l.CanvasObject.(interface {
		fyne.Focusable
		fyne.Shortcutable
	})
	if !ok {
		return fmt.Errorf("nothing can be written into %q", l.label)
	}
	if err = h.tap(l); err == nil {
		err = h.Go()
	}
	if err != nil {
		return err
	}
	h.session.reference.window.Canvas().Focus(entry)
	entry.TypedShortcut(&fyne.ShortcutSelectAll{})
	for _, r := range text {
		entry.TypedRune(r)
	}
	h.session.reference.resize()
	a := h.session.App
	_, err = a.display.do("key", "--window", a.window, "ctrl+a", "type", "--window", a.window, "--delay", "20", text)
	return err
}

// tap taps in the reference and notes where. What has to be scrolled into sight takes its time.
func (h *Burst) tap(l labelled) error {
	if l.scroll != nil && !l.inSight() {
		if err := h.Go(); err != nil {
			return err
		}
		return h.session.tapObject(l)
	}
	at, err := h.session.reference.middle(l.CanvasObject, l.label)
	if err == nil {
		err = h.wait(at)
	}
	if err == nil {
		_, err = h.session.reference.press(l)
		h.taps = append(h.taps, at)
	}
	return err
}

// wait lets a guard go that may lie where is tapped next.
func (h *Burst) wait(at image.Point) error {
	if !h.session.reference.unguard(at) {
		return nil
	}
	err := h.Go()
	h.guarded = true
	return err
}

// guarded is how long a guard lies.
const guarded = 600 * time.Millisecond

// Pause lets the guard go that takes the taps of a drumming thumb when the owner of the keys changes.
func (h *Burst) Pause() { h.guarded = true }

// Go taps all that was noted, in the window.
func (h *Burst) Go() error {
	if len(h.taps) == 0 {
		return nil
	}
	a := h.session.App
	var words []string
	if h.guarded {
		words = []string{"sleep", fmt.Sprint(guarded.Seconds())}
	}
	for _, at := range h.taps {
		words = append(words, "mousemove", "--window", a.window, fmt.Sprint(at.X), fmt.Sprint(at.Y), "click", "1", "sleep", "0.02")
	}
	h.last, h.taps, h.guarded = h.taps[len(h.taps)-1], nil, false
	_, err := a.display.do(words...)
	return err
}

// Again taps in the window alone what was tapped last: the click was lost.
func (h *Burst) Again() error {
	h.taps = []image.Point{h.last}
	return h.Go()
}

// Rest takes the pointer out of the picture and waits until the window looks like the reference.
func (h *Burst) Rest() error {
	a := h.session.App
	if _, err := a.display.do(a.aside()...); err != nil {
		return err
	}
	return h.session.AwaitReference()
}
