package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// Face is what one player alone may see, and the same in words for a screen reader.
type Face struct {
	Object fyne.CanvasObject
	Spoken string
}

// NewFace is a card for a Hold: a large sign, its title, and words under it. The icon may be NoIcon and words "".
func NewFace(icon Icon, title, words string) Face {
	f := &faceCard{icon: icon, title: NewTable(title).Centred(), words: NewBody(words).Centred()}
	f.words.Hidden = words == ""
	f.ExtendBaseWidget(f)
	return Face{Object: f, Spoken: Sentences(title, words)}
}

// faceCard is a sign over a title over words, in the middle.
type faceCard struct {
	widget.BaseWidget
	icon         Icon
	title, words *Words
}

// side is the length of the sign's sides and the space under it.
func (f *faceCard) side() (side, gap float32) {
	if f.icon == NoIcon {
		return 0, 0
	}
	return box.Size(f, look.Table) * 1.8, box.Size(f, look.Grid)
}

// arrange places sign and words at that width and gives their height.
func (f *faceCard) arrange(width float32, put func(o fyne.CanvasObject, x, y, width, height float32), sign fyne.CanvasObject) float32 {
	side, y := f.side()
	put(sign, (width-side)/2, 0, side, side)
	y += side
	for _, words := range []*Words{f.title, f.words} {
		if words.Visible() {
			height := box.HeightAt(words, width)
			put(words, 0, y, width, height)
			y += height
		}
	}
	return y
}

// CreateRenderer draws sign, title and words.
func (f *faceCard) CreateRenderer() fyne.WidgetRenderer {
	sign := &canvas.Image{FillMode: canvas.ImageFillContain}
	return box.Draw(f, box.Scene{
		Objects: []fyne.CanvasObject{sign, f.title, f.words},
		Min: func() fyne.Size {
			height := f.arrange(max(f.Size().Width, 1), func(fyne.CanvasObject, float32, float32, float32, float32) {}, sign)
			return fyne.NewSize(max(f.title.MinSize().Width, f.words.MinSize().Width), height)
		},
		Layout: func(area fyne.Size) { f.arrange(area.Width, box.Place, sign) },
		Refresh: func() {
			DrawIcon(f, sign, f.icon, look.Accent)
			f.title.Refresh()
			f.words.Refresh()
		},
	})
}
