package screens

import (
	"fyne.io/fyne/v2"

	"tablekeeper/screens/parts"
)

// stage is the layout of the window: the bar at the top, under it what has to be said, then the page; over the lower half
// lies what is announced to the whole table.
type stage struct {
	bar    *parts.TopBar
	notice *parts.Notice
	page   fyne.CanvasObject
	card   *parts.EventCard
	sized  func(fyne.Size) // told each size of the window before anything is placed
}

// objects are all objects of the stage, in the order in which the Tab key goes through them; the card lies over the rest.
func (s *stage) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{s.bar, s.notice, s.page, s.card}
}

// Layout places what is on the stage.
func (s *stage) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	s.sized(size)
	y := s.band(s.bar, 0, size.Width)
	if s.notice.Visible() {
		y = s.band(s.notice, y, size.Width)
	}
	s.page.Move(fyne.NewPos(0, y))
	s.page.Resize(fyne.NewSize(size.Width, max(0, size.Height-y)))
	half := max(size.Height/2, heightAt(s.card, size.Width))
	s.card.Move(fyne.NewPos(0, size.Height-half))
	s.card.Resize(fyne.NewSize(size.Width, half))
}

// band puts an object at y over the whole width and gives the y beneath it.
func (s *stage) band(o fyne.CanvasObject, y, width float32) float32 {
	height := heightAt(o, width)
	place(o, 0, y, width, height)
	return y + height
}

// MinSize is a small phone's: pages scroll.
func (s *stage) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(320, 320) }
