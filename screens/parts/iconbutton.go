package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// IconButton is a square button that shows only an icon; its label is said by screen readers.
type IconButton struct {
	Control
	icon     Icon
	outlined bool
	faint    bool                // its outline has no surface
	ink      fyne.ThemeColorName // of the icon; "": that of text
	held     *repeat             // nil: holding it does nothing
	surface  *canvas.Rectangle
	sign     *canvas.Image
}

// NewIconButton is an icon button without an outline.
func NewIconButton(icon Icon, label string, tap func()) *IconButton {
	b := &IconButton{Control: Control{Label: label, Tap: tap}, icon: icon}
	b.surface, b.sign = &canvas.Rectangle{}, &canvas.Image{FillMode: canvas.ImageFillContain}
	least := func() float32 { return max(box.Size(b, look.TapTarget), b.side()+2*box.Size(b, look.Grid)) }
	b.Build(b, container.NewStack(b.surface, box.AtLeast(box.Middle(box.Square(b.sign, b.side)), least, least)), b.Radius, b.dress)
	return b
}

// dress copies what it is into surface and sign.
func (b *IconButton) dress() {
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
	box.Dress(b, b.surface, b.Fill(rest), outline)
	ink := look.Text
	if b.ink != "" {
		ink = b.ink
	}
	DrawIcon(b, b.sign, b.icon, b.Ink(ink))
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
	if b.icon == icon && b.Label == label {
		return
	}
	b.icon, b.Label = icon, label
	b.Refresh()
}

// SetInk draws the icon in another colour than that of text; "" in that one.
func (b *IconButton) SetInk(ink fyne.ThemeColorName) {
	if b.ink != ink {
		b.ink = ink
		b.Refresh()
	}
}

// Icon is what it shows.
func (b *IconButton) Icon() Icon { return b.icon }

// side is the length of the icon's sides.
func (b *IconButton) side() float32 { return box.Size(b, look.Label) * 1.35 }
