package raidtrade

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/parts"
)

// hand are the cards of a hand as they lie before their player, as large as the window lets them be.
func (a *Feature) hand(t rules.Table, words []string) fyne.CanvasObject {
	if len(words) == 1 {
		return playCard(t, words[0], loneCard)
	}
	cards := container.New(&handLayout{app: a})
	for _, word := range words {
		cards.Add(playCard(t, word, leastCard))
	}
	return cards
}

// Measures of the cards of a hand: their width as a share of their height, their heights in device-independent pixels, and the
// share of the window's height that all of them take at most, at text step 1:
// larger words above them leave less.
const (
	cardShape = 0.72
	leastCard = 66
	mostCard  = 240
	handShare = 0.5
	wordsTake = 0.4
)

// handLayout lays cards in rows that are equally long, or nearly, so that the cards become as large as they can.
type handLayout struct {
	app   *Feature
	width float32
}

// arrange is how many cards lie in a row, and how high each of them is.
func (h *handLayout) arrange(cards int, width float32) (abreast int, high float32) {
	room := h.app.Size().Height * handShare / (1 + (parts.Scale(parts.CurrentTheme())-1)*wordsTake)
	for n := cards; n > 0; n-- {
		rows := (cards + n - 1) / n
		if rows > 1 && cards%n == 1 {
			continue // the last card would lie alone
		}
		wide := (width - float32(n-1)*parts.RowGap) / float32(n)
		fits := min(wide/cardShape, (room-float32(rows-1)*parts.RowGap)/float32(rows), mostCard)
		if fits > high {
			abreast, high = n, fits
		}
	}
	return max(1, abreast), max(leastCard, high)
}

// Layout places the cards, each row in the middle.
func (h *handLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	h.width = size.Width
	n, high := h.arrange(len(objects), size.Width)
	wide := high * cardShape
	for i, o := range objects {
		row := min(n, len(objects)-i/n*n)
		left := (size.Width - float32(row)*(wide+parts.RowGap) + parts.RowGap) / 2
		o.(*PlayCard).SetHeight(high)
		box.Place(o, left+float32(i%n)*(wide+parts.RowGap), float32(i/n)*(high+parts.RowGap), wide, high)
	}
}

// MinSize is two small cards wide, and as high as the rows are at the last width.
func (h *handLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := fyne.NewSize(2*leastCard*cardShape+parts.RowGap, leastCard)
	if h.width <= 0 {
		return least
	}
	n, high := h.arrange(len(objects), h.width)
	rows := (len(objects) + n - 1) / n
	return fyne.NewSize(least.Width, float32(rows)*(high+parts.RowGap)-parts.RowGap)
}
