package stage

import (
	"fmt"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/clock"
	"tablekeeper/companion/base/journal"
)

// Beside opens a reference of an app that was just opened in a page, on what that keeps. It says the problem of the page's
// store ("": none) and, until the first tap, of its sound what the other says. Its steady clock begins now, as that of a page does.
func Beside(kept journal.Store, problem, untilTapped string, width, height int) *Reference {
	voice := &mute{untilTapped}
	began := clock.Device().Steady
	t := open(kept, problem, voice, func() clock.Reading {
		now := clock.Device()
		return clock.Reading{Wall: now.Wall, Steady: now.Steady - began, Boot: "reference"}
	}, width, height, true, false)
	t.tapped = func() { voice.problem = "" }
	return t
}

// SayMayDarken says that the screen can't be kept awake, as the app in a page does where the browser does not let it.
func (t *Reference) SayMayDarken() {
	t.app.SayMayDarken(false)
	t.resize()
}

// Type types a text into what has that label, or begins so.
func (t *Reference) Type(label, text string) error {
	n, err := t.find(label)
	if err != nil {
		return err
	}
	field, ok := n.Of.(fyne.Focusable)
	if !ok {
		return fmt.Errorf("nothing can be typed into %q", n.Label)
	}
	t.window.Canvas().Focus(field)
	for _, r := range text {
		field.TypedRune(r)
	}
	t.resize()
	return nil
}
