package timer

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tablekeeper/companion/tide"
	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/tidescape"
)

// disc is the round image of the timer with, for reduced motion, the ring of dots that counts the beats.
type disc struct {
	app   *Feature
	image *tidescape.Disc
	ring  *tidescape.BeatRing
	both  *fyne.Container
}

func newDisc(a *Feature, label string, tap func()) *disc {
	full := parts.CurrentTheme().Size(look.Disc)
	d := &disc{app: a, image: tidescape.NewDisc(full, label, tap), ring: tidescape.NewBeatRing(full)}
	d.both = container.NewStack(d.image, d.ring)
	return d
}

// fit gives it the greatest diameter that there is room for, and reports how wide and high it then is.
func (d *disc) fit(room float32) float32 {
	band := float32(0)
	if d.app.Options().Still {
		band = 2 * tidescape.RingBand
	}
	full := min(room-band, parts.CurrentTheme().Size(look.Disc))
	if full != d.image.Full() {
		d.image.SetFull(full)
		d.ring.SetFull(full)
		d.draw()
	}
	return full + band
}

// draw shows the timer at this moment: only the size pulses, and only while the time runs.
func (d *disc) draw() {
	full, v, runs, still := d.image.Full(), tide.View{}, false, d.app.Options().Still
	if e := d.app.Evening; e != nil {
		v, runs = e.View, e.Runs()
	}
	if runs && !still {
		full = float32(tide.Diameter(float64(full), v.Phase))
	}
	d.image.SetFrame(full, d.app.shade())
	box.SetVisible(d.ring, runs && still)
	if runs && still {
		d.ring.SetBeats(int(v.Phase))
	}
}

// shade is the colour of the disc at this moment; it has none while the time stands still.
func (a *Feature) shade() color.Color {
	e := a.Evening
	switch {
	case e == nil:
		return tide.Colour(1, 1)
	case stands(e):
		return a.Options().Night(a.Size()).Color(look.Outline, theme.VariantDark)
	}
	return e.View.Colour
}

// stands reports whether the time stands still and goes on later.
func stands(e *Evening) bool { return e.View.State == tide.Paused || e.View.State == tide.Waiting }
