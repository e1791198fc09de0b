package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// controls is what works the running timer: the reading, two lesser acts, the main act with mute beside it, and the
// volumes. In a low window reading and volumes share a row, so that all of it can be seen.
type controls struct {
	app                          *App
	reading, acts, main, volumes fyne.CanvasObject
}

func newControls(t *timer) fyne.CanvasObject {
	pulse, events := t.app.volumes()
	c := &controls{
		app:     t.app,
		reading: t.reading.box,
		acts:    parts.NewEqual(t.reached, t.deck),
		main:    container.New(&mainRow{}, t.pause, t.sound),
		volumes: parts.NewGrid(140, 2, pulse, events),
	}
	return container.New(c, c.reading, c.acts, c.main, c.volumes)
}

// put places one object.
type put func(o fyne.CanvasObject, x, y, width, height float32)

// arrange goes through the places of all objects at that width, and gives the height of all.
func (c *controls) arrange(width float32, put put) float32 {
	theme := c.app.fyne.Settings().Theme()
	if look.SideBySide(c.app.size) {
		return c.arrangeLow(width, theme.Size(look.Grid), put)
	}
	y, gap := float32(0), theme.Size(look.Gap)
	for _, o := range []fyne.CanvasObject{c.reading, c.acts, c.main, c.volumes} {
		height := heightAt(o, width)
		put(o, 0, y, width, height)
		y += height + gap
	}
	return y - gap
}

// arrangeLow has the main act first, then the lesser ones, then reading and volumes side by side.
func (c *controls) arrangeLow(width, gap float32, put put) float32 {
	y := float32(0)
	for _, o := range []fyne.CanvasObject{c.main, c.acts} {
		height := heightAt(o, width)
		put(o, 0, y, width, height)
		y += height + gap
	}
	half := (width - 2*gap) * 0.55
	rest := width - 2*gap - half
	height := max(heightAt(c.reading, half), heightAt(c.volumes, rest))
	put(c.reading, 0, y, half, height)
	put(c.volumes, half+2*gap, y, rest, height)
	return y + height
}

// Layout places all.
func (c *controls) Layout(_ []fyne.CanvasObject, size fyne.Size) { c.arrange(size.Width, place) }

// MinSize is as high as all at the present width.
func (c *controls) MinSize([]fyne.CanvasObject) fyne.Size {
	height := c.arrange(c.acts.Size().Width, func(fyne.CanvasObject, float32, float32, float32, float32) {})
	return fyne.NewSize(c.main.MinSize().Width, height)
}

// rowGap is the least distance of two tap targets, in device-independent pixels.
const rowGap = 8

// mainRow gives the main act all the width that the square button beside it leaves.
type mainRow struct{}

// Layout places the main act, then the square.
func (*mainRow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	left := float32(0)
	for i, o := range objects {
		width := size.Height
		if i == 0 {
			width = size.Width - float32(len(objects)-1)*(size.Height+rowGap)
		}
		place(o, left, 0, width, size.Height)
		left += width + rowGap
	}
}

// MinSize is as high as the highest.
func (*mainRow) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := fyne.Size{}
	for _, o := range objects {
		least = fyne.NewSize(least.Width+o.MinSize().Width+rowGap, max(least.Height, o.MinSize().Height))
	}
	return least.SubtractWidthHeight(rowGap, 0)
}
