package stage

import (
	"fmt"
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"tablekeeper/screens/parts"
)

// Haste taps faster than anybody: it does not wait until the window shows what is tapped next, but hands it several taps
// at once, which the app works off in their order. Who is in haste looks from time to time whether the two are still alike.
type Haste struct {
	way  *Way
	taps []image.Point
	last image.Point // that was tapped in the window
}

// Haste begins to tap in haste.
func (w *Way) Haste() *Haste { return &Haste{way: w} }

// Shows reports whether there is something with that label, or one that begins so.
func (h *Haste) Shows(label string) bool { return h.way.Shows(label) }

// TapSeen taps what has that label, or begins so.
func (h *Haste) TapSeen(labels ...string) error {
	for _, label := range labels {
		l, err := h.way.twin.labelledAs(label)
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
func (h *Haste) TapKey(verb, word string) (bool, error) {
	for _, l := range h.way.twin.labelled() {
		if l.verb == verb && l.label == word {
			return true, h.tap(l)
		}
	}
	return false, nil
}

// TapPlace taps a place where the board draws it.
func (h *Haste) TapPlace(title string) error {
	for _, o := range h.way.twin.shown() {
		board, ok := o.(*parts.Board)
		if !ok {
			continue
		}
		if at, ok := board.Drawn(title); ok {
			at = at.Add(fyne.CurrentApp().Driver().AbsolutePositionForObject(board))
			test.TapCanvas(h.way.twin.window.Canvas(), at)
			h.way.twin.resize()
			h.taps = append(h.taps, image.Pt(int(at.X), int(at.Y)))
			return nil
		}
	}
	return fmt.Errorf("no board draws %q; there are %q", title, h.way.Labels())
}

// Write writes a text into the entry with that label, in place of what stands there.
func (h *Haste) Write(label, text string) error {
	l, err := h.way.twin.labelledAs(label)
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
	h.way.twin.window.Canvas().Focus(entry)
	entry.TypedShortcut(&fyne.ShortcutSelectAll{})
	for _, r := range text {
		entry.TypedRune(r)
	}
	h.way.twin.resize()
	a := h.way.App
	_, err = a.display.do("key", "--window", a.window, "ctrl+a", "type", "--window", a.window, "--delay", "20", text)
	return err
}

// tap taps in the twin and notes where. What has to be scrolled into sight takes its time.
func (h *Haste) tap(l labelled) error {
	if l.scroll != nil && !l.inSight() {
		if err := h.Go(); err != nil {
			return err
		}
		return h.way.tapObject(l)
	}
	at, err := h.way.twin.middle(l.CanvasObject, l.label)
	if err != nil {
		return fmt.Errorf("tapping %q: %w", l.label, err)
	}
	test.Tap(l.CanvasObject.(fyne.Tappable))
	h.way.twin.resize()
	h.taps = append(h.taps, at)
	return nil
}

// Go taps all that was noted, in the window.
func (h *Haste) Go() error {
	if len(h.taps) == 0 {
		return nil
	}
	a := h.way.App
	var words []string
	for _, at := range h.taps {
		words = append(words, "mousemove", "--window", a.window, fmt.Sprint(at.X), fmt.Sprint(at.Y), "click", "1", "sleep", "0.02")
	}
	h.last, h.taps = h.taps[len(h.taps)-1], nil
	_, err := a.display.do(words...)
	return err
}

// Again taps in the window alone what was tapped last: the click was lost.
func (h *Haste) Again() error {
	h.taps = []image.Point{h.last}
	return h.Go()
}

// Rest takes the pointer out of the picture and waits until the window looks like the twin.
func (h *Haste) Rest() error {
	a := h.way.App
	_, err := a.display.do("mousemove", "--window", a.window, "2", fmt.Sprint(a.height*2/5), "sleep", "0.05",
		"mousemove", fmt.Sprint(a.display.wide), fmt.Sprint(a.display.high))
	if err != nil {
		return err
	}
	return h.way.AwaitTwin()
}
