package parts

import (
	"fyne.io/fyne/v2"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// pair puts words at the left and what they belong to at the right; where they have no room side by side, the words
// stand above.
type pair struct {
	of    box.Themed
	words *Words
	right fyne.CanvasObject
	wide  bool // the right one takes all the width where it stands below
}

func (p *pair) beside(width float32) bool {
	return p.words.Natural()+box.Size(p.of, look.Gap)+box.Natural(p.right) <= width
}

// min is the least size at that width; before the first layout, side by side.
func (p *pair) min(width float32) fyne.Size {
	words, right := p.words.MinSize(), p.right.MinSize()
	least := fyne.NewSize(max(words.Width, right.Width), max(words.Height, right.Height))
	if width > 0 && !p.beside(width) {
		least.Height = words.Height + box.Size(p.of, look.Grid) + right.Height
	}
	return least
}

func (p *pair) layout(x, y, width, height float32) {
	if p.beside(width) {
		right := fyne.NewSize(box.Natural(p.right), p.right.MinSize().Height)
		room := width - right.Width - box.Size(p.of, look.Gap)
		words := box.HeightAt(p.words, room)
		box.Place(p.words, x, y+(height-words)/2, room, words)
		box.Place(p.right, x+width-right.Width, y+(height-right.Height)/2, right.Width, right.Height)
		return
	}
	words := box.HeightAt(p.words, width)
	box.Place(p.words, x, y, width, words)
	right := p.right.MinSize()
	if p.wide {
		right.Width = width
	}
	box.Place(p.right, x, y+words+box.Size(p.of, look.Grid), right.Width, box.HeightAt(p.right, right.Width))
}
