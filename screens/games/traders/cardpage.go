package traders

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// cardPage shows a card as large as it can be, with what belongs to it under the card or, in a window that is wider than
// high, beside it. What has no room scrolls.
type cardPage struct {
	app  *Feature
	card *table.BigCard
	side fyne.CanvasObject
	size fyne.Size
}

// newCardPage places a card and what belongs to it, which may be nothing.
func newCardPage(a *Feature, card *table.BigCard, side fyne.CanvasObject) fyne.CanvasObject {
	content := container.New(&cardPage{app: a, card: card, side: side}, card, side)
	return parts.NewScroll(content)
}

const (
	cardShape = 1.44 // height of a card in shares of its width
	cardTall  = 1.7  // a card that has to hold many words may be so high
)

// beside reports whether the rest stands beside the card.
func (l *cardPage) beside() bool { return cardBeside(l.app) }

// cardBeside reports whether what belongs to a card stands beside it.
func cardBeside(a *Feature) bool {
	return a.Size().Width > a.Size().Height && a.Size().Width >= parts.LeastBoth
}

func (l *cardPage) theme(name fyne.ThemeSizeName) float32 {
	return parts.CurrentTheme().Size(name)
}

// widths are those of the card and of what is beside it, in a page of that size.
func (l *cardPage) widths(page fyne.Size) (card, side float32) {
	margin := l.theme(look.Margin)
	room := page.Width - 3*margin
	card = room * 0.55
	if !look.SideBySide(l.app.Size()) {
		card = min(card, max(320, (l.app.Size().Height-2*margin)/cardShape))
	}
	if l.side.MinSize().IsZero() {
		return card, -margin // no gap: the card stands alone in the middle
	}
	return card, min(room-card, parts.WidestSide*l.theme(look.Body)/16)
}

// Layout places both.
func (l *cardPage) Layout(_ []fyne.CanvasObject, page fyne.Size) {
	l.size = page
	margin, gap := l.theme(look.Margin), l.theme(look.Gap)
	if l.beside() {
		card, side := l.widths(page)
		left := (page.Width - card - side - margin) / 2
		height := max(l.card.Whole(card), min(page.Height-margin, card*cardTall))
		box.Place(l.card, left, max(0, (page.Height-margin-height)/2), card, height)
		if side <= 0 {
			return
		}
		rest := box.HeightAt(l.side, side)
		box.Place(l.side, left+card+margin, max(0, (page.Height-margin-rest)/2), side, rest)
		return
	}
	width := min(page.Width-2*margin, l.theme(look.Reading))
	rest := box.HeightAt(l.side, width)
	room := page.Height - margin - gap - rest
	height := max(l.card.Whole(width), min(room, width*cardTall))
	box.Place(l.card, (page.Width-width)/2, max(0, (room-height)/2), width, height)
	box.Place(l.side, (page.Width-width)/2, max(room, height)+gap, width, rest)
}

// MinSize is what both need at the last width.
func (l *cardPage) MinSize([]fyne.CanvasObject) fyne.Size {
	least := fyne.NewSize(200, 100)
	if l.size.Width == 0 {
		return least
	}
	margin, gap := l.theme(look.Margin), l.theme(look.Gap)
	card, side := l.card.Whole(l.card.Size().Width), l.side.MinSize().Height
	if l.beside() {
		return fyne.NewSize(least.Width, max(card, side)+margin)
	}
	return fyne.NewSize(least.Width, card+side+gap+margin)
}
