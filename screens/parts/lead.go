package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// A picture at the head of a page has this share of the width, but no more device-independent pixels than leadMost.
const (
	leadShare = 0.38
	leadMost  = 240
)

// NewLead is the head of a page: a picture, and words beside it.
func NewLead(picture Picture, words fyne.CanvasObject) *fyne.Container {
	return container.New(&lead{}, NewPicture(picture), words)
}

// leadWords is the least width of the words beside a picture, in sizes of body text; narrower ones stand under it.
const leadWords = 9

// leadHigh is how many times as high as the picture the words beside it are at most; higher ones stand under it.
const leadHigh = 2.5

// lead has the picture at the left, and the lower of both in the middle of the height; where the words have no room there, it
// has the picture above them.
type lead struct{ above bool }

// Layout places both.
func (l *lead) Layout(objects []fyne.CanvasObject, area fyne.Size) {
	picture, words := objects[0], objects[1]
	wide, gap := min(area.Width*leadShare, leadMost), box.Named(look.Gap)()
	rest := max(0, area.Width-wide-gap)
	l.above = rest < leadWords*box.Named(look.Body)() || box.HeightAt(words, rest) > leadHigh*wide/2
	if l.above {
		box.Place(picture, 0, 0, area.Width, area.Width/2)
		box.Place(words, 0, area.Width/2+gap, area.Width, box.HeightAt(words, area.Width))
		return
	}
	high := box.HeightAt(words, rest)
	box.Place(picture, 0, max(0, (area.Height-wide/2)/2), wide, wide/2)
	box.Place(words, wide+gap, max(0, (area.Height-high)/2), rest, high)
}

// MinSize is as high as the higher one at the present width, or both.
func (l *lead) MinSize(objects []fyne.CanvasObject) fyne.Size {
	picture, words := objects[0], objects[1]
	if l.above {
		return fyne.NewSize(words.MinSize().Width, picture.Size().Height+box.Named(look.Gap)()+words.MinSize().Height)
	}
	return fyne.NewSize(words.MinSize().Width/(1-leadShare)+box.Named(look.Gap)(), max(picture.Size().Height, words.MinSize().Height))
}
