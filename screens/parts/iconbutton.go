package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/screens/look"
)

// IconButton is a square button that shows only an icon; its label is said by screen readers.
type IconButton struct {
	control
	icon     Icon
	outlined bool
	faint    bool    // its outline has no surface
	held     *repeat // nil: holding it does nothing
}

// NewIconButton is an icon button without an outline.
func NewIconButton(icon Icon, label string, tap func()) *IconButton {
	b := &IconButton{control: control{label: label, tap: tap}, icon: icon}
	b.extend(b)
	return b
}

// Outlined gives it an outline and a surface; it returns the button, for use after the constructor.
func (b *IconButton) Outlined() *IconButton {
	b.outlined = true
	b.Refresh()
	return b
}

// SetFaint takes the surface within the outline away, so that what lies beneath is seen, or gives it back.
func (b *IconButton) SetFaint(faint bool) {
	if b.faint != faint {
		b.faint = faint
		b.Refresh()
	}
}

// Set changes icon and label together, such as mute to sound.
func (b *IconButton) Set(icon Icon, label string) {
	if b.icon == icon && b.label == label {
		return
	}
	b.icon, b.label = icon, label
	b.Refresh()
}

// Icon is what it shows.
func (b *IconButton) Icon() Icon { return b.icon }

// CreateRenderer draws surface, icon and ring.
func (b *IconButton) CreateRenderer() fyne.WidgetRenderer {
	surface, icon, ring := &canvas.Rectangle{}, &canvas.Image{FillMode: canvas.ImageFillContain}, newRing()
	return newScene(&scene{
		of:      b,
		objects: append([]fyne.CanvasObject{surface, icon}, ring.objects()...),
		min: func() fyne.Size {
			return fyne.NewSquareSize(max(size(b, look.TapTarget), b.side()+2*size(b, look.Grid)))
		},
		layout: func(area fyne.Size) {
			surface.Resize(area)
			ring.layout(area)
			side := b.side()
			Place(icon, (area.Width-side)/2, (area.Height-side)/2, side, side)
		},
		refresh: func() {
			rest, outline := fyne.ThemeColorName(""), fyne.ThemeColorName("")
			if b.outlined {
				rest, outline = look.Card, look.Outline
			}
			if b.faint {
				rest = ""
			}
			if b.outlined && b.disabled {
				rest, outline = look.Raised, ""
			}
			dress(b, surface, b.fill(rest), outline)
			drawIcon(b, icon, b.icon, b.ink(look.Text))
			ring.show(&b.control, size(b, look.Radius))
		},
	})
}

// side is the length of the icon's sides.
func (b *IconButton) side() float32 { return size(b, look.Label) * 1.35 }
