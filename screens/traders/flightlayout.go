package traders

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// flightLayout keeps what throws at the lower end, under the thumb, and above it what is counted and chosen, so that none of it
// moves with what is thrown. What lies on the table is in the middle of the room above or, in a window that is wider than high, of
// the left half.
type flightLayout struct {
	table fyne.CanvasObject // scrolls
	side  fyne.CanvasObject // what is counted and chosen, where it stands beside; it scrolls too
	keys  fyne.CanvasObject // the rest
}

func newFlightLayout(a *Feature, stage, rest, roll fyne.CanvasObject) fyne.CanvasObject {
	l := &flightLayout{table: parts.Scrolling(container.New(amid{0.5}, stage))}
	if cardBeside(a) {
		l.side, l.keys = parts.Scrolling(container.New(amid{1}, rest)), roll
		return container.New(l, l.table, l.side, l.keys)
	}
	l.keys = parts.NewColumn(rest, roll)
	return container.New(l, l.table, l.keys)
}

// Layout places all.
func (l *flightLayout) Layout(_ []fyne.CanvasObject, page fyne.Size) {
	margin, gap := parts.CurrentTheme().Size(look.Margin), parts.CurrentTheme().Size(look.Gap)
	if l.side == nil {
		width := min(page.Width-2*margin, parts.CurrentTheme().Size(look.Reading))
		left, high := (page.Width-width)/2, box.HeightAt(l.keys, width)
		box.Place(l.keys, left, page.Height-high-gap, width, high)
		box.Place(l.table, left, 0, width+parts.BarRoom, max(0, page.Height-high-2*gap))
		return
	}
	half := (page.Width - 2*margin - gap - parts.BarRoom) / 2
	left, high := margin+half+gap+parts.BarRoom, box.HeightAt(l.keys, half)
	box.Place(l.table, margin, 0, half+parts.BarRoom, page.Height-gap)
	box.Place(l.keys, left, page.Height-high-gap, half, high)
	box.Place(l.side, left, 0, half+parts.BarRoom, max(0, page.Height-high-2*gap))
}

// MinSize is small: all but the keys scrolls.
func (l *flightLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 100) }

// amid puts one object below a share of the height that it leaves: into the middle, or to the lower end.
type amid struct{ above float32 }

// Layout gives it all the width.
func (a amid) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	high := box.HeightAt(objects[0], size.Width)
	box.Place(objects[0], 0, max(0, size.Height-high)*a.above, size.Width, high)
}

// MinSize is the object's.
func (amid) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[0].MinSize() }

// flightPicture is as wide as its place and as high as the ship on it looks right, up to a share of the window.
type flightPicture struct {
	app   *Feature
	width float32
}

// flightShape is the height of the picture in shares of its width, flightHigh the most in shares of the window's height.
const (
	flightShape = 0.625
	flightHigh  = 0.4
)

// high is the height at a width.
func (l *flightPicture) high(width float32) float32 {
	return max(1, min(width*flightShape, l.app.Size().Height*flightHigh))
}

// Layout fills the place.
func (l *flightPicture) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	box.Place(objects[0], 0, 0, size.Width, l.high(size.Width))
}

// MinSize is that at the last width.
func (l *flightPicture) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(1, l.high(l.width))
}
