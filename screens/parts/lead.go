package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/look"
)

// A picture at the head of a page has this share of the width, but no more device-independent pixels than leadMost.
const (
	leadShare = 0.38
	leadMost  = 240
)

// NewLead is the head of a page: a picture, and words beside it.
func NewLead(picture Picture, words fyne.CanvasObject) *fyne.Container {
	return container.New(lead{}, NewPicture(picture), words)
}

// lead has the picture at the left, and the lower of both in the middle of the height.
type lead struct{}

// Layout places both.
func (lead) Layout(objects []fyne.CanvasObject, area fyne.Size) {
	picture, words := objects[0], objects[1]
	wide, gap := min(area.Width*leadShare, leadMost), named(look.Gap)()
	rest := max(0, area.Width-wide-gap)
	high := HeightAt(words, rest)
	Place(picture, 0, max(0, (area.Height-wide/2)/2), wide, wide/2)
	Place(words, wide+gap, max(0, (area.Height-high)/2), rest, high)
}

// MinSize is as high as the higher one at the present width.
func (lead) MinSize(objects []fyne.CanvasObject) fyne.Size {
	picture, words := objects[0], objects[1]
	return fyne.NewSize(words.MinSize().Width/(1-leadShare)+named(look.Gap)(), max(picture.Size().Height, words.MinSize().Height))
}
