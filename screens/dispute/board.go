package dispute

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// onBoard is the board where words are places of it, else what finds them by their names: nobody says "r2c3".
func (p *disputePage) onBoard(find fyne.CanvasObject, words []string, chosen string, take func(word string)) fyne.CanvasObject {
	draw := p.app.AtTable(p.dispute.table).Map
	if draw == nil {
		return find
	}
	board := draw(p.dispute.table, words, chosen, take)
	if board == nil {
		return find
	}
	return container.New(boardRoom{}, board)
}

// boardRoom gives a board so much of a page that what stands over it and under it is still seen.
type boardRoom struct{}

const boardHeight = 320

func (boardRoom) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, boardHeight) }

func (boardRoom) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Resize(size)
	}
}
