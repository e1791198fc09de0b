package duckdealer

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// signSide is the side of each sign of a signKey, in device-independent pixels.
const signSide = 24

// signKey is several things that are chosen with one tap, as signs beside each other; a screen reader says them.
type signKey struct {
	parts.Control
	signs []parts.Icon
}

// newSignKey is a key for these signs; label says what they are.
func newSignKey(label string, signs []parts.Icon, tap func()) *signKey {
	k := &signKey{Control: parts.Control{Label: label, Tap: tap}, signs: signs}
	k.Extend(k)
	return k
}

// Natural is the width of its signs.
func (k *signKey) Natural() float32 {
	return max(float32(len(k.signs))*signSide+parts.Size(k, look.Grid), parts.Size(k, look.TapTarget))
}

// CreateRenderer draws surface, signs and ring.
func (k *signKey) CreateRenderer() fyne.WidgetRenderer {
	surface, ring := &canvas.Rectangle{}, parts.NewRing()
	objects := []fyne.CanvasObject{surface}
	images := make([]*canvas.Image, len(k.signs))
	for i := range images {
		images[i] = &canvas.Image{FillMode: canvas.ImageFillContain}
		objects = append(objects, images[i])
	}
	return parts.Draw(k, parts.Scene{
		Objects: append(objects, ring.Objects()...),
		Min:     func() fyne.Size { return fyne.NewSize(k.Natural(), parts.Size(k, look.TapTarget)) },
		Layout: func(area fyne.Size) {
			surface.Resize(area)
			ring.Layout(area)
			left := (area.Width - float32(len(images))*signSide) / 2
			for i, image := range images {
				parts.Place(image, left+float32(i)*signSide+1, (area.Height-signSide)/2+1, signSide-2, signSide-2)
			}
		},
		Refresh: func() {
			parts.Dress(k, surface, k.Fill(look.Raised), look.Outline)
			for i, image := range images {
				parts.DrawIcon(k, image, k.signs[i], look.Text)
			}
			ring.Show(&k.Control, parts.Size(k, look.Radius))
		},
	})
}
