package screens

import (
	"time"

	"fyne.io/fyne/v2"

	"tablekeeper/screens/box"
	"tablekeeper/screens/parts"
)

// stage is the layout of the window: the bar at the top, under it what has to be said, then the page; over the lower half
// lies what is announced to the whole table.
type stage struct {
	ground fyne.CanvasObject // lies under all of it; nil: the window's own does
	bar    fyne.CanvasObject
	notice *parts.Notice
	closed *parts.Guard // lies for a moment where something was said and closed
	thumb  *parts.Guard // lies for a moment where a tap has changed what lies there
	after  func(time.Duration, func()) (stop func())
	page   fyne.CanvasObject
	card   *parts.EventCard
	guard  fyne.CanvasObject                                  // lies where the card lies, or has just lain
	over   fyne.CanvasObject                                  // covers bar, notice and page, which are not there then; nil: nothing does
	clear  func() (at fyne.Position, room fyne.Size, ok bool) // where the page wants what is announced, on the page
	sized  func(fyne.Size)                                    // told each size of the window before anything is placed
}

// objects are all objects of the stage, in the order in which the Tab key goes through them; the card lies over the rest.
func (s *stage) objects() []fyne.CanvasObject {
	if s.over != nil {
		return []fyne.CanvasObject{s.over, s.card, s.guard, s.thumb}
	}
	objects := []fyne.CanvasObject{s.bar, s.notice, s.page, s.card, s.guard, s.closed, s.thumb}
	if s.ground != nil {
		return append([]fyne.CanvasObject{s.ground}, objects...)
	}
	return objects
}

// Layout places what is on the stage.
func (s *stage) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	s.sized(size)
	if s.over != nil {
		s.placeCard(size)
		box.Place(s.over, 0, 0, size.Width, size.Height)
		return
	}
	if s.ground != nil {
		box.Place(s.ground, 0, 0, size.Width, size.Height)
	}
	y := s.band(s.bar, 0, size.Width)
	if s.notice.Visible() {
		y = s.band(s.notice, y, size.Width)
	}
	s.page.Move(fyne.NewPos(0, y))
	s.page.Resize(fyne.NewSize(size.Width, max(0, size.Height-y)))
	s.placeCard(size)
}

// Touched keeps where the window was tapped.
func (s *stage) Touched(at fyne.Position) { s.thumb.Touch(at) }

// Changed lets the next tap in that place do nothing.
func (s *stage) Changed() { s.thumb.CoverTouch(s.after) }

// placeCard puts the announcement where the page wants it, else over the lower half.
func (s *stage) placeCard(size fyne.Size) {
	half := max(size.Height/2, box.HeightAt(s.card, size.Width))
	where, room := fyne.NewPos(0, size.Height-half), fyne.NewSize(size.Width, half)
	if at, free, ok := s.clear(); ok && s.over == nil {
		where, room = at.AddXY(0, s.page.Position().Y), free
	}
	box.Place(s.card, where.X, where.Y, room.Width, room.Height)
	box.Place(s.guard, where.X, where.Y, room.Width, room.Height)
}

// band puts an object at y over the whole width and gives the y beneath it.
func (s *stage) band(o fyne.CanvasObject, y, width float32) float32 {
	height := box.HeightAt(o, width)
	box.Place(o, 0, y, width, height)
	return y + height
}

// MinSize is a small phone's, and as low as a keyboard leaves one that lies on its side: pages scroll. What is higher than the
// window is cut off.
func (s *stage) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(320, 160) }
