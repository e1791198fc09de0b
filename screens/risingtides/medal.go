package risingtides

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/screens/box"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/table"
)

// medalKey is the sun over the waves between the islands: a tap opens the timer. The picture stands out of it on all sides, so that no
// island that can be tapped is near.
type medalKey struct {
	parts.Control
	picture *table.Ground
}

func newMedalKey() *medalKey {
	m := &medalKey{picture: table.NewGround(medalArt)}
	m.Label = lang.L("Timer")
	m.Extend(m)
	return m
}

// CreateRenderer draws the sun, and a ring round it while it has the focus.
func (m *medalKey) CreateRenderer() fyne.WidgetRenderer {
	ring := parts.NewRing()
	return box.Draw(m, box.Scene{
		Objects: append([]fyne.CanvasObject{m.picture}, ring.Objects()...),
		Min:     func() fyne.Size { return fyne.Size{} },
		Layout: func(area fyne.Size) {
			const out = targetGap / 2
			box.Place(m.picture, -out, -out, area.Width+2*out, area.Height+2*out)
			ring.Layout(area)
		},
		Refresh: func() {
			m.picture.Refresh()
			ring.Show(&m.Control, m.Size().Width/2)
		},
	})
}
