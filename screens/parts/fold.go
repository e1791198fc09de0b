package parts

import (
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/wording"
	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// The signs of what folds and of lists that can be changed.
const (
	IconDown   Icon = "down"
	IconUp     Icon = "up"
	IconRemove Icon = "remove"
)

// Fold is a heading that shows or hides what is under it, with a few words about what it holds.
type Fold struct {
	Control
	open         bool
	title, words *Words
}

// aside is up to how many letters of the words stand at the right end of their heading: a number of things.
const aside = 3

// NewFold is a heading; tap is told that somebody wants it the other way.
func NewFold(title, words string, open bool, tap func()) *Fold {
	f := &Fold{Control: Control{Tap: tap}}
	f.title, f.words = NewBody(title).Bold(), NewLess(words)
	surface, arrow := &canvas.Rectangle{}, &canvas.Image{FillMode: canvas.ImageFillContain}
	pad := box.Times(look.Grid, 1.5)
	head := box.PadBy(box.Column(0, f.title, f.words), nil, pad)
	if words != "" && len(words) <= aside {
		head = box.Row(RowGap, box.Grow(box.Breaks(f.title)), f.words)
	}
	row := box.RowBy(pad, box.Breaks(head), box.Square(arrow, box.Times(look.Body, 1.2)))
	f.Build(f, container.NewStack(surface, box.AtLeast(box.PadBy(row, pad, nil), nil, box.Named(look.TapTarget))), f.Radius, func() {
		box.Dress(f, surface, f.Fill(look.Card), look.Hairline)
		sign := IconDown
		if f.open {
			sign = IconUp
		}
		DrawIcon(f, arrow, sign, look.TextLess)
	})
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
		return wording.L("{title}. Open", f.Label)
	}
	return wording.L("{title}. Closed", f.Label)
}
