package timer

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// controls is what works the running timer: the reading, two lesser acts, the main act with mute beside it, and the
// volumes. In a low window reading and volumes share a row, so that all of it can be seen.
type controls struct {
	app                          *Feature
	reading, acts, main, volumes fyne.CanvasObject
}

func newControls(t *timer) fyne.CanvasObject {
	pulse, events := t.app.Volumes()
	c := &controls{
		app:     t.app,
		reading: t.reading.box,
		acts:    parts.NewEqual(t.reached, t.deck),
		main:    container.New(&parts.MainRow{}, t.pause, t.sound),
		volumes: parts.NewGrid(140, 2, pulse, events),
	}
	return container.New(c, c.reading, c.acts, c.main, c.volumes)
}

// put places one object.
type put func(o fyne.CanvasObject, x, y, width, height float32)

// arrange goes through the places of all objects at that width, and gives the height of all.
func (c *controls) arrange(width float32, put put) float32 {
	theme := parts.CurrentTheme()
	if look.SideBySide(c.app.Size()) {
		return c.arrangeLow(width, theme.Size(look.Grid), put)
	}
	y, gap := float32(0), theme.Size(look.Gap)
	for _, o := range []fyne.CanvasObject{c.reading, c.acts, c.main, c.volumes} {
		height := parts.HeightAt(o, width)
		put(o, 0, y, width, height)
		y += height + gap
	}
	return y - gap
}

// arrangeLow has the main act first, then the lesser ones, then reading and volumes side by side.
func (c *controls) arrangeLow(width, gap float32, put put) float32 {
	y := float32(0)
	for _, o := range []fyne.CanvasObject{c.main, c.acts} {
		height := parts.HeightAt(o, width)
		put(o, 0, y, width, height)
		y += height + gap
	}
	half := (width - 2*gap) * 0.55
	rest := width - 2*gap - half
	height := max(parts.HeightAt(c.reading, half), parts.HeightAt(c.volumes, rest))
	put(c.reading, 0, y, half, height)
	put(c.volumes, half+2*gap, y, rest, height)
	return y + height
}

// Layout places all.
func (c *controls) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	c.arrange(size.Width, parts.Place)
}

// MinSize is as high as all at the present width.
func (c *controls) MinSize([]fyne.CanvasObject) fyne.Size {
	height := c.arrange(c.acts.Size().Width, func(fyne.CanvasObject, float32, float32, float32, float32) {})
	return fyne.NewSize(c.main.MinSize().Width, height)
}
