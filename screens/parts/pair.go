package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

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
	width float32
}

// newPair is a line with words before what they belong to.
func newPair(of box.Themed, words *Words, right fyne.CanvasObject) *fyne.Container {
	return container.New(&pair{of: of, words: words, right: right, wide: true}, words, right)
}

// Layout places both.
func (p *pair) Layout(_ []fyne.CanvasObject, area fyne.Size) {
	p.width = area.Width
	p.layout(0, 0, area.Width, area.Height)
}

// MinSize is the least size at the present width.
func (p *pair) MinSize([]fyne.CanvasObject) fyne.Size { return p.min(p.width) }

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
