package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/companion/wording"
	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// Progress shows how far long work has come, as a bar and in words.
type Progress struct {
	box.Widget
	label       string
	done, total int
	words       *Words
}

var _ fyne.Accessible = (*Progress)(nil)

// NewProgress is at the beginning.
func NewProgress(label string) *Progress {
	p := &Progress{label: label, words: NewBody(label)}
	slot, bar := &canvas.Rectangle{CornerRadius: barHeight / 2}, &canvas.Rectangle{CornerRadius: barHeight / 2}
	p.Build(p, box.Laid(func() fyne.Size {
		return p.words.MinSize().AddWidthHeight(0, box.Size(p, look.Grid)+barHeight)
	}, func(area fyne.Size) {
		box.Place(p.words, 0, 0, area.Width, box.HeightAt(p.words, area.Width))
		box.Place(slot, 0, area.Height-barHeight, area.Width, barHeight)
		box.Place(bar, 0, area.Height-barHeight, max(barHeight, area.Width*p.share()), barHeight)
	}, p.words, slot, bar), func() { slot.FillColor, bar.FillColor = box.Paint(p, look.Raised), box.Paint(p, look.Accent) })
	return p
}

// SetValue shows that so much of so much is done.
func (p *Progress) SetValue(done, total int) {
	if p.done == done && p.total == total {
		return
	}
	p.done, p.total = done, total
	p.words.SetText(p.AccessibilityLabel())
	p.Refresh()
}

// share is what is done, 0 to 1.
func (p *Progress) share() float32 {
	if p.total <= 0 {
		return 0
	}
	return min(1, float32(p.done)/float32(p.total))
}

// AccessibilityLabel is the label and how far it has come.
func (p *Progress) AccessibilityLabel() string {
	if p.total <= 0 {
		return p.label
	}
	return wording.L("{what}: {done} of {total}", p.label, p.done, p.total)
}

// barHeight is how high the bar is, in device-independent pixels.
const barHeight = 16
