package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/screens/look"
)

// Key is one word that can be chosen, such as a card or a seat: a seat's mark, if it is one, and the word.
type Key struct {
	control
	seat   int
	greyed bool
	chosen bool
	mark   *SeatMark
	words  *Words
}

// NewKey is a word to be tapped; seat (from 1) brings the seat's mark, 0 none.
func NewKey(seat int, text string, tap func()) *Key {
	k := &Key{control: control{label: text, tap: tap}, seat: seat, mark: NewSeatMark(seat, 28), words: NewWords(text, look.Label, look.Text)}
	k.extend(k)
	return k
}

// Greyed shows that the word can't be chosen now; it can still be tapped, for the reason. It returns the key.
func (k *Key) Greyed() *Key {
	k.greyed = true
	k.words.SetColour(look.Greyed)
	k.Refresh()
	return k
}

// Chosen shows that it is the word that was chosen. It returns the key.
func (k *Key) Chosen() *Key {
	k.chosen = true
	k.words.Bold()
	k.Refresh()
	return k
}

// AccessibilityLabel is the word, and whether it is or can be chosen.
func (k *Key) AccessibilityLabel() string {
	switch {
	case k.greyed:
		return k.label + ". " + lang.L("Not possible now")
	case k.chosen:
		return k.label + ", " + lang.L("chosen")
	}
	return k.label
}

// lead is the width kept for the seat's mark.
func (k *Key) lead() float32 {
	if k.seat == 0 {
		return size(k, look.Gap)
	}
	return k.mark.MinSize().Width + 2*size(k, look.Grid) + size(k, look.Grid)/2
}

// natural is the width at which the word stands on one line.
func (k *Key) natural() float32 {
	return max(k.words.natural()+k.lead()+size(k, look.Gap), size(k, look.TapTarget)*1.25)
}

// CreateRenderer draws surface, mark, word and ring.
func (k *Key) CreateRenderer() fyne.WidgetRenderer {
	surface, ring := &canvas.Rectangle{}, newRing()
	return newScene(&scene{
		of:      k,
		objects: append([]fyne.CanvasObject{surface, k.mark, k.words}, ring.objects()...),
		min: func() fyne.Size {
			words := k.words.MinSize()
			return fyne.NewSize(
				max(words.Width+k.lead()+size(k, look.Gap), size(k, look.TapTarget)),
				max(words.Height+size(k, look.Grid), k.mark.MinSize().Height+size(k, look.Grid), size(k, look.TapTarget)))
		},
		layout: func(area fyne.Size) {
			surface.Resize(area)
			ring.layout(area)
			room := area.Width - k.lead() - size(k, look.Gap)
			wide := k.words.broad(room)
			height := heightFor(k.words, max(wide, 1))
			left := k.lead()
			if k.seat == 0 {
				left = (area.Width - wide) / 2
			}
			mark := k.mark.MinSize()
			place(k.mark, size(k, look.Grid), (area.Height-mark.Height)/2, mark.Width, mark.Height)
			place(k.words, left, (area.Height-height)/2, wide, height)
		},
		refresh: func() {
			rest, outline := look.Raised, look.Outline
			switch {
			case k.greyed:
				outline = look.Hairline
			case k.chosen:
				rest, outline = look.Pressed, look.Accent
			}
			dress(k, surface, k.fill(rest), outline)
			k.mark.Hidden = k.seat == 0
			k.mark.Refresh()
			k.words.Refresh()
			ring.show(&k.control, size(k, look.Radius))
		},
	})
}
