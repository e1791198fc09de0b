package stage

import (
	"fmt"
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"tablekeeper/companion/clock"
	"tablekeeper/companion/journal"
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

// Spot is where something that can be tapped lies once a finger has moved what it scrolls in.
type Spot struct {
	At     image.Point
	Scroll image.Rectangle // the area that has to be scrolled; empty: none
	Up     int             // by how much its content goes up, in pixels
	of     fyne.CanvasObject
}

// Bring brings what has that label (or begins so) into sight, and reports where it is and how far its page was scrolled.
func (t *Reference) Bring(label string) (Spot, error) {
	l, err := t.labelledAs(label)
	if err != nil {
		return Spot{}, err
	}
	spot := Spot{of: l.CanvasObject}
	if l.scroll != nil {
		spot.Scroll, spot.Up = t.scrollTo(l)
	}
	spot.At, err = t.middle(l.CanvasObject, l.label)
	return spot, err
}

// scrollTo scrolls what something lies in so that it is in sight, and tells by how much.
func (t *Reference) scrollTo(l labelled) (image.Rectangle, int) {
	area, before := areaOf(l.scroll), l.scroll.Offset.Y
	if away := l.away(); away != 0 {
		t.ScrollUp(l.scroll, float32(int(away)))
	}
	return area, int(l.scroll.Offset.Y - before)
}

// ScrollUp scrolls by that much.
func (t *Reference) ScrollUp(s *container.Scroll, up float32) {
	s.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -up)})
	t.resize()
}

// Press taps what lies at a spot.
func (t *Reference) Press(s Spot) error {
	tappable, ok := s.of.(fyne.Tappable)
	if !ok {
		return fmt.Errorf("nothing can be tapped at %v", s.At)
	}
	t.tapped()
	test.Tap(tappable)
	t.resize()
	return nil
}

// Differs reports where a picture differs so much from the reference that it shows something else, "" where it does not; areas
// that scroll, whose cut edges are drawn a little differently, have more leeway.
func (t *Reference) Differs(picture *image.NRGBA) string {
	disc, _ := t.disc() // none is as good
	if d, same := shows(picture, t.Picture(), disc); !same {
		return fmt.Sprintf("%.0f %% of it", 100*d)
	}
	if disc.Empty() {
		return difference(picture, t.Picture(), t.scrolls(), pageDiffer)
	}
	return ""
}

// SayMayDarken says that the screen can't be kept awake, as the app in a page does where the browser does not let it.
func (t *Reference) SayMayDarken() {
	t.app.SayMayDarken(false)
	t.resize()
}

// Disc returns the square that the timer's disc fills at its full diameter.
func (t *Reference) Disc() (image.Rectangle, error) { return t.disc() }

// EventShown reports whether an event is announced in a picture, and where to tap it away.
func (t *Reference) EventShown(picture *image.NRGBA) (at image.Point, shown bool) {
	return eventShown(picture, t.size())
}

// Type types a text into what lies at a spot, which was tapped before.
func (t *Reference) Type(s Spot, text string) error {
	entry, ok := s.of.(fyne.Focusable)
	if !ok {
		return fmt.Errorf("nothing can be typed into at %v", s.At)
	}
	t.window.Canvas().Focus(entry)
	for _, r := range text {
		entry.TypedRune(r)
	}
	t.resize()
	return nil
}
