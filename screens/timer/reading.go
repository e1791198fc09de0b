package timer

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/parts"
)

// reading is what is read under the disc: one word about the state, or the digits of the last tenth of the time, or both.
// It keeps the height of the digits, so that nothing moves when they appear.
type reading struct {
	word   *parts.Words
	digits *parts.Digits
	box    *fyne.Container
}

func newReading() *reading {
	r := &reading{word: parts.NewTable("").Centred(), digits: parts.NewDigits()}
	r.box = container.New(r, r.word, r.digits)
	return r
}

// Show changes both; "" hides one. It reports whether one came or went, so that all has to be laid out anew.
func (r *reading) Show(word, digits string) bool {
	moved := r.word.Visible() != (word != "") || r.digits.Visible() != (digits != "")
	r.word.SetText(word)
	r.digits.SetText(digits)
	parts.SetVisible(r.word, word != "")
	parts.SetVisible(r.digits, digits != "")
	return moved
}

// Layout centres the word where it stands alone, and puts it above the digits where there are any.
func (r *reading) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	word := float32(0)
	if r.word.Visible() {
		word = parts.HeightAt(r.word, size.Width)
	}
	if !r.digits.Visible() {
		parts.Place(r.word, 0, (size.Height-word)/2, size.Width, word)
		return
	}
	parts.Place(r.word, 0, 0, size.Width, word)
	parts.Place(r.digits, 0, word, size.Width, size.Height-word)
}

// MinSize is the digits', and the word's above them where both are there.
func (r *reading) MinSize([]fyne.CanvasObject) fyne.Size {
	least := r.digits.MinSize()
	if !r.word.Visible() {
		return least
	}
	word := r.word.MinSize()
	if r.digits.Visible() {
		return fyne.NewSize(max(least.Width, word.Width), least.Height+word.Height)
	}
	return least.Max(word)
}
