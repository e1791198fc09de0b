package sea

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
)

// The wave rises for the first part of its time, stands over everything, and runs off.
const (
	breakUp   = 0.62
	breakDown = 0.72
)

// Breaker is the wave that breaks over the whole screen when the time is out: it rises from below, covers everything, and
// runs off. Nothing moves but its place.
type Breaker struct {
	widget.BaseWidget
	waves [2]*swell
}

// NewBreaker is a wave that can't be seen yet.
func NewBreaker() *Breaker {
	b := &Breaker{}
	b.waves[0] = newSwell(wavelet{long: 760, high: 74, thick: 5, inner: 30, speed: 300, behind: 0.3})
	b.waves[1] = newSwell(wavelet{long: 980, high: 92, thick: 7, inner: 38, speed: -420, behind: 0.6})
	b.Hide()
	b.ExtendBaseWidget(b)
	return b
}

// SetTones gives it the colours of the sea.
func (b *Breaker) SetTones(tones look.Tones) {
	b.waves[0].dye(tones.Water[0], tones.Foam[0])
	b.waves[1].dye(tones.Water[2], tones.Foam[2])
}

// Covers reports whether the wave hides everything at a share of its time, or has done so.
func Covers(share float64) bool { return share >= breakUp }

// SetFrame shows the wave at a share of its time, 0 to 1.
func (b *Breaker) SetFrame(share float64) {
	box.SetVisible(b, share >= 0 && share < 1)
	if !b.Visible() || b.Size().Height <= 0 {
		return
	}
	area := b.Size()
	over := area.Height + 2*b.waves[1].height()
	for i, w := range b.waves {
		lag := float32(i) * 0.12 * area.Height
		top := area.Height + lag - (over+lag)*float32(climb(share))
		w.place(area.Width, top, area.Height+w.height(), 1)
		w.move(share * 1.4)
	}
}

// climb is how high the wave stands, 0 to 1: it gathers, then breaks, then runs off.
func climb(share float64) float64 {
	switch {
	case share < breakUp:
		rise := share / breakUp
		return rise * rise * (1.6 - 0.6*rise)
	case share < breakDown:
		return 1
	}
	fall := (share - breakDown) / (1 - breakDown)
	return 1 - fall*fall*(3-2*fall)
}

// CreateRenderer draws both waves.
func (b *Breaker) CreateRenderer() fyne.WidgetRenderer {
	var objects []fyne.CanvasObject
	for _, w := range b.waves {
		objects = append(objects, w.water, w.crest)
	}
	return box.Draw(b, box.Scene{
		Objects: objects,
		Min:     func() fyne.Size { return fyne.NewSize(1, 1) },
		Layout:  func(fyne.Size) {},
		Refresh: func() {},
	})
}
