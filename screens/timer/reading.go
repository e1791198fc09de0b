package timer

import (
	"fyne.io/fyne/v2"

	"tablekeeper/screens/box"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/tidescape"
)

// reading is what is read above the disc or beside it: some words about the state or the turn, or the digits of the last
// tenth of the time, or both. It keeps its place, so that nothing moves when the words change.
type reading struct {
	word   *parts.Words
	less   *parts.Words // the same where there are digits
	digits *tidescape.Digits
	box    *fyne.Container
}

// readTight is how small what is read becomes, as a share of its letters, before it takes a second line, which lies on the disc of the
// smallest phones.
const readTight = 0.7

func newReading() *reading {
	r := &reading{word: parts.NewTable("").Centred().Squeezed(readTight), less: parts.NewSection("").Centred(), digits: tidescape.NewDigits()}
	r.word.Hide()
	r.less.Hide()
	r.digits.Hide()
	r.box = box.Laid(r.least, r.lay, r.word, r.less, r.digits)
	return r
}

// Show changes both; "" hides one. It reports whether one came or went, so that all has to be laid out anew.
func (r *reading) Show(word, digits string) bool {
	moved := word != r.word.Text() || r.digits.Visible() != (digits != "")
	r.word.SetText(word)
	r.less.SetText(word)
	r.digits.SetText(digits)
	box.SetVisible(r.word, word != "" && digits == "")
	box.SetVisible(r.less, word != "" && digits != "")
	box.SetVisible(r.digits, digits != "")
	return moved
}

// lowReading is the height, in shares of the width, below which digits have no room under the words: then both stand side by side.
const lowReading = 0.25

// lay centres the words where they stand alone, and puts them above the digits where there are any, or before them.
func (r *reading) lay(size fyne.Size) {
	word := box.HeightAt(r.word, size.Width)
	box.Place(r.word, 0, max(0, (size.Height-word)/2), size.Width, word)
	top, left := float32(0), float32(0)
	if r.less.Visible() {
		if top = box.HeightAt(r.less, size.Width); size.Height-top < size.Width*lowReading {
			left, top = box.Natural(r.less)+parts.RowGap, 0
			high := box.HeightAt(r.less, left)
			box.Place(r.less, 0, (size.Height-high)/2, left, high)
		} else {
			box.Place(r.less, 0, 0, size.Width, top)
		}
	}
	box.Place(r.digits, left, top, size.Width-left, max(0, size.Height-top))
}

// least is what the words need; the digits take what there is.
func (r *reading) least() fyne.Size {
	if !r.word.Visible() {
		return fyne.NewSize(1, 1)
	}
	return r.word.MinSize()
}
