package duckdealer

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// signSide is the side of each sign of a SignKey, in device-independent pixels.
const signSide = 24

// SignKey is several things that are chosen with one tap, as signs beside each other; a screen reader says them.
type SignKey struct {
	parts.Control
	signs []parts.Icon
}

// NewSignKey is a key for these signs; label says what they are.
func NewSignKey(label string, signs []parts.Icon, tap func()) *SignKey {
	k := &SignKey{Control: parts.Control{Label: label, Tap: tap}, signs: signs}
	k.Extend(k)
	return k
}

// Natural is the width of its signs.
func (k *SignKey) Natural() float32 {
	return max(float32(len(k.signs))*signSide+parts.Size(k, look.Grid), parts.Size(k, look.TapTarget))
}

// CreateRenderer draws surface, signs and ring.
func (k *SignKey) CreateRenderer() fyne.WidgetRenderer {
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
