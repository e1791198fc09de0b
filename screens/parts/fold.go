package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// The signs of what folds and of lists that can be changed.
const (
	IconDown   Icon = "down"
	IconUp     Icon = "up"
	IconRemove Icon = "remove"
)

// Fold is a heading that shows or hides what stands under it, with a few words about what it holds.
type Fold struct {
	Control
	seat         int
	open         bool
	mark         *SeatMark
	title, words *Words
}

// NewFold is a heading; seat (from 1) brings the seat's mark, 0 none. tap is told that somebody wants it the other way.
func NewFold(seat int, title, words string, open bool, tap func()) *Fold {
	f := &Fold{Control: Control{Tap: tap}, seat: seat, mark: NewSeatMark(seat, 32)}
	f.title, f.words = NewBody(title).Bold(), NewLess(words)
	f.Extend(f)
	f.Set(words, open)
	return f
}

// Set changes the words and whether it is open.
func (f *Fold) Set(words string, open bool) {
	f.open = open
	f.words.SetText(words)
	f.words.Hidden = words == ""
	f.Label = f.title.Text()
	if words != "" {
		f.Label += ". " + words
	}
	f.Refresh()
}

// AccessibilityLabel is the heading, its words, and whether it is open.
func (f *Fold) AccessibilityLabel() string {
	if f.open {
		return f.Label + ". " + lang.L("Open")
	}
	return f.Label + ". " + lang.L("Closed")
}

// foldEdges are what is kept at the ends of a fold.
type foldEdges struct{ pad, left, right, side float32 }

func (f *Fold) edges() foldEdges {
	at := foldEdges{pad: box.Size(f, look.Grid) * 1.5, side: box.Size(f, look.Body) * 1.2}
	at.left, at.right = at.pad, at.side+2*at.pad
	if f.seat > 0 {
		at.left += f.mark.MinSize().Width + at.pad
	}
	return at
}

// CreateRenderer draws surface, mark, heading, words, arrow and ring.
func (f *Fold) CreateRenderer() fyne.WidgetRenderer {
	surface, arrow, ring := &canvas.Rectangle{}, &canvas.Image{FillMode: canvas.ImageFillContain}, NewRing()
	return box.Draw(f, box.Scene{
		Objects: append([]fyne.CanvasObject{surface, f.mark, f.title, f.words, arrow}, ring.Objects()...),
		Min: func() fyne.Size {
			at, least := f.edges(), f.title.MinSize()
			if f.words.Visible() {
				words := f.words.MinSize()
				least = fyne.NewSize(max(least.Width, words.Width), least.Height+words.Height)
			}
			return fyne.NewSize(least.Width+at.left+at.right, max(least.Height+2*at.pad, box.Size(f, look.TapTarget)))
		},
		Layout: func(area fyne.Size) {
			surface.Resize(area)
			ring.Layout(area)
			f.arrange(arrow, area)
		},
		Refresh: func() {
			box.Dress(f, surface, f.Fill(look.Card), look.Hairline)
			f.mark.Hidden = f.seat == 0
			f.title.Refresh()
			f.words.Refresh()
			sign := IconDown
			if f.open {
				sign = IconUp
			}
			DrawIcon(f, arrow, sign, look.TextLess)
			ring.Show(&f.Control, box.Size(f, look.Radius))
		},
	})
}

func (f *Fold) arrange(arrow *canvas.Image, area fyne.Size) {
	at := f.edges()
	room := area.Width - at.left - at.right
	title, words := box.HeightAt(f.title, room), float32(0)
	if f.words.Visible() {
		words = box.HeightAt(f.words, room)
	}
	top := (area.Height - title - words) / 2
	box.Place(f.title, at.left, top, room, title)
	box.Place(f.words, at.left, top+title, room, words)
	mark := f.mark.MinSize()
	box.Place(f.mark, at.pad, (area.Height-mark.Height)/2, mark.Width, mark.Height)
	box.Place(arrow, area.Width-at.pad-at.side, (area.Height-at.side)/2, at.side, at.side)
}
